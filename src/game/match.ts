import { jacobyHolds, playsCrawford } from './cube.js';
import type { Options } from './options.js';
import { pointsOf } from './result.js';
import { countsWins, isMatch, isUnlimited } from './settings.js';
import {
  newSession,
  otherSide,
  rulesOf,
  SIDES,
  type GameResult,
  type GameState,
  type Score,
  type Side,
} from './state.js';

/** How a game has ended, before its points are counted. */
export type Outcome = Omit<GameResult, 'points'>;

/** The points that a side still needs to win the match; 0 or less when it has, undefined outside matches. */
export function pointsAway({ settings, score }: GameState, side: Side): number | undefined {
  return isMatch(settings) ? settings.matchLength - score[side].points : undefined;
}

/** The result of the current game: cube value times the points of the kind, and what a match makes of them (rules.md 4 to 7). */
export function resultOf(state: GameState, outcome: Outcome): GameResult {
  const { winner } = outcome;
  const points = winner === null ? 0 : pointsWon(state, winner, outcome);
  return { ...outcome, points };
}

function pointsWon(state: GameState, winner: Side, { kind, by }: Outcome): number {
  const rules = rulesOf(state);
  const counted = jacobyHolds(state) ? 'single' : kind;
  const loser = state.board[otherSide(winner)];
  const game = by === 'pass' ? 1 : pointsOf(rules, counted, loser);
  const points = countsWins(state.settings) ? 1 : state.cube.value * game;
  // A flag that loses the match brings the other side there.
  const needed = by === 'flag' && timeIsForMatch(state) ? pointsAway(state, winner) : undefined;
  return Math.max(points, needed ?? points);
}

/** The state after a game has ended: its result, the score, and who has won the match with it. */
export function endGame(state: GameState, outcome: Outcome): GameState {
  const result = resultOf(state, outcome);
  const score = scoreAfter(state.score, result);
  return {
    ...state,
    score,
    phase: { name: 'over', result, match: matchWinner({ ...state, score }, result) },
  };
}

function scoreAfter(score: GameState['score'], { winner, points }: GameResult): GameState['score'] {
  if (winner === null) return score;
  const before = score[winner];
  const after: Score = { games: before.games + 1, points: before.points + points };
  return { ...score, [winner]: after };
}

/** Who has won the match with a game that `state.score` already counts; a single game is a match of its own. */
export function matchWinner(state: GameState, { winner }: GameResult): Side | null {
  if (winner === null || isUnlimited(state.settings)) return null;
  return (pointsAway(state, winner) ?? 0) <= 0 ? winner : null;
}

/** The state before the first throw of the next game, or of the next match after a finished one. */
export function nextGame(state: GameState): GameState {
  const { settings, phase, score } = state;
  const fresh = newSession(settings);
  if (phase.name === 'over' && phase.match !== null && isMatch(settings)) return fresh;
  const starter = nextStarter(state);
  return {
    ...fresh,
    phase: starter ? { name: 'rolling', side: starter } : fresh.phase,
    score,
    crawford: nextCrawford(state),
    game: state.game + 1,
    starter,
    swapped: nextSwapped(state),
    clocks: timeIsForMatch(state) ? state.clocks : fresh.clocks,
  };
}

/** Whether each side has one time for the whole match, which a fallen flag loses. */
function timeIsForMatch(state: GameState): boolean {
  return isMatch(state.settings) && rulesOf(state).options['clock.flag'] === 'match';
}

/** rules.md 6.2: who begins after a finished game; null = whom the draw lets. `swaps`: the sides change colours. */
interface NextStarter {
  readonly swaps: boolean;
  side(winner: Side | null, starter: Side | null): Side | null;
}

const nextStarters: Readonly<Record<Options['next.starter'], NextStarter>> = {
  draw: { swaps: false, side: () => null },
  winner: { swaps: false, side: (winner) => winner },
  swap: { swaps: true, side: (_, starter) => starter && otherSide(starter) },
  winner_swap: { swaps: true, side: (winner) => winner },
};

/** An abandoned game decides nothing. */
function nextStarter(state: GameState): Side | null {
  const { phase, starter } = state;
  if (phase.name !== 'over') return null;
  return nextStarters[rulesOf(state).options['next.starter']].side(phase.result.winner, starter);
}

function nextSwapped(state: GameState): boolean {
  const { swaps } = nextStarters[rulesOf(state).options['next.starter']];
  return state.phase.name === 'over' && swaps ? !state.swapped : state.swapped;
}

/** The Crawford game is the first after a side has come to one point from the match; abandoned, it is still to be played. */
function nextCrawford(state: GameState): GameState['crawford'] {
  const { crawford, phase } = state;
  if (phase.name !== 'over') return crawford;
  return crawford === 'ahead' ? crawfordAt(state) : 'past';
}

/** Whether a game at this score is the Crawford game, if there has been none before. */
export function crawfordAt(state: GameState): 'ahead' | 'now' {
  const isClose = SIDES.some((side) => pointsAway(state, side) === 1);
  return playsCrawford(state) && isClose ? 'now' : 'ahead';
}
