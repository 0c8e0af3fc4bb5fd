import type { ClientOptions, EngineClient, ThinkOptions } from '../engine/client.js';
import type {
  Advice,
  AdviseRequest,
  Decision,
  EngineNotice,
  ThinkRequest,
} from '../engine/protocol.js';

/** What the board uses of the engine's client. */
export type Thinker = Pick<EngineClient, 'think' | 'advise' | 'dispose'>;

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
    return this.#hire(createWorker).think(request, options);
  }

  advise(
    request: AdviseRequest,
    createWorker: (() => Worker) | undefined,
    options?: ThinkOptions,
  ): Promise<Advice> {
    return this.#hire(createWorker).advise(request, options);
  }

  #hire(createWorker: (() => Worker) | undefined): Thinker {
    return (this.#thinker ??= this.#create({ createWorker, onNotice: this.#onNotice }));
  }

  /** Ends the engine; the next question starts another. */
  close(): void {
    this.#thinker?.dispose();
    this.#thinker = undefined;
  }
}
