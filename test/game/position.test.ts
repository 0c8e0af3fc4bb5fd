import { describe, expect, test } from 'vitest';
import {
  PINNED,
  VARIANTS,
  checkPosition,
  checkerCount,
  comparePositions,
  countsOf,
  findRuleSet,
  flip,
  highestPoint,
  pipCount,
  positionKey,
  ruleSets,
  startCounts,
  startPosition,
  theirPoint,
  type Counts,
  type Position,
  type Variant,
} from '../../src/game/index.js';
import { faultOf } from '../support/fault-of.js';
import { positionOf } from '../support/position-of.js';
import { randomPosition } from '../support/positions.js';
import { mulberry32 } from '../support/random.js';

const rules = ruleSets.short;
const start = startPosition(rules);

describe('the start of short nardy', () => {
  test('is the rulebook’s, and looks the same from both sides', () => {
    expect(start).toEqual(positionOf('own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:5'));
    expect(start.own).toEqual([
      0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
    ]);
    expect(flip(start)).toEqual(start);
    expect(checkPosition(rules, start)).toBeUndefined();
  });

  test('has 167 pips a side', () => {
    expect(pipCount(startCounts(rules))).toBe(167);
  });
});

interface Stacks {
  readonly pairs: readonly (readonly [number, number])[];
  readonly pips: number;
  readonly highest: number;
}

describe('counts of one side', () => {
  test.each<Stacks>([
    { pairs: [], pips: 0, highest: 0 },
    { pairs: [[1, 1]], pips: 1, highest: 1 },
    { pairs: [[25, 1]], pips: 25, highest: 25 },
    {
      pairs: [
        [25, 2],
        [24, 3],
        [1, 10],
      ],
      pips: 132,
      highest: 25,
    },
    { pairs: [[24, 15]], pips: 360, highest: 24 },
  ])('$pairs make $pips pips', ({ pairs, pips, highest }) => {
    const counts = countsOf(15, pairs);
    expect(pipCount(counts)).toBe(pips);
    expect(highestPoint(counts)).toBe(highest);
    expect(checkerCount(counts)).toBe(15);
  });

  test('take a pinned checker, -1, for one checker', () => {
    const counts = countsOf(15, [
      [6, 11],
      [7, PINNED],
    ]);
    expect(counts[0]).toBe(3);
    expect(checkerCount(counts)).toBe(15);
    expect(pipCount(counts)).toBe(73);
    expect(highestPoint(counts)).toBe(7);
  });

  test('put what the pairs leave out among the checkers off, and add pairs of one point', () => {
    const counts = countsOf(15, [
      [6, 2],
      [6, 1],
    ]);
    expect(counts).toEqual([
      12, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });
});

test('the opponent’s number of a point is 25 minus mine, or half the board away', () => {
  for (let point = 1; point <= 24; point++) {
    expect(theirPoint('opposite', point)).toBe(25 - point);
    expect(theirPoint('same', point)).toBe(point > 12 ? point - 12 : point + 12);
    for (const facing of ['opposite', 'same'] as const)
      expect(theirPoint(facing, theirPoint(facing, point))).toBe(point);
  }
});

describe('a position is refused', () => {
  /** The start with one count of a side replaced. */
  const withCount = (side: 'own' | 'opp', index: number, count: unknown): Position => ({
    ...start,
    [side]: start[side].map((old, place) => (place === index ? (count as number) : old)),
  });
  const withCounts = (own: unknown): Position => ({ ...start, own: own as Counts });

  const faults: readonly [string, Position, string][] = [
    ['with 16 checkers', withCount('own', 5, 1), 'the side to move: 16 checkers instead of 15'],
    ['with 14 checkers', withCount('own', 6, 4), 'the side to move: 14 checkers instead of 15'],
    ['with 16 enemies', withCount('opp', 0, 1), 'the opponent: 16 checkers instead of 15'],
    ['with 14 enemies', withCount('opp', 24, 1), 'the opponent: 14 checkers instead of 15'],
    [
      'with a checker too many on the bar',
      withCount('own', 25, 1),
      'the side to move: 16 checkers instead of 15',
    ],
    [
      'with less than no checkers',
      withCount('own', 3, -1),
      'the side to move: -1 is no number of checkers (index 3)',
    ],
    [
      'with half a checker',
      withCount('opp', 13, 4.5),
      'the opponent: 4.5 is no number of checkers (index 13)',
    ],
    [
      'with a count that is NaN',
      withCount('opp', 25, NaN),
      'the opponent: NaN is no number of checkers (index 25)',
    ],
    [
      'with a count that is a text',
      withCount('own', 6, '5'),
      'the side to move: "5" is no number of checkers (index 6)',
    ],
    [
      'with a count that is null',
      withCount('own', 0, null),
      'the side to move: null is no number of checkers (index 0)',
    ],
    [
      'with 25 counts',
      withCounts(start.own.slice(0, 25)),
      'the side to move: expected 26 counts, got 25',
    ],
    [
      'with 27 counts',
      withCounts([...start.own, 0]),
      'the side to move: expected 26 counts, got 27',
    ],
    [
      'without counts',
      withCounts(undefined),
      'the side to move: expected 26 counts, got undefined',
    ],
    ['with null', withCounts(null), 'the side to move: expected 26 counts, got null'],
    [
      'without the opponent’s counts',
      { ...start, opp: undefined as unknown as Counts },
      'the opponent: expected 26 counts, got undefined',
    ],
    [
      'with both sides on one point',
      positionOf('own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:4 8:1'),
      'point 8 holds checkers of both sides (3 and 1)',
    ],
    [
      'with both sides on a point of the far home',
      positionOf('own 24:2 13:13 | opp 24:15'),
      'point 24 holds checkers of both sides (2 and 15)',
    ],
  ];

  test.each(faults)('%s', (_, position, message) => {
    expect(faultOf(checkPosition(rules, position))).toEqual({ code: 'bad-position', message });
  });

  test('by the number of checkers of its game', () => {
    const three = { ...rules, checkers: 3 };
    const few = { own: countsOf(3, [[24, 3]]), opp: countsOf(3, [[24, 3]]) };
    expect(checkPosition(three, few)).toBeUndefined();
    expect(faultOf(checkPosition(rules, few)).message).toBe(
      'the side to move: 3 checkers instead of 15',
    );
  });
});

describe('a position of another game is refused', () => {
  const faults: readonly [string, Variant, string, string][] = [
    [
      'with a bar where nobody is hit',
      'long',
      'own bar:1 24:14 | opp 12:15',
      'the side to move: 1 checkers on the bar of a game without one',
    ],
    [
      'with the enemy on a bar where nobody is hit',
      'plakoto',
      'own 24:15 | opp bar:2 1:13',
      'the opponent: 2 checkers on the bar of a game without one',
    ],
    [
      'with both sides on one point of long nardy',
      'long',
      'own 24:14 12:1 | opp 12:15',
      'point 12 holds checkers of both sides (1 and 15)',
    ],
    [
      'with a pinned checker in a game that hits',
      'short',
      'own 24:14 7:-1 | opp 7:1 1:14',
      'the side to move: -1 is no number of checkers (index 7)',
    ],
    [
      'with a pinned checker in long nardy',
      'long',
      'own 24:15 | opp 12:14 7:-1',
      'the opponent: -1 is no number of checkers (index 19)',
    ],
    [
      'with two sides on a point and nobody pinned',
      'plakoto',
      'own 24:13 7:2 | opp 7:1 1:14',
      'point 7 holds checkers of both sides (2 and 1, none of them pinned)',
    ],
    [
      'with a pinned checker alone',
      'plakoto',
      'own 24:14 7:-1 | opp 1:15',
      'point 7 holds a pinned checker with none above it (-1 and 0)',
    ],
    [
      'with two pinned checkers on a point',
      'plakoto',
      'own 24:14 7:-1 | opp 7:-1 1:14',
      'point 7 holds a pinned checker with none above it (-1 and -1)',
    ],
    [
      'with a pinned checker off',
      'plakoto',
      'own 24:14 0:-1 | opp 1:15',
      'the side to move: -1 is no number of checkers (index 0)',
    ],
    [
      'with two pinned in one count',
      'plakoto',
      'own 24:13 7:-2 | opp 7:1 1:14',
      'the side to move: -2 is no number of checkers (index 7)',
    ],
    [
      'with fifteen checkers in a game of three',
      'hypergammon',
      'own 24:15 | opp 1:3',
      'the side to move: -12 is no number of checkers (index 0)',
    ],
  ];

  test.each(faults)('%s', (_, variant, board, message) => {
    const game = ruleSets[variant];
    expect(faultOf(checkPosition(game, positionOf(board, game)))).toEqual({
      code: 'bad-position',
      message,
    });
  });
});

test.each<[string, Variant, string]>([
  ['a checker pinned by one', 'plakoto', 'own 24:14 7:-1 | opp 7:1 1:14'],
  ['a checker pinned by many', 'plakoto', 'own 24:11 7:4 | opp 7:-1 1:14'],
  ['each side with pinned checkers', 'plakoto', 'own 24:13 7:-1 5:1 | opp 7:1 5:-1 1:13'],
  ['a pinned mother', 'plakoto', 'own 24:-1 6:14 | opp 24:1 1:14'],
  ['lone checkers of both sides', 'long', 'own 24:14 11:1 | opp 12:14 9:1'],
  ['a checker that was hit in sudden death', 'sudden-death', 'own 24:15 | opp bar:1 1:14'],
])('%s may stand', (_, variant, board) => {
  const game = ruleSets[variant];
  expect(checkPosition(game, positionOf(board, game))).toBeUndefined();
});

test('both sides may have checkers on the bar and off', () => {
  const position = positionOf('own bar:5 1:3 | opp bar:2 24:1');
  expect(checkPosition(rules, position)).toBeUndefined();
});

describe('the order of positions', () => {
  test('goes by the first number that differs, own counts first', () => {
    const low = positionOf('own 6:15 | opp 7:15');
    const more = positionOf('own 6:14 5:1 | opp 7:15');
    const opponents = positionOf('own 6:15 | opp 7:14 8:1');
    expect(comparePositions(low, low)).toBe(0);
    expect(comparePositions(low, more)).toBeLessThan(0);
    expect(comparePositions(more, low)).toBeGreaterThan(0);
    expect(comparePositions(opponents, more)).toBeLessThan(0);
    // 8 is the opponent's 17 and comes before its 18.
    expect(comparePositions(low, opponents)).toBeLessThan(0);
  });

  test('is 0 for positions with equal keys only', () => {
    const random = mulberry32(3);
    const positions = Array.from({ length: 60 }, () => randomPosition(random));
    for (const a of positions)
      for (const b of [...positions, structuredClone(a)]) {
        expect(comparePositions(a, b) === 0).toBe(positionKey(a) === positionKey(b));
        expect(Math.sign(comparePositions(a, b)) + Math.sign(comparePositions(b, a))).toBe(0);
      }
  });
});

describe('a variant', () => {
  test.each(VARIANTS)('%s is found by its name', (name) => {
    expect(findRuleSet(name)).toBe(ruleSets[name]);
    expect(ruleSets[name].variant).toBe(name);
  });

  test.each<[unknown, string]>([
    ['chess', '"chess"'],
    ['', '""'],
    ['toString', '"toString"'],
    ['__proto__', '"__proto__"'],
    [['short'], '["short"]'],
    [null, 'null'],
    [undefined, 'undefined'],
    [7, '7'],
  ])('is not %o, and the error lists what there is', (name, named) => {
    expect(faultOf(findRuleSet(name))).toEqual({
      code: 'unknown-variant',
      message: `no variant is named ${named}: short, caucasian, nackgammon, hypergammon, longgammon, sudden-death, nuclear, plakoto, long`,
    });
  });
});
