import { GameError } from './errors.js';

/** The error that a value is no state of a game. */
export function badState(what: string): GameError {
  return new GameError('bad-state', `this is no state of a game: ${what}`);
}
