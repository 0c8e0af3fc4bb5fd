import type { Position } from './position.js';

/** One checker moved by one die, in the mover's numbers. */
export interface Step {
  readonly from: number;
  /** 0 when the checker is borne off. */
  readonly to: number;
  readonly die: number;
  readonly hit: boolean;
}

/** What names a step when the position is known; the form in which records keep steps. */
export type StepChoice = Pick<Step, 'from' | 'die'>;

/** What a turn remembers besides the board. */
export interface TurnMemory {
  /** A step has ended the game; nothing more is played. */
  readonly over: boolean;
  /** Checkers that may still leave the head; missing = any number. */
  readonly head?: number;
  /** The home points with a checker that has hit there in this turn (a turn has at most one on a point). */
  readonly hitters?: readonly number[];
}

/** A moment of a turn: the board, the dice not yet played (larger first), and the turn's memory. */
export interface TurnState {
  readonly position: Position;
  readonly dice: readonly number[];
  readonly memory: TurnMemory;
}
