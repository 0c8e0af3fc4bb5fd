import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  ROLLS,
  checkDice,
  cryptoDice,
  diceToPlay,
  isDie,
  rollWeight,
  throwDice,
  throwDie,
  type DiceSource,
} from '../../src/game/index.js';
import { faultOf, faultThrownBy } from '../support/fault-of.js';

/** A source that gives these values one after the other. */
function sourceOf(...values: readonly unknown[]): DiceSource {
  const left = [...values];
  return () => left.shift() as number;
}

describe('the table of rolls', () => {
  test('has the 21 rolls, larger die first, in the order of the engine', () => {
    expect(ROLLS.map(([high, low]) => `${high}-${low}`).join(' ')).toBe(
      '1-1 2-1 2-2 3-1 3-2 3-3 4-1 4-2 4-3 4-4 5-1 5-2 5-3 5-4 5-5 6-1 6-2 6-3 6-4 6-5 6-6',
    );
  });

  test('weighs each roll by the throws that show it, 36 in all', () => {
    const thrown = new Map<string, number>();
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const roll = a > b ? `${a}-${b}` : `${b}-${a}`;
        thrown.set(roll, (thrown.get(roll) ?? 0) + 1);
      }
    for (const roll of ROLLS)
      expect([roll, rollWeight(roll)]).toEqual([roll, thrown.get(roll.join('-'))]);
    expect(ROLLS.reduce((sum, roll) => sum + rollWeight(roll), 0)).toBe(36);
  });
});

describe('the dice to play', () => {
  test('are two, larger first, however they fell', () => {
    expect(diceToPlay([6, 1])).toEqual([6, 1]);
    expect(diceToPlay([1, 6])).toEqual([6, 1]);
  });

  test('are four of a double', () => {
    expect(diceToPlay([3, 3])).toEqual([3, 3, 3, 3]);
  });
});

describe('a throw', () => {
  test('takes two dice from the source, in their order', () => {
    expect(throwDice(sourceOf(2, 5))).toEqual([2, 5]);
    expect(throwDice(sourceOf(6, 6))).toEqual([6, 6]);
  });

  const noDice: readonly [unknown, string][] = [
    [0, '0'],
    [7, '7'],
    [-1, '-1'],
    [1.5, '1.5'],
    [NaN, 'NaN'],
    [Infinity, 'Infinity'],
    [undefined, 'undefined'],
    [null, 'null'],
    ['3', '"3"'],
  ];

  test.each(noDice)('of a source that gives %o says so', (value, named) => {
    const fault = {
      code: 'bad-dice',
      message: `the dice source gave ${named}: a die shows 1 to 6`,
    };
    expect(faultThrownBy(() => throwDie(sourceOf(value)))).toEqual(fault);
    expect(faultThrownBy(() => throwDice(sourceOf(value, 1)))).toEqual(fault);
    expect(faultThrownBy(() => throwDice(sourceOf(1, value)))).toEqual(fault);
    expect(isDie(value)).toBe(false);
  });

  test.each<[string, () => number, string]>([
    [
      'an error',
      () => {
        throw new Error('no dice today');
      },
      'no dice today',
    ],
    [
      'what is no error',
      () => {
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- a host's source may throw anything
        throw undefined;
      },
      'undefined',
    ],
    ['that it is no function', 5 as unknown as () => number, 'source is not a function'],
  ])('of a source that throws %s says so', (_, source, reason) => {
    expect(faultThrownBy(() => throwDice(source))).toEqual({
      code: 'bad-dice',
      message: `the dice source failed: ${reason}`,
    });
  });
});

describe('a pair of dice handed in', () => {
  test.each(ROLLS.map((roll) => [roll]))('may be %o', (roll) => {
    expect(checkDice(roll)).toBeUndefined();
    expect(checkDice([roll[1], roll[0]])).toBeUndefined();
  });

  const noRolls: readonly [string, unknown, string][] = [
    ['one die', [3], '[3]'],
    ['three dice', [3, 1, 1], '[3,1,1]'],
    ['none', [], '[]'],
    ['a die of 0', [0, 3], '[0,3]'],
    ['a die of 7', [3, 7], '[3,7]'],
    ['half a die', [2.5, 1], '[2.5,1]'],
    ['words', ['3', '1'], '["3","1"]'],
    ['a text', '31', '"31"'],
    ['a number', 31, '31'],
    ['null', null, 'null'],
    ['nothing', undefined, 'undefined'],
    ['an object', { 0: 3, 1: 1, length: 2 }, '{"0":3,"1":1,"length":2}'],
  ];

  test.each(noRolls)('may not be %s', (_, dice, named) => {
    expect(faultOf(checkDice(dice))).toEqual({
      code: 'bad-dice',
      message: `${named} is no roll: two dice from 1 to 6`,
    });
  });
});

describe('dice from the cryptographic generator', () => {
  afterEach(() => vi.restoreAllMocks());

  /** The generator gives these bytes and no more. */
  function stubBytes(...bytes: readonly number[]): readonly number[] {
    const left = [...bytes];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      const next = left.shift();
      if (next === undefined) throw new Error('asked for more bytes');
      (array as unknown as Uint8Array)[0] = next;
      return array;
    });
    return left;
  }

  test('show each face for 42 of the 252 bytes that count', () => {
    const faces = new Map<number, number>();
    for (let byte = 0; byte < 252; byte++) {
      const left = stubBytes(byte);
      const face = cryptoDice();
      expect(left).toEqual([]);
      faces.set(face, (faces.get(face) ?? 0) + 1);
    }
    expect([...faces].sort(([a], [b]) => a - b)).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => [face, 42]),
    );
  });

  test.each([252, 253, 254, 255])('are thrown again at the byte %i', (byte) => {
    const left = stubBytes(byte, byte, 5, 0);
    expect(cryptoDice()).toBe(6);
    expect(left).toEqual([0]);
  });

  test('are dice without a stub too', () => {
    const faces = new Set(Array.from({ length: 2000 }, cryptoDice));
    expect([...faces].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
