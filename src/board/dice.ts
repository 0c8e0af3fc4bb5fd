import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Side } from '../game/index.js';
import { DIE, DIE_CORNER, type Place } from './geometry.js';
import { onKey } from './press.js';
import { halfOfSide, sidesFromTop, type Scene } from './scene.js';
import type { BoardView, DieView, Intents } from './view-model.js';

/** The dice that lie on the board, each side's in its own half. */
export function dice({ view, intents, geometry }: Scene): SVGTemplateResult[] {
  return sidesFromTop(view).flatMap((side) => {
    const group = isCovered(view, side) ? [] : view.dice[side];
    const half = halfOfSide(view, side);
    return group.map((shown, index) =>
      die(shown, geometry.die(half, index, group.length), side, index, intents),
    );
  });
}

/** The cube that is offered to a side lies where its dice were. */
function isCovered({ cube }: BoardView, side: Side): boolean {
  return cube?.at.place === 'offered' && cube.at.side === side;
}

function die(
  { value, used, enabled, label }: DieView,
  { x, y }: Place,
  side: Side,
  index: number,
  intents: Intents,
): SVGTemplateResult {
  const act = (): void => intents.die(index, side);
  return svg`<g part="die" class="die ${used ? 'used' : ''} ${enabled ? 'usable' : ''}"
    data-die=${side} transform="translate(${x} ${y})" role=${enabled ? 'button' : 'img'}
    tabindex=${enabled ? 0 : -1} aria-label=${label} @click=${act} @keydown=${onKey(act)}>
    <g class="die-body">
      ${square('die-edge', 0.5)}${square('die-face', 0)}
      ${pips(value).map(([column, row]) => svg`<circle class="pip" cx=${column * 2.4} cy=${row * 2.4} r="0.88" />`)}
    </g>
    ${used ? square('used-edge', 0) : nothing}
    <rect class="focus" x=${-DIE / 2 - 0.5} y=${-DIE / 2 - 0.5} width=${DIE + 1} height=${DIE + 1} rx=${DIE_CORNER} />
  </g>`;
}

function square(name: string, drop: number): SVGTemplateResult {
  return svg`<rect class=${name} x=${-DIE / 2} y=${drop - DIE / 2} width=${DIE} height=${DIE} rx=${DIE_CORNER} />`;
}

/** Column and row, from -1 to 1, of every pip. */
function pips(value: number): readonly (readonly [number, number])[] {
  const has = (condition: boolean, ...places: (readonly [number, number])[]): typeof places =>
    condition ? places : [];
  return [
    ...has(value % 2 === 1, [0, 0]),
    ...has(value > 1, [-1, -1], [1, 1]),
    ...has(value > 3, [1, -1], [-1, 1]),
    ...has(value === 6, [-1, 0], [1, 0]),
  ];
}
