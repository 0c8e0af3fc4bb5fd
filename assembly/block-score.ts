import { lateWorth } from './late';
import { FIELD, bit, highest, madePoints, occupiedPoints } from './masks';
import { pointWorth } from './point-worth';
import { stagedLead } from './stage';
import { HOME, OFF, OPP, OWN, POINTS } from './turn-state';
import { BlockingWeights, weight } from './weights';

/** The static score of evaluation.md section 9, where checkers block and both sides go the same way. */

/** The point of the head. */
const HEAD: i32 = POINTS;
/** The points of one half of the board are the other half in the enemy's numbers. */
const HALF: i32 = POINTS / 2;
/** More moves with one number make no difference. */
const MOST_MOVES: i32 = 4;
const LONGEST_BLOCK: i32 = 6;
const SIX: u32 = 63;

/** The score as a whole number of 1/100000 point, for the side that has just moved. */
export function blockingSum(position: usize): i32 {
  const own = position + OWN;
  const opp = position + OPP;
  const ownPoints = occupiedPoints(own);
  const oppPoints = occupiedPoints(opp);
  return (
    weight(BlockingWeights.onRoll) +
    stagedLead(own, opp, BlockingWeights.pips) +
    sideSum(own, ownPoints, opp, oppPoints) -
    sideSum(opp, oppPoints, own, ownPoints)
  );
}

/** A set of points in the numbers of the other side. */
@inline
function turned(points: u32): u32 {
  return ((points << HALF) | (points >> HALF)) & FIELD;
}

function sideSum(side: usize, points: u32, enemy: usize, enemyPoints: u32): i32 {
  const closed = turned(enemyPoints);
  let sum = pointWorth(side, OFF) + movesWorth(side, points, ~closed & FIELD);
  for (let rest = points; rest; rest &= rest - 1) {
    const point = ctz(<i32>rest);
    sum += pointWorth(side, point) + facedWorth(side, point, closed);
  }
  return sum + walls(side, enemy) + lateWorth(side, points, enemy, BlockingWeights.late, BlockingWeights.latePip);
}

/** The moves that a side has with each number until all are at home, points that also keep a checker counted twice. */
@inline
function movesWorth(side: usize, points: u32, open: u32): i32 {
  if (highest(points) <= HOME) return 0;
  const spares = madePoints(side) & ~bit(HEAD);
  let sum = 0;
  for (let die = 1; die <= 6; die++) {
    const moves = popcnt(points & (open << die)) + popcnt(spares & (open << die));
    sum += weight(BlockingWeights.moves, (die - 1) * (MOST_MOVES + 1) + min(moves, MOST_MOVES));
  }
  return sum;
}

/** What the checkers of a point see closed among the six points ahead. */
@inline
function facedWorth(side: usize, point: i32, closed: u32): i32 {
  const ahead = popcnt(((closed << 6) >> point) & SIX);
  if (ahead == 0) return 0;
  const table = point == HEAD ? BlockingWeights.headFaced : BlockingWeights.faced;
  return weight(table, ahead) * load<i8>(side + point);
}

/** Points held on the enemy's way and rows of them, where enemy checkers are still behind. */
function walls(side: usize, enemy: usize): i32 {
  let sum = 0;
  let length = 0;
  let behind = 0;
  for (let theirs = POINTS; theirs > 0; theirs--) {
    const point = theirs > HALF ? theirs - HALF : theirs + HALF;
    if (load<i8>(side + point) > 0) {
      if (point != HEAD && behind > 0) {
        sum += weight(BlockingWeights.wall, point) + weight(BlockingWeights.wallEach, point) * behind;
      }
      length++;
    } else {
      sum += row(length, behind);
      length = 0;
      behind += load<i8>(enemy + theirs);
    }
  }
  return sum + row(length, behind);
}

@inline
function row(length: i32, behind: i32): i32 {
  if (length < 2 || behind == 0) return 0;
  const index = min(length, LONGEST_BLOCK);
  return weight(BlockingWeights.block, index) + weight(BlockingWeights.blockEach, index) * behind;
}

/** What so many checkers on a point, or borne off, are worth by themselves. */
export function blockingWorth(count: i32, point: i32): i32 {
  if (point == OFF) return weight(BlockingWeights.off, count);
  if (point == HEAD) return weight(BlockingWeights.head, count);
  return point < HEAD ? fieldWorth(count, point) : 0;
}

function fieldWorth(count: i32, point: i32): i32 {
  let sum = 0;
  if (count >= 1) sum += weight(BlockingWeights.held, point);
  if (count >= 2) sum += weight(BlockingWeights.spare, point);
  if (count >= 4) sum += (weight(BlockingWeights.overload) * (count - 3) * (count - 2)) / 2;
  return sum;
}
