import { describe, expect, test } from 'vitest';
import {
  GameError,
  VARIANTS,
  newRecord,
  optionValues,
  optionsFor,
  orThrow,
  type GameRecord,
  type GivenOptions,
  type GivenSettings,
  type Variant,
} from '../../../src/game/index.js';
import {
  matchesOf,
  readMatch,
  writeMatch,
  type FileForm,
  type MatchFile,
} from '../../../src/notation/matches/match-files.js';
import { LIVELY, QUIET, type Habits } from '../../support/random-actions.js';
import { between, mulberry32, pick, type Random } from '../../support/random.js';
import { traceOf } from '../../support/record-trace.js';
import { seededSession } from '../../support/seeded-session.js';

const SESSIONS = 6;

/** Some of the options of a variant, each with any of its values. */
function someOptions(random: Random, variant: Variant): GivenOptions {
  const chosen = optionsFor(variant).filter(() => random() < 0.2);
  return Object.fromEntries(
    chosen.map((name) => [name, pick<unknown>(random, optionValues[name])]),
  );
}

function someSettings(random: Random, variant: Variant): GivenSettings {
  const type = pick(random, ['fischer', 'compensation'] as const);
  return {
    variant,
    options: someOptions(random, variant),
    matchLength: pick(random, [0, 1, 3, 7]),
    cube: random() < 0.8,
    clock: random() < 0.4 ? { type, main: 300_000, move: 10_000 } : null,
  };
}

/** Sessions in which everything happens, now and then an abandoned game, and some of which end anywhere. */
function someRecord(random: Random, variant: Variant): GameRecord {
  const settings = someSettings(random, variant);
  const habits: Habits = random() < 0.7 ? { ...LIVELY, nextGame: 0.3 } : QUIET;
  const games = between(random, 1, 3);
  const actions = seededSession(random, games, settings, habits).map(({ action }) => action);
  const end = random() < 0.3 ? between(random, 0, actions.length) : actions.length;
  return { ...newRecord(settings), actions: actions.slice(0, end) };
}

function fileOf(record: GameRecord): MatchFile {
  const headers = [{ name: 'Event', value: 'a match' }];
  return { headers, players: { red: 'Anna', blue: 'Boris' }, record };
}

/** A record as it comes back from a file; the file read and written again is the same. */
function throughFile(record: GameRecord, form: FileForm): GameRecord | GameError {
  const text = writeMatch(fileOf(record), form);
  if (text instanceof GameError) return text;
  const file = orThrow<MatchFile>(readMatch(text));
  expect(writeMatch(file, form)).toBe(text);
  return file.record;
}

function expectSame(read: GameRecord, record: GameRecord): void {
  expect(read.start).toEqual(record.start);
  const [before, after] = [traceOf(record), traceOf(read)];
  const odd = before.findIndex((trace, at) => JSON.stringify(trace) !== JSON.stringify(after[at]));
  // One entry says more than a hundred.
  if (odd >= 0) expect(after[odd]).toEqual(before[odd]);
  expect(after).toHaveLength(before.length);
}

describe.each(VARIANTS)('seeded sessions of %s', (variant) => {
  const random = mulberry32(2026);
  const records = Array.from({ length: SESSIONS }, () => someRecord(random, variant));

  test('come back from text, match by match', () => {
    for (const match of records.flatMap(matchesOf))
      expectSame(orThrow(throughFile(match, 'mat')), match);
  });

  test('come back from JSON as they are', () => {
    for (const record of records) expect(throughFile(record, 'json')).toEqual(record);
  });

  test('come back from SGF, where it can hold them', () => {
    for (const match of records.flatMap(matchesOf)) {
      const read = throughFile(match, 'sgf');
      if (read instanceof GameError) expect(read.code).toBe('not-allowed');
      else expectSame(read, match);
    }
  });
});

describe('plain matches come back from SGF, every one', () => {
  test.each(['short', 'nackgammon', 'hypergammon'] as const)('%s', (variant) => {
    const random = mulberry32(7);
    for (const matchLength of [0, 1, 3, 5]) {
      const settings = { variant, matchLength, cube: true };
      const actions = seededSession(random, 2, settings).map(({ action }) => action);
      const [match] = matchesOf({ ...newRecord(settings), actions });
      expectSame(orThrow(throughFile(match, 'sgf')), match);
    }
  });
});

test('a record of several matches is taken apart, and none of its actions is lost but those between', () => {
  const settings = { matchLength: 3, cube: true };
  const actions = seededSession(mulberry32(3), 12, settings).map(({ action }) => action);
  const record = { ...newRecord(settings), actions };
  const matches = matchesOf(record);
  expect(matches.length).toBeGreaterThan(2);
  const parts = matches.map((match) => match.actions);
  expect(parts.reduce((all, part) => [...all, actions[all.length], ...part])).toEqual(actions);
  expect(writeMatch(fileOf(record), 'mat')).toMatchObject({
    code: 'not-allowed',
    message: `action ${parts[0].length + 1}: another match begins, but a file of this form holds one`,
  });
});
