import { expect, test } from 'vitest';
import { gameAttributes, tableAttributes } from '../../src/page/attributes.js';
import {
  defaultSettings,
  type GameChoices,
  type TableChoices,
} from '../../src/page/page-settings.js';
import { usualGame, usualTable } from './usual-attributes.js';

const { game, table } = defaultSettings;

test.each<[string, Partial<GameChoices>, Partial<Record<keyof typeof usualGame, string | null>>]>([
  ['a single game', {}, {}],
  ['a match', { matchLength: 7 }, { 'match-length': '7', cube: 'on' }],
  ['a match without the cube', { matchLength: 7, cube: false }, { 'match-length': '7' }],
  ['unlimited play', { matchLength: 0 }, { 'match-length': '0', cube: 'on' }],
  [
    'long nardy to 5',
    { variant: 'long', matchLength: 5 },
    { variant: 'long', 'match-length': '5' },
  ],
  ['red', { player: 'red' }, { player: 'red' }],
  ['a clock', { clock: { type: 'fischer', minutes: 5, seconds: 10 } }, { clock: 'fischer 300 10' }],
  [
    'another clock',
    { clock: { type: 'compensation', minutes: 12, seconds: 0 } },
    { clock: 'compensation 720 0' },
  ],
  [
    'the options of the game, none of another',
    {
      options: { short: { resign: 'offer', 'cube.auto': 2 }, long: { 'long.block': 'home' } },
      matchLength: 0,
    },
    { options: 'resign=offer; cube.auto=2', 'match-length': '0', cube: 'on' },
  ],
])('%s as attributes', (_, choices, changed) => {
  expect(gameAttributes({ ...game, ...choices })).toEqual({ ...usualGame, ...changed });
});

test.each<[string, Partial<TableChoices>, Partial<Record<keyof typeof usualTable, string | null>>]>(
  [
    ['the usual table', {}, {}],
    ['an easier opponent', { opponent: 'simple' }, { level: 'simple' }],
    ['a mirrored board', { mirrored: true }, { mirrored: '' }],
    ['no pip counts', { pips: false }, { pips: 'off' }],
    ['names of rolls', { diceNames: true }, { 'dice-names': 'on' }],
    ['no names of rolls', { diceNames: false }, { 'dice-names': 'off' }],
    ['the record', { record: true }, { 'move-list': '' }],
    ['dice to check', { fairDice: true }, { 'fair-dice': '' }],
    ['a theme', { theme: 'contrast' }, { theme: 'contrast' }],
    ['no motion', { speed: 0 }, { speed: '0' }],
  ],
)('%s as attributes', (_, choices, changed) => {
  expect(tableAttributes({ ...table, ...choices }, 'en')).toEqual({ ...usualTable, ...changed });
});

test('between two people the level stays what it is', () => {
  const { level: _, ...others } = usualTable;
  expect(tableAttributes({ ...table, opponent: 'person' }, 'en')).toEqual({
    ...others,
    opponent: 'person',
  });
});
