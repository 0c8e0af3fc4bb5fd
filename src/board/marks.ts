import { nothing, svg, type SVGTemplateResult } from 'lit';
import { otherSide, type Side } from '../game/index.js';
import { CHECKER, shownOn, type Place } from './geometry.js';
import { countOn, halfOfSide, isPinning, placeOn, type Scene } from './scene.js';
import type { Marks, Spot } from './view-model.js';

/** Around a checker, wider than it; in an empty place, as wide as one. */
const AROUND = CHECKER + 0.25;
const EMPTY = CHECKER - 0.65;

/** Where the last play left from, hollow, and where it arrived, filled; in the mover's colour. */
export function lastMove({ view, geometry }: Scene): SVGTemplateResult | typeof nothing {
  const { lastMove } = view;
  if (!lastMove) return nothing;
  const { side, from, to } = lastMove;
  const half = halfOfSide(view, side);
  const mark = (name: string, spots: readonly Spot[]): SVGTemplateResult =>
    svg`<path class=${name} d=${spots.map((spot) => geometry.edgeMark(spot, half)).join('')} />`;
  return svg`<g class=${side}>
    ${mark('last left', from)}${mark('last reached', to)}
  </g>`;
}

/** Rings on the selected checker, on its targets, or on the checkers to choose from. */
export function marks(scene: Scene): SVGTemplateResult | typeof nothing {
  const { marks } = scene.view;
  if (!marks) return nothing;
  return svg`
    ${marks.choices.map((spot) => ring(topOf(scene, marks, spot), AROUND, 'choice'))}
    ${marks.selected === undefined ? nothing : ring(topOf(scene, marks, marks.selected), AROUND)}
    ${marks.targets.map((spot) => target(scene, marks, spot))}
  `;
}

/** Place of a spot's topmost checker. */
function topOf(scene: Scene, { side }: Marks, spot: Spot): Place {
  return placeOn(scene, spot, side, Math.max(0, countOn(scene.view, spot, side) - 1));
}

function target(scene: Scene, { side }: Marks, spot: Spot): SVGTemplateResult | typeof nothing {
  const { view } = scene;
  if (spot === 'off') return offTarget(scene, side);
  if (countOn(view, spot, otherSide(side)) > 0) {
    return ring(placeOn(scene, spot, side, 0), AROUND);
  }
  const count = countOn(view, spot, side);
  const place = placeOn(scene, spot, side, count);
  // A dot would hide the count of a high stack.
  return svg`${ring(place, EMPTY)}${count < shownOn(spot, isPinning(view, spot)) ? dot(place) : nothing}`;
}

/**
 * The ring takes the tray's shape, the dot lies where the checker will. In the narrow layout the strip's
 * counter carries the mark.
 */
function offTarget({ view, geometry }: Scene, side: Side): SVGTemplateResult | typeof nothing {
  const half = halfOfSide(view, side);
  const tray = geometry.tray(half);
  if (!tray) return nothing;
  const outline = (name: string): SVGTemplateResult =>
    svg`<rect class=${name} x=${tray.x} y=${tray.y} width=${tray.width} height=${tray.height} rx="0.8" />`;
  const landing = geometry.place('off', half, view.off[side]);
  return svg`${outline('mark-line')}${outline('mark')}${dot(landing)}`;
}

/** A band of the mark colour between two thin dark lines. */
function ring({ x, y }: Place, radius: number, name = ''): SVGTemplateResult {
  return svg`
    <circle class="mark-line ${name}" cx=${x} cy=${y} r=${radius} />
    <circle class="mark ${name}" cx=${x} cy=${y} r=${radius} />
  `;
}

function dot({ x, y }: Place): SVGTemplateResult {
  return svg`<circle class="mark-dot" cx=${x} cy=${y} r="1.15" />`;
}
