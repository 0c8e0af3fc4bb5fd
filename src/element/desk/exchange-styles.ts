import { css } from 'lit';

/** What is copied and opened, below the record; colours are those of the board's theme. */
export const exchangeStyles = css`
  .exchange {
    container-type: inline-size;
    color: var(--bgb-ink);
  }
  .exchange .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  .exchange > .row {
    gap: 0 0.25rem;
  }
  .exchange .detail {
    display: grid;
    gap: 0.5rem;
    justify-items: start;
    padding: 0.5rem 0.625rem;
  }
  .exchange .detail > * {
    width: 100%;
  }
  .exchange .detail > .action {
    width: auto;
    margin-inline-start: -0.625rem;
    color: var(--bgb-soft-ink);
  }
  .exchange form {
    display: grid;
    gap: 0.5rem;
  }
  .exchange .line {
    display: flex;
    gap: 0.5rem;
    align-items: end;
  }
  .exchange label {
    display: grid;
    flex: 1 1 auto;
    gap: 0.25rem;
    min-width: 0;
  }
  .exchange :is(label span, .note, span[lang]) {
    color: var(--bgb-soft-ink);
  }
  .exchange :is(input:not([type]), textarea) {
    box-sizing: border-box;
    width: 100%;
    min-height: 2.75rem;
    padding: 0.375rem 0.625rem;
    border: 1.5px solid var(--bgb-soft-ink);
    border-radius: 0.625rem;
    background: none;
    color: inherit;
    font: inherit;
    font-family: ui-monospace, monospace;
  }
  .exchange textarea {
    resize: vertical;
    white-space: pre;
    overflow: auto;
  }
  .exchange textarea[name='content'] {
    white-space: pre-wrap;
  }
  .exchange :is(input, textarea):focus-visible {
    outline: 3px solid var(--bgb-focus);
    outline-offset: 2px;
  }
  .exchange .button {
    flex: none;
    min-width: 4rem;
    padding-inline: 0.75rem;
  }
  .exchange .row .button[aria-pressed='false'] {
    border-color: transparent;
    font-weight: 400;
  }
  .exchange .message {
    display: grid;
    gap: 0.5rem;
    padding: 0.25rem 0.625rem;
  }
  .exchange .message p {
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  .exchange .message:has(> p:only-child:empty) {
    padding-block: 0;
  }
`;
