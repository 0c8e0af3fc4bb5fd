import type { Variant } from '../../game/index.js';

/**
 * How the value of a position in contact turns into chances (cube.md 2), from games of the engine against itself
 * (bench/fit-chances.ts).
 */
export interface ChancesTable {
  /** Of games between equal sides, those that are gammons, and those that are backgammons. */
  readonly even: readonly [gammon: number, backgammon: number];
  /** Points of results for a point of the search's value, which is too careful. */
  readonly scale: number;
  /** ln-odds that a won game is a gammon, for each of `gammonSigns`. */
  readonly gammon: readonly number[];
  /** ln-odds that a gammon is a backgammon, for each of `backgammonSigns`. */
  readonly backgammon: readonly number[];
}

const short: ChancesTable = {
  even: [0.26, 0.012],
  scale: 1.155,
  gammon: [-2.961, 0.504, 0.871, 4.941, -0.55, -0.393],
  backgammon: [-4.03, 0.435, 0.443],
};

const nackgammon: ChancesTable = {
  even: short.even,
  scale: 1.179,
  gammon: [-2.775, 0.503, 0.933, 2.747, -0.149, -0.137],
  backgammon: [-3.98, 0.765, 0.169],
};

const longgammon: ChancesTable = {
  even: short.even,
  scale: 1.085,
  gammon: [-2.182, 0.618, 1.068, 0.499, 0.136, -0.052],
  backgammon: [-3.557, 0.84, 0.052],
};

const hypergammon: ChancesTable = {
  even: [0.6, 0.057],
  scale: 1.103,
  gammon: [-0.281, 0.578, 0.254, 1.223, 0.247, 0.005],
  backgammon: [-2.463, 0.413, 0.147],
};

/** Games that have no cube go by short nardy: their chances are rough, and serve for resignations alone. */
export const chancesTables: Readonly<Record<Variant, ChancesTable>> = {
  short,
  caucasian: short,
  nackgammon,
  hypergammon,
  longgammon,
  'sudden-death': short,
  nuclear: short,
  plakoto: short,
  long: short,
};
