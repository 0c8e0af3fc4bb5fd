import {
  countsOf,
  newSession,
  type Dice,
  type GameState,
  type GivenSettings,
  type Moving,
  type Side,
} from '../../src/game/index.js';

type More = Partial<Omit<GameState, 'settings'>> & { readonly settings?: GivenSettings };
type Pairs = readonly (readonly [point: number, checkers: number])[];

/**
 * A state in the middle of a game, each side in its own numbers; what the pairs leave out of fifteen is borne off.
 * @param more - what else is not as in a new session; of its settings, what is not as in short nardy
 */
export function stateOf(
  blue: Pairs,
  red: Pairs,
  phase: GameState['phase'] = { name: 'rolling', side: 'blue' },
  { settings, ...more }: More = {},
): GameState {
  return {
    ...newSession(settings),
    turns: phase.name === 'opening' ? 0 : 1,
    ...more,
    board: { blue: countsOf(15, blue), red: countsOf(15, red) },
    phase,
  };
}

/** A side is to play these dice. */
export function moving(dice: Dice, side: Side = 'blue'): Moving {
  return { name: 'moving', side, dice };
}
