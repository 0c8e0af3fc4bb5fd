import type { Context, Dice, Position } from '../game/index.js';
import type { Evaluator, LevelRow } from './levels.js';

/** Milliseconds of any monotonic origin. */
export type Clock = () => number;

/** What both engines, WebAssembly and reference, can do; all answers are equal to the last digit. */
export interface Engine {
  readonly kind: 'wasm' | 'reference';
  /** Loads what this context's game needs and is not there yet; then all else can be asked about it. */
  prepare(context: Context): Promise<void>;
  /** All distinct positions after the turn, in the mover's view and in the order of `comparePositions`; empty when no checker can move. */
  legalResults(context: Context, position: Position, dice: Dice): readonly Position[];
  /** The value of a position for `own`, which has just moved, in points of equity. */
  score(context: Context, evaluator: Evaluator, position: Position): number;
  /** A search that has not begun; an engine runs one at a time, the newest. */
  search(query: Query): Search;
}

/** A decision to be made: `position.own` has rolled `dice`; without them it is about to roll and asks what that is worth. */
export interface Query {
  readonly context: Context;
  readonly position: Position;
  readonly dice?: Dice;
  readonly row: Pick<LevelRow, 'evaluator' | 'keep'>;
}

/** An anytime search, run in slices. */
export interface Search {
  /** Works until the clock shows `until`, at least one unit of work; true when all plies are done. */
  run(until: number): boolean;
  /** Share of the planned work done, 0 to 1. */
  readonly progress: number;
  /** Positions scored so far. */
  readonly scored: number;
  /** The best choice so far. */
  best(): Choice;
}

/** The answer of a search. */
export interface Choice {
  /** The position after the turn, in the mover's view; the unchanged position when no checker can move, or none has yet. */
  readonly result: Position;
  /** Points of equity for the mover. */
  readonly equity: number;
  /** The depth of `equity`: 0 = static. */
  readonly plies: number;
}
