import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { BoardView, ButtonView, Intents } from './view-model.js';

/** What is going on, and what can be done about it. */
export function controls({ status, buttons }: BoardView, intents: Intents): TemplateResult {
  return html`<div class="foot">
    <div class="controls">
      <p part="status" class="status" role="status" aria-live="polite">${status}</p>
      <div class="buttons">
        ${repeat(
          buttons,
          ({ name }) => name,
          (view) => button(view, intents),
        )}
      </div>
    </div>
  </div>`;
}

export function button(
  { name, label, filled, disabled }: ButtonView,
  intents: Intents,
): TemplateResult {
  return html`<button
    part="button button-${name} ${filled ? 'button-filled' : ''}"
    class="button ${filled ? 'filled' : ''}"
    data-button=${name}
    ?disabled=${disabled}
    @click=${() => intents.button(name)}
  >
    ${label}
  </button>`;
}
