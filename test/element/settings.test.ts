import { expect, test } from 'vitest';
import { settingsGiven } from '../../src/element/game-settings.js';
import { BoardSettings } from '../../src/element/settings.js';
import { Warnings } from '../../src/element/warnings.js';
import { GameError, newSession, type GivenSettings, type Settings } from '../../src/game/index.js';

const missing = {
  level: 'expert',
  variant: 'short',
  options: undefined,
  matchLength: 1,
  cube: undefined,
  clock: undefined,
  diceNames: undefined,
  opponent: 'computer',
  player: 'blue',
  pips: 'on',
  theme: undefined,
  speed: 0,
  budget: undefined,
  getAttribute: () => null,
};
type Written = Partial<Record<keyof typeof missing, unknown>>;

/** The game that these attributes ask for, and what is complained of. */
function asked(written: Written): { readonly game: Settings; readonly warned: string[] } {
  const warned: string[] = [];
  const warnings = new Warnings();
  warnings.warn = (_, message) => warned.push(message);
  const attributes = { ...missing, ...written } as typeof missing;
  return { game: new BoardSettings(attributes, warnings).game, warned };
}

const plain: Settings = {
  variant: 'short',
  options: {},
  matchLength: 1,
  cube: false,
  clock: null,
};

test.each<[what: string, written: Written, game: Partial<Settings>]>([
  ['nothing', {}, {}],
  ['removed attributes', { options: null, cube: null, clock: null, matchLength: null }, {}],
  ['a match', { matchLength: 7 }, { matchLength: 7, cube: true }],
  ['unlimited play', { matchLength: 0 }, { matchLength: 0, cube: true }],
  ['a match without the cube', { matchLength: 7, cube: 'off' }, { matchLength: 7 }],
  ['a single game with the cube', { cube: 'on' }, {}],
  ['a match of nuclear', { variant: 'nuclear', matchLength: 3 }, { matchLength: 3, cube: false }],
  ['nuclear with the cube', { variant: 'nuclear', matchLength: 3, cube: 'on' }, { cube: true }],
  ['a match of long nardy', { variant: 'long', matchLength: 3, cube: 'on' }, { cube: false }],
  [
    'a match of wins',
    { matchLength: 3, options: 'match.unit=wins' },
    { options: { 'match.unit': 'wins' }, cube: false },
  ],
  [
    'options',
    { variant: 'long', options: ' long.block = home;next.starter=draw; ' },
    { options: { 'next.starter': 'draw', 'long.block': 'home' } },
  ],
  [
    'a number among the options',
    { matchLength: 0, options: 'cube.auto=2' },
    { options: { 'cube.auto': 2 }, cube: true },
  ],
  [
    'a fischer clock',
    { clock: 'fischer 300 10' },
    { clock: { type: 'fischer', main: 300_000, move: 10_000 } },
  ],
  [
    'a compensation clock',
    { clock: ' compensation  90  2.5 ' },
    { clock: { type: 'compensation', main: 90_000, move: 2500 } },
  ],
  ['no clock', { clock: 'none' }, { clock: null }],
])('%s', (_, written, game) => {
  const outcome = asked(written);
  expect(outcome.game).toEqual({
    ...plain,
    variant: written.variant ?? 'short',
    matchLength: typeof written.matchLength === 'number' ? written.matchLength : 1,
    ...game,
  });
  expect(outcome.warned).toEqual([]);
});

test.each<[written: Written, complaint: string]>([
  [{ options: 'x=1' }, 'options="x=1" is not known (short has no option "x"'],
  [{ options: 'score' }, 'is not written name=value'],
  [{ options: 'long.block=home' }, 'short has no option "long.block"'],
  [{ options: 'score=much' }, 'option score is "much", not one of std'],
  [{ options: 5 }, 'expected name=value'],
  [{ matchLength: -3 }, 'match-length="-3" is not known'],
  [{ matchLength: 1.5 }, 'match-length="1.5" is not known'],
  [{ matchLength: 'many' }, 'match-length="many" is not known'],
  [{ cube: 'maybe' }, 'cube="maybe" is not known'],
  [{ clock: 'fischer' }, 'clock="fischer" is not known'],
  [{ clock: 'fischer 300' }, 'clock="fischer 300" is not known'],
  [{ clock: 'fischer x 10' }, 'clock="fischer x 10" is not known'],
  [{ clock: 'fischer -5 10' }, 'clock="fischer -5 10" is not known'],
  [{ clock: 'fischer 0 10' }, 'clock="fischer 0 10" is not known'],
  [{ clock: 'hourglass 300 10' }, 'clock="hourglass 300 10" is not known'],
  [{ clock: 'none 300 10' }, 'clock="none 300 10" is not known'],
  [{ clock: {} }, 'clock="{}" is not known'],
])('%j is named on the console, and the default holds', (written, complaint) => {
  const { game, warned } = asked(written);
  expect(game).toEqual(plain);
  expect(warned).toHaveLength(1);
  expect(warned[0]).toContain(complaint);
});

test('rolls are called by their names in Russian, and where it is asked for', () => {
  const called = (diceNames: unknown): boolean[] => {
    const attributes = { ...missing, diceNames } as typeof missing;
    const settings = new BoardSettings(attributes, new Warnings());
    return (['en', 'ru'] as const).map((language) => settings.diceNames(language));
  };
  expect([undefined, 'on', 'off'].map(called)).toEqual([
    [false, true],
    [true, true],
    [false, false],
  ]);
});

const match: Settings = newSession({
  matchLength: 5,
  cube: true,
  options: { score: 'no_koks' },
  clock: { type: 'fischer', main: 60_000, move: 0 },
}).settings;

test.each<[given: GivenSettings, settings: Partial<Settings>]>([
  [{}, {}],
  [{ matchLength: 1 }, { matchLength: 1, cube: false }],
  [{ matchLength: 0 }, { matchLength: 0 }],
  [{ cube: false }, { cube: false }],
  [{ clock: null }, { clock: null }],
  [{ options: {} }, { options: {} }],
  [{ variant: 'hypergammon' }, { variant: 'hypergammon', options: {} }],
  [{ variant: 'long' }, { variant: 'long', options: {}, cube: false }],
])('what %j leaves out is as the board is set', (given, settings) => {
  expect(settingsGiven(given, match)).toEqual({ ...match, ...settings });
});

test.each<[given: unknown, code: string]>([
  [null, 'bad-settings'],
  [5, 'bad-settings'],
  [[], 'bad-settings'],
  [{ variant: 'chess' }, 'unknown-variant'],
  [{ matchLength: -3 }, 'bad-settings'],
  [{ matchLength: 1.5 }, 'bad-settings'],
  [{ cube: 'on' }, 'bad-settings'],
  [{ clock: 'none' }, 'bad-settings'],
  [{ options: { x: 1 } }, 'bad-option'],
  [{ variant: 'long', options: { score: 'x' } }, 'bad-option'],
])('%j is refused', (given, code) => {
  const refused = (): Settings => settingsGiven(given as GivenSettings, match);
  expect(refused).toThrow(GameError);
  expect(refused).toThrow(expect.objectContaining({ code }) as Error);
});
