import { BAR, HOME, OFF, POINTS, pipCount, type Counts, type Position } from '../../game/index.js';
import type { staticWeights } from '../weights.js';
import { shots } from './shots.js';

/** The first point of the enemy's home. */
const FIRST_BACK = 19;

export type StaticTerm = keyof typeof staticWeights;

/** Takes one term of a score: `times` the weight `term[index]`. */
type AddTerm = (term: StaticTerm, index: number, times: number) => void;

/** All terms of the static score of a position for `own`, which has just moved (evaluation.md, Static score). */
export function staticTerms({ own, opp }: Position, add: AddTerm): void {
  add('onRoll', 0, 1);
  add('pips', 0, pipCount(opp) - pipCount(own));
  sideTerms(own, opp, add);
  sideTerms(opp, own, (term, index, times) => add(term, index, -times));
  riskTerms(own, opp, add);
}

function sideTerms(side: Counts, enemy: Counts, add: AddTerm): void {
  const enemyHome = homePoints(enemy);
  add('off', side[OFF], 1);
  for (let point = 1; point <= POINTS; point++) pointTerms(side[point], point, add);
  add('home', homePoints(side), 1);
  if (side[BAR] > 0) add('bar', enemyHome, side[BAR]);
  const back = backCheckers(side);
  if (back > 0) add('back', Math.min(back, 5), 1);
  primeTerms(side, enemy, add);
}

function pointTerms(checkers: number, point: number, add: AddTerm): void {
  if (checkers === 1) add('blot', point, 1);
  if (checkers >= 2) add(point < FIRST_BACK ? 'made' : 'anchor', point, 1);
  if (checkers >= 3) add('spare', point, 1);
  if (checkers >= 4) add('overload', 0, ((checkers - 3) * (checkers - 2)) / 2);
}

function homePoints(side: Counts): number {
  let points = 0;
  for (let point = 1; point <= HOME; point++) if (side[point] >= 2) points++;
  return points;
}

function backCheckers(side: Counts): number {
  let checkers = 0;
  for (let point = FIRST_BACK; point <= BAR; point++) checkers += side[point];
  return checkers;
}

const SHORTEST_PRIME = 3;
const MOST_TRAPPED = 3;

function primeTerms(side: Counts, enemy: Counts, add: AddTerm): void {
  let trapped = 0;
  let length = 0;
  let behind = enemy[BAR];
  // From the lowest point up: what the enemy has passed so far stands behind the run that begins here.
  for (let point = 1; point <= POINTS + 1; point++) {
    if (point <= POINTS && side[point] >= 2) {
      if (length === 0) trapped = behind;
      length++;
    } else {
      if (length >= SHORTEST_PRIME && trapped > 0) {
        add('prime', Math.min(trapped, MOST_TRAPPED), length * length);
      }
      length = 0;
    }
    if (point <= POINTS) behind += enemy[BAR - point];
  }
}

function riskTerms(own: Counts, opp: Counts, add: AddTerm): void {
  const board = homePoints(opp);
  for (let point = 1; point <= POINTS; point++) {
    if (own[point] !== 1) continue;
    const rolls = shots(opp, own, BAR - point);
    if (rolls === 0) continue;
    add('risk', board, rolls);
    add('riskPip', 0, rolls * (BAR - point));
  }
}
