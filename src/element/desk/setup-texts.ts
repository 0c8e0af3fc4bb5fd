import type { Side } from '../../game/index.js';
import type { Language } from '../../locale/index.js';
import type { Refusal } from './setup-position.js';

/** What a click on the board does: puts a checker of a colour there, or takes one away. */
export type Tool = Side | 'remove';

/** What the buttons below the choices do. */
export type SetupCommand = 'start' | 'clear' | 'swap';

/** Every word of setting up a position; sides are called by their colours. */
export interface SetupTexts {
  readonly title: string;
  /** Names the choice of a tool, and each of them. */
  readonly tool: string;
  readonly tools: Readonly<Record<Tool, string>>;
  /** In the board's status line: what a click does, and how many checkers are left for it. */
  readonly hint: (tool: Tool, left: number) => string;
  readonly refusals: Readonly<Record<Refusal, (side: Side) => string>>;
  readonly mover: string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly dice: string;
  readonly notThrown: string;
  readonly die: (value: number) => string;
  readonly cube: string;
  readonly middle: string;
  readonly owned: (value: number, side: Side) => string;
  readonly commands: Readonly<Record<SetupCommand, string>>;
  readonly play: string;
  /** On the button once a game would be given up. */
  readonly sure: string;
  readonly cancel: string;
  readonly gameOver: string;
  /** Followed by the reason, in English. */
  readonly refused: string;
}

const loaders: Readonly<Record<Language, () => Promise<{ readonly setupTexts: SetupTexts }>>> = {
  en: () => import('./setup-texts-en.js'),
  ru: () => import('./setup-texts-ru.js'),
};

export async function loadSetupTexts(language: Language): Promise<SetupTexts> {
  return (await loaders[language]()).setupTexts;
}
