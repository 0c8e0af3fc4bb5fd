/** What can be wrong with something handed to the rules. */
export type GameErrorCode =
  | 'bad-position'
  | 'bad-dice'
  | 'bad-state'
  | 'bad-text'
  | 'illegal-play'
  | 'unknown-variant'
  | 'wrong-phase'
  | 'wrong-side';

/**
 * A fault in the input: the state it was meant for stays as it was.
 * `message` is a sentence that names the value and the place.
 */
export class GameError extends Error {
  override readonly name = 'GameError';

  constructor(
    readonly code: GameErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** The value, or the error that was found instead; rethrows nothing else. */
export function orThrow<T>(outcome: T | GameError): T {
  if (outcome instanceof GameError) throw outcome;
  return outcome;
}
