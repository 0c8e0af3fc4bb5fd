import { render } from 'lit';
import { boardStyles } from '../../src/board/board.js';
import { saltLedger, type DiceLedger } from '../../src/dice/index.js';
import {
  DiceReport,
  diceReportStyles,
  diceReportWords,
  type DiceReportHost,
  type DiceReportTexts,
} from '../../src/element/dice-report/index.js';
import { GameError, type GameRecord } from '../../src/game/index.js';

const names = {
  en: { blue: 'You', red: 'Computer' },
  ru: { blue: 'Вы', red: 'Компьютер' },
} as const;

/** The dice report of a board, without the board. */
export class DiceReportStand implements DiceReportHost {
  readonly element = document.createElement('div');
  readonly root = this.element.attachShadow({ mode: 'open' });
  readonly names;
  readonly #report = new DiceReport(this);

  private constructor(
    public record: GameRecord,
    public ledger: DiceLedger | undefined,
    readonly language: keyof typeof names,
    readonly texts: DiceReportTexts,
  ) {
    this.names = names[language];
    this.root.adoptedStyleSheets = [boardStyles.styleSheet!, diceReportStyles.styleSheet!];
    this.element.style.width = '320px';
    this.element.lang = language;
    document.body.append(this.element);
    this.show();
  }

  static async open(
    record: GameRecord,
    ledger?: DiceLedger,
    language: keyof typeof names = 'en',
  ): Promise<DiceReportStand> {
    const { diceReportTexts } = await diceReportWords[language]();
    return new DiceReportStand(record, ledger, language, diceReportTexts);
  }

  close(): void {
    this.element.remove();
  }

  salt(text: string): GameError | undefined {
    const salted = this.ledger && saltLedger(this.ledger, text);
    if (salted instanceof GameError) return salted;
    this.ledger = salted;
    return undefined;
  }

  show(): void {
    render(this.#report.panel(), this.root);
  }

  find(selector: string): HTMLElement {
    return this.root.querySelector<HTMLElement>(selector)!;
  }

  /** What can be read at each place that a selector finds, cells apart and blanks drawn together. */
  read(selector: string): readonly string[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)].map((found) => {
      const cells = found instanceof HTMLTableRowElement ? [...found.cells] : [found];
      const text = cells.map(({ textContent }) => textContent).join(' ');
      return text.replace(/\s+/g, ' ').trim();
    });
  }
}
