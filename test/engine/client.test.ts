import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineClient, type ClientOptions } from '../../src/engine/client.js';
import type {
  AdviseRequest,
  EngineNotice,
  OnProgress,
  ThinkRequest,
} from '../../src/engine/protocol.js';
import type { Started, WorkerApi } from '../../src/engine/worker-api.js';
import { ruleSets, startPosition } from '../../src/game/index.js';
import { quiet, turn, until } from '../support/event-loop.js';
import { FakeClock, FakeEngine, type Plan } from '../support/fake-engine.js';
import { FakeWorker } from '../support/fake-worker.js';
import { createWorkerApi } from '../../worker/api.js';

const position = startPosition(ruleSets.short);
const request: ThinkRequest = {
  context: { variant: 'short' },
  position,
  dice: [3, 1],
  level: 'expert',
};
const unlimited: ThinkRequest = { ...request, budget: 0 };
/** There is no cube to turn. */
const turnWithoutCube: AdviseRequest = {
  context: { variant: 'short' },
  position,
  level: 'expert',
  question: 'turn',
};

const quick: Plan = { units: 10, unit: 1 };
const endless: Plan = { units: Infinity, unit: 1 };
const broken: Plan = { units: 1, unit: 1, breaksAt: 'run' };

/** How long a silent worker is waited for; the watchdog looks twice. */
const patience = { start: 5000, grace: 1000 };
const SECOND_LOOK = 250;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** A worker as it really is, but for the thread and the engine. */
function thinking(plan: Plan, kind: 'wasm' | 'reference' = 'wasm', fault?: string): FakeWorker {
  const clock = new FakeClock();
  const engine = new FakeEngine(clock, plan, kind);
  const loaded = { engine, ...(fault ? { fault } : {}) };
  const pacing = { clock: clock.now, pause: turn, slice: 5 };
  return new FakeWorker(createWorkerApi(Promise.resolve(loaded), pacing));
}

/** A worker that says only what it is told to. */
function scripted(api: Partial<WorkerApi>): FakeWorker {
  return new FakeWorker({
    start: async () => ({ kind: 'wasm' }),
    ask: never,
    stop: async () => undefined,
    ...api,
  });
}

function never<T>(): Promise<T> {
  return new Promise(() => undefined);
}

/** A client that gets these workers one after the other, and none after the last. */
function setUp(workers: (() => FakeWorker)[], options: Partial<ClientOptions> = {}) {
  const notices: EngineNotice[] = [];
  const made: FakeWorker[] = [];
  const client = new EngineClient({
    createWorker: () => {
      const make = workers.shift();
      if (!make) throw new Error('workers are refused here');
      const worker = make();
      made.push(worker);
      return worker as unknown as Worker;
    },
    onNotice: (notice) => notices.push(notice),
    patience,
    loadFallback: async () => new FakeEngine(new FakeClock(), { units: 3, unit: 1 }, 'reference'),
    ...options,
  });
  const codes = (): string[] => notices.map(({ code }) => code);
  return { client, made, notices, codes };
}

test('no worker starts before the first request', async () => {
  const { client, made } = setUp([() => thinking(quick)]);
  await quiet();
  expect(made).toEqual([]);
  expect(client.state).toBe('initial');
});

test('a request starts a worker, which answers this one and the next', async () => {
  const { client, made, notices } = setUp([() => thinking(quick)]);
  const answer = client.think(request);
  expect(client.state).toBe('loading');
  await until(() => client.state === 'thinking');
  const decision = await answer;
  expect(decision).toMatchObject({ plies: 10, equity: 0.25 });
  expect(decision.steps).toHaveLength(2);
  expect(client.state).toBe('idle');
  await client.think(request);
  expect(made).toHaveLength(1);
  expect(notices).toEqual([]);
});

test('progress reaches the caller', async () => {
  const { client } = setUp([() => thinking({ units: 400, unit: 1 })]);
  const heard: number[] = [];
  await client.think(unlimited, { onProgress: (done) => heard.push(done) });
  expect(heard.length).toBeGreaterThan(0);
  expect(heard).toEqual(heard.toSorted((a, b) => a - b));
});

test('a newer request supersedes one that waits for the worker to start', async () => {
  const { client } = setUp([() => thinking(quick)]);
  const older = client.think(request);
  const newer = client.think(request);
  await expect(older).rejects.toMatchObject({ name: 'EngineError', code: 'superseded' });
  await expect(newer).resolves.toMatchObject({ plies: 10 });
});

test('a newer request supersedes one that is thought about', async () => {
  const { client } = setUp([() => thinking(endless)]);
  const older = client.think(unlimited);
  const refused = expect(older).rejects.toMatchObject({ code: 'superseded' });
  await until(() => client.state === 'thinking');
  const newer = client.think({ ...request, budget: 30 });
  await refused;
  await expect(newer).resolves.toMatchObject({ plies: 30 });
});

test('a late answer to an older request is dropped', async () => {
  const answers: ((plies: number) => void)[] = [];
  const reports: OnProgress[] = [];
  const ask: WorkerApi['ask'] = (_, { request: { position: result } }, onProgress) => {
    reports.push(onProgress);
    return new Promise((resolve) => {
      answers.push((plies) => resolve({ answer: { steps: [], result, equity: 0, plies } }));
    });
  };
  const { client } = setUp([() => scripted({ ask })]);
  const heard: string[] = [];
  const older = client.think(request, { onProgress: () => heard.push('older') });
  await until(() => answers.length === 1);
  const newer = client.think(request, { onProgress: () => heard.push('newer') });
  await expect(older).rejects.toMatchObject({ code: 'superseded' });
  await until(() => answers.length === 2);

  reports[0](0.5);
  answers[0](1);
  await quiet();
  expect(client.state).toBe('thinking');
  reports[1](0.5);
  await until(() => heard.length > 0);
  answers[1](2);
  await expect(newer).resolves.toMatchObject({ plies: 2 });
  expect(heard).toEqual(['newer']);
});

test('stop rejects at once, the worker hears it, and the next request is answered', async () => {
  const stop = vi.fn(async () => undefined);
  const { client } = setUp([() => scripted({ stop })]);
  const answer = client.think(request);
  await until(() => client.state === 'thinking');
  client.stop();
  expect(client.state).toBe('idle');
  await expect(answer).rejects.toMatchObject({ code: 'stopped' });
  await until(() => stop.mock.calls.length === 1);
  client.dispose();
});

test('after a stop the same worker answers the next request', async () => {
  const { client, made } = setUp([() => thinking(endless)]);
  const answer = client.think(unlimited);
  await until(() => client.state === 'thinking');
  client.stop();
  await expect(answer).rejects.toMatchObject({ code: 'stopped' });
  await expect(client.think({ ...request, budget: 20 })).resolves.toMatchObject({ plies: 20 });
  expect(made).toHaveLength(1);
  await quiet();
});

test('stop while the worker starts rejects the request and keeps the worker', async () => {
  const { client, made } = setUp([() => thinking(quick)]);
  const answer = client.think(request);
  client.stop();
  await expect(answer).rejects.toMatchObject({ code: 'stopped' });
  await until(() => client.state === 'idle');
  await client.think(request);
  expect(made).toHaveLength(1);
});

test('stop without a request does nothing', () => {
  const { client } = setUp([]);
  client.stop();
  expect(client.state).toBe('initial');
});

test('an aborted signal stops its request, and only its own', async () => {
  const { client } = setUp([() => thinking(endless)]);
  const abort = new AbortController();
  const older = client.think(unlimited, { signal: abort.signal });
  await until(() => client.state === 'thinking');
  abort.abort();
  await expect(older).rejects.toMatchObject({ code: 'stopped' });
  await expect(client.think(request, { signal: abort.signal })).rejects.toMatchObject({
    code: 'stopped',
  });

  const late = new AbortController();
  const first = client.think(unlimited, { signal: late.signal });
  const second = client.think({ ...request, budget: 20 });
  late.abort();
  await expect(first).rejects.toMatchObject({ code: 'superseded' });
  await expect(second).resolves.toMatchObject({ plies: 20 });
});

test('a request that is answered no longer listens to its signal', async () => {
  const { client } = setUp([() => thinking(quick)]);
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  await client.think(request, { signal });
  expect(added).toHaveBeenCalledOnce();
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test.each<[string, Partial<Record<keyof ThinkRequest, unknown>>, string]>([
  ['context', { context: { variant: 'chess' } }, 'no variant is named "chess"'],
  ['position', { position: { own: [], opp: [] } }, 'expected 26 counts, got 0'],
  ['dice', { dice: [1, 7] }, '[1,7] is no roll'],
  ['level', { level: 'god' }, 'no level is named "god"'],
  ['budget', { budget: -5 }, '-5 is no budget'],
])('a bad %s is refused before any worker starts', async (_, bad, fault) => {
  const { client, made } = setUp([() => thinking(quick)]);
  const answer = client.think({ ...request, ...bad } as ThinkRequest);
  await expect(answer).rejects.toMatchObject({ name: 'EngineError', code: 'bad-request' });
  await expect(answer).rejects.toThrow(fault);
  expect(made).toEqual([]);
});

test('a worker that dies in silence is replaced once its budget and grace are over', async () => {
  const { client, made, codes } = setUp([() => thinking(endless), () => thinking(quick)]);
  const answer = client.think({ ...request, budget: 2000 });
  await until(() => client.state === 'thinking');
  made[0].terminate();
  vi.advanceTimersByTime(2000 + patience.grace + SECOND_LOOK - 1);
  await quiet();
  expect(made).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await expect(answer).resolves.toMatchObject({ plies: 10 });
  expect(made).toHaveLength(2);
  expect(codes()).toEqual(['worker-restarted']);
});

test('without a budget the watchdog waits from one sign of life to the next', async () => {
  let report: OnProgress = () => undefined;
  const ask: WorkerApi['ask'] = (_, __, onProgress) => {
    report = onProgress;
    return never();
  };
  const { client, made } = setUp([() => scripted({ ask }), () => thinking(quick)]);
  const heard: number[] = [];
  const answer = client.think(unlimited, { onProgress: (done) => heard.push(done) });
  await until(() => client.state === 'thinking');
  for (let signs = 1; signs <= 5; signs++) {
    await quiet();
    vi.advanceTimersByTime(patience.grace - 1);
    report(signs / 10);
    await until(() => heard.length === signs);
  }
  expect(made).toHaveLength(1);
  vi.advanceTimersByTime(patience.grace);
  vi.advanceTimersByTime(SECOND_LOOK);
  await expect(answer).resolves.toMatchObject({ plies: 10 });
  expect(made).toHaveLength(2);
});

test('a worker that crashes while it thinks is replaced and asked again', async () => {
  const { client, made, notices } = setUp([() => thinking(endless), () => thinking(quick)]);
  const answer = client.think(unlimited);
  await until(() => client.state === 'thinking');
  made[0].crash('out of memory');
  await expect(answer).resolves.toMatchObject({ plies: 10 });
  expect(made.map(({ terminated }) => terminated)).toEqual([true, false]);
  expect(notices).toEqual([
    {
      code: 'worker-restarted',
      message: 'a new worker was started: the worker failed: out of memory',
    },
  ]);
});

test('a second failure in a row leads to the page and says so once', async () => {
  const { client, made, codes } = setUp([() => thinking(endless), () => thinking(endless)]);
  const answer = client.think(unlimited);
  await until(() => client.state === 'thinking');
  made[0].crash();
  await until(() => client.state === 'thinking');
  made[1].crash();
  await expect(answer).resolves.toMatchObject({ plies: 3 });
  expect(client.state).toBe('failed');
  await expect(client.think(request)).resolves.toMatchObject({ plies: 3 });
  expect(codes()).toEqual(['worker-restarted', 'no-worker']);
  expect(made.map(({ terminated }) => terminated)).toEqual([true, true]);
});

test('after an answer a failure counts as the first again', async () => {
  const { client, made, codes } = setUp([
    () => thinking(endless),
    () => thinking(endless),
    () => thinking(quick),
  ]);
  const brief = { ...request, budget: 20 };
  for (const worker of [0, 1]) {
    const answer = client.think(unlimited);
    const settled = answer.catch(() => undefined);
    await until(() => client.state === 'thinking');
    made[worker].crash();
    await until(() => made.length === worker + 2 && client.state !== 'loading');
    await expect(client.think(brief)).resolves.toBeDefined();
    await settled;
  }
  expect(codes()).toEqual(['worker-restarted', 'worker-restarted']);
});

test('an idle worker that crashes is replaced at the next request', async () => {
  const { client, made, codes } = setUp([() => thinking(quick), () => thinking(quick)]);
  await client.think(request);
  made[0].crash();
  expect(client.state).toBe('initial');
  expect(codes()).toEqual([]);
  await client.think(request);
  expect(made).toHaveLength(2);
  expect(codes()).toEqual(['worker-restarted']);
});

test('a worker whose engine breaks is replaced like one that crashed', async () => {
  const { client, codes } = setUp([() => thinking(broken), () => thinking(quick)]);
  await expect(client.think(request)).resolves.toMatchObject({ plies: 10 });
  expect(codes()).toEqual(['worker-restarted']);
});

test('a worker that does not start in time is replaced, and then the page thinks', async () => {
  const start = never<Started>;
  const { client, made, codes } = setUp([() => scripted({ start }), () => scripted({ start })]);
  const answer = client.think(request);
  for (const starts of [1, 2]) {
    expect(made).toHaveLength(starts);
    vi.advanceTimersByTime(patience.start);
    vi.advanceTimersByTime(SECOND_LOOK);
  }
  await expect(answer).resolves.toMatchObject({ plies: 3 });
  expect(codes()).toEqual(['no-worker']);
});

test('a worker that can load no engine at all is one that failed', async () => {
  const start = async (): Promise<Started> => Promise.reject(new Error('no chunk'));
  const { client, notices } = setUp([() => scripted({ start }), () => scripted({ start })]);
  await expect(client.think(request)).resolves.toMatchObject({ plies: 3 });
  expect(notices).toEqual([
    { code: 'no-worker', message: 'the engine runs without a worker: the worker failed: no chunk' },
  ]);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a number', 5],
  ['an unknown engine', { kind: 'abacus' }],
])('a worker that answers the handshake with %s is one that failed', async (_, answer) => {
  const start = async (): Promise<Started> => answer as Started;
  const { client, made, codes } = setUp([() => scripted({ start }), () => scripted({ start })]);
  await expect(client.think(request)).resolves.toMatchObject({ plies: 3 });
  expect(codes()).toEqual(['no-worker']);
  expect(made.map(({ terminated }) => terminated)).toEqual([true, true]);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['an empty object', {}],
  ['a decision without steps', { answer: {} }],
  ['an unknown code', { code: 'odd', message: 'odd' }],
])('a worker that answers a request with %s is replaced', async (_, outcome) => {
  const ask = async (): Promise<never> => outcome as never;
  const { client, made, codes } = setUp([() => scripted({ ask }), () => thinking(quick)]);
  await expect(client.think(request)).resolves.toMatchObject({ plies: 10 });
  expect(codes()).toEqual(['worker-restarted']);
  expect(made.map(({ terminated }) => terminated)).toEqual([true, false]);
});

test('a worker that cannot be ended is given up all the same', async () => {
  const stubborn = (): FakeWorker =>
    Object.assign(scripted({ start: async () => Promise.reject(new Error('no chunk')) }), {
      terminate: () => {
        throw new Error('it stays');
      },
    });
  const { client, codes } = setUp([stubborn, stubborn]);
  await expect(client.think(request)).resolves.toMatchObject({ plies: 3 });
  expect(codes()).toEqual(['no-worker']);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a number', 7],
  ['a promise', Promise.resolve()],
  ['a port', { postMessage: () => undefined, addEventListener: () => undefined }],
])('where the factory makes %s the page thinks', async (_, made) => {
  const { client, notices } = setUp([], { createWorker: () => made as Worker });
  await expect(client.think(request)).resolves.toMatchObject({ plies: 3 });
  expect(notices).toEqual([
    {
      code: 'no-worker',
      message: 'the engine runs without a worker: what was made for it is no worker',
    },
  ]);
});

test('a budget longer than a timer can wait is waited for all the same', async () => {
  const { client, made } = setUp([() => thinking(endless)]);
  const answer = client.think({ ...request, budget: 3e9 });
  await until(() => client.state === 'thinking');
  vi.advanceTimersByTime(patience.grace + SECOND_LOOK);
  expect(made.map(({ terminated }) => terminated)).toEqual([false]);
  client.dispose();
  await expect(answer).rejects.toMatchObject({ code: 'stopped' });
});

test('where workers are refused the page thinks, and superseding and stopping work there too', async () => {
  const engine = new FakeEngine(new FakeClock(), endless, 'reference');
  const { client, notices } = setUp([], { loadFallback: async () => engine });
  const first = client.think(unlimited);
  await until(() => engine.searches.length === 1);
  const second = client.think(unlimited);
  await expect(first).rejects.toMatchObject({ code: 'superseded' });
  await until(() => engine.searches.length === 2);
  const { length } = engine.searches[0].slices;
  await quiet();
  expect(engine.searches[0].slices).toHaveLength(length);

  client.stop();
  await expect(second).rejects.toMatchObject({ code: 'stopped' });
  expect(client.state).toBe('failed');
  expect(notices).toEqual([
    {
      code: 'no-worker',
      message: 'the engine runs without a worker: workers are refused here',
    },
  ]);
});

test('what was taken back while the engine of the page loads is never searched', async () => {
  const engine = new FakeEngine(new FakeClock(), quick, 'reference');
  const { client } = setUp([], { loadFallback: async () => engine });
  const first = client.think(request);
  const second = client.think(request);
  await expect(first).rejects.toMatchObject({ code: 'superseded' });
  await expect(second).resolves.toMatchObject({ plies: 10 });
  expect(engine.searches).toHaveLength(1);
});

test('when not even the page can think the request fails, and the next one tries everything again', async () => {
  const workers: (() => FakeWorker)[] = [];
  const loadFallback = () => Promise.reject<FakeEngine>(new Error('offline'));
  const { client, codes } = setUp(workers, { loadFallback });
  await expect(client.think(request)).rejects.toMatchObject({
    code: 'worker-failed',
    message: 'the engine failed: offline',
  });
  workers.push(() => thinking(quick));
  await expect(client.think(request)).resolves.toMatchObject({ plies: 10 });
  expect(codes()).toEqual(['no-worker']);
});

test('a worker without WebAssembly answers, and says so once', async () => {
  const { client, made, notices } = setUp([
    () => thinking(quick, 'reference', 'refused by the page'),
    () => thinking(quick, 'reference', 'refused by the page'),
  ]);
  await expect(client.think(request)).resolves.toMatchObject({ plies: 10 });
  made[0].crash();
  await client.think(request);
  expect(notices.filter(({ code }) => code === 'no-wasm')).toEqual([
    { code: 'no-wasm', message: 'WebAssembly cannot be used: refused by the page' },
  ]);
});

test.each(['loading', 'thinking'] as const)(
  'dispose while %s rejects the request and leaves nothing behind',
  async (when) => {
    const { client, made, codes } = setUp([() => thinking(endless), () => thinking(quick)]);
    const answer = client.think(unlimited);
    await until(() => client.state === when);
    client.dispose();
    await expect(answer).rejects.toMatchObject({ code: 'stopped' });
    expect(client.state).toBe('initial');
    expect(made[0].terminated).toBe(true);
    await quiet();
    expect(vi.getTimerCount()).toBe(0);
    made[0].crash();
    expect(made).toHaveLength(1);

    await expect(client.think(request)).resolves.toMatchObject({ plies: 10 });
    expect(codes()).toEqual([]);
    client.dispose();
  },
);

test('dispose removes its listeners from the worker', async () => {
  const { client, made } = setUp([() => thinking(quick)]);
  await client.think(request);
  const crash = new Event('error', { cancelable: true });
  client.dispose();
  made[0].dispatchEvent(crash);
  expect(crash.defaultPrevented).toBe(false);
});

test('dispose while the page thinks stops it', async () => {
  const clock = new FakeClock();
  const loadFallback = async () => new FakeEngine(clock, endless, 'reference');
  const { client } = setUp([], { loadFallback });
  const answer = client.think(unlimited);
  await until(() => clock.time > 0);
  client.dispose();
  await expect(answer).rejects.toMatchObject({ code: 'stopped' });
  await quiet();
  const time = clock.time;
  await quiet();
  expect(clock.time).toBe(time);
});

test('advice comes from the worker too', async () => {
  const { client, made } = setUp([() => thinking(quick)]);
  await expect(client.advise(turnWithoutCube)).resolves.toEqual({ action: 'roll' });
  expect([client.state, made.length]).toEqual(['idle', 1]);
});

test('a question of one kind supersedes one of the other', async () => {
  const { client } = setUp([() => thinking(endless)]);
  const play = client.think(unlimited);
  const refused = expect(play).rejects.toMatchObject({ code: 'superseded' });
  await until(() => client.state === 'thinking');
  await expect(client.advise(turnWithoutCube)).resolves.toEqual({ action: 'roll' });
  await refused;
});

test('advice that is asked for can be taken back', async () => {
  const { client } = setUp([() => scripted({})]);
  const advice = client.advise(turnWithoutCube);
  const refused = expect(advice).rejects.toMatchObject({ code: 'stopped' });
  await until(() => client.state === 'thinking');
  client.stop();
  await refused;
  client.dispose();
});

test("without a worker the page's thread advises", async () => {
  const { client, codes } = setUp([]);
  await expect(client.advise(turnWithoutCube)).resolves.toEqual({ action: 'roll' });
  expect(codes()).toEqual(['no-worker']);
});

test('a question that cannot arise is refused, and the worker stays', async () => {
  const { client, made } = setUp([() => thinking(quick)]);
  const answer = client.advise({ ...turnWithoutCube, question: 'answer' });
  await expect(answer).rejects.toMatchObject({ name: 'EngineError', code: 'bad-request' });
  await expect(client.think(request)).resolves.toMatchObject({ plies: 10 });
  expect(made).toHaveLength(1);
});

test('a worker that advises with a play is replaced', async () => {
  const ask = async (): Promise<never> => ({ answer: { steps: [] } }) as never;
  const { client, codes } = setUp([() => scripted({ ask }), () => thinking(quick)]);
  await expect(client.advise(turnWithoutCube)).resolves.toEqual({ action: 'roll' });
  expect(codes()).toEqual(['worker-restarted']);
});
