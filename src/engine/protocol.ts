import type { Context, Dice, Position, StepChoice } from '../game/index.js';
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
