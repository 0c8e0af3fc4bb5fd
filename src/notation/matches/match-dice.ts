import type { Dice } from '../../game/index.js';

/** Two dice as files write them, `31`; undefined for what is none. */
export function readDice(text: string): Dice | undefined {
  const [, first, second] = /^\s*([1-6])([1-6])\s*$/.exec(text) ?? [];
  return first === undefined ? undefined : [Number(first), Number(second)];
}
