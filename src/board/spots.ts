import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Side } from '../game/index.js';
import { POINTS, halfOfSide, isUsable, pickedState, sidesFromTop, type Scene } from './scene.js';
import { onKey } from './press.js';
import type { Spot } from './view-model.js';

/** Unseen areas over the drawing that take clicks and keys and carry the accessible names. */
export function spots(scene: Scene): (SVGTemplateResult | typeof nothing)[] {
  const { view } = scene;
  return [
    ...sidesFromTop(view).map((side) => spot(scene, 'bar', side)),
    ...POINTS.map((point) => spot(scene, point, view.marks?.side ?? view.bottom)),
    ...sidesFromTop(view).map((side) => spot(scene, 'off', side)),
  ];
}

/** Inside its area, so that the focus ring is not cut by a neighbour. */
const INSET = 0.35;

function spot(
  { view, intents, geometry }: Scene,
  spot: Spot,
  side: Side,
): SVGTemplateResult | typeof nothing {
  const area = geometry.area(spot, halfOfSide(view, side));
  if (!area) return nothing;
  const usable = isUsable(view, spot, side);
  const picked = pickedState(view, spot, side);
  const act = (): void => intents.spot(spot, side);
  return svg`<g class="spot ${usable ? 'usable' : ''}" data-spot=${spot} data-side=${side}
    role=${usable ? 'button' : 'img'} tabindex=${usable ? 0 : -1}
    aria-label=${view.spotLabel(spot, side)} aria-pressed=${picked ?? nothing} @click=${act} @keydown=${onKey(act)}>
    <rect class="area" x=${area.x} y=${area.y} width=${area.width} height=${area.height} />
    <rect class="focus" x=${area.x + INSET} y=${area.y + INSET} rx="0.6"
      width=${area.width - 2 * INSET} height=${area.height - 2 * INSET} />
  </g>`;
}
