/** What can be wrong with something handed to the rules. */
export type GameErrorCode =
  | 'ambiguous-play'
  | 'bad-action'
  | 'bad-position'
  | 'bad-dice'
  | 'bad-option'
  | 'bad-settings'
  | 'bad-state'
  | 'bad-text'
  | 'flag-fallen'
  | 'illegal-play'
  | 'not-allowed'
  | 'unknown-action'
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

/** A value of any origin as an error may name it; never throws, and never long. */
export function shown(value: unknown): string {
  let text: string | undefined;
  try {
    text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  } catch {
    // Cycles and the like have no JSON.
  }
  text ??= typeof value;
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}...` : text;
}

const MOST_SHOWN = 80;
