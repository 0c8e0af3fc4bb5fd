import {
  BAR,
  HOME,
  OFF,
  PINNED,
  POINTS,
  pipCount,
  type Counts,
  type Position,
} from '../../game/index.js';
import type { SimpleTable, StaticTable } from '../weights.js';
import { primeTerms } from './prime-terms.js';
import { shots } from './shots.js';
import { bothSides, lateTerms, stagedTerms, type AddTerm } from './terms.js';

/** Where all begin, and the mother is the last. */
const START = POINTS;
const MOST_PINNERS = 3;
const MOST_PINNED = 4;

type AddStatic = AddTerm<keyof StaticTable<'pinning'>>;

/** evaluation.md 10, the glance. */
export function pinningSimpleTerms(
  { own, opp }: Position,
  add: AddTerm<keyof SimpleTable<'pinning'>>,
): void {
  add('pips', 0, pipCount(opp) - pipCount(own));
  add('off', 0, own[OFF] - opp[OFF]);
  add(
    'blot',
    0,
    pointsWhere((point) => isBlot(own, opp, point)),
  );
  add(
    'blot',
    1,
    pointsWhere((point) => isBlot(opp, own, point)),
  );
  add('pinned', 0, pinnedCheckers(own) - pinnedCheckers(opp));
  add('mother', 0, Number(own[START] === 1) - Number(opp[START] === 1));
}

/** evaluation.md 10, the static score. */
export function pinningStaticTerms(position: Position, add: AddStatic): void {
  stagedTerms(position, add);
  bothSides(position, sideTerms, add);
  riskTerms(position, add);
}

function sideTerms(side: Counts, enemy: Counts, add: AddStatic): void {
  const holds = (point: number): boolean =>
    side[point] >= 2 || (side[point] === 1 && pins(enemy, point));
  add('off', side[OFF], 1);
  if (side[START] > 0) add('mother', side[START], 1);
  for (let point = 1; point < START; point++) pointTerms(side[point], point, add);
  for (let point = 1; point <= POINTS; point++) {
    if (isBlot(side, enemy, point)) add('blot', point, 1);
    if (pins(enemy, point)) {
      add('pin', point, 1);
      add('pinners', Math.min(side[point], MOST_PINNERS), 1);
    }
  }
  add(
    'home',
    pointsWhere((point) => point <= HOME && holds(point)),
    1,
  );
  add('pinned', Math.min(pinnedCheckers(side), MOST_PINNED), 1);
  primeTerms(enemy, holds, add);
  lateTerms(side, enemy, add);
}

function pointTerms(checkers: number, point: number, add: AddStatic): void {
  if (checkers >= 2) add('made', point, 1);
  if (checkers >= 3) add('spare', point, 1);
  if (checkers >= 4) add('overload', 0, ((checkers - 3) * (checkers - 2)) / 2);
}

/** Whether an enemy checker lies pinned on my point. */
function pins(enemy: Counts, point: number): boolean {
  return enemy[BAR - point] === PINNED;
}

/** A lone checker that pins nobody. */
function isBlot(side: Counts, enemy: Counts, point: number): boolean {
  return side[point] === 1 && !pins(enemy, point);
}

function pinnedCheckers(side: Counts): number {
  return pointsWhere((point) => side[point] === PINNED);
}

function pointsWhere(holds: (point: number) => boolean): number {
  let points = 0;
  for (let point = 1; point <= POINTS; point++) if (holds(point)) points++;
  return points;
}

function riskTerms({ own, opp }: Position, add: AddStatic): void {
  // In the numbers of opp, which may not land where it is pinned, nor on two or more.
  const isOpen = (point: number): boolean => own[BAR - point] < 2 && opp[point] !== PINNED;
  for (let point = 1; point <= POINTS; point++) {
    if (!isBlot(own, opp, point)) continue;
    const rolls = shots(opp, isOpen, BAR - point);
    if (rolls > 0) add('risk', point, rolls);
  }
}
