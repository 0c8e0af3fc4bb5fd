import { css } from 'lit';

/** The dice report beside or below the board; colours are those of the board's theme. */
export const diceReportStyles = css`
  .dice-report {
    container-type: inline-size;
    max-width: 40rem;
    padding: 0.75rem 0.25rem;
    color: var(--bgb-ink);
  }
  .dice-report :is(p, dd) {
    overflow-wrap: anywhere;
  }
  .dice-report :is(h2, h3, h4) {
    margin: 1rem 0 0.375rem;
    font-size: 1rem;
    font-weight: 600;
  }
  .dice-report :is(h2, h3) {
    font-size: 1.25rem;
  }
  .dice-report h2 {
    margin-top: 0;
  }
  .dice-report :is(p, .note, .average, dt) {
    color: var(--bgb-soft-ink);
  }
  .dice-report p {
    margin: 0.375rem 0;
    text-wrap: pretty;
  }
  .dice-report p[role='status'] {
    color: var(--bgb-ink);
  }
  .dice-report p[role='status']:empty {
    margin: 0;
  }

  .dice-report .scopes {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-block: 0.5rem;
  }
  .dice-report .scopes [aria-pressed='false'] {
    border-color: transparent;
    font-weight: 400;
  }
  .dice-report table {
    width: 100%;
    border-collapse: collapse;
  }
  .dice-report caption {
    padding-block: 0.25rem;
    color: var(--bgb-ink);
    text-align: start;
  }
  .dice-report :is(th, td) {
    padding: 0.375rem 0.25rem;
    font-weight: 400;
    text-align: end;
    vertical-align: top;
  }
  .dice-report th[scope='row'],
  .dice-report thead :first-child {
    text-align: start;
  }
  .dice-report tr {
    border-bottom: 1px solid var(--bgb-shade);
  }
  .dice-report thead th {
    width: 34%;
    font-weight: 600;
  }
  /* The sides' colours, as a line under their names. */
  .dice-report thead :is(.of-blue, .of-red) {
    border-bottom: 3px solid var(--bgb-blue-rim);
    forced-color-adjust: none;
  }
  .dice-report thead .of-red {
    border-bottom-color: var(--bgb-red-rim);
  }
  .dice-report .average {
    display: inline-block;
    min-width: 3.5em;
  }
  .dice-report .aloud {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .dice-report summary {
    min-height: 2.75rem;
    align-content: center;
    cursor: pointer;
  }

  .dice-report dl {
    margin: 0.375rem 0;
  }
  .dice-report dd {
    margin: 0 0 0.5rem;
  }
  .dice-report .hash {
    font-family: ui-monospace, monospace;
    overflow-wrap: anywhere;
    user-select: all;
  }
  .dice-report form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem 0.5rem;
    align-items: center;
  }
  .dice-report :is(form p, label) {
    flex-basis: 100%;
    margin: 0;
  }
  .dice-report :is(input, textarea) {
    box-sizing: border-box;
    min-width: 0;
    min-height: 2.75rem;
    padding: 0.25rem 0.625rem;
    border: 1.5px solid var(--bgb-soft-ink);
    border-radius: 0.625rem;
    background: none;
    color: inherit;
    font: inherit;
  }
  .dice-report input {
    flex: 1 1 9rem;
  }
  /* Elsewhere in a narrow board buttons share the width. */
  .dice-report form .button {
    flex: none;
  }
  .dice-report textarea {
    width: 100%;
    font-family: ui-monospace, monospace;
  }
  .dice-report :is(input, textarea, summary):focus-visible {
    outline: 3px solid var(--bgb-focus);
    outline-offset: 2px;
  }
`;
