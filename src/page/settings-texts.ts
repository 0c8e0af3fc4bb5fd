import type { OptionName, Options } from '../game/options.js';
import type { Variant } from '../game/rule-sets.js';
import type { Side } from '../game/state.js';
import type { OptionGroup } from './option-groups.js';
import type { ClockChoice, Opponent, Speed, Theme } from './page-settings.js';

/** The values of an option as the settings offer them. */
export type OptionValueText<Name extends OptionName> = Name extends 'cube.auto'
  ? '0' | '1' | '2'
  : Options[Name];

/** An option by its name, and a sentence that explains each of its values. */
export interface OptionTexts<Name extends OptionName> {
  readonly name: string;
  readonly values: Readonly<Record<OptionValueText<Name>, string>>;
}

/** A choice by its name, and a sentence that explains it. */
export interface Choice {
  readonly name: string;
  readonly about: string;
}

/** Every word of the settings dialog. */
export interface SettingsTexts {
  readonly title: string;
  readonly close: string;
  readonly start: string;
  /** On the button once a game would be lost. */
  readonly sure: string;
  /** When the choices of each half of the dialog begin to hold. */
  readonly gameNote: string;
  readonly tableNote: string;

  readonly game: string;
  readonly variants: Readonly<Record<Variant, string>>;
  readonly readRules: string;
  /** The headings of options that are folded away. */
  readonly optionGroups: Readonly<Record<Extract<OptionGroup, 'own' | 'fine'>, string>>;
  /** Beside the value that an option has when nothing is chosen. */
  readonly usual: string;
  /** Beside the heading of folded options: how many are not at their usual values. */
  readonly changed: (count: number) => string;
  readonly options: { readonly [Name in OptionName]: OptionTexts<Name> };

  readonly length: string;
  /** Choices of the length without a number of their own. */
  readonly lengths: Readonly<Record<'single' | 'match' | 'unlimited', Choice>>;
  readonly matchTo: (points: number) => string;
  readonly otherLength: string;
  readonly points: string;

  readonly cube: Choice;

  readonly clock: string;
  readonly clocks: Readonly<Record<ClockChoice['type'], Choice>>;
  readonly pace: string;
  readonly paces: Readonly<Record<'quick' | 'usual' | 'slow' | 'other', string>>;
  readonly minutes: string;
  readonly seconds: string;

  readonly colour: string;
  readonly colours: Readonly<Record<Side, string>>;

  readonly table: string;
  readonly opponent: string;
  readonly opponents: Readonly<Record<Opponent, Choice>>;
  readonly mirrored: Choice;
  readonly pips: Choice;
  readonly diceNames: Choice;
  readonly record: Choice;
  readonly fairDice: Choice;
  readonly theme: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly speed: string;
  readonly speeds: Readonly<Record<Speed, string>>;
}
