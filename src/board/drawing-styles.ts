import { css } from 'lit';

/** Sizes of drawn things are in the drawing's units (a tenth of a point's width), written as px. */
export const drawing = css`
  .drawing {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
    forced-color-adjust: none;
    print-color-adjust: exact;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .frame {
    fill: var(--bgb-frame);
  }
  .field {
    fill: var(--bgb-field);
  }
  .bar {
    fill: var(--bgb-bar);
    stroke: var(--bgb-point-line);
    stroke-width: 0.3px;
  }
  .tray {
    fill: var(--bgb-tray);
  }
  .point-a {
    fill: var(--bgb-point-a);
  }
  .point-b {
    fill: var(--bgb-point-b);
  }
  .point {
    stroke: var(--bgb-point-line);
    stroke-width: 0.3px;
  }
  .hatch {
    display: var(--bgb-hatch);
  }
  .hatching {
    fill: var(--bgb-point-line);
  }
  text {
    font-size: 28px;
    text-anchor: middle;
  }
  .number {
    fill: var(--bgb-number);
  }
  .narrow .number,
  .count {
    font-size: 42px;
  }
  .narrow .count {
    font-size: 46px;
  }
  .count {
    fill: var(--count);
    font-weight: 600;
  }

  .blue {
    --face: var(--bgb-blue);
    --rim: var(--bgb-blue-rim);
    --motif: var(--bgb-blue-motif);
    --count: var(--bgb-blue-count);
    --last: var(--bgb-blue-last);
  }
  .red {
    --face: var(--bgb-red);
    --rim: var(--bgb-red-rim);
    --motif: var(--bgb-red-motif);
    --count: var(--bgb-red-count);
    --last: var(--bgb-red-last);
  }
  .shade {
    fill: var(--bgb-shade);
  }
  .face {
    fill: var(--face);
    stroke: var(--rim);
  }
  .motif {
    fill: none;
    stroke: var(--motif);
    stroke-width: 0.5px;
    stroke-opacity: var(--bgb-motif-opacity);
  }
  .movable .motif {
    stroke-opacity: 1;
    stroke-width: 0.8px;
  }
  .ready-edge,
  .ready {
    fill: none;
    stroke: var(--bgb-mark-line);
    stroke-width: 0.95px;
  }
  .ready {
    stroke: var(--bgb-mark);
    stroke-width: 0.55px;
  }
  .one-less {
    opacity: 0;
  }
  .slab {
    fill: var(--face);
    stroke: var(--rim);
    stroke-width: 0.3px;
  }
  .flyers {
    pointer-events: none;
  }
  .flyer {
    opacity: 0;
  }

  .last {
    fill: none;
    stroke: var(--last);
    stroke-width: 0.42px;
    stroke-linejoin: round;
  }
  .reached {
    fill: var(--last);
  }
  .mark,
  .mark-line {
    fill: none;
    stroke: var(--bgb-mark);
    stroke-width: 0.8px;
  }
  .mark-line {
    stroke: var(--bgb-mark-line);
    stroke-width: var(--bgb-mark-line-width);
  }
  .choice {
    stroke-dasharray: 2.6 1.29;
  }
  .mark-dot {
    fill: var(--bgb-mark-dot);
  }

  .die-edge {
    fill: var(--bgb-die-edge);
  }
  .die-face {
    fill: var(--bgb-die);
    stroke: var(--bgb-point-line);
    stroke-width: 0.4px;
  }
  .pip {
    fill: var(--bgb-pip);
  }
  .used .die-body {
    opacity: 0.4;
  }
  .used-edge {
    fill: none;
    stroke: var(--bgb-soft-ink);
    stroke-opacity: 0.7;
    stroke-width: 0.35px;
  }

  .cube {
    pointer-events: none;
  }
  .cube-edge {
    fill: var(--bgb-die-edge);
  }
  .cube-face {
    fill: var(--bgb-die);
    stroke: var(--bgb-point-line);
    stroke-width: 0.4px;
  }
  .cube-number {
    fill: var(--bgb-pip);
    font-size: 46px;
    font-weight: 600;
  }

  .spot,
  .die {
    outline: none;
  }
  .usable {
    cursor: pointer;
  }
  .area,
  .focus {
    fill: transparent;
  }
  .focus {
    stroke-width: 0.7px;
    pointer-events: none;
  }
  :focus-visible > .focus {
    stroke: var(--bgb-focus);
  }
  @media (hover: hover) {
    .usable:hover > .area {
      fill: var(--bgb-hover);
    }
  }
`;
