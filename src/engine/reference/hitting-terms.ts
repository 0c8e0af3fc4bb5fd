import { BAR, HOME, OFF, POINTS, pipCount, type Counts, type Position } from '../../game/index.js';
import type { SimpleTable, StaticTable } from '../weights.js';
import { primeTerms } from './prime-terms.js';
import { shots } from './shots.js';
import { bothSides, type AddTerm } from './terms.js';

/** The first point of the enemy's home. */
const FIRST_BACK = 19;

type AddStatic = AddTerm<keyof StaticTable<'hitting'>>;

/** evaluation.md 2. */
export function hittingSimpleTerms(
  { own, opp }: Position,
  add: AddTerm<keyof SimpleTable<'hitting'>>,
): void {
  add('pips', 0, pipCount(opp) - pipCount(own));
  add('bar', 0, own[BAR] - opp[BAR]);
  add('off', 0, own[OFF] - opp[OFF]);
  add('blot', 0, blots(own));
  add('blot', 1, blots(opp));
}

function blots(counts: Counts): number {
  let found = 0;
  for (let point = 1; point <= POINTS; point++) if (counts[point] === 1) found++;
  return found;
}

/** evaluation.md 3. */
export function hittingStaticTerms(position: Position, add: AddStatic): void {
  add('onRoll', 0, 1);
  add('pips', 0, pipCount(position.opp) - pipCount(position.own));
  bothSides(position, sideTerms, add);
  riskTerms(position, add);
}

function sideTerms(side: Counts, enemy: Counts, add: AddStatic): void {
  const enemyHome = homePoints(enemy);
  add('off', side[OFF], 1);
  for (let point = 1; point <= POINTS; point++) pointTerms(side[point], point, add);
  add('home', homePoints(side), 1);
  if (side[BAR] > 0) add('bar', enemyHome, side[BAR]);
  const back = backCheckers(side);
  if (back > 0) add('back', Math.min(back, 5), 1);
  primeTerms(enemy, (point) => side[point] >= 2, add);
}

function pointTerms(checkers: number, point: number, add: AddStatic): void {
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

function riskTerms({ own, opp }: Position, add: AddStatic): void {
  const board = homePoints(opp);
  const isOpen = (point: number): boolean => own[BAR - point] < 2;
  for (let point = 1; point <= POINTS; point++) {
    if (own[point] !== 1) continue;
    const rolls = shots(opp, isOpen, BAR - point);
    if (rolls === 0) continue;
    add('risk', board, rolls);
    add('riskPip', 0, rolls * (BAR - point));
  }
}
