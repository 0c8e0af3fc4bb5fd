import type { BackgammonBoard } from '../element.js';
import type { Variant } from '../game/rule-sets.js';
import { gameAttributes, tableAttributes } from './attributes.js';
import { gameNames, type PageLanguage } from './game-names.js';
import { keep, kept, setAttributes } from './look.js';
import {
  readPageSettings,
  type GameChoices,
  type Opponent,
  type PageSettings,
  type TableChoices,
} from './page-settings.js';
import type { SettingsDialog, SettingsHost } from './settings-dialog.js';
import { wouldLoseSession } from '../game/under-way.js';

/** The page, as far as choices change it. */
export interface Page {
  readonly board: BackgammonBoard;
  readonly language: PageLanguage;
  readonly opponent: Opponent;
  /** Shows who plays and in which colours. */
  show(opponent: Opponent, theme: string): void;
  /** Says what is played, in each language. */
  nameGame(names: Readonly<Record<PageLanguage, string>>): void;
  /** The settings cover the board, or not any more. */
  covers(open: boolean): void;
}

/** What has been chosen on the page: read when something is to be chosen anew, shown, and kept for the next visit. */
export class Choices {
  readonly #page: Page;
  #settings: PageSettings;
  #dialog: SettingsDialog | undefined;

  constructor(page: Page) {
    this.#page = page;
    const { game, table } = readPageSettings(kept());
    this.#settings = { game, table: { ...table, opponent: page.opponent } };
    // What was kept to begin with may have been damaged.
    this.#setTable();
    this.#setGame();
  }

  changeTable(changes: Partial<TableChoices>): void {
    const { game, table } = this.#settings;
    this.#change({ game, table: { ...table, ...changes } });
    this.#setTable();
  }

  async openSettings(): Promise<void> {
    const { SettingsDialog } = await import('./settings-dialog.js');
    this.#dialog ??= new SettingsDialog(this.#host());
    await this.#dialog.open();
  }

  #host(): SettingsHost {
    const page = this.#page;
    const settings = (): PageSettings => this.#settings;
    return {
      get settings() {
        return settings();
      },
      get language() {
        return page.language;
      },
      covers: (open) => page.covers(open),
      wouldLose: () => wouldLoseSession(page.board.state),
      changeTable: (table) => this.changeTable(table),
      start: (game) => void this.#start(game),
      readRules: (variant) => void readRules(variant, page.language),
    };
  }

  #change(settings: PageSettings): void {
    this.#settings = settings;
    keep({ ...settings, look: lookOf(settings, this.#page.language) });
  }

  /** Shows what holds at once. */
  #setTable(): void {
    const { board, language } = this.#page;
    const { table } = this.#settings;
    this.#page.show(table.opponent, table.theme);
    setAttributes(board, tableAttributes(table, language));
  }

  /** Tells the board what its next new game begins with, and names it. */
  #setGame(): void {
    const { game } = this.#settings;
    setAttributes(this.#page.board, gameAttributes(game));
    this.#page.nameGame(gameNames[game.variant]);
  }

  async #start(game: GameChoices): Promise<void> {
    const { board } = this.#page;
    this.#change({ ...this.#settings, game });
    this.#setGame();
    // The board has read its attributes by then.
    await board.updateComplete;
    board.newGame();
    const { showRules } = await import('./texts.js');
    showRules(game.variant);
  }
}

/** All that is shown of settings before they are read. */
function lookOf(
  { game, table }: PageSettings,
  language: PageLanguage,
): Readonly<Record<string, string | null>> {
  return {
    ...gameAttributes(game),
    ...tableAttributes(table, language),
    ...gameNames[game.variant],
    language: table.language,
  };
}

/** Opens the rules of a game. */
async function readRules(variant: Variant, language: PageLanguage): Promise<void> {
  const section = document.querySelector<HTMLDetailsElement>(
    `article[lang='${language}'] [data-text='rules']`,
  );
  if (!section) return;
  section.open = true;
  const { fill, showRules } = await import('./texts.js');
  await fill(section, () => variant);
  showRules(variant);
  section.querySelector('summary')?.focus();
  section.scrollIntoView();
}
