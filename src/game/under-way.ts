import { isMatch } from './settings.js';
import type { GameState } from './state.js';

/** Whether a new game would give up one that has begun. */
export function isGameUnderWay({ phase: { name } }: GameState): boolean {
  return name !== 'opening' && name !== 'over';
}

/** Whether a new session would give up a game, or a match that is not decided yet. */
export function wouldLoseSession(state: GameState): boolean {
  const { phase, settings, game } = state;
  if (isGameUnderWay(state)) return true;
  if (!isMatch(settings)) return false;
  return phase.name === 'over' ? phase.match === null : game > 1;
}
