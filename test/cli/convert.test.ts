import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/cli/convert.js';
import { readOrder } from '../../src/cli/options.js';
import { run } from '../support/command.js';

const file = (name: string): Buffer => readFileSync(`test/fixtures/files/${name}`);
const mat = file('m5.mat').toString();

describe('convert', () => {
  test.each(['m5.mat', 'm5-bar-off.mat', 'm5.sgf', 'm5.txt'])(
    'writes %s as GNU Backgammon writes the match',
    (name) => {
      const withoutHeader = (text: string): string => text.replace(/^;.*\n+/gm, '').trim();
      const written = convert(file(name), 'mat');
      expect(withoutHeader(written as string)).toBe(withoutHeader(mat));
    },
  );

  test.each(['sgf', 'json'] as const)('there and back by %s gives the same text', (form) => {
    const there = convert(file('m5.mat'), form) as string;
    expect(convert(new TextEncoder().encode(there), 'mat')).toBe(mat);
  });

  test('tells line and column of a fault', () => {
    const bad = mat.replace('65: 24/18 18/13', '65: 24/18 18/12');
    expect(convert(new TextEncoder().encode(bad), 'sgf')).toMatchObject({ line: 8, column: 6 });
  });

  test('from the command line: a match in, a match out', async () => {
    const args = ['build/node/cli.js', 'convert', '--to', 'mat'];
    expect(await run(mat, 'node', ...args)).toEqual({ stdout: mat, stderr: '', status: 0 });
    const { stdout, stderr, status } = await run('noise', 'node', ...args);
    expect([stdout, status]).toEqual(['', 1]);
    expect(stderr).toMatch(/^error: line 1, column 1: .+\n$/);
  });
});

test.each([
  [['convert'], '--to is one of mat, sgf, json, not "undefined"'],
  [['convert', '--to', 'xg'], '--to is one of mat, sgf, json, not "xg"'],
  [
    ['convert', 'm5.mat', '--to', 'sgf'],
    'unexpected argument "m5.mat": requests come on standard input',
  ],
])('%j is refused', (args, message) => {
  expect(() => readOrder(args)).toThrow(message);
});
