import { html, render } from 'lit';
import type { Variant } from '../game/rule-sets.js';
import { adopt } from './adopt.js';
import type { PageLanguage } from './game-names.js';
import type { GameChoices, PageSettings, TableChoices } from './page-settings.js';
import styles from './settings-dialog.css?inline';
import { draftOf, gameForm, tableForm, type Form, type GameDraft } from './settings-form.js';
import type { SettingsTexts } from './settings-texts.js';
import { SureButton } from './sure-button.js';

/** The page, as far as the dialog needs it. */
export interface SettingsHost {
  /** What holds now. */
  readonly settings: PageSettings;
  readonly language: PageLanguage;
  /** The dialog covers the board, or not any more. */
  covers(open: boolean): void;
  /** Whether a new game would lose one, or a match. */
  wouldLose(): boolean;
  changeTable(table: TableChoices): void;
  start(game: GameChoices): void;
  readRules(variant: Variant): void;
}

const words: Readonly<Record<PageLanguage, () => Promise<{ settingsTexts: SettingsTexts }>>> = {
  en: () => import('./settings-texts-en.js'),
  ru: () => import('./settings-texts-ru.js'),
};

/**
 * The dialog in which everything is chosen. What can change at any moment does so at once; the game is a draft until
 * it is started, and closing the dialog forgets it.
 */
export class SettingsDialog {
  readonly #host: SettingsHost;
  readonly #dialog = document.createElement('dialog');
  #texts: SettingsTexts | undefined;
  #draft: GameDraft;
  #start: SureButton | undefined;

  constructor(host: SettingsHost) {
    this.#host = host;
    this.#draft = draftOf(host.settings.game);
    this.#dialog.className = 'settings';
    this.#dialog.setAttribute('aria-labelledby', 'settings-title');
    this.#dialog.addEventListener('close', () => host.covers(false));
    document.body.append(this.#dialog);
    adopt(styles);
  }

  /** Shows it in the language of the page. */
  async open(): Promise<void> {
    const { settingsTexts } = await words[this.#host.language]();
    if (this.#dialog.open) return;
    this.#texts = settingsTexts;
    this.#draft = draftOf(this.#host.settings.game);
    this.#render(settingsTexts);
    this.#dialog.showModal();
    this.#host.covers(true);
    this.#form.scrollTo(0, 0);
    // From the chosen game the arrow keys lead to the others.
    this.#form.querySelector<HTMLInputElement>('[name="variant"]:checked')?.focus();
  }

  get #form(): HTMLFormElement {
    return this.#dialog.querySelector('form')!;
  }

  #render(texts: SettingsTexts): void {
    render(
      html`<form autocomplete="off">
        <h2 id="settings-title">${texts.title}</h2>
        <p class="note">${texts.gameNote}</p>
        ${gameForm(this.#gameForm(texts), () => this.#readRules())}
        <h3>${texts.table}</h3>
        <p class="note">${texts.tableNote}</p>
        ${tableForm(this.#tableForm(texts))}
        <footer>
          <button class="filled" type="submit" aria-live="polite"></button>
          <button type="button" @click=${() => this.#dialog.close()}>${texts.close}</button>
        </footer>
      </form>`,
      this.#dialog,
    );
    this.#start ??= this.#startButton();
    this.#start.name();
  }

  #gameForm(texts: SettingsTexts): Form<GameDraft> {
    const change = (draft: GameDraft): void => {
      this.#draft = draft;
      this.#render(texts);
    };
    return { texts, language: this.#host.language, draft: this.#draft, change };
  }

  #tableForm(texts: SettingsTexts): Form<TableChoices> {
    const { language, settings } = this.#host;
    const change = (draft: TableChoices): void => {
      this.#host.changeTable(draft);
      this.#render(texts);
    };
    return { texts, language, draft: settings.table, change };
  }

  #startButton(): SureButton {
    return new SureButton(this.#form.querySelector('button.filled')!, {
      isReady: () => this.#form.reportValidity(),
      wouldLose: () => this.#host.wouldLose(),
      act: () => {
        this.#dialog.close();
        this.#host.start(this.#draft.game);
      },
      words: (asking) => this.#texts![asking ? 'sure' : 'start'],
    });
  }

  #readRules(): void {
    this.#dialog.close();
    this.#host.readRules(this.#draft.game.variant);
  }
}
