import { afterEach, expect, test, vi } from 'vitest';
import { EngineClient, type ClientOptions } from '../../src/engine/client.js';
import type { Decision, EngineNotice, ThinkRequest } from '../../src/engine/protocol.js';
import {
  afterStep,
  beginTurn,
  legalSteps,
  ruleSets,
  startPosition,
  type Position,
} from '../../src/game/index.js';
import { LongTasks } from '../support/long-tasks.js';
import { refuseWasmInWorkers, watchWorkers } from '../support/workers.js';

const rules = ruleSets.short;
const request: ThinkRequest = {
  context: { variant: 'short' },
  position: startPosition(rules),
  dice: [3, 1],
  level: 'expert',
  budget: 300,
};

/** Both sides in the open and a double: as many plays as there may be. */
const tangle: Position = {
  own: [0, 0, 0, 1, 0, 2, 2, 0, 2, 1, 1, 0, 0, 2, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0],
  opp: [0, 0, 0, 0, 2, 2, 3, 0, 2, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0],
};

/** More than a second of work for the reference engine. */
const long: ThinkRequest = { ...request, position: tangle, dice: [2, 2], budget: 60_000 };

const clients: EngineClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.dispose();
  vi.unstubAllGlobals();
});

function setUp(options: Partial<ClientOptions> = {}) {
  const notices: EngineNotice[] = [];
  const client = new EngineClient({ onNotice: (notice) => notices.push(notice), ...options });
  clients.push(client);
  return { client, codes: () => notices.map(({ code }) => code), notices };
}

function expectLegal({ position, dice }: ThinkRequest, { steps, result }: Decision): void {
  const turn = beginTurn(rules, position, dice);
  let state = turn.start;
  for (const { from, die } of steps) {
    const step = legalSteps(turn, state).find((one) => one.from === from && one.die === die);
    expect(step).toBeDefined();
    state = afterStep(rules, state, step!);
  }
  expect(legalSteps(turn, state)).toEqual([]);
  expect(state.position).toEqual(result);
}

/** Asks, and resolves once the worker has reported that it is at work. */
function underWay(client: EngineClient, what: ThinkRequest) {
  return new Promise<{ answer: Promise<Decision> }>((resolve, reject) => {
    const answer = client.think(what, { onProgress: () => resolve({ answer }) });
    answer.then(() => reject(new Error('answered before any progress')), reject);
  });
}

test('the worker decides with WebAssembly and the page is told nothing', async () => {
  const workers = watchWorkers();
  const { client, codes } = setUp();
  expectLegal(request, await client.think(request));
  expectLegal(long, await client.think({ ...long, budget: 300 }));
  expect(workers).toHaveLength(1);
  expect(codes()).toEqual([]);
});

test('stop is heard while the worker thinks, and it answers the next request', async () => {
  const workers = refuseWasmInWorkers();
  const { client } = setUp();
  const { answer } = await underWay(client, long);
  client.stop();
  await expect(answer).rejects.toMatchObject({ code: 'stopped' });
  expectLegal(request, await client.think(request));
  expect(workers).toHaveLength(1);
});

test('a newer request is answered while an older one would still be thought about', async () => {
  refuseWasmInWorkers();
  const { client } = setUp();
  const { answer } = await underWay(client, long);
  const newer = client.think(request);
  await expect(answer).rejects.toMatchObject({ code: 'superseded' });
  expectLegal(request, await newer);
});

test('a worker that is terminated while it thinks is replaced and the answer arrives', async () => {
  const workers = refuseWasmInWorkers();
  const { client, codes } = setUp({ patience: { grace: 500 } });
  const { answer } = await underWay(client, { ...long, budget: 1000 });
  workers[0].terminate();
  expectLegal(long, await answer);
  expect(workers).toHaveLength(2);
  expect(codes()).toEqual(['no-wasm', 'worker-restarted']);
});

test('dispose terminates the worker', async () => {
  const workers = watchWorkers();
  const { client } = setUp();
  await client.think(request);
  const terminate = vi.spyOn(workers[0], 'terminate');
  client.dispose();
  expect(terminate).toHaveBeenCalledOnce();
});

test('where WebAssembly is refused the reference engine answers from the worker', async () => {
  refuseWasmInWorkers();
  const { client, codes } = setUp();
  expectLegal(request, await client.think(request));
  expect(client.state).toBe('idle');
  expect(codes()).toEqual(['no-wasm']);
});

test('a worker whose script cannot be loaded leaves the thinking to the page', async () => {
  const createWorker = () => new Worker('/no-such-worker.js', { type: 'module' });
  const { client, codes } = setUp({ createWorker });
  expectLegal(request, await client.think(request));
  expect(client.state).toBe('failed');
  expect(codes()).toEqual(['no-worker']);
});

// Other processes of the machine stretch tasks too: a freeze of ours is seen every time.
test(
  'without workers the page thinks, paints meanwhile, and has no long task',
  { retry: 2 },
  async () => {
    vi.stubGlobal('Worker', undefined);
    const { client, codes } = setUp();
    const what: ThinkRequest = { ...long, budget: 800 };
    const longTasks = await LongTasks.watch();
    const frames = countFrames();
    const decision = await client.think(what);
    expect(frames.stop()).toBeGreaterThan(10);
    expect(await longTasks.end()).toEqual([]);
    expectLegal(what, decision);
    expect(codes()).toEqual(['no-worker']);
  },
);

test('the measure of long tasks sees one', async () => {
  const longTasks = await LongTasks.watch();
  const end = performance.now() + 80;
  while (performance.now() < end);
  const seen = await longTasks.end();
  expect(Math.max(...seen)).toBeGreaterThanOrEqual(80);
});

function countFrames() {
  let frames = 0;
  let handle = requestAnimationFrame(function count() {
    frames++;
    handle = requestAnimationFrame(count);
  });
  return {
    stop(): number {
      cancelAnimationFrame(handle);
      return frames;
    },
  };
}
