import {
  comparePositions,
  ruleSets,
  startPosition,
  type Dice,
  type Position,
  type Variant,
} from '../game/index.js';
import type { Choice, Clock, Engine, Query, Search } from './engine.js';
import type { Evaluator } from './levels.js';
import {
  STATE_SIZE,
  evaluatorNumbers,
  readPosition,
  writePosition,
  writeRules,
  writeWeights,
  type EngineModule,
} from './wasm-module.js';
import { weightTables, type WeightTables } from './weights.js';

/** Depths that the module can search, the static values not counted. */
const MOST_PLIES = 2;
/** Distinct results from the start of short nardy over all rolls (rules.md 13). */
const START_RESULTS = 447;

/**
 * The WebAssembly engine: typed calls of `assembly/index.ts`. Positions and dice are taken as they are; whoever asks
 * for somebody else checks them first (`request.ts`).
 *
 * @param module compiled, or the bytes of `engine.wasm`
 * @param now the clock that `Search.run` reads, in milliseconds
 * @param tables other weights than the engine's own, to try them
 * @throws Error when the module is not the engine, or computes wrongly here
 */
export async function createWasmEngine(
  module: WebAssembly.Module | BufferSource,
  now: Clock,
  tables: WeightTables = weightTables,
): Promise<Engine> {
  const compiled =
    module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module);
  const instance = await WebAssembly.instantiate(compiled, { env: { now } });
  const engine = new WasmEngine(instance.exports as unknown as EngineModule, tables);
  engine.checkItself();
  return engine;
}

class WasmEngine implements Engine {
  readonly kind = 'wasm';
  readonly #module: EngineModule;
  #variant: Variant | undefined;
  #newest: Search | undefined;

  constructor(module: EngineModule, tables: WeightTables) {
    this.#module = module;
    writeWeights(module, tables);
  }

  /** Some platforms have computed vectors wrongly: @throws Error where this is one of them. */
  checkItself(): void {
    this.#ask('short', startPosition(ruleSets.short));
    const found = this.#module.perft(1);
    if (found !== START_RESULTS) {
      throw new Error(`the engine finds ${found} plays from the start instead of ${START_RESULTS}`);
    }
  }

  legalResults(variant: Variant, position: Position, [die, otherDie]: Dice): readonly Position[] {
    this.#ask(variant, position);
    const count = this.#module.listResults(die, otherDie);
    const first = this.#module.firstResult();
    return Array.from({ length: count }, (_, index) =>
      readPosition(this.#module, first + index * STATE_SIZE),
    ).sort(comparePositions);
  }

  score(evaluator: Evaluator, position: Position): number {
    this.#ask('short', position);
    return this.#module.score(evaluatorNumbers[evaluator]);
  }

  search({ variant, position, dice: [die, otherDie], row }: Query): Search {
    if (row.keep.length > MOST_PLIES) {
      throw new Error(`the engine searches ${MOST_PLIES} plies at most, not ${row.keep.length}`);
    }
    const [keep = 0, keepSecond = 0] = row.keep;
    this.#ask(variant, position);
    this.#module.search(die, otherDie, evaluatorNumbers[row.evaluator], keep, keepSecond);
    const search = new WasmSearch(this.#module, () => {
      if (this.#newest !== search) throw new Error('this search ended when a newer one began');
      this.#useRules(variant);
    });
    this.#newest = search;
    return search;
  }

  #ask(variant: Variant, position: Position): void {
    this.#useRules(variant);
    writePosition(this.#module, position);
  }

  /** Requests of several games may take turns: each has its rules set before it goes on. */
  #useRules(variant: Variant): void {
    if (variant === this.#variant) return;
    writeRules(this.#module, ruleSets[variant]);
    this.#variant = variant;
  }
}

class WasmSearch implements Search {
  readonly #module: EngineModule;
  readonly #claim: () => void;

  /** @param claim makes the module ready for this search, or throws when another has taken it */
  constructor(module: EngineModule, claim: () => void) {
    this.#module = module;
    this.#claim = claim;
  }

  run(until: number): boolean {
    this.#claim();
    return this.#module.runSearch(until) !== 0;
  }

  get progress(): number {
    this.#claim();
    return this.#module.progress();
  }

  get scored(): number {
    this.#claim();
    return this.#module.positionsScored();
  }

  best(): Choice {
    this.#claim();
    this.#module.best();
    return {
      result: readPosition(this.#module, this.#module.positionBuffer()),
      equity: this.#module.equityOfBest(),
      plies: this.#module.pliesOfBest(),
    };
  }
}
