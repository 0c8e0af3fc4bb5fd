import { describe, expect, test } from 'vitest';
import {
  chooseLanguage,
  languageOf,
  loadStrings,
  loadOverriding,
  type Actor,
  type Result,
  type Roll,
  type StringOverrides,
  type Strings,
} from '../../src/locale/index.js';

const [en, ru] = await Promise.all([loadStrings('en'), loadStrings('ru')]);
const withOverrides = await loadOverriding();

/** Every text of a language: functions called with something to say, tables opened. */
function textsOf(strings: Strings): Record<string, string> {
  const spot = {
    colour: 'red',
    checkers: 2,
    pinning: true,
    selected: true,
    canMove: true,
    target: true,
  } as const;
  const called: Partial<Record<keyof Strings, string>> = {
    pips: strings.pips(3),
    off: strings.off(3),
    score: strings.score(1, 2),
    shortScore: strings.shortScore(1, 2),
    roll: strings.roll([6, 3]),
    matchScore: strings.matchScore(3, 7),
    shortMatchScore: strings.shortMatchScore(3, 7),
    clock: strings.clock('4:59'),
    cube: strings.cube(2, 'offered'),
    drawn: strings.drawn(6, 3, 'you'),
    toMove: strings.toMove('computer', '6-3'),
    thinking: strings.thinking('6-3'),
    stuck: strings.stuck([6, 5]),
    wasHit: strings.wasHit([20]),
    wasPinned: strings.wasPinned([20]),
    restBlocked: strings.restBlocked('head'),
    doubles: strings.doubles('computer', 2),
    takes: strings.takes('you', 2),
    beavers: strings.beavers('blue', 4),
    offersLoss: strings.offersLoss('red', 'gammon'),
    noMove: strings.noMove('red', '6-6', 'bar'),
    passed: strings.passed('blue', '6-6', 'blocked'),
    won: strings.won('you', 'gammon'),
    wonPoints: strings.wonPoints(2),
    standing: strings.standing('A', 1, 'B', 2),
    wonMatch: strings.wonMatch('computer', 7, 4),
    die: strings.die(3, true),
    spot: strings.spot({ spot: 'off', ...spot }),
    step: strings.step({ who: 'you', from: 'bar', to: 'off', hit: true, pin: true }),
    rolled: strings.rolled('you', '6-3'),
    badDice: strings.badDice('7'),
  };
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(strings) as [keyof Strings, unknown][]) {
    if (typeof value === 'string') texts[key] = value;
    else if (typeof value === 'function') texts[key] = called[key] ?? '';
    else
      for (const [name, text] of Object.entries(value as Record<string, string>))
        texts[`${key}.${name}`] = text;
  }
  return texts;
}

test('both languages have every text, and none is empty', () => {
  expect(Object.keys(textsOf(ru)).sort()).toEqual(Object.keys(textsOf(en)).sort());
  for (const strings of [en, ru])
    expect(Object.entries(textsOf(strings)).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('no text of one language has been left in the other', () => {
  const latin = Object.entries(textsOf(ru)).filter(([, text]) =>
    /[a-z]{2,}/i.test(text.replace('WebAssembly', '')),
  );
  expect(latin).toEqual([]);
  const cyrillic = Object.entries(textsOf(en)).filter(([, text]) => /[а-яё]/i.test(text));
  expect(cyrillic).toEqual([]);
});

describe('plurals', () => {
  test.each([
    [1, '1 пипс', '1 очко', '1 pip'],
    [2, '2 пипса', '2 очка', '2 pips'],
    [5, '5 пипсов', '5 очков', '5 pips'],
    [11, '11 пипсов', '11 очков', '11 pips'],
    [21, '21 пипс', '21 очко', '21 pips'],
    [122, '122 пипса', '122 очка', '122 pips'],
    [0, '0 пипсов', '0 очков', '0 pips'],
  ])('%i', (count, pips, points, english) => {
    expect(ru.pips(count)).toBe(pips);
    expect(ru.wonPoints(count)).toBe(points);
    expect(en.pips(count)).toBe(english);
  });

  test('checkers agree with their number and colour', () => {
    const said = (checkers: number, colour: 'blue' | 'red') =>
      ru.spot({
        spot: 8,
        colour,
        checkers,
        pinning: false,
        selected: false,
        canMove: false,
        target: false,
      });
    expect([1, 3, 5].map((count) => said(count, 'blue'))).toEqual([
      '8-й пункт, 1 синяя шашка',
      '8-й пункт, 3 синие шашки',
      '8-й пункт, 5 синих шашек',
    ]);
    expect(said(2, 'red')).toBe('8-й пункт, 2 красные шашки');
  });
});

test('a roll is said with the name that it is to be called by', () => {
  expect([en, ru].map(({ roll }) => roll([6, 3]))).toEqual(['6-3', '6-3']);
  expect(ru.roll([6, 3], 'шеш ся')).toBe('6-3 · шеш ся');
  expect(en.roll([6, 3], 'shesh sya')).toBe('6-3 · shesh sya');
  expect(ru.toMove('you', ru.roll([6, 3], 'шеш ся'))).toBe('Ваш ход: 6-3 · шеш ся');
});

test('what a side does is said in the form that fits it', () => {
  const all: Actor[] = ['you', 'computer', 'blue', 'red'];
  expect(all.map((who) => en.doubles(who, 2))).toEqual([
    'You double to 2',
    'The computer doubles to 2',
    'Blue doubles to 2',
    'Red doubles to 2',
  ]);
  expect(all.map((who) => ru.takes(who, 4))).toEqual([
    'Вы принимаете даве: 4',
    'Компьютер принимает даве: 4',
    'Синие принимают даве: 4',
    'Красные принимают даве: 4',
  ]);
  expect(all.map((who) => en.passes[who])).toEqual([
    'You pass',
    'The computer passes',
    'Blue passes',
    'Red passes',
  ]);
  expect(ru.beavers('computer', 4)).toBe('Компьютер отвечает бивером: 4');
  expect(en.beavers('you', 4)).toBe('You beaver to 4');
  expect([en, ru].map(({ wonMatch }) => wonMatch('you', 7, 4))).toEqual([
    'You win the match 7-4',
    'Вы выиграли матч 7:4',
  ]);
});

test('the reason why the rest of a turn is lost is given where it is not plain', () => {
  expect([en, ru].map(({ restBlocked }) => restBlocked('blocked'))).toEqual([
    'Nothing more can be played: press Done',
    'Больше ходить некуда: нажмите «Готово»',
  ]);
  expect([en, ru].map(({ restBlocked }) => restBlocked('head'))).toEqual([
    'No more checkers may leave the head in this turn: press Done',
    'С головы в этом ходу больше брать нельзя: нажмите «Готово»',
  ]);
});

test('steps are said in whole words', () => {
  const said = (from: number | 'bar', to: number | 'off', hit = false) =>
    [en, ru].map((strings) => strings.step({ who: 'computer', from, to, hit, pin: false }));
  expect(said(8, 5)).toEqual(['Computer: 8 to 5', 'Компьютер: с 8-го на 5-й']);
  expect(said(2, 1, true)).toEqual(['Computer: 2 to 1, hit', 'Компьютер: со 2-го на 1-й, бьёт']);
  expect(said('bar', 22)).toEqual(['Computer: from the bar to 22', 'Компьютер: с бара на 22-й']);
  expect(said(3, 'off')).toEqual(['Computer: 3 borne off', 'Компьютер: шашка с 3-го выброшена']);
});

test('hits are told with all their points', () => {
  expect([en, ru].map(({ wasHit }) => wasHit([20]))).toEqual([
    'Hit on your 20 point',
    'Ваша шашка на 20-м побита',
  ]);
  expect([en, ru].map(({ wasHit }) => wasHit([20, 18, 5]))).toEqual([
    'Hit on your 20, 18 and 5 points',
    'Ваши шашки на 20-м, 18-м и 5-м побиты',
  ]);
});

test('in the score the sides’ names stand inside a sentence, the host’s own as they are', () => {
  expect(ru.standing('Вы', 0, 'Компьютер', 1)).toBe('Счёт: вы\u00a00, компьютер\u00a01');
  expect(en.standing('Anna', 2, 'Red', 0)).toBe('Score: Anna\u00a02, red\u00a00');
});

test('results are named in the words of each language', () => {
  const kinds: Result[] = ['single', 'gammon', 'home-gammon', 'backgammon', 'pass'];
  const results = (strings: Strings, who: Actor) => kinds.map((result) => strings.won(who, result));
  expect(results(ru, 'you')).toEqual([
    'Вы выиграли: оин',
    'Вы выиграли: марс',
    'Вы выиграли: домашний марс',
    'Вы выиграли: кокс',
    'Вы выиграли: пас на даве',
  ]);
  expect(results(en, 'red')).toEqual([
    'Red wins: single (oin)',
    'Red wins: gammon (mars)',
    'Red wins: home gammon (home mars)',
    'Red wins: backgammon (koks)',
    'Red wins: the double was passed',
  ]);
});

test('the first language that the board speaks is chosen, English when it speaks none', () => {
  expect(chooseLanguage([null, '', 'de', 'ru-RU', 'en'])).toBe('ru');
  expect(chooseLanguage(['fr', undefined])).toBe('en');
  expect(languageOf('RU_ru')).toBe('ru');
  expect(languageOf('rue')).toBeUndefined();
});

/** English with a host's words, and the keys that it complains of. */
function overridden(overrides: unknown): { readonly own: Strings; readonly complaints: string[] } {
  const complaints: string[] = [];
  const own = withOverrides(en, overrides as StringOverrides, (key, why) =>
    complaints.push(`${key} ${why}`),
  );
  return { own, complaints };
}

test('a host replaces texts, tables also in part', () => {
  const { own, complaints } = overridden({
    buttons: { roll: 'Throw', undo: undefined },
    pips: (n: number) => `${n}p`,
    board: undefined,
  });
  expect(own.buttons).toEqual({ ...en.buttons, roll: 'Throw' });
  expect(own.pips(7)).toBe('7p');
  expect(own.board).toBe(en.board);
  expect(complaints).toEqual([]);
  expect(overridden(undefined).own).toBe(en);
});

test('a host’s functions may use each other', () => {
  const { own } = overridden({
    roll: ([a, b]: Roll) => `${a}:${b}`,
    rolled(this: Strings, _: Actor, dice: string) {
      return `${this.roll([6, 3])} is ${dice}`;
    },
  });
  expect(own.rolled('you', '6-3')).toBe('6:3 is 6-3');
});

test.each<[what: string, overrides: unknown, complaint: string]>([
  ['a number for a text', { toDraw: 5 }, 'toDraw is of type number, not a text'],
  ['null for a text', { toDraw: null }, 'toDraw is null, not a text'],
  ['a function for a text', { toDraw: () => 'x' }, 'toDraw is of type function, not a text'],
  ['null for a table', { names: null }, 'names is null, not of type object'],
  ['a text for a table', { names: 'me' }, 'names is a text, not of type object'],
  ['null in a table', { names: { you: null } }, 'names.you is null, not a text'],
  ['a function in a table', { names: { you: () => 'me' } }, 'names.you is of type function'],
  ['a text for a function', { wonPoints: '2' }, 'wonPoints is a text, not of type function'],
  ['null for a function', { wonPoints: null }, 'wonPoints is null, not of type function'],
  ['an unknown key', { greeting: 'hi' }, 'greeting is a text, not anything that the board says'],
  ['a key of every object', { toString: () => 'x' }, 'toString is of type function'],
  [
    'a property that throws',
    {
      get toDraw() {
        throw new Error('no words');
      },
    },
    'toDraw cannot be read: no words',
  ],
  ['no table at all', 5, ' is of type number, not an object'],
])('%s is complained of, and the board’s own words stay', (_, overrides, complaint) => {
  const { own, complaints } = overridden(overrides);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain(complaint);
  expect(textsOf(own)).toEqual(textsOf(en));
});

test.each<[what: string, answer: () => unknown, complaint: string]>([
  ['number', () => 5, 'wonPoints gave number, not a text'],
  ['null', () => null, 'wonPoints gave object, not a text'],
  ['nothing', () => undefined, 'wonPoints gave undefined, not a text'],
  ['symbol', () => Symbol('points'), 'wonPoints gave symbol, not a text'],
  [
    'fault',
    () => {
      throw new Error('no words');
    },
    'wonPoints failed: no words',
  ],
])('a function that gives a %s says what the board says', (_, answer, complaint) => {
  const { own, complaints } = overridden({ wonPoints: answer });
  expect(own.wonPoints(2)).toBe(en.wonPoints(2));
  expect(complaints).toEqual([complaint]);
});
