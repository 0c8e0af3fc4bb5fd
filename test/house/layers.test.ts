import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

/** One line a layer: a file, imports it may write, imports it may not. */
const cases: { file: string; allowed: string[]; forbidden: string[] }[] = [
  {
    file: 'src/game/fake.ts',
    allowed: ['./other.js'],
    forbidden: [
      '../notation/fake.js',
      '../engine/fake.js',
      '../../worker/fake.js',
      'lit',
      'node:fs',
    ],
  },
  {
    file: 'src/game/deep/fake.ts',
    allowed: ['../other.js', './other.js'],
    forbidden: ['../../engine/fake.js', '../../index.js'],
  },
  {
    file: 'src/notation/fake.ts',
    allowed: ['../game/fake.js'],
    forbidden: ['../engine/fake.js', '../locale/fake.js'],
  },
  {
    file: 'src/dice/fake.ts',
    allowed: ['../game/fake.js', '@noble/hashes/sha2.js'],
    forbidden: ['../notation/fake.js', '../engine/fake.js', '@noble/other', 'lit'],
  },
  {
    file: 'src/locale/fake.ts',
    allowed: ['./ru.js'],
    forbidden: ['../game/fake.js', '../board/fake.js'],
  },
  {
    file: 'src/engine/fake.ts',
    allowed: ['../game/fake.js', './reference/fake.js', 'comlink', 'node:fs/promises'],
    forbidden: ['../notation/fake.js', '../board/fake.js', '../../worker/scheduler.js', 'lit'],
  },
  {
    file: 'src/engine/reference/fake.ts',
    allowed: ['../../game/fake.js', '../weights.js'],
    forbidden: ['../host.js', '../../engine/host.js', '../../notation/fake.js', 'comlink'],
  },
  {
    file: 'src/board/fake.ts',
    allowed: ['../game/fake.js', '../locale/fake.js', 'lit', 'lit/decorators.js'],
    forbidden: ['../engine/fake.js', '../notation/fake.js', '../element.js', 'comlink'],
  },
  {
    file: 'src/element/fake.ts',
    allowed: [
      '../engine/fake.js',
      '../board/fake.js',
      '../notation/fake.js',
      '../dice/fake.js',
      '../locale/ru.js',
    ],
    forbidden: ['../page.js', '../cli.js', '../../worker/fake.js', 'comlink', '@noble/hashes'],
  },
  {
    file: 'src/element.ts',
    allowed: ['./element/fake.js', './engine/index.js', './board/fake.js', 'lit'],
    forbidden: ['./page.js', './cli.js', '../worker/fake.js'],
  },
  {
    file: 'src/index.ts',
    allowed: ['./element.js', './engine/index.js'],
    forbidden: ['./page.js', './cli.js', '../worker/fake.js'],
  },
  {
    file: 'src/cli.ts',
    allowed: ['./game/fake.js', './notation/fake.js', './engine/index.js', 'node:process'],
    forbidden: ['./board/fake.js', './element.js', 'lit'],
  },
  {
    file: 'src/page.ts',
    allowed: ['./index.js', './board/fake.js', './locale/fake.js'],
    forbidden: [],
  },
  {
    file: 'worker/fake.ts',
    allowed: ['../src/engine/host.js', '../src/game/fake.js', './scheduler.js', 'comlink'],
    forbidden: ['../src/notation/fake.js', '../src/board/fake.js', '../src/element.js', 'lit'],
  },
];

// The files do not exist, so rules that ask the type checker must be off.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });

async function reported(file: string, statement: string): Promise<boolean> {
  const [result] = await eslint.lintText(statement, { filePath: file });
  expect(result.fatalErrorCount).toBe(0);
  return result.messages.some(({ ruleId }) => ruleId?.startsWith('no-restricted-'));
}

const forms = [
  (path: string) => `import '${path}';`,
  (path: string) => `export * from '${path}';`,
  (path: string) => `import type { Fake } from '${path}'; export type Other = Fake;`,
  (path: string) => `await import('${path}');`,
];

test.for(cases)(
  '$file imports only what its layer may use',
  async ({ file, allowed, forbidden }) => {
    for (const form of forms) {
      for (const path of allowed)
        expect([path, await reported(file, form(path))]).toEqual([path, false]);
      for (const path of forbidden)
        expect([path, await reported(file, form(path))]).toEqual([path, true]);
    }
  },
);
