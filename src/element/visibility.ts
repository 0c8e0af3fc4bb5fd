import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Whether somebody can see its host: it is in the window, and the window's tab is shown. Draws it anew when that changes. */
export class Visibility implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #observer: IntersectionObserver | undefined;
  #isInWindow = true;
  readonly #update = (): void => this.#host.requestUpdate();

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  get isVisible(): boolean {
    return this.#isInWindow && this.#host.isConnected && !this.#host.ownerDocument.hidden;
  }

  hostConnected(): void {
    this.#observer = new IntersectionObserver((entries) => {
      const seen = entries[entries.length - 1].isIntersecting;
      if (seen === this.#isInWindow) return;
      this.#isInWindow = seen;
      this.#update();
    });
    this.#observer.observe(this.#host);
    this.#host.ownerDocument.addEventListener('visibilitychange', this.#update);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#host.ownerDocument.removeEventListener('visibilitychange', this.#update);
  }
}
