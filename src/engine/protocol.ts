import type { Context, Dice, Position, ResultKind, StepChoice } from '../game/index.js';
import type { Chances } from './cube/chances.js';
import type { Level } from './levels.js';

/** What an element asks of the engine: `position.own` has rolled `dice` and looks for a play. */
export interface ThinkRequest {
  readonly context: Context;
  readonly position: Position;
  readonly dice: Dice;
  readonly level: Level;
  /** Milliseconds from the start of the search; 0 = no limit; the level's when left out. */
  readonly budget?: number;
}

/** The engine's answer. */
export interface Decision {
  /** The steps in their order; none when no checker can move. */
  readonly steps: readonly StepChoice[];
  readonly result: Position;
  /** Points of equity for the mover. */
  readonly equity: number;
  /** The depth that was reached. */
  readonly plies: number;
}

/**
 * What an element asks of the engine besides plays: `position.own` is the side that is asked, and `context.stakes` are
 * what it plays for, as it sees them (missing = a single game without a cube).
 */
export type AdviseRequest = Question & {
  readonly context: Context;
  readonly position: Position;
  readonly level: Level;
  /** As of a `ThinkRequest`. */
  readonly budget?: number;
};

/**
 * - `turn`: own is about to roll; should it roll, double or use the bomb?
 * - `answer`: the opponent is about to roll and has doubled; the cube is as before.
 * - `beavered`: own is about to roll, has doubled and has been beavered; the cube is as doubled, and the opponent's.
 * - `resignation`: the opponent offers to lose the game by a result; `onRoll` is who rolls next, or has rolled.
 */
export type Question =
  | { readonly question: 'turn' | 'answer' | 'beavered' }
  | {
      readonly question: 'resignation';
      readonly offered: ResultKind;
      readonly onRoll: 'own' | 'opp';
    };

/** All that can be advised, by question: `turn`, `answer` and `beavered`, `resignation`. */
export type AdvisedAction =
  'roll' | 'double' | 'explode' | 'take' | 'pass' | 'beaver' | 'accept' | 'refuse';

/** The engine's answer to an `AdviseRequest`. */
export interface Advice {
  readonly action: AdvisedAction;
  /** Missing where there was nothing to choose, or nothing was reckoned (Simple). */
  readonly basis?: AdviceBasis;
}

/** What an advice rests on, as the side that is asked sees it. */
export interface AdviceBasis {
  readonly chances: Chances;
  /** What each action that was weighed is worth: points, the cube counted, or in a match the chance of winning it. */
  readonly worths: Readonly<Partial<Record<AdvisedAction, number>>>;
  readonly unit: 'points' | 'match';
}

/** Share of the planned work done, 0 to 1. */
export type OnProgress = (done: number) => void;

/** Why the engine gave no answer. `stopped` and `superseded` are no faults. */
export type EngineErrorCode = 'stopped' | 'superseded' | 'worker-failed' | 'bad-request';

/** No decision, and why; `message` is a sentence for people. */
export class EngineError extends Error {
  override readonly name = 'EngineError';

  constructor(
    readonly code: EngineErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Something that went wrong and was mended: the game goes on, the host may want to know.
 * - `worker-restarted`: the worker failed and a new one answers.
 * - `no-worker`: no worker could be had; the search runs in short slices on the page's thread.
 * - `no-wasm`: WebAssembly is refused; the reference engine thinks, and gets less far in its time.
 */
export interface EngineNotice {
  readonly code: 'worker-restarted' | 'no-worker' | 'no-wasm';
  readonly message: string;
}
