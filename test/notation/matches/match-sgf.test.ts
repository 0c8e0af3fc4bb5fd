import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  newRecord,
  orThrow,
  recordFrom,
  replay,
  type Action,
  type GameRecord,
  type GameState,
} from '../../../src/game/index.js';
import {
  readMatch,
  writeMatch,
  type Header,
  type MatchFile,
} from '../../../src/notation/matches/match-files.js';
import { underWay } from '../../support/deeds.js';
import { courseOf } from '../../support/record-trace.js';

const ROOT = 'FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]';

function read(text: string): MatchFile {
  return orThrow<MatchFile>(readMatch(text));
}

function written(record: GameRecord, headers: readonly Header[] = []): string {
  return orThrow(writeMatch({ headers, players: { red: 'R', blue: 'B' }, record }, 'sgf'));
}

function endOf({ record }: MatchFile): GameState {
  return orThrow(replay(record));
}

describe('moves', () => {
  const money = (nodes: string): string => `(;${ROOT}MI[length:0]PW[R]PB[B]RU[Jacoby]\n${nodes})`;

  test.each([
    [
      'B',
      '53qvsv',
      'blue',
      [
        [8, 5],
        [6, 3],
      ],
    ],
    [
      'W',
      '65xrrm',
      'red',
      [
        [24, 6],
        [18, 5],
      ],
    ],
  ] as const)('%s[%s]', (colour, letters, side, steps) => {
    expect(read(money(`;${colour}[${letters}]`)).record.actions[1]).toEqual({
      type: 'play',
      side,
      elapsed: 0,
      steps: steps.map(([from, die]) => ({ from, die })),
    });
  });

  test('the bar, bearing off and no move are in the fixture, as GNU Backgammon wrote them', () => {
    const text = readFileSync(new URL('../../fixtures/files/m5.sgf', import.meta.url), 'utf8');
    const course = courseOf(read(text).record);
    for (const letters of ['42ybae', '43yufc', '61xzsz', '33fcczczcz'])
      expect(text).toContain(letters);
    const end = course.filter((line) => line.includes('wins'));
    expect(end).toEqual(['blue wins 1 by pass', 'blue wins 2 by board', 'blue wins 2 by board']);
  });

  test('a beaver is a double for a double; R is a resignation; dice may lie unplayed', () => {
    const file = read(
      `(;${ROOT}MI[length:0][game:0][ws:0][bs:0]PW[R]PB[B]RU[Jacoby]RE[W+12R]
;W[31hefe]
;B[65aggl]
;W[double]
;B[double]
;W[take]
;PL[W]DI[43])`,
    );
    expect(file.record.actions.map(({ type, side }) => `${side} ${type}`)).toEqual([
      'red opening',
      'red play',
      'blue roll',
      'blue play',
      'red double',
      'blue beaver',
      'red take',
      'red roll',
      'blue offerResignation',
    ]);
    expect(endOf(file).phase).toMatchObject({ result: { winner: 'red', points: 12 } });
    expect(written(file.record)).toBe(
      `(;FF[4]GM[6]CA[UTF-8]AP[backgammon-board]MI[length:0][game:0][ws:0][bs:0]PW[R]PB[B]` +
        `GC[[Jacoby "On"\\]\n[Beaver "On"\\]]RU[Jacoby]RE[W+12R]\n` +
        `;W[31hefe]\n;B[65aggl]\n;W[double]\n;B[double]\n;W[take]\n;PL[W]DI[43])\n`,
    );
  });

  test('ties of the draw that have turned the cube stand in the first node', () => {
    const text = `(;${ROOT}MI[length:0]RU[Jacoby]CV[4]\n;W[31hefe])`;
    const { record } = read(text);
    expect(record.start.settings.options).toEqual({ 'cube.auto': 2 });
    expect(record.actions[0]).toMatchObject({
      throws: [
        [1, 1],
        [1, 1],
        [1, 3],
      ],
    });
    expect(read(written(record)).record).toEqual(record);
    expect(written(record)).toContain('CV[4]');
  });

  test('of variations the first is read, and analyses are left out', () => {
    const text = money(';W[31hefe]A[0][hefe E ver 3 0.5]C[so \\] so](;B[65lrlq])(;B[65aggl])');
    expect(courseOf(read(text).record)).toEqual(
      courseOf(read(money(';W[31hefe];B[65lrlq]')).record),
    );
  });
});

describe('rules', () => {
  test.each([
    ['MI[length:5]RU[Crawford]', { matchLength: 5, cube: true, options: {} }],
    ['MI[length:5]', { matchLength: 5, cube: true, options: { 'cube.crawford': 'off' } }],
    ['MI[length:0]RU[Jacoby]', { matchLength: 0, cube: true, options: {} }],
    ['MI[length:0]', { matchLength: 0, cube: true, options: { 'cube.jacoby': 'off' } }],
    ['MI[length:3]RU[NoCube:Crawford]', { matchLength: 3, cube: false, options: {} }],
    ['MI[length:3]RU[Crawford:Nackgammon]', { matchLength: 3, variant: 'nackgammon' }],
    ['MI[length:3]RU[Crawford:Hypergammon3]', { matchLength: 3, variant: 'hypergammon' }],
    ['MI[length:1]RU[Crawford]', { matchLength: 1, cube: false }],
  ])('%s', (properties, settings) => {
    const { record } = read(`(;${ROOT}${properties})`);
    expect(record.start.settings).toMatchObject(settings);
    expect(read(written(record)).record).toEqual(record);
  });

  test('GNU Backgammon says which game is the Crawford game where a match begins late', () => {
    const late = (rules: string): GameState =>
      read(`(;${ROOT}MI[length:5][game:4][ws:4][bs:2]RU[${rules}])`).record.start;
    expect(late('Crawford:CrawfordGame')).toMatchObject({ crawford: 'now', game: 5 });
    expect(late('Crawford')).toMatchObject({ crawford: 'past', score: { red: { points: 4 } } });
  });
});

describe('headers', () => {
  test('those that have a property are one, the others stand in the remarks on the match', () => {
    const headers = [
      { name: 'Site', value: 'a [b] \\ c' },
      { name: 'Event', value: 'an "event"' },
      { name: 'Round', value: '3' },
      { name: 'EventDate', value: '2026.11.30' },
      { name: 'Transcriber', value: 'me' },
      { name: 'Match ID', value: '7' },
      { name: '', value: 'hello there' },
    ];
    const text = written(newRecord({ matchLength: 5, cube: true }), headers);
    expect(text).toContain('DT[2026-11-30]AN[me]GC[[Match ID "7"\\]\nhello there]RU[Crawford]');
    expect(text).toContain('PC[a [b\\] \\\\ c]EV[an "event"]RO[3]');
    expect(read(text).headers).toEqual(headers);
  });

  test('a date that is none stays as it is', () => {
    const headers = [{ name: 'EventDate', value: '????.??.??' }];
    expect(read(written(newRecord({}), headers)).headers).toEqual(headers);
  });

  test('names may hold anything that stands on a line', () => {
    const players = { red: 'a:b [c] \\', blue: 'Анна <script>' };
    const text = orThrow(writeMatch({ headers: [], players, record: newRecord({}) }, 'sgf'));
    expect(read(text).players).toEqual(players);
  });
});

describe('positions', () => {
  const counts = [12, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  const begun = underWay(
    { matchLength: 7, cube: true },
    {
      turns: 1,
      starter: null,
      cube: { value: 2, owner: 'red' },
      score: { blue: { games: 0, points: 3 }, red: { games: 0, points: 6 } },
      crawford: 'past',
      game: 6,
    },
  );
  const rolling: GameState = { ...begun, board: { ...begun.board, blue: counts } };
  const moved: GameState = {
    ...rolling,
    phase: { name: 'moving', side: 'red', dice: [2, 1] },
  };

  test.each([
    ['before a throw', rolling],
    ['with dice on the board', moved],
  ])('a record that begins %s', (_, start) => {
    const record = recordFrom(start);
    expect(read(written(record)).record).toEqual(record);
  });

  test('as GNU Backgammon sets it up', () => {
    const text = `(;${ROOT}MI[length:7][game:0][ws:0][bs:0]RU[Crawford]
;PL[W]DI[31]
;PL[W]AE[a:y]AW[a][a][c][c][c][d][d][e][e][f][f][n][r][s][s]AB[x][x][x][x][w][w][v][v][u][u][t][t][t][t][j]
;CV[2]
;CP[w]
;PL[B]DI[21])`;
    expect(read(text).record.start).toMatchObject({
      phase: { name: 'moving', side: 'blue', dice: [2, 1] },
      cube: { value: 2, owner: 'red' },
      board: {
        red: [0, 2, 0, 3, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0],
        blue: [0, 4, 2, 2, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      },
    });
  });

  test('a start of which SGF does not tell all is refused', () => {
    const start = { ...rolling, starter: 'blue' } as const;
    expect(
      writeMatch(
        { headers: [], players: { red: 'R', blue: 'B' }, record: recordFrom(start) },
        'sgf',
      ),
    ).toMatchObject({
      code: 'not-allowed',
      message: 'a record that begins with more than a position cannot be written as SGF',
    });
  });
});

describe('what SGF cannot hold', () => {
  const refusal = (record: GameRecord): unknown =>
    writeMatch({ headers: [], players: { red: 'R', blue: 'B' }, record }, 'sgf');
  const opening: Action = { type: 'opening', side: 'blue', elapsed: 0, throws: [[3, 1]] };
  const clock = { type: 'fischer', main: 1000, move: 0 } as const;

  test.each([
    ['long nardy', newRecord({ variant: 'long' }), 'a game of long cannot be written as SGF'],
    [
      'a flag',
      {
        ...newRecord({ clock }),
        actions: [opening, { type: 'flag', side: 'blue', elapsed: 2000 }],
      },
      'a fallen flag cannot be written as SGF',
    ],
    [
      'a resignation that is refused',
      {
        ...newRecord({ options: { resign: 'offer' } }),
        actions: [
          opening,
          { type: 'offerResignation', side: 'red', elapsed: 0, kind: 'single' },
          { type: 'answerResignation', side: 'blue', elapsed: 0, accept: false },
        ],
      },
      'a resignation that waits for its answer, is refused, or is not told by its points cannot be written as SGF',
    ],
  ] as const)('%s', (_, record, message) => {
    expect(refusal(record)).toMatchObject({ code: 'not-allowed', message });
  });
});

test('a start with a pinned checker is refused or written, and never throws', () => {
  const board = {
    blue: [14, ...new Array<number>(9).fill(0), 1, ...new Array<number>(15).fill(0)],
    red: [14, ...new Array<number>(14).fill(0), -1, ...new Array<number>(10).fill(0)],
  };
  const start = { ...newRecord({ variant: 'plakoto' }).start, board } as GameState;
  const file = { headers: [], players: { red: 'R', blue: 'B' }, record: recordFrom(start) };
  expect(writeMatch(file, 'sgf')).toMatchObject({ name: 'GameError' });
  expect(writeMatch(file, 'json')).toContain('"plakoto"');
});
