import type { ClientOptions, EngineClient, ThinkOptions } from '../engine/client.js';
import type { Decision, EngineNotice, ThinkRequest } from '../engine/protocol.js';

/** What the board uses of the engine's client. */
export type Thinker = Pick<EngineClient, 'think' | 'dispose'>;

/** Where the engine is asked: a client is made at the first question, and a new one after `close`. */
export class EngineDesk {
  readonly #create: (options: ClientOptions) => Thinker;
  readonly #onNotice: (notice: EngineNotice) => void;
  #thinker: Thinker | undefined;

  constructor(
    create: (options: ClientOptions) => Thinker,
    onNotice: (notice: EngineNotice) => void,
  ) {
    this.#create = create;
    this.#onNotice = onNotice;
  }

  think(
    request: ThinkRequest,
    createWorker: (() => Worker) | undefined,
    options?: ThinkOptions,
  ): Promise<Decision> {
    this.#thinker ??= this.#create({ createWorker, onNotice: this.#onNotice });
    return this.#thinker.think(request, options);
  }

  /** Ends the engine; the next question starts another. */
  close(): void {
    this.#thinker?.dispose();
    this.#thinker = undefined;
  }
}
