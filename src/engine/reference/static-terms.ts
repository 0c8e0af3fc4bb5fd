import { BAR, HOME, OFF, POINTS, pipCount, type Counts, type Position } from '../../game/index.js';
import type { staticWeights } from '../weights.js';
import { shots } from './shots.js';

export type StaticTerm = keyof typeof staticWeights;

/** Takes one term of a score: `times` the weight `term[index]`. */
export type AddTerm = (term: StaticTerm, index: number, times: number) => void;

/** All terms of the static score of a position for `own`, which has just moved (evaluation.md, Static score). */
export function staticTerms({ own, opp }: Position, add: AddTerm): void {
  add('onRoll', 0, 1);
  add('pips', 0, pipCount(opp) - pipCount(own));
  sideTerms(own, opp, add);
  sideTerms(opp, own, (term, index, times) => add(term, index, -times));
  shotTerms(opp, own, 'risk', 'riskPip', add);
  shotTerms(own, opp, 'threat', 'threatPip', add);
}

function sideTerms(side: Counts, enemy: Counts, add: AddTerm): void {
  const enemyHome = homePoints(enemy);
  if (side[OFF] > 0) add('off', 0, side[OFF]);
  for (let point = 1; point <= POINTS; point++) pointTerms(side[point], point, add);
  add('home', homePoints(side), 1);
  if (holdsAnchor(side)) add('anchor', enemyHome, 1);
  if (side[BAR] > 0) add('bar', enemyHome, side[BAR]);
  const back = backCheckers(side);
  if (back > 0) add('back', Math.min(back, 5), 1);
  primeTerms(side, enemy, add);
}

function pointTerms(checkers: number, point: number, add: AddTerm): void {
  if (checkers === 1) add('blot', point, 1);
  if (checkers >= 2) add('made', point, 1);
  if (checkers >= 3) add('spare', point, 1);
  if (checkers >= 4) add('overload', 0, ((checkers - 3) * (checkers - 2)) / 2);
}

function homePoints(side: Counts): number {
  let points = 0;
  for (let point = 1; point <= HOME; point++) if (side[point] >= 2) points++;
  return points;
}

const FIRST_BACK = 19;

function holdsAnchor(side: Counts): boolean {
  for (let point = FIRST_BACK; point <= POINTS; point++) if (side[point] >= 2) return true;
  return false;
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

function shotTerms(
  hitters: Counts,
  targets: Counts,
  term: 'risk' | 'threat',
  pipTerm: 'riskPip' | 'threatPip',
  add: AddTerm,
): void {
  const board = homePoints(hitters);
  for (let point = 1; point <= POINTS; point++) {
    if (targets[point] !== 1) continue;
    const rolls = shots(hitters, targets, BAR - point);
    if (rolls === 0) continue;
    add(term, board, rolls);
    add(pipTerm, 0, rolls * (BAR - point));
  }
}
