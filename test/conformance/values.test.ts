import { expect, test } from 'vitest';
import type { Evaluator } from '../../src/engine/levels.js';
import { createReferenceEngine } from '../../src/engine/reference/index.js';
import { flip, type Position } from '../../src/game/index.js';
import { stoppedClock, wasmEngine } from '../support/engine-module.js';
import { randomGame, randomPosition, randomRoll } from '../support/positions.js';
import { mulberry32 } from '../support/random.js';

const context = { variant: 'short' } as const;
const wasm = await wasmEngine();
const reference = createReferenceEngine(stoppedClock);

function* randomPositions(): Iterable<Position> {
  const random = mulberry32(3);
  for (let i = 0; i < 10_000; i++) yield randomPosition(random);
}

function* positionsOfGames(): Iterable<Position> {
  const random = mulberry32(4);
  for (let game = 0; game < 20; game++) yield* randomGame(random);
}

/** Those that a side may have just left, won ones included. */
function* resultsNearTheEnd(): Iterable<Position> {
  const random = mulberry32(5);
  for (let i = 0; i < 3000; i++) {
    const position = randomPosition(random);
    if (position.own[0] >= 11) yield* wasm.legalResults(context, position, randomRoll(random));
  }
}

const sources: readonly [string, () => Iterable<Position>][] = [
  ['random positions', randomPositions],
  ['games of random plays', positionsOfGames],
  ['the last turns', resultsNearTheEnd],
];

const evaluators: readonly Evaluator[] = ['simple', 'static', 'expert'];

test.each(sources.flatMap(([name, source]) => evaluators.map((by) => ({ name, source, by }))))(
  'both engines give the same $by score, to the last digit, in $name',
  ({ source, by }) => {
    for (const position of source()) {
      for (const seen of [position, flip(position)]) expectSameScore(by, seen);
    }
  },
);

function expectSameScore(by: Evaluator, position: Position): void {
  const [ours, theirs] = [
    wasm.score(context, by, position),
    reference.score(context, by, position),
  ];
  // === and not toBe: 0 and -0 are the same score.
  if (ours !== theirs) expect([position, ours]).toEqual([position, theirs]);
}
