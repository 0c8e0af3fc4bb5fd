import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Evaluator } from '../../src/engine/levels.js';
import { ROLLS, checkerCount, checkPosition, flip, ruleSets } from '../../src/game/index.js';
import { wasmEngine } from '../support/engine-module.js';
import { randomPosition } from '../support/positions.js';
import { mulberry32 } from '../support/random.js';

const context = { variant: 'short' } as const;
const engine = await wasmEngine();
const positions = fc.integer().map((seed) => randomPosition(mulberry32(seed)));
const rolls = fc.constantFrom(...ROLLS);
const evaluators: readonly Evaluator[] = ['simple', 'static', 'expert'];

test('every result keeps all checkers and is a position that the rules allow', () => {
  fc.assert(
    fc.property(positions, rolls, (position, roll) => {
      for (const result of engine.legalResults(context, position, roll)) {
        expect(checkPosition(ruleSets.short, result)).toBeUndefined();
        expect(checkerCount(result.own)).toBe(15);
        expect(checkerCount(result.opp)).toBe(15);
      }
    }),
  );
});

test('the order of the dice makes no difference', () => {
  fc.assert(
    fc.property(positions, rolls, (position, [die, otherDie]) => {
      expect(engine.legalResults(context, position, [otherDie, die])).toEqual(
        engine.legalResults(context, position, [die, otherDie]),
      );
    }),
  );
});

test('every score is a number of points between -3 and 3', () => {
  fc.assert(
    fc.property(positions, fc.constantFrom(...evaluators), (position, evaluator) => {
      for (const seen of [position, flip(position)]) {
        expect(Math.abs(engine.score(context, evaluator, seen))).toBeLessThanOrEqual(3);
      }
    }),
  );
});
