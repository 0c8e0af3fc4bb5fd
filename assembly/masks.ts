import { BAR, HOME, OFF, POINTS } from './turn-state';

/**
 * Sets of points: bit p stands for point p, bit 0 for borne off, bit 25 for the bar.
 * A side's 26 counts fill two vectors, lanes 0..15 and 16..25; what lies in the lanes above is ignored.
 */

const UPPER: u32 = (1 << (BAR + 1 - 16)) - 1;

@inline
export function pointsWhere(lower: v128, upper: v128): u32 {
  return (<u32>i8x16.bitmask(lower)) | (((<u32>i8x16.bitmask(upper)) & UPPER) << 16);
}

@inline
export function bit(point: i32): u32 {
  return <u32>1 << point;
}

/** The highest of a set of points, -1 of none. */
@inline
export function highest(points: u32): i32 {
  return 31 - clz(<i32>points);
}

/** Where a side has checkers that are not pinned; bit 0 for those borne off. */
@inline
export function movablePoints(counts: usize): u32 {
  const none = i8x16.splat(0);
  return pointsWhere(i8x16.gt_s(v128.load(counts), none), i8x16.gt_s(v128.load(counts, 16), none));
}

/** The points 1..25 where a side has checkers, pinned ones included. */
@inline
export function occupiedPoints(counts: usize): u32 {
  const none = i8x16.splat(0);
  return (
    pointsWhere(i8x16.ne(v128.load(counts), none), i8x16.ne(v128.load(counts, 16), none)) & ~bit(OFF)
  );
}

/** The points where a side's checker is pinned. */
@inline
export function pinnedPoints(counts: usize): u32 {
  const none = i8x16.splat(0);
  return pointsWhere(i8x16.lt_s(v128.load(counts), none), i8x16.lt_s(v128.load(counts, 16), none));
}

/** Points 1..24. */
export const FIELD: u32 = bit(POINTS + 1) - bit(1);
/** Points 1..6. */
export const HOME_POINTS: u32 = bit(HOME + 1) - bit(1);

/** The points 1..24 where a side has two or more checkers. */
@inline
export function madePoints(counts: usize): u32 {
  const one = i8x16.splat(1);
  return (
    pointsWhere(i8x16.gt_s(v128.load(counts), one), i8x16.gt_s(v128.load(counts, 16), one)) & FIELD
  );
}

/** The points 1..24 with exactly one checker. */
@inline
export function lonePoints(counts: usize): u32 {
  const one = i8x16.splat(1);
  return pointsWhere(i8x16.eq(v128.load(counts), one), i8x16.eq(v128.load(counts, 16), one)) & FIELD;
}
