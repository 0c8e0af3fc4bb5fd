import type { Variant } from '../game/index.js';
import { hypergammonStatic } from './weights/hypergammon.js';
import { longStatic } from './weights/long.js';
import { longgammonStatic } from './weights/longgammon.js';
import { nackgammonStatic } from './weights/nackgammon.js';
import { plakotoStatic } from './weights/plakoto.js';
import { hittingTables } from './weights/hitting.js';
import { raceWeights } from './weights/race.js';
import { shortStatic } from './weights/short.js';
import { blockingSimple, pinningSimple } from './weights/simple.js';
import { suddenDeathStatic } from './weights/sudden-death.js';
import type { Family, RaceTable, SimpleTable, StaticTable } from './weights/terms.js';

export type { Family, SimpleTable, StaticTable } from './weights/terms.js';

/** All weights of a game; both engines read them, the wasm has them written into its memory. */
export type WeightTables = {
  readonly [F in Family]: {
    readonly family: F;
    readonly simple: SimpleTable<F>;
    readonly static: StaticTable<F>;
    readonly race: RaceTable;
  };
}[Family];

/** The weights of every variant; benches try others. */
export type Weights = Readonly<Record<Variant, WeightTables>>;

export const weightTables: Weights = {
  short: hittingTables(shortStatic),
  caucasian: hittingTables(shortStatic),
  nackgammon: hittingTables(nackgammonStatic),
  hypergammon: hittingTables(hypergammonStatic),
  longgammon: hittingTables(longgammonStatic),
  'sudden-death': hittingTables(suddenDeathStatic),
  nuclear: hittingTables(shortStatic),
  plakoto: { family: 'pinning', simple: pinningSimple, static: plakotoStatic, race: raceWeights },
  long: { family: 'blocking', simple: blockingSimple, static: longStatic, race: raceWeights },
};
