import type { Dice, GameResult, ResultKind, Side, Step } from '../../game/index.js';
import type { Header, Place, Players } from './match-file.js';
import type { Told } from './match-setting-headers.js';

/**
 * What one entry of a match file says, and of whom. `P` is how a play is held: as it is written, or as steps.
 * Most is common to all programs; `resign`, `refuse`, `flag`, `bomb`, `opening` and `drawn` are ours.
 */
export type Cell<P> = { readonly side: Side } & (
  | RollCell<P>
  | CubeCell<'double'>
  | CubeCell<'beaver'>
  | CubeCell<'raccoon'>
  | { readonly type: 'take' }
  | { readonly type: 'drop' }
  | { readonly type: 'refuse' }
  | { readonly type: 'flag' }
  | { readonly type: 'bomb' }
  /** `side` gives the game up; without a kind it is what the result says. */
  | { readonly type: 'resign'; readonly kind?: ResultKind }
  /** The draw, each throw the die of who is named first in the file and that of the other; `side` begins. */
  | { readonly type: 'opening'; readonly throws: readonly Dice[] }
  /** `side` has won so many points; `how`: what the record says of it, where that is known. */
  | { readonly type: 'result'; readonly points: number; readonly how?: GameResult }
  /** Nobody has won, whatever the side. */
  | { readonly type: 'drawn' }
  /** Something that cannot be read, and why. */
  | { readonly type: 'bad'; readonly reason: string }
);

/** Dice, and what was played with them. */
interface RollCell<P> {
  readonly type: 'roll';
  readonly dice: Dice;
  /** undefined = thrown, but not played. */
  readonly play?: P;
  /** Said of dice that are not played, although there is no choice how. */
  readonly isForced?: boolean;
}

interface CubeCell<T> {
  readonly type: T;
  /** What the cube shows if it is taken; undefined where the file does not say. */
  readonly value?: number;
}

/** An entry as it is read: the play is still text, empty where nothing is written. */
export type ReadCell = Cell<string> & { readonly at: Place };

/** An entry to be written. */
export type WrittenCell = Exclude<
  Cell<readonly Step[]>,
  { readonly type: 'raccoon' } | { readonly type: 'bad' }
>;

/** What a game of either side's file begins with. */
export interface GameHead {
  readonly number: number;
  /** Points before the game. */
  readonly score: Readonly<Record<Side, number>>;
}

/** A game as it is read, whether it fits the rules or not. */
export interface ReadGame extends GameHead {
  readonly at: Place;
  readonly cells: readonly ReadCell[];
  /** Whether the file says that it is the Crawford game; undefined = the score does. */
  readonly crawford?: boolean;
  /** What ties of the draw have brought the cube to; undefined = 1. */
  readonly cube?: number;
  /** The board, and what goes with it, where it does not begin at the start. */
  readonly setup?: Setup;
}

/** A position that was set up: parts of a state, of any origin, as `readState` takes them. */
export interface Setup {
  readonly at: Place;
  readonly board?: unknown;
  readonly phase?: unknown;
  readonly cube?: unknown;
}

/** A header and where it stands. */
export type ReadHeader = Header & { readonly at: Place };

/** A whole file as it is read. */
export interface ReadFile {
  readonly headers: readonly ReadHeader[];
  readonly players: Players;
  /** Points of the match, 0 = money play. */
  readonly length: number;
  /** What the file tells of the settings besides its headers. */
  readonly told: Told;
  readonly games: readonly ReadGame[];
}
