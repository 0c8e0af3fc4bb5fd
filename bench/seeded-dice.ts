import type { DiceSource } from '../src/game/index.js';
import { mulberry32 } from '../test/support/random.js';

/** Dice that are the same for the same seed, for benches; never for a person's game. */
export function seededDice(seed: number): DiceSource {
  const random = mulberry32(seed);
  return () => Math.floor(random() * 6) + 1;
}
