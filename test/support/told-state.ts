import {
  isMatch,
  isUnlimited,
  type GameState,
  type Phase,
  type Side,
} from '../../src/game/index.js';

/** What a position's text can tell of a state; all else is left out. */
export type ToldState = Pick<GameState, 'board' | 'cube' | 'crawford' | 'bomb' | 'settings'> & {
  readonly phase: Phase;
  readonly points: Readonly<Record<Side, number>>;
};

/**
 * A state as far as a position's text tells it: a draw to come is a roll of blue, single games add up to nothing, clocks
 * and games before are not told, nor that a double was taken just now.
 */
export function toldState({
  board,
  cube,
  crawford,
  bomb,
  settings,
  phase,
  score: { blue, red },
}: GameState): ToldState {
  const counts = isMatch(settings) || isUnlimited(settings);
  return {
    board,
    cube,
    crawford,
    bomb,
    settings: { ...settings, clock: null },
    phase: toldPhase(phase),
    points: counts ? { blue: blue.points, red: red.points } : { blue: 0, red: 0 },
  };
}

function toldPhase(phase: Phase): Phase {
  if (phase.name === 'opening') return { name: 'rolling', side: 'blue' };
  if (phase.name === 'rolling') return { name: 'rolling', side: phase.side };
  if (phase.name !== 'resigning') return phase;
  return { ...phase, back: toldPhase(phase.back) as typeof phase.back };
}
