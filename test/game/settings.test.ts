import { describe, expect, test } from 'vitest';
import {
  DEFAULT_SETTINGS,
  VARIANTS,
  newSession,
  readSettings,
  type GameErrorCode,
  type GivenSettings,
} from '../../src/game/index.js';
import { faultOf, faultThrownBy } from '../support/fault-of.js';

const clock = { type: 'fischer', main: 300_000, move: 10_000 } as const;

describe('settings', () => {
  test('that are left out are those of a single game of short nardy', () => {
    expect(readSettings({})).toEqual(DEFAULT_SETTINGS);
    expect(readSettings({ matchLength: undefined, clock: undefined })).toEqual(DEFAULT_SETTINGS);
    expect(newSession().settings).toEqual(DEFAULT_SETTINGS);
  });

  test('are read whole, without what does not belong to them', () => {
    const given = {
      variant: 'nuclear',
      options: { 'nuclear.scope': 'enemy', 'cube.jacoby': 'on' },
      matchLength: 0,
      cube: true,
      clock: { ...clock, colour: 'red' },
      password: 'x',
    };
    const settings = {
      variant: 'nuclear',
      options: { 'nuclear.scope': 'enemy' },
      matchLength: 0,
      cube: true,
      clock,
    };
    expect(readSettings(given)).toEqual(settings);
    expect(readSettings(settings)).toEqual(settings);
    expect(readSettings({ ...settings, clock: null })).toEqual({ ...settings, clock: null });
  });

  test.each<[GivenSettings['clock']]>([
    [{ type: 'compensation', main: 60_000, move: 0 }],
    [{ type: 'compensation', main: 0, move: 10_000 }],
    [{ type: 'fischer', main: 1, move: 0 }],
  ])('have the clock %o', (value) => {
    expect(readSettings({ clock: value })).toEqual({ ...DEFAULT_SETTINGS, clock: value });
  });
});

describe('a cube that is asked for', () => {
  const hasCube = (settings: GivenSettings): boolean =>
    newSession({ ...settings, cube: true }).settings.cube;

  test('is there where the variant has one', () => {
    const withCube = VARIANTS.filter((variant) => hasCube({ variant, matchLength: 0 }));
    expect(withCube).toEqual([
      'short',
      'caucasian',
      'nackgammon',
      'hypergammon',
      'longgammon',
      'nuclear',
    ]);
  });

  test('is there in matches and in unlimited play, not in single games nor in a match of wins', () => {
    expect([0, 1, 2, 7].map((matchLength) => hasCube({ matchLength }))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    const options = { 'match.unit': 'wins' } as const;
    expect(hasCube({ matchLength: 7, options })).toBe(false);
    expect(hasCube({ matchLength: 0, options })).toBe(true);
  });
});

const notAllowed = (what: string): [GameErrorCode, string] => ['bad-settings', `settings: ${what}`];
const badLength = (value: string): [GameErrorCode, string] =>
  notAllowed(
    `matchLength ${value} is not allowed: a whole number: 0 = unlimited play, 1 = single games, N = a match to N`,
  );
const badTime = (what: string): [GameErrorCode, string] =>
  notAllowed(`clock ${what} is not allowed: milliseconds from 0`);

describe('bad settings are refused:', () => {
  test.each<[unknown, [GameErrorCode, string]]>([
    [null, notAllowed('null is not allowed: expected an object')],
    [[], notAllowed('[] is not allowed: expected an object')],
    ['short', notAllowed('"short" is not allowed: expected an object')],
    [{ matchLength: -3 }, badLength('-3')],
    [{ matchLength: 1.5 }, badLength('1.5')],
    [{ matchLength: 'x' }, badLength('"x"')],
    [{ matchLength: '5' }, badLength('"5"')],
    [{ matchLength: null }, badLength('null')],
    [{ matchLength: Infinity }, badLength('Infinity')],
    [{ matchLength: NaN }, badLength('NaN')],
    [{ cube: 'on' }, notAllowed('cube "on" is not allowed: true or false')],
    [{ cube: null }, notAllowed('cube null is not allowed: true or false')],
    [
      { clock: 'fischer 300 10' },
      notAllowed('clock "fischer 300 10" is not allowed: null or { type, main, move }'),
    ],
    [
      { clock: { ...clock, type: 'sand' } },
      notAllowed('clock type "sand" is not allowed: fischer or compensation'),
    ],
    [{ clock: { type: 'fischer', move: 1 } }, badTime('main undefined')],
    [{ clock: { ...clock, main: -1 } }, badTime('main -1')],
    [{ clock: { ...clock, main: Infinity } }, badTime('main Infinity')],
    [{ clock: { ...clock, main: '300' } }, badTime('main "300"')],
    [{ clock: { ...clock, move: NaN } }, badTime('move NaN')],
    [
      { clock: { ...clock, main: 0 } },
      notAllowed(
        'clock main 0 is not allowed: more than 0 for a fischer clock with a move of 10000',
      ),
    ],
    [
      { clock: { type: 'compensation', main: 0, move: 0 } },
      notAllowed(
        'clock main 0 is not allowed: more than 0 for a compensation clock with a move of 0',
      ),
    ],
  ])('%o', (value, [code, message]) => {
    expect(faultOf(readSettings(value))).toEqual({ code, message });
    expect(faultThrownBy(() => newSession(value as GivenSettings))).toEqual({ code, message });
  });

  test.each<[unknown, GameErrorCode, string]>([
    [{ variant: 'chess' }, 'unknown-variant', 'chess'],
    [{ variant: null }, 'unknown-variant', 'null'],
    [{ variant: 'toString' }, 'unknown-variant', 'toString'],
    [{ options: { 'cube.colour': 'red' } }, 'bad-option', 'cube.colour'],
    [{ options: { 'long.block': 'home' } }, 'bad-option', 'long.block'],
    [{ variant: 'long', options: { 'long.block': 'away' } }, 'bad-option', 'away'],
    [{ options: null }, 'bad-option', 'null'],
  ])('%o', (value, code, named) => {
    const fault = faultOf(readSettings(value));
    expect(fault.code).toBe(code);
    expect(fault.message).toContain(named);
  });
});
