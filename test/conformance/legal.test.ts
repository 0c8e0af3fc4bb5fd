import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listResults, writePosition, writeRules } from '../../src/engine/wasm-module.js';
import {
  ROLLS,
  beginTurn,
  comparePositions,
  countsOf,
  legalResults,
  ruleSetOf,
  ruleSets,
  startPosition,
  type Counts,
  type Dice,
  type Position,
  type RuleSet,
  type Variant,
} from '../../src/game/index.js';
import { compareNumbers, positionNumbers } from '../../src/notation/positions/position-text.js';
import { engineModule, wasmEngine, type Build } from '../support/engine-module.js';
import { FIXTURE_VARIANTS, countCases, legalCases } from '../support/legal-fixtures.js';
import { perft } from '../support/perft.js';
import { randomPosition, randomRoll, scattered } from '../support/positions.js';
import { mulberry32 } from '../support/random.js';
import { tellingPosition } from '../support/telling-positions.js';

const engine = await wasmEngine();

function found(variant: Variant, position: Position, dice: Dice): readonly Position[] {
  return engine.legalResults({ variant }, position, dice);
}

const allOnOnePoint = [5, 2, 5, 2, 2, 5, 2, 2, 2, 5, 2, 2, 2, 2, 5, 2, 2, 2, 2, 2, 4];

/** Distinct results from the start, in the order of ROLLS (rules.md 13). */
const short = [42, 15, 75, 16, 17, 73, 14, 18, 17, 52, 8, 8, 9, 9, 4, 10, 14, 14, 14, 7, 11];
const startCounts: Readonly<Record<Variant, readonly number[]>> = {
  short,
  caucasian: short,
  nackgammon: [70, 23, 103, 22, 27, 101, 15, 17, 17, 25, 12, 16, 17, 11, 17, 10, 13, 13, 8, 7, 3],
  hypergammon: [7, 6, 11, 7, 8, 15, 7, 8, 9, 15, 7, 8, 9, 9, 15, 7, 8, 9, 9, 9, 12],
  longgammon: allOnOnePoint,
  'sudden-death': short,
  nuclear: short,
  plakoto: allOnOnePoint,
  long: ROLLS.map(([a, b]) => (a === 3 && b === 3 ? 2 : 1)),
};

test.each(Object.entries(startCounts))(
  '%s has as many results from the start as the rulebook says, for each roll',
  (name, counts) => {
    const variant = name as Variant;
    const start = startPosition(ruleSets[variant]);
    expect(ROLLS.map((roll) => found(variant, start, roll).length)).toEqual(counts);
  },
);

test.each(FIXTURE_VARIANTS)(
  'the results of %s are the complete sets that two other generators found',
  (variant) => {
    for (const { position, dice, results } of legalCases(variant)) {
      expect([position, dice, found(variant, position, dice)]).toEqual([
        position,
        dice,
        [...results].sort(comparePositions),
      ]);
    }
  },
);

test('the results in real games have the known number and checksum', () => {
  for (const { position, dice, count, sha1 } of countCases()) {
    const results = found('short', position, dice);
    expect([position, dice, results.length, checksum(results)]).toEqual([
      position,
      dice,
      count,
      sha1,
    ]);
  }
});

function checksum(results: readonly Position[]): string {
  const texts = results
    .map((result) => positionNumbers(ruleSets.short, result, 26))
    .sort(compareNumbers)
    .map((numbers) => numbers.join(','));
  return createHash('sha1').update(texts.join(' ')).digest('hex');
}

describe('the sequences of turns', () => {
  const start = startPosition(ruleSets.short);

  test.each<[Build, number, number]>([
    ['release', 1, 447],
    ['release', 2, 202_782],
    ['debug', 1, 447],
    ['debug', 2, 202_782],
  ])('are counted by the %s build, %i turns from the start', async (build, turns, count) => {
    const module = await engineModule(build);
    writePosition(module, start);
    expect(module.perft(turns)).toBe(count);
  });

  test('are counted by src/game, two turns from the start', () => {
    expect(perft(ruleSets.short, start, 2)).toBe(202_782);
  });

  test('are as many when a double is played in every order', async () => {
    const module = await engineModule();
    writeRules(module, { ...ruleSets.short, anyOrder: false });
    writePosition(module, start);
    expect(module.perft(2)).toBe(202_782);
  });

  test.each<Variant>(['hypergammon', 'caucasian', 'sudden-death', 'plakoto', 'long'])(
    'of two turns of %s are as many in both',
    async (variant) => {
      const rules = ruleSets[variant];
      const module = await engineModule('release', rules);
      writePosition(module, startPosition(rules));
      expect(module.perft(2)).toBe(perft(rules, startPosition(rules), 2));
    },
  );

  test('end with the game', async () => {
    const rules = ruleSets.short;
    const nearTheEnd: Position = { own: countsOf(15, [[1, 2]]), opp: countsOf(15, [[1, 2]]) };
    const module = await engineModule();
    writePosition(module, nearTheEnd);
    expect([module.perft(1), module.perft(2)]).toEqual([21, 0]);
    expect(perft(rules, nearTheEnd, 2)).toBe(0);
  });
});

describe('no list is cut', () => {
  const lone = (points: readonly number[]): Counts =>
    countsOf(
      15,
      points.map((point) => [point, 1]),
    );
  const even = [24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2];
  const odd = [23, 21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1];

  /** Blots all over the board with 1-1: with nobody in the way, between those of the other side, and near home. */
  const longest: readonly (readonly [Variant, Position, number | undefined])[] = [
    ['short', scattered, 2220],
    ['caucasian', scattered, undefined],
    ['caucasian', { own: lone(even), opp: lone(even) }, undefined],
    [
      'caucasian',
      { own: lone([7, 6, 5, 5, 4, 4, 3, 3, 2, 2, 8, 9]), opp: countsOf(15, [[24, 1]]) },
      undefined,
    ],
    ['caucasian', { own: lone([6, 5, 5, 6, 4, 4]), opp: lone([24, 23, 22]) }, undefined],
    ['sudden-death', { own: lone(even), opp: lone(even) }, undefined],
    ['plakoto', { own: scattered.own, opp: countsOf(15, [[24, 15]]) }, undefined],
    ['plakoto', { own: lone(even), opp: lone(even) }, undefined],
    ['long', { own: scattered.own, opp: countsOf(15, [[14, 1]]) }, undefined],
    ['long', { own: lone(odd), opp: countsOf(15, [[12, 1]]) }, undefined],
  ];

  test.each(longest)('in %s, 1-1, case %#', async (variant, position, count) => {
    const rules = ruleSets[variant];
    const expected = [...legalResults(beginTurn(rules, position, [1, 1]))].sort(comparePositions);
    if (count !== undefined) expect(expected).toHaveLength(count);
    for (const build of ['release', 'debug'] as const) {
      const module = await engineModule(build, rules);
      writePosition(module, position);
      expect(listResults(module, [1, 1]).sort(comparePositions)).toEqual(expected);
    }
  });

  test('and none outgrows its region, which the debug build asserts', async () => {
    const games: readonly RuleSet[] = [
      ruleSetOf('caucasian', { 'caucasian.bearoff_after_hit': 'free' }),
      ruleSets['sudden-death'],
      ruleSetOf('plakoto', { 'plakoto.mother': 'mutual' }),
      ruleSets.long,
    ];
    for (const rules of games) {
      const module = await engineModule('debug', rules);
      const random = mulberry32(21);
      for (let i = 0; i < 300; i++) {
        const source = i % 2 === 0 ? randomPosition : tellingPosition;
        writePosition(module, source(random, rules));
        expect(module.listResults(...randomRoll(random))).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
