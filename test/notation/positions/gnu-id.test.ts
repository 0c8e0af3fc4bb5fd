import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  orThrow,
  pipCount,
  ruleSets,
  startPosition,
  type Position,
  type Variant,
} from '../../../src/game/index.js';
import {
  readMatchId,
  writeMatchId,
  type MatchId,
} from '../../../src/notation/positions/gnu-match-id.js';
import {
  readPositionId,
  writePositionId,
} from '../../../src/notation/positions/gnu-position-id.js';
import { parsePosition } from '../../../src/notation/positions/position-text.js';
import { faultOf } from '../../support/fault-of.js';
import { positionOf } from '../../support/position-of.js';
import { randomPosition } from '../../support/positions.js';
import { mulberry32 } from '../../support/random.js';

const { short } = ruleSets;
const START = '4HPwATDgc/ABMA';

function read(text: string, variant: Variant = 'short'): Position {
  return orThrow<Position>(readPositionId(ruleSets[variant], text));
}

describe('the position IDs that GNU Backgammon prints', () => {
  test.each<[string, string, string]>([
    ['the start', START, 'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:5'],
    ['after 8/3 6/3', 'jGfwATDgc/ABMA', 'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:2 19:4 22:2'],
    ['after 24/13 then', '4HPwAyCMZ/ABMA', 'own 24:2 13:5 8:2 6:4 3:2 | opp 1:1 12:6 17:3 19:5'],
    [
      'one on the bar',
      '4PPgAVDYNvABMA',
      'own 24:2 13:5 7:2 6:2 5:2 4:2 | opp bar:1 1:1 12:4 17:4 19:5',
    ],
  ])('%s: %s', (_, text, board) => {
    const position = positionOf(board);
    expect(read(text)).toEqual(position);
    expect(writePositionId(position)).toBe(text);
  });

  test('all 500 of the fixture', () => {
    const lines = readFileSync('test/fixtures/decisions.tsv', 'utf8').trim().split('\n').slice(1);
    const cells = lines.map((line) => line.split('\t'));
    const pairs = cells.map(([, , numbers, id]) => [
      orThrow(parsePosition(short, numbers)).position,
      id,
    ]);
    expect(pairs).toHaveLength(500);
    expect(cells.map(([, , , id]) => read(id))).toEqual(pairs.map(([position]) => position));
    expect(pairs.map(([position]) => writePositionId(position as Position))).toEqual(
      pairs.map(([, id]) => id),
    );
  });

  test.each<[string, string, number, number]>([
    [
      's90UAgKYM3gAZg',
      'own bar:2 23:2 13:4 8:2 6:3 4:2 | opp 5:1 12:1 16:1 17:1 19:2 20:3 21:2 22:2 24:2',
      190,
      93,
    ],
    [
      'c9sAoQFv2wEIAA',
      'own 15:1 5:3 4:2 3:2 2:2 1:4 | opp 24:2 22:3 21:2 20:2 19:2 11:1 7:1 6:2',
      52,
      111,
    ],
  ])('%s is %s, %d and %d pips', (text, board, own, opp) => {
    const position = positionOf(board);
    expect(read(text)).toEqual(position);
    expect(writePositionId(position)).toBe(text);
    expect([pipCount(position.own), pipCount(position.opp)]).toEqual([own, opp]);
  });
});

test.each<Variant>(['short', 'nackgammon', 'hypergammon', 'longgammon', 'nuclear'])(
  'every position of %s is read back from its ID',
  (variant) => {
    for (let seed = 1; seed <= 300; seed++) {
      const position = randomPosition(mulberry32(seed), ruleSets[variant]);
      const text = writePositionId(position);
      expect(text).toHaveLength(14);
      expect([text, read(text, variant)]).toEqual([text, position]);
    }
  },
);

test('the start of hypergammon has three checkers a side', () => {
  expect(read(writePositionId(startPosition(ruleSets.hypergammon)), 'hypergammon')).toEqual(
    startPosition(ruleSets.hypergammon),
  );
});

describe('a position ID is refused', () => {
  test.each<[string, string, string, string]>([
    ['too short', START.slice(1), 'bad-text', '13 characters instead of 14'],
    ['too long', `${START}A`, 'bad-text', '15 characters instead of 14'],
    ['empty', '', 'bad-text', '0 characters instead of 14'],
    [
      'with a character of another alphabet',
      START.replace('/', '_'),
      'bad-text',
      '"_" (character 10) is none of A-Z a-z 0-9 + /',
    ],
    [
      'with bits behind its ten bytes',
      '4HPwATDgc/ABMB',
      'bad-text',
      'its last character says too much',
    ],
    [
      'without end',
      '//////////////'.replace(/.$/, 'w'),
      'bad-text',
      'it ends before both sides are complete',
    ],
    ['with more behind both sides', 'AAAAAAAAAAAAgA', 'bad-text', 'it goes on behind both sides'],
    [
      'with 16 checkers',
      writePositionId(with16('own')),
      'bad-position',
      'the side to move: 16 checkers instead of 15',
    ],
    [
      'with 16 of the opponent',
      writePositionId(with16('opp')),
      'bad-position',
      'the opponent: 16 checkers instead of 15',
    ],
    [
      'with both sides on one point',
      writePositionId({ ...startPosition(short), opp: positionOf('own | opp 6:2').opp }),
      'bad-position',
      'point 6 holds checkers of both sides (5 and 2)',
    ],
  ])('%s', (_, text, code, message) => {
    expect(faultOf(readPositionId(short, text))).toEqual({
      code,
      message: `position ID: ${message}`,
    });
  });

  test('with more checkers than the game has', () => {
    expect(faultOf(readPositionId(ruleSets.hypergammon, START))).toEqual({
      code: 'bad-position',
      message: 'position ID: the side to move: 15 checkers instead of 3',
    });
  });

  function with16(side: 'own' | 'opp'): Position {
    const start = startPosition(short);
    const other = side === 'own' ? 'opp' : 'own';
    const more = start[side].map((count, point) => (point === 6 ? 6 : count));
    // Without one of the others all fit into the bits.
    const fewer = start[other].map((count, point) => (point === 24 ? 1 : count));
    return { [side]: more, [other]: fewer } as unknown as Position;
  }
});

describe('match IDs', () => {
  const plain: MatchId = {
    cube: 0,
    owner: 3,
    roller: 1,
    crawford: 0,
    state: 1,
    decider: 1,
    doubled: 0,
    resigned: 0,
    die1: 0,
    die2: 0,
    length: 0,
    score0: 0,
    score1: 0,
    noJacoby: 0,
  };

  test.each<[string, Partial<MatchId>]>([
    ['cAkAAAAAAAAA', {}],
    ['cAkAAAAAAAAE', { noJacoby: 1 }],
    ['cIkFAAAAAAAE', { noJacoby: 1, die1: 3, die2: 1 }],
    ['QYkqASAAIAAA', { length: 9, score0: 2, score1: 4, cube: 1, owner: 0, die1: 5, die2: 2 }],
    [
      'QYkqASAAIAAE',
      { length: 9, score0: 2, score1: 4, cube: 1, owner: 0, die1: 5, die2: 2, noJacoby: 1 },
    ],
    ['8AmgACAAIAAE', { length: 5, score0: 2, score1: 4, crawford: 1, noJacoby: 1 }],
    ['cBGgAAAAAAAE', { length: 5, doubled: 1, decider: 0, noJacoby: 1 }],
    ['UgkAAAAAAAAA', { cube: 2, owner: 1 }],
    // Printed by GNU Backgammon 1.07 after a beaver, and after the offer to lose a gammon.
    ['QRkAAAAAAAAE', { cube: 1, owner: 0, doubled: 1, noJacoby: 1 }],
    [
      'QUEgASAAIAAA',
      { length: 9, score0: 2, score1: 4, cube: 1, owner: 0, decider: 0, resigned: 2 },
    ],
  ])('%s', (text, fields) => {
    expect(readMatchId(text)).toEqual({ ...plain, ...fields });
    expect(writeMatchId({ ...plain, ...fields })).toBe(text);
  });

  test('the largest numbers', () => {
    const largest = {
      cube: 15,
      owner: 3,
      roller: 1,
      crawford: 1,
      state: 7,
      decider: 1,
      doubled: 1,
      resigned: 3,
      die1: 7,
      die2: 7,
      length: 32767,
      score0: 32767,
      score1: 32767,
      noJacoby: 1,
    };
    expect(writeMatchId(largest)).toBe('//////////8H');
    expect(readMatchId('//////////8H')).toEqual(largest);
  });

  test.each<[string, string]>([
    ['cAkAAAAAAAA', 'match ID: 11 characters instead of 12'],
    ['cAkAAAAAAA-A', 'match ID: "-" (character 11) is none of A-Z a-z 0-9 + /'],
    ['cAkAAAAAAAAI', 'match ID: its last five bits are not 0'],
  ])('%s is refused', (text, message) => {
    expect(faultOf(readMatchId(text))).toEqual({ code: 'bad-text', message });
  });

  test.each<[keyof MatchId, number]>([
    ['cube', 16],
    ['length', 32768],
    ['score1', 40000],
  ])('a %s of %d is too large to be written', (field, value) => {
    expect(faultOf(writeMatchId({ ...plain, [field]: value }))).toEqual({
      code: 'not-allowed',
      message: `match ID: ${field} ${value} is too large for it`,
    });
  });
});
