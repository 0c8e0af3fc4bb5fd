import { HeadException, checkers, headException, theirPoint } from '../rules';
import { larger, playableWith, smaller } from '../turn';
import { DICE, HOME, MEMORY, ONE_LARGER, ONE_SMALLER, OPP, OWN, POINTS } from '../turn-state';

/** Leaving the head and coming home in long nardy (rules.md 3.6). */

/** Where all checkers stand at the start. */
const HEAD: i32 = POINTS;

/** How many checkers may leave the head in a turn: the memory of its first state, `start`. */
export function headAllowance(start: usize): u32 {
  const isFirstTurn = load<i8>(start, OWN + HEAD) == checkers;
  return isFirstTurn && isException(start) ? 2 : 1;
}

function isException(start: usize): bool {
  if (headException == HeadException.Computed) return playableWith(start, 2) > playableWith(start, 1);
  if (larger != smaller) return false;
  if (headException == HeadException.List3) return larger == 3 || larger == 4 || larger == 6;
  return headException == HeadException.AnyDouble || larger == 6;
}

export function mayLeave(state: usize, from: i32): bool {
  return from != HEAD || load<u16>(state, MEMORY) > 0;
}

/** The memory after a step. */
export function allowanceAfter(before: usize, from: i32): u32 {
  return <u32>load<u16>(before, MEMORY) - u32(from == HEAD);
}

/** Where either die would bring the last checker home, the larger must do it and nothing else. */
export function bringsHomeByLarger(state: usize, from: i32, die: i32): bool {
  if (load<u8>(state, DICE) != ONE_LARGER + ONE_SMALLER) return true;
  const last = onlyOutside(state + OWN);
  if (last == 0 || last - smaller > HOME) return true;
  if (!isFree(state, last - larger) || !isFree(state, last - smaller)) return true;
  return (from == last) == (die == larger);
}

/** The point of the only checker that is not at home, 0 when there are none or more. */
function onlyOutside(own: usize): i32 {
  let found = 0;
  for (let point = HOME + 1; point <= POINTS; point++) {
    const count: i32 = load<i8>(own + point);
    if (count == 0) continue;
    if (count > 1 || found > 0) return 0;
    found = point;
  }
  return found;
}

@inline
function isFree(state: usize, point: i32): bool {
  return load<i8>(state + OPP + theirPoint(point)) == 0;
}
