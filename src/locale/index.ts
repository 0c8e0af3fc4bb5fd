import { en } from './en.js';
import { ru } from './ru.js';
import type { StringOverrides, Strings } from './strings.js';

export type {
  Actor,
  Colour,
  Fault,
  NoMoveReason,
  Result,
  Roll,
  SpokenSpot,
  SpokenSpotState,
  SpokenStep,
  StringOverrides,
  Strings,
} from './strings.js';

/** The languages that the board speaks. */
export type Language = 'en' | 'ru';

export const languages: Readonly<Record<Language, Strings>> = { en, ru };

/** The board's language for a tag such as `ru-RU`, or undefined when it does not speak it. */
export function languageOf(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0];
  return Object.hasOwn(languages, primary) ? (primary as Language) : undefined;
}

/** The first of the wishes that the board speaks, English when it speaks none of them. */
export function chooseLanguage(wishes: Iterable<string | null | undefined>): Language {
  for (const wish of wishes) {
    const language = wish ? languageOf(wish) : undefined;
    if (language) return language;
  }
  return 'en';
}

/** The texts of a language with the host's own words in place of some. */
export function withOverrides(strings: Strings, overrides: StringOverrides | undefined): Strings {
  if (!overrides) return strings;
  const merged: Record<string, unknown> = { ...strings };
  for (const [key, own] of Object.entries(overrides)) {
    if (own === undefined) continue;
    const base = merged[key];
    merged[key] = isTable(base) && isTable(own) ? { ...base, ...own } : own;
  }
  return merged as unknown as Strings;
}

function isTable(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null;
}
