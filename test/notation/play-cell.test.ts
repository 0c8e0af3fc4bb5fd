import { describe, expect, test } from 'vitest';
import {
  beginTurn,
  orThrow,
  ruleSets,
  type Dice,
  type Play,
  type Turn,
} from '../../src/game/index.js';
import { formatPlay } from '../../src/notation/index.js';
import { parseCell } from '../../src/notation/play-cell.js';
import { faultOf } from '../support/fault-of.js';
import { positionOf } from '../support/position-of.js';

const START = 'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:5';
const SHUT = 'own bar:1 6:14 | opp 20:2 19:13';

function turnOf(board: string, dice: Dice): Turn {
  return beginTurn(ruleSets.short, positionOf(board), dice);
}

describe('the cell of a match file', () => {
  test.each(['', '  ', '\u00a0', 'Cannot Move', ' cannot  move ', 'Ø'])(
    'says that nothing can be moved: "%s"',
    (text) => {
      const turn = turnOf(SHUT, [6, 5]);
      expect(parseCell(turn, text)).toEqual({ steps: [], result: turn.start.position });
    },
  );

  test.each<[string, string, Dice, string]>([
    ['8/3 6/3', START, [5, 3], '8/3 6/3'],
    ['25/23', 'own bar:2 6:13 | opp 19:2 1:13', [6, 2], 'bar/23, Ø'],
    ['6/3 3/0 3/0 3/0', 'own 6:1 3:2 1:2', [3, 3], '6/off 3/off(2)'],
    ['13/5*', 'own 13:1 24:14 | opp 5:1 1:14', [5, 3], '13/5*'],
  ])('holds a play as any text does: %s', (text, board, dice, canonical) => {
    const turn = turnOf(board, dice);
    expect(formatPlay(turn, orThrow<Play>(parseCell(turn, text)).steps)).toBe(canonical);
  });

  test.each<[string, string]>([
    ['', 'play: "" is not legal with 5 3: something can be moved'],
    ['Cannot Move', 'play: "Cannot Move" is not legal with 5 3: something can be moved'],
    ['8/4 6/3', 'play: "8/4 6/3" is not legal with 5 3'],
  ])('is refused: "%s"', (text, message) => {
    expect(faultOf(parseCell(turnOf(START, [5, 3]), text))).toEqual({
      code: 'illegal-play',
      message,
    });
  });

  test('is refused when it is no notation', () => {
    expect(faultOf(parseCell(turnOf(START, [5, 3]), '????'))).toEqual({
      code: 'bad-text',
      message: 'play: "????" in "????" is no notation such as 13/7*/5',
    });
  });
});
