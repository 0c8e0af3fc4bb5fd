import { GameError, shown } from './errors.js';

/** Two dice as thrown. */
export type Dice = readonly [number, number];

/** Gives one die, 1 to 6, each time it is called. */
export type DiceSource = () => number;

/** The 21 different rolls, larger die first, in the order of the engine's tables: 1-1, 2-1, 2-2, 3-1 ... 6-6. */
export const ROLLS: readonly Dice[] = [1, 2, 3, 4, 5, 6].flatMap((high) =>
  Array.from({ length: high }, (_, low): Dice => [high, low + 1]),
);

/** How many of the 36 throws show this roll. */
export function rollWeight([a, b]: Dice): number {
  return a === b ? 1 : 2;
}

/** The dice as they may be played one by one, larger first; a double gives four. */
export function diceToPlay([a, b]: Dice): readonly number[] {
  if (a === b) return [a, a, a, a];
  return a > b ? [a, b] : [b, a];
}

/** True for a whole number from 1 to 6. */
export function isDie(die: unknown): die is number {
  return typeof die === 'number' && Number.isInteger(die) && die >= 1 && die <= 6;
}

/** One throw of two dice. @throws GameError `bad-dice` when the source yields anything but 1 to 6. */
export function throwDice(source: DiceSource): Dice {
  return [throwDie(source), throwDie(source)];
}

/** One die. @throws GameError `bad-dice` when the source yields anything but 1 to 6. */
export function throwDie(source: DiceSource): number {
  let die: unknown;
  try {
    die = source();
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : shown(fault);
    throw new GameError('bad-dice', `the dice source failed: ${reason}`);
  }
  if (isDie(die)) return die;
  throw new GameError('bad-dice', `the dice source gave ${shown(die)}: a die shows 1 to 6`);
}

/** The fault of a pair of dice, if any. */
export function checkDice(dice: unknown): GameError | undefined {
  if (Array.isArray(dice) && dice.length === 2 && dice.every(isDie)) return undefined;
  return new GameError('bad-dice', `${shown(dice)} is no roll: two dice from 1 to 6`);
}

/** Bytes from here up are thrown again, so that each face has the same 42 of 252 values. */
const FAIR_BYTES = 252;

/** Dice from the platform's cryptographic generator, without modulo bias. */
export const cryptoDice: DiceSource = () => {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while (byte[0] >= FAIR_BYTES);
  return (byte[0] % 6) + 1;
};
