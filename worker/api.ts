import { releaseProxy, type Remote } from 'comlink';
import type { OnProgress } from '../src/engine/protocol.js';
import type { Pacing } from '../src/engine/slices.js';
import { toOutcome, type WorkerApi } from '../src/engine/worker-api.js';
import type { LoadedEngine } from './load-engine.js';
import { Scheduler } from './scheduler.js';

/** What the worker offers; usable at once, it waits for the engine by itself. */
export function createWorkerApi(loading: Promise<LoadedEngine>, pacing: Pacing): WorkerApi {
  const ready = loading.then(({ engine, fault }) => ({
    started: { kind: engine.kind, ...(fault === undefined ? {} : { fault }) },
    scheduler: new Scheduler(engine, pacing),
  }));
  return {
    start: async () => (await ready).started,
    async ask(client, task, onProgress: Remote<OnProgress>) {
      const { scheduler } = await ready;
      const report: OnProgress = (done) => void onProgress(done);
      try {
        return await toOutcome(scheduler.ask(client, task, report));
      } finally {
        onProgress[releaseProxy]();
      }
    },
    stop: async (client) => (await ready).scheduler.stop(client),
  };
}
