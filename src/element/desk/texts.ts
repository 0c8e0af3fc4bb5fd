import type { Language } from '../../locale/index.js';
import type { CellText } from './sheet.js';
import type { ReplaySpeed } from './review.js';

/** What the buttons of the record do. */
export type Command = 'first' | 'back' | 'forward' | 'last' | 'play' | 'pause' | 'leave';

/** Every word of the record beside the board. */
export interface DeskTexts {
  readonly title: string;
  /** Above the entries of a game. */
  game(number: number): string;
  /** There is nothing in the record yet. */
  readonly empty: string;
  readonly commands: Readonly<Record<Command, string>>;
  readonly speed: string;
  readonly speeds: Readonly<Record<ReplaySpeed, string>>;
  /** What has no notation. */
  readonly cells: Readonly<Record<Exclude<CellText['name'], 'notation'>, string>>;
  /** On the board while a past moment is looked at: after how many actions of how many, and what the game does. */
  looking(at: number, of: number, hasGoneOn: boolean): string;
  /** Said when the game itself is looked at again. */
  readonly live: string;
}

const loaders: Readonly<Record<Language, () => Promise<{ readonly deskTexts: DeskTexts }>>> = {
  en: () => import('./texts-en.js'),
  ru: () => import('./texts-ru.js'),
};

export async function loadDeskTexts(language: Language): Promise<DeskTexts> {
  return (await loaders[language]()).deskTexts;
}
