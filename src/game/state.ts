import type { Dice } from './dice.js';
import { orThrow } from './errors.js';
import { deepFreeze } from './freeze.js';
import { type Counts, type Position } from './position.js';
import { rulesIn, startCounts, type ResultKind, type RuleSet } from './rule-sets.js';
import { readSettings, type GivenSettings, type Settings } from './settings.js';

/** The two sides, by colour. Who is a person and who the computer is not the game's matter. */
export type Side = 'blue' | 'red';

export const SIDES: readonly Side[] = ['blue', 'red'];

/** The opponent of a side. */
export function otherSide(side: Side): Side {
  return side === 'blue' ? 'red' : 'blue';
}

/** Games won and points won in a match, or since the session began; in a match of wins each game is one point. */
export interface Score {
  readonly games: number;
  readonly points: number;
}

/** How a game ended. */
export interface GameResult {
  /** null = drawn. */
  readonly winner: Side | null;
  readonly kind: ResultKind;
  /** All that was won, the cube included. */
  readonly points: number;
  readonly by: 'board' | 'pass' | 'resignation' | 'flag';
}

/** A turn before its throw; `taken` once a double was taken in it, after which nothing but the throw is left. */
export interface Rolling {
  readonly name: 'rolling';
  readonly side: Side;
  readonly taken?: true;
}

export interface Moving {
  readonly name: 'moving';
  readonly side: Side;
  readonly dice: Dice;
}

/** The other side has offered a double: take, pass or beaver. The cube stands as it did before. */
export interface Doubled {
  readonly name: 'doubled';
  readonly side: Side;
}

/** The other side has taken a double of this side and doubled again at once: take or pass. */
export interface Beavered {
  readonly name: 'beavered';
  readonly side: Side;
}

/** The other side has offered to lose the game by `kind`; refused, the game goes `back`. */
export interface Resigning {
  readonly name: 'resigning';
  readonly side: Side;
  readonly kind: ResultKind;
  readonly back: Rolling | Moving;
}

/** `match`: who has won the match with it, if anybody; a single game is a match of its own. */
export interface Over {
  readonly name: 'over';
  readonly result: GameResult;
  readonly match: Side | null;
}

/** What the game waits for; `side` is whose turn it is to act. */
export type Phase =
  { readonly name: 'opening' } | Rolling | Moving | Doubled | Beavered | Resigning | Over;

/** The doubling cube. */
export interface Cube {
  readonly value: number;
  /** null = in the middle. */
  readonly owner: Side | null;
}

/** A side's clock, in milliseconds. */
export interface Clock {
  /** Main time left when the turn began. */
  readonly left: number;
  /** Time used of the turn so far, answers to doubles and resignations since the side's last move included. */
  readonly used: number;
}

/** A whole session at one moment; JSON. Each side's counts are numbered from its own side. */
export interface GameState {
  readonly version: 1;
  readonly settings: Settings;
  readonly phase: Phase;
  readonly board: Readonly<Record<Side, Counts>>;
  readonly cube: Cube;
  /** Who alone may use the bomb; null = either side, or a game without one. */
  readonly bomb: Side | null;
  readonly score: Readonly<Record<Side, Score>>;
  /** Whether the Crawford game is still to come, is being played, or has been played; `ahead` in unlimited play. */
  readonly crawford: 'ahead' | 'now' | 'past';
  /** The number of the current game of the match or session, from 1. */
  readonly game: number;
  /** Turns of the current game that have been played. */
  readonly turns: number;
  /** Who had the first turn of the current game; null before the draw. */
  readonly starter: Side | null;
  /** The sides have swapped colours (rules.md 6.2); for whoever draws the board. */
  readonly swapped: boolean;
  /** null = without clocks. */
  readonly clocks: Readonly<Record<Side, Clock>> | null;
}

export const STATE_VERSION = 1;

/** A session before its first throw. @throws GameError that names what is wrong with the settings */
export function newSession(given: GivenSettings = {}): GameState {
  const settings = orThrow(readSettings(given));
  const nothing: Score = { games: 0, points: 0 };
  return deepFreeze({
    version: STATE_VERSION,
    settings,
    phase: { name: 'opening' },
    board: startBoard(rulesIn(settings)),
    cube: { value: 1, owner: null },
    bomb: null,
    score: { blue: nothing, red: nothing },
    crawford: 'ahead',
    game: 1,
    turns: 0,
    starter: null,
    swapped: false,
    clocks: fullClocks(settings),
  });
}

/** The clocks before the first turn. */
function fullClocks({ clock }: Settings): GameState['clocks'] {
  const full = clock && { left: clock.main, used: 0 };
  return full && { blue: full, red: full };
}

/** Both sides' checkers at the start of a game. */
export function startBoard(rules: RuleSet): GameState['board'] {
  return { blue: startCounts(rules), red: startCounts(rules) };
}

/** The rules that a session is played by. */
export function rulesOf({ settings }: GameState): RuleSet {
  return rulesIn(settings);
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

/** The side that has to act (to throw, to move, to answer), or undefined in the opening and after the end. */
export function sideToAct({ phase }: GameState): Side | undefined {
  return 'side' in phase ? phase.side : undefined;
}
