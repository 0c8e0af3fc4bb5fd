import { css } from 'lit';

/** Setting up a position; it stands in the desk and has its headings, lists and colours (styles.ts). */
export const setupStyles = css`
  .setup {
    display: grid;
    gap: 0.5rem;
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
