import { closedPoints } from './contact';
import { lateWorth } from './late';
import { FIELD, HOME_POINTS, lonePoints, madePoints, movablePoints, occupiedPoints, pinnedPoints } from './masks';
import { pointWorth } from './point-worth';
import { primes } from './primes';
import { enemyLower, enemyUpper } from './rules';
import { shots } from './shots';
import { stagedLead } from './stage';
import { BAR, OFF, OPP, OWN, POINTS } from './turn-state';
import { PinningWeights, weight } from './weights';

/** The static score of evaluation.md section 10, where checkers pin. */

/** Where all begin, and the mother is the last. */
export const START: i32 = POINTS;
const MOST_PINNERS: i32 = 3;
const MOST_PINNED: i32 = 4;

/** The score as a whole number of 1/100000 point, for the side that has just moved. */
export function pinningSum(position: usize): i32 {
  const own = position + OWN;
  const opp = position + OPP;
  const ownPinned = pinnedPoints(own);
  const oppPinned = pinnedPoints(opp);
  const atRisk = lonePoints(own) & ~mirrored(oppPinned);
  const sum =
    weight(PinningWeights.onRoll) +
    stagedLead(own, opp, PinningWeights.pips) +
    sideSum(own, ownPinned, opp, oppPinned) -
    sideSum(opp, oppPinned, own, ownPinned);
  return atRisk ? sum + risk(atRisk, own, opp, oppPinned) : sum;
}

/** A set of points in the numbers of the other side. */
export function mirrored(points: u32): u32 {
  let theirs: u32 = 0;
  for (let rest = points; rest; rest &= rest - 1) theirs |= 1 << (BAR - ctz(<i32>rest));
  return theirs;
}

/** What counts for a side whatever its blots risk. */
function sideSum(side: usize, pinned: u32, enemy: usize, enemyPinned: u32): i32 {
  const points = occupiedPoints(side) & ~pinned;
  const pins = mirrored(enemyPinned);
  const made = madePoints(side);
  const held = made | pins;
  let sum = pointWorth(side, OFF) + pinWorth(side, pins);
  sum += weight(PinningWeights.pinned, min(popcnt(pinned), MOST_PINNED));
  for (let rest = points; rest; rest &= rest - 1) sum += pointWorth(side, ctz(<i32>rest));
  for (let rest = points & ~held; rest; rest &= rest - 1) sum += weight(PinningWeights.blot, ctz(<i32>rest));
  sum += weight(PinningWeights.home, popcnt(held & HOME_POINTS));
  if (held & (held >> 1) & (held >> 2)) sum += primes(held, enemy, occupiedPoints(enemy), PinningWeights.prime);
  return sum + lateWorth(side, points | pinned, enemy, PinningWeights.late, PinningWeights.latePip);
}

/** The enemy's checkers that a side pins on these points. */
@inline
function pinWorth(side: usize, pins: u32): i32 {
  let sum = 0;
  for (let rest = pins; rest; rest &= rest - 1) {
    const point = ctz(<i32>rest);
    const pinners = min(<i32>load<i8>(side + point), MOST_PINNERS);
    sum += weight(PinningWeights.pin, point) + weight(PinningWeights.pinners, pinners);
  }
  return sum;
}

/** Blots that the pinner's side may reach, each shot weighed by the blot's point. */
function risk(blots: u32, side: usize, hitter: usize, hitterPinned: u32): i32 {
  const hitters = movablePoints(hitter) & FIELD;
  const closed = closedPoints(enemyLower(side), enemyUpper(side)) | hitterPinned;
  const open = ~closed & FIELD;
  let sum = 0;
  for (let rest = blots; rest; rest &= rest - 1) {
    const point = ctz(<i32>rest);
    sum += shots(hitters, 0, open, BAR - point) * weight(PinningWeights.risk, point);
  }
  return sum;
}

/** What so many free checkers on a point, or borne off, are worth by themselves. */
export function pinningWorth(count: i32, point: i32): i32 {
  if (point == OFF) return weight(PinningWeights.off, count);
  if (point == START) return weight(PinningWeights.mother, count);
  return point < START ? fieldWorth(count, point) : 0;
}

function fieldWorth(count: i32, point: i32): i32 {
  let sum = 0;
  if (count >= 2) sum += weight(PinningWeights.made, point);
  if (count >= 3) sum += weight(PinningWeights.spare, point);
  if (count >= 4) sum += (weight(PinningWeights.overload) * (count - 3) * (count - 2)) / 2;
  return sum;
}
