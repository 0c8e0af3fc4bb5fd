import { html, render } from 'lit';
import { boardStyles, renderBoard } from '../../src/board/board.js';
import { Exchange, type ExchangeHost } from '../../src/element/desk/exchange.js';
import { exchangeStyles } from '../../src/element/desk/exchange-styles.js';
import { loadExchangeTexts, type ExchangeTexts } from '../../src/element/desk/exchange-texts.js';
import { openSession, type Session } from '../../src/element/session.js';
import { newSession } from '../../src/game/index.js';
import type { Language } from '../../src/locale/index.js';
import type { MatchFile } from '../../src/notation/matches/match-file.js';
import { show } from './shown-view.js';

/** A board with what is copied and opened below it, without an element around them. */
export class ExchangeStand implements ExchangeHost {
  readonly element = document.createElement('div');
  readonly root = this.element.attachShadow({ mode: 'open' });
  players = { blue: 'Анна', red: '<b>Bob</b>' };
  underWay = false;
  readonly opened: { readonly session: Session; readonly file: MatchFile | undefined }[] = [];
  readonly said: string[] = [];
  readonly exchange = new Exchange(this);
  setUps = 0;

  private constructor(
    public live: Session,
    readonly texts: ExchangeTexts,
    width: number,
  ) {
    this.root.adoptedStyleSheets = [boardStyles.styleSheet!, exchangeStyles.styleSheet!];
    this.element.style.width = `${width}px`;
    document.body.append(this.element);
    this.exchange.attach(this.element);
    this.show();
  }

  static async open(
    live: Session = openSession(newSession()),
    language: Language = 'en',
    width = 360,
  ): Promise<ExchangeStand> {
    return new ExchangeStand(live, await loadExchangeTexts(language), width);
  }

  get session(): Session {
    return this.live;
  }

  isUnderWay(): boolean {
    return this.underWay;
  }

  open(session: Session, file?: MatchFile): void {
    this.opened.push({ session, file });
    this.live = session;
    this.show();
  }

  setUp(): void {
    this.setUps++;
  }

  say(text: string): void {
    this.said.push(text);
  }

  show(): void {
    const idle = { spot: noop, die: noop, button: noop, skip: noop };
    const board = renderBoard(show(this.live, { name: 'idle' }), idle, 'narrow');
    render(html`${board}${this.exchange.panel()}`, this.root);
  }

  close(): void {
    this.exchange.detach();
    this.element.remove();
  }

  find(selector: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(`.exchange ${selector}`);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  }

  /** What can be read at each place that a selector finds. */
  read(selector: string): readonly string[] {
    return [...this.root.querySelectorAll(`.exchange ${selector}`)].map(({ textContent }) =>
      textContent.replace(/\s+/g, ' ').trim(),
    );
  }

  /** What stands in the field of that name. */
  field(name: string): HTMLTextAreaElement {
    return this.find(`[name=${name}]`) as HTMLTextAreaElement;
  }

  get status(): string {
    return this.read('[role=status]').join();
  }

  /** Presses the button with these words. */
  press(words: string): void {
    const buttons = [...this.root.querySelectorAll<HTMLElement>('.exchange button')];
    const button = buttons.find(({ textContent }) => textContent.trim() === words);
    if (!button) throw new Error(`there is no button ${words}`);
    button.click();
  }
}

const noop = (): void => undefined;
