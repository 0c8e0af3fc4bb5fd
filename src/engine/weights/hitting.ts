import type { Weights, WeightTables } from '../weights.js';
import { raceWeights } from './race.js';
import { shortStatic } from './short.js';
import type { SimpleTable, StaticTable } from './terms.js';

/** Simple's glance, set by hand so that it plays like a hasty beginner. */
const hittingSimple: SimpleTable<'hitting'> = {
  pips: [1000],
  bar: [-25000],
  off: [8000],
  /** Own blots, the opponent's blots. */
  blot: [-6000, 2500],
};

/** The weights of a game in which checkers are hit. */
export function hittingTables(learnt: StaticTable<'hitting'>): WeightTables {
  return { family: 'hitting', simple: hittingSimple, static: learnt, race: raceWeights };
}

/** The game that a page begins with. */
export const firstWeights: Partial<Weights> = { short: hittingTables(shortStatic) };
