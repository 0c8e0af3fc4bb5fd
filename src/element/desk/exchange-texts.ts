import type { Language } from '../../locale/index.js';
import type { FileForm } from '../../notation/matches/match-file.js';
import type { CopiedNotation } from './exchange-formats.js';

/** What the row of buttons offers. */
export type ExchangeCommand = 'copyPosition' | 'copyMatch' | 'download' | 'open' | 'setUp';

/** Every word of what is copied, kept and opened. */
export interface ExchangeTexts {
  /** Names the group of buttons. */
  readonly title: string;
  readonly commands: Readonly<Record<ExchangeCommand, string>>;
  readonly close: string;

  readonly notations: Readonly<Record<CopiedNotation, string>>;
  readonly copy: string;
  readonly copied: (what: string) => string;
  readonly matchCopied: string;
  /** The browser does not let us copy: the text is marked. */
  readonly selected: string;
  /** Names the choice of a form, and each of them. */
  readonly form: string;
  readonly forms: Readonly<Record<FileForm, string>>;
  readonly match: string;
  readonly saved: (name: string) => string;
  /** Followed by the reason, in English. */
  readonly cannotWrite: string;
  readonly gameOver: string;

  readonly field: string;
  readonly fieldNote: string;
  readonly openText: string;
  readonly chooseFile: string;
  /** While something is held over the board. */
  readonly dropHere: string;
  /** What was found, as part of the question and once it is open. */
  readonly position: string;
  readonly matchOf: (first: string, second: string, games: number) => string;
  readonly question: (found: string) => string;
  readonly replace: string;
  readonly keep: string;
  readonly opened: (found: string) => string;
  /** Followed by the reason, in English. */
  readonly unreadable: string;
  /** Opens what stands before the fault: so many games, the one with the fault included. */
  readonly openBefore: (games: number) => string;
  readonly empty: string;
  readonly tooLarge: (megabytes: number) => string;
  readonly noFile: string;
  /** A part of the program could not be loaded. */
  readonly notLoaded: string;
}

const loaders: Readonly<
  Record<Language, () => Promise<{ readonly exchangeTexts: ExchangeTexts }>>
> = {
  en: () => import('./exchange-texts-en.js'),
  ru: () => import('./exchange-texts-ru.js'),
};

export async function loadExchangeTexts(language: Language): Promise<ExchangeTexts> {
  return (await loaders[language]()).exchangeTexts;
}
