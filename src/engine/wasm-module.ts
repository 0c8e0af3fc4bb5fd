import { plainHooks } from '../game/hooks.js';
import { BAR, POINTS, theirPoint, type Position, type RuleSet } from '../game/index.js';
import type { Evaluator } from './levels.js';
import { normalTable, weightTables, type WeightTables } from './weights.js';

/** What `assembly/index.ts` exports: numbers, and addresses in its memory. */
export interface EngineModule {
  readonly memory: WebAssembly.Memory;
  positionBuffer(): number;
  theirPointBuffer(): number;
  weightsBuffer(): number;
  normalBuffer(): number;
  useWeights(): void;
  setRules(
    checkers: number,
    anyOrder: number,
    single: number,
    gammon: number,
    backgammon: number,
  ): void;
  listResults(die: number, otherDie: number): number;
  firstResult(): number;
  score(evaluator: number): number;
  search(die: number, otherDie: number, evaluator: number, keep: number, keepSecond: number): void;
  runSearch(until: number): number;
  progress(): number;
  positionsScored(): number;
  best(): void;
  equityOfBest(): number;
  pliesOfBest(): number;
  perft(turns: number): number;
}

/** Bytes from one turn state of the module's memory to the next; a position is the first 52. */
export const STATE_SIZE = 64;

/** Counts of one side. */
const SIDE = BAR + 1;

/** The evaluators' numbers in `assembly/evaluate.ts`. */
export const evaluatorNumbers: Readonly<Record<Evaluator, number>> = {
  simple: 0,
  static: 1,
  expert: 2,
};

/** The tables in the order of `assembly/weights.ts`. */
const tablesInOrder = ({
  simple,
  static: still,
  race,
}: WeightTables): readonly (readonly number[])[] => [
  simple.pips,
  simple.bar,
  simple.off,
  simple.blot,
  still.pips,
  still.onRoll,
  still.off,
  still.made,
  still.spare,
  still.overload,
  still.home,
  still.anchor,
  still.prime,
  still.bar,
  still.back,
  still.blot,
  still.risk,
  still.riskPip,
  race.base,
  race.low,
  race.stack,
  race.outside,
  race.gap,
  race.onRoll,
  race.variance,
  race.save,
];

/** Room for the entries of one table (`WEIGHT_ROOM` in `assembly/memory.ts`). */
const WEIGHT_ROOM = 32;

/** Writes all weights into the module's memory. */
export function writeWeights(module: EngineModule, all: WeightTables = weightTables): void {
  const { buffer } = module.memory;
  const tables = tablesInOrder(all);
  const weights = new Int32Array(buffer, module.weightsBuffer(), tables.length * WEIGHT_ROOM);
  tables.forEach((table, place) => weights.set(table, place * WEIGHT_ROOM));
  new Float64Array(buffer, module.normalBuffer(), normalTable.length).set(normalTable);
  module.useWeights();
}

/** Hands a rule set over: how the sides' numbers meet, then its numbers. */
export function writeRules(module: EngineModule, rules: RuleSet): void {
  const theirs = new Uint8Array(module.memory.buffer, module.theirPointBuffer(), SIDE);
  for (let point = 1; point <= POINTS; point++) theirs[point] = theirPoint(rules.facing, point);
  const { single, gammon, backgammon } = rules.factors;
  // Hooks may look at the order of steps; without them it cannot matter.
  const anyOrder = rules.hooks === plainHooks ? 1 : 0;
  module.setRules(rules.checkers, anyOrder, single, gammon, backgammon);
}

/** Writes the position that the next request is about. */
export function writePosition(module: EngineModule, { own, opp }: Position): void {
  const counts = new Int8Array(module.memory.buffer, module.positionBuffer(), 2 * SIDE);
  counts.set(own);
  counts.set(opp, SIDE);
}

/** The position at an address of the module's memory. */
export function readPosition(module: EngineModule, address: number): Position {
  const counts = new Int8Array(module.memory.buffer, address, 2 * SIDE);
  return { own: Array.from(counts.subarray(0, SIDE)), opp: Array.from(counts.subarray(SIDE)) };
}
