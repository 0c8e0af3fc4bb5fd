import { describe, expect, test } from 'vitest';
import { newRecord, type GameState } from '../../../src/game/index.js';
import {
  AFTER_OPENING,
  OPENING,
  actionsOf,
  deed,
  endOf,
  fixture,
  gameOf,
  play,
  read,
  resultsOf,
  roll,
  written,
} from '../../support/match-texts.js';
import { courseOf } from '../../support/record-trace.js';

describe('one match in four forms', () => {
  const first = read(fixture('m5.mat'));

  test.each(['m5.txt', 'm5-bar-off.mat', 'm5.sgf'])('%s is the record of m5.mat', (name) => {
    expect(read(fixture(name)).record).toEqual(first.record);
  });

  test('it has its settings, its names, its header and its results', () => {
    expect(first.record.start).toEqual(newRecord({ matchLength: 5, cube: true }).start);
    expect(first.players).toEqual({ red: 'gnubg', blue: 'user' });
    expect(first.headers).toEqual([{ name: 'EventDate', value: '2026.11.30' }]);
    expect(resultsOf(first)).toEqual([
      'blue wins 1 by pass',
      'blue wins 2 by board',
      'blue wins 2 by board',
    ]);
    expect(endOf(first).phase).toMatchObject({ name: 'over', match: 'blue' });
  });

  test('written again it is what GNU Backgammon wrote, to the byte', () => {
    expect(written(first)).toBe(fixture('m5.mat').toString());
  });
});

describe('matches of Backgammon Studio', () => {
  test.each([
    ['studio-b01.txt', ['blue wins 8 by board']],
    ['studio-b02.txt', ['red wins 2 by board', 'red wins 1 by pass', 'red wins 16 by board']],
    ['studio-b03.txt', ['red wins 4 by board', 'blue wins 2 by board', 'red wins 4 by board']],
  ])('%s has its games', (name, results) => {
    const file = read(fixture(name));
    expect(resultsOf(file)).toEqual(results);
    expect(endOf(file).phase).toMatchObject({ name: 'over', match: expect.any(String) as string });
  });

  test('every header is kept, and written again', () => {
    const lines = fixture('studio-b02.txt')
      .toString()
      .split('\n')
      .filter((line) => line.startsWith(';'));
    expect(
      written(read(fixture('studio-b02.txt')))
        .split('\n')
        .slice(0, lines.length),
    ).toEqual(lines);
  });

  test.each(['studio-b01.txt', 'studio-b02.txt', 'studio-b03.txt'])(
    '%s read, written and read again is the same match and the same text',
    (name) => {
      const file = read(fixture(name));
      const text = written(file);
      expect(read(text)).toEqual(file);
      expect(written(read(text))).toBe(text);
    },
  );
});

describe('rows', () => {
  test('the first player may begin, and dice keep their order', () => {
    expect(actionsOf(gameOf(['  1) 31: 8/5 6/5                 56: 24/18 18/13']))).toEqual([
      ...AFTER_OPENING.slice(0, 2),
      roll('blue', 5, 6),
      AFTER_OPENING[3],
    ]);
  });

  test('the second player may begin', () => {
    const text = gameOf(['  1)                             13: 8/5 6/5']);
    expect(actionsOf(text)).toEqual([
      { side: 'blue', elapsed: 0, type: 'opening', throws: [[3, 1]] },
      play('blue', [8, 3], [6, 1]),
    ]);
  });

  test.each([
    ['tabs', '  1)\t31: 8/5 6/5\t65: 24/18 18/13'],
    ['a first cell that leaves one blank', '1) 31: 8/5 6/5 65: 24/18 18/13'],
    ['non-breaking spaces', '\u00a0 1)\u00a031: 8/5\u00a06/5 \u00a0\u00a065: 24/18\u00a018/13'],
    [
      'the opponent far to the right',
      '  1) 31: 8/5 6/5                                        65: 24/13',
    ],
    ['no blank after the dice', '  1) 31:8/5 6/5                  65:24/18 18/13'],
  ])('%s are read', (_, row) => {
    expect(courseOf(read(gameOf([row])).record)).toEqual(courseOf(read(gameOf(OPENING)).record));
  });

  test('a lone cell behind tabs is of the second player', () => {
    expect(actionsOf(gameOf(['  1)\t\t\t\t31: 8/5 6/5']))[0]).toMatchObject({ side: 'blue' });
  });

  test('a byte order mark, CRLF and Windows-1252 are read', () => {
    const text = `\ufeff${gameOf(OPENING).replaceAll('\n', '\r\n')}`;
    expect(read(text)).toEqual(read(gameOf(OPENING)));
    expect(read(Buffer.from(text))).toEqual(read(gameOf(OPENING)));
    const bytes = Buffer.from(gameOf(OPENING).replace('Anna', 'Ren\u00e9e'), 'latin1');
    expect(read(bytes).players.red).toBe('Renée');
    const cyrillic = gameOf(OPENING).replace('Anna', 'Анна <script>').replace('Boris', 'Бо: рис');
    expect(read(Buffer.from(cyrillic)).players).toEqual({ red: 'Анна <script>', blue: 'Бо: рис' });
  });

  test('steps one by one keep their order, merged ones are told apart by their hits', () => {
    const rows = (cell: string): readonly string[] => [...OPENING, `  2) ${cell}`];
    expect(actionsOf(gameOf(rows('42: 6/4 8/4'))).at(-1)).toEqual(play('red', [6, 2], [8, 4]));
    expect(actionsOf(gameOf(rows('42: 8/4 6/4'))).at(-1)).toEqual(play('red', [8, 4], [6, 2]));
    expect(actionsOf(gameOf(rows('11: 6/5(2) 8/7(2)'))).at(-1)).toMatchObject({
      steps: expect.arrayContaining([{ from: 6, die: 1 }]) as unknown,
    });
    const blot = (cell: string): GameState =>
      endOf(read(gameOf([`  1) 62: 24/18 13/11               ${cell}`])));
    expect(blot('21: 8/5').board.red[25]).toBe(0);
    expect(blot('21: 8/7*/5').board.red[25]).toBe(1);
  });

  test('nothing, Cannot Move and a forced play that is not written', () => {
    const closed = fixture('m5.mat').toString().split('\n').slice(4, 15);
    const text = (cell: string): string =>
      [' 5 point match', ...closed].join('\n').replace('66:                          ', cell);
    expect(actionsOf(text('66: Cannot Move              '))).toEqual(
      actionsOf(text('66:                          ')),
    );
    // The last checker goes off, whatever is written.
    const last = fixture('m5.mat').toString();
    expect(read(last.replace('32: 1/0 ', '32:     ')).record).toEqual(read(last).record);
  });

  test('the cube goes up, is taken and dropped, in either column', () => {
    const rows = [
      ...OPENING,
      '  2)  Doubles => 2                Takes',
      '  3) 42: 8/4 6/4                  Doubles => 4',
      '  4)  Drops',
      '                                  Wins 2 points',
    ];
    expect(actionsOf(gameOf(rows)).slice(4)).toEqual([
      deed('red', 'double'),
      deed('blue', 'take'),
      roll('red', 4, 2),
      play('red', [8, 4], [6, 2]),
      deed('blue', 'double'),
      deed('red', 'pass'),
    ]);
  });

  test.each([
    [
      'a beaver and a take',
      ['  2)  Doubles => 2                Beavers => 4', '  3)  Takes', '  4) 42: 8/4 6/4'],
    ],
    [
      'a beaver whose take is not written',
      ['  2)  Doubles => 2                Beavers => 4', '  3) 42: 8/4 6/4'],
    ],
    [
      'a double for a double',
      ['  2)  Doubles => 2                Doubles => 4', '  3)  Takes', '  4) 42: 8/4 6/4'],
    ],
  ])('%s is a beaver', (_, rows) => {
    const file = read(gameOf([...OPENING, ...rows]));
    expect(file.record.start.settings.options).toEqual({ 'cube.beaver': 'on' });
    expect(file.record.actions.slice(4)).toEqual([
      deed('red', 'double'),
      deed('blue', 'beaver'),
      deed('red', 'take'),
      roll('red', 4, 2),
      play('red', [8, 4], [6, 2]),
    ]);
    expect(endOf(file).cube).toEqual({ value: 4, owner: 'blue' });
  });
});
