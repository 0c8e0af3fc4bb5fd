import { expect, test } from 'vitest';
import { normalTable } from '../../src/engine/weights/normal.js';

/** The normal distribution in millionths, by Simpson's rule. */
function millionths(deviation: number): number {
  const steps = 1000;
  const width = deviation / steps;
  const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    const [from, to] = [i * width, (i + 1) * width];
    sum += ((density(from) + 4 * density((from + to) / 2) + density(to)) * width) / 6;
  }
  return Math.round(1e6 * (0.5 + sum));
}

test('the normal distribution is right to the millionth at each 32nd up to 4', () => {
  expect(normalTable).toEqual(Array.from({ length: 129 }, (_, i) => millionths(i / 32)));
});
