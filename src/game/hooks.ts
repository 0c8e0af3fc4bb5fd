import type { Dice } from './dice.js';
import type { Position } from './position.js';
import type { ResultKind } from './rule-sets.js';
import type { Step, TurnMemory, TurnState } from './turn-state.js';

/**
 * What a variant does beyond its data, asked by every generator at four places and by whoever looks at a finished game
 * at the fifth; `assembly/hooks.ts` is the twin. Answers depend on what is passed in alone.
 */
export interface TurnHooks {
  /** What the turn has to remember from its first moment (head allowance). */
  turnStart(position: Position, dice: Dice): TurnMemory;
  /** Whether a step that the common rules allow is allowed here (hitter in the home, head). */
  stepAllowed(state: TurnState, step: Step): boolean;
  /**
   * The turn's memory after a step (hit, pin, hitter moved on, game over). A step that ends the game ends the turn, but
   * not the count of playable dice (rules.md 1.2, item 5): the hooks are asked about the steps that could have followed.
   */
  afterStep(before: TurnState, step: Step, after: Position): TurnMemory;
  /** Whether a turn may end in this position (block of six). */
  admissibleEnd(position: Position): boolean;
  /**
   * How a game stands that is over although nobody has borne off all checkers, as `position.own` sees it; undefined
   * when it goes on. A position that a step has just ended, and no other, has an answer for the side that moved.
   */
  ending(position: Position): Ending | undefined;
}

/** How a game has ended, seen from one side. */
export interface Ending {
  readonly winner: 'own' | 'opp' | 'nobody';
  readonly kind: ResultKind;
}

/** The memory of a turn that has nothing to remember. */
export const NOTHING_TO_REMEMBER: TurnMemory = { over: false };

/** A game without rules of its own: every hook is empty. */
export const plainHooks: TurnHooks = {
  turnStart: () => NOTHING_TO_REMEMBER,
  stepAllowed: () => true,
  afterStep: (before) => before.memory,
  admissibleEnd: () => true,
  ending: () => undefined,
};

const OVER: TurnMemory = { over: true };

/** A game that may end before all checkers are off: the step that leads to an ending is the last. */
export function endingHooks(ending: TurnHooks['ending']): TurnHooks {
  return {
    ...plainHooks,
    afterStep: (before, _step, after) => (ending(after) ? OVER : before.memory),
    ending,
  };
}
