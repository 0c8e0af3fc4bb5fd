import {
  BAR,
  HOME,
  OFF,
  POINTS,
  highestPoint,
  pipCount,
  type Counts,
  type Facing,
  type Position,
} from '../../game/index.js';
import { normalTable } from '../weights/normal.js';
import type { RaceTable } from '../weights/terms.js';
import { pipsOutside } from './terms.js';

/** True once the armies have passed each other and nobody can be hit or pinned any more. */
function havePassed({ own, opp }: Position): boolean {
  return highestPoint(own) + highestPoint(opp) < BAR;
}

/** In games of one direction: true once each side has only points ahead of it that the other has left behind for good. */
function areOnOwnHalves({ own, opp }: Position): boolean {
  return highestPoint(own) <= POINTS / 2 && highestPoint(opp) <= POINTS / 2;
}

/** Whether neither side can be in the other's way any more, by how they face each other (evaluation.md 4). */
export const passed: Readonly<Record<Facing, (position: Position) => boolean>> = {
  opposite: havePassed,
  same: areOnOwnHalves,
};

/** How a race can end for `own`, which has just moved; the gammons are part of the losses and wins. */
export interface RaceChances {
  readonly lose: number;
  readonly loseGammon: number;
  readonly winGammon: number;
}

/** The chances of a race (evaluation.md, The race). */
export function raceChances({ own, opp }: Position, w: RaceTable): RaceChances {
  const outside = pipsOutside(own) + pipsOutside(opp);
  const [mine, theirs] = [effectivePips(own, w), effectivePips(opp, w)];
  const lose = chance(theirs, mine, outside, w);
  return {
    lose,
    loseGammon: own[OFF] > 0 ? 0 : Math.min(lose, chance(theirs, toSave(own, w), outside, w)),
    winGammon: opp[OFF] > 0 ? 0 : Math.min(1 - lose, 1 - chance(toSave(opp, w), mine, outside, w)),
  };
}

/**
 * The value of a race for `own`, which has just moved, in points (evaluation.md, The race).
 *
 * @param gammon what a gammon costs more than a single game
 */
export function raceScore(position: Position, w: RaceTable, gammon: number): number {
  const { lose, loseGammon, winGammon } = raceChances(position, w);
  return 1 - 2 * lose - gammon * loseGammon + gammon * winGammon;
}

/** What the race costs a side with its wastage, in 1/100 pip. */
function effectivePips(counts: Counts, w: RaceTable): number {
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

/** What a side needs to bear off its first checker, in 1/100 pip. */
function toSave(counts: Counts, w: RaceTable): number {
  let lowest = 1;
  while (lowest < HOME && counts[lowest] === 0) lowest++;
  return 100 * pipsOutside(counts) + w.save[0] + w.save[1] * lowest;
}

const STEPS_A_UNIT = 32;
const MILLION = 1000000;

/** The chance that a side on roll that needs `roller` comes before one that needs `other`. */
function chance(roller: number, other: number, outside: number, w: RaceTable): number {
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
