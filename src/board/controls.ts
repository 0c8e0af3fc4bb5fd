import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from './scene.js';
import { BUTTONS, type ActionView, type ButtonView, type Intents } from './view-model.js';

/** What is going on, and what can be done about it. */
export function controls(scene: Scene): TemplateResult {
  const { view, intents, geometry } = scene;
  return html`<div class="foot">
    <div class="controls">
      <p part="status" class="status" role="status" aria-live="polite">${view.status}</p>
      <div class="buttons">${pressable(view.buttons, 'button', intents)}</div>
    </div>
    ${geometry.layout === 'narrow' ? actions(scene) : nothing}
  </div>`;
}

/** What can be done besides, in quiet words: in the strip of the person at the bottom, or, where that is full, under all. */
export function actions({ view, intents }: Scene): TemplateResult | typeof nothing {
  if (!view.actions?.length) return nothing;
  return html`<div class="actions">${pressable(view.actions, 'action', intents)}</div>`;
}

/** Each has a place of its own, and keeps its element, and with it the keyboard's place, while others come and go. */
export function pressable(
  views: readonly (ActionView | ButtonView)[],
  kind: 'action' | 'button',
  intents: Intents,
): unknown {
  return BUTTONS.map((name) => {
    const view = views.find((one) => one.name === name);
    if (!view) return nothing;
    const filled = 'filled' in view && view.filled;
    return html`<button
      part="${kind} button-${name} ${filled ? 'button-filled' : ''}"
      class="${kind} ${filled ? 'filled' : ''}"
      data-button=${name}
      ?disabled=${view.disabled}
      @click=${() => intents.button(name)}
    >
      ${view.label}
    </button>`;
  });
}
