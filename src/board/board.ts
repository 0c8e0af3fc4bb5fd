import { html, nothing, svg, type TemplateResult } from 'lit';
import { checkers, flyers } from './checkers.js';
import { controls } from './controls.js';
import { cube } from './cube.js';
import { dice } from './dice.js';
import type { Layout } from './geometry.js';
import { lastMove, marks } from './marks.js';
import { panel } from './panel.js';
import { surface } from './points.js';
import { geometryFor, sidesFromTop, type Scene } from './scene.js';
import { spots } from './spots.js';
import { strip } from './strips.js';
import { trays } from './trays.js';
import type { BoardView, Intents } from './view-model.js';

export type { Layout } from './geometry.js';
export { LayoutController } from './layout-controller.js';
export { boardStyles } from './styles.js';

/** The whole board with its strips and controls; needs `boardStyles` in the same root. */
export function renderBoard(view: BoardView, intents: Intents, layout: Layout): TemplateResult {
  const scene: Scene = { view, intents, geometry: geometryFor(view, layout) };
  const [top, bottom] = sidesFromTop(view).map((side) => strip(scene, side));
  return html`<div part="board" class="board ${layout}">
    ${top}
    <div class="table">${table(scene)} ${view.panel ? panel(view.panel, intents) : nothing}</div>
    ${bottom} ${controls(scene)}
  </div>`;
}

function table(scene: Scene): TemplateResult {
  const { view, intents, geometry } = scene;
  // Before what was clicked hears of it, so that a click can end a running animation wherever it falls.
  const skip = { handleEvent: () => intents.skip(), capture: true };
  return html`<svg
    class="drawing"
    viewBox="0 0 ${geometry.width} ${geometry.height}"
    role="group"
    aria-label=${view.label}
    @click=${skip}
  >
    <g aria-hidden="true">
      ${surface(scene)}${trays(scene)}${checkers(scene)}${lastMove(scene)}${marks(scene)}
    </g>
    ${spots(scene)}${dice(scene)}${cube(scene)}
    ${svg`<g class="flyers" aria-hidden="true">${flyers(view)}</g>`}
  </svg>`;
}
