import { otherSide, type Side } from '../game/index.js';
import { geometryOf, type Geometry, type Half, type Layout, type Place } from './geometry.js';
import type { BoardView, Intents, Spot } from './view-model.js';

/** What every drawing function needs: what to show, where, and whom to tell. */
export interface Scene {
  readonly view: BoardView;
  readonly intents: Intents;
  readonly geometry: Geometry;
}

/** Where everything of a view is. */
export function geometryFor({ mirrored, homes }: BoardView, layout: Layout): Geometry {
  return geometryOf(layout, mirrored, homes);
}

/** Points in the order a person at the bottom moves along them. */
export const POINTS: readonly number[] = Array.from({ length: 24 }, (_, index) => 24 - index);

/** The upper side first, as they are read. */
export function sidesFromTop({ bottom }: BoardView): readonly Side[] {
  return [otherSide(bottom), bottom];
}

/** The half that holds a side's checkers on the bar and off the board. */
export function halfOfSide({ bottom }: BoardView, side: Side): Half {
  return side === bottom ? 'lower' : 'upper';
}

/** How many checkers of a side stand on a spot. */
export function countOn(view: BoardView, spot: Spot, side: Side): number {
  if (typeof spot !== 'number') return view[spot][side];
  const stack = view.points[spot];
  return stack?.side === side ? stack.count : 0;
}

/** A checker of the other side is pinned under those that stand there. */
export function isPinning(view: BoardView, spot: Spot): boolean {
  return typeof spot === 'number' && view.points[spot]?.pinned === true;
}

/** Centre of the checker of a side that has `below` others of its own under it. */
export function placeOn(
  { view, geometry }: Pick<Scene, 'view' | 'geometry'>,
  spot: Spot,
  side: Side,
  below: number,
  pinning = isPinning(view, spot),
): Place {
  return geometry.place(spot, halfOfSide(view, side), below, pinning);
}

/** Something can be done with the spot now: it can be picked, left again or moved to. */
export function isUsable({ marks }: BoardView, spot: Spot, side: Side): boolean {
  if (!marks || (typeof spot !== 'number' && marks.side !== side)) return false;
  const { selected, movable, targets, choices } = marks;
  return selected === spot || [movable, targets, choices].some((spots) => spots.includes(spot));
}

/** Whether the spot is picked, as `aria-pressed`; undefined where a click would not pick a checker. */
export function pickedState(view: BoardView, spot: Spot, side: Side): 'true' | 'false' | undefined {
  if (!isUsable(view, spot, side) || isTarget(view, spot, side)) return undefined;
  return view.marks?.selected === spot ? 'true' : 'false';
}

/** The selected checker can go there. */
export function isTarget({ marks }: BoardView, spot: Spot, side: Side): boolean {
  return marks !== undefined && marks.side === side && marks.targets.includes(spot);
}
