import { GameError, shown } from './errors.js';
import { isStepChoice } from './read-action.js';
import type { Step, StepChoice, TurnState } from './turn-state.js';
import { afterStep, legalSteps, type Turn } from './turn.js';

/** The moments after each of the steps, or the error that names the first step that no legal play allows. */
export function playSteps(
  turn: Turn,
  choices: readonly StepChoice[],
): readonly TurnState[] | GameError {
  const moments: TurnState[] = [];
  let state = turn.start;
  for (const choice of choices) {
    const step = findStep(turn, state, choice);
    if (step instanceof GameError) return step;
    state = afterStep(turn.rules, state, step);
    moments.push(state);
  }
  return moments;
}

/** The moment after a whole play, or the error that names what is wrong with it. */
export function playWhole(turn: Turn, choices: readonly StepChoice[]): TurnState | GameError {
  const moments = playSteps(turn, choices);
  if (moments instanceof GameError) return moments;
  const end = moments[moments.length - 1] ?? turn.start;
  return legalSteps(turn, end).length === 0
    ? end
    : new GameError('illegal-play', 'the play ends too early: a die that can be played is left');
}

/** The whole step that a choice names at this moment, or the error that it is not legal. */
export function findStep(turn: Turn, state: TurnState, choice: StepChoice): Step | GameError {
  if (!isStepChoice(choice))
    return new GameError('illegal-play', `${shown(choice)} is no step { from, die }`);
  const { from, die } = choice;
  const step = legalSteps(turn, state).find((legal) => legal.from === from && legal.die === die);
  const left = state.dice.join(' ') || 'none';
  return (
    step ??
    new GameError(
      'illegal-play',
      `from ${from} with a ${die} no legal play goes on (dice left: ${left})`,
    )
  );
}
