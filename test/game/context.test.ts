import { describe, expect, test } from 'vitest';
import {
  contextOf,
  newSession,
  rulesIn,
  ruleSetOf,
  type GameState,
  type GivenSettings,
  type Side,
  type Stakes,
} from '../../src/game/index.js';
import { deed, played, underWay } from '../support/deeds.js';

const money: GivenSettings = { matchLength: 0, cube: true };
const match: GivenSettings = { matchLength: 7, cube: true };

/** Blue has 3 points, red has 6. */
const score = { blue: { games: 2, points: 3 }, red: { games: 4, points: 6 } };

const nothing: Stakes = {
  cube: undefined,
  away: undefined,
  crawford: 'ahead',
  jacoby: false,
  beavers: false,
  bomb: undefined,
};

describe('nothing but the variant', () => {
  test.each<[string, GivenSettings]>([
    ['a single game', {}],
    ['a single game with a clock', { clock: { type: 'fischer', main: 1000, move: 0 } }],
    ['unlimited play without a cube', { matchLength: 0 }],
  ])('is the context of %s', (_, settings) => {
    expect(contextOf(newSession(settings), 'blue')).toEqual({ variant: 'short' });
  });

  test('but for the options that are not the usual ones', () => {
    const options = { 'long.block': 'home' } as const;
    const context = contextOf(newSession({ variant: 'long', options }), 'red');
    expect(context).toEqual({ variant: 'long', options });
    expect(rulesIn(context)).toBe(ruleSetOf('long', options));
  });
});

describe('the stakes', () => {
  test.each<[string, GameState, Side, Stakes]>([
    [
      'of money play: a free cube, Jacoby',
      underWay(money),
      'blue',
      { ...nothing, cube: { value: 1, owner: 'nobody' }, jacoby: true },
    ],
    [
      'of money play after a double, as its owner sees it',
      underWay(money, { cube: { value: 2, owner: 'red' } }),
      'red',
      { ...nothing, cube: { value: 2, owner: 'own' } },
    ],
    [
      'of money play after a double, as the other side sees it',
      underWay(money, { cube: { value: 2, owner: 'red' } }),
      'blue',
      { ...nothing, cube: { value: 2, owner: 'opp' } },
    ],
    [
      'with beavers, without Jacoby',
      underWay({ ...money, options: { 'cube.beaver': 'on', 'cube.jacoby': 'off' } }),
      'blue',
      { ...nothing, cube: { value: 1, owner: 'nobody' }, beavers: true },
    ],
    [
      'of the Crawford game: no cube',
      underWay(match, { score, crawford: 'now' }),
      'blue',
      { ...nothing, away: { own: 4, opp: 1 }, crawford: 'now' },
    ],
    [
      'of a match without a Crawford game, whose cube is always free',
      underWay({ ...match, options: { 'cube.crawford': 'off' } }, { score }),
      'blue',
      {
        ...nothing,
        cube: { value: 1, owner: 'nobody' },
        away: { own: 4, opp: 1 },
        crawford: 'past',
      },
    ],
    [
      'of a match of wins',
      underWay({ matchLength: 7, options: { 'match.unit': 'wins' } }, { score }),
      'blue',
      { ...nothing, away: { own: 4, opp: 1 }, crawford: 'past' },
    ],
    [
      'of a game with a bomb that nobody has used',
      underWay({ variant: 'nuclear' }),
      'blue',
      { ...nothing, bomb: 'nobody' },
    ],
    [
      'of a game with a bomb, as who may use it sees it',
      underWay({ variant: 'nuclear' }, { bomb: 'red' }),
      'red',
      { ...nothing, bomb: 'own' },
    ],
    [
      'of a game with a bomb, as who may not use it sees it',
      underWay({ variant: 'nuclear' }, { bomb: 'red' }),
      'blue',
      { ...nothing, bomb: 'opp' },
    ],
  ])('%s', (_, state, side, stakes) => {
    expect(contextOf(state, side).stakes).toEqual(stakes);
  });

  test('of a match are seen by each side from its own place', () => {
    const state = underWay(match, { score, crawford: 'past' });
    const shared = { ...nothing, cube: { value: 1, owner: 'nobody' }, crawford: 'past' };
    expect(contextOf(state, 'blue').stakes).toEqual({ ...shared, away: { own: 4, opp: 1 } });
    expect(contextOf(state, 'red').stakes).toEqual({ ...shared, away: { own: 1, opp: 4 } });
  });

  test('while a double is offered have the cube as it was before', () => {
    const doubled = played(
      underWay(money, { cube: { value: 2, owner: 'blue' } }),
      deed('blue', 'double'),
    );
    expect(contextOf(doubled, 'red').stakes?.cube).toEqual({ value: 2, owner: 'opp' });
  });

  test('while a beaver is offered have the cube as the first double left it', () => {
    const beavered = played(
      underWay({ ...money, options: { 'cube.beaver': 'on' } }),
      deed('blue', 'double'),
      deed('red', 'beaver'),
    );
    expect(contextOf(beavered, 'blue').stakes?.cube).toEqual({ value: 2, owner: 'opp' });
  });
});
