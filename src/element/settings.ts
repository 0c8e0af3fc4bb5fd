import { DEFAULT_LEVEL, LEVELS, type Level } from '../engine/levels.js';
import {
  DEFAULT_SETTINGS,
  DEFAULT_VARIANT,
  GameError,
  shown,
  SIDES,
  VARIANTS,
  type ClockSettings,
  type GivenOptions,
  type Settings,
  type Side,
  type Variant,
} from '../game/index.js';
import { isCount, isTime } from '../game/json.js';
import { LANGUAGES, languageOf, type Language } from '../locale/index.js';
import { clockFrom, optionsFrom, settingsFrom } from './game-settings.js';
import { OPPONENTS, type Opponent, type Seats } from './seats.js';
import type { Warnings } from './warnings.js';

/** Milliseconds that a checker travels by default. */
export const DEFAULT_SPEED = 220;

const THEMES = ['light', 'dark', 'contrast'];
const SWITCH = ['on', 'off'];
/** The language in which rolls are usually called by their names. */
const NAMING: Language = 'ru';

/** A boolean attribute, save that pages written by hand also say `false`. */
export function readFlag(text: string | null): boolean {
  return text !== null && text !== 'false';
}

/** A number, nothing for an empty text, and what is no number as it was written, to be named in the warning. */
export function readNumber(text: string | null): unknown {
  if (text === null || text.trim() === '') return undefined;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}

/** The attribute of a text property; whatever else the property was set to has none. */
export function writeText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The element's attributes as they were written. */
interface Attributes {
  readonly level: string;
  readonly variant: string;
  readonly options: string | undefined;
  readonly matchLength: number;
  readonly cube: string | undefined;
  readonly clock: string | undefined;
  readonly diceNames: string | undefined;
  readonly opponent: string;
  readonly player: string;
  readonly pips: string;
  readonly theme: string | undefined;
  readonly speed: number;
  readonly budget: number | undefined;
  getAttribute(name: 'lang'): string | null;
}

/** The attributes as they are meant: a value that is not known is named on the console, once, and the default holds. */
export class BoardSettings {
  readonly #attributes: Attributes;
  readonly #warnings: Warnings;

  constructor(attributes: Attributes, warnings: Warnings) {
    this.#attributes = attributes;
    this.#warnings = warnings;
  }

  get level(): Level {
    return this.#choice('level', LEVELS, DEFAULT_LEVEL);
  }

  /** What the next new game is to be. */
  get game(): Settings {
    return this.#game();
  }

  /** Whether rolls are called by their names. */
  diceNames(language: Language): boolean {
    return this.#switch('diceNames', 'what the language has') ?? language === NAMING;
  }

  get seats(): Seats {
    const opponent = this.#choice<Opponent>('opponent', OPPONENTS, 'computer');
    return { bottom: this.#choice<Side>('player', SIDES, 'blue'), opponent };
  }

  get pips(): boolean {
    return this.#switch('pips', 'on') ?? true;
  }

  /** Milliseconds a step. */
  get speed(): number {
    return this.#milliseconds('speed') ?? DEFAULT_SPEED;
  }

  /** Milliseconds for a decision; undefined = the level's. */
  get budget(): number | undefined {
    return this.#milliseconds('budget');
  }

  /** Warns of what drawing the board does not read. */
  check(): void {
    this.#game();
    this.#milliseconds('speed');
    this.#milliseconds('budget');
    this.#choice('theme', THEMES, 'the colours of the system');
    const lang = this.#attributes.getAttribute('lang');
    if (lang && !languageOf(lang))
      this.#warn('lang', lang, LANGUAGES, 'the next language asked for');
  }

  #game(): Settings {
    const variant = this.#choice<Variant>('variant', VARIANTS, DEFAULT_VARIANT);
    return settingsFrom({
      variant,
      options: this.#options(variant),
      matchLength: this.#matchLength(),
      cube: this.#switch('cube', 'what is usual'),
      clock: this.#clock(),
    });
  }

  #choice<T extends string>(name: Choice, known: readonly T[], usual: T): T {
    const value = this.#text(name);
    if (value === undefined) return usual;
    if (known.includes(value as T)) return value as T;
    this.#warn(name, shownText(value), known, usual);
    return usual;
  }

  /** undefined when nothing is said. */
  #switch(name: Switch, usual: string): boolean | undefined {
    const value = this.#choice<string>(name, SWITCH, usual);
    return SWITCH.includes(value) ? value === 'on' : undefined;
  }

  /** What an attribute says; undefined when it says nothing. */
  #text(name: Choice | 'options' | 'clock'): unknown {
    // Whoever sets properties from JavaScript may hand in anything; removed attributes are null.
    const value: unknown = this.#attributes[name];
    return value === null || value === '' ? undefined : value;
  }

  #options(variant: Variant): GivenOptions {
    const value = this.#text('options');
    if (value === undefined) return {};
    const options =
      typeof value === 'string'
        ? optionsFrom(value, variant)
        : new GameError('bad-option', 'expected name=value; name=value');
    if (!(options instanceof GameError)) return options;
    this.#complain('options', shownText(value), options.message, 'none of them');
    return {};
  }

  #matchLength(): number {
    const value: unknown = this.#attributes.matchLength;
    if (value === null || value === undefined) return DEFAULT_SETTINGS.matchLength;
    if (isCount(value)) return value;
    const known = ['0 = without end', '1 = single games', 'N = to N points'];
    this.#warn('matchLength', shownText(value), known, String(DEFAULT_SETTINGS.matchLength));
    return DEFAULT_SETTINGS.matchLength;
  }

  #clock(): ClockSettings | null {
    const value = this.#text('clock');
    if (value === undefined) return null;
    const clock = typeof value === 'string' ? clockFrom(value) : undefined;
    if (clock !== undefined) return clock;
    this.#warn(
      'clock',
      shownText(value),
      ['none', 'fischer 300 10', 'compensation 300 10'],
      'none',
    );
    return null;
  }

  #milliseconds(name: 'speed' | 'budget'): number | undefined {
    // An attribute that is no number is a text.
    const value: unknown = this.#attributes[name];
    if (value === null || value === undefined) return undefined;
    if (isTime(value)) return value;
    this.#warn(name, shownText(value), ['milliseconds from 0'], 'the default');
    return undefined;
  }

  #warn(name: Named, value: string, known: readonly string[], used: string): void {
    this.#complain(name, value, known.join(', '), used);
  }

  #complain(name: Named, value: string, why: string, used: string): void {
    const written = `${attributeOf(name)}="${value}"`;
    this.#warnings.warn(written, `${written} is not known (${why}); using ${used}`);
  }
}

type Switch = 'pips' | 'cube' | 'diceNames';
type Choice = 'level' | 'variant' | 'opponent' | 'player' | 'theme' | Switch;
type Named = keyof Attributes | 'lang';

/** `matchLength` as pages write it. */
function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function shownText(value: unknown): string {
  return typeof value === 'string' ? value : shown(value);
}
