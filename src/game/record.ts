import type { Action } from './actions.js';
import { GameError } from './errors.js';
import { applyAction } from './reducer.js';
import type { GivenSettings } from './settings.js';
import { newSession, type GameState } from './state.js';

/** A session as it was played: where it began and every action since; JSON. All else is derived by applying it. */
export interface GameRecord {
  readonly version: 1;
  readonly start: GameState;
  readonly actions: readonly Action[];
}

/** The record of a session that begins now. @throws GameError that names what is wrong with the settings */
export function newRecord(settings: GivenSettings): GameRecord {
  return recordFrom(newSession(settings));
}

/** A record that begins in the middle of a session. */
export function recordFrom(start: GameState): GameRecord {
  return { version: 1, start, actions: [] };
}

/** The state after all actions, or the error of the first that does not apply, with its number from 1. */
export function replay({ start, actions }: GameRecord): GameState | GameError {
  let state = start;
  for (const [index, action] of actions.entries()) {
    const next = applyAction(state, action);
    if (next instanceof GameError)
      return new GameError(next.code, `action ${index + 1}: ${next.message}`);
    state = next;
  }
  return state;
}
