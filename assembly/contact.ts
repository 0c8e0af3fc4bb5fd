import { pointsWhere } from './masks';
import { theirPoint } from './rules';
import { BAR, HASH, OPP, hashKey } from './turn-state';

/** What happens where the sides meet, the twin of src/game/contact.ts: `hit` (rules.md 1.1 and 3.1). */

/** The points that the enemy's checkers, given in my numbers, close to me. */
@inline
export function closedPoints(lower: v128, upper: v128): u32 {
  const one = i8x16.splat(1);
  return pointsWhere(i8x16.gt_s(lower, one), i8x16.gt_s(upper, one));
}

/** The points where a landing hits. */
@inline
export function hitPoints(lower: v128, upper: v128): u32 {
  const one = i8x16.splat(1);
  return pointsWhere(i8x16.eq(lower, one), i8x16.eq(upper, one));
}

/** The enemy's checkers after a landing that hits on my `point`. */
@inline
export function afterHit(state: usize, point: i32): void {
  const theirs = OPP + theirPoint(point);
  store<u8>(state + theirs, 0);
  store<u8>(state, load<u8>(state, OPP + BAR) + 1, OPP + BAR);
  store<u64>(state, load<u64>(state, HASH) - hashKey(theirs) + hashKey(OPP + BAR), HASH);
}
