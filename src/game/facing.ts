import { BAR, POINTS } from './position.js';

/** How the opponent's numbers map to mine: `theirPoint(facing, p)` is the opponent's number of my point p. */
export type Facing = 'opposite' | 'same';

const facings: Readonly<Record<Facing, (point: number) => number>> = {
  opposite: (point) => BAR - point,
  same: (point) => (point > POINTS / 2 ? point - POINTS / 2 : point + POINTS / 2),
};

/** The opponent's number of my point (1..24), and so my number of the opponent's (rules.md 0). */
export function theirPoint(facing: Facing, point: number): number {
  return facings[facing](point);
}
