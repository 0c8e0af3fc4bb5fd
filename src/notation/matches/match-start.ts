import {
  SIDES,
  isMatch,
  newSession,
  playsCrawford,
  pointsAway,
  readState,
  type GameError,
  type GameState,
  type Settings,
} from '../../game/index.js';
import type { ReadGame } from './match-cells.js';

/** What a file tells of the state that its first game begins with. */
export type FileStart = Pick<ReadGame, 'number' | 'score' | 'crawford' | 'setup'>;

/** The state that the first game of a file begins with: a new session, unless it tells a score or a board. */
export function startOf(
  settings: Settings,
  { number, score, crawford, setup }: FileStart,
): GameState | GameError {
  const fresh = newSession(settings);
  if (!setup && SIDES.every((side) => score[side] === 0)) return fresh;
  const scored: GameState = {
    ...fresh,
    score: {
      blue: { games: 0, points: score.blue },
      red: { games: 0, points: score.red },
    },
    game: Math.max(1, number),
  };
  const { board = fresh.board, cube = fresh.cube, phase } = setup ?? fresh;
  return readState({
    ...scored,
    ...crawfordOf(scored, crawford),
    turns: undefined,
    board,
    cube,
    phase,
  });
}

/** Whether the Crawford game is being played or over, where the score leaves that open and the file tells it. */
function crawfordOf(
  state: GameState,
  isCrawford: boolean | undefined,
): { readonly crawford: unknown } {
  const isClose = SIDES.some((side) => pointsAway(state, side) === 1);
  const isTold = isCrawford !== undefined && isMatch(state.settings) && isClose;
  if (!isTold || !playsCrawford(state)) return { crawford: undefined };
  return { crawford: isCrawford ? 'now' : 'past' };
}

/** Whether a state is just what would be read of a file that tells so much of it. */
export function isStartOf(state: GameState, told: FileStart): boolean {
  // Read again, both have their parts in the same order.
  return JSON.stringify(readState(state)) === JSON.stringify(startOf(state.settings, told));
}
