/** How well the computer plays. */
export type Level = 'simple' | 'hard' | 'expert';

/**
 * How a position is scored, in points of equity, from the side that has just moved (evaluation.md).
 * - `simple`: a glance.
 * - `static`: the static score of Hard.
 * - `expert`: the static score, and the race evaluation once the armies have passed each other.
 */
export type Evaluator = 'simple' | 'static' | 'expert';

/** A level is this row; nothing else knows what a level does. */
export interface LevelRow {
  readonly evaluator: Evaluator;
  /** `keep[n]` best candidates by the values of n plies get a value of n + 1 plies; its length is the search's depth. */
  readonly keep: readonly number[];
  /** Milliseconds for one decision. */
  readonly budget: number;
  /** How it deals with the cube, the bomb and resignations: at a glance, or by reckoning what they are worth (cube.md). */
  readonly cube: 'glance' | 'reckoned';
}

/** evaluation.md section 8. */
export const levels: Readonly<Record<Level, LevelRow>> = {
  simple: { evaluator: 'simple', keep: [], budget: 800, cube: 'glance' },
  hard: { evaluator: 'static', keep: [20], budget: 800, cube: 'reckoned' },
  expert: { evaluator: 'expert', keep: [20, 8], budget: 800, cube: 'reckoned' },
};

export const LEVELS = Object.keys(levels) as readonly Level[];
export const DEFAULT_LEVEL: Level = 'expert';

export function isLevel(value: unknown): value is Level {
  return typeof value === 'string' && Object.hasOwn(levels, value);
}
