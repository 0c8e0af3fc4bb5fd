import {
  BAR,
  HOME,
  OFF,
  POINTS,
  highestPoint,
  pipCount,
  type Counts,
  type Position,
} from '../../game/index.js';
import { normalTable, raceWeights as w } from '../weights.js';

/** True once the armies have passed each other and nobody can be hit any more. */
export function havePassed({ own, opp }: Position): boolean {
  return highestPoint(own) + highestPoint(opp) < BAR;
}

/** The value of a race for `own`, which has just moved, in points (evaluation.md, The race). */
export function raceScore({ own, opp }: Position): number {
  const outside = pipsOutside(own) + pipsOutside(opp);
  const [mine, theirs] = [effectivePips(own), effectivePips(opp)];
  const lose = chance(theirs, mine, outside);
  let score = 1 - 2 * lose;
  if (own[OFF] === 0) score -= Math.min(lose, chance(theirs, toSave(own), outside));
  if (opp[OFF] === 0) score += Math.min(1 - lose, 1 - chance(toSave(opp), mine, outside));
  return score;
}

/** What the race costs a side with its wastage, in 1/100 pip. */
function effectivePips(counts: Counts): number {
  let left = 0;
  let outside = 0;
  let gaps = 0;
  let pips = 100 * pipCount(counts);
  for (let point = 1; point <= POINTS; point++) {
    left += counts[point];
    if (point > HOME) outside += counts[point];
    else {
      pips += w.low[point] * counts[point] + w.stack[0] * Math.max(0, counts[point] - 2);
      if (point > 1 && counts[point] === 0) gaps++;
    }
  }
  return pips + w.base[left] + (outside > 0 ? w.outside[0] * outside : w.gap[0] * gaps);
}

/** Pips until all are home. */
function pipsOutside(counts: Counts): number {
  let pips = 0;
  for (let point = HOME + 1; point <= POINTS; point++) pips += (point - HOME) * counts[point];
  return pips;
}

/** What a side needs to bear off its first checker, in 1/100 pip. */
function toSave(counts: Counts): number {
  let lowest = 1;
  while (lowest < HOME && counts[lowest] === 0) lowest++;
  return 100 * pipsOutside(counts) + w.save[0] + w.save[1] * lowest;
}

const STEPS_A_UNIT = 32;
const MILLION = 1000000;

/** The chance that a side on roll that needs `roller` comes before one that needs `other`. */
function chance(roller: number, other: number, outside: number): number {
  const lead = other - roller + w.onRoll[0];
  const variance = w.variance[0] * (roller + other) + w.variance[1] * outside + w.variance[2];
  const z = lead / Math.sqrt(Math.max(10000, variance));
  const p = normal(Math.abs(z) * STEPS_A_UNIT) / MILLION;
  return z < 0 ? 1 - p : p;
}

function normal(at: number): number {
  const step = Math.floor(at);
  const last = normalTable.length - 1;
  if (step >= last) return normalTable[last];
  return normalTable[step] + (at - step) * (normalTable[step + 1] - normalTable[step]);
}
