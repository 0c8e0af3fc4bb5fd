import { GameError, SIDES, jacobyHolds, otherSide, type GameState } from '../../game/index.js';
import type { MatchBuilder, Refusal } from './match-builder.js';
import type { ReadGame } from './match-cells.js';
import { applyResult } from './match-result.js';

/**
 * Begins another game of a match to `length`, after one that is over, is given up without a word, or is abandoned.
 */
export function beginNext(
  builder: MatchBuilder,
  game: ReadGame,
  length: number,
): Refusal | undefined {
  if (game.setup) {
    const words = `game ${game.number} begins with a position, which only the first of a file can`;
    return new GameError('not-allowed', words);
  }
  const fault = resultByScore(builder, game) ?? overFault(builder.state, game, length);
  if (fault) return fault;
  const { state } = builder;
  builder.unplayed = undefined;
  return scoreFault(builder, state, game) ?? builder.act({ type: 'nextGame', side: 'blue' });
}

/** Where a game has no result, the score after it may tell one. */
function resultByScore(builder: MatchBuilder, { score }: ReadGame): Refusal | undefined {
  const { phase, score: before } = builder.state;
  if (phase.name === 'over') return undefined;
  const winner = SIDES.find((side) => score[side] > before[side].points);
  if (!winner || score[otherSide(winner)] !== before[otherSide(winner)].points) return undefined;
  return applyResult(builder, { side: winner, points: score[winner] - before[winner].points });
}

function overFault(
  { phase }: GameState,
  { number }: ReadGame,
  length: number,
): GameError | undefined {
  if (phase.name !== 'over' || phase.match === null || length === 0) return undefined;
  const words = `${phase.match} has won the match, but game ${number} follows`;
  return new GameError('bad-state', words);
}

function scoreFault(
  builder: MatchBuilder,
  state: GameState,
  { number, score }: ReadGame,
): Refusal | undefined {
  if (SIDES.every((side) => score[side] === state.score[side].points)) return undefined;
  const [said, is] = [score, { red: state.score.red.points, blue: state.score.blue.points }].map(
    ({ red, blue }) => `${red}-${blue}`,
  );
  const words = `game ${number} begins at ${said}, but the games before make it ${is}`;
  const fault = new GameError('bad-state', words);
  return jacobyHolds(state) ? builder.needs('cube.jacoby', 'off', fault) : fault;
}
