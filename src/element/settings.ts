import { DEFAULT_LEVEL, LEVELS, type Level } from '../engine/levels.js';
import { DEFAULT_VARIANT, ruleSets, shown, SIDES, type Side, type Variant } from '../game/index.js';
import { languages, languageOf } from '../locale/index.js';
import { OPPONENTS, type Opponent, type Seats } from './seats.js';
import type { Warnings } from './warnings.js';

/** Milliseconds that a checker travels by default. */
export const DEFAULT_SPEED = 220;

const THEMES = ['light', 'dark', 'contrast'];
const VARIANTS = Object.keys(ruleSets) as readonly Variant[];

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

  get variant(): Variant {
    return this.#choice('variant', VARIANTS, DEFAULT_VARIANT);
  }

  get seats(): Seats {
    const opponent = this.#choice<Opponent>('opponent', OPPONENTS, 'computer');
    return { bottom: this.#choice<Side>('player', SIDES, 'blue'), opponent };
  }

  get pips(): boolean {
    return this.#choice('pips', ['on', 'off'], 'on') === 'on';
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
    this.#choice('variant', VARIANTS, DEFAULT_VARIANT);
    this.#milliseconds('speed');
    this.#milliseconds('budget');
    this.#choice('theme', THEMES, 'the colours of the system');
    const lang = this.#attributes.getAttribute('lang');
    if (lang && !languageOf(lang))
      this.#warn('lang', lang, Object.keys(languages), 'the next language asked for');
  }

  #choice<T extends string>(
    name: 'level' | 'variant' | 'opponent' | 'player' | 'pips' | 'theme',
    known: readonly T[],
    usual: T,
  ): T {
    // Whoever sets properties from JavaScript may hand in anything; removed attributes are null.
    const value: string | null | undefined = this.#attributes[name];
    if (value === null || value === undefined || value === '') return usual;
    if (known.includes(value as T)) return value as T;
    this.#warn(name, shownText(value), known, usual);
    return usual;
  }

  #milliseconds(name: 'speed' | 'budget'): number | undefined {
    // An attribute that is no number is a text.
    const value: unknown = this.#attributes[name];
    if (value === null || value === undefined) return undefined;
    if (typeof value === 'number' && value >= 0 && value < Infinity) return value;
    this.#warn(name, shownText(value), ['milliseconds from 0'], 'the default');
    return undefined;
  }

  #warn(name: string, value: string, known: readonly string[], used: string): void {
    const written = `${name}="${value}"`;
    this.#warnings.warn(written, `${written} is not known (${known.join(', ')}); using ${used}`);
  }
}

function shownText(value: unknown): string {
  return typeof value === 'string' ? value : shown(value);
}
