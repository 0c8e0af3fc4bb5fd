import type { Engine } from './engine.js';
import { failed, stopped, superseded } from './faults.js';
import { pause } from './pause.js';
import type { OnProgress } from './protocol.js';
import type { Pacing } from './slices.js';
import type { Answer, Task } from './task.js';
import { doTask } from './work.js';

/** Short enough that a slice and what the page does itself stay far below the 50 ms of a long task. */
const pacing: Pacing = { clock: () => performance.now(), pause, slice: 8 };

/** The search on the page's own thread, where no worker can be had. */
export class PageThinker {
  readonly #load: () => Promise<Engine>;
  #engine: Engine | undefined;
  #current = new AbortController();

  constructor(load: () => Promise<Engine>) {
    this.#load = load;
  }

  /** Answers; what was asked before rejects with `superseded`. */
  async ask(task: Task, onProgress: OnProgress): Promise<Answer> {
    this.#current.abort(superseded());
    const { signal } = (this.#current = new AbortController());
    try {
      this.#engine ??= await this.#load();
      signal.throwIfAborted();
      return await doTask(this.#engine, task, pacing, { onProgress, signal });
    } catch (error) {
      throw failed(error);
    }
  }

  /** Takes back what was asked. */
  stop(): void {
    this.#current.abort(stopped());
  }
}
