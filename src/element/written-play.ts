import { currentMoment, orThrow, wrongPhase, type StepChoice } from '../game/index.js';
import { parsePlay } from '../notation/index.js';
import type { Session } from './session.js';

/** The steps of a text that plays all that is left of the turn. @throws GameError when it is no such play */
export function writtenPlay({ draft, state }: Session, text: string): readonly StepChoice[] {
  if (!draft) throw wrongPhase('play', state.phase);
  const rest = { ...draft.turn, start: currentMoment(draft) };
  return orThrow(parsePlay(rest, text)).steps;
}
