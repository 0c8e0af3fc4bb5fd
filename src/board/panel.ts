import { html, type TemplateResult } from 'lit';
import { pressable } from './controls.js';
import type { Intents, PanelView } from './view-model.js';

/** A result over the middle of the board; the position stays visible around it. */
export function panel({ title, lines, buttons }: PanelView, intents: Intents): TemplateResult {
  return html`<div class="over">
    <div part="panel" class="panel" role="group" aria-label=${title}>
      <p class="title">${title}</p>
      <div>${lines.map((line) => html`<p>${line}</p>`)}</div>
      <div class="buttons">${pressable(buttons, 'button', intents)}</div>
    </div>
  </div>`;
}
