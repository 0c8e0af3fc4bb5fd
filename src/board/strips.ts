import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Side } from '../game/index.js';
import { checker } from './checkers.js';
import { actions } from './controls.js';
import { halfOfSide, isTarget, isUsable, type Scene } from './scene.js';
import type { ClockView } from './view-model.js';

/** The line above or below the board that belongs to a side. */
export function strip(scene: Scene, side: Side): TemplateResult {
  const { view, geometry } = scene;
  const { name, detail, pips, score, note, clock, bomb, toMove, thinking } = view.strips[side];
  const narrow = geometry.layout === 'narrow';
  const noted = note === undefined ? nothing : html`<span class="note">${note}</span>`;
  const scored = html`<span class="score">${score}</span>`;
  const home = geometry.isHomeLeft(halfOfSide(view, side)) ? 'home-left' : '';
  return html`<div part="strip" class="strip ${toMove ? 'to-move' : ''} ${home}">
    <svg class="swatch ${side}" viewBox="-6 -6 12 12" aria-hidden="true">
      ${checker(side)}
      <circle class="mark-line" r="5.1" />
      <circle class="mark" r="5.1" />
    </svg>
    <div class="who">
      <span class="name">${detail === undefined ? name : `${name} · ${detail}`}</span>
      ${narrow ? scored : nothing}
      ${pips === undefined ? nothing : html`<span class="pips">${pips}</span>`}
      ${narrow ? noted : nothing} ${bomb === undefined ? nothing : bombOf(bomb)}
    </div>
    ${narrow || side !== view.bottom ? nothing : actions(scene)}
    ${narrow ? offCounter(scene, side) : [noted, scored]} ${clock ? clockOf(clock) : nothing}
    <div class="thinking ${thinking === undefined ? '' : 'shown'}" aria-hidden="true">
      <div class="progress" .style=${`transform:scaleX(${thinking ?? 0})`}></div>
    </div>
  </div>`;
}

/** Its time, and, when that is up, a flag. */
function clockOf({ text, state, label }: ClockView): TemplateResult {
  const flag = svg`<path class="mast" d="M1.5 1V11" /><path class="cloth" d="M1.5 1H9L7 3.5 9 6H1.5Z" />`;
  return html`<span
    part="clock clock-${state}"
    class="clock ${state}"
    role="timer"
    aria-label=${label}
    >${state === 'fallen' ? html`<svg viewBox="0 0 10 12" aria-hidden="true">${flag}</svg>` : nothing}${text}</span
  >`;
}

/** A ball with a fuse that burns. */
function bombOf(label: string): TemplateResult {
  return html`<svg part="bomb" class="bomb" viewBox="0 0 12 12" role="img" aria-label=${label}>
    <circle cx="4.9" cy="7.3" r="4.1" />
    <path class="neck" d="M6.4 3.9 8.3 5.8" />
    <path d="M7.6 4.6C8.2 3.6 8.5 2.8 9.8 2.7M10.2.3V1.2M11.1 1.8 11.8 1.1M11.6 2.8H12.5" />
  </svg>`;
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
