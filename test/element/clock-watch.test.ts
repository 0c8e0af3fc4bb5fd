import { beforeEach, expect, test } from 'vitest';
import { clockOf } from '../../src/element/clock-view.js';
import { ClockWatch, type Timed } from '../../src/element/clock-watch.js';
import { Stopwatch } from '../../src/element/time.js';
import type { ClockSettings, GameState } from '../../src/game/index.js';
import { en } from '../../src/locale/en.js';
import { stateOf } from '../support/near-end.js';
import { TestTime } from '../support/test-time.js';

const fischer: ClockSettings = { type: 'fischer', main: 60_000, move: 10_000 };
const compensation: ClockSettings = { type: 'compensation', main: 60_000, move: 10_000 };

function timed(clock: ClockSettings, left: number, used = 0): GameState {
  const full = { left: clock.main, used: 0 };
  return stateOf([[6, 1]], [[6, 1]], undefined, {
    settings: { clock },
    clocks: { blue: { left, used }, red: full },
  });
}

function textAt(state: GameState, elapsed: number, isHeld = false): string {
  const view = clockOf(state, 'blue', { elapsed, isHeld }, en);
  return view ? `${view.text} ${view.state}` : 'none';
}

test('a clock shows minutes and seconds, and tenths when there are few left', () => {
  const state = timed(fischer, 3_600_000);
  expect([0, 1, 1000, 3_540_000].map((elapsed) => textAt(state, elapsed))).toEqual([
    '60:00 running',
    '59:59 running',
    '59:59 running',
    '1:00 running',
  ]);
  const short = timed(fischer, 20_000);
  expect([0, 1, 14_000, 14_001, 19_999, 20_000, 25_000].map((at) => textAt(short, at))).toEqual([
    '0:20 running',
    '0:19.9 running',
    '0:06.0 running',
    '0:05.9 low',
    '0:00.0 low',
    '0:00.0 low',
    '0:00.0 low',
  ]);
});

test('little time is half a minute, or a tenth of a main time that is shorter', () => {
  const long = timed({ ...fischer, main: 600_000 }, 40_000);
  expect([10_000, 10_001].map((at) => textAt(long, at))).toEqual(['0:30 running', '0:29 low']);
});

test('what a move may take without cost goes first', () => {
  const state = timed(compensation, 60_000);
  expect([0, 10_000, 10_001, 71_000].map((elapsed) => textAt(state, elapsed))).toEqual([
    '1:00 running',
    '1:00 running',
    '0:59 running',
    '0:00.0 low',
  ]);
});

test('a clock stands while it is held, in the other’s turn, and after the game', () => {
  const state = timed(fischer, 50_000, 5000);
  expect(textAt(state, 1000, true)).toBe('0:44 stopped');
  expect(textAt({ ...state, phase: { name: 'rolling', side: 'red' } }, 1000)).toBe('0:45 stopped');
  const result = { winner: 'red', kind: 'single', points: 1, by: 'flag' } as const;
  const lost = { ...state, phase: { name: 'over', result, match: null } } as const;
  expect(textAt(lost, 1000)).toBe('0:00 fallen');
  expect(clockOf(lost, 'blue', { elapsed: 0, isHeld: false }, en)?.label).toBe('Time is up');
  expect(textAt(stateOf([[6, 1]], [[6, 1]]), 0)).toBe('none');
});

/** A watched game of which the board shows the time whenever it is told to. */
class Board {
  readonly time = new TestTime();
  readonly told: string[] = [];
  isVisible = true;
  readonly watch = new ClockWatch(this, () => this.told.push(`fall ${this.time.now()}`));
  game: Timed = { state: timed(fischer, 60_000), elapsed: 0, runs: true };

  show(): void {
    this.told.push(`show ${this.time.now()}`);
    this.watch.follow({ ...this.game, elapsed: this.game.elapsed + this.time.now() });
  }
}

let board: Board;
beforeEach(() => {
  board = new Board();
});

test('each second is shown, near the end each tenth, and the fall of the flag', () => {
  board.game = { ...board.game, state: timed(fischer, 21_500) };
  board.watch.follow(board.game);
  board.time.pass(1800);
  expect(board.told).toEqual(['show 501', 'show 1501', 'show 1601', 'show 1701']);
  board.told.length = 0;
  board.time.pass(20_000);
  expect(board.told.at(-1)).toBe('fall 21501');
  expect(board.time.timers).toBe(0);
});

test('where nobody sees the board there is one timer, for the flag', () => {
  board.isVisible = false;
  board.watch.follow(board.game);
  board.time.pass(60_000);
  expect(board.told).toEqual([]);
  expect(board.time.timers).toBe(1);
  board.time.pass(1);
  expect(board.told).toEqual(['fall 60001']);
});

test('while a move costs nothing a second is long enough', () => {
  board.game = { ...board.game, state: timed(compensation, 60_000) };
  board.watch.follow(board.game);
  board.time.pass(9000);
  expect(board.told).toHaveLength(9);
});

test('a flag that fell while the tab slept falls as soon as it wakes', () => {
  board.watch.follow(board.game);
  board.time.sleep(100_000);
  board.time.pass(0);
  expect(board.told).toEqual(['fall 100000']);
});

test('what a move may take without cost delays the fall', () => {
  board.isVisible = false;
  board.watch.follow({ ...board.game, state: timed(compensation, 1000) });
  board.time.pass(11_000);
  expect(board.told).toEqual([]);
  board.time.pass(1);
  expect(board.told).toEqual(['fall 11001']);
});

test.each<[what: string, game: () => Partial<Timed>]>([
  ['time is held', () => ({ runs: false })],
  ['there are no clocks', () => ({ state: stateOf([[6, 1]], [[6, 1]]) })],
  ['nobody is to act', () => ({ state: stateOf([], [], { name: 'opening' }) })],
])('there is no timer while %s', (_, game) => {
  board.watch.follow(board.game);
  board.watch.follow({ ...board.game, ...game() });
  expect(board.time.timers).toBe(0);
});

test('a stopwatch stands still while it is held, and goes on from where it is put', () => {
  const time = new TestTime();
  const watch = new Stopwatch(() => time.now());
  time.pass(100);
  expect(watch.elapsed).toBe(100);
  watch.hold(true);
  time.pass(50);
  expect(watch.elapsed).toBe(100);
  watch.hold(false);
  time.pass(5);
  expect(watch.elapsed).toBe(105);
  watch.restart(1000);
  time.pass(1);
  expect(watch.elapsed).toBe(1001);
  watch.hold(true);
  watch.restart();
  time.pass(9);
  expect([watch.elapsed, watch.isHeld]).toEqual([0, true]);
});
