import { nothing, svg, type SVGTemplateResult } from 'lit';
import { SIDES, type Side } from '../game/index.js';
import { CHECKER, RIM, SLAB, STACK, type Place } from './geometry.js';
import { caption } from './points.js';
import { POINTS, countOn, halfOfSide, type Scene } from './scene.js';
import type { Spot } from './view-model.js';

/** All checkers that stand on points, on the bar and in the trays. */
export function checkers(scene: Scene): (SVGTemplateResult | typeof nothing)[] {
  const spots: readonly Spot[] = [...POINTS, 'bar'];
  return [
    ...SIDES.flatMap((side) => spots.map((spot) => stack(scene, spot, side))),
    ...SIDES.map((side) => slabs(scene, side)),
  ];
}

/** A checker around the origin: a ring is blue's, a diamond is red's; or, on a high stack, its count. */
export function checker(side: Side, count = 1): SVGTemplateResult {
  return svg`
    <circle class="shade" cy="0.45" r=${CHECKER} />
    <circle class="face" r=${CHECKER - RIM / 2} stroke-width=${RIM} />
    ${count > STACK ? counted(side, count) : motifs[side]}
  `;
}

/** The count, and unseen what stands there while one of the checkers is on its way. */
function counted(side: Side, count: number): SVGTemplateResult {
  const next = count - 1 > STACK ? caption('count', count - 1) : motifs[side];
  return svg`<g class="counted">${caption('count', count)}</g><g class="one-less">${next}</g>`;
}

const motifs: Readonly<Record<Side, SVGTemplateResult>> = {
  blue: svg`<circle class="motif" r="2.55" />`,
  red: svg`<path class="motif" d="M0-2.75 2.75 0 0 2.75-2.75 0Z" />`,
};

/** Two unseen checkers that animations lend a place to. */
export function flyers(): SVGTemplateResult[] {
  return SIDES.map((side) => svg`<g class="flyer ${side}" data-flyer=${side}>${checker(side)}</g>`);
}

/** The name by which an animation finds a stack. */
export function stackName(spot: Spot, side: Side): string {
  return `${side} ${spot}`;
}

function stack(scene: Scene, spot: Spot, side: Side): SVGTemplateResult | typeof nothing {
  const { view, geometry } = scene;
  const count = countOn(view, spot, side);
  if (count === 0) return nothing;
  const cue = cueOf(scene, spot, side);
  const visible = Math.min(count, STACK);
  return svg`<g class="stack ${side}" data-stack=${stackName(spot, side)}>
    ${Array.from({ length: visible }, (_, below) => {
      const top = below === visible - 1;
      const place = geometry.place(spot, halfOfSide(view, side), below);
      return top ? standing(place, side, cue, count) : standing(place, side);
    })}
  </g>`;
}

/** How a checker shows that it can move: `ready` while none is selected, and less while another one is. */
type Cue = 'none' | 'movable' | 'ready';

function cueOf({ view: { marks } }: Scene, spot: Spot, side: Side): Cue {
  if (marks?.side !== side || !marks.movable.includes(spot)) return 'none';
  return marks.selected === undefined && marks.choices.length === 0 ? 'ready' : 'movable';
}

function standing({ x, y }: Place, side: Side, cue: Cue = 'none', count = 1): SVGTemplateResult {
  return svg`<g part="checker checker-${side}" class="checker ${cue === 'none' ? '' : 'movable'}"
    transform="translate(${x} ${y})">${checker(side, count)}${cue === 'ready' ? readyLine : nothing}</g>`;
}

/** A fine line inside the rim, on a motif and on a count alike. */
const readyLine = svg`<circle class="ready-edge" r="3.72" /><circle class="ready" r="3.72" />`;

/** Borne-off checkers lie on edge in their tray. */
function slabs({ view, geometry }: Scene, side: Side): SVGTemplateResult | typeof nothing {
  const half = halfOfSide(view, side);
  if (!geometry.tray(half)) return nothing;
  const { width, height } = SLAB;
  return svg`<g class="slabs ${side}">
    ${Array.from({ length: view.off[side] }, (_, below) => {
      const { x, y } = geometry.place('off', half, below);
      return svg`<rect part="checker checker-${side}" class="slab" x=${x - width / 2} y=${y - height / 2}
        width=${width} height=${height} rx="0.6" />`;
    })}
  </g>`;
}
