import { describe, expect, test } from 'vitest';
import {
  ROLLS,
  VARIANTS,
  beginTurn,
  checkPosition,
  endingOf,
  flip,
  legalPlays,
  pipCount,
  ruleSets,
  startCounts,
  startPosition,
  type RuleSet,
  type Variant,
} from '../../../src/game/index.js';
import { playsOf } from '../../support/plays-of.js';
import { positionOf } from '../../support/position-of.js';

/** rules.md 13, from 6-6 down to 1-1. */
const short = '11 7 14 14 14 10 4 9 9 8 8 52 17 18 14 73 17 16 75 15 42';
const longgammon = '4 2 2 2 2 2 5 2 2 2 2 5 2 2 2 5 2 2 5 2 5';

interface Start {
  /** Both sides in the mover's numbers. */
  readonly board: string;
  readonly pips: number;
  /** Different results of each roll. */
  readonly counts: string;
}

const shortBoard = 'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:5';

/** rules.md 2 and 13. */
const starts: Readonly<Record<Variant, Start>> = {
  short: { board: shortBoard, pips: 167, counts: short },
  caucasian: { board: shortBoard, pips: 167, counts: short },
  nackgammon: {
    board: 'own 24:2 23:2 13:4 8:3 6:4 | opp 1:2 2:2 12:4 17:3 19:4',
    pips: 194,
    counts: '3 7 8 13 13 10 17 11 17 16 12 25 17 17 15 101 27 22 103 23 70',
  },
  hypergammon: {
    board: 'own 24:1 23:1 22:1 | opp 1:1 2:1 3:1',
    pips: 69,
    counts: '12 9 9 9 8 7 15 9 9 8 7 15 9 8 7 15 8 7 11 6 7',
  },
  longgammon: { board: 'own 24:15 | opp 1:15', pips: 360, counts: longgammon },
  // Nobody stands alone at the start.
  'sudden-death': { board: shortBoard, pips: 167, counts: short },
  nuclear: { board: shortBoard, pips: 167, counts: short },
  plakoto: { board: 'own 24:15 | opp 1:15', pips: 360, counts: longgammon },
  long: {
    board: 'own 24:15 | opp 12:15',
    pips: 360,
    counts: '1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1',
  },
};

describe.each(VARIANTS)('%s', (variant) => {
  const rules = ruleSets[variant];
  const { board, pips, counts } = starts[variant];
  const start = startPosition(rules);

  test('begins as the rulebook says, the same for both sides', () => {
    expect(start).toEqual(positionOf(board, rules));
    expect(flip(start)).toEqual(start);
    expect(checkPosition(rules, start)).toBeUndefined();
    expect(endingOf(rules, start)).toBeUndefined();
  });

  test(`has ${pips} pips a side`, () => {
    expect(pipCount(startCounts(rules))).toBe(pips);
  });

  test('has as many results from the start as the rulebook says, for each roll', () => {
    const descending = [...ROLLS].sort(([a, b], [c, d]) => c - a || d - b);
    const found = descending.map((roll) => resultsOf(rules, roll));
    expect(found.join(' ')).toBe(counts);
  });
});

function resultsOf(rules: RuleSet, roll: (typeof ROLLS)[number]): number {
  const plays = legalPlays(beginTurn(rules, startPosition(rules), roll));
  return plays.filter(({ steps }) => steps.length > 0).length;
}

test('what each variant is, beyond its start', () => {
  const told = VARIANTS.map((variant) => {
    const { contact, facing, highest, cube, bomb, options } = ruleSets[variant];
    const { 'open.roll': roll, 'next.starter': starter } = options;
    return [variant, contact, facing, highest, cube, bomb, roll, starter].join(' ');
  });
  expect(told).toEqual([
    'short hit opposite backgammon yes false dice draw',
    'caucasian hit opposite backgammon yes false dice draw',
    'nackgammon hit opposite backgammon yes false dice draw',
    'hypergammon hit opposite backgammon yes false dice draw',
    'longgammon hit opposite backgammon yes false dice draw',
    'sudden-death hit opposite single no false dice draw',
    'nuclear hit opposite backgammon option true dice draw',
    'plakoto pin opposite gammon no false anew winner',
    'long block same gammon no false anew winner',
  ]);
});

describe('a game of three checkers', () => {
  const rules = ruleSets.hypergammon;

  test('bears off when those still on the board are home', () => {
    expect(playsOf(rules, 'own 6:1 2:1 | opp 24:1', [6, 2])).toEqual(['6/off', '6/off 2/off']);
    expect(playsOf(rules, 'own 7:1 2:1 | opp 24:1', [6, 1])).toEqual(['7/1 2/1', '7/off']);
    expect(playsOf(rules, 'own 2:1 | opp 24:1', [6, 5])).toEqual(['2/off']);
  });

  test('is won with the third checker', () => {
    const [play] = legalPlays(beginTurn(rules, positionOf('own 2:1 | opp 24:1', rules), [6, 5]));
    expect(play.result).toEqual(positionOf('own | opp 24:1', rules));
    expect(endingOf(rules, play.result)).toEqual({ winner: 'own', kind: 'single' });
  });
});

test('nuclear: what an explosion has thrown on the bar enters first', () => {
  const after = 'own bar:2 13:5 8:3 6:5 | opp bar:1 1:2 12:5 17:3 19:4';
  expect(playsOf(ruleSets.nuclear, after, [5, 5])).toEqual([
    'bar/10 bar/20',
    'bar/15 bar/20 13/8',
    'bar/15 bar/20 8/3',
    'bar/15(2)',
    'bar/20(2) 13/3',
    'bar/20(2) 13/8(2)',
    'bar/20(2) 8/3(2)',
  ]);
});
