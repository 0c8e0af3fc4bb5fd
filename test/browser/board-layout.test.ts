import { LitElement, html } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LayoutController, boardStyles } from '../../src/board/board.js';

class LayoutProbe extends LitElement {
  static override styles = boardStyles;
  readonly layout = new LayoutController(this);
  readonly rendered: string[] = [];

  override render() {
    this.rendered.push(this.layout.layout);
    return html`<div style="height: 10px"></div>`;
  }
}
customElements.define('layout-probe', LayoutProbe);

let probe: LayoutProbe;

beforeEach(() => {
  probe = new LayoutProbe();
});

afterEach(() => {
  probe.remove();
});

/** Until the browser has told all observers of the present sizes. */
const painted = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function showAt(width: number): Promise<void> {
  probe.style.width = `${width}px`;
  if (!probe.isConnected) document.body.append(probe);
  await painted();
}

test('below 520 pixels the first paint is narrow already', async () => {
  await showAt(519);
  expect(probe.rendered).toEqual(['narrow']);
});

test('the layout follows the width of the element', async () => {
  await showAt(520);
  await showAt(400);
  await showAt(900);
  expect(probe.rendered).toEqual(['wide', 'narrow', 'wide']);
});

test('an element that is not displayed keeps its layout', async () => {
  await showAt(400);
  probe.style.display = 'none';
  await painted();
  expect(probe.layout.layout).toBe('narrow');
});

test('a removed element is no longer observed, and is again when it comes back', async () => {
  const disconnect = vi.spyOn(ResizeObserver.prototype, 'disconnect');
  await showAt(400);
  probe.remove();
  expect(disconnect).toHaveBeenCalledTimes(1);
  disconnect.mockRestore();
  await showAt(900);
  expect(probe.layout.layout).toBe('wide');
});
