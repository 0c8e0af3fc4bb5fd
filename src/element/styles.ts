import { css } from 'lit';

/** What the element adds to the board's own styles. */
export const elementStyles = css`
  .spoken {
    display: contents;
  }
  /* Three buttons with long words fit side by side from 320 pixels. */
  .narrow .buttons .button {
    flex: auto;
    min-width: 0;
    padding-inline: 0.375rem;
  }
  /* The log for screen readers is there for nobody else. */
  .log {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
