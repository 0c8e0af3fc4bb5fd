/** Index of borne-off checkers in a side's counts. */
export const OFF = 0;
/** Index of the bar in a side's counts; also the pips that a checker there still has to go. */
export const BAR = 25;
/** Number of points on the board. */
export const POINTS = 24;
/** The highest point of a side's home board. */
export const HOME = 6;
/** The count of a point with one checker that is pinned there; only in games that pin. */
export const PINNED = -1;

/**
 * Checkers of one side, 26 numbers, indexed **from that side**: 0 = borne off, 1..24 = points, 25 = bar.
 * In games that pin, -1 is one checker, pinned.
 */
export type Counts = readonly number[];

/** A board as the side to move (`own`) sees it; each array is numbered from its own side. */
export interface Position {
  readonly own: Counts;
  readonly opp: Counts;
}

/** The same board from the other side. */
export function flip({ own, opp }: Position): Position {
  return { own: opp, opp: own };
}

/** Pips still to go: point number times checkers, a checker on the bar counts 25 (rules.md 1.5). */
export function pipCount(counts: Counts): number {
  let pips = 0;
  for (let point = 1; point <= BAR; point++) pips += point * Math.abs(counts[point]);
  return pips;
}

/** All checkers of a side, borne off included. */
export function checkerCount(counts: Counts): number {
  let checkers = 0;
  for (let point = OFF; point <= BAR; point++) checkers += Math.abs(counts[point]);
  return checkers;
}

/** The highest occupied number, 25 for the bar, 0 when all are off. */
export function highestPoint(counts: Counts): number {
  for (let point = BAR; point > OFF; point--) if (counts[point] !== 0) return point;
  return OFF;
}

/** A short text that is equal for equal positions only; for maps, not for people. */
export function positionKey({ own, opp }: Position): string {
  return countsKey(own) + countsKey(opp);
}

function countsKey(counts: Counts): string {
  return String.fromCharCode.apply(null, counts as number[]);
}

/** Orders positions as tuples of numbers, own counts first; the tie-break of both engines. */
export function comparePositions(a: Position, b: Position): number {
  return compareCounts(a.own, b.own) || compareCounts(a.opp, b.opp);
}

function compareCounts(a: Counts, b: Counts): number {
  for (let point = OFF; point <= BAR; point++)
    if (a[point] !== b[point]) return a[point] - b[point];
  return 0;
}

/** Counts from `[point, checkers]` pairs (`PINNED` for a pinned one); what the pairs leave out of `total` is borne off. */
export function countsOf(total: number, pairs: Iterable<readonly [number, number]>): Counts {
  const counts = new Array<number>(BAR + 1).fill(0);
  let placed = 0;
  for (const [point, checkers] of pairs) {
    counts[point] += checkers;
    placed += Math.abs(checkers);
  }
  counts[OFF] += total - placed;
  return counts;
}
