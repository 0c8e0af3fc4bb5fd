import { DEFAULT_LEVEL, LEVELS } from '../engine/levels.js';
import { orThrow } from '../game/errors.js';
import { optionValues, type GivenOptions, type OptionName } from '../game/options.js';
import { DEFAULT_VARIANT, type Variant } from '../game/rule-sets.js';
import { readSettings } from '../game/settings.js';
import { SIDES, type Side } from '../game/state.js';
import { optionsFor, optionsOf, VARIANTS } from '../game/variant-table.js';

/** Who plays against the person at the bottom: the computer at one of its levels, or another person. */
export const OPPONENTS = [...LEVELS, 'person'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** Milliseconds that a checker travels. */
export const SPEEDS = [400, 220, 100, 0] as const;
export type Speed = (typeof SPEEDS)[number];

export const CLOCK_TYPES = ['none', 'fischer', 'compensation'] as const;

/** A clock as it is chosen, of whole minutes and seconds; without one they are those last chosen. */
export interface ClockChoice {
  readonly type: (typeof CLOCK_TYPES)[number];
  readonly minutes: number;
  readonly seconds: number;
}

/** What holds for a session from its first game. */
export interface GameChoices {
  readonly variant: Variant;
  /** For each game the options that are not at their usual values. */
  readonly options: Readonly<Partial<Record<Variant, GivenOptions>>>;
  /** Points (or wins) that decide a match; 1 = single games, 0 = unlimited play. */
  readonly matchLength: number;
  /** Whether the cube is wanted, where there can be one. */
  readonly cube: boolean;
  readonly clock: ClockChoice;
  /** The colour of the person at the bottom. */
  readonly player: Side;
}

/** What can change at any moment. */
export interface TableChoices {
  readonly opponent: Opponent;
  readonly mirrored: boolean;
  readonly pips: boolean;
  /** Whether rolls are called by their names; null = as the language has it. */
  readonly diceNames: boolean | null;
  /** Whether the record stands below the board. */
  readonly record: boolean;
  /** Whether the dice can be checked. */
  readonly fairDice: boolean;
  readonly theme: Theme;
  readonly speed: Speed;
  /** null = what the browser prefers. */
  readonly language: string | null;
}

/** All that the page lets a person choose. */
export interface PageSettings {
  readonly game: GameChoices;
  readonly table: TableChoices;
}

export const MATCH_LIMITS = { min: 2, max: 99 };
export const MINUTE_LIMITS = { min: 1, max: 180 };
export const SECOND_LIMITS = { min: 0, max: 120 };

export const defaultSettings: PageSettings = {
  game: {
    variant: DEFAULT_VARIANT,
    options: {},
    matchLength: 1,
    cube: true,
    clock: { type: 'none', minutes: 5, seconds: 10 },
    player: 'blue',
  },
  table: {
    opponent: DEFAULT_LEVEL,
    mirrored: false,
    pips: true,
    diceNames: null,
    record: false,
    fairDice: false,
    theme: 'system',
    speed: 220,
    language: null,
  },
};

/** Settings of any origin: what is damaged or no longer known is as in `defaultSettings`, the rest is kept. */
export function readPageSettings(value: unknown): PageSettings {
  const { game, table } = tableOf(value);
  return { game: readGame(tableOf(game)), table: readTable(tableOf(table)) };
}

type Unread = Readonly<Record<string, unknown>>;

function readGame(given: Unread): GameChoices {
  const usual = defaultSettings.game;
  const { matchLength } = given;
  const isPlain = matchLength === 0 || matchLength === 1;
  return {
    variant: oneOf(VARIANTS, given['variant'], usual.variant),
    options: readOptions(tableOf(given['options'])),
    matchLength: isPlain ? matchLength : within(MATCH_LIMITS, matchLength, usual.matchLength),
    cube: flag(given['cube'], usual.cube),
    clock: readClock(tableOf(given['clock'])),
    player: oneOf(SIDES, given['player'], usual.player),
  };
}

function readClock({ type, minutes, seconds }: Unread): ClockChoice {
  const usual = defaultSettings.game.clock;
  return {
    type: oneOf(CLOCK_TYPES, type, usual.type),
    minutes: within(MINUTE_LIMITS, minutes, usual.minutes),
    seconds: within(SECOND_LIMITS, seconds, usual.seconds),
  };
}

function readOptions(given: Unread): GameChoices['options'] {
  const read = VARIANTS.map((variant) => {
    const chosen = tableOf(given[variant]);
    const names = optionsFor(variant).filter((name) => isValue(name, chosen[name]));
    return [variant, Object.fromEntries(names.map((name) => [name, chosen[name]]))] as const;
  });
  return Object.fromEntries(read.filter(([, options]) => Object.keys(options).length > 0));
}

function isValue(name: OptionName, value: unknown): boolean {
  return optionValues[name].some((known) => known === value);
}

function readTable(given: Unread): TableChoices {
  const usual = defaultSettings.table;
  const { diceNames, language } = given;
  return {
    opponent: oneOf(OPPONENTS, given['opponent'], usual.opponent),
    mirrored: flag(given['mirrored'], usual.mirrored),
    pips: flag(given['pips'], usual.pips),
    diceNames: typeof diceNames === 'boolean' ? diceNames : null,
    record: flag(given['record'], usual.record),
    fairDice: flag(given['fairDice'], usual.fairDice),
    theme: oneOf(THEMES, given['theme'], usual.theme),
    speed: oneOf(SPEEDS, given['speed'], usual.speed),
    language: typeof language === 'string' ? language : null,
  };
}

function tableOf(value: unknown): Unread {
  return typeof value === 'object' && value !== null ? (value as Unread) : {};
}

function oneOf<T>(known: readonly T[], value: unknown, usual: T): T {
  return known.includes(value as T) ? (value as T) : usual;
}

function flag(value: unknown, usual: boolean): boolean {
  return typeof value === 'boolean' ? value : usual;
}

interface Limits {
  readonly min: number;
  readonly max: number;
}

function within({ min, max }: Limits, value: unknown, usual: number): number {
  const fits = Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
  return fits ? (value as number) : usual;
}

/** Whether there can be a cube: one that is asked for where it cannot be is left out of the settings. */
export function canHaveCube({ variant, options, matchLength }: GameChoices): boolean {
  const wanted = { variant, options: options[variant] ?? {}, matchLength, cube: true };
  return orThrow(readSettings(wanted)).cube;
}

/** The value that an option has, chosen or usual. */
export function optionOf({ variant, options }: GameChoices, name: OptionName): string | number {
  return optionsOf(variant, options[variant] ?? {})[name];
}
