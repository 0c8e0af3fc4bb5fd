import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  chooseLanguage,
  loadOverriding,
  loadStrings,
  type Language,
  type OnBadText,
  type StringOverrides,
  type Strings,
} from '../locale/index.js';

/** Who speaks. */
type Speaker = ReactiveControllerHost &
  Element & {
    /** The host's own words. */
    readonly strings: StringOverrides | undefined;
  };

/** Follows the language that its host is to speak, also when the page changes it, and loads the words for it. */
export class LanguageWatch implements ReactiveController {
  readonly #host: Speaker;
  readonly #onBadText: OnBadText;
  #observer: MutationObserver | undefined;
  #spoken: { readonly language: Language; readonly strings: Strings } | undefined;
  #overriding: Awaited<ReturnType<typeof loadOverriding>> | undefined;

  constructor(host: Speaker, onBadText: OnBadText) {
    this.#host = host;
    this.#onBadText = onBadText;
    host.addController(this);
  }

  /** What is spoken, or, before there are words for anything, what will be. */
  get language(): Language {
    return this.#spoken?.language ?? this.#wanted;
  }

  /** The words of what is spoken; undefined before there are any. */
  get strings(): Strings | undefined {
    const strings = this.#spoken?.strings;
    return strings && this.#overriding
      ? this.#overriding(strings, this.#host.strings, this.#onBadText)
      : strings;
  }

  /** Whether that is what is to be spoken. */
  get isCurrent(): boolean {
    return this.#spoken?.language === this.#wanted && !this.#lacksOverriding;
  }

  get #lacksOverriding(): boolean {
    // Whoever sets properties from JavaScript may hand in anything.
    const own = (this.#host.strings as unknown) ?? undefined;
    return own !== undefined && !this.#overriding;
  }

  /** Loads the words that are to be spoken. Where they cannot be had the old ones stay, if there are some. */
  async load(): Promise<void> {
    try {
      while (!this.isCurrent) {
        if (this.#lacksOverriding) this.#overriding = await loadOverriding();
        const language = this.#wanted;
        this.#spoken = { language, strings: await loadStrings(language) };
      }
    } catch (fault) {
      if (!this.#spoken) throw fault;
    }
  }

  /** The host's own `lang`, the nearest ancestor's, also across shadow roots, or the browser's. */
  get #wanted(): Language {
    return chooseLanguage([...langsAround(this.#host), ...navigator.languages]);
  }

  hostConnected(): void {
    this.#observer = new MutationObserver(() => this.#host.requestUpdate());
    this.#observer.observe(this.#host.ownerDocument, {
      attributes: true,
      attributeFilter: ['lang'],
      subtree: true,
    });
    // Elsewhere in the page another language may be spoken.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }
}

function* langsAround(element: Element): Generator<string | null> {
  for (let node: Element | null = element; node; node = parentAcrossShadow(node)) {
    yield node.getAttribute('lang');
  }
}

function parentAcrossShadow(node: Element): Element | null {
  if (node.parentElement) return node.parentElement;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
