import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GameError, orThrow, replay, type GameRecord } from '../../../src/game/index.js';
import {
  FileError,
  readMatch,
  writeMatch,
  type FileForm,
  type MatchFile,
} from '../../../src/notation/matches/match-files.js';

function fixture(name: string): string {
  return readFileSync(new URL(`../../fixtures/files/${name}`, import.meta.url), 'utf8');
}

const match = orThrow<MatchFile>(readMatch(fixture('m5.mat')));
const analysed = fixture('m5.sgf');

/** A match in each form, short enough to be read often. */
const files: Readonly<Record<string, string>> = {
  mat: fixture('m5-bar-off.mat'),
  studio: fixture('studio-b02.txt'),
  sgf: orThrow(writeMatch(match, 'sgf')),
  'analysed sgf': analysed.slice(0, analysed.indexOf('(;', 1)),
  json: orThrow(writeMatch(match, 'json')),
};

/** What a careless hand or a bad line makes of a text. */
type Slip = (text: string) => string;

const place = fc.double({ min: 0, max: 1, noNaN: true });

/** Words that mean something somewhere, and some that do nowhere. */
const words = fc.constantFrom(
  ...['(', ')', ';', '[', ']', '{', '}', ':', '"', ',', '\\', '\n', '\r\n', '\t', '\u00a0', '\0'],
  ...['0', '7', '99', '-5', '25/20', '6/0', '*', '(2)', '31:', '????', 'Cannot Move', 'Ø', 'бар'],
  ...[' Doubles => 2', ' Beavers => 4', ' Takes', ' Drops', ' Wins 3 points', ' Resigns gammon'],
  ...[' Refuses', ' Flag', ' Bomb', ' Opening 11 31', 'Drawn', ' Game 2\n', ' 3 point match\n'],
  ...['; [Variation "plakoto"]\n', '; [Options "resign=offer"]\n', '; [CubeLimit "1"]\n'],
  ...['AE[a:y]', 'PL[W]', 'DI[31]', 'CV[3]', 'W[double]', 'B[31qtst]', 'RU[]', 'null', '1e99'],
);

const slips: fc.Arbitrary<Slip> = fc.oneof(
  fc.tuple(place, words).map(
    ([at, word]): Slip =>
      (text) =>
        insert(text, at, word),
  ),
  fc.tuple(place, fc.string({ maxLength: 9, unit: 'binary' })).map(
    ([at, word]): Slip =>
      (text) =>
        insert(text, at, word),
  ),
  fc.tuple(place, fc.nat(200)).map(
    ([at, length]): Slip =>
      (text) =>
        cut(text, at, length),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Slip =>
      (text) =>
        moveLine(text, from, to),
  ),
  place.map(
    (at): Slip =>
      (text) =>
        text.slice(0, at * text.length),
  ),
);

function insert(text: string, at: number, word: string): string {
  const index = Math.floor(at * text.length);
  return text.slice(0, index) + word + text.slice(index);
}

function cut(text: string, at: number, length: number): string {
  const index = Math.floor(at * text.length);
  return text.slice(0, index) + text.slice(index + length);
}

function moveLine(text: string, from: number, to: number): string {
  const lines = text.split('\n');
  const [line] = lines.splice(Math.floor(from * lines.length), 1);
  lines.splice(Math.floor(to * lines.length), 0, line ?? '');
  return lines.join('\n');
}

function expectSound({ record }: { readonly record: GameRecord }): void {
  expect(replay(record)).not.toBeInstanceOf(GameError);
}

const FORMS: readonly FileForm[] = ['mat', 'sgf', 'json'];

/** What is read can be written, and read again. */
function expectWritable(file: MatchFile): void {
  for (const form of FORMS) {
    const text = writeMatch(file, form);
    if (text instanceof GameError) expect(text.code).toBe('not-allowed');
    else expect(readMatch(text)).not.toBeInstanceOf(FileError);
  }
}

function expectAnswer(text: string): void {
  const read = readMatch(text);
  if (!(read instanceof FileError)) {
    expectSound(read);
    expectWritable(read);
    return;
  }
  const lines = text.split(/\r\n|\n|\r/);
  expect(read.line).toBeGreaterThanOrEqual(1);
  expect(read.line).toBeLessThanOrEqual(lines.length);
  expect(read.column).toBeGreaterThanOrEqual(1);
  expect(read.message).toContain(`line ${read.line}, column ${read.column}: `);
  if (read.before) expectSound(read.before);
}

describe('files with slips are read, or their fault is told', () => {
  test.each(Object.entries(files))('%s', (_, file) => {
    fc.assert(
      fc.property(fc.array(slips, { minLength: 1, maxLength: 4 }), (all) => {
        expectAnswer(all.reduce((text, slip) => slip(text), file));
      }),
      { seed: 20261201, numRuns: 60 },
    );
  });

  test('bytes of any kind', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(readMatch(bytes)).toBeInstanceOf(FileError);
      }),
      { seed: 20261201 },
    );
  });
});
