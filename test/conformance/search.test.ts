import { expect, test } from 'vitest';
import type { Choice, Query, Search } from '../../src/engine/engine.js';
import { levels } from '../../src/engine/levels.js';
import {
  BAR,
  countsOf,
  ruleSets,
  startPosition,
  type Dice,
  type Position,
} from '../../src/game/index.js';
import { wasmEngine } from '../support/engine-module.js';
import { scattered } from '../support/positions.js';

const context = { variant: 'short' } as const;
const engine = await wasmEngine();
const start = startPosition(ruleSets.short);

/** The tests' clock stands at 0, so each run to this moment is one unit of work. */
const ONE_UNIT = 0;

function expertQuery(position: Position, dice: Dice): Query {
  return { context, position, dice, row: levels.expert };
}

function finish(search: Search): Choice {
  while (!search.run(Infinity));
  return search.best();
}

/** All six points of the opponent's home are made; own checkers wait on the bar. */
const shutOut: Position = {
  own: countsOf(15, [
    [BAR, 2],
    [6, 13],
  ]),
  opp: countsOf(15, [
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [6, 3],
  ]),
};

test('a search in single units of work ends where one long run ends', () => {
  const query = expertQuery(start, [4, 3]);
  const expected = finish(engine.search(query));
  const search = engine.search(query);
  let units = 1;
  while (!search.run(ONE_UNIT)) units++;
  expect(search.best()).toEqual(expected);
  expect(expected.plies).toBe(2);
  // Each of 8 candidates, 21 replies to it and 21 rolls after these is a list to make and a list to score.
  expect(units).toBeGreaterThan(2 * 8 * 21 * 21);
});

test('the answer grows deeper and the progress never falls', () => {
  const search = engine.search(expertQuery(start, [3, 1]));
  const plies = [search.best().plies];
  let [before, falls] = [search.progress, 0];
  while (!search.run(ONE_UNIT)) {
    const now = search.best().plies;
    if (now !== plies.at(-1)) plies.push(now);
    if (search.progress < before) falls++;
    before = search.progress;
  }
  expect(plies).toEqual([0, 1, 2]);
  expect(falls).toBe(0);
  expect(search.progress).toBe(1);
});

test('a deeper value counts from the second candidate on', () => {
  const search = engine.search(expertQuery(start, [3, 1]));
  // 16 candidates at depth 1, the 8 best at depth 2; a pair of candidate and roll there weighs 21.
  const planned = 16 + 8 * 21;
  const share = { firstOnly: 1.5 / planned, firstOfSecond: (16 + 1.5 * 21) / planned };
  while (search.progress < share.firstOnly) search.run(ONE_UNIT);
  expect(search.best().plies).toBe(0);
  while (search.progress < share.firstOfSecond) search.run(ONE_UNIT);
  expect(search.best().plies).toBe(1);
});

test('the clock is read within a list too long for one unit', () => {
  const search = engine.search(expertQuery(scattered, [1, 1]));
  let units = 0;
  while (search.progress === 0 && search.best().plies === 0 && units < 100) {
    search.run(ONE_UNIT);
    units++;
  }
  // The first of the 18 chunks of 2,220 results was scored at the start.
  expect(units).toBeGreaterThan(2220 / 128);
  expect(search.best().result.own).not.toEqual(scattered.own);
});

test('without a legal play the position stays, and still has a value', () => {
  const choice = finish(engine.search(expertQuery(shutOut, [6, 5])));
  expect(choice.result).toEqual(shutOut);
  expect(choice.plies).toBe(2);
  expect(choice.equity).toBeLessThan(-1);
});

test('a play that ends the game has the exact points as its value at any depth', () => {
  const position = { own: countsOf(15, [[1, 2]]), opp: countsOf(15, [[24, 15]]) };
  const choice = finish(engine.search(expertQuery(position, [2, 1])));
  expect(choice).toEqual({
    result: { own: countsOf(15, []), opp: position.opp },
    equity: 3,
    plies: 2,
  });
});

test('a level without look-ahead is done at once', () => {
  const search = engine.search({ ...expertQuery(start, [3, 1]), row: levels.simple });
  expect(search.run(ONE_UNIT)).toBe(true);
  expect([search.progress, search.best().plies]).toEqual([1, 0]);
});

test('other questions between two slices leave a search as it was', () => {
  const query = expertQuery(start, [6, 4]);
  const expected = finish(engine.search(query));
  const search = engine.search(query);
  do {
    engine.score(context, 'expert', shutOut);
    engine.legalResults(context, scattered, [1, 1]);
  } while (!runUnits(search, 500));
  expect(search.best()).toEqual(expected);
});

function runUnits(search: Search, count: number): boolean {
  for (let unit = 0; unit < count; unit++) if (search.run(ONE_UNIT)) return true;
  return false;
}

test('a search that a newer one has replaced says so', () => {
  const older = engine.search(expertQuery(start, [3, 1]));
  const newer = engine.search(expertQuery(start, [4, 2]));
  expect(() => older.run(ONE_UNIT)).toThrow('a newer one began');
  expect(() => older.best()).toThrow('a newer one began');
  expect(newer.best().plies).toBe(0);
});

test('more plies than the engine has are refused', () => {
  const row = { evaluator: 'static', keep: [20, 8, 2] } as const;
  expect(() => engine.search({ ...expertQuery(start, [3, 1]), row })).toThrow('2 plies at most');
});
