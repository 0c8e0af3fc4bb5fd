import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Evaluator } from '../../src/engine/levels.js';
import { ROLLS, checkerCount, checkPosition, flip } from '../../src/game/index.js';
import { dialects } from '../support/dialects.js';
import { wasmEngine } from '../support/engine-module.js';
import { randomPosition } from '../support/positions.js';
import { mulberry32 } from '../support/random.js';

const engine = await wasmEngine();
/** A position of any game, and the context that it is asked about in. */
const questions = fc
  .tuple(fc.integer(), fc.constantFrom(...dialects))
  .map(([seed, { variant, options, rules }]) => ({
    rules,
    context: { variant, options },
    position: randomPosition(mulberry32(seed), rules),
  }));
const rolls = fc.constantFrom(...ROLLS);
const evaluators: readonly Evaluator[] = ['simple', 'static', 'expert'];

test('every result keeps all checkers and is a position that the rules allow', () => {
  fc.assert(
    fc.property(questions, rolls, ({ rules, context, position }, roll) => {
      for (const result of engine.legalResults(context, position, roll)) {
        expect(checkPosition(rules, result)).toBeUndefined();
        expect(checkerCount(result.own)).toBe(rules.checkers);
        expect(checkerCount(result.opp)).toBe(rules.checkers);
      }
    }),
  );
});

test('the order of the dice makes no difference', () => {
  fc.assert(
    fc.property(questions, rolls, ({ context, position }, [die, otherDie]) => {
      expect(engine.legalResults(context, position, [otherDie, die])).toEqual(
        engine.legalResults(context, position, [die, otherDie]),
      );
    }),
  );
});

test('every score is a number of points between -3 and 3', () => {
  fc.assert(
    fc.property(questions, fc.constantFrom(...evaluators), ({ context, position }, evaluator) => {
      for (const seen of [position, flip(position)]) {
        expect(Math.abs(engine.score(context, evaluator, seen))).toBeLessThanOrEqual(3);
      }
    }),
  );
});
