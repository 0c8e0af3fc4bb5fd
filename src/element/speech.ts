import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

/** Sentences that stay; a screen reader that is still speaking finds the last few. */
const KEPT = 8;

interface Sentence {
  readonly id: number;
  readonly text: string;
}

/** What has been said lately and stands nowhere else: the content of a live region, one message a step. */
export class Speech {
  #sentences: readonly Sentence[] = [];
  #count = 0;

  add(text: string): void {
    this.#count++;
    this.#sentences = [...this.#sentences.slice(1 - KEPT), { id: this.#count, text }];
  }

  render(): TemplateResult {
    return html`<div class="log" role="log" aria-live="polite">
      ${repeat(
        this.#sentences,
        ({ id }) => id,
        ({ text }) => html`<p>${text}</p>`,
      )}
    </div>`;
  }
}
