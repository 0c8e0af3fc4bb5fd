import { expect, test } from 'vitest';
import { levels } from '../../src/engine/levels.js';
import { createReferenceEngine } from '../../src/engine/reference/index.js';
import { stoppedClock } from '../support/engine-module.js';
import { scattered } from '../support/positions.js';

const engine = createReferenceEngine(stoppedClock);
const context = { variant: 'short' } as const;

/** The clock stands at 0, so each run to this moment is one unit of work. */
const ONE_UNIT = 0;

const longest = { context, position: scattered, dice: [1, 1], row: levels.simple } as const;

test('the list of plays is made in pieces, between which the search can be laid down', () => {
  const search = engine.search(longest);
  let units = 1;
  while (!search.run(ONE_UNIT) && search.scored === 0) units++;
  expect(units).toBeGreaterThan(20);
  while (!search.run(ONE_UNIT));
  expect(search.scored).toBe(2220);
});

test('time that runs out within the list still leads to an answer', () => {
  const search = engine.search(longest);
  search.run(ONE_UNIT);
  expect(search.scored).toBe(0);
  const { result, plies } = search.best();
  expect(plies).toBe(0);
  expect(engine.legalResults(context, longest.position, longest.dice)).toContainEqual(result);
});

test('a search in single units of work ends where one long run ends', () => {
  const query = { ...longest, dice: [6, 4], row: levels.hard } as const;
  const expected = engine.search(query);
  while (!expected.run(Infinity));
  const search = engine.search(query);
  while (!search.run(ONE_UNIT));
  expect([search.best(), search.scored]).toEqual([expected.best(), expected.scored]);
});
