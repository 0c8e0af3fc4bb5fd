import { nothing, svg, type SVGTemplateResult } from 'lit';
import { otherSide, SIDES, type Side } from '../game/index.js';
import { CHECKER, RIM, SLAB, shownOn, type Place } from './geometry.js';
import { caption } from './points.js';
import { POINTS, countOn, halfOfSide, isPinning, placeOn, type Scene } from './scene.js';
import type { BoardView, Spot } from './view-model.js';

/** All checkers that stand on points, on the bar and in the trays. */
export function checkers(scene: Scene): (SVGTemplateResult | typeof nothing)[] {
  const spots: readonly Spot[] = [...POINTS, 'bar'];
  return [
    ...POINTS.map((point) => pinned(scene, point)),
    ...SIDES.flatMap((side) => spots.map((spot) => stack(scene, spot, side))),
    ...SIDES.map((side) => slabs(scene, side)),
  ];
}

/** A checker around the origin: a ring is blue's, a diamond is red's. */
export function checker(side: Side, face: SVGTemplateResult = motifs[side]): SVGTemplateResult {
  return svg`
    <circle class="shade" cy="0.45" r=${CHECKER} />
    <circle class="face" r=${CHECKER - RIM / 2} stroke-width=${RIM} />
    ${face}
  `;
}

/** A high stack's count, and unseen what stands there while one of the checkers is on its way. */
function counted(side: Side, count: number, shown: number): SVGTemplateResult {
  const next = count - 1 > shown ? caption('count', count - 1) : motifs[side];
  return svg`<g class="counted">${caption('count', count)}</g><g class="one-less">${next}</g>`;
}

const motifs: Readonly<Record<Side, SVGTemplateResult>> = {
  blue: svg`<circle class="motif" r="2.55" />`,
  red: svg`<path class="motif" d="M0-2.75 2.75 0 0 2.75-2.75 0Z" />`,
};

/** Unseen checkers that animations lend a place to: one a side, or, where there is a bomb, one for each blot. */
export function flyers(view: BoardView): SVGTemplateResult[] {
  return SIDES.flatMap((side) =>
    Array.from(
      { length: Math.max(1, blotsToThrow(view, side)) },
      () => svg`<g class="flyer ${side}" data-flyer=${side}>${checker(side)}</g>`,
    ),
  );
}

function blotsToThrow({ strips, points }: BoardView, side: Side): number {
  const armed = SIDES.some((any) => strips[any].bomb !== undefined);
  return armed ? points.filter((stack) => stack?.side === side && stack.count === 1).length : 0;
}

/** The name by which an animation finds a stack. */
export function stackName(spot: Spot, side: Side): string {
  return `${side} ${spot}`;
}

function stack(scene: Scene, spot: Spot, side: Side): SVGTemplateResult | typeof nothing {
  const { view } = scene;
  const count = countOn(view, spot, side);
  if (count === 0) return nothing;
  const cue = cueOf(scene, spot, side);
  const shown = shownOn(spot, isPinning(view, spot));
  const visible = Math.min(count, shown);
  const face = count > shown ? counted(side, count, shown) : motifs[side];
  return svg`<g class="stack ${side}" data-stack=${stackName(spot, side)}>
    ${Array.from({ length: visible }, (_, below) => {
      const place = placeOn(scene, spot, side, below);
      return below === visible - 1 ? standing(place, side, cue, face) : standing(place, side);
    })}
  </g>`;
}

/** The checker under a stack of the other side, where a first one stands. */
function pinned(scene: Scene, point: number): SVGTemplateResult | typeof nothing {
  const { view, geometry } = scene;
  const stack = view.points[point];
  if (!stack?.pinned) return nothing;
  const side = otherSide(stack.side);
  const { x, y } = geometry.place(point, 'lower', 0);
  return svg`<g class=${side}>
    <g part="checker checker-${side} checker-pinned" class="pinned" data-pinned=${point}
      transform="translate(${x} ${y})">${checker(side)}</g>
  </g>`;
}

/** How a checker shows that it can move: `ready` while none is selected, and less while another one is. */
type Cue = 'none' | 'movable' | 'ready';

function cueOf({ view: { marks } }: Scene, spot: Spot, side: Side): Cue {
  if (marks?.side !== side || !marks.movable.includes(spot)) return 'none';
  return marks.selected === undefined && marks.choices.length === 0 ? 'ready' : 'movable';
}

function standing(
  { x, y }: Place,
  side: Side,
  cue: Cue = 'none',
  face = motifs[side],
): SVGTemplateResult {
  return svg`<g part="checker checker-${side}" class="checker ${cue === 'none' ? '' : 'movable'}"
    transform="translate(${x} ${y})">${checker(side, face)}${cue === 'ready' ? readyLine : nothing}</g>`;
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
