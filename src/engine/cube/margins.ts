/**
 * What the bomb is worth to who alone may use it, in points: an explosion, which hands it over, has to gain more
 * (cube.md 7, bench/fit-bomb.ts).
 */
export const BOMB_WORTH = 0.8;

/** What a resignation may offer less than the position is worth, in points: chances so small are not sure (cube.md 2). */
export const RESIGNATION_MARGIN = 0.05;
