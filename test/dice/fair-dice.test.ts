import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import {
  commitmentOf,
  countDice,
  createFairDice,
  dieAt,
  nextDice,
  readFairDice,
  withSalt,
} from '../../src/dice/index.js';
import { drawOpening, newRecord, throwDice, type GameRecord } from '../../src/game/index.js';
import { anyActions } from '../support/any-actions.js';
import { faultOf, faultThrownBy } from '../support/fault-of.js';
import { SEED } from './fair-record.js';

const HEX = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const fair = createFairDice(SEED);

const deed = { side: 'blue', elapsed: 0 } as const;
const { opening, roll, play, double, nextGame } = anyActions('blue');

function recordOf(...actions: GameRecord['actions']): GameRecord {
  return { ...newRecord({}), actions };
}

test('the hashes are those of the standards (FIPS 180, RFC 4231 case 2)', () => {
  expect(bytesToHex(sha256(utf8ToBytes('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  const data = utf8ToBytes('what do ya want for nothing?');
  expect(bytesToHex(hmac(sha256, utf8ToBytes('Jefe'), data))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

test('the dice are a secret of JSON alone, which reads back', () => {
  const salted = createFairDice(SEED, 'снег', recordOf(roll, play, roll));
  expect(salted).toEqual({ version: 1, seed: HEX, salt: 'снег', before: 4 });
  expect(readFairDice(JSON.parse(JSON.stringify(salted)))).toEqual(salted);
});

test('each match has a seed of its own', () => {
  const seeds = Array.from({ length: 100 }, () => createFairDice().seed);
  expect(new Set(seeds).size).toBe(100);
});

test('another salt gives other dice for the same commitment', () => {
  const salted = createFairDice(SEED, 'x');
  const first = (dice: typeof fair): readonly number[] =>
    Array.from({ length: 20 }, (_, index) => dieAt(dice, index));
  expect(commitmentOf(salted)).toBe(commitmentOf(fair));
  expect(first(salted)).not.toEqual(first(fair));
});

/** Pearson's sum for counts that should all be alike. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

test('faces, and pairs of dice that follow each other, are even', () => {
  const faces = Array.from({ length: 6 }, () => 0);
  const pairs = Array.from({ length: 36 }, () => 0);
  for (let index = 0; index < 36_000; index += 2) {
    const [a, b] = [dieAt(fair, index), dieAt(fair, index + 1)];
    faces[a - 1]++;
    faces[b - 1]++;
    pairs[6 * (a - 1) + (b - 1)]++;
  }
  expect(faces).toEqual([5854, 5898, 6062, 6124, 6081, 5981]);
  // One even source in a hundred has more than this.
  expect(chiSquare(faces)).toBeLessThan(15.1);
  expect(chiSquare(pairs)).toBeLessThan(57.3);
});

test('a throw goes on where the record ends, and is the same until it has been entered', () => {
  const dice = [5, 5, 3, 5, 6, 1];
  const record = recordOf();
  expect(drawOpening(nextDice(fair, record))).toEqual([
    [5, 5],
    [3, 5],
  ]);
  expect(throwDice(nextDice(fair, record))).toEqual([5, 5]);
  expect(throwDice(nextDice(fair, record))).toEqual([5, 5]);
  const drawn = recordOf(
    {
      ...opening,
      throws: [
        [5, 5],
        [3, 5],
      ],
    },
    play,
    double,
  );
  expect(countDice(drawn)).toBe(4);
  expect(throwDice(nextDice(fair, drawn))).toEqual(dice.slice(4));
});

test('the next match of a record begins with its own first die', () => {
  const record = recordOf(opening, roll, nextGame);
  const next = createFairDice(SEED, '', record);
  expect(next.before).toBe(4);
  expect(throwDice(nextDice(next, record))).toEqual([5, 5]);
});

test('a record that is too short for the dice throws nothing', () => {
  const later = createFairDice(SEED, '', recordOf(roll, roll));
  expect(faultThrownBy(() => nextDice(later, recordOf(roll)))).toEqual({
    code: 'bad-dice',
    message: 'fair dice: 4 dice had been thrown before these, and the record has 2',
  });
});

test('the salt can be changed until the first die is thrown', () => {
  const later = createFairDice(SEED, '', recordOf(roll));
  expect(withSalt(fair, 'снег', recordOf())).toEqual({ ...fair, salt: 'снег' });
  expect(withSalt(later, 'снег', recordOf(roll))).toEqual({ ...later, salt: 'снег' });
  for (const [dice, record] of [
    [fair, recordOf({ ...deed, type: 'roll', dice: [1, 1] })],
    [later, recordOf(roll, play, roll)],
  ] as const) {
    expect(faultOf(withSalt(dice, 'снег', record))).toEqual({
      code: 'not-allowed',
      message: 'salt: the first die has already been thrown',
    });
  }
});

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'undefined is no object'],
  ['a list', [], '[] is no object'],
  ['another version', { ...fair, version: 2 }, 'version 2 is not known'],
  ['no seed', { ...fair, seed: undefined }, 'the seed undefined is not 32 bytes in lower-case hex'],
  ['a short seed', { ...fair, seed: '00' }, 'the seed "00" is not 32 bytes in lower-case hex'],
  [
    'capitals',
    { ...fair, seed: HEX.toUpperCase() },
    `the seed "${HEX.toUpperCase()}" is not 32 bytes in lower-case hex`,
  ],
  ['no salt', { ...fair, salt: null }, 'the salt null is no text'],
  ['a long salt', { ...fair, salt: 'x'.repeat(201) }, 'the salt has 201 characters: at most 200'],
  ['half a pair', { ...fair, salt: 'a\ud83c' }, 'the salt "a\\ud83c" is not well-formed Unicode'],
  ['a fraction', { ...fair, before: 0.5 }, 'before 0.5 is no number of dice'],
])('a saved secret is refused: %s', (_, value, message) => {
  expect(faultOf(readFairDice(value))).toEqual({
    code: 'bad-dice',
    message: `fair dice: ${message}`,
  });
});

test('a seed of another length is refused', () => {
  expect(faultThrownBy(() => createFairDice(new Uint8Array(16))).message).toBe(
    'fair dice: the seed "00000000000000000000000000000000" is not 32 bytes in lower-case hex',
  );
});
