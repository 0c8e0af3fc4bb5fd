import { describe, expect, test } from 'vitest';
import {
  canHaveCube,
  defaultSettings,
  optionOf,
  readPageSettings,
  type GameChoices,
  type PageSettings,
} from '../../src/page/page-settings.js';
import { withOption } from '../../src/page/with-option.js';
import { optionsShown } from '../../src/page/option-groups.js';

const chosen: PageSettings = {
  game: {
    variant: 'long',
    options: { long: { 'long.block': 'home', 'next.starter': 'draw' }, short: { resign: 'offer' } },
    matchLength: 7,
    cube: false,
    clock: { type: 'compensation', minutes: 12, seconds: 0 },
    player: 'red',
  },
  table: {
    opponent: 'person',
    mirrored: true,
    pips: false,
    diceNames: false,
    record: true,
    fairDice: true,
    theme: 'contrast',
    speed: 0,
    language: 'ru',
  },
};

/** The usual game with some choices made. */
function game(choices: Partial<GameChoices>): GameChoices {
  return { ...defaultSettings.game, ...choices };
}

describe('settings that were kept', () => {
  test('come back as they were', () => {
    expect(readPageSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
    expect(readPageSettings(JSON.parse(JSON.stringify(defaultSettings)))).toEqual(defaultSettings);
  });

  test.each([
    null,
    undefined,
    'chess',
    7,
    [],
    {},
    { game: null, table: 'x' },
    { game: [], table: [] },
  ])('are the usual ones where %j was kept', (value) => {
    expect(readPageSettings(value)).toEqual(defaultSettings);
  });

  test.each<[string, unknown]>([
    ['variant', 'chess'],
    ['variant', 'toString'],
    ['options', 'long.block=home'],
    ['matchLength', -3],
    ['matchLength', 1.5],
    ['matchLength', 100],
    ['matchLength', '7'],
    ['cube', 'on'],
    ['clock', 'fischer 300 10'],
    ['player', 'white'],
  ])('lose a damaged %s (%j) and nothing else', (name, value) => {
    const read = readPageSettings({ ...chosen, game: { ...chosen.game, [name]: value } });
    const usual = { [name]: defaultSettings.game[name as keyof GameChoices] };
    expect(read).toEqual({ ...chosen, game: { ...chosen.game, ...usual } });
  });

  test.each<[string, unknown]>([
    ['opponent', 'grandmaster'],
    ['mirrored', 'yes'],
    ['pips', 0],
    ['diceNames', 'on'],
    ['record', ''],
    ['fairDice', 1],
    ['theme', 'pink'],
    ['speed', 50],
    ['language', 7],
  ])('lose a damaged %s (%j) of the table and nothing else', (name, value) => {
    const read = readPageSettings({ ...chosen, table: { ...chosen.table, [name]: value } });
    const usual = { [name]: defaultSettings.table[name as keyof PageSettings['table']] };
    expect(read).toEqual({ ...chosen, table: { ...chosen.table, ...usual } });
  });

  test('lose a time that no clock has', () => {
    const clock = { type: 'fischer', minutes: 0, seconds: -1 };
    expect(readPageSettings({ game: { clock } }).game.clock).toEqual({
      type: 'fischer',
      minutes: 5,
      seconds: 10,
    });
  });

  test('lose options and values that a game does not have', () => {
    const options = {
      short: { 'long.block': 'home', resign: 'offer', score: 'double' },
      long: { 'cube.beaver': 'on', 'long.block': 'toString' },
      chess: { resign: 'offer' },
      plakoto: null,
    };
    expect(readPageSettings({ game: { options } }).game.options).toEqual({
      short: { resign: 'offer' },
    });
  });
});

describe('options', () => {
  test('are those of the game, and only the unusual ones are kept', () => {
    const long = game({ variant: 'long' });
    expect(optionOf(long, 'open.roll')).toBe('anew');
    const dice = withOption(long, 'open.roll', 'dice');
    expect(optionOf(dice, 'open.roll')).toBe('dice');
    expect(dice.options).toEqual({ long: { 'open.roll': 'dice' } });
    expect(optionOf({ ...dice, variant: 'plakoto' }, 'open.roll')).toBe('anew');
    expect(withOption(dice, 'open.roll', 'anew').options).toEqual({ long: {} });
  });

  test.each<[string, Partial<GameChoices>, readonly string[]]>([
    ['short nardy', { variant: 'short' }, []],
    ['Caucasian nardy', { variant: 'caucasian' }, ['caucasian.bearoff_after_hit']],
    ['nackgammon', { variant: 'nackgammon' }, []],
    ['hypergammon', { variant: 'hypergammon' }, ['hyper.gammons']],
    ['longgammon', { variant: 'longgammon' }, []],
    ['sudden death', { variant: 'sudden-death' }, []],
    ['nuclear', { variant: 'nuclear' }, ['nuclear.scope', 'nuclear.contact']],
    ['plakoto', { variant: 'plakoto' }, ['plakoto.mother']],
    [
      'long nardy',
      { variant: 'long' },
      [
        'long.head_exception',
        'long.block',
        'long.block_check',
        'long.last_checker_large',
        'long.last_throw',
      ],
    ],
  ])('of %s alone are its own', (_, choices, names) => {
    expect(optionsShown(game(choices), 'own')).toEqual(names);
  });

  test('of the score are shown where wins differ', () => {
    const common = ['open.priority', 'open.roll', 'next.starter', 'resign'];
    expect(optionsShown(game({ variant: 'sudden-death' }), 'fine')).toEqual(common);
    expect(optionsShown(game({ variant: 'long' }), 'fine')).toEqual([
      ...common.slice(0, 3),
      'score',
      'resign',
    ]);
  });

  test.each<[string, Partial<GameChoices>, readonly string[]]>([
    ['a single game', {}, []],
    ['a match', { matchLength: 5 }, ['cube.crawford']],
    ['a match without the cube', { matchLength: 5, cube: false }, []],
    ['a match of wins', { matchLength: 5, options: { short: { 'match.unit': 'wins' } } }, []],
    ['unlimited play', { matchLength: 0 }, ['cube.jacoby', 'cube.beaver', 'cube.auto']],
    ['unlimited play without the cube', { matchLength: 0, cube: false }, []],
    ['unlimited long nardy', { matchLength: 0, variant: 'long' }, []],
  ])('of the cube in %s are those in effect', (_, choices, names) => {
    expect(optionsShown(game(choices), 'cube')).toEqual(names);
  });

  test.each<[string, Partial<GameChoices>, readonly string[], readonly string[]]>([
    ['a single game', {}, [], []],
    ['a match', { matchLength: 5 }, ['match.unit'], []],
    ['unlimited play', { matchLength: 0 }, [], []],
    [
      'a match with a clock',
      { matchLength: 5, clock: { type: 'fischer', minutes: 5, seconds: 10 } },
      ['match.unit'],
      ['clock.flag'],
    ],
  ])('of match and clock in %s are those in effect', (_, choices, match, clock) => {
    expect(optionsShown(game(choices), 'match')).toEqual(match);
    expect(optionsShown(game(choices), 'clock')).toEqual(clock);
  });

  test.each<[string, Partial<GameChoices>, boolean]>([
    ['a single game', {}, false],
    ['a match', { matchLength: 2 }, true],
    ['unlimited play', { matchLength: 0 }, true],
    ['a match of wins', { matchLength: 2, options: { short: { 'match.unit': 'wins' } } }, false],
    ['nuclear', { matchLength: 2, variant: 'nuclear' }, true],
    ['plakoto', { matchLength: 2, variant: 'plakoto' }, false],
  ])('leave %s a cube or not', (_, choices, can) => {
    expect(canHaveCube(game(choices))).toBe(can);
  });
});
