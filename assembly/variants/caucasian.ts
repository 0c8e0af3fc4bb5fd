import { closedPoints } from '../contact';
import { bit } from '../masks';
import { BearOff, bearOff, enemyLower, enemyUpper } from '../rules';
import { HOME, MEMORY, OFF, OPP, OWN } from '../turn-state';

/**
 * A checker that hits on its own home points, the hitter, may not hide there in this turn (rules.md 3.2). Bit p of the
 * memory says that one of the checkers on point p is a hitter; the others are taken to leave before it.
 */

export function mayGoOn(state: usize, from: i32, to: i32, die: i32): bool {
  if (!isHitter(state, from)) return true;
  if (to > OFF) return load<i8>(state + OWN + to) == 0;
  if (bearOff == BearOff.Forced) return !hasOtherStep(state, from, die);
  return bearOff == BearOff.Free;
}

/** The memory after a step. */
export function hittersAfter(before: usize, from: i32, to: i32, hit: bool): u32 {
  const goesOn = isHitter(before, from);
  let hitters: u32 = load<u16>(before, MEMORY);
  if (goesOn) hitters &= ~bit(from);
  if (to > OFF && to <= HOME && (goesOn || hit)) hitters |= bit(to);
  return hitters;
}

/** Whether the checker that leaves `from` is a hitter. */
function isHitter(state: usize, from: i32): bool {
  return (load<u16>(state, MEMORY) & bit(from)) != 0 && load<i8>(state + OWN + from) == 1;
}

/** Whether the die moves another checker: one higher up, as no die bears off from two points. */
function hasOtherStep(state: usize, hitter: i32, die: i32): bool {
  const open = ~closedPoints(enemyLower(state + OPP), enemyUpper(state + OPP));
  for (let from = HOME; from > die; from--) {
    if (from == hitter || load<i8>(state + OWN + from) == 0) continue;
    const to = from - die;
    if ((open & bit(to)) != 0 && mayGoOn(state, from, to, die)) return true;
  }
  return false;
}
