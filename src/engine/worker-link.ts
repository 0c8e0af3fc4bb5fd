import { proxy, releaseProxy, wrap, type Remote } from 'comlink';
import { failed, messageOf, stopped } from './faults.js';
import { EngineError, type OnProgress } from './protocol.js';
import type { Answer, Task } from './task.js';
import { Watchdog } from './watchdog.js';
import {
  fromOutcome,
  isOutcome,
  isStarted,
  type Outcome,
  type Started,
  type WorkerApi,
} from './worker-api.js';

/** How long a silent worker is waited for. */
export interface Patience {
  /** Milliseconds from the worker's creation until its engine is ready. */
  readonly start: number;
  /** Milliseconds beyond the budget; without a limit, between two signs of life. */
  readonly grace: number;
}

/**
 * One worker, from its creation to its end. Every call has an end: when the worker fails or falls
 * silent, it is terminated and what is pending rejects with the EngineError that is also the reason of `ended`.
 */
export class WorkerLink {
  readonly #worker: Worker;
  /** Held here: Comlink releases a proxy that nobody holds. */
  readonly #api: Remote<WorkerApi>;
  readonly #client: string;
  readonly #patience: Patience;
  readonly #end = new AbortController();

  /** @throws Error when a host's factory has made something else than a worker */
  constructor(worker: Worker, client: string, patience: Patience) {
    if (!isWorker(worker)) throw new Error('what was made for it is no worker');
    this.#worker = worker;
    this.#api = wrap<WorkerApi>(worker);
    this.#client = client;
    this.#patience = patience;
    this.#hearFaults();
  }

  /** Aborted when the worker is no more. */
  get ended(): AbortSignal {
    return this.#end.signal;
  }

  /** The handshake. */
  start(): Promise<Started> {
    const { start } = this.#patience;
    const dog = this.#watchdog(`it did not start within ${start} ms`);
    dog.watch(start);
    return this.#bounded(() => this.#api.start(), isStarted, dog);
  }

  /** Asks; the worker drops what this client asked before. */
  async ask(task: Task, onProgress: OnProgress): Promise<Answer> {
    const { grace } = this.#patience;
    const { budget } = task.request;
    const dog = this.#watchdog(`it did not answer within ${budget + grace} ms`);
    const report: OnProgress = (done) => {
      if (budget === 0) dog.feed(grace);
      onProgress(done);
    };
    dog.watch(budget + grace);
    const ask = (): Promise<Outcome> => this.#api.ask(this.#client, task, proxy(report));
    const makesSense = (outcome: unknown): boolean => isOutcome(task.name, outcome);
    const outcome = await this.#bounded(ask, makesSense, dog);
    if ('code' in outcome && outcome.code === 'worker-failed') this.#fail(outcome.message);
    return fromOutcome(outcome);
  }

  /** Takes back what was asked. */
  stop(): void {
    this.#api.stop(this.#client).catch((error: unknown) => this.#fail(messageOf(error)));
  }

  /** Ends the worker; what is pending rejects with `reason`. */
  close(reason: EngineError = stopped()): void {
    if (this.ended.aborted) return;
    // Neither releasing nor terminating settles a pending call: the signal does. It comes first, since a host's
    // worker may refuse the others.
    this.#end.abort(reason);
    regardless(() => this.#api[releaseProxy]());
    regardless(() => this.#worker.terminate());
  }

  #fail(fault: string): void {
    this.close(new EngineError('worker-failed', `the worker failed: ${fault}`));
  }

  #hearFaults(): void {
    const options = { signal: this.ended };
    const onError = (event: ErrorEvent): void => {
      event.preventDefault();
      this.#fail(event.message || 'its script could not be loaded');
    };
    this.#worker.addEventListener('error', onError, options);
    const onGarbled = (): void => this.#fail('a message could not be read');
    this.#worker.addEventListener('messageerror', onGarbled, options);
  }

  #watchdog(fault: string): Watchdog {
    return new Watchdog(() => this.#fail(fault));
  }

  /** Ends with the call or with the link, whichever comes first; a call that rejects, or answers nonsense, ends the link. */
  async #bounded<T>(
    call: () => Promise<T>,
    makesSense: (answer: unknown) => boolean,
    dog: Watchdog,
  ): Promise<T> {
    const ended = untilAborted(this.ended);
    try {
      const answer = await Promise.race([call(), ended.promise]);
      if (!makesSense(answer)) throw new Error('its answer makes no sense');
      return answer;
    } catch (error) {
      this.#fail(messageOf(error));
      throw failed(error);
    } finally {
      ended.forget();
      dog.rest();
    }
  }
}

function isWorker(made: Partial<Worker> | null | undefined): boolean {
  return (['postMessage', 'addEventListener', 'terminate'] as const).every(
    (method) => typeof made?.[method] === 'function',
  );
}

/** Goes on, whatever becomes of it. */
function regardless(act: () => void): void {
  try {
    act();
  } catch {
    // What is given up may be broken.
  }
}

/** A promise that rejects with the signal's reason, until it is forgotten. */
function untilAborted(signal: AbortSignal): { promise: Promise<never>; forget: () => void } {
  let forget = (): void => undefined;
  const promise = new Promise<never>((_, reject) => {
    const onAbort = (): void => reject(signal.reason as EngineError);
    signal.addEventListener('abort', onAbort);
    forget = () => signal.removeEventListener('abort', onAbort);
  });
  return { promise, forget };
}
