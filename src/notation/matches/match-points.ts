import {
  offeredKinds,
  otherSide,
  pointsOf,
  resultKind,
  rulesOf,
  type GameResult,
  type GameState,
  type ResultKind,
  type Side,
} from '../../game/index.js';

/**
 * The points that files write for a lost game: the value of the cube times those of the result. By Jacoby's rule, and
 * in a match of wins, fewer may count.
 */
export function pointsFor(state: GameState, loser: Side, kind: ResultKind): number {
  return state.cube.value * pointsOf(rulesOf(state), kind, state.board[loser]);
}

/** The points to write for the result of a game; `state`: the game that is over. */
export function writtenPoints(state: GameState, { winner, kind, by, points }: GameResult): number {
  if (winner === null || by === 'flag') return points;
  return by === 'pass' ? state.cube.value : pointsFor(state, otherSide(winner), kind);
}

/**
 * What a side has given a game up for that was lost by so many points: what the board says, or the mildest kind that
 * costs as much; undefined when none does.
 */
export function kindFor(state: GameState, loser: Side, points: number): ResultKind | undefined {
  const rules = rulesOf(state);
  const kinds = [resultKind(rules, state.board[loser]), ...offeredKinds(rules)];
  return kinds.find((kind) => pointsFor(state, loser, kind) === points);
}
