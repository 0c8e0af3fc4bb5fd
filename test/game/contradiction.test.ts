import { describe, expect, test } from 'vitest';
import { readState, type GameState, type GivenSettings, type Phase } from '../../src/game/index.js';
import { boardOf, underWay } from '../support/deeds.js';
import { faultOf } from '../support/fault-of.js';

const clock = { type: 'compensation', main: 60_000, move: 5000 } as const;
const match: GivenSettings = { matchLength: 5, cube: true, clock };
const money: GivenSettings = { matchLength: 0, cube: true };
const beavers: GivenSettings = { ...money, options: { 'cube.beaver': 'on' } };
const offers: GivenSettings = { options: { resign: 'offer' } };
const lastThrow: GivenSettings = { variant: 'long', options: { 'long.last_throw': 'on' } };
const rolling: Phase = { name: 'rolling', side: 'blue' };
const doubled: Phase = { name: 'doubled', side: 'red' };
const beavered: Phase = { name: 'beavered', side: 'blue' };
const atRed = { value: 2, owner: 'red' } as const;

const scored = (blue: number, red: number): GameState['score'] => ({
  blue: { games: blue, points: blue },
  red: { games: red, points: red },
});
const over = (by: string, points: unknown, kind = 'single', winner = 'blue'): Phase =>
  ({ name: 'over', result: { winner, kind, points, by }, match: null }) as Phase;
const resigning = (kind: string, back: unknown = rolling): Phase =>
  ({ name: 'resigning', side: 'red', kind, back }) as Phase;

describe('a state that contradicts itself is refused:', () => {
  test.each<[string, GivenSettings, Partial<GameState>, string]>([
    [
      'both sides have borne off all',
      {},
      { board: boardOf({}, 'own | opp') },
      'both sides have borne off all their checkers',
    ],
    ['a bomb in short nardy', {}, { bomb: 'red' }, 'there is a bomb in a game without one'],
    [
      'a match that was won goes on',
      match,
      { score: scored(5, 2) },
      'blue has the points of the match, but another game is played',
    ],
    [
      'a match that was won was won again',
      match,
      { score: scored(6, 5), crawford: 'past', phase: over('pass', 1) },
      'red has the points of the match, but another game is played',
    ],
    [
      'a Crawford game in unlimited play',
      money,
      { crawford: 'now' },
      'crawford is "now" in a session without Crawford game',
    ],
    [
      'a Crawford game at 3-2 of 5',
      match,
      { score: scored(3, 2), crawford: 'now' },
      'crawford is "now", but no side is near the match',
    ],
    [
      'a Crawford game that was missed',
      match,
      { score: scored(4, 2), crawford: 'ahead' },
      'a side is one point from the match, but the Crawford game is still "ahead"',
    ],
    [
      'a cube in the Crawford game',
      match,
      { score: scored(4, 2), crawford: 'now', cube: atRed },
      'the cube is turned in a game without one',
    ],
    ['a cube in a single game', {}, { cube: atRed }, 'the cube is turned in a game without one'],
    [
      'an owner of a cube that shows 1',
      match,
      { cube: { value: 1, owner: 'red' } },
      "the cube is red's, but shows 1",
    ],
    [
      'a cube that was turned by nobody',
      match,
      { cube: { value: 2, owner: null } },
      "the cube shows 2, but is nobody's",
    ],
    [
      'more automatic doubles than agreed',
      { ...money, options: { 'cube.auto': 1 } },
      { cube: { value: 4, owner: null } },
      "the cube shows 4, but is nobody's",
    ],
    [
      'a draw in the middle of a game',
      {},
      { phase: { name: 'opening' } },
      'turns have been played before the opening',
    ],
    [
      'a draw that somebody has won already',
      {},
      { phase: { name: 'opening' }, turns: 0 },
      'blue has begun before the opening',
    ],
    [
      'a double taken by who does not have the cube',
      match,
      { phase: { ...rolling, taken: true } },
      "a double of blue was taken, but the cube is not red's",
    ],
    [
      'a double without a cube',
      {},
      { phase: doubled },
      'double: the game is played without a cube',
    ],
    [
      'a double by who does not have the cube',
      match,
      { phase: doubled, cube: atRed },
      "double: the cube is red's",
    ],
    [
      'a double before the first move',
      match,
      { phase: doubled, turns: 0 },
      'double: nobody has moved yet',
    ],
    [
      'a beaver where none is agreed',
      money,
      { phase: beavered, cube: atRed },
      'there is a beaver in a session without beavers',
    ],
    [
      'a beaver by who does not have the cube',
      beavers,
      { phase: beavered },
      'red has beavered, but does not have the cube',
    ],
    [
      'an offer where the board says what a resignation costs',
      {},
      { phase: resigning('single') },
      'a resignation is offered in a session without offers',
    ],
    [
      'an offer that the game does not know',
      offers,
      { phase: resigning('home-gammon') },
      'home-gammon is offered in a game that cannot be lost so',
    ],
    [
      'an offer that goes back to a contradiction',
      offers,
      { phase: resigning('single', { ...rolling, taken: true }) },
      "a double of blue was taken, but the cube is not red's",
    ],
    [
      'an offer of who has borne off all',
      { ...lastThrow, options: { ...lastThrow.options, resign: 'offer' } },
      {
        board: boardOf(lastThrow, 'own | opp 13:2'),
        phase: resigning('single', { name: 'rolling', side: 'red' }),
      },
      'offerResignation: blue has borne off all its checkers',
    ],
    [
      'a turn of who has borne off all',
      lastThrow,
      { board: boardOf(lastThrow, 'own | opp 13:2') },
      'blue has borne off all its checkers',
    ],
    [
      'a double passed without a cube',
      {},
      { phase: over('pass', 1) },
      'a double was passed in a game without a cube',
    ],
    [
      'a flag fallen without clocks',
      {},
      { phase: over('flag', 3, 'backgammon') },
      'a flag has fallen in a game without clocks',
    ],
    ['a result that is missing', {}, { phase: { name: 'over' } as Phase }, 'the result is missing'],
    [
      'over by the board, which says nothing of it',
      {},
      { phase: over('board', 1) },
      'the phase is "over", but the board has not ended the game',
    ],
    [
      'over by nothing known',
      {},
      { phase: over('luck', 1) },
      'the phase is "over", but the board has not ended the game',
    ],
    [
      'won by nobody known',
      {},
      { phase: over('resignation', 1, 'single', 'green') },
      'no side is named "green"',
    ],
    [
      'a resignation that costs less than the board says',
      {},
      { phase: over('resignation', 1) },
      'the game is lost by resignation as "single", not as backgammon',
    ],
    [
      'a pass that costs a gammon',
      match,
      { phase: over('pass', 2, 'gammon') },
      'the game is lost by pass as "gammon", not as single',
    ],
    [
      'a resignation as nothing that can be offered',
      offers,
      { phase: over('resignation', 1, 'home-gammon') },
      'the game is lost by resignation as "home-gammon", not as single, gammon, backgammon',
    ],
    [
      'points that the game was not for',
      match,
      { phase: over('pass', 3), score: scored(3, 0) },
      'the result gives 3 points, but the game was for 1',
    ],
    [
      'points that are no number',
      match,
      { phase: over('pass', 'many') },
      'the result gives "many" points',
    ],
    [
      'less than a fallen flag loses in the match',
      { ...match, options: { 'clock.flag': 'match' } },
      { phase: over('flag', 3, 'backgammon'), score: scored(3, 0) },
      'the result gives 3 points, but the game was for 5',
    ],
    [
      'an offer of nothing known',
      offers,
      { phase: resigning('mars') },
      'no result is named "mars"',
    ],
    [
      'an offer that goes back to the draw',
      offers,
      { phase: resigning('single', { name: 'opening' }) },
      'the phase "resigning" cannot go back to {"name":"opening"}',
    ],
    [
      'a double that was taken by half',
      match,
      { phase: { ...rolling, taken: 'yes' } as never },
      'taken "yes" is not true, nor left out',
    ],
    [
      'clocks that are missing',
      match,
      { clocks: null },
      'the clocks null are not {left, used} of blue and red',
    ],
    [
      'a clock below zero',
      match,
      { clocks: { blue: { left: -1, used: 0 }, red: { left: 1, used: 0 } } },
      'the clocks {"blue":{"left":-1,"used":0},"red":{"left":1,"used":0}} are not {left, used} of blue and red',
    ],
  ])('%s', (_, settings, changes, words) => {
    expect(faultOf(readState(underWay(settings, changes)))).toEqual({
      code: 'bad-state',
      message: `this is no state of a game: ${words}`,
    });
  });
});

describe('a state is read as it is:', () => {
  test.each<[string, GivenSettings, Partial<GameState>]>([
    ['a double that waits for its answer', match, { phase: doubled }],
    ['a redouble', match, { phase: { name: 'doubled', side: 'blue' }, cube: atRed }],
    ['a double that was taken', match, { phase: { ...rolling, taken: true }, cube: atRed }],
    ['a beaver', beavers, { phase: beavered, cube: atRed }],
    [
      'an automatic double',
      { ...money, options: { 'cube.auto': 1 } },
      { cube: { value: 2, owner: null } },
    ],
    [
      'an offer',
      offers,
      { phase: resigning('gammon', { name: 'moving', side: 'red', dice: [2, 2] }) },
    ],
    ['the Crawford game', match, { score: scored(4, 2), crawford: 'now' }],
    ['the game after it', match, { score: scored(4, 3), crawford: 'past', cube: atRed }],
    ['the end of the game before it', match, { score: scored(4, 2), phase: over('pass', 1) }],
    ['a pass', match, { phase: over('pass', 2), cube: atRed, score: scored(2, 0) }],
    [
      'a resignation',
      offers,
      { phase: { ...over('resignation', 2, 'gammon'), match: 'blue' } as Phase },
    ],
    [
      'a match that a fallen flag has lost',
      { ...match, options: { 'clock.flag': 'match' } },
      {
        phase: { ...over('flag', 4, 'backgammon'), match: 'blue' } as Phase,
        score: scored(5, 3),
      },
    ],
    [
      'clocks that have run',
      match,
      { clocks: { blue: { left: 7, used: 4.5 }, red: { left: 0, used: 0 } } },
    ],
    ['a bomb', { variant: 'nuclear' }, { bomb: 'red' }],
    [
      'a last throw',
      lastThrow,
      { board: boardOf(lastThrow, 'own | opp 13:2'), phase: { name: 'rolling', side: 'red' } },
    ],
    [
      'a last throw that was given up',
      lastThrow,
      {
        board: boardOf(lastThrow, 'own | opp 13:2'),
        phase: { ...over('resignation', 1), match: 'blue' } as Phase,
      },
    ],
    [
      'a last throw that was not enough',
      lastThrow,
      {
        board: boardOf(lastThrow, 'own | opp 13:2'),
        phase: { ...over('board', 1), match: 'blue' } as Phase,
      },
    ],
    [
      'a last throw that has drawn the game',
      lastThrow,
      {
        board: boardOf(lastThrow, 'own | opp'),
        phase: over('board', 0, 'single', null as never),
      },
    ],
  ])('%s', (_, settings, changes) => {
    const state = underWay(settings, changes);
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });
});
