import { beginTurn, playTo, rulesIn } from '../game/index.js';
import type { Choice, Clock, Engine, Search } from './engine.js';
import { levels } from './levels.js';
import type { Decision, OnProgress } from './protocol.js';
import type { CheckedRequest } from './request.js';

/** How a search shares its thread. */
export interface Pacing {
  readonly clock: Clock;
  /** Resolves after the event loop has had its turn. */
  readonly pause: () => Promise<void>;
  /** Milliseconds of work between two pauses. */
  readonly slice: number;
}

/** Who listens to a search while it runs. */
export interface Watch {
  readonly onProgress?: OnProgress | undefined;
  /** Ends the search at its next pause; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds between two reports of progress. */
const REPORT_EVERY = 50;

/** Searches that share a thread, one after the other: whenever a slice is over, the event loop has its turn. */
export class Slices {
  readonly #pacing: Pacing;
  readonly #report: OnProgress | undefined;
  readonly #signal: AbortSignal | undefined;
  #until: number;

  constructor(pacing: Pacing, { onProgress, signal }: Watch = {}) {
    this.#pacing = pacing;
    this.#report = onProgress && seldom(onProgress, pacing.clock);
    this.#signal = signal;
    this.#until = pacing.clock() + pacing.slice;
  }

  /**
   * Runs a search, at least one unit of it. Rejects with whatever the engine throws, or with the reason of the signal.
   *
   * @param progress what is reported after each slice
   * @returns whether it came to its end before the deadline
   */
  async run(search: Search, deadline: number, progress: () => number): Promise<boolean> {
    const { clock } = this.#pacing;
    if (clock() >= this.#until) await this.#pause(progress);
    while (!search.run(Math.min(this.#until, deadline))) {
      await this.#pause(progress);
      if (clock() >= deadline) return false;
    }
    return true;
  }

  async #pause(progress: () => number): Promise<void> {
    const { clock, pause, slice } = this.#pacing;
    this.#report?.(progress());
    await pause();
    this.#signal?.throwIfAborted();
    this.#until = clock() + slice;
  }
}

/** The moment when a budget, counted from now, is spent. */
export function deadlineOf(budget: number, { clock }: Pacing): number {
  return budget === 0 ? Infinity : clock() + budget;
}

/** Thinks in slices until all is done or the budget, counted from now, is spent. */
export async function thinkInSlices(
  engine: Engine,
  request: CheckedRequest,
  pacing: Pacing,
  watch: Watch = {},
): Promise<Decision> {
  const { context, position, dice, level, budget } = request;
  const deadline = deadlineOf(budget, pacing);
  const search = engine.search({ context, position, dice, row: levels[level] });
  await new Slices(pacing, watch).run(search, deadline, () => search.progress);
  return decide(request, search.best());
}

/** The same callback, called at most once in `REPORT_EVERY` milliseconds. */
function seldom(onProgress: OnProgress, clock: Clock): OnProgress {
  let last = clock();
  return (done) => {
    if (clock() - last < REPORT_EVERY) return;
    last = clock();
    onProgress(done);
  };
}

function decide({ context, position, dice }: CheckedRequest, choice: Choice): Decision {
  const turn = beginTurn(rulesIn(context), position, dice);
  const play = playTo(turn, choice.result);
  if (!play) throw new Error('no legal play leads to the position it chose');
  const steps = play.steps.map(({ from, die }) => ({ from, die }));
  return { ...choice, steps };
}
