import type { Dice } from './dice.js';
import type { Position } from './position.js';
import type { Step, TurnMemory, TurnState } from './turn-state.js';

/**
 * What a variant does beyond its data, asked by every generator at four places; `assembly/hooks.ts` is the twin.
 * Answers depend on what is passed in alone.
 */
export interface TurnHooks {
  /** What the turn has to remember from its first moment (head allowance, bomb). */
  turnStart(position: Position, dice: Dice): TurnMemory;
  /** Whether a step that the common rules allow is allowed here (hitter in the home, head, pinned). */
  stepAllowed(state: TurnState, step: Step): boolean;
  /**
   * The turn's memory after a step (hit, pin, hitter moved on, game over). A step that ends the game ends the turn, but
   * not the count of playable dice (rules.md 1.2, item 5): the hooks are asked about the steps that could have followed.
   */
  afterStep(before: TurnState, step: Step, after: Position): TurnMemory;
  /** Whether a turn may end in this position (block of six). */
  admissibleEnd(position: Position): boolean;
}

/** A game without rules of its own: every hook is empty. */
export const plainHooks: TurnHooks = {
  turnStart: () => ({ over: false }),
  stepAllowed: () => true,
  afterStep: (before) => before.memory,
  admissibleEnd: () => true,
};
