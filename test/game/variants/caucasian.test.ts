import { describe, expect, test } from 'vitest';
import {
  beginTurn,
  legalSteps,
  orThrow,
  playSteps,
  ruleSetOf,
  ruleSets,
  type Dice,
  type Options,
  type StepChoice,
  type TurnState,
} from '../../../src/game/index.js';
import { playsOf } from '../../support/plays-of.js';
import { positionOf } from '../../support/position-of.js';

const rules = ruleSets.caucasian;

const bearingOff = (value: Options['caucasian.bearoff_after_hit']): typeof rules =>
  ruleSetOf('caucasian', { 'caucasian.bearoff_after_hit': value });

/** The moment after steps written `8/3 5/2`: from 8 with a 3, then from 5 with a 2. */
function after(board: string, dice: Dice, steps: string): TurnState {
  const choices = steps.split(' ').map((word): StepChoice => {
    const [from, die] = word.split('/').map(Number);
    return { from, die };
  });
  const moments = orThrow(playSteps(beginTurn(rules, positionOf(board), dice), choices));
  return moments[moments.length - 1];
}

/** The plays that short nardy allows and this game does not. */
function forbidden(board: string, dice: Dice): readonly string[] {
  const allowed = playsOf(rules, board, dice);
  return playsOf(ruleSets.short, board, dice).filter((play) => !allowed.includes(play));
}

describe('a checker that has hit at home', () => {
  const board = 'own 24:1 13:9 8:1 6:2 3:2 | opp 1:2 12:5 17:3 19:4 5:1';

  test('D1: may not go on to own checkers', () => {
    expect(playsOf(rules, board, [3, 2])).toHaveLength(15);
    expect(forbidden(board, [3, 2])).toEqual(['8/5*/3']);
  });

  test('D2: may go on to an empty point, and be covered', () => {
    const plays = playsOf(rules, board, [3, 1]);
    expect(plays).toEqual(playsOf(ruleSets.short, board, [3, 1]));
    expect(plays).toHaveLength(19);
    expect(plays).toContain('8/5*/4');
    expect(plays).toContain('8/5* 6/5');
  });

  test('D3: is not borne off where the die has another step', () => {
    const plays = ['6/2* 3/1', '6/2* 6/4', '6/off'];
    expect(playsOf(rules, 'own 6:2 3:1 | opp 2:1', [4, 2])).toEqual(plays);
    expect(playsOf(bearingOff('never'), 'own 6:2 3:1 | opp 2:1', [4, 2])).toEqual(plays);
    expect(playsOf(bearingOff('free'), 'own 6:2 3:1 | opp 2:1', [4, 2])).toEqual([
      '6/2* 3/1',
      '6/2* 6/4',
      '6/2*/off',
      '6/off',
    ]);
  });

  test('D4: is borne off where the die has no other step, unless it never may', () => {
    const both = ['6/2*/off', '6/off'];
    expect(playsOf(rules, 'own 6:1 | opp 2:1', [4, 2])).toEqual(both);
    expect(playsOf(bearingOff('free'), 'own 6:1 | opp 2:1', [4, 2])).toEqual(both);
    expect(playsOf(bearingOff('never'), 'own 6:1 | opp 2:1', [4, 2])).toEqual(['6/off']);
  });

  test('D5: may not even pass over own checkers, but may follow those that have gone on', () => {
    const plays = ['4/1 4/3', '4/2(2)', '4/off', '6/5* 4/1', '6/5* 4/2 4/3', '6/5*/3 4/3'];
    expect(playsOf(rules, 'own 6:1 4:2 | opp 5:1', [1, 1])).toEqual(plays);
    expect(forbidden('own 6:1 4:2 | opp 5:1', [1, 1])).toEqual(['6/5*/2']);
  });

  test('may hit on, and is then still one that has hit', () => {
    expect(forbidden('own 6:1 3:1 1:2 | opp 5:1 4:1', [1, 1])).toEqual(['6/5*/4*/3 1/off']);
  });

  test('stays where another goes on from its point', () => {
    const board = 'own 6:2 4:13 | opp 5:1';
    const covered = after(board, [1, 1], '6/1 6/1');
    expect(covered).toEqual({
      position: positionOf('own 5:2 4:13 | opp bar:1'),
      dice: [1, 1],
      memory: { over: false, hitters: [5] },
    });
    const gone = after(board, [1, 1], '6/1 6/1 5/1');
    expect(gone.position).toEqual(positionOf('own 5:1 4:14 | opp bar:1'));
    // The one that is left has hit: it cannot follow.
    const turn = beginTurn(rules, positionOf(board), [1, 1]);
    expect(legalSteps(turn, gone).map(({ from }) => from)).toEqual([4]);
  });
});

describe('what a turn remembers', () => {
  const board = 'own 8:1 7:1 24:13 | opp 5:1 4:1 1:2';

  test('is where checkers have hit at home, in one order', () => {
    const both = { over: false, hitters: [4, 5] };
    expect(after('own 8:2 24:13 | opp 5:1 4:1', [4, 3], '8/4 8/3').memory).toEqual(both);
    expect(after('own 8:2 24:13 | opp 5:1 4:1', [4, 3], '8/3 8/4').memory).toEqual(both);
  });

  test('is where such a checker has gone on to', () => {
    expect(after(board, [3, 2], '8/3 5/2').memory).toEqual({ over: false, hitters: [3] });
  });

  test('is nothing once it is off, or when the hit was elsewhere', () => {
    const nothing = { over: false };
    expect(after('own 6:1 | opp 2:1', [4, 2], '6/4 2/2').memory).toEqual(nothing);
    expect(after('own 13:1 24:14 | opp 7:1', [6, 2], '13/6 7/2').memory).toEqual(nothing);
    expect(after('own bar:1 24:14 | opp 21:1', [4, 2], '25/4').memory).toEqual(nothing);
  });
});

test('a hit outside the home forbids nothing', () => {
  const plays = playsOf(rules, 'own 13:1 5:2 24:12 | opp 7:1', [6, 2]);
  expect(plays).toEqual(playsOf(ruleSets.short, 'own 13:1 5:2 24:12 | opp 7:1', [6, 2]));
  expect(plays).toContain('13/7*/5');
});

test('the dice that can be played are counted with what the hit forbids', () => {
  // With a hitter on 5 and own checkers on 3 the 2 is lost.
  const board = 'own 8:1 3:2 | opp 5:1 6:2 1:2';
  expect(playsOf(ruleSets.short, board, [3, 2])).toEqual(['8/5*/3']);
  expect(playsOf(rules, board, [3, 2])).toEqual(['8/5*, Ø']);
});
