import {
  BAR,
  POINTS,
  optionValues,
  theirPoint,
  type Dice,
  type OptionName,
  type Options,
  type OwnRules,
  type Position,
  type RuleSet,
} from '../game/index.js';
import type { Evaluator } from './levels.js';
import type { WeightTables } from './weights.js';
import { normalTable } from './weights/normal.js';
import { familyTerms, raceTerms } from './weights/terms.js';

/** A number that the module gives out. */
type Constant = WebAssembly.Global<'i32'>;

/** What `assembly/index.ts` exports: numbers, and addresses in its memory. */
export interface EngineModule {
  readonly memory: WebAssembly.Memory;
  readonly 'Evaluator.Simple': Constant;
  readonly 'Evaluator.Static': Constant;
  readonly 'Evaluator.Expert': Constant;
  readonly 'Contact.Hit': Constant;
  readonly 'Contact.Pin': Constant;
  readonly 'Contact.Block': Constant;
  readonly 'OwnRules.None': Constant;
  readonly 'OwnRules.NoHiding': Constant;
  readonly 'OwnRules.FirstHit': Constant;
  readonly 'OwnRules.Head': Constant;
  readonly 'OwnRules.Mother': Constant;
  /** Depths that it can search, the static values not counted. */
  readonly MOST_PLIES: Constant;
  /** Bytes from one turn state of its memory to the next; a position is the first 52. */
  readonly STATE_SIZE: Constant;
  /** Entries that one table of weights has room for. */
  readonly WEIGHT_ROOM: Constant;
  positionBuffer(): number;
  theirPointBuffer(): number;
  weightsBuffer(): number;
  normalBuffer(): number;
  /** How many tables of weights the game has whose rules are set. */
  weightTables(): number;
  useWeights(): void;
  setRules(checkers: number, anyOrder: number, contact: number): void;
  setPoints(
    single: number,
    gammon: number,
    homeGammon: number,
    backgammon: number,
    perChecker: number,
  ): void;
  setOwnRules(kind: number, first: number, second: number, third: number, fourth: number): void;
  listResults(die: number, otherDie: number): number;
  firstResult(): number;
  score(evaluator: number): number;
  search(die: number, otherDie: number, evaluator: number, keep: number, keepSecond: number): void;
  searchBeforeRoll(evaluator: number, keep: number, keepSecond: number): void;
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

/** Writes the weights of the game whose rules are set. @throws Error when they are not the tables that the module knows. */
export function writeWeights(module: EngineModule, weights: WeightTables): void {
  const { buffer } = module.memory;
  const room = module.WEIGHT_ROOM.value;
  const tables = tablesInOrder(weights);
  if (tables.length !== module.weightTables() || tables.some(({ length }) => length > room)) {
    throw new Error('these are not the weights that the engine knows');
  }
  const numbers = new Int32Array(buffer, module.weightsBuffer(), tables.length * room);
  tables.forEach((table, place) => numbers.set(table, place * room));
  new Float64Array(buffer, module.normalBuffer(), normalTable.length).set(normalTable);
  module.useWeights();
}

/** The tables in the order of `assembly/weights.ts`. */
function tablesInOrder({ family, race, ...own }: WeightTables): readonly (readonly number[])[] {
  const { simple, static: still } = familyTerms[family];
  return [
    ...inOrder(race, raceTerms),
    ...inOrder(own.simple, simple),
    ...inOrder(own.static, still),
  ];
}

function inOrder(
  tables: Readonly<Record<string, readonly number[]>>,
  names: readonly string[],
): readonly (readonly number[])[] {
  return names.map((name) => tables[name]);
}

const contacts = {
  hit: 'Contact.Hit',
  pin: 'Contact.Pin',
  block: 'Contact.Block',
} as const satisfies Record<RuleSet['contact'], keyof EngineModule>;

const kinds = {
  none: 'OwnRules.None',
  'no-hiding': 'OwnRules.NoHiding',
  'first-hit': 'OwnRules.FirstHit',
  head: 'OwnRules.Head',
  mother: 'OwnRules.Mother',
} as const satisfies Record<OwnRules['kind'], keyof EngineModule>;

/** Hands a rule set over: how the sides' numbers meet, then all the rest as numbers. */
export function writeRules(module: EngineModule, rules: RuleSet): void {
  const theirs = new Uint8Array(module.memory.buffer, module.theirPointBuffer(), SIDE);
  for (let point = 1; point <= POINTS; point++) theirs[point] = theirPoint(rules.facing, point);
  const { checkers, anyOrder, contact, factors, perChecker, ownRules } = rules;
  module.setRules(checkers, Number(anyOrder), module[contacts[contact]].value);
  const { single, gammon, 'home-gammon': homeGammon, backgammon } = factors;
  module.setPoints(single, gammon, homeGammon, backgammon, Number(perChecker));
  module.setOwnRules(module[kinds[ownRules.kind]].value, ...ownOptions(ownRules));
}

/** The options of own rules as numbers: their places in the lists of values. */
function ownOptions(own: OwnRules): [number, number, number, number] {
  const place = <Name extends OptionName>(name: Name, value: Options[Name]): number =>
    optionValues[name].indexOf(value);
  switch (own.kind) {
    case 'none':
    case 'first-hit':
      return [0, 0, 0, 0];
    case 'no-hiding':
      return [place('caucasian.bearoff_after_hit', own.bearOff), 0, 0, 0];
    case 'mother':
      return [Number(own.mutual), 0, 0, 0];
    case 'head':
      return [
        place('long.head_exception', own.exception),
        place('long.block', own.block),
        place('long.block_check', own.blockCheck),
        Number(own.largerBringsHome),
      ];
  }
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
