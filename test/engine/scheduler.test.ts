import { expect, test } from 'vitest';
import type { Decision, EngineError, OnProgress, ThinkRequest } from '../../src/engine/protocol.js';
import {
  afterStep,
  beginTurn,
  legalSteps,
  ruleSets,
  startPosition,
  type Position,
} from '../../src/game/index.js';
import { turn, until } from '../support/event-loop.js';
import { FakeClock, FakeEngine, type Plan } from '../support/fake-engine.js';
import { Scheduler } from '../../worker/scheduler.js';

const start = startPosition(ruleSets.short);
const request: ThinkRequest = {
  context: { variant: 'short' },
  position: start,
  dice: [3, 1],
  level: 'expert',
};
const limited: ThinkRequest = { ...request, budget: 100 };
const unlimited: ThinkRequest = { ...request, budget: 0 };
const endless: Plan = { units: Infinity, unit: 1 };

function setUp(plan: Plan) {
  const clock = new FakeClock();
  const engine = new FakeEngine(clock, plan);
  const scheduler = new Scheduler(engine, { clock: clock.now, pause: turn, slice: 5 });
  /** The order in which clients were answered, and when. */
  const log: { client: string; at: number; end: string }[] = [];
  const think = (client: string, asked: unknown, onProgress?: OnProgress): Promise<Decision> =>
    scheduler.ask(client, { name: 'think', request: asked }, onProgress) as Promise<Decision>;
  const ask = (client: string, what = limited): Promise<void> =>
    think(client, what).then(
      () => void log.push({ client, at: clock.time, end: 'decided' }),
      (error: unknown) =>
        void log.push({ client, at: clock.time, end: (error as EngineError).code }),
    );
  return { clock, engine, scheduler, log, think, ask };
}

/** The result of playing the steps one by one, each checked to be legal. */
function play(position: Position, steps: readonly { from: number; die: number }[]): Position {
  const ofTurn = beginTurn(ruleSets.short, position, request.dice);
  let state = ofTurn.start;
  for (const { from, die } of steps) {
    const step = legalSteps(ofTurn, state).find((one) => one.from === from && one.die === die);
    expect(step).toBeDefined();
    state = afterStep(ofTurn.rules, state, step!);
  }
  expect(legalSteps(ofTurn, state)).toEqual([]);
  return state.position;
}

test('a decision names the steps that lead to its result', async () => {
  const { think } = setUp({ units: 10, unit: 1 });
  const decision = await think('a', request);
  expect(decision).toMatchObject({ equity: 0.25, plies: 10 });
  expect(decision.steps).toHaveLength(2);
  expect(play(start, decision.steps)).toEqual(decision.result);
});

test('without a legal play the decision has no steps', async () => {
  const own = [...start.own];
  [own[24], own[25]] = [0, 2];
  const opp = new Array<number>(26).fill(0);
  // Their home is closed: our two checkers stay on the bar.
  opp.splice(1, 6, 3, 3, 3, 2, 2, 2);
  const position = { own, opp };
  const { think } = setUp({ units: 1, unit: 1 });
  const decision = await think('a', { ...request, position });
  expect(decision).toEqual({ steps: [], result: position, equity: 0.25, plies: 1 });
});

test('the search runs in slices of 5 ms with a pause after each', async () => {
  const { engine, think } = setUp({ units: 23, unit: 1 });
  await think('a', unlimited);
  const slices = engine.searches[0].slices;
  expect(slices.map(({ from, until }) => until - from)).toEqual([5, 5, 5, 5, 5]);
  expect(slices.map(({ from }) => from)).toEqual([0, 5, 10, 15, 20]);
});

test('the level chooses what is searched', async () => {
  const { engine, think } = setUp({ units: 1, unit: 1 });
  await think('a', { ...request, level: 'hard' });
  expect(engine.searches[0].query.row).toMatchObject({ evaluator: 'static', keep: [20] });
});

test('at the end of the budget the answer is the best so far', async () => {
  const { clock, think } = setUp(endless);
  const decision = await think('a', { ...request, budget: 42 });
  expect(clock.time).toBe(42);
  expect(decision.plies).toBe(42);
});

test("without a budget the level's holds", async () => {
  const { clock, think } = setUp(endless);
  await think('a', request);
  expect(clock.time).toBe(800);
});

test('a budget of 0 lets the search finish', async () => {
  const { clock, think } = setUp({ units: 5000, unit: 1 });
  const decision = await think('a', unlimited);
  expect(clock.time).toBe(5000);
  expect(decision.plies).toBe(5000);
});

test('a pause that took too long is not followed by more work', async () => {
  const { clock, engine } = setUp(endless);
  const pause = async (): Promise<void> => void (clock.time += 1000);
  const scheduler = new Scheduler(engine, { clock: clock.now, pause, slice: 5 });
  await scheduler.ask('a', { name: 'think', request });
  expect(engine.searches[0].slices).toHaveLength(1);
});

test('progress is reported at most every 50 ms and only grows', async () => {
  const { clock, think } = setUp({ units: 400, unit: 1 });
  const heard: { at: number; done: number }[] = [];
  await think('a', unlimited, (done) => heard.push({ at: clock.time, done }));
  expect(heard.map(({ at }) => at)).toEqual([50, 100, 150, 200, 250, 300, 350]);
  expect(heard.map(({ done }) => done)).toEqual(
    [50, 100, 150, 200, 250, 300, 350].map((n) => n / 400),
  );
});

test('three clients are served in the order they asked, each with its whole budget', async () => {
  const { log, ask } = setUp(endless);
  await Promise.all([ask('a'), ask('b'), ask('c')]);
  expect(log).toEqual([
    { client: 'a', at: 100, end: 'decided' },
    { client: 'b', at: 200, end: 'decided' },
    { client: 'c', at: 300, end: 'decided' },
  ]);
});

test('a newer request of a client takes the place of its running one', async () => {
  const { engine, log, ask } = setUp(endless);
  const older = ask('a', unlimited);
  await until(() => engine.searches.length === 1);
  const newer = ask('a');
  await older;
  expect(log.map(({ end }) => end)).toEqual(['superseded']);
  await newer;
  expect(log.map(({ end }) => end)).toEqual(['superseded', 'decided']);
  expect(engine.searches).toHaveLength(2);
});

test('a newer request of a client takes the place of its waiting one, in the same place', async () => {
  const { engine, log, ask } = setUp(endless);
  const all = [ask('a'), ask('b', unlimited), ask('c')];
  await Promise.all([...all, ask('b')]);
  expect(log.map(({ client, end }) => `${client} ${end}`)).toEqual([
    'b superseded',
    'a decided',
    'b decided',
    'c decided',
  ]);
  expect(engine.searches).toHaveLength(3);
});

test('a client that asks again and again does not hold up the others', async () => {
  const { engine, log, ask } = setUp(endless);
  const all = [ask('busy'), ask('b'), ask('c')];
  for (let times = 0; times < 5; times++) {
    await until(() => engine.searches.length > 0);
    all.push(ask('busy'));
  }
  await Promise.all(all);
  const decided = log.filter(({ end }) => end === 'decided').map(({ client }) => client);
  expect(decided).toEqual(['b', 'c', 'busy']);
});

test('stop rejects the running request at once and the next client is served', async () => {
  const { engine, scheduler, log, ask } = setUp(endless);
  const stopped = ask('a', unlimited);
  const other = ask('b');
  await until(() => engine.searches.length === 1);
  scheduler.stop('a');
  await stopped;
  expect(engine.searches).toHaveLength(1);
  await other;
  expect(log.map(({ client, end }) => `${client} ${end}`)).toEqual(['a stopped', 'b decided']);
});

test('stop takes a waiting request out of the queue', async () => {
  const { engine, scheduler, log, ask } = setUp(endless);
  const all = [ask('a'), ask('b'), ask('c')];
  scheduler.stop('b');
  await Promise.all(all);
  expect(log.map(({ client, end }) => `${client} ${end}`)).toEqual([
    'b stopped',
    'a decided',
    'c decided',
  ]);
  expect(engine.searches).toHaveLength(2);
});

test('stop leaves other clients alone, and a client that asked nothing too', async () => {
  const { scheduler, log, ask } = setUp(endless);
  const answer = ask('a');
  scheduler.stop('b');
  await answer;
  scheduler.stop('a');
  await ask('a');
  expect(log.map(({ end }) => end)).toEqual(['decided', 'decided']);
});

test.each(['search', 'run', 'best'] as const)(
  'an engine that throws in %s rejects that request and the next is answered',
  async (breaksAt) => {
    const { engine, think } = setUp({ units: 1, unit: 1, breaksAt });
    const broken = think('a', request);
    const next = think('b', request);
    await expect(broken).rejects.toMatchObject({
      code: 'worker-failed',
      message: `the engine failed: broken ${breaksAt}`,
    });
    engine.plan = { units: 1, unit: 1 };
    await expect(next).resolves.toMatchObject({ plies: 1 });
  },
);

test('a choice that no legal play leads to is a fault of the engine', async () => {
  const { think } = setUp({ units: 1, unit: 1, result: start });
  await expect(think('a', request)).rejects.toMatchObject({
    code: 'worker-failed',
    message: 'the engine failed: no legal play leads to the position it chose',
  });
});

const off = new Array<number>(26).fill(0).with(0, 15);

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'undefined is no request'],
  ['a text', 'think!', '"think!" is no request'],
  ['no context', { ...request, context: undefined }, 'undefined is no context'],
  ['no variant', { ...request, context: {} }, 'no variant is named undefined: short'],
  [
    'an unknown variant',
    { ...request, context: { variant: 'chess' } },
    'no variant is named "chess": short',
  ],
  ['no position', { ...request, position: null }, 'null is no position'],
  [
    'a short array',
    { ...request, position: { own: [15], opp: start.opp } },
    'expected 26 counts, got 1',
  ],
  ['no array', { ...request, position: { own: start.own } }, 'the opponent: expected 26 counts'],
  [
    'half a checker',
    { ...request, position: { ...start, own: start.own.with(6, 4.5) } },
    '4.5 is no number of checkers (index 6)',
  ],
  [
    'a checker too many',
    { ...request, position: { ...start, own: start.own.with(6, 6) } },
    'the side to move: 16 checkers instead of 15',
  ],
  [
    'both sides on one point',
    { ...request, position: { ...start, own: start.own.with(6, 4).with(1, 1) } },
    'point 1 holds checkers of both sides (1 and 2)',
  ],
  ['a game that is over', { ...request, position: { ...start, own: off } }, 'the game is over'],
  ['a lost game', { ...request, position: { ...start, opp: off } }, 'the game is over'],
  ['a die of 7', { ...request, dice: [7, 1] }, '[7,1] is no roll'],
  ['one die', { ...request, dice: [1] }, '[1] is no roll'],
  ['no dice', { ...request, dice: undefined }, 'undefined is no roll'],
  [
    'an unknown level',
    { ...request, level: 'god' },
    'no level is named "god": simple, hard, expert',
  ],
  ['a name of Object', { ...request, level: 'toString' }, 'no level is named "toString"'],
  ['a negative budget', { ...request, budget: -1 }, '-1 is no budget'],
  ['an endless budget', { ...request, budget: Infinity }, 'Infinity is no budget'],
  ['no number', { ...request, budget: NaN }, 'NaN is no budget'],
  ['a text as budget', { ...request, budget: '800' }, '"800" is no budget'],
])('a request with %s is refused by name', async (_, bad, fault) => {
  const { engine, think } = setUp(endless);
  const answer = think('a', bad);
  await expect(answer).rejects.toMatchObject({ name: 'EngineError', code: 'bad-request' });
  await expect(answer).rejects.toThrow(fault);
  expect(engine.searches).toEqual([]);
});

test('a bad request leaves the older one of its client at work', async () => {
  const { log, ask } = setUp(endless);
  const answer = ask('a');
  await ask('a', { ...request, dice: [0, 0] });
  await answer;
  expect(log.map(({ end }) => end)).toEqual(['bad-request', 'decided']);
});

test('questions of both kinds share one place of their client', async () => {
  const { scheduler, think, log, ask } = setUp(endless);
  const busy = ask('a');
  const play = think('b', limited);
  const refused = expect(play).rejects.toMatchObject({ code: 'superseded' });
  const { dice: _, ...turn } = limited;
  const advice = scheduler.ask('b', { name: 'advise', request: { ...turn, question: 'turn' } });
  await refused;
  await busy;
  await expect(advice).resolves.toEqual({ action: 'roll' });
  expect(log.map(({ client }) => client)).toEqual(['a']);
});

test.each([
  ['nothing', undefined],
  ['another kind', { name: 'dance', request }],
])('%s is no question', async (_, asked) => {
  const { scheduler } = setUp(endless);
  await expect(scheduler.ask('a', asked)).rejects.toMatchObject({ code: 'bad-request' });
});
