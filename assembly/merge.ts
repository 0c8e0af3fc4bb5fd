import { MOST_RESULTS, MOST_SLOTS, SLOTS, STATE_SIZE } from './memory';
import { HASH, sameState } from './turn-state';

/**
 * Where equal turn states of a level meet: open addressing, linear probing. A slot holds the stamp of the level it
 * was written for and the index of a state, so that nothing has to be cleared between levels.
 */

const LAST_STAMP: u32 = 0xffff;

let stamp: u32 = 0;
let mask: u32 = 0;
let first: usize = 0;

/** A new level whose states begin at `start` and are at most `most`. */
export function beginMerge(start: usize, most: i32): void {
  if (stamp == LAST_STAMP) {
    memory.fill(SLOTS, 0, MOST_SLOTS * 4);
    stamp = 0;
  }
  stamp++;
  first = start;
  // The smaller the table, the fewer cache lines: the next power of two above twice the states.
  mask = (<u32>-1) >> clz(2 * min(most, MOST_RESULTS));
}

/** Enters the state unless an equal one is there; true when it was new. */
@inline
export function enter(state: usize): bool {
  const hash = load<u64>(state, HASH);
  let slot = (<u32>(hash >> 32)) & mask;
  for (;;) {
    const entry = load<u32>(SLOTS + (slot << 2));
    if (entry >> 16 != stamp) break;
    if (sameState(state, first + (entry & 0xffff) * STATE_SIZE)) return false;
    slot = (slot + 1) & mask;
  }
  store<u32>(SLOTS + (slot << 2), (stamp << 16) | ((<u32>(state - first)) / STATE_SIZE));
  return true;
}
