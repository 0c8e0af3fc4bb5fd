import { closedPoints } from './contact';
import { bit, occupiedPoints, pointsWhere } from './masks';
import { POINT_WORTH } from './memory';
import { enemyLower, enemyUpper } from './rules';
import { shots } from './shots';
import { BAR, HOME, OFF, OPP, OWN, POINTS } from './turn-state';
import { Weights, weight } from './weights';

/** The static score of evaluation.md section 3. */

/** Points 1..24. */
const FIELD: u32 = bit(POINTS + 1) - bit(1);
/** Points 1..6. */
const HOME_POINTS: u32 = bit(HOME + 1) - bit(1);
/** The first point of the enemy's home. */
const FIRST_BACK: i32 = 19;

/** The score as a whole number of 1/100000 point, for the side that has just moved. */
export function staticSum(position: usize): i32 {
  const own = position + OWN;
  const opp = position + OPP;
  const ownPoints = occupiedPoints(own);
  const oppPoints = occupiedPoints(opp);
  const ownMade = madePoints(own);
  const oppMade = madePoints(opp);
  const ownBoard = popcnt(ownMade & HOME_POINTS);
  const oppBoard = popcnt(oppMade & HOME_POINTS);
  const atRisk = ownPoints & ~ownMade & FIELD;

  let sum = weight(Weights.onRoll);
  sum += sideSum(own, ownPoints, ownMade, ownBoard, opp, oppPoints, oppBoard);
  sum -= sideSum(opp, oppPoints, oppMade, oppBoard, own, ownPoints, ownBoard);
  return atRisk ? sum + risk(atRisk, own, opp, oppPoints, oppBoard) : sum;
}

@inline
function madePoints(counts: usize): u32 {
  const one = i8x16.splat(1);
  return (
    pointsWhere(i8x16.gt_s(v128.load(counts), one), i8x16.gt_s(v128.load(counts, 16), one)) & FIELD
  );
}

/** What counts for a side whatever its blots risk. */
function sideSum(
  side: usize, points: u32, made: u32, board: i32, enemy: usize, enemyPoints: u32, enemyBoard: i32,
): i32 {
  let sum = weight(Weights.home, board) + pointWorth(side, OFF);
  for (let rest = points; rest; rest &= rest - 1) sum += pointWorth(side, ctz(<i32>rest));
  sum += weight(Weights.bar, enemyBoard) * load<i8>(side, BAR);
  sum += weight(Weights.back, min(backCheckers(side), 5));
  if (made & (made >> 1) & (made >> 2)) sum += primes(made, enemy, enemyPoints);
  return sum;
}

@inline
function pointWorth(side: usize, point: i32): i32 {
  return load<i32>(POINT_WORTH + (((<i32>load<u8>(side + point)) * 32 + point) << 2));
}

/** Checkers on 19..25: the bytes of one load, the lowest of which is shifted out, added up in the highest. */
@inline
function backCheckers(side: usize): i32 {
  return <i32>(((load<u64>(side, BAR - 7) >> 8) * 0x0101010101010101) >> 56);
}

/** Rows of three or more made points that have enemy checkers behind them. */
function primes(made: u32, enemy: usize, enemyPoints: u32): i32 {
  let sum = 0;
  let rest = made;
  while (rest) {
    const lowest = ctz(<i32>rest);
    const length = ctz(<i32>~(rest >> lowest));
    rest &= ~((bit(length) - 1) << lowest);
    if (length < 3) continue;
    const behind = trapped(enemy, enemyPoints & ~(bit(BAR + 1 - lowest) - 1));
    if (behind > 0) sum += weight(Weights.prime, behind) * length * length;
  }
  return sum;
}

/** The checkers on these points, at most three. */
function trapped(enemy: usize, points: u32): i32 {
  let count = 0;
  for (let rest = points; rest && count < 3; rest &= rest - 1) {
    count += load<i8>(enemy + ctz(<i32>rest));
  }
  return min(count, 3);
}

/** Blots that the hitters may reach, each shot weighed by itself and by the pips that the hit costs. */
function risk(blots: u32, side: usize, hitter: usize, hitters: u32, hitterBoard: i32): i32 {
  const perShot = weight(Weights.risk, hitterBoard);
  const perPip = weight(Weights.riskPip);
  const open = ~closedPoints(enemyLower(side), enemyUpper(side)) & FIELD;
  const waiting = load<i8>(hitter, BAR);
  let sum = 0;
  for (let rest = blots; rest; rest &= rest - 1) {
    const lost = BAR - ctz(<i32>rest);
    sum += shots(hitters, waiting, open, lost) * (perShot + perPip * lost);
  }
  return sum;
}

/** Makes the table of what so many checkers on a point are worth by themselves: all that needs no other point. */
export function makePointWorth(): void {
  for (let count = 0; count < 16; count++) {
    for (let point = OFF; point <= BAR; point++) {
      store<i32>(POINT_WORTH + ((count * 32 + point) << 2), worth(count, point));
    }
  }
}

function worth(count: i32, point: i32): i32 {
  if (point == OFF) return weight(Weights.off, count);
  let sum = -weight(Weights.pips) * point * count;
  if (point == BAR) return sum;
  if (count == 1) sum += weight(Weights.blot, point);
  if (count >= 2) sum += weight(point < FIRST_BACK ? Weights.made : Weights.anchor, point);
  if (count >= 3) sum += weight(Weights.spare, point);
  if (count >= 4) sum += (weight(Weights.overload) * (count - 3) * (count - 2)) / 2;
  return sum;
}
