import {
  comparePositions,
  ruleSets,
  startPosition,
  type Context,
  type Dice,
  type Position,
} from '../game/index.js';
import type { Choice, Clock, Engine, Query, Search } from './engine.js';
import type { Evaluator } from './levels.js';
import {
  evaluatorNumber,
  listResults,
  readPosition,
  writePosition,
  writeRules,
  writeWeights,
  type EngineModule,
} from './wasm-module.js';
import { weightTables, type WeightTables } from './weights.js';

/** Distinct results from the start over all rolls (rules.md 13). */
const known = { context: { variant: 'short' }, results: 447 } as const;

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
  /** Whose rules the module has. */
  #context: Context | undefined;
  #newest: Search | undefined;

  constructor(module: EngineModule, tables: WeightTables) {
    this.#module = module;
    writeWeights(module, tables);
  }

  /** Some platforms have computed vectors wrongly: @throws Error where this is one of them. */
  checkItself(): void {
    this.#ask(known.context, startPosition(ruleSets[known.context.variant]));
    const found = this.#module.perft(1);
    if (found !== known.results) {
      throw new Error(`the engine finds ${found} plays from the start instead of ${known.results}`);
    }
  }

  legalResults(context: Context, position: Position, dice: Dice): readonly Position[] {
    this.#ask(context, position);
    return listResults(this.#module, dice).sort(comparePositions);
  }

  score(context: Context, evaluator: Evaluator, position: Position): number {
    this.#ask(context, position);
    return this.#module.score(evaluatorNumber(this.#module, evaluator));
  }

  search({ context, position, dice: [die, otherDie], row }: Query): Search {
    const most = this.#module.MOST_PLIES.value;
    if (row.keep.length > most) {
      throw new Error(`the engine searches ${most} plies at most, not ${row.keep.length}`);
    }
    const [keep = 0, keepSecond = 0] = row.keep;
    const evaluator = evaluatorNumber(this.#module, row.evaluator);
    this.#ask(context, position);
    this.#module.search(die, otherDie, evaluator, keep, keepSecond);
    const search = new WasmSearch(this.#module, () => {
      if (this.#newest !== search) throw new Error('this search ended when a newer one began');
      this.#useRules(context);
    });
    this.#newest = search;
    return search;
  }

  #ask(context: Context, position: Position): void {
    this.#useRules(context);
    writePosition(this.#module, position);
  }

  /** Requests of several games may take turns: each has its rules set before it goes on. */
  #useRules(context: Context): void {
    if (context.variant === this.#context?.variant) return;
    writeRules(this.#module, ruleSets[context.variant]);
    this.#context = context;
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
