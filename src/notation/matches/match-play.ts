import {
  GameError,
  afterStep,
  legalSteps,
  type Step,
  type StepChoice,
  type Turn,
} from '../../game/index.js';
import { parseCell } from '../play-cell.js';
import { readWords } from '../play-words.js';

/**
 * The steps of a play in a file. Steps that are written one by one keep their order; a bear-off that either die would
 * make is made with the larger. All other spellings are for `parseCell`, whose errors these are.
 */
export function readSteps(turn: Turn, text: string): readonly StepChoice[] | GameError {
  const steps = literalSteps(turn, text) ?? otherSteps(turn, text);
  return steps instanceof GameError ? steps : steps.map(({ from, die }) => ({ from, die }));
}

function otherSteps(turn: Turn, text: string): readonly Step[] | GameError {
  const play = parseCell(turn, text);
  return play instanceof GameError ? play : play.steps;
}

/** The steps as they stand, if each is a legal one and nothing is left to be played. */
function literalSteps(turn: Turn, text: string): readonly Step[] | undefined {
  const written = readWords(text);
  if (written instanceof GameError || written.dice || written.nothing) return undefined;
  const steps: Step[] = [];
  let moment = turn.start;
  for (const { from, to, hit } of written.legs) {
    const step = legalSteps(turn, moment).find((legal) => legal.from === from && legal.to === to);
    if (!step || (hit && !step.hit)) return undefined;
    steps.push(step);
    moment = afterStep(turn.rules, moment, step);
  }
  return legalSteps(turn, moment).length === 0 ? steps : undefined;
}
