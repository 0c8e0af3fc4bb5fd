import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VARIANTS, ruleSets, startPosition, type Position } from '../../../src/game/index.js';
import {
  compareNumbers,
  formatPosition,
  parsePosition,
  positionNumbers,
  type PositionForm,
} from '../../../src/notation/positions/position-text.js';
import { faultOf } from '../../support/fault-of.js';
import { positionOf } from '../../support/position-of.js';
import { randomPosition } from '../../support/positions.js';
import { mulberry32 } from '../../support/random.js';

const rules = ruleSets.short;
const START_26 = '0,-2,0,0,0,0,5,0,3,0,0,0,-5,5,0,0,0,-3,0,-5,0,0,0,0,2,0';
const HALF = '0,0,0,0,0,0,5,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2,0';
const START_52 = `${HALF},${HALF}`;

/** A text with some of its numbers, counted from 1, replaced. */
function withNumbers(text: string, changes: Readonly<Record<number, number | string>>): string {
  const words = text.split(',');
  for (const [number, word] of Object.entries(changes)) words[Number(number) - 1] = String(word);
  return words.join(',');
}

interface Example {
  readonly name: string;
  readonly position: Position;
  readonly 26: string;
  readonly 52: string;
}

const examples: readonly Example[] = [
  { name: 'the start', position: startPosition(rules), 26: START_26, 52: START_52 },
  {
    name: 'checkers on both bars and off',
    position: positionOf('own bar:1 6:2 1:1 | opp bar:3 24:1 7:2'),
    26: '-3,1,0,0,0,0,2,-2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,1',
    52: '11,1,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,9,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,3',
  },
  {
    name: 'everything off',
    position: positionOf('own | opp 1:15'),
    26: '0,-15,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0',
    52: '15,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,15,0',
  },
];

describe.each(examples)('$name', ({ position, ...texts }) => {
  test.each<PositionForm>([26, 52])('is written and read as %i numbers', (form) => {
    expect(formatPosition(rules, position, form)).toBe(texts[form]);
    expect(positionNumbers(rules, position, form)).toEqual(texts[form].split(',').map(Number));
    expect(parsePosition(rules, texts[form])).toEqual({ position, form });
  });
});

test('blanks around the numbers and a zero with a sign change nothing', () => {
  expect(parsePosition(rules, START_26.replaceAll(',', ' , '))).toEqual({
    position: startPosition(rules),
    form: 26,
  });
  expect(parsePosition(rules, START_26.replaceAll(/\b0\b/g, '-0'))).toEqual({
    position: startPosition(rules),
    form: 26,
  });
});

describe.each(VARIANTS)('every position of %s', (variant) => {
  const game = ruleSets[variant];
  // Both sides may stand on one point where checkers are pinned.
  const forms: readonly PositionForm[] = variant === 'plakoto' ? [52] : [26, 52];

  test.each(forms)('is read back from its %i numbers', (form) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const position = randomPosition(mulberry32(seed), game);
        const text = formatPosition(game, position, form);
        expect(text.split(',')).toHaveLength(form);
        expect(parsePosition(game, text)).toEqual({ position, form });
      }),
      { seed: 12, numRuns: variant === 'short' ? 300 : 60 },
    );
  });
});

test('long nardy in 26 numbers: the enemy in the mover’s numbers, though both go the same way', () => {
  const game = ruleSets.long;
  const position = positionOf('own 24:13 18:1 5:1 | opp 12:12 11:1 6:1', game);
  const text = '0,0,0,0,0,1,-1,0,0,0,0,-1,-12,0,0,0,0,0,1,0,0,0,0,0,13,0';
  expect(position.opp).toEqual([
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 12, 0,
  ]);
  expect(formatPosition(game, position, 26)).toBe(text);
  expect(parsePosition(game, text)).toEqual({ position, form: 26 });
});

test('a pinned checker is -1 of 52 numbers, and 26 are not enough', () => {
  const game = ruleSets.plakoto;
  const position = positionOf('own 24:13 7:-1 5:1 | opp 7:1 5:-1 1:13', game);
  const text =
    '0,0,0,0,0,1,0,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,13,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,-1,0,0,0,13,0';
  expect(formatPosition(game, position, 52)).toBe(text);
  expect(parsePosition(game, text)).toEqual({ position, form: 52 });
  expect(faultOf(parsePosition(game, START_26))).toEqual({
    code: 'bad-text',
    message: 'position: plakoto needs 52 numbers, not 26',
  });
});

test('a bar in 26 numbers is refused where there is none', () => {
  const text = '-1,0,0,0,0,0,0,0,0,0,0,0,-14,0,0,0,0,0,0,0,0,0,0,0,15,0';
  expect(faultOf(parsePosition(ruleSets.long, text))).toEqual({
    code: 'bad-position',
    message: 'the opponent: 1 checkers on the bar of a game without one',
  });
});

test('what is off is the game’s number of checkers minus the rest', () => {
  const three = ruleSets.hypergammon;
  const text = '0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-3,0';
  const position = positionOf('own 6:2 | opp 24:3', three);
  expect(position.own[0]).toBe(1);
  expect(parsePosition(three, text)).toEqual({ position, form: 26 });
  expect(formatPosition(three, position, 26)).toBe(text);
});

describe('a text that is no list of 26 or 52 whole numbers is refused', () => {
  test.each<[string, string, string]>([
    ['empty', '', 'position: "" (number 1) is no whole number'],
    ['a word', 'hello', 'position: "hello" (number 1) is no whole number'],
    [
      'a word among numbers',
      withNumbers(START_26, { 7: 'five' }),
      'position: "five" (number 7) is no whole number',
    ],
    ['a gap', withNumbers(START_26, { 2: '' }), 'position: "" (number 2) is no whole number'],
    ['a comma too many', `${START_26},`, 'position: "" (number 27) is no whole number'],
    [
      'half a checker',
      withNumbers(START_26, { 7: 4.5 }),
      'position: "4.5" (number 7) is no whole number',
    ],
    [
      'an exponent',
      withNumbers(START_26, { 7: '1e1' }),
      'position: "1e1" (number 7) is no whole number',
    ],
    [
      'a hexadecimal',
      withNumbers(START_26, { 7: '0x5' }),
      'position: "0x5" (number 7) is no whole number',
    ],
    [
      'a plus sign',
      withNumbers(START_26, { 7: '+5' }),
      'position: "+5" (number 7) is no whole number',
    ],
    [
      'two signs',
      withNumbers(START_26, { 2: '--2' }),
      'position: "--2" (number 2) is no whole number',
    ],
    ['blanks instead of commas', '1 2 3', 'position: "1 2 3" (number 1) is no whole number'],
    ['one number', '7', 'position: 1 numbers instead of 26 or 52'],
    ['25 numbers', START_26.slice(2), 'position: 25 numbers instead of 26 or 52'],
    ['27 numbers', `${START_26},0`, 'position: 27 numbers instead of 26 or 52'],
    ['51 numbers', START_52.slice(2), 'position: 51 numbers instead of 26 or 52'],
    ['53 numbers', `${START_52},0`, 'position: 53 numbers instead of 26 or 52'],
  ])('%s', (_, text, message) => {
    expect(faultOf(parsePosition(rules, text))).toEqual({ code: 'bad-text', message });
  });
});

describe('a position that the rules do not allow is refused', () => {
  test.each<[string, string, string]>([
    [
      '16 checkers in 52 numbers',
      withNumbers(START_52, { 6: 1 }),
      'the side to move: 16 checkers instead of 15',
    ],
    [
      '14 checkers in 52 numbers',
      withNumbers(START_52, { 7: 4 }),
      'the side to move: 14 checkers instead of 15',
    ],
    [
      '16 enemies in 52 numbers',
      withNumbers(START_52, { 32: 1 }),
      'the opponent: 16 checkers instead of 15',
    ],
    [
      'both sides on one point',
      withNumbers(START_52, { 27: -0, 33: 4, 44: 1 }),
      'point 8 holds checkers of both sides (3 and 1)',
    ],
    [
      'a negative count in 52 numbers',
      withNumbers(START_52, { 7: -5 }),
      'the side to move: -5 is no number of checkers (index 6)',
    ],
    [
      'the mover’s bar below zero',
      withNumbers(START_26, { 26: -1 }),
      'the side to move has -1 checkers on the bar',
    ],
    // Each side may have at most 15, what is missing is off: only too many can be seen in 26 numbers.
    [
      '16 checkers in 26 numbers',
      withNumbers(START_26, { 6: 1 }),
      'the side to move: 16 checkers instead of 15',
    ],
    [
      '17 enemies in 26 numbers',
      withNumbers(START_26, { 6: -2 }),
      'the opponent: 17 checkers instead of 15',
    ],
    [
      '16 with one on the bar',
      withNumbers(START_26, { 26: 1 }),
      'the side to move: 16 checkers instead of 15',
    ],
    [
      '16 enemies with one on the bar',
      withNumbers(START_26, { 1: -1 }),
      'the opponent: 16 checkers instead of 15',
    ],
  ])('%s', (_, text, message) => {
    expect(faultOf(parsePosition(rules, text))).toEqual({ code: 'bad-position', message });
  });

  test('the opponent’s bar above zero', () => {
    const fault = faultOf(parsePosition(rules, withNumbers(START_26, { 1: 1 })));
    expect(fault.code).toBe('bad-position');
  });
});

describe('the order of number lists', () => {
  test.each<[number[], number[], number]>([
    [[1, 2], [1, 2], 0],
    [[1, 2], [1, 3], -1],
    [[2, 0], [1, 9], 1],
    [[-5, 0], [-4, -9], -1],
    [[10], [9], 1],
    [[], [], 0],
  ])('%o and %o', (a, b, order) => {
    expect(Math.sign(compareNumbers(a, b))).toBe(order);
    expect(Math.sign(compareNumbers(b, a))).toBe(order === 0 ? 0 : -order);
  });
});
