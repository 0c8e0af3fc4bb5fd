import { releaseProxy } from 'comlink';
import { expect, test, vi } from 'vitest';
import type { Task } from '../../src/engine/task.js';
import { EngineError, type OnProgress } from '../../src/engine/protocol.js';
import { fromOutcome, toOutcome } from '../../src/engine/worker-api.js';
import { ruleSets, startPosition } from '../../src/game/index.js';
import { turn } from '../support/event-loop.js';
import { FakeClock, FakeEngine, type Plan } from '../support/fake-engine.js';
import { createWorkerApi } from '../../worker/api.js';

const task: Task = {
  name: 'think',
  request: {
    context: { variant: 'short' },
    position: startPosition(ruleSets.short),
    dice: [3, 1],
    level: 'expert',
    budget: 0,
  },
};

function setUp(plan: Plan) {
  const clock = new FakeClock();
  const engine = new FakeEngine(clock, plan);
  const pacing = { clock: clock.now, pause: turn, slice: 5 };
  return createWorkerApi(Promise.resolve({ engine }), pacing);
}

/** What the page's callback is in the worker. */
function listener() {
  const heard: number[] = [];
  const release = vi.fn();
  const onProgress = Object.assign(async (done: number) => void heard.push(done), {
    [releaseProxy]: release,
  }) as unknown as OnProgress;
  return { heard, release, onProgress };
}

test('the callback for progress is released with the answer', async () => {
  const api = setUp({ units: 100, unit: 1 });
  const { heard, release, onProgress } = listener();
  const answer = api.ask('a', task, onProgress);
  await turn();
  expect(release).not.toHaveBeenCalled();
  await expect(answer).resolves.toMatchObject({ answer: { plies: 100 } });
  expect(heard).toEqual([0.5]);
  expect(release).toHaveBeenCalledOnce();
});

test('the callback for progress is released when there is no answer, too', async () => {
  const api = setUp({ units: 1, unit: 1, breaksAt: 'run' });
  const { release, onProgress } = listener();
  await expect(api.ask('a', task, onProgress)).resolves.toEqual({
    code: 'worker-failed',
    message: 'the engine failed: broken run',
  });
  expect(release).toHaveBeenCalledOnce();
});

test('an error keeps its code across the edge', async () => {
  const outcome = await toOutcome(Promise.reject(new EngineError('stopped', 'enough')));
  expect(() => fromOutcome(structuredClone(outcome))).toThrow(EngineError);
  expect(() => fromOutcome(outcome)).toThrow(expect.objectContaining({ code: 'stopped' }));
});
