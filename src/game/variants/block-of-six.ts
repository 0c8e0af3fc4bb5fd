import { theirPoint, type Facing } from '../facing.js';
import type { Options } from '../options.js';
import { HOME, OFF, POINTS, type Counts, type Position } from '../position.js';

const SIX = 6;

/** Whether an enemy permits a block whose lowest point, in the enemy's numbers, is `lowest`. */
type Permits = (opp: Counts, lowest: number) => boolean;

const permits: Readonly<Record<Options['long.block'], Permits>> = {
  ahead: (opp, lowest) => standsUpTo(opp, lowest - 1),
  home: (opp) => standsUpTo(opp, HOME),
  free: () => true,
  none: () => false,
};

/** Whether a side has a checker on one of its points up to `last`, or off. */
function standsUpTo(counts: Counts, last: number): boolean {
  for (let point = OFF; point <= last; point++) if (counts[point] > 0) return true;
  return false;
}

/** Whether the mover has a block that is forbidden: six points in a row on the enemy's way (rules.md 3.6). */
export function hasForbiddenBlock(
  reading: Options['long.block'],
  facing: Facing,
  { own, opp }: Position,
): boolean {
  let held = 0;
  for (let number = 1; number <= POINTS; number++) {
    held = own[theirPoint(facing, number)] > 0 ? held + 1 : 0;
    if (held === SIX && !permits[reading](opp, number - SIX + 1)) return true;
  }
  return false;
}
