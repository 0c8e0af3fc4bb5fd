import type { Engine } from '../src/engine/engine.js';
import { failed, stopped, superseded } from '../src/engine/faults.js';
import type { EngineError, OnProgress } from '../src/engine/protocol.js';
import type { Pacing } from '../src/engine/slices.js';
import { checkTask, type Answer, type Task } from '../src/engine/task.js';
import { doTask } from '../src/engine/work.js';

/** A request in the queue or at work. */
interface Entry {
  readonly client: string;
  readonly task: Task;
  readonly onProgress: OnProgress | undefined;
  /** Aborted with the EngineError that the client gets. */
  readonly end: AbortController;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: EngineError) => void;
}

/**
 * Shares one engine among clients: one search at a time, in the order in which they asked, and one
 * request of each client, its newest. So far every EngineClient makes a worker of its own, which then has one client;
 * the boards of a page are to share one.
 */
export class Scheduler {
  readonly #engine: Engine;
  readonly #pacing: Pacing;
  readonly #queue: Entry[] = [];
  #running: Entry | undefined;

  constructor(engine: Engine, pacing: Pacing) {
    this.#engine = engine;
    this.#pacing = pacing;
  }

  /**
   * Answers a client; its budget counts from the start of the search, not of the wait.
   * Rejects with an EngineError: `bad-request` (the older request of the client stays),
   * `superseded`, `stopped`, or `worker-failed` when the engine throws.
   */
  async ask(client: string, asked: unknown, onProgress?: OnProgress): Promise<Answer> {
    const task = checkTask(asked);
    return new Promise((resolve, reject) => {
      const end = new AbortController();
      this.#enqueue({ client, task, onProgress, end, resolve, reject });
    });
  }

  /** Takes back what the client has asked; it rejects with `stopped` at once. */
  stop(client: string): void {
    const place = this.#placeOf(client);
    if (place >= 0) abandon(this.#queue.splice(place, 1)[0], stopped());
    this.#abandonRunning(client, stopped());
  }

  /** Whoever asks again while waiting keeps its place; who asks again while being served goes to the end. */
  #enqueue(entry: Entry): void {
    const place = this.#placeOf(entry.client);
    if (place >= 0) abandon(this.#queue.splice(place, 1, entry)[0], superseded());
    else this.#queue.push(entry);
    this.#abandonRunning(entry.client, superseded());
    if (!this.#running) void this.#serve();
  }

  #placeOf(client: string): number {
    return this.#queue.findIndex((entry) => entry.client === client);
  }

  #abandonRunning(client: string, error: EngineError): void {
    if (this.#running?.client === client) abandon(this.#running, error);
  }

  async #serve(): Promise<void> {
    while ((this.#running = this.#queue.shift())) {
      await this.#run(this.#running);
      // The answer leaves before the next search begins.
      await this.#pacing.pause();
    }
  }

  async #run({ task, onProgress, end, resolve, reject }: Entry): Promise<void> {
    const { signal } = end;
    try {
      const watch = { onProgress, signal };
      resolve(await doTask(this.#engine, task, this.#pacing, watch));
    } catch (error) {
      reject(failed(error));
    }
  }
}

function abandon({ end, reject }: Entry, error: EngineError): void {
  end.abort(error);
  reject(error);
}
