import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FileError, readMatch } from '../../../src/notation/matches/match-files.js';
import { between, mulberry32 } from '../../support/random.js';
import { courseOf } from '../../support/record-trace.js';

function fixture(name: string): string {
  return readFileSync(new URL(`../../fixtures/files/${name}`, import.meta.url), 'utf8');
}

/** What is wrong in a file: code, words with their place, and what of the match stands before it. */
interface Found {
  readonly code: string;
  readonly message: string;
  readonly results: readonly string[] | undefined;
}

function faultIn(file: string | Uint8Array): FileError {
  const found = readMatch(file);
  if (!(found instanceof FileError)) throw new Error('no fault');
  return found;
}

function found(file: string | Uint8Array): Found {
  const { code, message, line, column, before } = faultIn(file);
  expect(message.startsWith(`line ${line}, column ${column}: `)).toBe(true);
  const results = before && courseOf(before.record).filter((entry) => entry.includes('wins'));
  return { code, message, results };
}

const m5 = fixture('m5.mat');
const FIRST_GAME = ['blue wins 1 by pass'];
const TWO_GAMES = [...FIRST_GAME, 'blue wins 2 by board'];

/** The match with a change, and what is said of it. */
interface Case {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly code: string;
  readonly message: string;
  readonly results: readonly string[] | undefined;
}

const changes: readonly Case[] = [
  {
    name: 'an illegal play in game 2',
    from: '62: 24/18 13/11 \n  2) 43: 24/21 13/9',
    to: '62: 24/18 13/11 \n  2) 43: 24/20 13/9',
    code: 'illegal-play',
    message: 'line 21, column 6: play: "24/20 13/9" is not legal with 4 3',
    results: FIRST_GAME,
  },
  {
    name: 'a play that cannot be read',
    from: '65: 13/8 24/18',
    to: '65: 13/8 <b>x</b>',
    code: 'bad-text',
    message:
      'line 21, column 34: play: "<b>x</b>" in "13/8 <b>x</b>" is no notation such as 13/7*/5',
    results: FIRST_GAME,
  },
  {
    name: 'a hit that is none',
    from: '65: 13/8 24/18',
    to: '65: 13/8* 24/18',
    code: 'illegal-play',
    message: 'line 21, column 34: play: "13/8* 24/18" is not legal with 6 5',
    results: FIRST_GAME,
  },
  {
    name: 'a play that leaves a die',
    from: '65: 13/8 24/18',
    to: '65: 13/8',
    code: 'illegal-play',
    message: 'line 21, column 34: play: "13/8" is not legal with 6 5',
    results: FIRST_GAME,
  },
  {
    name: 'a play that is not written',
    from: '65: 13/8 24/18 ',
    to: '65: ',
    code: 'illegal-play',
    message: 'line 21, column 34: 65 is not played, but the game goes on',
    results: FIRST_GAME,
  },
  {
    name: 'Cannot Move where something can be moved',
    from: '65: 13/8 24/18 ',
    to: '65: Cannot Move',
    code: 'illegal-play',
    message:
      'line 21, column 34: play: "Cannot Move" is not legal with 6 5: something can be moved',
    results: FIRST_GAME,
  },
  {
    name: 'a cube of 3',
    from: 'Doubles => 2                Takes',
    to: 'Doubles => 3                Takes',
    code: 'bad-state',
    message: 'line 52, column 7: the cube is said to go to 3, but it goes to 2',
    results: TWO_GAMES,
  },
  {
    name: 'a cube of no number',
    from: 'Doubles => 2                Takes',
    to: 'Doubles => two              Takes',
    code: 'bad-text',
    message: 'line 52, column 7: "Doubles => two" cannot be read',
    results: TWO_GAMES,
  },
  {
    name: 'a take of nothing',
    from: '61: 14/8 14/13 \n  8) 63: 5/2 13/7',
    to: '61: 14/8 14/13 \n  8)  Takes',
    code: 'wrong-phase',
    message: 'line 27, column 7: take: not now, the game is in its phase "rolling"',
    results: FIRST_GAME,
  },
  {
    name: 'two turns of one side',
    from: '  3) 11: 24/23 23/22 22/21 6/5   22: 18/16* 18/16 16/14 16/14',
    to: '  3)                             22: 18/16* 18/16 16/14 16/14',
    code: 'wrong-side',
    message: "line 22, column 34: roll: it is not blue's turn",
    results: FIRST_GAME,
  },
  {
    name: 'words that mean nothing',
    from: '  3) 11: 24/23 23/22 22/21 6/5   22',
    to: '  3) hello 11: 24/23 23/22 22/21 6/5   22',
    code: 'bad-text',
    message: 'line 22, column 6: "hello" is no entry of a match',
    results: FIRST_GAME,
  },
  {
    name: 'a row that is none',
    from: '  3) 11: 24/23 23/22 22/21 6/5   22',
    to: `  3) ${'x'.repeat(500)}`,
    code: 'bad-text',
    message: 'line 22, column 1: the line is too long for a row',
    results: FIRST_GAME,
  },
  {
    name: 'a wrong winner',
    from: '                                  Wins 2 points\n\n Game 3',
    to: '      Wins 2 points\n\n Game 3',
    code: 'bad-state',
    message: 'line 44, column 7: red is said to have won 2, but blue has won 2',
    results: TWO_GAMES,
  },
  {
    name: 'wrong points',
    from: 'Wins 2 points\n\n Game 3',
    to: 'Wins 5 points\n\n Game 3',
    code: 'bad-state',
    message: 'line 44, column 35: blue is said to have won 5, but blue has won 2',
    results: TWO_GAMES,
  },
  {
    name: 'points that no resignation costs',
    from: ' 24) 31: 5/2 5/4                 32: 1/0 \n                                  Wins 2 points',
    to: ' 24)                              Wins 5 points',
    code: 'bad-state',
    message: 'line 43, column 35: no game is given up for 5 points with the cube at 2',
    results: FIRST_GAME,
  },
  {
    name: 'a score that does not follow',
    from: 'gnubg : 0                      user : 3',
    to: 'gnubg : 1                      user : 3',
    code: 'bad-state',
    message: 'line 47, column 1: game 3 begins at 1-3, but the games before make it 0-3',
    results: TWO_GAMES,
  },
  {
    name: 'no players',
    from: ' gnubg : 0                      user : 3\n',
    to: '\n',
    code: 'bad-text',
    message: 'line 48, column 1: game 3 does not begin with its players ("Alice : 0    Bob : 0")',
    results: TWO_GAMES,
  },
  {
    name: 'a match to less than nothing',
    from: ' 5 point match',
    to: ' -5 point match',
    code: 'bad-text',
    message: 'line 3, column 1: a match to -5 points cannot be played',
    results: undefined,
  },
  {
    name: 'a match without length',
    from: ' 5 point match',
    to: '',
    code: 'bad-text',
    message: 'line 1, column 1: no line of the file says how long the match is ("5 point match")',
    results: undefined,
  },
  {
    name: 'a match that is over before its last game',
    from: ' 5 point match',
    to: ' 3 point match',
    code: 'bad-state',
    message: 'line 47, column 1: blue has won the match, but game 3 follows',
    results: TWO_GAMES,
  },
  {
    name: 'a position in mid-game',
    from: '  3) 11: 24/23',
    to: '; Set Pos=-b----E-C---eE---c-e----B-/0\n  3) 11: 24/23',
    code: 'bad-text',
    message:
      'line 22, column 1: the game begins with a position, which cannot be read from this form',
    results: FIRST_GAME,
  },
  {
    name: 'an unknown game',
    from: '; [EventDate "2026.11.30"]',
    to: '; [Variation "HyperGammon (1)"]',
    code: 'unknown-variant',
    message:
      'line 1, column 3: no variant is named "HyperGammon (1)": short, caucasian, nackgammon, hypergammon, longgammon, sudden-death, nuclear, plakoto, long',
    results: undefined,
  },
  {
    name: 'an unknown option',
    from: '; [EventDate "2026.11.30"]',
    to: '; [Options "score=lots"]',
    code: 'bad-option',
    message:
      'line 1, column 3: option score is "lots", not one of std, no_koks, flat, four, per_checker',
    results: undefined,
  },
  {
    name: 'another game than it says',
    from: '; [EventDate "2026.11.30"]',
    to: '; [Variation "Nackgammon"]',
    code: 'illegal-play',
    message: 'line 11, column 34: play: "25/22 8/2*" is not legal with 6 3',
    results: [],
  },
];

describe('a change of one word is told with its place, its reason and the games before', () => {
  test.each(changes)('$name', ({ from, to, code, message, results }) => {
    expect(m5.split(from)).toHaveLength(2);
    expect(found(m5.replace(from, to))).toEqual({ code, message, results });
  });

  test('a raccoon is refused', () => {
    const text = [
      ' 0 point match',
      ' Game 1',
      ' a : 0    b : 0',
      '  1) 31: 8/5 6/5                 65: 24/18 18/13',
      '  2)  Doubles => 2                Beavers => 4',
      '  3)  Raccoons => 8',
    ].join('\n');
    expect(found(text)).toEqual({
      code: 'not-allowed',
      message:
        'line 6, column 7: a beaver is doubled once more (raccoon), which these rules do not know',
      results: [],
    });
  });
});

describe('a file that is cut off', () => {
  test('between two rows: the last game goes on', () => {
    const rows = m5.split('\n').slice(0, 60).join('\n');
    expect(readMatch(rows)).not.toBeInstanceOf(FileError);
  });

  test('within a row, with all before it', () => {
    const row = '  2) 11: 15/14 14/13 6/5 6/5     65: 24/18 23/18';
    const cut = m5.slice(0, m5.indexOf(row) + row.length - 6);
    expect(found(cut)).toEqual({
      code: 'illegal-play',
      message: 'line 49, column 34: play: "24/18" is not legal with 6 5',
      results: TWO_GAMES,
    });
    expect(faultIn(cut).before?.record.actions.at(-1)).toMatchObject({
      type: 'roll',
      dice: [6, 5],
    });
  });

  test('without a game, empty, or nothing at all', () => {
    expect(found(' 5 point match\n').message).toBe(
      'line 1, column 1: the file has no game ("Game 1")',
    );
    expect(found('').message).toBe('line 1, column 1: the file is empty');
    expect(found(' \n\n').message).toBe('line 1, column 1: the file is empty');
  });

  test('SGF, with the games before and the moves of the last', () => {
    const sgf = fixture('m5.sgf');
    const second = sgf.indexOf('(;FF', 10);
    const cut = sgf.slice(0, sgf.indexOf(';W[43xumi]', second) + 4);
    const { code, message, results } = found(cut);
    expect({ code, results }).toEqual({ code: 'bad-text', results: FIRST_GAME });
    expect(message).toBe('line 22, column 2: the value of W has no end');
  });
});

describe('SGF', () => {
  const sgf = (nodes: string, root = 'GM[6]MI[length:0]RU[Jacoby]'): string =>
    `(;FF[4]${root}\n;W[31hefe]\n${nodes})`;

  test.each([
    [sgf('', 'GM[1]'), "line 1, column 11: the game is GM[1], not backgammon's GM[6]"],
    [sgf('', ''), "line 1, column 1: the game is without GM, not backgammon's GM[6]"],
    [sgf('', 'GM[6]MI[length:-5]'), 'line 1, column 16: a match to -5 points cannot be played'],
    [sgf('', 'GM[6]RU[Hypergammon1]'), 'line 1, column 16: no rules are known for Hypergammon1'],
    [sgf('', 'GM[6]CV[3]'), 'line 1, column 16: the cube cannot begin at "3"'],
    [sgf(';B[65aggm]'), 'line 3, column 4: play: "24/18 18/12" is not legal with 6 5'],
    [sgf(';B[65a?]'), 'line 3, column 4: "65a?" is no move'],
    [sgf(';W[65aggl]'), "line 3, column 4: roll: it is not red's turn"],
    [
      sgf(';AE[a:y]AW[a]'),
      'line 3, column 5: a position is set up in the middle of the game, which a record cannot hold',
    ],
    [sgf(';?'), 'line 3, column 2: "?" is no property'],
    [sgf('') + 'x', 'line 3, column 2: "x" stands outside of all games'],
    ['(;FF[4]GM[6];AE[a:y]AW[?]PL[W])', 'line 1, column 24: "?" is no point'],
    [
      '(;FF[4]GM[6];AE[a:y]AW[a]AB[a]PL[W])',
      'line 1, column 11: point 24 holds checkers of both sides (1 and 1)',
    ],
  ])('%s', (text, message) => {
    expect(found(text).message).toBe(message);
  });

  test('a second game that begins with a position', () => {
    const text = `${sgf('')}\n(;FF[4]GM[6]MI[length:0][game:1];AE[a:y]AW[a]AB[c]PL[W])`;
    expect(found(text)).toEqual({
      code: 'not-allowed',
      message:
        'line 4, column 11: game 2 begins with a position, which only the first of a file can',
      results: [],
    });
  });
});

describe('five megabytes of noise are answered within a second', () => {
  const SIZE = 5_000_000;
  const random = mulberry32(5);
  const letters = (of: string): string =>
    Array.from({ length: SIZE }, () => of[between(random, 0, of.length - 1)]).join('');
  const match = ' 5 point match\n Game 1\n a : 0   b : 0\n';

  test.each([
    ['bytes', new Uint8Array(SIZE).map(() => between(random, 0, 255))],
    ['letters', letters('ab1:/()[]{};" \n')],
    ['blanks', ' '.repeat(SIZE)],
    ['brackets', '('.repeat(SIZE)],
    ['braces', '{'.repeat(SIZE)],
    ['lists', `{"record":${'['.repeat(SIZE)}`],
    ['values without end', `(;GM[6]${'A['.repeat(SIZE / 2)}`],
    ['values', `(;GM[6]${'A[]'.repeat(SIZE / 3)}`],
    ['escapes', `(;GM[6]GC[${'\\'.repeat(SIZE)}`],
    ['games in SGF', '(;GM[6])'.repeat(SIZE / 8)],
    ['a long row', match + '31: 8/5 '.repeat(SIZE / 8)],
    ['many rows', match + '  1) 31: 8/5 6/5      42: 8/4 6/4\n'.repeat(SIZE / 34)],
    ['many games', ' 5 point match\n' + ' Game 1\n a : 0   b : 0\n'.repeat(SIZE / 25)],
    ['many headers', '; [a "b"]\n'.repeat(SIZE / 10) + m5],
  ])('%s', (_, noise) => {
    const begun = performance.now();
    expect(readMatch(noise)).toBeInstanceOf(FileError);
    const took = performance.now() - begun;
    // A second on a machine that has nothing else to do; this one may have.
    expect(took).toBeLessThan(5000);
  });
});
