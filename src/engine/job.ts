import type { EngineError, OnProgress } from './protocol.js';
import type { Answer, Task } from './task.js';

/** A request on its way to an answer. It settles once; what comes later is not heard. */
export class Job {
  readonly answer: Promise<Answer>;
  #settled = false;
  #resolve!: (answer: Answer) => void;
  #reject!: (error: EngineError) => void;

  constructor(
    readonly task: Task,
    private readonly onProgress: OnProgress | undefined,
  ) {
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** Passes progress on, in a microtask: a callback that throws is no fault of the engine. */
  readonly report: OnProgress = (done) => {
    queueMicrotask(() => {
      if (!this.#settled) this.onProgress?.(done);
    });
  };

  resolve(answer: Answer): void {
    this.#settled = true;
    this.#resolve(answer);
  }

  reject(error: EngineError): void {
    this.#settled = true;
    this.#reject(error);
  }
}
