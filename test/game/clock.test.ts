import { describe, expect, test } from 'vitest';
import {
  flagFalls,
  newSession,
  timeLeft,
  timeToFlag,
  type Action,
  type Clock,
  type ClockSettings,
  type GameState,
  type GivenSettings,
  type Side,
} from '../../src/game/index.js';
import { boardOf, deed, played, refusal, underWay } from '../support/deeds.js';

/** A minute, and ten seconds a move. */
const fischer: ClockSettings = { type: 'fischer', main: 60_000, move: 10_000 };
const compensation: ClockSettings = { ...fischer, type: 'compensation' };

const throws = (side: Side, elapsed: number): Action => ({
  type: 'roll',
  side,
  elapsed,
  dice: [3, 1],
});
const moves = (side: Side, elapsed: number): Action => ({
  type: 'play',
  side,
  elapsed,
  steps: [
    { from: 8, die: 3 },
    { from: 6, die: 1 },
  ],
});

/** Blue is to throw; both clocks are full unless it is said otherwise. */
function rolling(settings: GivenSettings, clocks: Partial<Record<Side, Clock>> = {}): GameState {
  const state = underWay(settings);
  if (!state.clocks) throw new Error('these settings have no clocks');
  return { ...state, clocks: { ...state.clocks, ...clocks } };
}

describe('a turn', () => {
  test.each<[string, ClockSettings, number, number, number, number]>([
    ['costs its time and brings the bonus', fischer, 60_000, 20_000, 5000, 45_000],
    ['may bring more than it costs', fischer, 60_000, 1000, 1500, 67_500],
    ['costs nothing within the free time', compensation, 60_000, 4000, 6000, 60_000],
    ['costs what goes beyond the free time', compensation, 60_000, 20_000, 5000, 45_000],
    ['never brings anything', compensation, 60_000, 0, 0, 60_000],
    ['may use up the last millisecond', fischer, 3000, 1000, 2000, 10_000],
    ['may use up the last free millisecond', compensation, 3000, 1000, 12_000, 0],
  ])('%s (%o)', (_, clock, left, toThrow, toMove, after) => {
    const before = rolling({ clock }, { blue: { left, used: 0 } });
    const thrown = played(before, throws('blue', toThrow));
    expect(thrown.clocks).toEqual({ ...before.clocks, blue: { left, used: toThrow } });
    expect(played(thrown, moves('blue', toMove)).clocks).toEqual({
      ...before.clocks,
      blue: { left: after, used: 0 },
    });
  });

  test('of a session without clocks keeps none', () => {
    const state = played(underWay({}), throws('blue', 99_999_999), moves('blue', 99_999_999));
    expect(state.clocks).toBeNull();
    expect([timeLeft(state, 'red', 5), timeToFlag(state, 'red')]).toEqual([undefined, undefined]);
    expect(flagFalls(state, 'red', 1e12)).toBe(false);
  });

  test('counts the answers to doubles on the clock of who answers, until that side has moved', () => {
    const state = rolling({ clock: fischer, matchLength: 5, cube: true });
    const taken = played(state, deed('blue', 'double', 4000), deed('red', 'take', 7000));
    expect(taken.clocks).toEqual({
      blue: { left: 60_000, used: 4000 },
      red: { left: 60_000, used: 7000 },
    });
    const moved = played(taken, throws('blue', 1000), moves('blue', 2000));
    expect(moved.clocks).toEqual({
      blue: { left: 63_000, used: 0 },
      red: { left: 60_000, used: 7000 },
    });
    const back = played(moved, throws('red', 500), moves('red', 500));
    expect(back.clocks).toEqual({
      blue: { left: 63_000, used: 0 },
      red: { left: 62_000, used: 0 },
    });
  });

  test('runs on while the other side gives up, on the clock of who is to act', () => {
    const state = rolling({ clock: fischer, options: { resign: 'offer' } });
    const offered = played(state, {
      type: 'offerResignation',
      side: 'red',
      elapsed: 4000,
      kind: 'single',
    });
    expect(offered.clocks).toEqual({ ...state.clocks, blue: { left: 60_000, used: 4000 } });
    const refused = played(offered, {
      type: 'answerResignation',
      side: 'blue',
      elapsed: 500,
      accept: false,
    });
    expect(refused.clocks).toEqual({ ...state.clocks, blue: { left: 60_000, used: 4500 } });
  });

  test('does not run during the draw, nor after the end', () => {
    const state = newSession({ clock: fischer });
    const drawn = played(state, {
      type: 'opening',
      side: 'blue',
      elapsed: 99_999,
      throws: [[3, 1]],
    });
    expect(drawn.clocks).toEqual(state.clocks);
    const over = played(drawn, deed('red', 'offerResignation'));
    expect(timeLeft(over, 'blue', 99_999)).toBe(60_000);
    expect(flagFalls(over, 'blue', 99_999)).toBe(false);
  });
});

describe('the time of a side', () => {
  const state = (clock: ClockSettings): GameState =>
    rolling({ clock }, { blue: { left: 30_000, used: 4000 }, red: { left: 50_000, used: 2000 } });

  test.each<[string, ClockSettings, Side, number, number]>([
    ['runs down', fischer, 'blue', 1000, 25_000],
    ['stands while the other is to act', fischer, 'red', 1000, 48_000],
    ['may be beyond its end', fischer, 'blue', 26_001, -1],
    ['does not run while it is free', compensation, 'blue', 6000, 30_000],
    ['runs once it is not free any more', compensation, 'blue', 7000, 29_000],
    ['is over after the free time and the main time', compensation, 'blue', 36_001, -1],
  ])('%s (%o)', (_, clock, side, since, left) => {
    expect(timeLeft(state(clock), side, since)).toBe(left);
  });

  test.each<[string, ClockSettings, Side, number]>([
    ['by its main time', fischer, 'blue', 26_000],
    ['by its main time and what is free', compensation, 'blue', 36_000],
    ['also while the other is to act', compensation, 'red', 58_000],
  ])('ends %s (%o)', (_, clock, side, expected) => {
    expect(timeToFlag(state(clock), side)).toBe(expected);
    expect(flagFalls(state(clock), 'blue', timeToFlag(state(clock), 'blue'))).toBe(false);
    expect(flagFalls(state(clock), 'blue', 1 + (timeToFlag(state(clock), 'blue') ?? 0))).toBe(true);
  });
});

describe('a flag', () => {
  const settings: GivenSettings = { clock: compensation };
  const state = rolling(settings, { blue: { left: 5000, used: 1000 } });

  test('falls when the time has run out, and loses as if the other side had finished now', () => {
    expect(played(state, deed('blue', 'flag', 14_001))).toEqual({
      ...state,
      clocks: { ...state.clocks, blue: { left: 5000, used: 15_001 } },
      // Nothing is off, and two checkers are in red's home.
      score: { blue: { games: 0, points: 0 }, red: { games: 1, points: 3 } },
      phase: {
        name: 'over',
        result: { winner: 'red', kind: 'backgammon', points: 3, by: 'flag' },
        match: 'red',
      },
    });
  });

  test('does not fall before', () => {
    expect(refusal(state, deed('blue', 'flag', 14_000))).toEqual({
      code: 'not-allowed',
      message: 'flag: blue still has 0 ms',
    });
    expect(refusal(state, deed('blue', 'flag', 13_000))).toEqual({
      code: 'not-allowed',
      message: 'flag: blue still has 1000 ms',
    });
  });

  test('does not fall on the side whose clock stands, nor without clocks, nor after the end', () => {
    expect(refusal(state, deed('red', 'flag', 99_999))).toEqual({
      code: 'wrong-side',
      message: "flag: it is not red's turn",
    });
    expect(refusal(underWay({}), deed('blue', 'flag', 99_999))).toEqual({
      code: 'not-allowed',
      message: 'flag: the game is played without clocks',
    });
    const over = played(state, deed('red', 'offerResignation'));
    expect(refusal(over, deed('blue', 'flag', 99_999)).code).toBe('wrong-phase');
  });

  test.each<[string, Action]>([
    ['throw', throws('blue', 14_001)],
    ['resignation', deed('blue', 'offerResignation', 14_001)],
    ['resignation of the other side', deed('red', 'offerResignation', 14_001)],
  ])('that has fallen lets no %s pass', (_, action) => {
    expect(refusal(state, action)).toEqual({
      code: 'flag-fallen',
      message: `${action.type}: the time of blue has run out`,
    });
  });

  test('falls on who does not answer a double', () => {
    const money: GivenSettings = { clock: fischer, matchLength: 0, cube: true };
    const doubled = played(rolling(money, { red: { left: 900, used: 0 } }), deed('blue', 'double'));
    expect(refusal(doubled, deed('red', 'take', 901)).code).toBe('flag-fallen');
    expect(played(doubled, deed('red', 'flag', 901)).phase).toMatchObject({
      result: { winner: 'blue', by: 'flag', points: 1 },
    });
  });

  test('that has fallen does not keep anybody from beginning another game', () => {
    expect(played(state, deed('blue', 'nextGame', 99_999)).clocks).toEqual(
      newSession(settings).clocks,
    );
  });
});

describe('what a fallen flag loses', () => {
  const single = 'own 3:2 | opp 24:15';
  /** Blue has some off and loses a single, with the cube at 2. */
  const fallen = (given: GivenSettings, changes: Partial<GameState> = {}): GameState => {
    const settings = { clock: fischer, ...given };
    const state = underWay(settings, { board: boardOf(settings, single), ...changes });
    return played(state, deed('blue', 'flag', 60_001));
  };
  const score = { blue: { games: 1, points: 2 }, red: { games: 1, points: 1 } };
  const forMatch: GivenSettings = { matchLength: 7, options: { 'clock.flag': 'match' } };

  test.each<[string, GivenSettings, number, Side | null]>([
    ['the game (clock.flag = game)', { matchLength: 7 }, 1, null],
    ['the match (clock.flag = match): what the other side still needs', forMatch, 6, 'red'],
    [
      'the match of wins',
      { matchLength: 7, options: { 'clock.flag': 'match', 'match.unit': 'wins' } },
      6,
      'red',
    ],
    ['the game where there is no match', { ...forMatch, matchLength: 0 }, 1, null],
    ['the single game', { ...forMatch, matchLength: 1 }, 1, 'red'],
  ])('%s', (_, settings, points, winner) => {
    const { phase, score: after } = fallen(settings, { score });
    expect(phase).toEqual({
      name: 'over',
      result: { winner: 'red', kind: 'single', points, by: 'flag' },
      match: winner,
    });
    expect(after).toEqual({ ...score, red: { games: 2, points: 1 + points } });
  });

  test('is no less than the game', () => {
    const settings: GivenSettings = { ...forMatch, cube: true };
    const { phase } = fallen(settings, { score, cube: { value: 16, owner: 'red' } });
    expect(phase).toMatchObject({ result: { points: 16 }, match: 'red' });
  });
});

describe('the next game', () => {
  const worn = { blue: { left: 100, used: 0 }, red: { left: 200, used: 30 } };
  const full = { blue: { left: 60_000, used: 0 }, red: { left: 60_000, used: 0 } };

  test.each<[string, GivenSettings, GameState['clocks']]>([
    ['has full clocks', { clock: fischer, matchLength: 5 }, full],
    [
      'has the clocks of the match (clock.flag = match)',
      { clock: fischer, matchLength: 5, options: { 'clock.flag': 'match' } },
      worn,
    ],
    [
      'has full clocks where there is no match',
      { clock: fischer, matchLength: 0, options: { 'clock.flag': 'match' } },
      full,
    ],
  ])('%s', (_, settings, clocks) => {
    const over: GameState['phase'] = {
      name: 'over',
      result: { winner: 'red', kind: 'single', points: 1, by: 'board' },
      match: null,
    };
    const state = underWay(settings, { clocks: worn, phase: over });
    expect(played(state, deed('blue', 'nextGame', 50)).clocks).toEqual(clocks);
  });
});
