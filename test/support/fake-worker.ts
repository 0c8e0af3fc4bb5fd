import { expose } from 'comlink';
import type { WorkerApi } from '../../src/engine/worker-api.js';

/** A worker without a thread: what it offers lives behind a message channel, as in a real one. */
export class FakeWorker extends EventTarget {
  terminated = false;
  readonly #inside = new MessageChannel();

  constructor(api: WorkerApi) {
    super();
    const { port1, port2 } = this.#inside;
    expose(api, port2);
    port1.onmessage = ({ data }: MessageEvent<unknown>) =>
      this.dispatchEvent(new MessageEvent('message', { data }));
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.#inside.port1.postMessage(message, transfer);
  }

  /** As from outside or inside: no event tells of it, pending calls stay pending. */
  terminate(): void {
    this.terminated = true;
    this.#inside.port1.close();
    this.#inside.port2.close();
  }

  /** An uncaught error in the worker's script; without a message, a script that cannot be loaded. */
  crash(message?: string): void {
    this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message }));
  }
}
