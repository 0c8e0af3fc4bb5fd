import { html, nothing, type TemplateResult } from 'lit';
import { commitmentOf, LONGEST_SALT, type FairDice } from '../../dice/fair-dice.js';
import { takesSalt, type DiceLedger } from '../../dice/ledger.js';
import { isMatchOver } from '../../dice/thrown-dice.js';
import { isUnlimited } from '../../game/index.js';
import type { DiceReportTexts } from './texts.js';

/** What became of a check, or of a salt; `detail` is an English sentence. */
export interface Outcome {
  readonly words: string;
  readonly detail?: string;
}

/** What the fair dice are shown with. */
export interface FairView {
  readonly ledger: DiceLedger;
  readonly texts: DiceReportTexts;
  readonly salted: Outcome | undefined;
  readonly checked: Outcome | undefined;
  /** The proof of the match that is over, once somebody asks for it. */
  readonly proof: string | undefined;
  readonly salt: (text: string) => void;
  readonly check: () => void;
  readonly openProof: () => void;
}

/** The commitment and the salt of the next dice, and the secret of those of the match that is over. */
export function fairView(view: FairView): TemplateResult {
  const { texts, ledger } = view;
  const { settings } = ledger.moment.state;
  return html`<section>
    <h3>${texts.fair}</h3>
    <p>${texts.about} ${isUnlimited(settings) ? texts.unlimited : nothing}</p>
    ${secretView(view)} ${toldView(view)}
  </section>`;
}

function secretView(view: FairView): TemplateResult {
  const { ledger, texts, salted } = view;
  const { fair, moment } = ledger;
  // The match is over, or another has been given up: what comes is not yet on the board.
  const isNext = ledger.told !== undefined && isMatchOver(moment.state);
  return html`<h4>${isNext ? texts.next : texts.current}</h4>
    <dl>${commitmentView(fair, texts)} ${takesSalt(ledger) ? nothing : saltView(fair, texts)}</dl>
    ${takesSalt(ledger) ? saltForm(view) : nothing}
    <p role="status">${salted ? outcome(salted) : nothing}</p>`;
}

function toldView(view: FairView): TemplateResult | typeof nothing {
  const { ledger, texts, checked } = view;
  if (!ledger.told) return nothing;
  const { fair } = ledger.told;
  return html`<h4>${texts.told}</h4>
    <dl>
      ${commitmentView(fair, texts)} ${saltView(fair, texts)}
      <dt>${texts.seed}</dt>
      <dd class="hash">${fair.seed}</dd>
    </dl>
    <button class="button" type="button" data-button="check" @click=${view.check}>
      ${texts.check}
    </button>
    <p role="status">${checked ? outcome(checked) : nothing}</p>
    ${proofView(view)}`;
}

function proofView({ texts, proof, openProof }: FairView): TemplateResult {
  const select = (event: FocusEvent): void => (event.target as HTMLTextAreaElement).select();
  return html`<details @toggle=${openProof}>
    <summary>${texts.proof}</summary>
    <textarea
      readonly
      rows="6"
      aria-label=${texts.proof}
      .value=${proof ?? ''}
      @focus=${select}
    ></textarea>
  </details>`;
}

function commitmentView(fair: FairDice, texts: DiceReportTexts): TemplateResult {
  return html`<dt>${texts.commitment}</dt>
    <dd class="hash">${commitmentOf(fair)}</dd>`;
}

function saltView({ salt }: FairDice, texts: DiceReportTexts): TemplateResult {
  return html`<dt>${texts.salt}</dt>
    <dd>${salt === '' ? html`<em>${texts.noSalt}</em>` : html`<bdi>${salt}</bdi>`}</dd>`;
}

function saltForm({ ledger, texts, salt }: FairView): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('salt');
    salt((field as HTMLInputElement).value);
  };
  return html`<form autocomplete="off" @submit=${submit}>
    <label for="dice-salt">${texts.salt}</label>
    <input
      id="dice-salt"
      name="salt"
      maxlength=${LONGEST_SALT}
      aria-describedby="dice-salt-note"
      .value=${ledger.fair.salt}
    />
    <button class="button">${texts.setSalt}</button>
    <p id="dice-salt-note" class="note">${texts.saltNote}</p>
  </form>`;
}

function outcome({ words, detail }: Outcome): TemplateResult {
  return html`${words} ${detail === undefined ? nothing : html`<span lang="en">${detail}</span>`}`;
}
