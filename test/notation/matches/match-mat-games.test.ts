import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newRecord, type Action } from '../../../src/game/index.js';
import { readMatch, writeMatch } from '../../../src/notation/matches/match-files.js';
import {
  AFTER_OPENING,
  OPENING,
  actionsOf,
  deed,
  endOf,
  fixture,
  gameOf,
  read,
  resultsOf,
  roll,
  written,
} from '../../support/match-texts.js';
import { courseOf } from '../../support/record-trace.js';

/** Red has thrown 4-2 after the opening; `rows` follow. */
const GIVEN_UP = ['  2) 42: ????', '      Wins 3 points'];

describe('games that are given up', () => {
  test('at the price of the position the rules stay as usual', () => {
    const file = read(gameOf([...OPENING, '                                  Wins 3 points'], 5));
    expect(file.record.start).toEqual(newRecord({ matchLength: 5, cube: true }).start);
    expect(file.record.actions).toEqual([
      ...AFTER_OPENING,
      { side: 'red', elapsed: 0, type: 'offerResignation' },
    ]);
  });

  test('at another price it was offered and accepted', () => {
    const file = read(gameOf([...OPENING, '      Wins 1 point'], 5));
    expect(file.record.start.settings.options).toEqual({ resign: 'offer' });
    expect(file.record.actions.slice(4)).toEqual([
      { side: 'blue', elapsed: 0, type: 'offerResignation', kind: 'single' },
      { side: 'red', elapsed: 0, type: 'answerResignation', accept: true },
    ]);
  });

  test.each([
    ['after a throw, as XG writes it', GIVEN_UP],
    ['after a throw, as GNU Backgammon writes it', ['  2) 42:', '      Wins 3 points']],
    ['told by the loser', ['  2) 42: ????                     Losses 3 points']],
  ])('%s', (_, rows) => {
    expect(actionsOf(gameOf([...OPENING, ...rows], 5)).slice(4)).toEqual([
      roll('red', 4, 2),
      { side: 'blue', elapsed: 0, type: 'offerResignation' },
    ]);
  });

  test('GNU Backgammon writes the result behind the dice', () => {
    const rows = [
      '  1)                             31: 8/5 6/5 ',
      '  2) 66:                         Wins 1 point',
    ];
    expect(resultsOf(read(gameOf(rows)))).toEqual(['blue wins 1 by resignation']);
  });

  test('dice that leave no choice are written so that nobody takes them to be played', () => {
    const rows = fixture('m5.mat').toString().split('\n').slice(2, 14);
    const dance: Action = roll('red', 6, 6);
    const before = read(rows.join('\n'));
    const resign: Action = { side: 'blue', elapsed: 0, type: 'offerResignation' };
    const actions = [...before.record.actions, dance, resign];
    const file = { ...before, record: { ...before.record, actions } };
    expect(written(file)).toContain('\n  9)  Throws 66                  \n      Wins 3 points\n');
    expect(read(written(file)).record).toEqual(file.record);
  });

  test('a double that nobody answers was passed', () => {
    const rows = [...OPENING, '  2)  Doubles => 2', '      Wins 1 point'];
    expect(actionsOf(gameOf(rows)).at(-1)).toEqual(deed('blue', 'pass'));
  });

  test('the score of the next game tells a result that is missing', () => {
    const text = gameOf([...OPENING, ' Game 2', ' Anna : 0    Boris : 2', ...OPENING], 5);
    expect(resultsOf(read(text))).toEqual(['blue wins 2 by resignation']);
  });

  test('a game that changes nothing was abandoned, and the last may go on', () => {
    const text = gameOf([...OPENING, ' Game 2', ' Anna : 0    Boris : 0', ...OPENING], 5);
    const { record } = read(text);
    expect(resultsOf(read(text))).toEqual([]);
    expect(record.actions[4]).toEqual({ side: 'blue', elapsed: 0, type: 'nextGame' });
    expect(endOf(read(text))).toMatchObject({ game: 2, phase: { name: 'rolling', side: 'red' } });
  });
});

describe('what the games show of the rules', () => {
  test('a game that begins with a double: the winner of the draw throws anew', () => {
    const file = read(gameOf(['  1) 33: 8/5(2) 6/3(2)']));
    expect(file.record.start.settings.options).toEqual({ 'open.roll': 'anew' });
    expect(file.record.actions.slice(0, 2)).toEqual([
      { side: 'red', elapsed: 0, type: 'opening', throws: [[1, 2]] },
      roll('red', 3, 3),
    ]);
  });

  const near = (rows: readonly string[], headers: readonly string[] = []): string =>
    [
      ...headers,
      ' 3 point match',
      ' Game 1',
      ' Anna : 0    Boris : 0',
      ...OPENING,
      '                                  Wins 2 points',
      ' Game 2',
      ' Anna : 0    Boris : 2',
      ...rows,
    ].join('\n');
  const doubled = [...OPENING, '  2)  Doubles => 2                Drops', '      Wins 1 point'];

  test('the game after a side has come within a point is the Crawford game, and then the cube is free', () => {
    const rows = [
      ...OPENING,
      '      Wins 2 points',
      ' Game 3',
      ' Anna : 2    Boris : 2',
      ...doubled,
    ];
    const file = read(near(rows));
    expect(file.record.start.settings).toEqual({
      ...newRecord({ matchLength: 3, cube: true }).start.settings,
      options: { resign: 'offer' },
    });
    expect(endOf(file)).toMatchObject({ crawford: 'past', phase: { name: 'over', match: 'red' } });
  });

  test('a cube in the Crawford game: there is none, unless the file says so', () => {
    expect(read(near(doubled)).record.start.settings.options).toEqual({
      'cube.crawford': 'off',
      resign: 'offer',
    });
    expect(read(near(doubled, ['; [Crawford "Off"]'])).record).toEqual(read(near(doubled)).record);
    expect(readMatch(near(doubled, ['; [Crawford "On"]']))).toMatchObject({
      code: 'not-allowed',
      line: 10,
      column: 7,
    });
  });

  const gammon = (points: number, headers: readonly string[] = []): string =>
    gameOf(
      [
        ...OPENING,
        '                                  Wins 3 points',
        ' Game 2',
        ` Anna : 0    Boris : ${points}`,
      ],
      0,
      headers,
    );

  test("an unturned gammon in money play counts by Jacoby's rule, unless the score shows otherwise", () => {
    expect(resultsOf(read(gammon(1)))).toEqual(['blue wins 1 by resignation']);
    expect(read(gammon(1)).record.start.settings.options).toEqual({});
    expect(read(gammon(3)).record.start.settings.options).toEqual({ 'cube.jacoby': 'off' });
    expect(read(gammon(3, ['; [Jacoby "Off"]'])).record).toEqual(read(gammon(3)).record);
    expect(readMatch(gammon(3, ['; [Jacoby "On"]']))).toMatchObject({ code: 'bad-state', line: 9 });
  });

  test('a match may begin at any score', () => {
    const text = [' 5 point match', ' Game 4', ' Anna : 2    Boris : 3', ...OPENING].join('\n');
    const file = read(text);
    expect(file.record.start).toMatchObject({
      game: 4,
      score: { red: { games: 0, points: 2 }, blue: { games: 0, points: 3 } },
      phase: { name: 'opening' },
    });
    expect(read(written(file))).toEqual(file);
  });
});

describe('the dialect of XG', () => {
  const text = [
    '; [Site "XG Gammon"]',
    '; [Player 1 "Alice"]',
    '; [Variation "Backgammon"]',
    '; [Jacoby "On"]',
    '; [Beaver "On"]',
    '',
    '0 point match',
    '',
    ' Game 1',
    ' Alice : 0                           Bob : 0',
    '  1)                                 61: 13/7 8/7',
    '  2) 62: 24/22 13/7                  43: 24/20 13/10',
    '  3) 11: 8/7 8/7 6/5* 6/5            54: 25/21 13/8',
    '  4)  Doubles => 2                    Drops',
    '      Wins 1 point and the match',
  ].join('\n');

  test('a money session with 25, one step after the other, and the match won', () => {
    const file = read(text);
    expect(courseOf(file.record).map((line) => line.split(':')[0])).toEqual([
      'blue 16',
      'red 26',
      'blue 34',
      'red 11',
      'blue 45',
      'red double, cube 1',
      'blue pass, cube 1',
      'red wins 1 by pass',
    ]);
    expect(file.record.start.settings.options).toEqual({ 'cube.beaver': 'on' });
  });
});

describe('games of the rulebook', () => {
  test('the example of the page is read and written as it stands', () => {
    const page = readFileSync(
      new URL('../../../src/notation/matches/match-files.md', import.meta.url),
      'utf8',
    );
    const [, example] = /```\n(; \[Variation[^`]*)```/.exec(page) ?? [];
    const file = read(example);
    expect(file.record.start.settings).toMatchObject({ variant: 'nuclear', matchLength: 1 });
    expect(file.record.actions.map(({ type }) => type)).toEqual([
      'opening',
      'play',
      'roll',
      'play',
      'explode',
      'roll',
      'play',
    ]);
    const trimmed = (text: string): string => text.replace(/ +$/gm, '').trim();
    expect(trimmed(written(file))).toBe(trimmed(example));
  });

  test.each([
    ['Nackgammon', 'nackgammon'],
    ['NackGammon', 'nackgammon'],
    ['HyperGammon (3)', 'hypergammon'],
    ['Sudden Death', 'sudden-death'],
    ['long', 'long'],
    ['Backgammon', 'short'],
  ])('%s is %s', (name, variant) => {
    const text = gameOf([], 0, [`; [Variation "${name}"]`]);
    expect(read(text).record.start.settings.variant).toBe(variant);
  });

  test('options, a clock, a session without cube and single games are told by headers', () => {
    const settings = {
      variant: 'long',
      options: { 'next.starter': 'draw', 'long.block': 'home' },
      matchLength: 1,
      clock: { type: 'fischer', main: 300_000, move: 1500 },
    } as const;
    const { start } = newRecord(settings);
    const next: Action = { side: 'blue', elapsed: 0, type: 'nextGame' };
    const file = {
      headers: [],
      players: { red: 'R', blue: 'B' },
      record: { ...newRecord(settings), actions: [next] },
    };
    const text = written(file);
    expect(text.split('\n').slice(0, 6)).toEqual([
      '; [Variation "long"]',
      '; [Match "single games"]',
      '; [Options "next.starter=draw; long.block=home"]',
      '; [Clock "fischer 300000 1500"]',
      '',
      ' 0 point match',
    ]);
    expect(read(text).record).toEqual({ version: 1, start, actions: [next] });
    const money = { ...file, record: newRecord({ variant: 'nuclear', matchLength: 0 }) };
    expect(written(money)).toContain('; [CubeLimit "1"]');
    expect(read(written(money)).record).toEqual(money.record);
  });

  test('headers that say otherwise than the record are corrected, others stay', () => {
    const headers = [
      { name: 'Crawford', value: 'Off' },
      { name: '', value: 'a remark' },
      { name: 'Variation', value: 'Nackgammon' },
      { name: 'cubelimit', value: '64' },
    ];
    const record = newRecord({ matchLength: 5, cube: true });
    const text = written({ headers, players: { red: 'R', blue: 'B' }, record });
    expect(text.split('\n').slice(0, 4)).toEqual([
      '; a remark',
      '; [cubelimit "64"]',
      '',
      ' 5 point match',
    ]);
  });
});

describe('what text cannot hold', () => {
  const players = { red: 'R', blue: 'B' };

  test('a start in the middle of a game', () => {
    const { start } = newRecord({});
    const record = {
      version: 1,
      start: { ...start, phase: { name: 'rolling', side: 'blue' } },
      actions: [],
    } as const;
    expect(writeMatch({ headers: [], players, record }, 'mat')).toMatchObject({
      code: 'not-allowed',
      message: 'a match that begins in the middle of a game cannot be written as text (mat)',
    });
  });

  test('names are made to fit a line', () => {
    const record = newRecord({});
    const text = written({ headers: [], players: { red: 'a:b\n\tc', blue: ' ' }, record });
    expect(text).toContain('\n a.b c : 0                      ? : 0\n');
    expect(read(text).players).toEqual({ red: 'a.b c', blue: '?' });
  });
});
