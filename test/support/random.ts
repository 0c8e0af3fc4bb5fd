/** Numbers from 0 up to 1. */
export type Random = () => number;

/** Mulberry32: small, fast, and the same numbers for the same seed everywhere. */
export function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** One of a list. */
export function pick<T>(random: Random, list: readonly T[]): T {
  return list[between(random, 0, list.length - 1)];
}
