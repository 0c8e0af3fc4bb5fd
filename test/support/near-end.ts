import {
  countsOf,
  newSession,
  type Dice,
  type GameState,
  type Side,
} from '../../src/game/index.js';

type Pairs = readonly (readonly [point: number, checkers: number])[];

/** A state in the middle of a game; what the pairs leave out of fifteen is borne off. */
export function stateOf(
  blue: Pairs,
  red: Pairs,
  phase: GameState['phase'] = { name: 'rolling', side: 'blue' },
): GameState {
  return {
    ...newSession({ variant: 'short' }),
    board: { blue: countsOf(15, blue), red: countsOf(15, red) },
    phase,
  };
}

/** A side is to play these dice. */
export function moving(dice: Dice, side: Side = 'blue'): GameState['phase'] {
  return { name: 'moving', side, dice };
}
