import { describe, expect, test } from 'vitest';
import { newRecord, orThrow, type Action, type GameRecord } from '../../../src/game/index.js';
import {
  FileError,
  readMatch,
  writeMatch,
  type MatchFile,
} from '../../../src/notation/matches/match-files.js';
import { LIVELY } from '../../support/random-actions.js';
import { mulberry32 } from '../../support/random.js';
import { seededSession } from '../../support/seeded-session.js';

const settings = {
  variant: 'nuclear',
  options: { resign: 'offer' },
  matchLength: 3,
  cube: true,
  clock: { type: 'compensation', main: 600_000, move: 10_000 },
} as const;

const record: GameRecord = {
  ...newRecord(settings),
  actions: seededSession(mulberry32(7), 6, settings, LIVELY).map(({ action }) => action),
};

const file: MatchFile = {
  headers: [{ name: 'Event', value: 'a "b" \n c' }],
  players: { red: 'Анна', blue: '<b>' },
  record,
};

const text = orThrow(writeMatch(file, 'json'));

function fault(json: string): FileError {
  const found = readMatch(json);
  if (!(found instanceof FileError)) throw new Error('no fault');
  return found;
}

test('nothing is lost: several matches, times, ties of the draw', () => {
  expect(readMatch(text)).toEqual(file);
  expect(writeMatch(orThrow<MatchFile>(readMatch(text)), 'json')).toBe(text);
});

test('an action stands on a line of its own', () => {
  expect(text.split('\n')).toHaveLength(record.actions.length + 8);
});

test('a record alone is a match without names', () => {
  expect(readMatch(JSON.stringify(record))).toEqual({
    headers: [],
    players: { red: 'Red', blue: 'Blue' },
    record,
  });
});

describe('what is wrong is told with its place', () => {
  const line = (of: string): number => text.split('\n').findIndex((row) => row.startsWith(of)) + 1;
  const third = line('"actions"') + 3;

  test('an action that cannot be done, with all before it', () => {
    const wrong: Action = { type: 'take', side: 'blue', elapsed: 0 };
    const rows = text.split('\n');
    rows[third - 1] = `${JSON.stringify(wrong)},`;
    const found = fault(rows.join('\n'));
    expect(found).toMatchObject({ code: 'wrong-phase', line: third, column: 1 });
    expect(found.message).toBe(
      `line ${third}, column 1: action 3: take: not now, the game is in its phase "rolling"`,
    );
    expect(found.before).toEqual({
      ...file,
      record: { ...record, actions: record.actions.slice(0, 2) },
    });
  });

  test.each([
    ['"version":1,', '"version":2,', 'bad-text', 'version 2 of a match is not known', 1, 12],
    ['"blue":"<b>"', '"blue":7', 'bad-text', '{"red":"Анна","blue":7} is not { red, blue }', 4, 11],
    ['"matchLength":3', '"matchLength":-5', 'bad-settings', 'matchLength -5', 6, 9],
    [
      '"value":1,"owner":null',
      '"value":3,"owner":null',
      'bad-state',
      'the cube shows 3, not 1',
      6,
      9,
    ],
  ])('%s as %s', (from, to, code, words, row, column) => {
    const found = fault(text.replace(from, to));
    expect(found).toMatchObject({ code, line: row, column, before: undefined });
    expect(found.message).toContain(words);
  });

  test('a file that is cut off', () => {
    const cut = text.slice(0, 500);
    expect(fault(cut)).toMatchObject({ code: 'bad-text', line: cut.split('\n').length });
    expect(fault(cut).message).toContain('the file is no JSON');
  });

  test.each(['{}', '{"version":1}', '{"version":1,"record":[]}', '{"actions":1}'])('%s', (json) => {
    expect(fault(json)).toMatchObject({ code: 'bad-text', line: 1, before: undefined });
  });
});

test('a record that is not sound is not written', () => {
  const actions: readonly Action[] = [{ type: 'take', side: 'blue', elapsed: 0 }];
  expect(writeMatch({ ...file, record: { ...record, actions } }, 'json')).toMatchObject({
    code: 'wrong-phase',
    message: 'action 1: take: not now, the game is in its phase "opening"',
  });
});
