import { highest, occupiedPoints } from './masks';
import { NORMAL } from './memory';
import { checkers, gammonPoints, singlePoints } from './rules';
import { BAR, HOME, OFF, OPP, OWN, POINTS, pipCount } from './turn-state';
import { RaceWeights, weight } from './weights';

/** The race of evaluation.md section 5: pips in hundredths, whole numbers; chances 0 to 1. */

/** Whether the armies have passed each other and nobody can be hit or pinned any more. */
@inline
export function havePassed(position: usize): bool {
  const own = occupiedPoints(position + OWN);
  const opp = occupiedPoints(position + OPP);
  return highest(own) + highest(opp) < BAR;
}

/** In games of one direction: whether each side has only points ahead that the other has left behind for good. */
@inline
export function areOnOwnHalves(position: usize): bool {
  return ((occupiedPoints(position + OWN) | occupiedPoints(position + OPP)) >> (POINTS / 2 + 1)) == 0;
}

/** Points of equity for the side that has just moved. */
export function raceScore(position: usize): f64 {
  const own = position + OWN;
  const opp = position + OPP;
  const mine = effectivePips(own);
  const theirs = effectivePips(opp);
  const outside = pipsOutside(own) + pipsOutside(opp);
  const lose = chance(theirs, mine, outside);
  const gammon: f64 = gammonPoints - singlePoints;
  let score: f64 = 1 - 2 * lose;
  if (load<i8>(own, OFF) == 0) {
    score -= gammon * min(lose, chance(theirs, toSave(own), outside));
  }
  if (load<i8>(opp, OFF) == 0) {
    score += gammon * min(1 - lose, 1 - chance(toSave(opp), mine, outside));
  }
  return score;
}

/** What the race really costs a side, wastage included. */
function effectivePips(counts: usize): i32 {
  let pips = 100 * pipCount(counts) + weight(RaceWeights.base, checkers - load<i8>(counts, OFF));
  let gaps = 0;
  for (let point = 1; point <= HOME; point++) {
    const count: i32 = load<i8>(counts + point);
    pips += weight(RaceWeights.low, point) * count;
    pips += weight(RaceWeights.stack) * max(0, count - 2);
    if (point > 1 && count == 0) gaps++;
  }
  const outside = outsideCheckers(counts);
  return pips + (outside > 0 ? weight(RaceWeights.outside) * outside : weight(RaceWeights.gap) * gaps);
}

function outsideCheckers(counts: usize): i32 {
  let count = 0;
  for (let point = HOME + 1; point <= POINTS; point++) count += load<i8>(counts + point);
  return count;
}

/** Pips to go until all are at home. */
function pipsOutside(counts: usize): i32 {
  let pips = 0;
  for (let point = HOME + 1; point <= POINTS; point++) pips += (point - HOME) * load<i8>(counts + point);
  return pips;
}

/** What a side needs to bear off one checker and save the gammon. */
function toSave(counts: usize): i32 {
  let lowest = 1;
  while (lowest < HOME && load<i8>(counts + lowest) == 0) lowest++;
  return 100 * pipsOutside(counts) + weight(RaceWeights.save, 0) + weight(RaceWeights.save, 1) * lowest;
}

/** The chance that a side on roll that needs `roller` comes before one that needs `other`. */
function chance(roller: i32, other: i32, outside: i32): f64 {
  const lead: f64 = other - roller + weight(RaceWeights.onRoll);
  const variance: f64 = max(
    10000,
    weight(RaceWeights.variance, 0) * (roller + other) +
      weight(RaceWeights.variance, 1) * outside +
      weight(RaceWeights.variance, 2),
  );
  const deviation = lead / sqrt<f64>(variance);
  const upper = normal(abs<f64>(deviation));
  return deviation < 0 ? 1 - upper : upper;
}

/** The normal distribution at a deviation from 0 up, from its table of 32nds. */
function normal(deviation: f64): f64 {
  const place = deviation * 32;
  const index = <i32>floor<f64>(min<f64>(place, 128));
  const at = load<f64>(NORMAL + (index << 3));
  const millionths = index >= 128 ? at : at + (place - <f64>index) * (load<f64>(NORMAL + (index << 3), 8) - at);
  return millionths / 1000000;
}
