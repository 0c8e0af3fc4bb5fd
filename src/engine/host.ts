import {
  comparePositions,
  rulesIn,
  startPosition,
  type Context,
  type Dice,
  type Position,
  type RuleSet,
  type Variant,
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
import type { Weights } from './weights.js';

/** Distinct results from the start over all rolls (rules.md 13); plakoto's are those of longgammon. */
const known = Object.entries({ short: 447, plakoto: 59, long: 22 }) as [Variant, number][];

/** A module of `assembly/`, and the weights of the games that it plays. */
export interface Build {
  /** Compiled, or its bytes. */
  readonly module: WebAssembly.Module | BufferSource;
  readonly weights: Partial<Weights>;
}

/**
 * The WebAssembly engine: typed calls of `assembly/index.ts`. Positions and dice are taken as they are; whoever asks
 * for somebody else checks them first (`request.ts`).
 *
 * @param now the clock that `Search.run` reads, in milliseconds
 * @param loadWhole loads a build for every game; `prepare` puts it in the place of `build` when another is played
 * @throws Error when a module is not the engine, or computes wrongly here
 */
export async function createWasmEngine(
  build: Build,
  now: Clock,
  loadWhole?: () => Promise<Build>,
): Promise<Engine> {
  return new WasmEngine(await instantiate(build, now), async () => {
    if (!loadWhole) throw new Error('the engine has no weights for this game');
    return instantiate(await loadWhole(), now);
  });
}

/** A module that runs, and the weights of the games that it plays. */
interface Instance {
  readonly module: EngineModule;
  readonly weights: Partial<Weights>;
}

async function instantiate({ module, weights }: Build, now: Clock): Promise<Instance> {
  const compiled =
    module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module);
  const { exports } = await WebAssembly.instantiate(compiled, { env: { now } });
  const instance = { module: exports as unknown as EngineModule, weights };
  checkItself(instance);
  return instance;
}

/** Some platforms have computed vectors wrongly: @throws Error where this is one of them. */
function checkItself({ module, weights }: Instance): void {
  for (const [variant, results] of known) {
    if (!weights[variant]) continue;
    const rules = rulesIn({ variant });
    writeRules(module, rules);
    writePosition(module, startPosition(rules));
    const found = module.perft(1);
    if (found !== results) {
      throw new Error(
        `the engine finds ${found} plays from the start of ${variant}, not ${results}`,
      );
    }
  }
}

class WasmEngine implements Engine {
  readonly kind = 'wasm';
  readonly #loadWhole: () => Promise<Instance>;
  #module!: EngineModule;
  #weights!: Partial<Weights>;
  /** Whose rules the module has, and these rules. */
  #context: Context | undefined;
  #rules: RuleSet | undefined;
  #newest: Search | undefined;

  constructor(instance: Instance, loadWhole: () => Promise<Instance>) {
    this.#loadWhole = loadWhole;
    this.#use(instance);
  }

  /** What began with another module goes on no more. */
  #use({ module, weights }: Instance): void {
    this.#module = module;
    this.#weights = weights;
    this.#context = this.#rules = this.#newest = undefined;
  }

  async prepare({ variant }: Context): Promise<void> {
    if (!this.#weights[variant]) this.#use(await this.#loadWhole());
  }

  legalResults(context: Context, position: Position, dice: Dice): readonly Position[] {
    this.#ask(context, position);
    return listResults(this.#module, dice).sort(comparePositions);
  }

  score(context: Context, evaluator: Evaluator, position: Position): number {
    this.#ask(context, position);
    return this.#module.score(evaluatorNumber(this.#module, evaluator));
  }

  search({ context, position, dice, row }: Query): Search {
    const most = this.#module.MOST_PLIES.value;
    if (row.keep.length > most) {
      throw new Error(`the engine searches ${most} plies at most, not ${row.keep.length}`);
    }
    const [keep = 0, keepSecond = 0] = row.keep;
    const evaluator = evaluatorNumber(this.#module, row.evaluator);
    this.#ask(context, position);
    if (dice) this.#module.search(...dice, evaluator, keep, keepSecond);
    else this.#module.searchBeforeRoll(evaluator, keep, keepSecond);
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

  /** Requests of several games may take turns: each has its rules and weights set before it goes on. */
  #useRules(context: Context): void {
    if (context === this.#context) return;
    this.#context = context;
    const rules = rulesIn(context);
    if (rules === this.#rules) return;
    const weights = this.#weights[rules.variant];
    if (!weights) throw new Error(`the engine is not prepared for ${rules.variant}`);
    writeRules(this.#module, rules);
    if (rules.variant !== this.#rules?.variant) writeWeights(this.#module, weights);
    this.#rules = rules;
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
