import type { Variant } from './rule-sets.js';
import type { GameState } from './state.js';

/**
 * What changes a position's value, or the choices in it, without being on the board. Whoever asks about a position
 * says it, and answers that are kept are kept by position and context. Later also: options, cube, away scores, Crawford,
 * the owner of the bomb.
 */
export interface Context {
  readonly variant: Variant;
}

/** The context of the game that a session is in. */
export function contextOf({ settings }: GameState): Context {
  return { variant: settings.variant };
}
