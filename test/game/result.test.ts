import { describe, expect, test } from 'vitest';
import {
  countsOf,
  endingOf,
  hasBorneOffAll,
  hasLastThrow,
  pointsOf,
  resultKind,
  ruleSetOf,
  ruleSets,
  type Ending,
  type GivenOptions,
  type Position,
  type ResultKind,
  type RuleSet,
  type Variant,
} from '../../src/game/index.js';
import { positionOf } from '../support/position-of.js';

const rules = ruleSets.short;

interface Loss {
  readonly name: string;
  /** The loser's checkers in the loser's numbers, 25 = bar; the rest is borne off. */
  readonly loser: readonly (readonly [number, number])[];
  readonly kind: ResultKind;
}

/** rules.md section 4. */
const losses: readonly Loss[] = [
  { name: 'one checker off is a single', loser: [[6, 14]], kind: 'single' },
  { name: 'all but one off is a single', loser: [[1, 1]], kind: 'single' },
  {
    name: 'one off is a single even with a checker on the bar',
    loser: [
      [25, 1],
      [6, 13],
    ],
    kind: 'single',
  },
  {
    name: "one off is a single even with a checker in the winner's home",
    loser: [
      [24, 1],
      [6, 13],
    ],
    kind: 'single',
  },
  { name: 'none off, all at home, is a gammon', loser: [[1, 15]], kind: 'gammon' },
  {
    name: "none off and one just outside the winner's home is a gammon",
    loser: [
      [18, 1],
      [6, 14],
    ],
    kind: 'gammon',
  },
  {
    name: "none off and one on the winner's 6-point is a backgammon",
    loser: [
      [19, 1],
      [6, 14],
    ],
    kind: 'backgammon',
  },
  {
    name: "none off and one on the winner's 1-point is a backgammon",
    loser: [
      [24, 1],
      [6, 14],
    ],
    kind: 'backgammon',
  },
  {
    name: 'none off and one on the bar is a backgammon',
    loser: [
      [25, 1],
      [6, 14],
    ],
    kind: 'backgammon',
  },
];

describe('the kind of a lost game', () => {
  test.each(losses)('$name', ({ loser, kind }) => {
    expect(resultKind(rules, countsOf(15, loser))).toBe(kind);
  });
});

interface Scoring {
  readonly variant: Variant;
  readonly options: GivenOptions;
  /** What the losses of `losers` are called, and what they cost. */
  readonly costs: readonly [ResultKind, number][];
}

/** Losers of fifteen checkers: one off; none off and not all home; all home; one left behind in the winner's home. */
const losers: readonly (readonly (readonly [number, number])[])[] = [
  [[6, 14]],
  [
    [10, 1],
    [6, 14],
  ],
  [[6, 15]],
  [
    [24, 1],
    [6, 14],
  ],
];

/** rules.md 4 and 12: every option that says what a game costs. */
const scorings: readonly Scoring[] = [
  {
    variant: 'short',
    options: {},
    costs: [
      ['single', 1],
      ['gammon', 2],
      ['gammon', 2],
      ['backgammon', 3],
    ],
  },
  {
    variant: 'short',
    options: { score: 'no_koks' },
    costs: [
      ['single', 1],
      ['gammon', 2],
      ['gammon', 2],
      ['gammon', 2],
    ],
  },
  {
    variant: 'short',
    options: { score: 'flat' },
    costs: [
      ['single', 1],
      ['single', 1],
      ['single', 1],
      ['single', 1],
    ],
  },
  {
    variant: 'short',
    options: { score: 'four' },
    costs: [
      ['single', 1],
      ['gammon', 2],
      ['home-gammon', 3],
      ['backgammon', 4],
    ],
  },
  {
    variant: 'short',
    options: { score: 'per_checker' },
    costs: [
      ['single', 14],
      ['gammon', 15],
      ['gammon', 15],
      ['backgammon', 15],
    ],
  },
  {
    variant: 'long',
    options: {},
    costs: [
      ['single', 1],
      ['gammon', 2],
      ['gammon', 2],
      ['gammon', 2],
    ],
  },
  {
    variant: 'plakoto',
    options: { score: 'four' },
    costs: [
      ['single', 1],
      ['gammon', 2],
      ['home-gammon', 3],
      ['gammon', 2],
    ],
  },
  {
    variant: 'sudden-death',
    options: {},
    costs: [
      ['single', 1],
      ['single', 1],
      ['single', 1],
      ['single', 1],
    ],
  },
];

test.each(scorings)('$variant with $options: what each loss is and costs', (row) => {
  const scored = ruleSetOf(row.variant, row.options);
  const costs = losers.map((loser) => {
    const counts = countsOf(15, loser);
    const kind = resultKind(scored, counts);
    return [kind, pointsOf(scored, kind, counts)];
  });
  expect(costs).toEqual(row.costs);
});

test.each<['yes' | 'no', readonly [ResultKind, number][]]>([
  [
    'yes',
    [
      ['single', 1],
      ['gammon', 2],
      ['backgammon', 3],
    ],
  ],
  [
    'no',
    [
      ['single', 1],
      ['single', 1],
      ['single', 1],
    ],
  ],
])('hypergammon whose gammons count (%s): what each loss is and costs', (gammons, costs) => {
  const three = ruleSetOf('hypergammon', { 'hyper.gammons': gammons });
  const found = [[[6, 2]], [[6, 3]], [[25, 3]]].map((loser) => {
    const counts = countsOf(3, loser as [number, number][]);
    const kind = resultKind(three, counts);
    return [kind, pointsOf(three, kind, counts)];
  });
  expect(found).toEqual(costs);
});

test.each<[Variant, GivenOptions, RuleSet['highest'], RuleSet['factors']]>([
  ['short', {}, 'backgammon', { single: 1, gammon: 2, 'home-gammon': 2, backgammon: 3 }],
  [
    'short',
    { score: 'four' },
    'backgammon',
    { single: 1, gammon: 2, 'home-gammon': 3, backgammon: 4 },
  ],
  ['long', {}, 'gammon', { single: 1, gammon: 2, 'home-gammon': 2, backgammon: 2 }],
  ['long', { score: 'four' }, 'gammon', { single: 1, gammon: 2, 'home-gammon': 3, backgammon: 2 }],
  ['long', { score: 'flat' }, 'single', { single: 1, gammon: 1, 'home-gammon': 1, backgammon: 1 }],
  ['sudden-death', {}, 'single', { single: 1, gammon: 1, 'home-gammon': 1, backgammon: 1 }],
])('%s with %j never pays more than its highest result', (variant, options, highest, factors) => {
  const scored = ruleSetOf(variant, options);
  expect([scored.highest, scored.factors]).toEqual([highest, factors]);
});

describe('how a position stands for the side that has moved', () => {
  const at = (board: string, variant: Variant = 'short'): Position =>
    positionOf(board, ruleSets[variant]);

  test.each<[string, Position, Ending | undefined]>([
    ['the game goes on', at('own 1:1 | opp 24:15'), undefined],
    ['won', at('own | opp 24:14'), { winner: 'own', kind: 'single' }],
    ['won with a gammon', at('own | opp 19:15'), { winner: 'own', kind: 'gammon' }],
    ['won with a backgammon', at('own | opp 1:15'), { winner: 'own', kind: 'backgammon' }],
    ['lost', at('own 1:1 | opp'), { winner: 'opp', kind: 'single' }],
    ['lost with a backgammon', at('own bar:1 1:14 | opp'), { winner: 'opp', kind: 'backgammon' }],
    ['both off, after a last throw', at('own | opp', 'long'), { winner: 'nobody', kind: 'single' }],
  ])('%s', (_, position, ending) => {
    expect(endingOf(rules, position)).toEqual(ending);
  });
});

test.each<[string, 'off' | 'on', string, boolean]>([
  ['where it is agreed on', 'on', 'own 1:1 | opp', true],
  ['not otherwise', 'off', 'own 1:1 | opp', false],
  ['not while the other has checkers', 'on', 'own 1:1 | opp 12:1', false],
  ['not after it', 'on', 'own | opp', false],
])('the last throw is there %s', (_, value, board, expected) => {
  const long = ruleSetOf('long', { 'long.last_throw': value });
  expect(hasLastThrow(long, positionOf(board, long))).toBe(expected);
});

test('a side has finished when all the checkers of its game are off, not before', () => {
  const three = ruleSets.hypergammon;
  expect(hasBorneOffAll(rules, countsOf(15, []))).toBe(true);
  expect(hasBorneOffAll(rules, countsOf(15, [[1, 1]]))).toBe(false);
  expect(hasBorneOffAll(three, countsOf(3, []))).toBe(true);
  expect(hasBorneOffAll(three, countsOf(3, [[25, 1]]))).toBe(false);
});
