import { closedPoints } from './contact';
import { FIELD, HOME_POINTS, madePoints, occupiedPoints } from './masks';
import { pointWorth } from './point-worth';
import { primes } from './primes';
import { enemyLower, enemyUpper } from './rules';
import { shots } from './shots';
import { BAR, OFF, OPP, OWN } from './turn-state';
import { HittingWeights, weight } from './weights';

/** The static score of evaluation.md section 3, of games that hit. */

/** The first point of the enemy's home. */
const FIRST_BACK: i32 = 19;

/** The score as a whole number of 1/100000 point, for the side that has just moved. */
export function hittingSum(position: usize): i32 {
  const own = position + OWN;
  const opp = position + OPP;
  const ownPoints = occupiedPoints(own);
  const oppPoints = occupiedPoints(opp);
  const ownMade = madePoints(own);
  const oppMade = madePoints(opp);
  const ownBoard = popcnt(ownMade & HOME_POINTS);
  const oppBoard = popcnt(oppMade & HOME_POINTS);
  const atRisk = ownPoints & ~ownMade & FIELD;

  let sum = weight(HittingWeights.onRoll);
  sum += sideSum(own, ownPoints, ownMade, ownBoard, opp, oppPoints, oppBoard);
  sum -= sideSum(opp, oppPoints, oppMade, oppBoard, own, ownPoints, ownBoard);
  return atRisk ? sum + risk(atRisk, own, opp, oppPoints, oppBoard) : sum;
}

/** What counts for a side whatever its blots risk. */
function sideSum(
  side: usize, points: u32, made: u32, board: i32, enemy: usize, enemyPoints: u32, enemyBoard: i32,
): i32 {
  let sum = weight(HittingWeights.home, board) + pointWorth(side, OFF);
  for (let rest = points; rest; rest &= rest - 1) sum += pointWorth(side, ctz(<i32>rest));
  sum += weight(HittingWeights.bar, enemyBoard) * load<i8>(side, BAR);
  sum += weight(HittingWeights.back, min(backCheckers(side), 5));
  if (made & (made >> 1) & (made >> 2)) sum += primes(made, enemy, enemyPoints, HittingWeights.prime);
  return sum;
}

/** Checkers on 19..25: the bytes of one load, the lowest of which is shifted out, added up in the highest. */
@inline
function backCheckers(side: usize): i32 {
  return <i32>(((load<u64>(side, BAR - 7) >> 8) * 0x0101010101010101) >> 56);
}

/** Blots that the hitters may reach, each shot weighed by itself and by the pips that the hit costs. */
function risk(blots: u32, side: usize, hitter: usize, hitters: u32, hitterBoard: i32): i32 {
  const perShot = weight(HittingWeights.risk, hitterBoard);
  const perPip = weight(HittingWeights.riskPip);
  const open = ~closedPoints(enemyLower(side), enemyUpper(side)) & FIELD;
  const waiting = load<i8>(hitter, BAR);
  let sum = 0;
  for (let rest = blots; rest; rest &= rest - 1) {
    const lost = BAR - ctz(<i32>rest);
    sum += shots(hitters, waiting, open, lost) * (perShot + perPip * lost);
  }
  return sum;
}

/** What so many checkers on a point, or borne off, are worth by themselves. */
export function hittingWorth(count: i32, point: i32): i32 {
  if (point == OFF) return weight(HittingWeights.off, count);
  let sum = -weight(HittingWeights.pips) * point * count;
  if (point == BAR) return sum;
  if (count == 1) sum += weight(HittingWeights.blot, point);
  if (count >= 2) sum += weight(point < FIRST_BACK ? HittingWeights.made : HittingWeights.anchor, point);
  if (count >= 3) sum += weight(HittingWeights.spare, point);
  if (count >= 4) sum += (weight(HittingWeights.overload) * (count - 3) * (count - 2)) / 2;
  return sum;
}
