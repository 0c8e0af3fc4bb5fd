import { nothing, svg, type SVGTemplateResult } from 'lit';
import { CHECKER, CUBE, CUBE_CORNER, type Place } from './geometry.js';
import { caption } from './points.js';
import { halfOfSide, placeOn, POINTS, type Scene } from './scene.js';
import type { CubePlace } from './view-model.js';

/** The doubling cube: small on the bar, or, while it is offered, as large as there is room, before the side that answers. */
export function cube(scene: Scene): SVGTemplateResult | typeof nothing {
  const { cube } = scene.view;
  if (!cube) return nothing;
  const { value, at, label } = cube;
  const offered = at.place === 'offered';
  const { x, y, size } = seat(scene, at);
  return svg`<g part="cube ${offered ? 'cube-offered' : ''}" class="cube" data-cube=${at.place}
    transform="translate(${x} ${y})" role="img" aria-label=${label}>
    <g transform="scale(${size / CUBE})">
      ${square('cube-edge', 1, 0.4)}${square('cube-face')}${number(value === 1 ? 64 : value)}
    </g>
    ${offered ? svg`${square('mark-line', ringed(size))}${square('mark', ringed(size))}` : nothing}
  </g>`;
}

/** From face to face of a cube to from middle to middle of the ring around it. */
const RING = 0.9;
/** Between the ring and a checker. */
const CLEARANCE = 1;
const LARGEST = 14;
/** As many digits fit in full size, in any typeface; longer numbers are smaller. */
const FULL_SIZE_DIGITS = 2.2;

function seat(scene: Scene, at: CubePlace): Place & { readonly size: number } {
  const { view, geometry } = scene;
  if (at.place === 'middle') return { ...geometry.cube(undefined), size: CUBE };
  const half = halfOfSide(view, at.side);
  if (at.place === 'owned') return { ...geometry.cube(half), size: CUBE };
  const place = geometry.die(half, 0, 1);
  return { ...place, size: Math.min(LARGEST, 2 * (roomAround(scene, place) - CLEARANCE)) };
}

/** From the place, in the middle between two columns, up and down to the next checker of a stack in either. */
function roomAround(scene: Scene, place: Place): number {
  const { view, geometry } = scene;
  const distances = POINTS.flatMap((point) => {
    const stack = view.points[point];
    if (!stack) return [];
    const top = placeOn(scene, point, stack.side, stack.count - 1);
    return Math.abs(top.x - place.x) < 2 * CHECKER ? [Math.abs(top.y - place.y) - CHECKER] : [];
  });
  return Math.min(geometry.field.height / 2, ...distances);
}

function number(value: number): SVGTemplateResult {
  const digits = String(value).length;
  const scale = Math.min(1, FULL_SIZE_DIGITS / digits);
  return svg`<g transform="scale(${scale})">${caption('cube-number', value)}</g>`;
}

/** How many times larger than a cube on the bar the ring around one of that size is. */
function ringed(size: number): number {
  return (size + RING) / CUBE;
}

function square(name: string, scale = 1, drop = 0): SVGTemplateResult {
  const size = CUBE * scale;
  return svg`<rect class=${name} x=${-size / 2} y=${drop - size / 2} width=${size} height=${size}
    rx=${CUBE_CORNER * scale} />`;
}
