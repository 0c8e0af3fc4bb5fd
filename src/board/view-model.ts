import type { Side } from '../game/index.js';

/** A place on the board in the numbers of the person at the bottom: 1..24, a side's half of the bar, a side's tray. */
export type Spot = number | 'bar' | 'off';

/** Checkers of one side on a point. */
export interface Stack {
  readonly side: Side;
  readonly count: number;
}

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

/** The line above or below the board that belongs to a side. All texts are ready to show. */
export interface StripView {
  readonly name: string;
  readonly detail: string | undefined;
  readonly pips: string | undefined;
  /** Borne-off checkers, for the narrow layout that has no trays. */
  readonly off: string;
  /** Empty while there is none. */
  readonly score: string;
  readonly toMove: boolean;
  /** Share of the search done, 0 to 1, while this side's computer thinks. */
  readonly thinking: number | undefined;
}

export type ButtonName = 'roll' | 'undo' | 'done' | 'new-game';

export interface ButtonView {
  readonly name: ButtonName;
  readonly label: string;
  readonly filled: boolean;
  readonly disabled: boolean;
}

/** The quiet panel over the middle of the board. */
export interface PanelView {
  readonly title: string;
  readonly lines: readonly string[];
  readonly button: ButtonView;
}

/** All that the board shows; the views draw it and know nothing else. */
export interface BoardView {
  readonly bottom: Side;
  /** Home of the person at the bottom on the left instead of the right. */
  readonly mirrored: boolean;
  /** Index 1..24 in the numbers of the person at the bottom; undefined = empty. Index 0 is not used. */
  readonly points: readonly (Stack | undefined)[];
  readonly bar: Readonly<Record<Side, number>>;
  readonly off: Readonly<Record<Side, number>>;
  /** Dice lying on the board, a group a side; in the opening each side has one. */
  readonly dice: Readonly<Record<Side, readonly DieView[]>>;
  readonly marks: Marks | undefined;
  readonly lastMove: LastMove | undefined;
  readonly strips: Readonly<Record<Side, StripView>>;
  readonly status: string;
  readonly buttons: readonly ButtonView[];
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
  readonly hit: boolean;
}
