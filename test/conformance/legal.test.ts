import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { writePosition } from '../../src/engine/wasm-module.js';
import {
  ROLLS,
  beginTurn,
  comparePositions,
  legalPlays,
  ruleSets,
  startPosition,
  type Dice,
  type Position,
} from '../../src/game/index.js';
import { compareNumbers, positionNumbers } from '../../src/notation/index.js';
import { engineModule, wasmEngine, type Build } from '../support/engine-module.js';
import { countCases, legalCases } from '../support/legal-fixtures.js';
import { perft } from '../support/perft.js';
import { randomGame, randomPosition, randomRoll, scattered } from '../support/positions.js';
import { mulberry32 } from '../support/random.js';

const context = { variant: 'short' } as const;
const rules = ruleSets.short;
const start = startPosition(rules);
const engine = await wasmEngine();

type Generator = (position: Position, dice: Dice) => readonly Position[];

const inWasm: Generator = (position, dice) => engine.legalResults(context, position, dice);

/** The results of src/game in the same form: sorted, none when no checker can move. */
const inGame: Generator = (position, dice) =>
  legalPlays(beginTurn(rules, position, dice))
    .filter(({ steps }) => steps.length > 0)
    .map(({ result }) => result)
    .sort(comparePositions);

const generators: readonly [string, Generator][] = [
  ['wasm', inWasm],
  ['src/game', inGame],
];

/** Distinct results from the start, in the order of ROLLS (rules.md 13). */
const startCounts = [42, 15, 75, 16, 17, 73, 14, 18, 17, 52, 8, 8, 9, 9, 4, 10, 14, 14, 14, 7, 11];

describe.each(generators)('the legal results of %s', (_, results) => {
  test('from the start are as many as the rulebook says, for each roll', () => {
    expect(ROLLS.map((roll) => results(start, roll).length)).toEqual(startCounts);
  });

  test('are the complete sets that two other generators found', () => {
    for (const { position, dice, results: expected } of legalCases()) {
      expect(results(position, dice)).toEqual([...expected].sort(comparePositions));
    }
  });

  test('in real games have the known number and checksum', () => {
    for (const { position, dice, count, sha1 } of countCases()) {
      const found = results(position, dice);
      expect([position, dice, found.length, checksum(found)]).toEqual([
        position,
        dice,
        count,
        sha1,
      ]);
    }
  });
});

function checksum(results: readonly Position[]): string {
  const texts = results
    .map((result) => positionNumbers(rules, result, 26))
    .sort(compareNumbers)
    .map((numbers) => numbers.join(','));
  return createHash('sha1').update(texts.join(' ')).digest('hex');
}

test.each<[Build, number, number]>([
  ['release', 1, 447],
  ['release', 2, 202_782],
  ['debug', 1, 447],
  ['debug', 2, 202_782],
])('the %s build counts the sequences of %i turns from the start', async (build, turns, count) => {
  const module = await engineModule(build);
  writePosition(module, start);
  expect(module.perft(turns)).toBe(count);
});

test('src/game counts the sequences of two turns from the start', () => {
  expect(perft(rules, start, 2)).toBe(202_782);
}, 60_000);

test('a double played in every order has no more results than in the one order that is walked', async () => {
  const module = await engineModule();
  const { single, gammon, backgammon } = rules.factors;
  module.setRules(rules.checkers, 0, single, gammon, backgammon);
  writePosition(module, start);
  expect(module.perft(2)).toBe(202_782);
});

describe('both generators agree', () => {
  test('in random positions of every kind', () => {
    const random = mulberry32(1);
    for (let i = 0; i < 3000; i++) expectAgreement(randomPosition(random), randomRoll(random));
  });

  test('all through games of random plays', () => {
    const random = mulberry32(2);
    for (let game = 0; game < 10; game++) {
      for (const position of randomGame(random)) expectAgreement(position, randomRoll(random));
    }
  });

  test('on 1-1 with fifteen lone checkers, which has more results than any other case known', () => {
    expectAgreement(scattered, [1, 1]);
    expect(inWasm(scattered, [1, 1])).toHaveLength(2220);
  });

  function expectAgreement(position: Position, dice: Dice): void {
    expect([position, dice, inWasm(position, dice)]).toEqual([
      position,
      dice,
      inGame(position, dice),
    ]);
  }
});
