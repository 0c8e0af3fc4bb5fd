import { pinnedPoints, pointsWhere } from './masks';
import { Contact, contact, theirPoint } from './rules';
import { BAR, HASH, OPP, OWN, hashKey } from './turn-state';

/** What happens where the sides meet, the twin of src/game/contact.ts (rules.md 1.1). */

/** The points that the enemy's checkers, given in my numbers, close to me in games that hit. */
@inline
export function closedPoints(lower: v128, upper: v128): u32 {
  const one = i8x16.splat(1);
  return pointsWhere(i8x16.gt_s(lower, one), i8x16.gt_s(upper, one));
}

/** The same in any game. */
@inline
export function pointsClosed(own: usize, lower: v128, upper: v128): u32 {
  if (contact() == Contact.Block) {
    const none = i8x16.splat(0);
    return pointsWhere(i8x16.gt_s(lower, none), i8x16.gt_s(upper, none));
  }
  const held = closedPoints(lower, upper);
  return contact() == Contact.Pin ? held | pinnedPoints(own) : held;
}

/** The points where a landing hits or pins, if they are open. */
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

/** The enemy's checkers after a step in any game; `hit` says that it hits or pins. */
export function afterContact(state: usize, from: i32, to: i32, hit: bool): void {
  if (contact() == Contact.Pin) {
    if (from < BAR && load<i8>(state + OWN + from) == 0) free(state, from);
    if (hit) pin(state, to);
  } else if (hit) {
    afterHit(state, to);
  }
}

function pin(state: usize, point: i32): void {
  const theirs = OPP + theirPoint(point);
  store<i8>(state + theirs, -1);
  store<u64>(state, load<u64>(state, HASH) - 2 * hashKey(theirs), HASH);
}

/** The last of my checkers has left `point`: whoever was pinned there may move again. */
function free(state: usize, point: i32): void {
  const theirs = OPP + theirPoint(point);
  if (load<i8>(state + theirs) >= 0) return;
  store<i8>(state + theirs, 1);
  store<u64>(state, load<u64>(state, HASH) + 2 * hashKey(theirs), HASH);
}
