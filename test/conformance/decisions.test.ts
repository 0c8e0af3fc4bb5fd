import { describe, expect, test } from 'vitest';
import type { Choice, Engine, Query } from '../../src/engine/engine.js';
import { levels, type Level } from '../../src/engine/levels.js';
import { createReferenceEngine } from '../../src/engine/reference/index.js';
import { dialect, kinds, type Dialect } from '../support/dialects.js';
import { stoppedClock, wasmEngine } from '../support/engine-module.js';
import { randomGame, randomPosition, randomRoll } from '../support/positions.js';
import { mulberry32, pick } from '../support/random.js';

const wasm = await wasmEngine();
const reference = createReferenceEngine(stoppedClock);

/** Decisions from games and from anywhere, by turns. */
function* decisions(game: Dialect, level: Level, count: number, seed: number): Iterable<Query> {
  const { variant, options, rules } = game;
  const random = mulberry32(seed);
  let positions = randomGame(random, rules);
  for (let i = 0; i < count; i++) {
    if (i % 20 === 0) positions = randomGame(random, rules);
    const position = i % 2 === 0 ? pick(random, positions) : randomPosition(random, rules);
    const dice = randomRoll(random);
    yield { context: { variant, options }, position, dice, row: levels[level] };
  }
}

function decide(engine: Engine, query: Query): Choice & { readonly scored: number } {
  const search = engine.search(query);
  while (!search.run(Infinity));
  expect(search.progress).toBe(1);
  return { ...search.best(), scored: search.scored };
}

function expectSameDecision(query: Query): void {
  const ours = decide(wasm, query);
  const theirs = decide(reference, query);
  // 0 and -0 are the same equity.
  expect([query, { ...ours, equity: 0 + ours.equity }]).toEqual([
    query,
    { ...theirs, equity: 0 + theirs.equity },
  ]);
}

describe('both engines choose the same, with the same equity,', () => {
  test.each<[Level, number]>([
    ['simple', 500],
    ['hard', 60],
    ['expert', 5],
  ])(
    'in %s decisions of short nardy',
    (level, count) => {
      for (const query of decisions(dialect('short'), level, count, 6)) expectSameDecision(query);
    },
    600_000,
  );

  test.each(kinds)(
    'in decisions of $name',
    (game) => {
      for (const query of decisions(game, 'simple', 20, 7)) expectSameDecision(query);
      for (const query of decisions(game, 'hard', 6, 8)) expectSameDecision(query);
      for (const query of decisions(game, 'expert', 1, 9)) expectSameDecision(query);
    },
    600_000,
  );
});
