import type { Side } from '../../game/index.js';

/** No checker, one to fifteen of X; those of O are small letters. */
export const LETTERS = '-ABCDEFGHIJKLMNO';
/** The highest cube that is written, as a power of two, unless it is higher already. */
export const USUAL_MOST = 10;

/** The fields in their order. */
export const FIELDS = [
  'position',
  'cube value',
  'cube owner',
  'turn',
  'dice',
  'score of X',
  'score of O',
  'rules',
  'match length',
  'maximum cube',
] as const;

export type Field = (typeof FIELDS)[number];

/** The number of a side; 0 is nobody. X is blue. */
export const NUMBERS: Readonly<Record<Side, number>> = { blue: 1, red: -1 };

/** What field 8 adds up in unlimited play. */
export const JACOBY = 1;
export const BEAVERS = 2;
