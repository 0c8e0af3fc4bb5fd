import { css } from 'lit';

/** What the element adds to the board's own styles. */
export const elementStyles = css`
  .spoken {
    display: contents;
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
