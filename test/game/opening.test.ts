import { describe, expect, test } from 'vitest';
import {
  GameError,
  applyAction,
  drawOpening,
  newSession,
  openingSide,
  otherSide,
  type DiceSource,
  type GivenOptions,
  type OpeningThrow,
  type Side,
} from '../../src/game/index.js';
import { faultOf, faultThrownBy } from '../support/fault-of.js';

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
  test.each([
    ['high', 'blue'],
    ['low', 'red'],
  ] as const)(
    'has the die of priority %s in the last throw, in all 30 of them',
    (priority, side) => {
      for (let blue = 1; blue <= 6; blue++)
        for (let red = 1; red <= 6; red++) {
          if (blue === red) continue;
          const expected = blue > red ? side : otherSide(side);
          expect([blue, red, openingSide([[blue, red]], priority)]).toEqual([blue, red, expected]);
        }
    },
  );

  test('does not depend on the ties before', () => {
    const ties: OpeningThrow[] = [
      [6, 6],
      [1, 1],
    ];
    expect(openingSide([...ties, [1, 2]], 'high')).toBe('red');
    expect(openingSide([...ties, [2, 1]], 'high')).toBe('blue');
  });
});

/** The game after a draw, under some options. */
function afterDraw(options: GivenOptions, side: Side, throws: readonly OpeningThrow[]): unknown {
  const state = newSession({ options });
  const drawn = applyAction(state, { type: 'opening', side, elapsed: 0, throws });
  return drawn instanceof GameError
    ? faultOf(drawn)
    : { phase: drawn.phase, starter: drawn.starter };
}

describe('the draw of a game', () => {
  test('gives the first roll to the side that begins (open.roll = dice)', () => {
    expect(afterDraw({}, 'red', [[2, 5]])).toEqual({
      phase: { name: 'moving', side: 'red', dice: [2, 5] },
      starter: 'red',
    });
  });

  test('lets the side that begins throw anew (open.roll = anew)', () => {
    expect(afterDraw({ 'open.roll': 'anew' }, 'red', [[2, 5]])).toEqual({
      phase: { name: 'rolling', side: 'red' },
      starter: 'red',
    });
  });

  test('lets the lower die begin (open.priority = low)', () => {
    expect(afterDraw({ 'open.priority': 'low' }, 'blue', [[2, 5]])).toEqual({
      phase: { name: 'moving', side: 'blue', dice: [2, 5] },
      starter: 'blue',
    });
    expect(afterDraw({ 'open.priority': 'low' }, 'red', [[2, 5]])).toEqual({
      code: 'wrong-side',
      message: 'opening: the draw lets blue begin, not red',
    });
  });
});
