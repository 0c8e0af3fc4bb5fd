import { describe, expect, test } from 'vitest';
import {
  beginTurn,
  newSession,
  orThrow,
  positionFor,
  rulesOf,
  type Action,
  type GameState,
  type Play,
  type Variant,
} from '../../src/game/index.js';
import { parsePlay } from '../../src/notation/index.js';
import {
  formatLine,
  formatTurn,
  lineOf,
  parseLine,
  type RecordLine,
} from '../../src/notation/record-line.js';
import { deed, underWay } from '../support/deeds.js';
import { faultOf } from '../support/fault-of.js';
import { mulberry32 } from '../support/random.js';
import { LIVELY } from '../support/random-actions.js';
import { seededSession } from '../support/seeded-session.js';

test.each<[RecordLine, string]>([
  [{ type: 'play', dice: [6, 2], play: '13/7*/5' }, '6-2: 13/7*/5'],
  [{ type: 'play', dice: [2, 2], play: '6/4(3) 13/11' }, '2-2: 6/4(3) 13/11'],
  [{ type: 'play', dice: [4, 1], play: 'bar/21 6/5' }, '4-1: bar/21 6/5'],
  [{ type: 'play', dice: [6, 5], play: '6/1, Ø' }, '6-5: 6/1, Ø'],
  [{ type: 'play', dice: [6, 6], play: 'Ø' }, '6-6: Ø'],
  [{ type: 'double', value: 2 }, 'Double 2'],
  [{ type: 'take' }, 'Take'],
  [{ type: 'pass' }, 'Pass'],
  [{ type: 'beaver', value: 4 }, 'Beaver 4'],
  [{ type: 'explode' }, 'Bomb'],
])('%o is the line %s', (line, text) => {
  expect(formatLine(line)).toBe(text);
  expect(parseLine(text)).toEqual(line);
});

test('a turn is written with the larger die first, whichever was thrown first', () => {
  expect(formatTurn([2, 6], '13/5')).toBe('6-2: 13/5');
});

test.each<[string, RecordLine]>([
  ['26:13/5', { type: 'play', dice: [6, 2], play: '13/5' }],
  [' 6 - 2 :  13 / 5 ', { type: 'play', dice: [6, 2], play: '13/5' }],
  ['double  64', { type: 'double', value: 64 }],
  ['BOMB', { type: 'explode' }],
])('a line is read in other spellings: %s', (text, line) => {
  expect(parseLine(text)).toEqual(line);
});

test.each([
  '',
  'Double',
  'Double 3',
  'Double 1',
  'Take 2',
  'Raccoon 8',
  '7-1: 13/5',
  '13/5',
  'bomb!',
])('a line is refused: "%s"', (text) => {
  expect(faultOf(parseLine(text))).toEqual({
    code: 'bad-text',
    message: `line: ${JSON.stringify(text)} is no turn such as 6-2: 13/5`,
  });
});

describe('what an action says in a record', () => {
  const money = { matchLength: 0, cube: true, options: { 'cube.beaver': 'on' } } as const;
  const state = underWay(money, { cube: { value: 4, owner: 'blue' } });
  const lines: readonly [GameState, Action, string | undefined][] = [
    [state, deed('blue', 'double'), 'Double 8'],
    [{ ...state, phase: { name: 'doubled', side: 'red' } }, deed('red', 'beaver'), 'Beaver 16'],
    [{ ...state, phase: { name: 'doubled', side: 'red' } }, deed('red', 'take'), 'Take'],
    [{ ...state, phase: { name: 'doubled', side: 'red' } }, deed('red', 'pass'), 'Pass'],
    [underWay({ variant: 'nuclear' }), deed('blue', 'explode'), 'Bomb'],
    [state, { type: 'roll', side: 'blue', elapsed: 0, dice: [3, 1] }, undefined],
    [state, deed('blue', 'nextGame'), undefined],
    [state, { type: 'play', side: 'blue', elapsed: 0, steps: [] }, undefined],
  ];

  test.each(lines)('%#', (before, action, text) => {
    const line = lineOf(before, action);
    expect(line && formatLine(line)).toBe(text);
  });

  test.each<Variant>(['short', 'long', 'plakoto', 'caucasian'])(
    'a turn of %s is read back from its line with the same result',
    (variant) => {
      let before = newSession({ variant });
      let turns = 0;
      for (const { action, after } of seededSession(mulberry32(3), 1, { variant }, LIVELY)) {
        if (action.type === 'play') {
          const text = formatLine(lineOf(before, action)!);
          const line = orThrow<RecordLine>(parseLine(text));
          if (line.type !== 'play') throw new Error(text);
          const turn = beginTurn(rulesOf(before), positionFor(before, action.side), line.dice);
          const { result } = orThrow<Play>(parsePlay(turn, line.play));
          expect([text, result]).toEqual([text, positionFor(after, action.side)]);
          turns++;
        }
        before = after;
      }
      expect(turns).toBeGreaterThan(15);
    },
  );
});
