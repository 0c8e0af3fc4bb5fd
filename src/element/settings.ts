import { DEFAULT_LEVEL, LEVELS, type Level } from '../engine/levels.js';
import { DEFAULT_VARIANT, ruleSets, SIDES, type Side, type Variant } from '../game/index.js';
import { languages, languageOf } from '../locale/index.js';
import { OPPONENTS, type Opponent, type Seats } from './seats.js';

/** Milliseconds that a checker travels by default. */
export const DEFAULT_SPEED = 220;

const THEMES = ['light', 'dark', 'contrast'];
const VARIANTS = Object.keys(ruleSets) as readonly Variant[];

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
  readonly #warned = new Set<string>();

  constructor(attributes: Attributes) {
    this.#attributes = attributes;
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

  /** Warns of what nothing else reads. */
  check(): void {
    this.#choice('variant', VARIANTS, DEFAULT_VARIANT);
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
    this.#warn(name, value, known, usual);
    return usual;
  }

  #milliseconds(name: 'speed' | 'budget'): number | undefined {
    const value: number | null | undefined = this.#attributes[name];
    if (value === null || value === undefined) return undefined;
    if (Number.isFinite(value) && value >= 0) return value;
    this.#warn(name, String(value), ['milliseconds from 0'], 'the default');
    return undefined;
  }

  #warn(name: string, value: string, known: readonly string[], used: string): void {
    const key = `${name}=${value}`;
    if (this.#warned.has(key)) return;
    this.#warned.add(key);
    // eslint-disable-next-line no-console -- the page's author has to hear of it, and the game goes on
    console.warn(
      `<backgammon-board>: ${name}="${value}" is not known (${known.join(', ')}); using ${used}`,
    );
  }
}
