import { svg, type SVGTemplateResult } from 'lit';
import { FRAME_CORNER, type Box, type Geometry } from './geometry.js';
import { POINTS, type Scene } from './scene.js';

/** What never changes while a game lasts: frame, field, bar, points and their numbers. */
export function surface({ geometry }: Scene): SVGTemplateResult {
  const { width, height } = geometry;
  // Only themes of pure black and white show the hatching.
  const hatched = POINTS.filter(isSecondColour).map((point) => geometry.triangle(point));
  return svg`
    <pattern id="bgb-hatch" width="1.4" height="1.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="hatching" width="0.6" height="1.4" />
    </pattern>
    <rect part="frame" class="frame" width=${width} height=${height} rx=${FRAME_CORNER} />
    <g part="field" class="field">${box(geometry.field, 0.6)}</g>
    ${POINTS.map((point) => triangle(geometry, point))}
    <path class="hatch" d=${hatched.join('')} fill="url(#bgb-hatch)" />
    <g part="bar" class="bar">${box({ ...geometry.bar('upper'), height: geometry.field.height }, 0)}</g>
    ${POINTS.map((point) => number(geometry, point))}
  `;
}

/** A rectangle with rounded corners. */
export function box({ x, y, width, height }: Box, corner: number): SVGTemplateResult {
  return svg`<rect x=${x} y=${y} width=${width} height=${height} rx=${corner} />`;
}

/** Neighbours differ all the way round. */
function isSecondColour(point: number): boolean {
  return point % 2 === 0;
}

function triangle(geometry: Geometry, point: number): SVGTemplateResult {
  const colour = isSecondColour(point) ? 'point-b' : 'point-a';
  return svg`<path part="point" class="point ${colour}" d=${geometry.triangle(point)} />`;
}

function number(geometry: Geometry, point: number): SVGTemplateResult {
  const { x, y } = geometry.number(point);
  return svg`<g transform="translate(${x} ${y})">${caption('number', point)}</g>`;
}

/** Text around the origin. A tenth of ten times its size: browsers may refuse to draw very small fonts. */
export function caption(name: string, text: string | number): SVGTemplateResult {
  return svg`<text class=${name} transform="scale(0.1)" dy="0.36em">${text}</text>`;
}
