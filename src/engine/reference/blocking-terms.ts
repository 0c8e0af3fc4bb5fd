import {
  HOME,
  OFF,
  POINTS,
  highestPoint,
  pipCount,
  theirPoint,
  type Counts,
  type Position,
} from '../../game/index.js';
import type { SimpleTable, StaticTable } from '../weights.js';
import { bothSides, lateTerms, stagedTerms, type AddTerm } from './terms.js';

/** The point where the head stands. */
const HEAD = POINTS;

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
/** More moves with one number make no difference. */
const MOST_MOVES = 4;
const SHORTEST_BLOCK = 2;
const LONGEST_BLOCK = 6;

type AddStatic = AddTerm<keyof StaticTable<'blocking'>>;

/** evaluation.md 9, the glance. */
export function blockingSimpleTerms(
  { own, opp }: Position,
  add: AddTerm<keyof SimpleTable<'blocking'>>,
): void {
  add('pips', 0, pipCount(opp) - pipCount(own));
  add('off', 0, own[OFF] - opp[OFF]);
  add('head', 0, own[HEAD] - opp[HEAD]);
  add('held', 0, pointsHeld(own) - pointsHeld(opp));
}

function pointsHeld(side: Counts): number {
  let points = 0;
  for (let point = 1; point < HEAD; point++) if (side[point] > 0) points++;
  return points;
}

/** evaluation.md 9, the static score. */
export function blockingStaticTerms(position: Position, add: AddStatic): void {
  stagedTerms(position, add);
  bothSides(position, sideTerms, add);
}

function sideTerms(side: Counts, enemy: Counts, add: AddStatic): void {
  add('off', side[OFF], 1);
  if (side[HEAD] > 0) add('head', side[HEAD], 1);
  for (let point = 1; point < HEAD; point++) pointTerms(side[point], point, add);
  moveTerms(side, enemy, add);
  facedTerms(side, enemy, add);
  wallTerms(side, enemy, add);
  lateTerms(side, enemy, add);
}

function pointTerms(checkers: number, point: number, add: AddStatic): void {
  if (checkers >= 1) add('held', point, 1);
  if (checkers >= 2) add('spare', point, 1);
  if (checkers >= 4) add('overload', 0, ((checkers - 3) * (checkers - 2)) / 2);
}

function isClosed(enemy: Counts, point: number): boolean {
  return enemy[theirPoint('same', point)] > 0;
}

/** The shortage of moves, until all are at home. */
function moveTerms(side: Counts, enemy: Counts, add: AddStatic): void {
  if (highestPoint(side) <= HOME) return;
  for (const die of NUMBERS) {
    const moves = Math.min(movesWith(side, enemy, die), MOST_MOVES);
    add('moves', (die - 1) * (MOST_MOVES + 1) + moves, 1);
  }
}

/** Points from which a number can be played; those that also keep a checker, the head aside, count twice. */
function movesWith(side: Counts, enemy: Counts, die: number): number {
  let moves = 0;
  for (let point = die + 1; point <= HEAD; point++) {
    if (side[point] === 0 || isClosed(enemy, point - die)) continue;
    moves += point < HEAD && side[point] >= 2 ? 2 : 1;
  }
  return moves;
}

/** Checkers that look at enemy points among the six ahead of them. */
function facedTerms(side: Counts, enemy: Counts, add: AddStatic): void {
  for (let point = 2; point <= HEAD; point++) {
    if (side[point] === 0) continue;
    const closed = NUMBERS.filter((die) => point > die && isClosed(enemy, point - die)).length;
    if (closed > 0) add(point === HEAD ? 'headFaced' : 'faced', closed, side[point]);
  }
}

/** Points held on the enemy's way and rows of them, where enemy checkers are still behind. */
function wallTerms(side: Counts, enemy: Counts, add: AddStatic): void {
  let length = 0;
  let behind = 0;
  // Down the enemy's way: what it has behind a point or a row stands before.
  for (let theirs = POINTS; theirs > 0; theirs--) {
    const point = theirPoint('same', theirs);
    if (side[point] > 0) {
      if (point < HEAD && behind > 0) {
        add('wall', point, 1);
        add('wallEach', point, behind);
      }
      length++;
    } else {
      rowTerms(length, behind, add);
      length = 0;
      behind += enemy[theirs];
    }
  }
  rowTerms(length, behind, add);
}

function rowTerms(length: number, behind: number, add: AddStatic): void {
  if (length < SHORTEST_BLOCK || behind === 0) return;
  add('block', Math.min(length, LONGEST_BLOCK), 1);
  add('blockEach', Math.min(length, LONGEST_BLOCK), behind);
}
