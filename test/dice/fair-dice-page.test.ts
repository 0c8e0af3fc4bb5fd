import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commitmentOf, createFairDice, dieAt } from '../../src/dice/index.js';
import { SEED } from './fair-record.js';

const page = readFileSync(new URL('../../src/dice/fair-dice.md', import.meta.url), 'utf8');

/** A die by the page alone, hashed by Node. */
function dieByThePage(seed: Uint8Array, salt: string, index: number): number {
  for (let round = 0; ; round++) {
    const message = `die:${index}:${round}:${salt}`;
    const hash = createHmac('sha256', seed).update(message, 'utf8').digest();
    for (const byte of hash) if (byte < 252) return (byte % 6) + 1;
  }
}

const seeds = {
  'counting up': SEED,
  zeros: new Uint8Array(32),
  'all bits': new Uint8Array(32).fill(255),
};

test.each(Object.entries(seeds))(
  'somebody else who reads the page gets the same dice: seed %s',
  (_, seed) => {
    for (const salt of ['', 'снег', ':0:', 'a\u0000b', '🎲'.repeat(100)]) {
      const fair = createFairDice(seed, salt);
      const indices = Array.from({ length: 1000 }, (_, index) => index);
      expect(commitmentOf(fair)).toBe(createHash('sha256').update(seed).digest('hex'));
      expect(indices.map((index) => dieAt(fair, index))).toEqual(
        indices.map((index) => dieByThePage(seed, salt, index)),
      );
    }
  },
);

/** The worked example's tables: what stands in the row of a name. */
const example = page.slice(page.indexOf('## A worked example'));
function row(name: string): readonly string[] {
  const line = example.split('\n').find((text) => text.startsWith(`| ${name} `)) ?? '';
  const cells = line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
  return cells.slice(2, -1);
}

test('the worked example on the page holds', () => {
  const fair = createFairDice(SEED, 'снег');
  const message = 'die:0:0:снег';
  const indices = Array.from({ length: 12 }, (_, index) => index);
  expect({
    seed: row('seed'),
    commitment: row('commitment'),
    message: row('message of die 0'),
    bytes: row('the same in hex'),
    hash: row('its HMAC'),
    indices: row('index'),
    dice: row('die'),
  }).toEqual({
    seed: [fair.seed],
    commitment: [commitmentOf(fair)],
    message: [message],
    bytes: [Buffer.from(message, 'utf8').toString('hex')],
    hash: [createHmac('sha256', SEED).update(message).digest('hex')],
    indices: indices.map(String),
    dice: indices.map((index) => String(dieAt(fair, index))),
  });
  const plain = createFairDice(SEED);
  expect([0, 1, 2, 3, 4, 5].map((index) => dieAt(plain, index))).toEqual([5, 5, 3, 5, 6, 1]);
  expect(example).toContain('the first six dice are 5, 5, 3, 5, 6 and 1');
});
