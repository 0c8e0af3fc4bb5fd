import type { Decision, EngineError, OnProgress } from './protocol.js';
import type { CheckedRequest } from './request.js';

/** A request on its way to an answer. It settles once; what comes later is not heard. */
export class Job {
  readonly answer: Promise<Decision>;
  #settled = false;
  #resolve!: (decision: Decision) => void;
  #reject!: (error: EngineError) => void;

  constructor(
    readonly request: CheckedRequest,
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

  resolve(decision: Decision): void {
    this.#settled = true;
    this.#resolve(decision);
  }

  reject(error: EngineError): void {
    this.#settled = true;
    this.#reject(error);
  }
}
