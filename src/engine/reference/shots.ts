import { BAR, ROLLS, rollWeight, type Counts } from '../../game/index.js';

/** Whether the side that hits may land on its point, 1..24. */
type IsOpen = (point: number) => boolean;

/**
 * How many of the 36 rolls let `hitters` reach the enemy blot on `blot` (their own number of that point),
 * with the points that are not open in the way and the bar entered first (evaluation.md, Shots).
 */
export function shots(hitters: Counts, isOpen: IsOpen, blot: number): number {
  let rolls = 0;
  for (const [high, low] of ROLLS) {
    const hits =
      high === low
        ? hitsWithDouble(hitters, isOpen, blot, high)
        : hitsDirectly(hitters, isOpen, blot, high, low) ||
          hitsDirectly(hitters, isOpen, blot, low, high) ||
          hitsWithSum(hitters, isOpen, blot, high, low);
    if (hits) rolls += rollWeight([high, low]);
  }
  return rolls;
}

/** One checker by one die; while a single checker waits on the bar, the other die must bring it in. */
function hitsDirectly(
  hitters: Counts,
  isOpen: IsOpen,
  blot: number,
  die: number,
  other: number,
): boolean {
  const from = blot + die;
  if (!stands(hitters, from)) return false;
  const waiting = hitters[BAR];
  return from === BAR || waiting === 0 || (waiting === 1 && isOpen(BAR - other));
}

/** One checker by both dice. */
function hitsWithSum(
  hitters: Counts,
  isOpen: IsOpen,
  blot: number,
  high: number,
  low: number,
): boolean {
  const from = blot + high + low;
  if (!stands(hitters, from) || hitters[BAR] !== (from === BAR ? 1 : 0)) return false;
  return isOpen(blot + high) || isOpen(blot + low);
}

/** One checker by one to four equal dice. */
function hitsWithDouble(hitters: Counts, isOpen: IsOpen, blot: number, die: number): boolean {
  const waiting = hitters[BAR];
  const mayFollow = waiting === 0 || isOpen(BAR - die);
  for (let steps = 1, from = blot + die; steps <= 4 && from <= BAR; steps++, from += die) {
    const inTime = steps <= 4 - (from === BAR ? waiting - 1 : waiting);
    if (hitters[from] > 0 && inTime && (from === BAR || mayFollow)) return true;
    if (!isOpen(from)) return false;
  }
  return false;
}

function stands(hitters: Counts, from: number): boolean {
  return from <= BAR && hitters[from] > 0;
}
