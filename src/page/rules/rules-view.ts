import { html, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Variant } from '../../game/rule-sets.js';
import { VARIANTS, variants } from '../../game/variant-table.js';
import { gameNames, type PageLanguage } from '../game-names.js';
import type { RulesTexts } from './rules-texts.js';

/** The rules in one language: of one game, any other to be chosen, and of all games below. */
export class RulesView {
  readonly #body: HTMLElement;
  readonly #texts: RulesTexts;
  readonly #language: PageLanguage;

  constructor(body: HTMLElement, texts: RulesTexts, language: PageLanguage) {
    this.#body = body;
    this.#texts = texts;
    this.#language = language;
  }

  show(variant: Variant): void {
    const { games, common, more } = this.#texts;
    const folded = more.map(
      ({ heading, text }) =>
        html`<details>
          <summary><h3>${heading}</h3></summary>
          ${text}
        </details>`,
    );
    render(
      html`${this.#chooser(variant)}
        <h3>${gameNames[variant][this.#language]}</h3>
        ${this.#start(variant)} ${games[variant]} ${common} ${folded}`,
      this.#body,
    );
  }

  #chooser(shown: Variant): TemplateResult {
    const pick = ({ target }: Event): void =>
      this.show((target as HTMLSelectElement).value as Variant);
    const offers = VARIANTS.map(
      (variant) =>
        html`<option value=${variant} .selected=${live(variant === shown)}>
          ${gameNames[variant][this.#language]}
        </option>`,
    );
    return html`<label class="chooser">
      ${this.#texts.choose}
      <select autocomplete="off" @change=${pick}>
        ${offers}
      </select>
    </label>`;
  }

  #start(variant: Variant): TemplateResult {
    const { start } = variants[variant];
    const { start: caption, point, checkers } = this.#texts;
    const pips = start.reduce((sum, [from, count]) => sum + from * count, 0);
    return html`<table class="start">
      <caption>
        ${caption(pips)}
      </caption>
      <tbody>
        <tr>
          <th scope="row">${point}</th>
          ${start.map(([from]) => html`<th scope="col">${from}</th>`)}
        </tr>
        <tr>
          <th scope="row">${checkers}</th>
          ${start.map(([, count]) => html`<td>${count}</td>`)}
        </tr>
      </tbody>
    </table>`;
  }
}
