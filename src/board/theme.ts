import { css } from 'lit';

/** Every colour is a custom property that a page may set on the element. */

const light = css`
  --bgb-page: #f4f1ea;
  --bgb-panel: #f4f1ea;
  --bgb-ink: #23262b;
  --bgb-soft-ink: #5c6067;
  --bgb-frame: #3a3f47;
  --bgb-number: #c3c6cc;
  --bgb-field: #e9e3d6;
  --bgb-point-a: #c9bfa9;
  --bgb-point-b: #a9b3a6;
  --bgb-point-line: none;
  --bgb-hatch: none;
  --bgb-bar: #dcd5c5;
  --bgb-tray: #dcd5c5;
  --bgb-blue: #2f5fa8;
  --bgb-blue-rim: #1c3f73;
  --bgb-blue-motif: #fff;
  --bgb-blue-count: #fff;
  --bgb-blue-last: #a9c6f5;
  --bgb-red: #bf4c3b;
  --bgb-red-rim: #8a2f22;
  --bgb-red-motif: #fff;
  --bgb-red-count: #fff;
  --bgb-red-last: #f4b3a7;
  --bgb-motif-opacity: 0.5;
  --bgb-shade: rgb(35 38 43 / 0.16);
  --bgb-mark: #e0a526;
  --bgb-mark-line: #23262b;
  --bgb-mark-line-width: 1.3px;
  --bgb-mark-dot: #23262b;
  --bgb-die: #fcfaf5;
  --bgb-die-edge: #b9b1a0;
  --bgb-pip: #23262b;
  --bgb-filled: #2f5fa8;
  --bgb-on-filled: #fff;
  --bgb-focus: #23262b;
  --bgb-hover: rgb(35 38 43 / 0.05);
`;

const dark = css`
  --bgb-page: #17191d;
  --bgb-panel: #17191d;
  --bgb-ink: #e8e6e1;
  --bgb-soft-ink: #9a9da3;
  --bgb-frame: #0e1013;
  --bgb-number: #b9bcc2;
  --bgb-field: #262a30;
  --bgb-point-a: #3a4048;
  --bgb-point-b: #4b5550;
  --bgb-point-line: none;
  --bgb-hatch: none;
  --bgb-bar: #1c1f24;
  --bgb-tray: #1e2126;
  --bgb-blue: #6a9be6;
  --bgb-blue-rim: #a9c6f5;
  --bgb-blue-motif: #e4eefe;
  --bgb-blue-count: #17191d;
  --bgb-blue-last: #a9c6f5;
  --bgb-red: #e27765;
  --bgb-red-rim: #f4b3a7;
  --bgb-red-motif: #fde9e5;
  --bgb-red-count: #17191d;
  --bgb-red-last: #f4b3a7;
  --bgb-motif-opacity: 0.5;
  --bgb-shade: rgb(0 0 0 / 0.25);
  --bgb-mark: #f0c04f;
  --bgb-mark-line: #0e1013;
  --bgb-mark-line-width: 1.3px;
  --bgb-mark-dot: #f0c04f;
  --bgb-die: #efeae0;
  --bgb-die-edge: #a8a294;
  --bgb-pip: #17191d;
  --bgb-filled: #3f6fbd;
  --bgb-on-filled: #fff;
  --bgb-focus: #e8e6e1;
  --bgb-hover: rgb(255 255 255 / 0.05);
`;

/** Two colours and patterns: blue is a light checker with a ring, red a dark one with a diamond. */
const contrast = css`
  --bgb-page: var(--bgb-paper);
  --bgb-panel: var(--bgb-paper);
  --bgb-soft-ink: var(--bgb-ink);
  --bgb-frame: var(--bgb-ink);
  --bgb-number: var(--bgb-paper);
  --bgb-field: var(--bgb-paper);
  --bgb-point-a: var(--bgb-paper);
  --bgb-point-b: var(--bgb-paper);
  --bgb-point-line: var(--bgb-ink);
  --bgb-hatch: inline;
  --bgb-bar: var(--bgb-paper);
  --bgb-tray: var(--bgb-paper);
  --bgb-blue: var(--bgb-paper);
  --bgb-blue-rim: var(--bgb-ink);
  --bgb-blue-motif: var(--bgb-ink);
  --bgb-blue-count: var(--bgb-ink);
  --bgb-blue-last: var(--bgb-paper);
  --bgb-red: var(--bgb-ink);
  --bgb-red-rim: var(--bgb-ink);
  --bgb-red-motif: var(--bgb-paper);
  --bgb-red-count: var(--bgb-paper);
  --bgb-red-last: var(--bgb-paper);
  --bgb-motif-opacity: 1;
  --bgb-shade: var(--bgb-paper);
  --bgb-mark-line-width: 2.1px;
  --bgb-mark-dot: var(--bgb-ink);
  --bgb-die: var(--bgb-paper);
  --bgb-die-edge: var(--bgb-ink);
  --bgb-pip: var(--bgb-ink);
  --bgb-focus: var(--bgb-ink);
  --bgb-hover: transparent;
`;

/** Light, dark by the system's wish, or the one that `theme` names; forced colours win over all. */
export const theme = css`
  :host {
    ${light}
  }
  @media (prefers-color-scheme: dark) {
    :host {
      ${dark}
    }
  }
  :host([theme='light']) {
    ${light}
  }
  :host([theme='dark']) {
    ${dark}
  }
  :host([theme='contrast']) {
    --bgb-paper: #fff;
    --bgb-ink: #000;
    --bgb-mark: #fff;
    --bgb-mark-line: #000;
    --bgb-filled: #000;
    --bgb-on-filled: #fff;
    ${contrast}
  }
  @media (forced-colors: active) {
    :host,
    :host([theme]) {
      --bgb-paper: Canvas;
      --bgb-ink: CanvasText;
      --bgb-mark: Highlight;
      --bgb-mark-line: CanvasText;
      --bgb-filled: Highlight;
      --bgb-on-filled: HighlightText;
      ${contrast}
    }
  }
`;
