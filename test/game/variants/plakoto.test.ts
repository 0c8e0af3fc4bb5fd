import { describe, expect, test } from 'vitest';
import {
  beginTurn,
  endingOf,
  flip,
  leavesDice,
  orThrow,
  playSteps,
  playTo,
  ruleSetOf,
  ruleSets,
  type Dice,
  type Ending,
  type Play,
  type Position,
} from '../../../src/game/index.js';
import { parsePlay } from '../../../src/notation/index.js';
import { playsOf } from '../../support/plays-of.js';
import { positionOf } from '../../support/position-of.js';

const rules = ruleSets.plakoto;
const mutual = ruleSetOf('plakoto', { 'plakoto.mother': 'mutual' });

const at = (board: string): Position => positionOf(board, rules);

/** Where a play, written in notation, leads. */
function after(board: string, dice: Dice, play: string, game = rules): Position {
  return orThrow<Play>(parsePlay(beginTurn(game, at(board), dice), play)).result;
}

describe('a pin', () => {
  const board = 'own 24:13 13:2 | opp 1:12 5:2 7:1';

  test('F1: is made by landing on a lone enemy checker', () => {
    expect(playsOf(rules, board, [6, 4])).toEqual([
      '13/7* 13/9',
      '13/7*/3',
      '24/14',
      '24/18 13/9',
      '24/18 24/20',
      '24/20 13/7*',
    ]);
    expect(after(board, [6, 4], '13/7* 13/9')).toEqual(at('own 24:13 9:1 7:1 | opp 1:12 5:2 7:-1'));
  });

  test('F1: freezes the checker and closes its point to its owner', () => {
    // The owner's numbers: the pinned checker on 18, the two on 20, the twelve on 24.
    const theirs = 'own 24:12 20:2 18:-1 | opp 1:13 16:1 18:1';
    expect(flip(after(board, [6, 4], '13/7* 13/9'))).toEqual(at(theirs));
    expect(playsOf(rules, theirs, [6, 2])).toEqual(['20/12', '24/16*', '24/22 20/14']);
  });

  test('F2: is gone when the pinner leaves at once', () => {
    expect(after(board, [6, 4], '13/7*/3')).toEqual(at('own 24:13 13:1 3:1 | opp 1:12 5:2 7:1'));
  });

  test('F4: closes the point even to more checkers of its owner', () => {
    const closed = 'own 13:1 7:-1 24:13 | opp 7:1 1:14';
    expect(playsOf(rules, closed, [6, 2])).toEqual(['13/5', '24/16', '24/18 13/11', '24/18 24/22']);
    expect(playsOf(rules, closed, [6, 6])).toEqual([
      '24/12 24/18(2)',
      '24/12(2)',
      '24/18(4)',
      '24/6 24/18',
    ]);
  });

  test('lasts while one pinner stays, and others may join him', () => {
    const pinned = 'own 24:12 9:1 7:2 | opp 1:14 7:-1';
    expect(after(pinned, [6, 2], '24/18 9/7')).toEqual(at('own 24:11 18:1 7:3 | opp 1:14 7:-1'));
    expect(after(pinned, [4, 2], '9/5 7/5')).toEqual(at('own 24:12 7:1 5:2 | opp 1:14 7:-1'));
    expect(after(pinned, [4, 4], '24/20(2) 7/3(2)')).toEqual(
      at('own 24:10 20:2 9:1 3:2 | opp 1:14 7:1'),
    );
  });

  test('is made anew when the pinner has left and another comes', () => {
    const pinned = 'own 24:13 9:1 7:1 | opp 1:14 7:-1';
    const turn = beginTurn(rules, at(pinned), [4, 2]);
    const [left, back] = orThrow(
      playSteps(turn, [
        { from: 7, die: 4 },
        { from: 9, die: 2 },
      ]),
    );
    expect(left.position).toEqual(at('own 24:13 9:1 3:1 | opp 1:14 7:1'));
    expect(back.position).toEqual(at('own 24:13 7:1 3:1 | opp 1:14 7:-1'));
    // The same by a checker that goes on under the other's cover.
    expect(playTo(turn, back.position)?.result).toEqual(back.position);
  });

  test('counts the checker where it stands: not at home, higher than others, not to be borne off', () => {
    expect(playsOf(rules, 'own 8:-1 3:1 | opp 8:1 24:14', [3, 2])).toEqual(['3/1, Ø']);
    expect(playsOf(rules, 'own 5:-1 3:1 | opp 5:1 24:14', [6, 3])).toEqual(['3/off, Ø']);
    expect(playsOf(rules, 'own 6:2 5:-1 3:1 | opp 5:1 24:14', [6, 3])).toEqual([
      '6/off 3/off',
      '6/off 6/3',
    ]);
    expect(playsOf(rules, 'own 5:-1 | opp 5:1 24:14', [5, 5])).toEqual(['Ø']);
  });

  test('is ended by bearing off the pinner', () => {
    expect(after('own 6:1 3:1 | opp 3:-1 1:14', [3, 2], '6/4 3/off')).toEqual(
      at('own 4:1 | opp 3:1 1:14'),
    );
  });
});

describe('the mother', () => {
  const board = 'own 24:10 6:5 | opp 1:1 13:14';
  const won: Ending = { winner: 'own', kind: 'gammon' };

  test('F3: pinned, loses two points at once', () => {
    expect(playsOf(rules, board, [5, 2])).toEqual([
      '24/17',
      '24/19 24/22',
      '24/19 6/4',
      '24/22 6/1*',
      '6/1*',
      '6/1* 6/4',
    ]);
    const turn = beginTurn(rules, at(board), [5, 2]);
    const pinned = at('own 24:10 6:4 1:1 | opp 1:-1 13:14');
    const play = playTo(turn, pinned);
    expect(play?.steps).toEqual([{ from: 6, to: 1, die: 5, hit: true }]);
    expect(leavesDice(turn, play?.steps ?? [])).toBe(false);
    expect(endingOf(rules, pinned)).toEqual(won);
    expect(endingOf(rules, flip(pinned))).toEqual({ winner: 'opp', kind: 'gammon' });
  });

  test('is none while another checker stands with it, nor once it has left', () => {
    expect(endingOf(rules, at('own 24:10 6:5 | opp 1:2 13:13'))).toBeUndefined();
    expect(endingOf(rules, at('own 24:10 6:4 2:1 | opp 2:-1 13:14'))).toBeUndefined();
  });

  test('costs a single where every win is one', () => {
    const flat = ruleSetOf('plakoto', { score: 'flat' });
    const pinned = at('own 24:10 6:4 1:1 | opp 1:-1 13:14');
    expect(endingOf(flat, pinned)).toEqual({ winner: 'own', kind: 'single' });
  });

  describe('where both may be pinned', () => {
    test('is not lost while the pinner has a checker on his start: the turn goes on', () => {
      expect(playsOf(mutual, board, [5, 2])).toEqual([
        '24/17',
        '24/19 24/22',
        '24/19 6/4',
        '24/22 6/1*',
        '6/1* 6/4',
      ]);
      expect(endingOf(mutual, at('own 24:10 6:4 1:1 | opp 1:-1 13:14'))).toBeUndefined();
    });

    test('is lost with the step by which the pinner leaves his start', () => {
      const last = 'own 24:1 6:4 1:1 | opp 1:-1 13:14';
      expect(playsOf(mutual, last, [5, 2])).toEqual([
        '24/19',
        '24/19 6/4',
        '24/22',
        '24/22 6/1',
        '6/1 6/4',
      ]);
      const left = at('own 22:1 6:4 1:1 | opp 1:-1 13:14');
      expect(endingOf(mutual, left)).toEqual(won);
      expect(endingOf(mutual, flip(left))).toEqual({ winner: 'opp', kind: 'gammon' });
    });

    test('draws when the other mother is pinned too', () => {
      const last = 'own 24:-1 6:4 2:10 | opp 24:1 1:1 13:13';
      expect(playsOf(mutual, last, [5, 2])).toEqual(['6/1*', '6/1* 6/4']);
      const both = after(last, [5, 2], '6/1*', mutual);
      expect(both).toEqual(at('own 24:-1 6:3 2:10 1:1 | opp 24:1 1:-1 13:13'));
      expect(endingOf(mutual, both)).toEqual({ winner: 'nobody', kind: 'single' });
      expect(endingOf(mutual, flip(both))).toEqual({ winner: 'nobody', kind: 'single' });
    });
  });
});
