import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../locale/index.js';
import { Desk } from '../desk/desk.js';
import { loadDeskTexts, type DeskTexts } from '../desk/texts.js';
import type { Cover } from '../desk/types.js';
import { DiceReport, diceReportWords, type DiceReportTexts } from '../dice-report/index.js';
import type { ExtrasHost } from '../extras-port.js';
import { resultText, standingText } from '../result-text.js';
import { actorOf } from '../seats.js';
import type { DiceBox } from './dice-box.js';

/** The words of one language. */
interface Words {
  readonly language: Language;
  readonly desk: DeskTexts;
  readonly dice: DiceReportTexts;
}

/** The record and the dice report beside a board, where its page wants them. */
export class RecordDesk {
  readonly #host: ExtrasHost;
  readonly #desk: Desk;
  readonly #report: DiceReport;
  #words: Words | undefined;
  #showsDice = false;

  constructor(host: ExtrasHost, dice: DiceBox) {
    this.#host = host;
    const { director, stage } = host;
    const desk = (): DeskTexts => this.#words!.desk;
    const report = (): DiceReportTexts => this.#words!.dice;
    const named = {
      get names() {
        const { seats, strings } = stage;
        const { state } = director.session;
        return {
          blue: strings.names[actorOf(state, seats, 'blue')],
          red: strings.names[actorOf(state, seats, 'red')],
        };
      },
      show: () => stage.show(),
    };
    this.#desk = new Desk({
      get session() {
        return director.session;
      },
      get time() {
        return stage.time;
      },
      get texts() {
        return desk();
      },
      get bottom() {
        return stage.seats.bottom;
      },
      get names() {
        return named.names;
      },
      look: (session) => host.look(session),
      standing: (state) => standingText(state, stage.seats, stage.strings),
      result: (state) => {
        const { phase } = state;
        return phase.name === 'over'
          ? resultText(state, phase, stage.seats, stage.strings)
          : undefined;
      },
      say: (text) => stage.say(() => text, false),
      show: named.show,
    });
    this.#report = new DiceReport({
      get record() {
        return director.session.record;
      },
      get ledger() {
        return dice.ledger;
      },
      get texts() {
        return report();
      },
      get language() {
        return host.language();
      },
      get names() {
        return named.names;
      },
      salt: (text) => dice.salt(text),
      show: named.show,
    });
  }

  get cover(): Cover | undefined {
    return this.#words && this.#desk.cover;
  }

  get panel(): TemplateResult | typeof nothing {
    const { moveList, fairDice } = this.#host.board;
    if (!this.#words || !(moveList || fairDice)) return nothing;
    return html`${moveList ? this.#desk.panel() : nothing} ${this.#dicePanel(fairDice)}`;
  }

  /** Loads the words that are to be spoken. */
  async follow(): Promise<void> {
    const { board } = this.#host;
    const language = this.#host.language();
    if (!board.moveList) this.#desk.close();
    if (!(board.moveList || board.fairDice) || language === this.#words?.language) return;
    const [desk, { diceReportTexts: dice }] = await Promise.all([
      loadDeskTexts(language),
      diceReportWords[language](),
    ]);
    this.#words = { language, desk, dice };
    this.#host.stage.show();
  }

  attend(): void {
    if (!this.#host.board.isConnected) this.#desk.close();
  }

  #dicePanel(isOpen: boolean): TemplateResult {
    if (isOpen || this.#showsDice) return this.#report.panel();
    const open = (): void => {
      this.#showsDice = true;
      this.#host.stage.show();
    };
    return html`<div class="bar">
      <button type="button" class="button" aria-expanded="false" @click=${open}>
        ${this.#words!.dice.title}
      </button>
    </div>`;
  }
}
