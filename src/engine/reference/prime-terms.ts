import { BAR, POINTS, type Counts } from '../../game/index.js';
import type { AddTerm } from './terms.js';

const SHORTEST_PRIME = 3;
const MOST_TRAPPED = 3;

/** Runs of the points that `holds` names, with enemy checkers behind them. */
export function primeTerms(
  enemy: Counts,
  holds: (point: number) => boolean,
  add: AddTerm<'prime'>,
): void {
  let trapped = 0;
  let length = 0;
  let behind = enemy[BAR];
  // From the lowest point up: what the enemy has passed so far stands behind the run that begins here.
  for (let point = 1; point <= POINTS + 1; point++) {
    if (point <= POINTS && holds(point)) {
      if (length === 0) trapped = behind;
      length++;
    } else {
      if (length >= SHORTEST_PRIME && trapped > 0) {
        add('prime', Math.min(trapped, MOST_TRAPPED), length * length);
      }
      length = 0;
    }
    if (point <= POINTS) behind += Math.abs(enemy[BAR - point]);
  }
}
