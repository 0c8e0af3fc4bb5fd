import { describe, expect, test } from 'vitest';
import {
  countsOf,
  gameResult,
  hasBorneOffAll,
  resultKind,
  ruleSets,
  type GameResult,
  type ResultKind,
  type RuleSet,
} from '../../src/game/index.js';

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

test.each<[ResultKind, number, number]>([
  ['single', 1, 14],
  ['gammon', 2, 15],
  ['backgammon', 3, 15],
])('a %s counts %i points for the winner, whichever side it is', (kind, points, left) => {
  const won = countsOf(15, []);
  const lost = countsOf(15, [[kind === 'backgammon' ? 25 : 6, left]]);
  const result = (winner: 'blue' | 'red'): GameResult => ({ winner, kind, points });
  expect(gameResult(rules, { blue: won, red: lost }, 'blue')).toEqual(result('blue'));
  expect(gameResult(rules, { blue: lost, red: won }, 'red')).toEqual(result('red'));
});

test('the points of a result are those of the rule set', () => {
  const flat: RuleSet = { ...rules, factors: { single: 1, gammon: 1, backgammon: 1 } };
  const board = { blue: countsOf(15, []), red: countsOf(15, [[25, 15]]) };
  expect(gameResult(flat, board, 'blue')).toEqual({
    winner: 'blue',
    kind: 'backgammon',
    points: 1,
  });
});

test('a side has finished when all the checkers of its game are off, not before', () => {
  const three: RuleSet = { ...rules, checkers: 3 };
  expect(hasBorneOffAll(rules, countsOf(15, []))).toBe(true);
  expect(hasBorneOffAll(rules, countsOf(15, [[1, 1]]))).toBe(false);
  expect(hasBorneOffAll(three, countsOf(3, []))).toBe(true);
  expect(hasBorneOffAll(three, countsOf(3, [[25, 1]]))).toBe(false);
});
