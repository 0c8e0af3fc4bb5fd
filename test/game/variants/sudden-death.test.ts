import { describe, expect, test } from 'vitest';
import {
  beginTurn,
  endingOf,
  flip,
  leavesDice,
  legalSteps,
  orThrow,
  playSteps,
  playTo,
  pointsOf,
  ruleSets,
  type Dice,
} from '../../../src/game/index.js';
import { faultOf } from '../../support/fault-of.js';
import { playsOf } from '../../support/plays-of.js';
import { positionOf } from '../../support/position-of.js';

const rules = ruleSets['sudden-death'];

describe('the first hit', () => {
  const board = 'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:4 20:1';
  const turn = beginTurn(rules, positionOf(board), [4, 1]);
  const after = positionOf('own 24:1 20:1 13:5 8:3 6:5 | opp bar:1 1:2 12:5 17:3 19:4');

  test('ends the play, and nothing is left to be played', () => {
    const step = { from: 24, to: 20, die: 4, hit: true };
    expect(playTo(turn, after)).toEqual({ steps: [step], result: after });
    const [moment] = orThrow(playSteps(turn, [step]));
    expect(moment).toEqual({ position: after, dice: [1], memory: { over: true } });
    expect(legalSteps(turn, moment)).toEqual([]);
    expect(leavesDice(turn, [step])).toBe(false);
    expect(faultOf(playSteps(turn, [step, { from: 6, die: 1 }])).code).toBe('illegal-play');
  });

  test('wins a single, whatever the loser has off', () => {
    expect(endingOf(rules, after)).toEqual({ winner: 'own', kind: 'single' });
    expect(endingOf(rules, flip(after))).toEqual({ winner: 'opp', kind: 'single' });
    expect(pointsOf(rules, 'single', after.opp)).toBe(1);
  });

  test('may be made with the second die, and leaves the plays without it as they were', () => {
    const plays = playsOf(rules, board, [4, 1]);
    const quiet = (play: string): boolean => !play.includes('*');
    expect(plays.filter(quiet)).toEqual(playsOf(ruleSets.short, board, [4, 1]).filter(quiet));
    expect(plays.filter((play) => !quiet(play))).toEqual([
      '24/20*',
      '24/20* 24/23',
      '24/20* 6/5',
      '24/20* 8/7',
    ]);
  });
});

test.each<[string, string, Dice, readonly string[]]>([
  [
    'the hit ends the play though the other die could follow',
    'own 13:1 | opp 7:1 18:14',
    [6, 1],
    ['13/6', '13/7*'],
  ],
  [
    'where both dice can be played only without the hit, the hit is no play',
    'own 14:1 2:1 | opp 13:1 7:2',
    [6, 1],
    ['14/8 2/1'],
  ],
  [
    'the larger die must be played, though the smaller would hit',
    'own 14:1 | opp 13:1 7:2',
    [6, 1],
    ['14/8, Ø'],
  ],
  [
    'the count goes on behind a hit, and the hit ends it',
    'own 14:1 | opp 8:2 13:1',
    [6, 1],
    ['14/13*'],
  ],
  [
    'a double ends with its first hit, whichever it is',
    'own 6:1 5:1 | opp 4:1 3:1 24:13',
    [1, 1],
    ['5/4*', '6/4*'],
  ],
])('%s', (_, board, dice, plays) => {
  expect(playsOf(rules, board, dice)).toEqual(plays);
});

test('a game without a hit is won by bearing off, also a single', () => {
  const won = positionOf('own | opp 24:15');
  expect(endingOf(rules, won)).toEqual({ winner: 'own', kind: 'single' });
});
