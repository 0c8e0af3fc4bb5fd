import type { Engine } from './engine.js';
import { failed, messageOf, stopped, superseded } from './faults.js';
import { Job } from './job.js';
import { PageThinker } from './page-thinker.js';
import type {
  Advice,
  AdviseRequest,
  Decision,
  EngineError,
  EngineNotice,
  OnProgress,
  ThinkRequest,
} from './protocol.js';
import { checkTask, type Answer, type TaskName, type Tasks } from './task.js';
import type { Started } from './worker-api.js';
import { WorkerLink, type Patience } from './worker-link.js';

/** What a client may be told; everything has a default. */
export interface ClientOptions {
  /** Makes a worker that runs `worker/engine.worker.ts`; may throw. A new one for each call. */
  readonly createWorker?: (() => Worker) | undefined;
  /** Hears of faults that were mended. */
  readonly onNotice?: ((notice: EngineNotice) => void) | undefined;
  /** How long a silent worker is waited for. */
  readonly patience?: Partial<Patience>;
  /** Loads the engine for the page's own thread. */
  readonly loadFallback?: () => Promise<Engine>;
}

/** What one request may bring along. */
export interface ThinkOptions {
  readonly onProgress?: OnProgress | undefined;
  /** Aborting it is as good as `stop()` for this request. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * - `initial`: no worker yet, or none any more.
 * - `loading`: a worker starts; what was asked meanwhile waits.
 * - `idle`, `thinking`: a worker is there.
 * - `failed`: no worker can be had; the page's thread thinks.
 */
type State =
  | { readonly name: 'initial' }
  | { readonly name: 'loading'; readonly link: WorkerLink; readonly job?: Job | undefined }
  | { readonly name: 'idle'; readonly link: WorkerLink }
  | { readonly name: 'thinking'; readonly link: WorkerLink; readonly job: Job }
  | { readonly name: 'failed'; readonly page: PageThinker; readonly job?: Job | undefined };

const usualPatience: Patience = { start: 10_000, grace: 2_000 };

/** Written out like this, bundlers find the worker and pack it (vitejs/vite #8427, webpack #17949). */
function createEngineWorker(): Worker {
  return new Worker(new URL('../../worker/engine.worker.js', import.meta.url), { type: 'module' });
}

async function loadReference(): Promise<Engine> {
  const { createReferenceEngine } = await import('./reference/index.js');
  return createReferenceEngine(() => performance.now());
}

let clients = 0;

/**
 * The engine as a page sees it: answers one request at a time, the newest, from a worker that starts
 * at the first need. A worker that fails is replaced once and asked again; when the next fails too,
 * or when there is none, the search runs on the page's thread.
 */
export class EngineClient {
  /** Tells the clients of a worker apart, should several come to share one. */
  readonly #id = `client-${++clients}`;
  readonly #createWorker: () => Worker;
  readonly #onNotice: ((notice: EngineNotice) => void) | undefined;
  readonly #patience: Patience;
  readonly #loadFallback: () => Promise<Engine>;
  readonly #noticed = new Set<EngineNotice['code']>();
  #state: State = { name: 'initial' };
  /** Why the last worker failed, if there was no answer since. */
  #lastFault: string | undefined;

  constructor(options: ClientOptions = {}) {
    this.#createWorker = options.createWorker ?? createEngineWorker;
    this.#onNotice = options.onNotice;
    this.#patience = { ...usualPatience, ...options.patience };
    this.#loadFallback = options.loadFallback ?? loadReference;
  }

  /** Where the client is. */
  get state(): State['name'] {
    return this.#state.name;
  }

  /**
   * Decides on a play. A request of either kind that is not answered yet rejects with `superseded`, unless this one is
   * bad. Rejects with an EngineError: `bad-request`, `superseded`, `stopped`, or `worker-failed` when neither a worker
   * nor the page's thread could answer; the next request then tries again.
   */
  think(request: ThinkRequest, options: ThinkOptions = {}): Promise<Decision> {
    return this.#ask('think', request, options);
  }

  /** Advises what to do with the cube, the bomb or a resignation; in all else like `think`. */
  advise(request: AdviseRequest, options: ThinkOptions = {}): Promise<Advice> {
    return this.#ask('advise', request, options);
  }

  async #ask<N extends TaskName>(
    name: N,
    request: Tasks[N]['request'],
    { onProgress, signal }: ThinkOptions,
  ): Promise<Tasks[N]['answer']> {
    const task = checkTask({ name, request });
    if (signal?.aborted) throw stopped();
    this.#free()?.reject(superseded());
    const job = new Job(task, onProgress);
    this.#take(job);

    const onAbort = (): void => {
      if (this.#job === job) this.stop();
    };
    signal?.addEventListener('abort', onAbort);
    try {
      // Whoever answers a job is asked for this kind.
      return await job.answer;
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** Takes back what was asked: it rejects with `stopped` at once. Nothing happens when nothing was asked. */
  stop(): void {
    const state = this.#state;
    const job = this.#free();
    if (!job) return;
    if (state.name === 'thinking') state.link.stop();
    if (state.name === 'failed') state.page.stop();
    job.reject(stopped());
  }

  /** Stops, and ends the worker. A later request starts anew. */
  dispose(): void {
    this.stop();
    const state = this.#state;
    this.#state = { name: 'initial' };
    this.#lastFault = undefined;
    if ('link' in state) state.link.close();
  }

  get #job(): Job | undefined {
    return 'job' in this.#state ? this.#state.job : undefined;
  }

  /** Forgets what was asked; returns it. */
  #free(): Job | undefined {
    const state = this.#state;
    const job = this.#job;
    switch (state.name) {
      case 'initial':
      case 'idle':
        break;
      case 'thinking':
        this.#state = { name: 'idle', link: state.link };
        break;
      case 'loading':
      case 'failed':
        this.#state = { ...state, job: undefined };
    }
    return job;
  }

  #take(job: Job): void {
    const state = this.#state;
    switch (state.name) {
      case 'initial':
        this.#start(job);
        break;
      case 'loading':
        this.#state = { ...state, job };
        break;
      case 'idle':
      case 'thinking':
        this.#askWorker(state.link, job);
        break;
      case 'failed':
        this.#askPage(state.page, job);
    }
  }

  #start(job: Job): void {
    let link: WorkerLink;
    try {
      link = new WorkerLink(this.#createWorker(), this.#id, this.#patience);
    } catch (error) {
      this.#fallBack(messageOf(error), job);
      return;
    }
    this.#state = { name: 'loading', link, job };
    link.ended.addEventListener('abort', () => this.#replace(link), { once: true });
    link.start().then(
      (started) => this.#ready(link, started),
      () => undefined, // `ended` tells.
    );
  }

  #ready(link: WorkerLink, { kind, fault }: Started): void {
    const state = this.#state;
    if (state.name !== 'loading' || state.link !== link) return;
    if (this.#lastFault) {
      this.#notice('worker-restarted', `a new worker was started: ${this.#lastFault}`);
    }
    if (kind === 'reference') {
      this.#noticeOnce('no-wasm', `WebAssembly cannot be used: ${fault ?? 'no reason given'}`);
    }
    if (state.job) this.#askWorker(link, state.job);
    else this.#state = { name: 'idle', link };
  }

  #askWorker(link: WorkerLink, job: Job): void {
    this.#state = { name: 'thinking', link, job };
    link.ask(job.task, job.report).then(
      (answer) => {
        this.#lastFault = undefined;
        this.#answer(job, answer);
      },
      (error: unknown) => {
        // A link that has ended is replaced, and the new one is asked again.
        if (!link.ended.aborted) this.#refuse(job, failed(error));
      },
    );
  }

  #askPage(page: PageThinker, job: Job): void {
    this.#state = { name: 'failed', page, job };
    page.ask(job.task, job.report).then(
      (answer) => this.#answer(job, answer),
      (error: unknown) => {
        if (this.#job !== job) return;
        this.#refuse(job, failed(error));
        // Perhaps the network was away: the next request tries everything again.
        this.dispose();
      },
    );
  }

  /** A late answer finds its job gone. */
  #answer(job: Job, answer: Answer): void {
    if (this.#job === job) this.#free()?.resolve(answer);
  }

  #refuse(job: Job, error: EngineError): void {
    if (this.#job === job) this.#free()?.reject(error);
  }

  /** The worker is gone: the next one, or the page's thread when it was the second in a row. */
  #replace(link: WorkerLink): void {
    const state = this.#state;
    if (!('link' in state) || state.link !== link) return;
    const job = this.#free();
    const fault = messageOf(link.ended.reason);
    this.#state = { name: 'initial' };
    if (this.#lastFault) {
      this.#fallBack(fault, job);
      return;
    }
    this.#lastFault = fault;
    if (job) this.#start(job);
  }

  #fallBack(fault: string, job: Job | undefined): void {
    this.#noticeOnce('no-worker', `the engine runs without a worker: ${fault}`);
    const page = new PageThinker(this.#loadFallback);
    this.#state = { name: 'failed', page };
    if (job) this.#askPage(page, job);
  }

  #noticeOnce(code: EngineNotice['code'], message: string): void {
    if (this.#noticed.has(code)) return;
    this.#noticed.add(code);
    this.#notice(code, message);
  }

  /** In a microtask: a callback that throws is no fault of the engine. */
  #notice(code: EngineNotice['code'], message: string): void {
    const onNotice = this.#onNotice;
    if (onNotice) queueMicrotask(() => onNotice({ code, message }));
  }
}
