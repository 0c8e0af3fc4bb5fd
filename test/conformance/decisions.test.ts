import { expect, test } from 'vitest';
import type { Choice, Engine, Query } from '../../src/engine/engine.js';
import { levels, type Level } from '../../src/engine/levels.js';
import { createReferenceEngine } from '../../src/engine/reference/index.js';
import { stoppedClock, wasmEngine } from '../support/engine-module.js';
import { randomGame, randomPosition, randomRoll } from '../support/positions.js';
import { mulberry32, pick, type Random } from '../support/random.js';

const context = { variant: 'short' } as const;
const wasm = await wasmEngine();
const reference = createReferenceEngine(stoppedClock);

/** Decisions from games and from anywhere, by turns. */
function* decisions(level: Level, count: number, seed: number): Iterable<Query> {
  const random = mulberry32(seed);
  let game = randomGame(random);
  for (let i = 0; i < count; i++) {
    if (i % 20 === 0) game = randomGame(random);
    yield decision(level, random, i % 2 === 0 ? pick(random, game) : randomPosition(random));
  }
}

function decision(level: Level, random: Random, position: Query['position']): Query {
  return { context, position, dice: randomRoll(random), row: levels[level] };
}

function decide(engine: Engine, query: Query): Choice & { readonly scored: number } {
  const search = engine.search(query);
  while (!search.run(Infinity));
  expect(search.progress).toBe(1);
  return { ...search.best(), scored: search.scored };
}

test.each<[Level, number]>([
  ['simple', 500],
  ['hard', 200],
  ['expert', 40],
])(
  'both engines choose the same, with the same equity, in %s decisions',
  (level, count) => {
    for (const query of decisions(level, count, 6)) {
      const ours = decide(wasm, query);
      const theirs = decide(reference, query);
      expect([query, ours.result, ours.plies, ours.scored]).toEqual([
        query,
        theirs.result,
        theirs.plies,
        theirs.scored,
      ]);
      // === and not toBe: 0 and -0 are the same equity.
      expect([query, ours.equity === theirs.equity]).toEqual([query, true]);
    }
  },
  600_000,
);
