import { css } from 'lit';

/** Two sizes of text, 1 and 1.25 rem, and two weights, 400 and 600. */
export const text = css`
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
  .narrow .home-left {
    flex-direction: row-reverse;
    text-align: end;
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
  /* Always name and score over the pips, so that nothing jumps when there is more to count. */
  .narrow .who {
    line-height: 1.15;
  }
  .narrow .pips::before {
    content: '\\a';
    white-space: pre;
  }
  .name {
    margin-inline-end: 0.3rem;
    color: var(--bgb-ink);
    font-weight: 600;
  }
  .wide .note,
  .score {
    white-space: nowrap;
  }
  .score:empty {
    display: none;
  }
  .bomb {
    width: 1.125rem;
    height: 1.125rem;
    margin-inline: 0.25rem;
    overflow: visible;
    vertical-align: -0.1875rem;
    fill: none;
    stroke: var(--bgb-ink);
    stroke-width: 0.9px;
    stroke-linecap: round;
    forced-color-adjust: none;
  }
  .bomb circle {
    fill: var(--bgb-ink);
    stroke: none;
  }
  .neck {
    stroke-width: 2.4px;
    stroke-linecap: butt;
  }
  /* As wide as the longest time, with room for the flag before a short one. */
  .clock {
    position: relative;
    box-sizing: border-box;
    /* Five figures, and as much for bold ones, by which ch would grow. */
    min-width: calc(3.5em + 1rem);
    padding: 0.0625rem 0.5rem;
    border: 1.5px solid transparent;
    border-radius: 0.5rem;
    text-align: end;
    forced-color-adjust: none;
  }
  .running {
    border-color: currentcolor;
    color: var(--bgb-ink);
  }
  .low {
    border-color: var(--bgb-ink);
    background: var(--bgb-ink);
    color: var(--bgb-page);
    font-weight: 600;
  }
  .fallen {
    border: 1.5px dashed currentcolor;
    color: var(--bgb-ink);
  }
  .clock svg {
    position: absolute;
    inset: 0.25rem auto auto 0.375rem;
    height: 0.875rem;
  }
  .mast {
    stroke: currentcolor;
    stroke-width: 1.2px;
  }
  .cloth {
    fill: currentcolor;
  }
  .off {
    min-height: 2.75rem;
    padding: 0 0.5rem;
    border: 0;
    border-radius: 0.5rem;
    background: none;
    color: inherit;
    font: inherit;
  }
  /* Nothing to count yet, but its place is kept. */
  .off.none > span {
    visibility: hidden;
  }
  /* Only words about the score need it more: they would else begin a third line. */
  .narrow .strip:has(.note, .clock) .off.none {
    display: none;
  }
  .off.target {
    position: relative;
    color: var(--bgb-ink);
    cursor: pointer;
    forced-color-adjust: none;
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
  .status {
    text-wrap: pretty;
  }
  .buttons {
    display: flex;
    flex: none;
    gap: 0.625rem;
    min-height: 2.75rem;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.5rem;
  }
  .action {
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding: 0.25rem 0.625rem;
    border: 0;
    border-radius: 0.5rem;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  /* The strip does not grow with them. */
  .strip .action {
    margin-block: -0.125rem;
    padding-inline: 0.375rem;
  }
  .foot .actions {
    justify-content: space-evenly;
    color: var(--bgb-soft-ink);
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
  .button:disabled,
  .action:disabled {
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
  @media (hover: hover) {
    .action:hover:enabled {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
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
    gap: 0.375rem;
    padding: 0.5rem 0.75rem;
  }
  .panel .buttons {
    flex-wrap: wrap;
    justify-content: center;
  }
  .narrow .panel .button {
    padding-inline: 0.75rem;
  }
  .title {
    font-size: 1.25rem;
    font-weight: 600;
  }
`;
