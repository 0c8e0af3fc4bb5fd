import { css } from 'lit';
import { drawing } from './drawing-styles.js';
import { text } from './text-styles.js';
import { theme } from './theme.js';

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
    .foot,
    .actions {
      display: none;
    }
  }
`;
