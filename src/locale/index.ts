import { en } from './en.js';
import { ru } from './ru.js';
import type { Strings } from './strings.js';

export { withOverrides, type OnBadText } from './overrides.js';
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
