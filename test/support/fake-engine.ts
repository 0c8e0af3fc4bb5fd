import type { Choice, Engine, Query, Search } from '../../src/engine/engine.js';
import { beginTurn, legalPlays, rulesIn, type Position } from '../../src/game/index.js';

/** A clock that only moves when it is told to. */
export class FakeClock {
  time = 0;
  readonly now = (): number => this.time;
}

/** What a fake search does. */
export interface Plan {
  /** Units of work until all is done. */
  readonly units: number;
  /** Milliseconds a unit takes on the clock. */
  readonly unit: number;
  /** Where it throws, if it does. */
  readonly breaksAt?: 'search' | 'run' | 'best';
  /** The position it chooses; the result of the first legal play when left out. */
  readonly result?: Position;
}

/** An engine whose work is time on a fake clock; `plies` of its answer counts the units done. */
export class FakeEngine implements Engine {
  readonly kind;
  readonly searches: FakeSearch[] = [];
  readonly #clock: FakeClock;
  plan: Plan;

  constructor(clock: FakeClock, plan: Plan, kind: Engine['kind'] = 'wasm') {
    this.#clock = clock;
    this.plan = plan;
    this.kind = kind;
  }

  readonly prepare = (): Promise<void> => Promise.resolve();

  legalResults(): readonly Position[] {
    throw new Error('not asked in these tests');
  }

  score(): number {
    throw new Error('not asked in these tests');
  }

  search(query: Query): Search {
    if (this.plan.breaksAt === 'search') throw new Error('broken search');
    const search = new FakeSearch(this.#clock, this.plan, query);
    this.searches.push(search);
    return search;
  }
}

class FakeSearch implements Search {
  /** When each slice began and until when it was to run. */
  readonly slices: { from: number; until: number }[] = [];
  #done = 0;

  constructor(
    private readonly clock: FakeClock,
    private readonly plan: Plan,
    readonly query: Query,
  ) {}

  run(until: number): boolean {
    if (this.plan.breaksAt === 'run') throw new Error('broken run');
    this.slices.push({ from: this.clock.time, until });
    do {
      this.clock.time += this.plan.unit;
      this.#done++;
    } while (this.#done < this.plan.units && this.clock.time < until);
    return this.#done >= this.plan.units;
  }

  readonly scored = 0;

  get progress(): number {
    return this.#done / this.plan.units;
  }

  best(): Choice {
    if (this.plan.breaksAt === 'best') throw new Error('broken best');
    return { result: this.plan.result ?? firstResult(this.query), equity: 0.25, plies: this.#done };
  }
}

function firstResult({ context, position, dice }: Query): Position {
  if (!dice) return position;
  return legalPlays(beginTurn(rulesIn(context), position, dice))[0].result;
}
