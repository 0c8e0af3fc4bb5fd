import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Layout } from './geometry.js';

/** Below this width of the element, in CSS pixels, trays would make the points too thin. */
const NARROW_BELOW = 520;

/** Chooses the layout by the width of its host, before the first paint and whenever that width changes. */
export class LayoutController implements ReactiveController {
  layout: Layout = 'wide';
  readonly #host: ReactiveControllerHost & Element;
  #observer: ResizeObserver | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#fit(this.#host.clientWidth);
    this.#observer = new ResizeObserver(([entry]) => this.#fit(entry?.contentRect.width ?? 0));
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  /** A host that is not displayed has no width and keeps its layout. */
  #fit(width: number): void {
    const layout = width < NARROW_BELOW ? 'narrow' : 'wide';
    if (width === 0 || layout === this.layout) return;
    this.layout = layout;
    this.#host.requestUpdate();
  }
}
