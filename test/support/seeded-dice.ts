import type { DiceSource } from '../../src/game/index.js';
import { between, mulberry32 } from './random.js';

/** The same dice for the same seed. */
export function seededDice(seed: number): DiceSource {
  const random = mulberry32(seed);
  return () => between(random, 1, 6);
}
