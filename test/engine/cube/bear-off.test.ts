import { expect, test } from 'vitest';
import { canCountRolls, firstOffChance, rollsLeft } from '../../../src/engine/cube/bear-off.js';
import { countsOf } from '../../../src/game/index.js';
import { exactWorths, lastCheckers, type Last } from '../../support/exact-bear-off.js';

const counts = (last: Last) =>
  countsOf(
    15,
    last.map((point) => [point, 1]),
  );

test.each<[Last, number]>([
  [[6], 27],
  [[6, 1], 15],
  [[5, 2], 19],
  [[4, 3], 17],
  [[1, 1], 36],
])('%j is off in one roll with %i of 36', (last, rolls) => {
  // The other side is off with its next roll.
  expect(firstOffChance(counts(last), counts([1]))).toBeCloseTo(rolls / 36, 12);
});

test('rolls are counted as the exact tables have them', () => {
  const six = counts([6, 5, 4, 3, 2, 1]);
  expect(rollsLeft({ own: six, opp: counts([1]) })).toBeCloseTo(3.4636 + 1, 4);
});

test('chances are within a thousandth of best play', () => {
  const sides = [...lastCheckers(1), ...lastCheckers(2)];
  for (const own of sides) {
    for (const opp of sides) {
      const miss = firstOffChance(counts(own), counts(opp)) - exactWorths(own, opp, 'opp').win;
      expect(Math.abs(miss)).toBeLessThan(0.001);
    }
  }
});

test('rolls are counted for few checkers, all at home', () => {
  expect(canCountRolls(counts([6, 6, 6, 6, 6, 6]))).toBe(true);
  expect(canCountRolls(counts([6, 6, 6, 6, 6, 6, 6]))).toBe(false);
  expect(canCountRolls(counts([7, 1]))).toBe(false);
  expect(canCountRolls(counts([25]))).toBe(false);
});
