import { css } from 'lit';

/** The record beside or below the board; colours are those of the board's theme. */
export const deskStyles = css`
  .desk {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    container-type: inline-size;
    padding: 0.75rem 0.25rem;
    color: var(--bgb-ink);
  }
  .desk h2 {
    margin: 0;
    font-size: 1.25rem;
    font-weight: 600;
  }
  .desk h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    margin: 0.5rem 0 0.25rem;
    font-size: 1rem;
    font-weight: 600;
  }
  .desk :is(.standing, .empty, .open, .number, .place) {
    color: var(--bgb-soft-ink);
    font-weight: 400;
  }
  .desk p {
    margin: 0.25rem 0;
  }
  .desk .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    align-items: center;
  }
  .desk .bar .icon {
    flex: none;
    min-width: 2.75rem;
    padding-inline: 0.5rem;
  }
  .desk .bar .icon svg {
    display: block;
    width: 1.125rem;
    height: 1.125rem;
    margin: auto;
    fill: currentcolor;
  }
  .desk select {
    min-height: 2.75rem;
    padding: 0.25rem 0.5rem;
    border: 1.5px solid var(--bgb-soft-ink);
    border-radius: 0.625rem;
    background: var(--bgb-page);
    color: inherit;
    font: inherit;
  }
  .desk .sheet {
    max-block-size: 20rem;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .desk ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .desk li {
    display: grid;
    grid-template-columns: 2.25rem 1fr 1fr;
    gap: 0.25rem;
    align-items: baseline;
  }
  .desk .number {
    text-align: end;
    padding-inline-end: 0.25rem;
    font-variant-numeric: tabular-nums;
  }
  .desk .cell {
    min-height: 2.25rem;
    padding: 0.25rem 0.5rem;
    border: 1.5px solid transparent;
    border-radius: 0.5rem;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  .desk .cell:hover {
    background: var(--bgb-hover);
  }
  .desk .cell[aria-current] {
    border-color: currentcolor;
    font-weight: 600;
  }
  /* Colours that are forced make clear borders seen. */
  @media (forced-colors: active) {
    .desk .cell:not([aria-current]) {
      border-color: canvas;
    }
  }
  .desk :is(.cell, select):focus-visible {
    outline: 3px solid var(--bgb-focus);
    outline-offset: 1px;
  }
  .desk .heads {
    position: sticky;
    top: 0;
    z-index: 1;
    background: var(--bgb-page);
    display: grid;
    grid-template-columns: 2.25rem 1fr 1fr;
    gap: 0.25rem;
    font-weight: 600;
  }
  .desk .icon[aria-disabled] {
    opacity: 0.45;
    cursor: default;
  }
  .desk .heads span {
    padding-inline: 0.5rem;
    overflow-wrap: anywhere;
  }
  .desk .heads :is(.of-blue, .of-red) {
    border-bottom: 3px solid var(--bgb-blue-rim);
    forced-color-adjust: none;
  }
  .desk .heads .of-red {
    border-bottom-color: var(--bgb-red-rim);
  }
  @container (max-width: 24rem) {
    .desk :is(li, .heads) {
      grid-template-columns: 1.75rem 1fr 1fr;
    }
    .desk .cell {
      padding-inline: 0.25rem;
    }
  }
`;
