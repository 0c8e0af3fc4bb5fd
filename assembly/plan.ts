import { MOST_PLIES, MOST_RESULTS, PLANS, STATE_SIZE, VALUES } from './memory';
import { isBetter } from './scan';

/** The results of a decision, their values by depth, and which of them each depth looks at: its candidates. */

/** The work of one depth. */
@unmanaged
export class Depth {
  planned: i32;
  finished: i32;
}

const depths = memory.data((MOST_PLIES + 1) * offsetof<Depth>(), 16);

let first: usize = 0;

/** The results are the records from `results` on. */
export function setCandidates(results: usize): void {
  first = results;
}

@inline
export function depthAt(depth: i32): Depth {
  return changetype<Depth>(depths + depth * offsetof<Depth>());
}

/** The result with this index. */
@inline
export function resultAt(index: i32): usize {
  return first + index * STATE_SIZE;
}

/** Where the value of a result at a depth is kept. */
@inline
export function valueAt(depth: i32, index: i32): usize {
  return VALUES + ((depth * MOST_RESULTS + index) << 3);
}

/** Where the index of the candidate that a depth looks at in this place is kept. */
@inline
function planAt(depth: i32, place: i32): usize {
  return PLANS + (((depth - 1) * MOST_RESULTS + place) << 1);
}

/** Depth 0 looks at all results, in the order in which they were listed. */
@inline
export function candidateAt(depth: i32, place: i32): i32 {
  return depth == 0 ? place : load<u16>(planAt(depth, place));
}

/** Chooses the best of the depth before, best first. */
export function planDepth(depth: i32): void {
  const before = depthAt(depth - 1);
  const most = depthAt(depth).planned;
  let count = 0;
  for (let place = 0; place < before.finished; place++) {
    const candidate = candidateAt(depth - 1, place);
    let free = count;
    for (; free > 0; free--) {
      const rival = load<u16>(planAt(depth, free - 1));
      if (!isBetterAt(depth - 1, candidate, rival)) break;
      if (free < most) store<u16>(planAt(depth, free), rival);
    }
    if (free < most) store<u16>(planAt(depth, free), candidate);
    if (count < most) count++;
  }
}

/** The best of the candidates that a depth has finished. */
export function bestAt(depth: i32): i32 {
  let best = candidateAt(depth, 0);
  for (let place = 1; place < depthAt(depth).finished; place++) {
    const candidate = candidateAt(depth, place);
    if (isBetterAt(depth, candidate, best)) best = candidate;
  }
  return best;
}

function isBetterAt(depth: i32, index: i32, than: i32): bool {
  const value = load<f64>(valueAt(depth, index));
  const thanValue = load<f64>(valueAt(depth, than));
  return isBetter(value, resultAt(index), thanValue, resultAt(than));
}
