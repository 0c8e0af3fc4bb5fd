import { css } from 'lit';
import { theme } from './theme.js';

/** Sizes of drawn things are in the drawing's units (a tenth of a point's width), written as px. */
const drawing = css`
  .drawing {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
    forced-color-adjust: none;
    print-color-adjust: exact;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .frame {
    fill: var(--bgb-frame);
  }
  .field {
    fill: var(--bgb-field);
  }
  .bar {
    fill: var(--bgb-bar);
    stroke: var(--bgb-point-line);
    stroke-width: 0.3px;
  }
  .tray {
    fill: var(--bgb-tray);
  }
  .point-a {
    fill: var(--bgb-point-a);
  }
  .point-b {
    fill: var(--bgb-point-b);
  }
  .point {
    stroke: var(--bgb-point-line);
    stroke-width: 0.3px;
  }
  .hatch {
    display: var(--bgb-hatch);
  }
  .hatching {
    fill: var(--bgb-point-line);
  }
  text {
    font-size: 28px;
    text-anchor: middle;
  }
  .number {
    fill: var(--bgb-number);
  }
  .narrow .number,
  .count {
    font-size: 42px;
  }
  .count {
    fill: var(--count);
    font-weight: 600;
  }

  .blue {
    --face: var(--bgb-blue);
    --rim: var(--bgb-blue-rim);
    --motif: var(--bgb-blue-motif);
    --count: var(--bgb-blue-count);
  }
  .red {
    --face: var(--bgb-red);
    --rim: var(--bgb-red-rim);
    --motif: var(--bgb-red-motif);
    --count: var(--bgb-red-count);
  }
  .shade {
    fill: var(--bgb-shade);
  }
  .face {
    fill: var(--face);
    stroke: var(--rim);
  }
  .motif {
    fill: none;
    stroke: var(--motif);
    stroke-width: 0.5px;
    stroke-opacity: var(--bgb-motif-opacity);
  }
  .movable .motif {
    stroke-opacity: max(0.85, var(--bgb-motif-opacity));
    stroke-width: 0.6px;
  }
  .slab {
    fill: var(--face);
    stroke: var(--rim);
    stroke-width: 0.3px;
  }
  .flyers {
    pointer-events: none;
  }
  .flyer {
    opacity: 0;
  }

  .last {
    fill: var(--rim);
    stroke: var(--bgb-field);
    stroke-width: 0.7px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .mark,
  .mark-line {
    fill: none;
    stroke: var(--bgb-mark);
    stroke-width: 0.8px;
  }
  .mark-line {
    stroke: var(--bgb-mark-line);
    stroke-width: var(--bgb-mark-line-width);
  }
  .choice {
    stroke-dasharray: 2.6 1.29;
  }
  .mark-dot {
    fill: var(--bgb-mark-dot);
  }

  .die-edge {
    fill: var(--bgb-die-edge);
  }
  .die-face {
    fill: var(--bgb-die);
    stroke: var(--bgb-point-line);
    stroke-width: 0.4px;
  }
  .pip {
    fill: var(--bgb-pip);
  }
  .used .cube {
    opacity: 0.4;
  }

  .spot,
  .die {
    outline: none;
  }
  .usable {
    cursor: pointer;
  }
  .area,
  .focus {
    fill: transparent;
  }
  .focus {
    stroke-width: 0.7px;
    pointer-events: none;
  }
  :focus-visible > .focus {
    stroke: var(--bgb-focus);
  }
  @media (hover: hover) {
    .usable:hover > .area {
      fill: var(--bgb-hover);
    }
  }
`;

/** Two sizes of text, 1 and 1.25 rem, and two weights, 400 and 600. */
const text = css`
  .strip {
    position: relative;
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-height: 2.5rem;
    padding-inline: 0.25rem;
    color: var(--bgb-soft-ink);
  }
  /* Where name, score and tray do not fit side by side, which is below 300 pixels, they take two lines. */
  .narrow .strip {
    flex-wrap: wrap;
    gap: 0 0.375rem;
    justify-content: flex-end;
    min-height: 2.75rem;
  }
  .swatch {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    overflow: visible;
    forced-color-adjust: none;
  }
  .swatch .shade,
  .strip:not(.to-move) .swatch :is(.mark, .mark-line) {
    display: none;
  }
  .swatch .motif {
    stroke-width: 0.9px;
    stroke-opacity: 0.8;
  }
  .who {
    flex: 1 1 5.5rem;
    min-width: 0;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .pips {
    white-space: nowrap;
  }
  .name {
    margin-inline-end: 0.3rem;
    color: var(--bgb-ink);
    font-weight: 600;
  }
  .off {
    min-height: 2.75rem;
    margin-inline-end: -0.25rem;
    padding: 0 0.5rem;
    border: 0;
    border-radius: 0.5rem;
    background: none;
    color: inherit;
    font: inherit;
  }
  .mirrored .off {
    order: -1;
    margin-inline: -0.25rem 0;
  }
  .off.target {
    position: relative;
    color: var(--bgb-ink);
    cursor: pointer;
    box-shadow:
      inset 0 0 0 1px var(--bgb-mark-line),
      inset 0 0 0 4px var(--bgb-mark),
      inset 0 0 0 5px var(--bgb-mark-line);
  }

  .thinking {
    position: absolute;
    inset: auto 0.25rem 0;
    height: 2px;
    border-radius: 1px;
    overflow: hidden;
    opacity: 0;
  }
  .thinking.shown {
    opacity: 1;
  }
  .progress {
    height: 100%;
    background: var(--bgb-ink);
    forced-color-adjust: none;
    transform-origin: 0 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    .progress {
      transition: transform 0.2s linear;
    }
  }

  .foot {
    container-type: inline-size;
  }
  .wide .foot {
    margin-top: 0.5rem;
  }
  .controls {
    display: flex;
    gap: 0.5rem 1rem;
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    padding-inline: 0.25rem;
  }
  p {
    margin: 0;
  }
  .buttons {
    display: flex;
    flex: none;
    gap: 0.625rem;
    min-height: 2.75rem;
  }
  .button {
    min-width: 6rem;
    min-height: 2.75rem;
    padding: 0.25rem 1.125rem;
    border: 1.5px solid currentcolor;
    border-radius: 0.625rem;
    background: none;
    color: var(--bgb-ink);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
    touch-action: manipulation;
  }
  .filled {
    border-color: var(--bgb-filled);
    background: var(--bgb-filled);
    color: var(--bgb-on-filled);
    forced-color-adjust: none;
  }
  .button:disabled {
    opacity: 0.45;
    cursor: default;
  }
  /* Still the thing to do next, but only once the checkers have moved: the colour comes with the time. */
  .filled:disabled {
    filter: grayscale(0.8);
  }
  /* Three buttons with long words fit side by side from 320 pixels; on less the last goes below. */
  .narrow .buttons {
    flex-wrap: wrap;
  }
  .narrow .buttons .button {
    flex: auto;
    min-width: 0;
    padding-inline: 0.375rem;
  }
  .button:active:enabled {
    filter: brightness(0.9);
  }
  button:focus-visible {
    outline: 3px solid var(--bgb-focus);
    outline-offset: 2px;
  }
  /* Beside buttons a sentence would have no room: it gets two lines above them. */
  @container (width < 27rem) {
    .controls {
      flex-direction: column;
      align-items: stretch;
    }
    .status {
      display: grid;
      align-items: center;
      min-height: 2.6em;
    }
    .button {
      flex: 1;
    }
  }

  .table {
    position: relative;
  }
  .over {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: 1rem;
    pointer-events: none;
  }
  .panel {
    display: grid;
    gap: 0.75rem;
    box-sizing: border-box;
    max-width: 20rem;
    padding: 1.25rem 1.5rem;
    border: 1px solid var(--bgb-soft-ink);
    border-radius: 0.75rem;
    background: var(--bgb-panel);
    text-align: center;
    text-wrap: balance;
    pointer-events: auto;
  }
  .narrow .over {
    padding: 0.25rem;
  }
  .narrow .panel {
    gap: 0.5rem;
    padding: 0.75rem clamp(0.5rem, 4%, 1rem);
  }
  .title {
    font-size: 1.25rem;
    font-weight: 600;
  }
`;

export const boardStyles = css`
  ${theme}
  /* All languages of the board run from left to right, whichever way its page does. */
  .board {
    direction: ltr;
  }
  /* All of the wide layout fits into the window's height: its shape, and the strips and controls around it. */
  :host {
    display: block;
    max-inline-size: max(520px, (100svh - 9rem) * 147 / 116);
    background: var(--bgb-page);
    color: var(--bgb-ink);
    font:
      1rem/1.3 system-ui,
      sans-serif;
    font-variant-numeric: tabular-nums;
  }
  :host([hidden]) {
    display: none;
  }
  ${drawing}
  ${text}
  @media print {
    .foot {
      display: none;
    }
  }
`;
