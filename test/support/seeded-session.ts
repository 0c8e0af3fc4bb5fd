import {
  applyAction,
  newSession,
  orThrow,
  type Action,
  type GameState,
  type GivenSettings,
} from '../../src/game/index.js';
import { QUIET, randomAction, type Habits } from './random-actions.js';
import type { Random } from './random.js';

/** One action of a session and the state that it led to. */
export interface Turning {
  readonly action: Action;
  readonly after: GameState;
}

/** All actions of a number of whole games, random plays and answers by both sides, one session. */
export function seededSession(
  random: Random,
  games = 1,
  settings: GivenSettings = {},
  habits: Habits = QUIET,
): readonly Turning[] {
  const turnings: Turning[] = [];
  let state = newSession(settings);
  let finished = 0;
  while (finished < games) {
    const action = randomAction(random, state, habits);
    state = orThrow(applyAction(state, action));
    turnings.push({ action, after: state });
    if (state.phase.name === 'over') finished++;
  }
  return turnings;
}
