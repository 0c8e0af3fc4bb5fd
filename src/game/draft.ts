import { GameError } from './errors.js';
import { findStep } from './play-steps.js';
import { hasBorneOffAll } from './result.js';
import type { Step, StepChoice, TurnState } from './turn-state.js';
import { afterStep, legalSteps, type Turn } from './turn.js';

/** A turn being played: the steps tried so far and the moments they led to (one more than steps). */
export interface Draft {
  readonly turn: Turn;
  readonly steps: readonly Step[];
  readonly moments: readonly TurnState[];
}

/** A draft in which nothing has been tried yet. */
export function beginDraft(turn: Turn): Draft {
  return { turn, steps: [], moments: [turn.start] };
}

/** The moment that the draft has reached. */
export function currentMoment({ moments }: Draft): TurnState {
  return moments[moments.length - 1];
}

/** The steps that may be tried next. */
export function nextSteps(draft: Draft): readonly Step[] {
  return legalSteps(draft.turn, currentMoment(draft));
}

/** True when nothing more can be played and the play may be handed in. */
export function isComplete(draft: Draft): boolean {
  return nextSteps(draft).length === 0;
}

/** True when steps leave dice to a side that still has something to play with them. */
export function leavesDice({ start, rules }: Turn, steps: readonly Step[]): boolean {
  const end = steps.reduce((before, step) => afterStep(rules, before, step), start);
  if (end.dice.length === 0 || end.memory.over) return false;
  return !hasBorneOffAll(rules, end.position.own);
}

/** The draft with one more step, or the error that it is not legal. */
export function addStep(draft: Draft, choice: StepChoice): Draft | GameError {
  const before = currentMoment(draft);
  const step = findStep(draft.turn, before, choice);
  if (step instanceof GameError) return step;
  const after = afterStep(draft.turn.rules, before, step);
  return { ...draft, steps: [...draft.steps, step], moments: [...draft.moments, after] };
}

/** The draft without its last step; everything is as it was before it. */
export function undoStep(draft: Draft): Draft {
  if (draft.steps.length === 0) return draft;
  return { ...draft, steps: draft.steps.slice(0, -1), moments: draft.moments.slice(0, -1) };
}
