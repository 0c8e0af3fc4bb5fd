import { html, nothing, type CSSResult, type TemplateResult } from 'lit';
import { isGameUnderWay, type Side } from '../../game/index.js';
import type { Language } from '../../locale/index.js';
import { Desk } from '../desk/desk.js';
import { Exchange } from '../desk/exchange.js';
import { exchangeStyles } from '../desk/exchange-styles.js';
import { loadExchangeTexts, type ExchangeTexts } from '../desk/exchange-texts.js';
import type { Setup } from '../desk/setup.js';
import { setupStyles } from '../desk/setup-styles.js';
import { loadSetupTexts, type SetupTexts } from '../desk/setup-texts.js';
import { deskStyles } from '../desk/styles.js';
import { loadDeskTexts, type DeskTexts } from '../desk/texts.js';
import type { Cover } from '../desk/types.js';
import {
  DiceReport,
  diceReportStyles,
  diceReportWords,
  type DiceReportTexts,
} from '../dice-report/index.js';
import type { ExtrasHost } from '../extras-port.js';
import { resultText, standingText } from '../result-text.js';
import { actorOf } from '../seats.js';
import type { Session } from '../session.js';
import type { MatchFile } from '../../notation/matches/match-file.js';
import type { DiceBox } from './dice-box.js';

/** The words of one language. */
interface Words {
  readonly language: Language;
  readonly desk: DeskTexts;
  readonly exchange: ExchangeTexts;
  readonly setup: SetupTexts;
  readonly dice: DiceReportTexts;
}

/** The record and the dice report below a board, where its page wants them. */
export class RecordDesk {
  readonly #host: ExtrasHost;
  readonly #desk: Desk;
  readonly #exchange: Exchange;
  readonly #report: DiceReport;
  #words: Words | undefined;
  #setup: Setup | undefined;
  /** Where the game was opened from. */
  #file: MatchFile | undefined;
  #showsDice = false;
  /** The game that was on the board last. */
  #game: readonly unknown[] = [];
  #hears = false;

  constructor(host: ExtrasHost, dice: () => DiceBox | undefined) {
    this.#host = host;
    this.#desk = this.#makeDesk();
    this.#exchange = this.#makeExchange();
    this.#report = this.#makeReport(dice);
    const styles = [deskStyles, exchangeStyles, setupStyles, diceReportStyles];
    adopt(host.board.renderRoot, styles);
    this.attend();
  }

  get cover(): Cover | undefined {
    if (!this.#words || !this.#host.board.moveList) return undefined;
    return this.#setup ?? this.#desk.cover;
  }

  get panel(): TemplateResult | typeof nothing {
    const { moveList, fairDice } = this.#host.board;
    if (!this.#words || !(moveList || fairDice)) return nothing;
    if (this.#setup) return this.#setup.panel();
    const record = html`${this.#desk.panel()} ${this.#exchange.panel()}`;
    return html`${moveList ? record : nothing} ${this.#dicePanel(fairDice)}`;
  }

  /** Does what the page asks for now, once there are words for it. */
  async follow(): Promise<void> {
    const { board } = this.#host;
    this.attend();
    if (!(board.moveList || board.fairDice)) return;
    const language = this.#host.language();
    if (language === this.#words?.language) return;
    const [desk, exchange, setup, dice] = await Promise.all([
      loadDeskTexts(language),
      loadExchangeTexts(language),
      loadSetupTexts(language),
      diceReportWords[language](),
    ]);
    this.#words = { language, desk, exchange, setup, dice: dice.diceReportTexts };
    this.#host.stage.show();
  }

  /** Hears what is dropped and pasted while the record stands below a board in a document. */
  attend(): void {
    const { board } = this.#host;
    if (!board.isConnected || !board.moveList) this.#uncover();
    this.#listen();
  }

  /** Another game comes on the board itself: whatever covers it gives way. */
  changed(): void {
    const { record, state } = this.#host.director.session;
    const game = [record.start, state.game];
    if (game.some((part, index) => part !== this.#game[index])) this.#uncover();
    this.#game = game;
    this.#listen();
  }

  #uncover(): void {
    this.#desk.close();
    this.#leaveSetup();
  }

  /** Nothing is opened over a position that is being set up, nor where the game goes on elsewhere. */
  #listen(): void {
    const { board, director } = this.#host;
    const hears = board.isConnected && board.moveList && !this.#setup && !director.isElsewhere;
    if (hears === this.#hears) return;
    this.#hears = hears;
    if (hears) this.#exchange.attach(board);
    else this.#exchange.detach();
  }

  /** Nothing is asked for them before the words are there. */
  get #said(): Words {
    return this.#words!;
  }

  #names(): Readonly<Record<Side, string>> {
    const { director, stage } = this.#host;
    const { seats, strings } = stage;
    const { state } = director.session;
    return {
      blue: strings.names[actorOf(state, seats, 'blue')],
      red: strings.names[actorOf(state, seats, 'red')],
    };
  }

  #makeDesk(): Desk {
    const { director, stage, look } = this.#host;
    const said = (): Words => this.#said;
    const names = (): Readonly<Record<Side, string>> => this.#names();
    return new Desk({
      get session() {
        return director.session;
      },
      get time() {
        return stage.time;
      },
      get texts() {
        return said().desk;
      },
      get bottom() {
        return stage.seats.bottom;
      },
      get names() {
        return names();
      },
      look,
      standing: (state) => standingText(state, stage.seats, stage.strings),
      result: (state) =>
        state.phase.name === 'over'
          ? resultText(state, state.phase, stage.seats, stage.strings)
          : undefined,
      say: (text) => stage.say(() => text, false),
      show: () => stage.show(),
    });
  }

  #makeExchange(): Exchange {
    const { director, stage } = this.#host;
    const desk = this.#desk;
    const said = (): Words => this.#said;
    const file = (): MatchFile | undefined => this.#openedFrom();
    const names = (): Readonly<Record<Side, string>> => this.#names();
    return new Exchange({
      get session() {
        return desk.session;
      },
      get live() {
        return director.session;
      },
      get players() {
        return file()?.players ?? names();
      },
      get headers() {
        return file()?.headers ?? [];
      },
      get texts() {
        return said().exchange;
      },
      isUnderWay: () => isGameUnderWay(director.session.state),
      open: (session, from) => {
        this.#file = from;
        director.open(session);
      },
      setUp: () => void this.#setUp(desk.session),
      show: () => stage.show(),
      say: (text) => stage.say(() => text, false),
    });
  }

  /** The file that the game on the board goes on from. */
  #openedFrom(): MatchFile | undefined {
    const { start } = this.#host.director.session.record;
    return this.#file?.record.start === start ? this.#file : undefined;
  }

  #makeReport(dice: () => DiceBox | undefined): DiceReport {
    const { director, stage, language } = this.#host;
    const said = (): Words => this.#said;
    const names = (): Readonly<Record<Side, string>> => this.#names();
    return new DiceReport({
      get record() {
        return director.session.record;
      },
      get ledger() {
        return dice()?.ledger;
      },
      get texts() {
        return said().dice;
      },
      get language() {
        return language();
      },
      get names() {
        return names();
      },
      salt: (text) => dice()?.salt(text),
      show: () => stage.show(),
    });
  }

  /** A position is set up by hand, on the board, from what is looked at. */
  async #setUp({ state }: Session): Promise<void> {
    const { Setup } = await import('../desk/setup.js');
    const { director, stage, look, board } = this.#host;
    const said = (): Words => this.#said;
    this.#leaveSetup();
    this.#setup = new Setup({
      start: state,
      get texts() {
        return said().setup;
      },
      look,
      isUnderWay: () => isGameUnderWay(director.session.state),
      open: (session) => {
        this.#leaveSetup();
        director.open(session);
      },
      close: () => {
        this.#leaveSetup();
        stage.show();
      },
      show: () => stage.show(),
    });
    this.#setup.attach(board);
    this.#desk.close();
    stage.show();
  }

  #leaveSetup(): void {
    this.#setup?.detach();
    this.#setup = undefined;
  }

  #dicePanel(isOpen: boolean): TemplateResult {
    if (isOpen || this.#showsDice) return this.#report.panel();
    const open = (): void => {
      this.#showsDice = true;
      this.#host.stage.show();
    };
    return html`<div class="bar">
      <button type="button" class="button" aria-expanded="false" @click=${open}>
        ${this.#said.dice.title}
      </button>
    </div>`;
  }
}

/** Styles that come later than the board's own. */
function adopt(root: ExtrasHost['board']['renderRoot'], styles: readonly CSSResult[]): void {
  if (!(root instanceof ShadowRoot)) return;
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
}
