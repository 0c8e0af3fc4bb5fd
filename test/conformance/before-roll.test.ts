import { describe, expect, test } from 'vitest';
import type { Engine, Query, Search } from '../../src/engine/engine.js';
import { levels, type Level } from '../../src/engine/levels.js';
import { createReferenceEngine } from '../../src/engine/reference/index.js';
import {
  ROLLS,
  countsOf,
  endingOf,
  flip,
  rollWeight,
  ruleSets,
  rulesIn,
  startPosition,
  type Context,
  type Dice,
  type Position,
} from '../../src/game/index.js';
import { kinds } from '../support/dialects.js';
import { stoppedClock, wasmEngine } from '../support/engine-module.js';
import { randomGame } from '../support/positions.js';
import { mulberry32, pick } from '../support/random.js';

const wasm = await wasmEngine();
const reference = createReferenceEngine(stoppedClock);
const short: Context = { variant: 'short' };

function finish(search: Search): Search {
  while (!search.run(Infinity));
  return search;
}

function valueOf(engine: Engine, query: Query): { equity: number; plies: number; scored: number } {
  const search = finish(engine.search(query));
  const { result, equity, plies } = search.best();
  expect([search.progress, result]).toEqual([1, query.position]);
  return { equity: 0 + equity, plies, scored: search.scored };
}

/** The static value of each roll's best reply, and that reply. */
function bestReply(context: Context, position: Position, dice: Dice): [number, Position] {
  const results = wasm.legalResults(context, position, dice);
  const scored = (results.length > 0 ? results : [position]).map((result): [number, Position] => [
    wasm.score(context, 'static', result),
    result,
  ]);
  // The list is in order, so that the first of equal ones is the one that counts.
  return scored.reduce((best, one) => (one[0] > best[0] ? one : best));
}

/** What a position is worth to the side on roll, by the definition (evaluation.md, The search). */
function worth(context: Context, position: Position, plies: number): number {
  if (plies === 0) return -wasm.score(context, 'static', flip(position));
  let sum = 0;
  for (const roll of ROLLS) {
    const [score, result] = bestReply(context, position, roll);
    const goesOn = plies > 1 && !endingOf(rulesIn(context), result);
    sum += rollWeight(roll) * (goesOn ? -worth(context, flip(result), plies - 1) : score);
  }
  return sum / 36;
}

describe('without dice a search values the position before the roll, for the side on roll', () => {
  /** One more throw wins a backgammon. */
  const won: Position = {
    own: countsOf(15, [[1, 2]]),
    opp: startPosition(ruleSets.short).own,
  };

  test.each([
    ['short nardy', short, startPosition(ruleSets.short)],
    ['short nardy, as good as won', short, won],
    ['sudden death', { variant: 'sudden-death' }, startPosition(ruleSets['sudden-death'])],
    ['long nardy', { variant: 'long' }, startPosition(ruleSets.long)],
  ] as const)('%s', (_, context, position) => {
    for (const plies of [0, 1, 2]) {
      const row = { evaluator: 'static', keep: [20, 8].slice(0, plies) } as const;
      const { equity } = valueOf(wasm, { context, position, row });
      expect([plies, equity]).toEqual([plies, expect.closeTo(worth(context, position, plies), 9)]);
    }
  });

  test('a game that the next throw wins is won, and lost for a side that throws before it', () => {
    const before = valueOf(wasm, { context: short, position: won, row: levels.hard });
    const after = valueOf(wasm, { context: short, position: flip(won), row: levels.expert });
    expect([before.equity, after.equity]).toEqual([3, -3]);
  });
});

test.each(kinds)('both engines value $name the same before the roll', (game) => {
  const { variant, options, rules } = game;
  const random = mulberry32(31);
  const positions = randomGame(random, rules);
  for (const [level, count] of [
    ['simple', 10],
    ['hard', 3],
    ['expert', 1],
  ] as const) {
    for (let i = 0; i < count; i++) expectSameValue(level, pick(random, positions));
  }

  function expectSameValue(level: Level, position: Position): void {
    const query = { context: { variant, options }, position, row: levels[level] };
    expect([query, valueOf(wasm, query)]).toEqual([query, valueOf(reference, query)]);
  }
});
