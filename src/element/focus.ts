import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Where the keyboard goes on, best first: the next thing to do, else the first checker that can move. */
const NEXT = ['.panel .button', '.button.filled:enabled', '.spot.usable'];

/**
 * A button that is pressed is often disabled or gone by then, and would take the keyboard's place with it.
 * The focus goes on to what can be done next, as soon as something can, unless the person has gone elsewhere.
 */
export class FocusKeeper implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #focused: Element | null = null;
  #homeless = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#focused = this.#host.shadowRoot?.activeElement ?? null;
  }

  hostUpdated(): void {
    const lost = this.#focused;
    if (lost instanceof HTMLButtonElement && (lost.disabled || !lost.isConnected))
      this.#homeless = true;
    else if (lost || this.#isElsewhere()) this.#homeless = false;
    if (this.#homeless) this.#goOn();
  }

  hostDisconnected(): void {
    this.#homeless = false;
  }

  #goOn(): void {
    const next = NEXT.map((selector) =>
      this.#host.shadowRoot?.querySelector<HTMLElement | SVGElement>(selector),
    ).find((found) => found);
    if (!next) return;
    this.#homeless = false;
    next.focus({ preventScroll: true });
  }

  #isElsewhere(): boolean {
    const root = this.#host.getRootNode();
    const active =
      root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    return active !== null && active !== this.#host && active !== this.#host.ownerDocument.body;
  }
}
