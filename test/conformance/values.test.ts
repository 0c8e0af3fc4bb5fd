import { expect, test } from 'vitest';
import type { Evaluator } from '../../src/engine/levels.js';
import { createReferenceEngine } from '../../src/engine/reference/index.js';
import {
  VARIANTS,
  endingOf,
  flip,
  ruleSetOf,
  type Context,
  type Position,
  type RuleSet,
} from '../../src/game/index.js';
import { stoppedClock, wasmEngine } from '../support/engine-module.js';
import { randomGame, randomPosition, randomRoll } from '../support/positions.js';
import { mulberry32 } from '../support/random.js';

const wasm = await wasmEngine();
const reference = createReferenceEngine(stoppedClock);

function* randomPositions(rules: RuleSet): Iterable<Position> {
  const random = mulberry32(3);
  for (let i = 0; i < 3000; i++) yield randomPosition(random, rules);
}

function* positionsOfGames(rules: RuleSet): Iterable<Position> {
  const random = mulberry32(4);
  for (let game = 0; game < 6; game++) yield* randomGame(random, rules);
}

/** Those that a side may have just left, won ones included. */
function* resultsNearTheEnd(rules: RuleSet): Iterable<Position> {
  const random = mulberry32(5);
  const context = { variant: rules.variant, options: rules.options };
  for (let i = 0; i < 1500; i++) {
    const position = randomPosition(random, rules);
    if (position.own[0] >= rules.checkers - 4 && !endingOf(rules, position)) {
      yield* wasm.legalResults(context, position, randomRoll(random));
    }
  }
}

const sources: readonly [string, (rules: RuleSet) => Iterable<Position>][] = [
  ['random positions', randomPositions],
  ['games of random plays', positionsOfGames],
  ['the last turns', resultsNearTheEnd],
];

const evaluators: readonly Evaluator[] = ['simple', 'static', 'expert'];

/** Every variant, and the options that change what is scored: gammons, or how a game ends. */
const contexts: readonly Context[] = [
  ...VARIANTS.map((variant) => ({ variant })),
  { variant: 'short', options: { score: 'flat' } },
  { variant: 'hypergammon', options: { 'hyper.gammons': 'no' } },
  { variant: 'plakoto', options: { 'plakoto.mother': 'mutual' } },
  { variant: 'long', options: { 'long.last_throw': 'on' } },
];

test.each(
  contexts.flatMap((context) => sources.map(([name, source]) => ({ context, name, source }))),
)(
  '$context: both engines give the same scores, to the last digit, in $name',
  ({ context, source }) => {
    const rules = ruleSetOf(context.variant, context.options);
    for (const position of source(rules)) {
      for (const seen of [position, flip(position)]) expectSameScores(context, seen);
    }
  },
);

function expectSameScores(context: Context, position: Position): void {
  for (const by of evaluators) {
    const [ours, theirs] = [wasm, reference].map((engine) => engine.score(context, by, position));
    // === and not toBe: 0 and -0 are the same score.
    if (ours !== theirs) expect([by, position, ours]).toEqual([by, position, theirs]);
  }
}
