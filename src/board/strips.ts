import { html, nothing, type TemplateResult } from 'lit';
import type { Side } from '../game/index.js';
import { checker } from './checkers.js';
import { isTarget, isUsable, type Scene } from './scene.js';

/** The line above or below the board that belongs to a side. */
export function strip(scene: Scene, side: Side): TemplateResult {
  const { name, detail, pips, score, toMove, thinking } = scene.view.strips[side];
  const narrow = scene.geometry.layout === 'narrow';
  const scored = html`<span class="score">${score}</span>`;
  return html`<div part="strip" class="strip ${toMove ? 'to-move' : ''}">
    <svg class="swatch ${side}" viewBox="-6 -6 12 12" aria-hidden="true">
      ${checker(side)}
      <circle class="mark-line" r="5.1" />
      <circle class="mark" r="5.1" />
    </svg>
    <div class="who">
      <span class="name">${detail === undefined ? name : `${name} · ${detail}`}</span>
      ${narrow ? scored : nothing}
      ${pips === undefined ? nothing : html`<span class="pips">${pips}</span>`}
    </div>
    ${narrow ? offCounter(scene, side) : scored}
    <div class="thinking ${thinking === undefined ? '' : 'shown'}" aria-hidden="true">
      <div class="progress" .style=${`transform:scaleX(${thinking ?? 0})`}></div>
    </div>
  </div>`;
}

/** Stands for the tray where the board is too narrow for one: counts, and is where checkers are borne off. */
function offCounter({ view, intents }: Scene, side: Side): TemplateResult {
  const target = isTarget(view, 'off', side);
  const classes = `off ${target ? 'target' : view.off[side] === 0 ? 'none' : ''}`;
  return html`<button
    part="tray"
    class=${classes}
    data-spot="off"
    data-side=${side}
    tabindex=${isUsable(view, 'off', side) ? 0 : -1}
    aria-label=${`${view.strips[side].off}, ${view.spotLabel('off', side)}`}
    @click=${() => intents.spot('off', side)}
  >
    <span>${view.strips[side].off}</span>
  </button>`;
}
