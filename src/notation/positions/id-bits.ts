import { GameError } from '../../game/index.js';

/** A bit of an ID, 0 or 1. */
export type Bit = 0 | 1;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Bits as GNU Backgammon's IDs write them: the first is the lowest of the first byte, the bytes in Base64 without `=`.
 * @param length letters; the bits are filled up with zeros.
 */
export function textOfBits(bits: readonly Bit[], length: number): string {
  const bitAt = (index: number): number => bits[8 * Math.floor(index / 8) + 7 - (index % 8)] ?? 0;
  return Array.from({ length }, (_, letter) => {
    let value = 0;
    for (let bit = 0; bit < 6; bit++) value = 2 * value + bitAt(6 * letter + bit);
    return LETTERS[value];
  }).join('');
}

/**
 * The bits of an ID of so many letters, whole bytes.
 * @param name what the ID is called in an error
 * @returns a GameError `bad-text` that names a wrong length, a letter that is none, or bits behind the last byte
 */
export function bitsOfText(name: string, text: string, length: number): readonly Bit[] | GameError {
  if (text.length !== length) {
    return badId(name, `${text.length} characters instead of ${length}`);
  }
  const values = Array.from(text, (letter) => LETTERS.indexOf(letter));
  const bad = values.indexOf(-1);
  if (bad >= 0)
    return badId(name, `"${text[bad]}" (character ${bad + 1}) is none of A-Z a-z 0-9 + /`);
  const stream = values.flatMap((value) => [5, 4, 3, 2, 1, 0].map((bit) => (value >> bit) & 1));
  const whole = stream.length - (stream.length % 8);
  if (stream.slice(whole).includes(1)) return badId(name, 'its last character says too much');
  return Array.from(
    { length: whole },
    (_, index) => stream[8 * Math.floor(index / 8) + 7 - (index % 8)] as Bit,
  );
}

/** The error that an ID cannot be read. */
export function badId(name: string, what: string): GameError {
  return new GameError('bad-text', `${name}: ${what}`);
}
