import { html, nothing, type TemplateResult } from 'lit';
import type { DiceLedger } from '../../dice/ledger.js';
import { proveDice, verifyDice, type DiceProof } from '../../dice/proof.js';
import { diceStatistics, type DiceStatistics } from '../../dice/statistics.js';
import { GameError, type GameRecord, type Side } from '../../game/index.js';
import { fairView, type Outcome } from './fair-view.js';
import { statisticsView } from './statistics-view.js';
import type { DiceReportTexts, Scope } from './texts.js';

/** What the report needs of the element; read anew each time it is drawn. */
export interface DiceReportHost {
  readonly record: GameRecord;
  /** undefined = the dice are not fair ones, and the report is of the statistics alone. */
  readonly ledger: DiceLedger | undefined;
  readonly texts: DiceReportTexts;
  /** For the numbers; as `en`. */
  readonly language: string;
  /** As the board calls the sides. */
  readonly names: Readonly<Record<Side, string>>;
  /** Takes the salt for the next dice, or tells what is wrong with it. */
  salt(text: string): GameError | undefined;
  /** Draws anew. */
  show(): void;
}

const SCOPES: readonly Scope[] = ['game', 'all'];

/** The statistics of the dice, and what there is to check about them. */
export class DiceReport {
  readonly #host: DiceReportHost;
  #scope: Scope = 'all';
  #counted: { readonly record: GameRecord; readonly statistics: DiceStatistics } | undefined;
  #salted: Outcome | undefined;
  /** For which seed the salt was said to be set, or refused. */
  #saltedFor: string | undefined;
  #checked: Outcome | undefined;
  #proof: DiceProof | GameError | undefined;
  #toldFor: DiceLedger['told'];

  constructor(host: DiceReportHost) {
    this.#host = host;
  }

  panel(): TemplateResult {
    const { texts } = this.#host;
    return html`<section class="dice-report" aria-label=${texts.title}>
      <h2>${texts.title}</h2>
      ${this.#statistics()} ${this.#fair()}
    </section>`;
  }

  #statistics(): TemplateResult {
    const { texts, names, language, record } = this.#host;
    const { games, total } = this.#count(record);
    const tallies = this.#scope === 'game' ? games[games.length - 1] : total;
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    const number = (value: number): string => format.format(value);
    return html`${games.length > 1 ? this.#scopes() : nothing}
    ${statisticsView(tallies, { texts, names, number })}`;
  }

  #count(record: GameRecord): DiceStatistics {
    if (this.#counted?.record !== record)
      this.#counted = { record, statistics: diceStatistics(record) };
    return this.#counted.statistics;
  }

  #scopes(): TemplateResult {
    const choose = (scope: Scope): void => {
      this.#scope = scope;
      this.#host.show();
    };
    return html`<div class="scopes">
      ${SCOPES.map(
        (scope) =>
          html`<button
            class="button"
            type="button"
            aria-pressed=${scope === this.#scope}
            @click=${() => choose(scope)}
          >
            ${this.#host.texts.scopes[scope]}
          </button>`,
      )}
    </div>`;
  }

  #fair(): TemplateResult | typeof nothing {
    const { ledger, texts } = this.#host;
    if (!ledger) return nothing;
    this.#follow(ledger);
    const proof = this.#proof instanceof GameError ? this.#proof.message : this.#proof;
    return fairView({
      ledger,
      texts,
      salted: this.#salted,
      checked: this.#checked,
      proof: proof && JSON.stringify(proof),
      salt: (text) => this.#salt(text.trim(), ledger),
      check: () => this.#check(ledger),
      openProof: () => this.#prove(ledger),
    });
  }

  /** What was said of other dice is forgotten. */
  #follow({ fair, told }: DiceLedger): void {
    if (fair.seed !== this.#saltedFor) this.#salted = undefined;
    if (told === this.#toldFor) return;
    this.#toldFor = told;
    this.#checked = undefined;
    this.#proof = undefined;
  }

  #salt(text: string, { fair }: DiceLedger): void {
    const { texts } = this.#host;
    const fault = this.#host.salt(text);
    const refused = fault?.code === 'not-allowed' ? texts.tooLate : texts.badSalt;
    this.#saltedFor = fair.seed;
    this.#salted = { words: fault ? refused : text && texts.saltIsSet };
    this.#host.show();
  }

  /** Applying a whole match takes its time: it is done once, and when somebody asks for it. */
  #prove({ told }: DiceLedger): DiceProof | GameError | undefined {
    if (!this.#proof && told) {
      this.#proof = proveDice(told.fair, told.record);
      this.#host.show();
    }
    return this.#proof;
  }

  #check(ledger: DiceLedger): void {
    const { texts } = this.#host;
    const proof = this.#prove(ledger);
    if (!proof) return;
    // The proof holds the dice of the record, so that it is the record that is checked with it.
    const fault = proof instanceof GameError ? proof : verifyDice(proof);
    this.#checked =
      fault instanceof GameError
        ? { words: texts.wrong, detail: fault.message }
        : { words: texts.right((proof as DiceProof).dice.length) };
    this.#host.show();
  }
}
