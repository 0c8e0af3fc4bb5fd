import { COUNTS, HASH_KEYS, STATE_SIZE } from './memory';

/**
 * A turn state is a record of 64 bytes; a position is one whose turn does not matter.
 *
 *  0..25  own counts, signed bytes, from the owner's side: 0 = borne off, 1..24 = points, 25 = bar
 * 26..51  the opponent's counts, from the opponent's side
 *     52  dice left: how often the larger die in the low half, the smaller in the high half; a double has four larger
 *     53  the highest point that may still be played from: lower than the bar only where the order of steps is fixed
 * 54..55  the turn's memory: `OVER`, and 15 bits that belong to the hooks
 * 56..63  hash: the counts' changes since the start of the turn, each times its key
 */
export const OWN: usize = 0;
export const OPP: usize = 26;
export const DICE: usize = 52;
export const LIMIT: usize = 53;
export const MEMORY: usize = 54;
export const HASH: usize = 56;

export const OFF: i32 = 0;
export const HOME: i32 = 6;
export const POINTS: i32 = 24;
export const BAR: i32 = 25;

export const ONE_LARGER: u32 = 0x01;
export const ONE_SMALLER: u32 = 0x10;
export const ALL_LARGER: u32 = 0x0f;

/** The bit of the memory that says: a step has ended the game. */
export const OVER: u32 = 0x8000;

@inline
export function nextState(state: usize): usize {
  return state + STATE_SIZE;
}

@inline
export function copyState(to: usize, from: usize): void {
  v128.store(to, v128.load(from));
  v128.store(to, v128.load(from, 16), 16);
  v128.store(to, v128.load(from, 32), 32);
  v128.store(to, v128.load(from, 48), 48);
}

/** Equal in every respect: position, dice left and memory. */
@inline
export function sameState(a: usize, b: usize): bool {
  if (load<u64>(a, HASH) != load<u64>(b, HASH)) return false;
  const differs = v128.or(
    v128.or(
      v128.xor(v128.load(a), v128.load(b)),
      v128.xor(v128.load(a, 16), v128.load(b, 16)),
    ),
    v128.or(
      v128.xor(v128.load(a, 32), v128.load(b, 32)),
      v128.xor(v128.load(a, 48), v128.load(b, 48)),
    ),
  );
  return !v128.any_true(differs);
}

/** Writes the same board as the other side sees it; `to` may be `from`. */
@inline
export function flip(to: usize, from: usize): void {
  // Two vectors a side, the second ending with the bar.
  const own = v128.load(from, OWN);
  const ownTop = v128.load(from, OWN + 10);
  const opp = v128.load(from, OPP);
  const oppTop = v128.load(from, OPP + 10);
  v128.store(to, opp, OWN);
  v128.store(to, oppTop, OWN + 10);
  v128.store(to, own, OPP);
  v128.store(to, ownTop, OPP + 10);
}

/** Pips still to go: point number times checkers, pinned ones included, the bar 25. */
export function pipCount(counts: usize): i32 {
  const low = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const high = i8x16(16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 0, 0, 0, 0, 0, 0);
  const below = i8x16.abs(v128.load(counts));
  const above = i8x16.abs(v128.load(counts, 16));
  const pips = i16x8.add(
    i16x8.add(i16x8.extmul_low_i8x16_u(below, low), i16x8.extmul_high_i8x16_u(below, low)),
    i16x8.add(i16x8.extmul_low_i8x16_u(above, high), i16x8.extmul_high_i8x16_u(above, high)),
  );
  const sums = i32x4.dot_i16x8_s(pips, i16x8.splat(1));
  return (
    i32x4.extract_lane(sums, 0) + i32x4.extract_lane(sums, 1) + i32x4.extract_lane(sums, 2) + i32x4.extract_lane(sums, 3)
  );
}

/** Orders positions as tuples of numbers, own counts first: negative when `a` is the smaller. */
export function comparePositions(a: usize, b: usize): i32 {
  for (let i = 0; i < COUNTS; i++) {
    const difference = <i32>load<i8>(a + i) - <i32>load<i8>(b + i);
    if (difference != 0) return difference;
  }
  return 0;
}

/** How the hash changes when the count at `index` (from OWN or OPP) grows by one. */
@inline
export function hashKey(index: usize): u64 {
  return load<u64>(HASH_KEYS + (index << 3));
}

/** The keys are the first numbers of splitmix64: fixed, and random enough. */
function makeHashKeys(): void {
  let seed: u64 = 0;
  for (let i = 0; i < COUNTS; i++) {
    seed += 0x9e3779b97f4a7c15;
    let key = seed;
    key = (key ^ (key >> 30)) * 0xbf58476d1ce4e5b9;
    key = (key ^ (key >> 27)) * 0x94d049bb133111eb;
    store<u64>(HASH_KEYS + (i << 3), key ^ (key >> 31));
  }
}

makeHashKeys();
