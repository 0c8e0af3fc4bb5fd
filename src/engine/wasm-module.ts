import { BAR, POINTS, theirPoint, type Dice, type Position, type RuleSet } from '../game/index.js';
import type { Evaluator } from './levels.js';
import { normalTable, weightTables, type WeightTables } from './weights.js';

/** A number that the module gives out. */
type Constant = WebAssembly.Global<'i32'>;

/** What `assembly/index.ts` exports: numbers, and addresses in its memory. */
export interface EngineModule {
  readonly memory: WebAssembly.Memory;
  readonly 'Evaluator.Simple': Constant;
  readonly 'Evaluator.Static': Constant;
  readonly 'Evaluator.Expert': Constant;
  /** Depths that it can search, the static values not counted. */
  readonly MOST_PLIES: Constant;
  /** Bytes from one turn state of its memory to the next; a position is the first 52. */
  readonly STATE_SIZE: Constant;
  /** Entries that one table of weights has room for. */
  readonly WEIGHT_ROOM: Constant;
  readonly WEIGHT_TABLES: Constant;
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

/** Counts of one side. */
const SIDE = BAR + 1;

const evaluators = {
  simple: 'Evaluator.Simple',
  static: 'Evaluator.Static',
  expert: 'Evaluator.Expert',
} as const satisfies Record<Evaluator, keyof EngineModule>;

/** By what number the module knows an evaluator. */
export function evaluatorNumber(module: EngineModule, evaluator: Evaluator): number {
  return module[evaluators[evaluator]].value;
}

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

/** Writes all weights into the module's memory. @throws Error when they are not the tables that it knows. */
export function writeWeights(module: EngineModule, all: WeightTables = weightTables): void {
  const { buffer } = module.memory;
  const room = module.WEIGHT_ROOM.value;
  const tables = tablesInOrder(all);
  if (tables.length !== module.WEIGHT_TABLES.value || tables.some(({ length }) => length > room)) {
    throw new Error('the engine has no room for these weights');
  }
  const weights = new Int32Array(buffer, module.weightsBuffer(), tables.length * room);
  tables.forEach((table, place) => weights.set(table, place * room));
  new Float64Array(buffer, module.normalBuffer(), normalTable.length).set(normalTable);
  module.useWeights();
}

/** Hands a rule set over: how the sides' numbers meet, then its numbers. */
export function writeRules(module: EngineModule, rules: RuleSet): void {
  const theirs = new Uint8Array(module.memory.buffer, module.theirPointBuffer(), SIDE);
  for (let point = 1; point <= POINTS; point++) theirs[point] = theirPoint(rules.facing, point);
  const { single, gammon, backgammon } = rules.factors;
  module.setRules(rules.checkers, Number(rules.anyOrder), single, gammon, backgammon);
}

/** Writes the position that the next request is about. */
export function writePosition(module: EngineModule, { own, opp }: Position): void {
  const counts = new Int8Array(module.memory.buffer, module.positionBuffer(), 2 * SIDE);
  counts.set(own);
  counts.set(opp, SIDE);
}

/** The distinct results of the position in its place, in no order; none when no checker can move. */
export function listResults(module: EngineModule, [die, otherDie]: Dice): Position[] {
  const count = module.listResults(die, otherDie);
  const first = module.firstResult();
  const size = module.STATE_SIZE.value;
  return Array.from({ length: count }, (_, index) => readPosition(module, first + index * size));
}

/** The position at an address of the module's memory. */
export function readPosition(module: EngineModule, address: number): Position {
  const counts = new Int8Array(module.memory.buffer, address, 2 * SIDE);
  return { own: Array.from(counts.subarray(0, SIDE)), opp: Array.from(counts.subarray(SIDE)) };
}
