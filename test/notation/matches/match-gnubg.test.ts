import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { findGnubg } from '../../../bench/external-player-gnubg.js';
import {
  newRecord,
  orThrow,
  type GameRecord,
  type GivenSettings,
  type Options,
} from '../../../src/game/index.js';
import {
  matchesOf,
  readMatch,
  writeMatch,
  type MatchFile,
} from '../../../src/notation/matches/match-files.js';
import { LIVELY, QUIET, type Habits } from '../../support/random-actions.js';
import { mulberry32 } from '../../support/random.js';
import { courseOf } from '../../support/record-trace.js';
import { seededSession } from '../../support/seeded-session.js';

const gnubg = findGnubg();

function needGnubg({ skip }: TestContext): string {
  return gnubg ?? skip('GNU Backgammon is not installed');
}

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'match-gnubg-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function fileOf(record: GameRecord): MatchFile {
  return { headers: [], players: { red: 'Anna', blue: 'Boris' }, record };
}

/** How GNU Backgammon loads each form that it reads. */
const loading = { mat: 'import mat', sgf: 'load match' } as const;

type GnubgForm = keyof typeof loading;

/** What GNU Backgammon writes, in a form, of a match that it has read. */
function throughGnubg(
  program: string,
  match: MatchFile,
  forms: { readonly read: GnubgForm; readonly written: GnubgForm },
  jacoby: Options['cube.jacoby'],
): string {
  const [from, to] = [join(folder, 'from'), join(folder, `to.${forms.written}`)];
  writeFileSync(from, orThrow(writeMatch(match, forms.read)));
  if (existsSync(to)) rmSync(to);
  const saving = forms.written === 'mat' ? 'export match mat' : 'save match';
  const commands = [
    `set jacoby ${jacoby}`,
    'set automatic game off',
    'set automatic roll off',
    'set confirm save off',
    `${loading[forms.read]} ${from}`,
    `${saving} ${to}`,
    '',
  ];
  const env = { ...process.env, HOME: folder };
  execFileSync(program, ['-t', '-q', '-r'], { cwd: folder, env, input: commands.join('\n') });
  return readFileSync(to, 'utf8');
}

/** Games in which everything happens that GNU Backgammon has words for. */
const PLAIN: Habits = { ...LIVELY, flag: 0, offerResignation: 0 };

/** Games some of which are given up, at the price of the position. */
const GIVEN_UP: Habits = { ...PLAIN, offerResignation: 3 };

interface Session {
  readonly name: string;
  readonly settings: GivenSettings;
  readonly habits: Habits;
}

const money = { matchLength: 0, cube: true };
const beavers = { 'cube.beaver': 'on' } as const;

const sessions: readonly Session[] = [
  { name: 'a match', settings: { matchLength: 5, cube: true }, habits: QUIET },
  { name: 'a match with a Crawford game', settings: { matchLength: 3, cube: true }, habits: PLAIN },
  { name: 'resignations', settings: { matchLength: 7, cube: true }, habits: GIVEN_UP },
  { name: 'beavers, taken and passed', settings: { ...money, options: beavers }, habits: GIVEN_UP },
  { name: 'money play', settings: money, habits: QUIET },
  {
    name: "money play without Jacoby's rule",
    settings: { ...money, options: { ...beavers, 'cube.jacoby': 'off' } },
    habits: GIVEN_UP,
  },
  { name: 'a single game', settings: { matchLength: 1 }, habits: GIVEN_UP },
  { name: 'nackgammon', settings: { ...money, variant: 'nackgammon' }, habits: PLAIN },
  {
    name: 'hypergammon',
    settings: { matchLength: 5, cube: true, variant: 'hypergammon' },
    habits: GIVEN_UP,
  },
];

const FORMS: readonly GnubgForm[] = ['mat', 'sgf'];

describe.each(sessions)('$name', ({ settings, habits }) => {
  test.for(FORMS)('as %s GNU Backgammon reads the same games', (form, context) => {
    const program = needGnubg(context);
    const jacoby = settings.options?.['cube.jacoby'] ?? 'on';
    for (const seed of [1, 2]) {
      const games = settings.matchLength === 1 ? 1 : 5;
      const actions = seededSession(mulberry32(seed), games, settings, habits);
      const played = { ...newRecord(settings), actions: actions.map(({ action }) => action) };
      const [record] = matchesOf(played);
      const written = throughGnubg(program, fileOf(record), { read: form, written: 'sgf' }, jacoby);
      expect(courseOf(orThrow<MatchFile>(readMatch(written)).record)).toEqual(courseOf(record));
    }
  });
});

describe('GNU Backgammon itself', () => {
  const fixture = readFileSync(new URL('../../fixtures/files/m5.mat', import.meta.url), 'utf8');
  const match = orThrow<MatchFile>(readMatch(fixture));

  test('writes the text that we write, where it keeps the order of the steps', (context) => {
    const program = needGnubg(context);
    const sorted = throughGnubg(program, match, { read: 'mat', written: 'mat' }, 'on');
    const again = orThrow<MatchFile>(readMatch(sorted));
    expect(writeMatch(again, 'mat')).toBe(sorted);
    expect(courseOf(again.record)).toEqual(courseOf(match.record));
  });

  test('reads a position that a record begins with', (context) => {
    const program = needGnubg(context);
    const text = [
      '(;FF[4]GM[6]MI[length:7][game:0][ws:2][bs:3]PW[Anna]PB[Boris]RU[Crawford]',
      ';AE[a:y]AW[a][a][c][c][c][d][d][e][e][f][f][n][r][s][s]AB[x][x][x][x][w][w][v][v][u][u][t][t][t][t][y]',
      ';CV[2]',
      ';CP[w]',
      ';PL[B]DI[21])',
    ].join('\n');
    const begun = orThrow<MatchFile>(readMatch(text));
    const written = throughGnubg(program, begun, { read: 'sgf', written: 'sgf' }, 'on');
    expect(orThrow<MatchFile>(readMatch(written)).record).toEqual(begun.record);
  });
});
