import { expect, test } from 'vitest';
import { adviseInSlices } from '../../../src/engine/cube/advise.js';
import { RESIGNATION_MARGIN } from '../../../src/engine/cube/margins.js';
import type { Advice, AdviseRequest } from '../../../src/engine/protocol.js';
import { createReferenceEngine } from '../../../src/engine/reference/index.js';
import { countsOf, flip, ruleSets, startPosition, type Position } from '../../../src/game/index.js';
import { turn } from '../../support/event-loop.js';
import { exactWorths, lastCheckers, type Last } from '../../support/exact-bear-off.js';
import { FakeClock, FakeEngine } from '../../support/fake-engine.js';
import { positionOf } from '../../support/position-of.js';
import { stakesOf } from '../../support/stakes.js';

const clock = (): number => performance.now();
const reference = createReferenceEngine(clock);
const pacing = { clock, pause: turn, slice: 5 };
const base = { context: { variant: 'short', stakes: stakesOf() }, level: 'hard' } as const;

/** With a millisecond, for the bare score of each roll: all that a race needs. */
function advise(request: AdviseRequest): Promise<Advice> {
  return adviseInSlices(reference, { budget: 1, ...request }, pacing);
}

function home(own: Last, opp: Last): Position {
  const counts = (last: Last) =>
    countsOf(
      15,
      last.map((point) => [point, 1]),
    );
  return { own: counts(own), opp: counts(opp) };
}

const twoLeft = [...lastCheckers(1), ...lastCheckers(2)];
/** Every fifth pair, each side in turn. */
const endings = twoLeft.flatMap((own, i) =>
  twoLeft.filter((_, j) => (i + j) % 5 === 0).map((opp): [Last, Last] => [own, opp]),
);
endings.push(
  [
    [5, 3, 1],
    [4, 4, 2],
  ],
  [
    [6, 6, 2],
    [6, 5, 5],
  ],
  [
    [3, 2, 1],
    [2, 2, 2],
  ],
);

test.each(['nobody', 'own'] as const)(
  'at the end of a game every decision is exact, or costs less than 0.03 (cube: %s)',
  async (owner) => {
    const theirs = owner === 'own' ? 'opp' : 'nobody';
    for (const [own, opp] of endings) {
      const { roll, take } = exactWorths(own, opp, owner);
      const right = Math.min(take, 1) > roll + 1e-9 ? 'double' : 'roll';
      const context = { ...base.context, stakes: stakesOf({ cube: { value: 1, owner } }) };
      const position = home(own, opp);
      const offered = await advise({ ...base, context, position, question: 'turn' });
      const lost = offered.action === right ? 0 : Math.abs(Math.min(take, 1) - roll);

      const stakes = stakesOf({ cube: { value: 1, owner: theirs } });
      const asked = { ...base, context: { ...context, stakes }, position: flip(position) };
      const { action } = await advise({ ...asked, question: 'answer' });
      const given = (action === 'take') === take <= 1 ? 0 : Math.abs(take - 1);
      expect([own, opp, lost < 1e-6, given < 0.03]).toEqual([own, opp, true, true]);
    }
  },
);

/** 100 pips, and as many more as are asked for, in the usual shape of a race. */
function race(more: number): Position {
  const mine = [11, 10, 9, 8, 8, 7, 7, 6, 6, 6, 6, 5, 5, 4, 2];
  const theirs = [...mine];
  for (let pip = 0; pip < more; pip++) theirs[pip % 9]++;
  return home(mine, theirs);
}

test('in a race of 100 against 113 pips the side on roll wins four of five', async () => {
  const { basis } = await advise({ ...base, position: race(13), question: 'turn' });
  // 79.7 % by Kleinman's formula.
  expect(Math.abs(basis!.chances.win - 0.797)).toBeLessThan(0.025);
});

/** The least lead, in pips of a hundred, with which a race is doubled, redoubled and passed. */
test('races are doubled, redoubled and passed about where the rule of 8, 9 and 12 per cent says', async () => {
  const cubes = {
    double: { value: 1, owner: 'nobody' },
    redouble: { value: 2, owner: 'own' },
  } as const;
  const least = { double: Infinity, redouble: Infinity, pass: Infinity };
  for (let lead = 14; lead >= 3; lead--) {
    const position = race(lead);
    for (const course of ['double', 'redouble'] as const) {
      const context = { ...base.context, stakes: stakesOf({ cube: cubes[course] }) };
      const { action } = await advise({ ...base, context, position, question: 'turn' });
      if (action === 'double') least[course] = lead;
    }
    const answer = await advise({ ...base, position: flip(position), question: 'answer' });
    if (answer.action === 'pass') least.pass = lead;
  }
  // The race evaluation is hopeful for the leader of a long race, so the cube turns early.
  expect(least.double).toBeLessThanOrEqual(least.redouble);
  expect(Math.abs(least.double - 8)).toBeLessThanOrEqual(3);
  expect(Math.abs(least.redouble - 9)).toBeLessThanOrEqual(3);
  expect(Math.abs(least.pass - 13)).toBeLessThanOrEqual(1);
});

test('the side that is asked sees its own chances and worths', async () => {
  const position = home([4, 3], [2, 1]);
  const turn = await advise({ ...base, position, question: 'turn' });
  const answer = await advise({ ...base, position: flip(position), question: 'answer' });
  // 17 of 36 rolls take both off; else the other side wins.
  expect(turn).toMatchObject({ action: 'roll', basis: { unit: 'points' } });
  expect(turn.basis!.chances.win).toBeCloseTo(17 / 36, 12);
  expect(turn.basis!.worths).toEqual({
    roll: expect.closeTo(-2 / 36, 12) as number,
    double: expect.closeTo(-4 / 36, 12) as number,
  });
  expect(answer.action).toBe('take');
  expect(answer.basis!.chances.win).toBeCloseTo(19 / 36, 12);
  expect(answer.basis!.worths).toEqual({ take: expect.closeTo(4 / 36, 12) as number, pass: -1 });
});

test('in a match the worths are chances of winning it', async () => {
  const stakes = stakesOf({ away: { own: 2, opp: 2 } });
  const context = { ...base.context, stakes };
  const { basis } = await advise({
    ...base,
    context,
    position: home([4, 3], [2, 1]),
    question: 'turn',
  });
  expect(basis).toMatchObject({
    unit: 'match',
    worths: { double: expect.closeTo(17 / 36, 12) as number },
  });
  // Whoever wins a single point leads 1 to 2 before the Crawford game.
  const lead = 1 - 0.5 * (0.26 + 0.74 * 0.5);
  expect(basis!.worths.roll).toBeCloseTo((17 * lead + 19 * (1 - lead)) / 36, 12);
});

test('an underdog that was doubled by mistake beavers where that is agreed', async () => {
  const asked = { ...base, position: home([2, 1], [4, 3]), question: 'answer' } as const;
  const context = { ...base.context, stakes: stakesOf({ beavers: true }) };
  expect((await advise({ ...asked, context })).action).toBe('beaver');
  expect((await advise(asked)).action).toBe('take');
});

test.each<[string, Last, Advice['action']]>([
  ['taken with a third of the chances', [5, 4], 'take'],
  ['taken with a quarter of them, and a little', [5, 5], 'pass'],
  ['passed with 3 of 36', [6, 6], 'pass'],
])('a beaver is %s', async (_, own, action) => {
  const stakes = stakesOf({ beavers: true, cube: { value: 2, owner: 'opp' } });
  const context = { ...base.context, stakes };
  const position = home(own, [2, 1]);
  const advice = await advise({ ...base, context, position, question: 'beavered' });
  expect(advice.action).toBe(action);
  expect(advice.basis!.worths.pass).toBe(-2);
});

test.each<[string, Position, 'own' | 'opp', Advice['action']]>([
  ['accepted when no gammon can be won', home([6, 6], [1, 1]), 'opp', 'accept'],
  ['refused by who wins anyway and may win a gammon', gammonish(), 'own', 'refuse'],
])('a single game that is offered is %s', async (_, position, onRoll, action) => {
  const advice = await advise({
    ...base,
    position,
    question: 'resignation',
    offered: 'single',
    onRoll,
  });
  expect(advice.action).toBe(action);
  const { accept, refuse } = advice.basis!.worths;
  expect(accept).toBe(1);
  expect(refuse! > 1 + RESIGNATION_MARGIN).toBe(action === 'refuse');
});

test('a gammon that is offered is accepted where no more can be won', async () => {
  const offer = { question: 'resignation', offered: 'gammon', onRoll: 'own' } as const;
  expect((await advise({ ...base, position: gammonish(), ...offer })).action).toBe('accept');
});

/** Two checkers left against fifteen that have not begun to bear off. */
function gammonish(): Position {
  return positionOf('own 2:1 1:1 | opp 19:5 18:5 17:5');
}

const nuclear = { variant: 'nuclear', stakes: stakesOf({ bomb: 'nobody' }) } as const;

test('the bomb is used where it hits the opponent hard, and not where it hits its owner', async () => {
  const good = positionOf(
    'own 6:3 5:3 4:3 3:2 2:2 8:2 | opp 12:1 13:1 16:1 17:1 19:3 20:3 21:3 22:2',
  );
  const bad = flip(good);
  const ask = { ...base, context: nuclear, question: 'turn', level: 'expert' } as const;
  const { action, basis } = await advise({ ...ask, position: good });
  expect([action, basis!.worths.explode! > basis!.worths.roll!]).toEqual(['explode', true]);
  expect((await advise({ ...ask, position: bad })).action).not.toBe('explode');
});

test('the bomb of the opponent, or one that would hit nobody, is no choice', async () => {
  const position = positionOf(
    'own 6:3 5:3 4:3 3:2 2:2 8:2 | opp 12:1 13:1 16:1 17:1 19:3 20:3 21:3 22:2',
  );
  const stakes = stakesOf({ bomb: 'opp', cube: undefined });
  const ask = { ...base, context: { ...nuclear, stakes }, question: 'turn' } as const;
  expect(await advise({ ...ask, position })).toEqual({ action: 'roll' });
  const free = { ...ask, context: { ...nuclear, stakes: { ...stakes, bomb: 'own' } } } as const;
  expect(await advise({ ...free, position: startPosition(ruleSets.nuclear) })).toEqual({
    action: 'roll',
  });
});

test.each<[string, Partial<ReturnType<typeof stakesOf>>]>([
  ['without a cube', { cube: undefined }],
  ['in the Crawford game', { cube: undefined, away: { own: 1, opp: 3 }, crawford: 'now' }],
  ['with the cube of the opponent', { cube: { value: 2, owner: 'opp' } }],
  ['one point from the match', { away: { own: 1, opp: 3 }, crawford: 'past' }],
  [
    'with a cube that wins the match',
    { away: { own: 4, opp: 4 }, cube: { value: 4, owner: 'own' } },
  ],
  ['with a cube that turns no further', { cube: { value: 2 ** 40, owner: 'own' } }],
])('%s the computer rolls, and looks no further', async (_, given) => {
  const clock = new FakeClock();
  const engine = new FakeEngine(clock, { units: 1, unit: 1 });
  const context = { ...base.context, stakes: stakesOf(given) };
  const position = home([1], [1]);
  const paced = { clock: clock.now, pause: turn, slice: 5 };
  const request = { ...base, context, position, question: 'turn' } as const;
  const advice = await adviseInSlices(engine, request, paced);
  expect([advice, engine.searches]).toEqual([{ action: 'roll' }, []]);
});

test.each<[AdviseRequest['question'], Position, Advice['action']]>([
  ['turn', home([1], [6, 6]), 'roll'],
  ['answer', startPosition(ruleSets.short), 'take'],
  ['answer', positionOf('own 24:2 23:2 13:11 | opp 19:5 20:5 21:5'), 'pass'],
])('Simple asked for its %s looks at the board alone', async (question, position, action) => {
  const request = { ...base, level: 'simple', position, question } as AdviseRequest;
  expect(await advise(request)).toEqual({ action });
});

test('Simple accepts what it is offered, but for a single game in place of a gammon', async () => {
  const ask = { ...base, level: 'simple', question: 'resignation', onRoll: 'own' } as const;
  const easy = { ...ask, position: home([1], [6, 6]), offered: 'single' } as const;
  expect(await advise(easy)).toEqual({ action: 'accept' });
  expect(await advise({ ...ask, position: gammonish(), offered: 'single' })).toEqual({
    action: 'refuse',
  });
});

test('Simple takes what it can get where every checker left costs a point, whatever it is called', async () => {
  const options = { score: 'per_checker', resign: 'offer' } as const;
  const context = { variant: 'short', options } as const;
  const ask = {
    ...base,
    context,
    level: 'simple',
    question: 'resignation',
    onRoll: 'own',
  } as const;
  expect(await advise({ ...ask, position: gammonish(), offered: 'single' })).toEqual({
    action: 'accept',
  });
});

test('when time is over the deepest look counts that was finished', async () => {
  const clock = new FakeClock();
  const engine = new FakeEngine(clock, { units: 2, unit: 1 });
  const paced = { clock: clock.now, pause: turn, slice: 5 };
  const ask = {
    ...base,
    level: 'expert',
    position: startPosition(ruleSets.short),
    question: 'turn',
  } as const;
  const heard: number[] = [];
  const advice = await adviseInSlices(engine, { ...ask, budget: 60 }, paced, {
    onProgress: (done) => heard.push(done),
  });
  expect(advice.basis).toBeDefined();
  // 21 rolls of two units, nine more in the next pass, and the first unit of a tenth.
  expect([clock.time, engine.searches.length]).toEqual([61, 31]);
  expect(engine.searches.map(({ query }) => query.row.keep.length)).toEqual([
    ...new Array<number>(21).fill(0),
    ...new Array<number>(10).fill(1),
  ]);
  expect(heard).toEqual(heard.toSorted((a, b) => a - b));
});
