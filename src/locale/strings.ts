/** A colour of the checkers. */
export type Colour = 'blue' | 'red';

/** Who a sentence is about: the person alone at the board, the computer, or a colour where both sides are alike. */
export type Actor = 'you' | 'computer' | Colour;

/** Two dice, larger first. */
export type Roll = readonly [number, number];

/** A spot as it is said: a point's number, the bar, or off the board. */
export type SpokenSpot = number | 'bar' | 'off';

/** What is said about a checker's step; numbers are those of the person at the bottom. */
export interface SpokenStep {
  readonly who: Actor;
  readonly from: SpokenSpot;
  readonly to: SpokenSpot;
  readonly hit: boolean;
}

/** What is said about a spot of the board. */
export interface SpokenSpotState {
  readonly spot: SpokenSpot;
  /** Whose checkers these are; with none of them only the bar and the tray name their colour. */
  readonly colour: Colour;
  readonly checkers: number;
  readonly selected: boolean;
  readonly canMove: boolean;
  readonly target: boolean;
}

/** How a game can end, and why a turn may be lost. */
export type Result = 'single' | 'gammon' | 'backgammon';
export type NoMoveReason = 'bar' | 'blocked';

/**
 * What can go wrong at the board, by the codes of `engine-error`.
 * - `illegal-play`, `wrong-phase`, `wrong-side`: the rules forbid it.
 * - `worker-failed`: the engine gave no answer, and the computer plays without it.
 * - `worker-restarted`, `no-worker`, `no-wasm`: the engine has helped itself.
 * - `failed`: anything else.
 */
export type Fault =
  | 'illegal-play'
  | 'wrong-phase'
  | 'wrong-side'
  | 'worker-failed'
  | 'worker-restarted'
  | 'no-worker'
  | 'no-wasm'
  | 'failed';

/**
 * Every text that the board shows or says. Functions where numbers or names go in; each language has its own
 * grammar and plurals.
 */
export interface Strings {
  /** Accessible name of the whole board. */
  readonly board: string;
  readonly buttons: Readonly<Record<'roll' | 'undo' | 'done' | 'newGame', string>>;
  readonly levels: Readonly<Record<'simple' | 'hard' | 'expert', string>>;
  /** Names of the sides in their strips. */
  readonly names: Readonly<Record<Actor, string>>;

  readonly pips: (pips: number) => string;
  readonly off: (checkers: number) => string;
  /** The running score of a side, games won and points; the short one stands beside a name in a narrow line. */
  readonly score: (games: number, points: number) => string;
  readonly shortScore: (games: number, points: number) => string;
  /** A roll with its name, where the language has names for rolls. */
  readonly roll: (roll: Roll) => string;

  /** Before the draw for the first turn. */
  readonly toDraw: string;
  /** What the draw showed and who begins. */
  readonly drawn: (blue: number, red: number, starter: Actor) => string;
  readonly toRoll: Readonly<Record<Actor, string>>;
  readonly toMove: (who: Actor, roll: Roll) => string;
  /** The computer looks for its play. */
  readonly thinking: (roll: Roll) => string;
  readonly chooseOrigin: string;
  readonly chooseDie: string;
  /** All dice are played. */
  readonly toConfirm: string;
  /** Dice are left, but none of them can be played. */
  readonly restBlocked: string;
  /** After the reason why a person has no move. */
  readonly pressDone: string;
  /** After `toMove`, for whoever has not moved yet. */
  readonly chooseChecker: string;
  /** A checker was clicked that none of these dice, those that are left, can move. */
  readonly stuck: (dice: readonly number[]) => string;
  /** A checker was clicked while another one waits on the bar. */
  readonly barFirst: string;
  /** The computer has hit the person on these points. */
  readonly wasHit: (points: readonly number[]) => string;
  readonly noMove: (who: Actor, roll: Roll, reason: NoMoveReason) => string;
  /** The other side had no move and passed. */
  readonly passed: (who: Actor, roll: Roll, reason: NoMoveReason) => string;
  readonly results: Readonly<Record<Result, string>>;
  readonly won: (who: Actor, result: Result) => string;
  readonly wonPoints: (points: number) => string;
  /** The score of a session, a name and a number of games won for each side. */
  readonly standing: (bottom: string, bottomGames: number, top: string, topGames: number) => string;

  readonly die: (value: number, used: boolean) => string;
  readonly spot: (state: SpokenSpotState) => string;
  readonly step: (step: SpokenStep) => string;
  readonly rolled: (who: Actor, roll: Roll) => string;
  readonly undone: string;
  readonly newGame: string;

  /** The dice source gave something that is no die, or failed to give anything. */
  readonly badDice: (given: string | undefined) => string;
  /** Something else failed, or something that the engine needs is missing; the game goes on. */
  readonly faults: Readonly<Record<Fault, string>>;
}

/** A host's own words for some of the texts; tables may be given in part. */
export type StringOverrides = {
  readonly [Key in keyof Strings]?: Strings[Key] extends Readonly<Record<string, string>>
    ? Partial<Strings[Key]>
    : Strings[Key];
};
