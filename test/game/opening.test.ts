import { describe, expect, test } from 'vitest';
import {
  drawOpening,
  openingSide,
  type DiceSource,
  type OpeningThrow,
} from '../../src/game/index.js';
import { faultThrownBy } from '../support/fault-of.js';

/** A source that gives these dice, then fails the test. */
function sourceOf(dice: readonly number[]): DiceSource & { left(): number } {
  const left = [...dice];
  const source = (): number => {
    const die = left.shift();
    if (die === undefined) throw new Error('asked for another die');
    return die;
  };
  return Object.assign(source, { left: () => left.length });
}

describe('the draw', () => {
  test.each<[string, number[], OpeningThrow[]]>([
    ['is one die a side, blue first', [3, 5], [[3, 5]]],
    [
      'goes on after equal dice and keeps the ties',
      [2, 2, 6, 6, 6, 1],
      [
        [2, 2],
        [6, 6],
        [6, 1],
      ],
    ],
  ])('%s', (_, dice, throws) => {
    expect(drawOpening(sourceOf(dice))).toEqual(throws);
  });

  test('asks for no die more than it needs', () => {
    const source = sourceOf([4, 4, 1, 2, 6, 6]);
    expect(drawOpening(source)).toEqual([
      [4, 4],
      [1, 2],
    ]);
    expect(source.left()).toBe(2);
  });

  test('bears a long row of ties', () => {
    const ties = new Array<number>(2 * 999).fill(3);
    const throws = drawOpening(sourceOf([...ties, 1, 2]));
    expect(throws).toHaveLength(1000);
    expect(throws[999]).toEqual([1, 2]);
  });

  test('ends with an error when the source is stuck', () => {
    expect(faultThrownBy(() => drawOpening(() => 4))).toEqual({
      code: 'bad-dice',
      message: 'the dice source gave 1000 equal throws in a row for the draw',
    });
  });

  test('ends with an error when the source gives no die', () => {
    expect(faultThrownBy(() => drawOpening(sourceOf([4, 4, 9])))).toEqual({
      code: 'bad-dice',
      message: 'the dice source gave 9: a die shows 1 to 6',
    });
  });
});

describe('the side that begins', () => {
  test('has the higher die of the last throw, in all 30 of them', () => {
    for (let blue = 1; blue <= 6; blue++)
      for (let red = 1; red <= 6; red++) {
        if (blue === red) continue;
        expect([blue, red, openingSide([[blue, red]])]).toEqual([
          blue,
          red,
          blue > red ? 'blue' : 'red',
        ]);
      }
  });

  test('does not depend on the ties before', () => {
    const ties: OpeningThrow[] = [
      [6, 6],
      [1, 1],
    ];
    expect(openingSide([...ties, [1, 2]])).toBe('red');
    expect(openingSide([...ties, [2, 1]])).toBe('blue');
  });
});
