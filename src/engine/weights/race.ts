import type { RaceTable } from './terms.js';

/** The race, in 1/100 pip; `base`, `low`, `stack` and `gap` by bench/fit-race.ts, for the others see evaluation.md 5. */
export const raceWeights: RaceTable = {
  /** By checkers left, 0..15. */
  base: [0, 426, 365, 429, 387, 389, 329, 291, 215, 156, 67, -7, -105, -189, -293, -385],
  /** A checker on 1..6; entry 0 is not used. */
  low: [0, 212, 139, 88, 35, 14, 0],
  /** A checker above two on a home point. */
  stack: [102],
  /** A checker outside, which will pile up at home later. */
  outside: [78],
  /** An empty point of 2..6 when all are home. */
  gap: [5],
  /** What the roll is worth. */
  onRoll: [400],
  /** Of the difference, in (1/100 pip)^2: for each 1/100 pip of both sides, each pip outside, and always. */
  variance: [130, 20000, -200000],
  /** To bear off one checker: always, and for each pip of the lowest point. */
  save: [760, 55],
};
