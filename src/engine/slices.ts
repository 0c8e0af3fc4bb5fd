import { beginTurn, playTo, ruleSets } from '../game/index.js';
import type { Choice, Clock, Engine } from './engine.js';
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
interface Watch {
  readonly onProgress?: OnProgress | undefined;
  /** Ends the search at its next pause; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Milliseconds between two reports of progress. */
const REPORT_EVERY = 50;

/**
 * Thinks in slices until all is done or the budget, counted from now, is spent.
 * Rejects with whatever the engine throws, or with the reason of the signal.
 */
export async function thinkInSlices(
  engine: Engine,
  request: CheckedRequest,
  pacing: Pacing,
  { onProgress, signal }: Watch = {},
): Promise<Decision> {
  const { clock, pause, slice } = pacing;
  const { context, position, dice, level, budget } = request;
  const deadline = budget === 0 ? Infinity : clock() + budget;
  const search = engine.search({ context, position, dice, row: levels[level] });
  const report = onProgress && seldom(onProgress, clock);

  while (!search.run(Math.min(clock() + slice, deadline))) {
    report?.(search.progress);
    await pause();
    signal?.throwIfAborted();
    if (clock() >= deadline) break;
  }
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
  const turn = beginTurn(ruleSets[context.variant], position, dice);
  const play = playTo(turn, choice.result);
  if (!play) throw new Error('no legal play leads to the position it chose');
  const steps = play.steps.map(({ from, die }) => ({ from, die }));
  return { ...choice, steps };
}
