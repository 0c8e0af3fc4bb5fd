import type { Dice } from './dice.js';
import { deepFreeze } from './freeze.js';
import { type Counts, type Position } from './position.js';
import { resultKind } from './result.js';
import { ruleSets, startCounts, type ResultKind, type RuleSet, type Variant } from './rule-sets.js';

/** The two sides, by colour. Who is a person and who the computer is not the game's matter. */
export type Side = 'blue' | 'red';

export const SIDES: readonly Side[] = ['blue', 'red'];

/** The opponent of a side. */
export function otherSide(side: Side): Side {
  return side === 'blue' ? 'red' : 'blue';
}

/** What a session is played by; fixed from its first game. */
export interface Settings {
  readonly variant: Variant;
}

/** Games won and points won in a session. */
export interface Score {
  readonly games: number;
  readonly points: number;
}

/** How a game ended. */
export interface GameResult {
  readonly winner: Side;
  readonly kind: ResultKind;
  readonly points: number;
}

/** What the game waits for. */
export type Phase =
  | { readonly name: 'opening' }
  | { readonly name: 'rolling'; readonly side: Side }
  | { readonly name: 'moving'; readonly side: Side; readonly dice: Dice }
  | { readonly name: 'over'; readonly result: GameResult };

/** A whole session at one moment; JSON. Each side's counts are numbered from its own side. */
export interface GameState {
  readonly version: 1;
  readonly settings: Settings;
  readonly phase: Phase;
  readonly board: Readonly<Record<Side, Counts>>;
  readonly score: Readonly<Record<Side, Score>>;
  /** The number of the current game of the session, from 1. */
  readonly game: number;
}

export const STATE_VERSION = 1;

/** A session before its first throw. */
export function newSession(settings: Settings): GameState {
  const nothing: Score = { games: 0, points: 0 };
  return deepFreeze({
    version: STATE_VERSION,
    settings: { ...settings },
    phase: { name: 'opening' },
    board: startBoard(ruleSets[settings.variant]),
    score: { blue: nothing, red: nothing },
    game: 1,
  });
}

/** Both sides' checkers at the start of a game. */
export function startBoard(rules: RuleSet): GameState['board'] {
  return { blue: startCounts(rules), red: startCounts(rules) };
}

/** The rules that a session is played by. */
export function rulesOf(state: GameState): RuleSet {
  return ruleSets[state.settings.variant];
}

/** The board as a side sees it. */
export function positionFor(state: GameState, side: Side): Position {
  return { own: state.board[side], opp: state.board[otherSide(side)] };
}

/** The board after a side's turn, back in the colours. */
export function boardFrom(position: Position, side: Side): GameState['board'] {
  const { own, opp } = position;
  return side === 'blue' ? { blue: own, red: opp } : { blue: opp, red: own };
}

/** The side that has to act, or undefined in the opening and after the end. */
export function sideToAct({ phase }: GameState): Side | undefined {
  return phase.name === 'rolling' || phase.name === 'moving' ? phase.side : undefined;
}

/** The result of a game that `winner` has just won on the board. */
export function gameResult(rules: RuleSet, board: GameState['board'], winner: Side): GameResult {
  const kind = resultKind(rules, board[otherSide(winner)]);
  return { winner, kind, points: rules.factors[kind] };
}
