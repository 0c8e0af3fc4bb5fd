import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { chooseLanguage, type Language } from '../locale/index.js';

/** Follows the language that its host is to speak, also when the page changes it. */
export class LanguageWatch implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #observer: MutationObserver | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  /** The host's own `lang`, the nearest ancestor's, also across shadow roots, or the browser's. */
  get language(): Language {
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
