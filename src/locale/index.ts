import type { withOverrides } from './overrides.js';
import type { Strings } from './strings.js';

export type { OnBadText } from './overrides.js';
export type {
  Actor,
  ButtonText,
  Colour,
  CubeHolder,
  Fault,
  LossKind,
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
export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

const loaders: Readonly<Record<Language, () => Promise<Strings>>> = {
  en: async () => (await import('./en.js')).en,
  ru: async () => (await import('./ru.js')).ru,
};

/** What the board says in a language, loaded when it is first asked for. */
export function loadStrings(language: Language): Promise<Strings> {
  return loaders[language]();
}

/** What puts a host's own words in the place of some of these, which few hosts have. */
export async function loadOverriding(): Promise<typeof withOverrides> {
  return (await import('./overrides.js')).withOverrides;
}

/** The board's language for a tag such as `ru-RU`, or undefined when it does not speak it. */
export function languageOf(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary);
}

/** The first of the wishes that the board speaks, English when it speaks none of them. */
export function chooseLanguage(wishes: Iterable<string | null | undefined>): Language {
  for (const wish of wishes) {
    const language = wish ? languageOf(wish) : undefined;
    if (language) return language;
  }
  return 'en';
}
