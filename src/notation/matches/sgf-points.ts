import { BAR, OFF, type Side } from '../../game/index.js';

/** Letters of the points: both sides count from White's ace point; then the bar, and what is borne off. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const BAR_AT = LETTERS.indexOf('y');
const OFF_AT = LETTERS.indexOf('z');

/** The letter of a side's point (0 = borne off, 25 = bar). */
export function letterOf(side: Side, point: number): string {
  if (point === BAR) return LETTERS[BAR_AT];
  if (point === OFF) return LETTERS[OFF_AT];
  return LETTERS[(side === 'red' ? point : BAR - point) - 1];
}

/** A side's point by its letter, or undefined for what is none. */
export function pointOf(side: Side, letter: string): number | undefined {
  const at = LETTERS.indexOf(letter);
  if (letter.length !== 1 || at < 0) return undefined;
  if (at === BAR_AT) return BAR;
  if (at === OFF_AT) return OFF;
  return side === 'red' ? at + 1 : BAR - (at + 1);
}
