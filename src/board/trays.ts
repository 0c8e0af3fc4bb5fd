import { nothing, svg, type SVGTemplateResult } from 'lit';
import { box } from './points.js';
import { halfOfSide, sidesFromTop, type Scene } from './scene.js';

/** The empty trays of the wide layout. */
export function trays({ view, geometry }: Scene): (SVGTemplateResult | typeof nothing)[] {
  return sidesFromTop(view).map((side) => {
    const tray = geometry.tray(halfOfSide(view, side));
    return tray ? svg`<g part="tray" class="tray">${box(tray, 0.8)}</g>` : nothing;
  });
}
