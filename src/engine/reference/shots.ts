import { BAR, POINTS, ROLLS, rollWeight, type Counts } from '../../game/index.js';

/**
 * How many of the 36 rolls let `hitters` reach the enemy blot on `blot` (their own number of that point),
 * with the points held by `targets` in the way and the bar entered first (evaluation.md, Shots).
 */
export function shots(hitters: Counts, targets: Counts, blot: number): number {
  let rolls = 0;
  for (const [high, low] of ROLLS) {
    const hits =
      high === low
        ? hitsWithDouble(hitters, targets, blot, high)
        : hitsDirectly(hitters, targets, blot, high, low) ||
          hitsDirectly(hitters, targets, blot, low, high) ||
          hitsWithSum(hitters, targets, blot, high, low);
    if (hits) rolls += rollWeight([high, low]);
  }
  return rolls;
}

/** One checker by one die; while a single checker waits on the bar, the other die must bring it in. */
function hitsDirectly(
  hitters: Counts,
  targets: Counts,
  blot: number,
  die: number,
  other: number,
): boolean {
  const from = blot + die;
  if (!stands(hitters, from)) return false;
  const waiting = hitters[BAR];
  return from === BAR || waiting === 0 || (waiting === 1 && isOpen(targets, BAR - other));
}

/** One checker by both dice. */
function hitsWithSum(
  hitters: Counts,
  targets: Counts,
  blot: number,
  high: number,
  low: number,
): boolean {
  const from = blot + high + low;
  if (!stands(hitters, from) || hitters[BAR] !== (from === BAR ? 1 : 0)) return false;
  return isOpen(targets, blot + high) || isOpen(targets, blot + low);
}

/** One checker by one to four equal dice. */
function hitsWithDouble(hitters: Counts, targets: Counts, blot: number, die: number): boolean {
  const waiting = hitters[BAR];
  const mayFollow = waiting === 0 || isOpen(targets, BAR - die);
  for (let steps = 1, from = blot + die; steps <= 4 && from <= BAR; steps++, from += die) {
    const inTime = steps <= 4 - (from === BAR ? waiting - 1 : waiting);
    if (hitters[from] > 0 && inTime && (from === BAR || mayFollow)) return true;
    if (!isOpen(targets, from)) return false;
  }
  return false;
}

function stands(hitters: Counts, from: number): boolean {
  return from <= BAR && hitters[from] > 0;
}

function isOpen(targets: Counts, point: number): boolean {
  return point <= POINTS && targets[BAR - point] < 2;
}
