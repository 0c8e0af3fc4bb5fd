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
  .count {
    fill: var(--count);
    font-weight: 600;
  }

  .blue {
    --face: var(--bgb-blue);
    --rim: var(--bgb-blue-rim);
    --motif: var(--bgb-blue-motif);
    --count: var(--bgb-blue-count);
  }
  .red {
    --face: var(--bgb-red);
    --rim: var(--bgb-red-rim);
    --motif: var(--bgb-red-motif);
    --count: var(--bgb-red-count);
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
    stroke-opacity: max(0.85, var(--bgb-motif-opacity));
    stroke-width: 0.6px;
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
    fill: var(--rim);
    stroke: var(--bgb-field);
    stroke-width: 0.7px;
    stroke-linejoin: round;
    paint-order: stroke;
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
  .used .cube {
    opacity: 0.4;
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
