import { expect, test } from 'vitest';
import type { Choice, Engine, Query } from '../../src/engine/engine.js';
import { createWasmEngine } from '../../src/engine/host.js';
import { levels } from '../../src/engine/levels.js';
import { loadWasmFromFile } from '../../src/engine/node.js';
import { weightTables } from '../../src/engine/weights.js';
import { firstWeights } from '../../src/engine/weights/hitting.js';
import { ruleSets, startPosition, VARIANTS } from '../../src/game/index.js';
import { stoppedClock, wasmEngine } from '../support/engine-module.js';
import { randomGame, randomPosition, randomRoll } from '../support/positions.js';
import { mulberry32 } from '../support/random.js';

const [plain, whole] = [await wasmEngine('plain'), await wasmEngine()];
const context = { variant: 'short' } as const;
const evaluators = ['simple', 'static', 'expert'] as const;

function decide(engine: Engine, query: Query): Choice {
  const search = engine.search(query);
  while (!search.run(Infinity));
  return search.best();
}

test('the module for plain games lists and scores as the whole one', () => {
  const random = mulberry32(11);
  const scattered = Array.from({ length: 500 }, () => randomPosition(random, ruleSets.short));
  for (const position of [...scattered, ...randomGame(random, ruleSets.short)]) {
    const dice = randomRoll(random);
    const [own, theirs] = [plain, whole].map((engine) => ({
      results: engine.legalResults(context, position, dice),
      scores: evaluators.map((evaluator) => engine.score(context, evaluator, position)),
    }));
    expect(own).toEqual(theirs);
  }
});

test('the module for plain games decides as the whole one', () => {
  const random = mulberry32(12);
  const position = startPosition(ruleSets.short);
  for (let i = 0; i < 5; i++) {
    const query = { context, position, dice: randomRoll(random), row: levels.expert };
    expect(decide(plain, query)).toEqual(decide(whole, query));
  }
});

test('a game that it does not know is played once the whole module has been loaded, and all others after it', async () => {
  const [first, all] = await Promise.all(
    ['plain', 'engine'].map((name) =>
      loadWasmFromFile(new URL(`../../build/${name}.wasm`, import.meta.url)),
    ),
  );
  let loaded = 0;
  const loadWhole = () => {
    loaded++;
    return Promise.resolve({ module: all, weights: weightTables });
  };
  const engine = await createWasmEngine(
    { module: first, weights: firstWeights },
    stoppedClock,
    loadWhole,
  );
  await engine.prepare(context);
  expect(loaded).toBe(0);
  const begun = engine.search({
    context,
    position: startPosition(ruleSets.short),
    dice: [3, 1],
    row: levels.hard,
  });
  for (const variant of [...VARIANTS].reverse()) {
    await engine.prepare({ variant });
    const asked = [{ variant }, 'expert', startPosition(ruleSets[variant])] as const;
    expect(engine.score(...asked)).toBe(whole.score(...asked));
  }
  expect(loaded).toBe(1);
  expect(() => begun.run(Infinity)).toThrow('ended');
});

test('without the whole module a game that it does not know is refused', async () => {
  const refused = { variant: 'long' } as const;
  await expect(plain.prepare(refused)).rejects.toThrow('no weights for this game');
  expect(() => plain.score(refused, 'static', startPosition(ruleSets.long))).toThrow(
    'not prepared for long',
  );
});
