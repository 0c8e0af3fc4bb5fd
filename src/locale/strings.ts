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
  /** It sends an enemy checker to the bar, or, in games that pin, holds it where it is. */
  readonly hit: boolean;
  readonly pin: boolean;
}

/** What is said about a spot of the board. */
export interface SpokenSpotState {
  readonly spot: SpokenSpot;
  /** Whose checkers these are; with none of them only the bar and the tray name their colour. */
  readonly colour: Colour;
  readonly checkers: number;
  /** A checker of the other colour lies pinned under these. */
  readonly pinning: boolean;
  readonly selected: boolean;
  readonly canMove: boolean;
  readonly target: boolean;
}

/** What a game is lost by on the board. */
export type LossKind = 'single' | 'gammon' | 'home-gammon' | 'backgammon';

/** How a game can end: on the board, or with a double that was passed. */
export type Result = LossKind | 'pass';

/**
 * Why a turn, or the rest of one, is lost.
 * - `bar`: a checker has to enter and cannot.
 * - `pinned`: the checkers that could move are pinned.
 * - `head`: no more checkers may leave the head in this turn.
 * - `block`: every play would build or keep a forbidden block.
 * - `hiding`: the checker that has hit may not go on to others.
 * - `blocked`: the points within reach are closed; also for all else.
 */
export type NoMoveReason = 'bar' | 'pinned' | 'head' | 'block' | 'hiding' | 'blocked';

/** Where the cube is: nobody's, before the side that has to answer, or a side's. */
export type CubeHolder = 'middle' | 'offered' | Actor;

/**
 * What can go wrong at the board, by the codes of `engine-error`.
 * - `illegal-play`, `not-allowed`, `wrong-phase`, `wrong-side`: the rules forbid it.
 * - `worker-failed`: the engine gave no answer, and the computer plays without it.
 * - `worker-restarted`, `no-worker`, `no-wasm`: the engine has helped itself.
 * - `failed`: anything else.
 */
export type Fault =
  | 'illegal-play'
  | 'not-allowed'
  | 'wrong-phase'
  | 'wrong-side'
  | 'worker-failed'
  | 'worker-restarted'
  | 'no-worker'
  | 'no-wasm'
  | 'failed';

/** The texts of buttons; `reallyResign` is what Resign says once it has been pressed. */
export type ButtonText =
  | 'roll'
  | 'undo'
  | 'done'
  | 'newGame'
  | 'double'
  | 'take'
  | 'pass'
  | 'beaver'
  | 'explode'
  | 'resign'
  | 'reallyResign'
  | 'accept'
  | 'refuse';

/**
 * Every text that the board shows or says. Functions where numbers or names go in; each language has its own
 * grammar and plurals.
 */
export interface Strings {
  /** Accessible name of the whole board. */
  readonly board: string;
  readonly buttons: Readonly<Record<ButtonText, string>>;
  readonly levels: Readonly<Record<'simple' | 'hard' | 'expert', string>>;
  /** Names of the sides in their strips. */
  readonly names: Readonly<Record<Actor, string>>;

  readonly pips: (pips: number) => string;
  readonly off: (checkers: number) => string;
  /** The running score of a side, games won and points; the short one stands beside a name in a narrow line. */
  readonly score: (games: number, points: number) => string;
  readonly shortScore: (games: number, points: number) => string;
  /** A side's points, or wins, in a match of that length; the short one as above. */
  readonly matchScore: (points: number, length: number) => string;
  readonly shortMatchScore: (points: number, length: number) => string;
  /** What is to be known about the score: the Crawford game, the games after it, play without end. */
  readonly notes: Readonly<Record<'crawford' | 'postCrawford' | 'unlimited', string>>;
  /** A roll, with its name if it is to be called by it. `dice` in other texts is what this gives. */
  readonly roll: (roll: Roll, name?: string) => string;
  /** A side's time, as it is shown; the other one once it is up. */
  readonly clock: (time: string) => string;
  readonly timeUp: string;
  readonly cube: (value: number, holder: CubeHolder) => string;
  /** What to call the bomb beside the side that may use it. */
  readonly bomb: string;

  /** Before the draw for the first turn. */
  readonly toDraw: string;
  /** What the draw showed and who begins. */
  readonly drawn: (blue: number, red: number, starter: Actor) => string;
  readonly toRoll: Readonly<Record<Actor, string>>;
  readonly toMove: (who: Actor, dice: string) => string;
  /** The computer looks for its play. */
  readonly thinking: (dice: string) => string;
  readonly chooseOrigin: string;
  readonly chooseDie: string;
  /** All dice are played. */
  readonly toConfirm: string;
  /** Dice are left, but none of them can be played. */
  readonly restBlocked: (reason: NoMoveReason) => string;
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
  /** The same in games that pin. */
  readonly wasPinned: (points: readonly number[]) => string;
  readonly noMove: (who: Actor, dice: string, reason: NoMoveReason) => string;
  /** The other side had no move and passed. */
  readonly passed: (who: Actor, dice: string, reason: NoMoveReason) => string;

  /** What a side has done with the cube, the bomb or a resignation; `value` is what the cube then stands for. */
  readonly doubles: (who: Actor, value: number) => string;
  readonly takes: (who: Actor, value: number) => string;
  readonly beavers: (who: Actor, value: number) => string;
  readonly passes: Readonly<Record<Actor, string>>;
  readonly explodes: Readonly<Record<Actor, string>>;
  readonly offersLoss: (who: Actor, kind: LossKind) => string;
  readonly refusesLoss: Readonly<Record<Actor, string>>;
  /** A side has to answer a double or a resignation. */
  readonly toAnswer: Readonly<Record<Actor, string>>;
  /** Resign has been pressed: it is to be pressed again, or it is to be said what is offered. */
  readonly sureToResign: string;
  readonly chooseLoss: string;
  /** Short names of what can be offered. */
  readonly losses: Readonly<Record<LossKind, string>>;

  readonly won: (who: Actor, result: Result) => string;
  /** Nobody has won. */
  readonly drawnGame: string;
  /** What ended a game before the board did. */
  readonly endedBy: Readonly<Record<'resignation' | 'flag', string>>;
  readonly wonPoints: (points: number) => string;
  readonly wonMatch: (who: Actor, own: number, other: number) => string;
  /** The score of a session, a name and a number of games or points won for each side. */
  readonly standing: (bottom: string, bottomWon: number, top: string, topWon: number) => string;

  readonly die: (value: number, used: boolean) => string;
  readonly spot: (state: SpokenSpotState) => string;
  readonly step: (step: SpokenStep) => string;
  readonly rolled: (who: Actor, dice: string) => string;
  readonly undone: string;
  readonly newGame: string;

  /** The dice source gave something that is no die, or failed to give anything. */
  readonly badDice: (given: string | undefined) => string;
  /** The engine gave no advice about the cube, the bomb or a resignation; the computer does the simplest thing. */
  readonly noAdvice: string;
  /** Something else failed, or something that the engine needs is missing; the game goes on. */
  readonly faults: Readonly<Record<Fault, string>>;
}

/** A host's own words for some of the texts; tables may be given in part. */
export type StringOverrides = {
  readonly [Key in keyof Strings]?: Strings[Key] extends Readonly<Record<string, string>>
    ? Partial<Strings[Key]>
    : Strings[Key];
};
