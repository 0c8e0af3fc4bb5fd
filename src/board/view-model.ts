import { RESULT_KINDS, type Side } from '../game/index.js';

/** A place on the board in the numbers of the person at the bottom: 1..24, a side's half of the bar, a side's tray. */
export type Spot = number | 'bar' | 'off';

/** Checkers of one side on a point. */
export interface Stack {
  readonly side: Side;
  readonly count: number;
  /** A checker of the other side lies under them and cannot leave. */
  readonly pinned?: true | undefined;
}

/** Where the two homes lie: at the same end of the board, or, where both sides move the same way round, in opposite corners. */
export type Homes = 'one-end' | 'opposite-corners';

/** One die on the board. */
export interface DieView {
  readonly value: number;
  readonly used: boolean;
  /** Clicking it means something now: it plays the selected checker, or settles which die to use. */
  readonly enabled: boolean;
  readonly label: string;
}

/** What is marked; all spots belong to `side`, the side to move. */
export interface Marks {
  readonly side: Side;
  readonly selected: Spot | undefined;
  /** Checkers that can begin a step. */
  readonly movable: readonly Spot[];
  /** Where the selected checker can go, or, with none selected, nothing. */
  readonly targets: readonly Spot[];
  /** Where several checkers could reach a clicked destination: those to choose from. */
  readonly choices: readonly Spot[];
}

/** Where the last play left from and arrived. */
export interface LastMove {
  readonly side: Side;
  readonly from: readonly Spot[];
  readonly to: readonly Spot[];
}

/** The doubling cube. */
export interface CubeView {
  /** What it stands at, or, while it is offered, would stand at; a cube at 1 shows 64. */
  readonly value: number;
  readonly at: CubePlace;
  readonly label: string;
}

/** In the middle while it is nobody's, with the side that owns it, or before the side that has to answer an offer. */
export type CubePlace =
  | { readonly place: 'middle' }
  | { readonly place: 'owned'; readonly side: Side }
  | { readonly place: 'offered'; readonly side: Side };

/** A side's clock. */
export interface ClockView {
  readonly text: string;
  /** `low`: it runs and has little left. */
  readonly state: 'stopped' | 'running' | 'low' | 'fallen';
  readonly label: string;
}

/** The line above or below the board that belongs to a side. All texts are ready to show. */
export interface StripView {
  readonly name: string;
  readonly detail: string | undefined;
  readonly pips: string | undefined;
  /** Borne-off checkers, for the narrow layout that has no trays. */
  readonly off: string;
  /** Empty while there is none. */
  readonly score: string;
  /** What is to be known about the score, such as that it is the Crawford game. */
  readonly note?: string | undefined;
  readonly clock?: ClockView | undefined;
  /** What to call the bomb, if this side may use it. Nobody's bomb is shown on both sides. */
  readonly bomb?: string | undefined;
  readonly toMove: boolean;
  /** Share of the search done, 0 to 1, while this side's computer thinks. */
  readonly thinking: number | undefined;
}

/** Every button, in the order in which they stand where there are several. */
export const BUTTONS = [
  'roll',
  'undo',
  'done',
  'take',
  'pass',
  'beaver',
  'accept',
  'refuse',
  'double',
  'explode',
  'resign',
  ...RESULT_KINDS,
  'new-game',
  'go-on',
] as const;

export type ButtonName = (typeof BUTTONS)[number];

/** Something that can be done besides the thing to do next; shown as a quiet word. */
export interface ActionView {
  readonly name: ButtonName;
  readonly label: string;
  readonly disabled: boolean;
}

export interface ButtonView extends ActionView {
  readonly filled: boolean;
}

/** The quiet panel over the middle of the board, with one or two buttons. */
export interface PanelView {
  readonly title: string;
  readonly lines: readonly string[];
  readonly buttons: readonly ButtonView[];
}

/** All that the board shows; the views draw it and know nothing else. */
export interface BoardView {
  readonly bottom: Side;
  /** Home of the person at the bottom on the left instead of the right. */
  readonly mirrored: boolean;
  /** `one-end` when missing. */
  readonly homes?: Homes | undefined;
  /** Index 1..24 in the numbers of the person at the bottom; undefined = empty. Index 0 is not used. */
  readonly points: readonly (Stack | undefined)[];
  readonly bar: Readonly<Record<Side, number>>;
  readonly off: Readonly<Record<Side, number>>;
  /** Dice lying on the board, a group a side; in the opening each side has one. */
  readonly dice: Readonly<Record<Side, readonly DieView[]>>;
  /** Missing where the game has none. */
  readonly cube?: CubeView | undefined;
  readonly marks: Marks | undefined;
  readonly lastMove: LastMove | undefined;
  readonly strips: Readonly<Record<Side, StripView>>;
  readonly status: string;
  /** At most three; one of them is filled. */
  readonly buttons: readonly ButtonView[];
  /** Doubling, resigning and the like, at most three; as long as the same ones are given, nothing moves. */
  readonly actions?: readonly ActionView[] | undefined;
  readonly panel: PanelView | undefined;
  /** Accessible name of the whole board, and of a spot (of the given side for bar and tray). */
  readonly label: string;
  spotLabel(spot: Spot, side: Side): string;
}

/** What a person did; the element decides what it means. */
export interface Intents {
  spot(spot: Spot, side: Side): void;
  /** `index` in the order of `BoardView.dice[side]`. */
  die(index: number, side: Side): void;
  button(name: ButtonName): void;
  /** A click that should end a running animation. */
  skip(): void;
}

/** A checker on its way, in the numbers of the person at the bottom. */
export interface Travel {
  readonly side: Side;
  readonly from: Spot;
  readonly to: Spot;
  /** It sends an enemy checker to the bar. Without a hit, one that it lands on stays and is pinned. */
  readonly hit: boolean;
}

/** A checker that an explosion throws to its side's bar. */
export type Blot = Pick<Travel, 'side' | 'from'>;
