import { css } from 'lit';

/** Setting up a position, beside or below the board; colours are those of the board's theme. */
export const setupStyles = css`
  .setup {
    display: grid;
    gap: 0.5rem;
    container-type: inline-size;
    padding: 0.75rem 0.25rem;
    color: var(--bgb-ink);
  }
  .setup h2 {
    margin: 0;
    font-size: 1.25rem;
    font-weight: 600;
  }
  .setup .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    align-items: center;
  }
  .setup .row:has(.action) {
    gap: 0 0.25rem;
    margin-inline-start: -0.625rem;
  }
  .setup .label {
    color: var(--bgb-soft-ink);
  }
  .setup .row > .label {
    flex-basis: 100%;
  }
  .setup label {
    display: grid;
    gap: 0.25rem;
    flex: 1 1 8rem;
    max-width: 14rem;
  }
  .setup select {
    min-height: 2.75rem;
    padding: 0.25rem 0.5rem;
    border: 1.5px solid var(--bgb-soft-ink);
    border-radius: 0.625rem;
    background: var(--bgb-page);
    color: inherit;
    font: inherit;
  }
  .setup select:focus-visible {
    outline: 3px solid var(--bgb-focus);
    outline-offset: 2px;
  }
  .setup .button {
    flex: none;
    min-width: 4.5rem;
    padding-inline: 0.875rem;
  }
  .setup .button[aria-pressed='false'] {
    border-color: transparent;
    font-weight: 400;
  }
  /* The sides' colours, as a line under their names. */
  .setup [aria-pressed]:is(.of-blue, .of-red) {
    text-decoration: underline 3px var(--bgb-blue-rim);
    text-underline-offset: 0.3em;
  }
  .setup [aria-pressed].of-red {
    text-decoration-color: var(--bgb-red-rim);
  }
  .setup p {
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  .setup p span {
    color: var(--bgb-soft-ink);
  }
`;
