import { expect, test } from 'vitest';
import { EngineError } from '../../src/engine/protocol.js';
import { checkRequest } from '../../src/engine/request.js';
import { PINNED, ruleSetOf, ruleSets, startPosition, type Position } from '../../src/game/index.js';
import { positionOf } from '../support/position-of.js';

const OVER = 'the engine cannot answer this request: the game is over';
const rest = { dice: [2, 1], level: 'hard', budget: 0 } as const;

/** The request as the engine takes it, or the words with which it is refused. */
function check(context: unknown, position: Position): unknown {
  try {
    return checkRequest({ context, position, ...rest });
  } catch (error) {
    if (error instanceof EngineError) return error.message;
    throw error;
  }
}

test('options travel with the variant, usual values left out', () => {
  const position = startPosition(ruleSets.long);
  const given = { 'long.block': 'none', 'long.block_check': 'end' };
  expect(check({ variant: 'long', options: given }, position)).toEqual({
    context: { variant: 'long', options: { 'long.block': 'none' } },
    position,
    ...rest,
  });
  expect(check({ variant: 'long', options: { 'long.block_check': 'end' } }, position)).toEqual({
    context: { variant: 'long' },
    position,
    ...rest,
  });
});

test.each<[string, unknown, RegExp]>([
  ['an option of another game', { 'plakoto.mother': 'mutual' }, /long has no option/],
  ['an unknown value', { 'long.block': 'some' }, /long\.block is "some"/],
  ['options that are no table', 'long.block=none', /no table of options/],
])('%s is refused', (_, options, words) => {
  expect(check({ variant: 'long', options }, startPosition(ruleSets.long))).toMatch(words);
});

/** Fourteen checkers on 12, and one on the start. */
function side(start: number, pinner: number): number[] {
  const counts = new Array<number>(26).fill(0);
  [counts[24], counts[12], counts[1]] = [start, 14 - pinner, pinner];
  return counts;
}

test('a game that has ended is refused, however it ended', () => {
  expect(check({ variant: 'short' }, positionOf('own 6:1 | opp'))).toBe(OVER);
  const hit = positionOf('own bar:1 6:14 | opp 19:15');
  expect(check({ variant: 'sudden-death' }, hit)).toBe(OVER);
  expect(check({ variant: 'short' }, hit)).toEqual({
    context: { variant: 'short' },
    position: hit,
    ...rest,
  });
  const pinned: Position = { own: side(PINNED, 0), opp: side(1, 1) };
  expect(check({ variant: 'plakoto' }, pinned)).toBe(OVER);
  const mutual = { variant: 'plakoto', options: { 'plakoto.mother': 'mutual' } };
  expect(check(mutual, pinned)).toEqual({ context: mutual, position: pinned, ...rest });
});

test('a last throw may still be played where the game has one', () => {
  const rules = ruleSetOf('long', { 'long.last_throw': 'on' });
  const context = { variant: 'long', options: { 'long.last_throw': 'on' } };
  const last = positionOf('own 1:2 | opp', rules);
  expect(check(context, last)).toEqual({ context, position: last, ...rest });
  expect(check({ variant: 'long' }, last)).toBe(OVER);
  expect(check(context, positionOf('own | opp 1:2', rules))).toBe(OVER);
  expect(check(context, positionOf('own | opp', rules))).toBe(OVER);
});
