import {
  GameError,
  otherSide,
  pointsAway,
  resultKind,
  rulesOf,
  type GameResult,
  type GameState,
  type Over,
  type Side,
} from '../../game/index.js';
import type { MatchBuilder, Refusal } from './match-builder.js';
import { kindFor, writtenPoints } from './match-points.js';

/** What a file says of the end of a game. */
export interface FileResult {
  /** The winner. */
  readonly side: Side;
  readonly points: number;
}

/** A result: of a game that is over it must be right; one that goes on has been given up. */
export function applyResult(
  builder: MatchBuilder,
  { side, points }: FileResult,
): Refusal | undefined {
  const fault = builder.state.phase.name === 'over' ? undefined : giveUp(builder, side, points);
  return fault ?? resultFault(builder.state, side, points);
}

function giveUp(builder: MatchBuilder, winner: Side, points: number): Refusal | undefined {
  const { phase, cube } = builder.state;
  if (phase.name === 'resigning')
    return builder.act({ type: 'answerResignation', side: winner, accept: true });
  const loser = otherSide(winner);
  const isPassed = phase.name === 'doubled' || phase.name === 'beavered';
  // Some programs do not write the answer to a double that ends the game.
  if (isPassed && phase.side === loser && points === cube.value)
    return builder.act({ type: 'pass', side: loser });
  return resign(builder, loser, points);
}

function resign(builder: MatchBuilder, loser: Side, points: number): Refusal | undefined {
  const { state } = builder;
  const rules = rulesOf(state);
  const kind = kindFor(state, loser, points);
  if (kind === undefined) {
    return new GameError(
      'bad-state',
      `no game is given up for ${points} points with the cube at ${state.cube.value}`,
    );
  }
  if (rules.options.resign === 'offer') {
    const fault = builder.act({ type: 'offerResignation', side: loser, kind });
    const winner = otherSide(loser);
    return fault ?? builder.act({ type: 'answerResignation', side: winner, accept: true });
  }
  if (kind === resultKind(rules, state.board[loser]))
    return builder.act({ type: 'offerResignation', side: loser });
  const words = `${points} points are given up, but the board says ${resultKind(rules, state.board[loser])}`;
  return builder.needs('resign', 'offer', new GameError('bad-state', words));
}

/** Whether a game that is over has another result than a file says. */
function resultFault(state: GameState, winner: Side, points: number): GameError | undefined {
  const { phase } = state;
  if (phase.name !== 'over') return undefined;
  const { result } = phase;
  if (result.winner === winner && allowedPoints(state, phase).includes(points)) return undefined;
  return new GameError(
    'bad-state',
    `${winner} is said to have won ${points}, but ${wordsFor(result)}`,
  );
}

function wordsFor({ winner, points }: GameResult): string {
  return winner === null ? 'the game is drawn' : `${winner} has won ${points}`;
}

/** What counts, what files write, and in the last game of a match just what was needed. */
function allowedPoints(state: GameState, { result, match }: Over): readonly number[] {
  const { points, winner } = result;
  const all = [points, writtenPoints(state, result)];
  const left = winner === null || match === null ? undefined : pointsAway(state, winner);
  return left === undefined ? all : [...all, points + left];
}
