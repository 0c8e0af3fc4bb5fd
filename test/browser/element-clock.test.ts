import { afterEach, expect, test, vi } from 'vitest';
import type { GameState, GivenSettings } from '../../src/index.js';
import { GameError } from '../../src/index.js';
import { clearBoards, diceOf, settled, showBoard, until } from '../support/board-harness.js';
import { moving, stateOf } from '../support/near-end.js';
import { TestTime } from '../support/test-time.js';

afterEach(() => {
  clearBoards();
  vi.restoreAllMocks();
});

const two = { opponent: 'person' };
const settings: GivenSettings = { clock: { type: 'fischer', main: 60_000, move: 10_000 } };
const checkers = [
  [13, 5],
  [8, 5],
  [6, 5],
] as const;

function timedState(phase?: GameState['phase'], more: GivenSettings = {}): GameState {
  const full = { left: 60_000, used: 0 };
  return stateOf(checkers, checkers, phase, {
    settings: { ...settings, ...more },
    clocks: { blue: full, red: full },
  });
}

async function show(state: GameState, attributes: Readonly<Record<string, string>> = two) {
  const clockwork = new TestTime();
  const board = await showBoard({ attributes, clockwork, state, dice: diceOf(3, 1, 6, 5) });
  const clocks = (): string[] =>
    Array.from(
      board.root.querySelectorAll('.clock'),
      ({ textContent, classList }) => `${textContent.trim()} ${classList[1]}`,
    );
  return { board, clockwork, clocks };
}

test('the clock of the side to act runs, and a move brings its seconds', async () => {
  const { board, clockwork, clocks } = await show(timedState());
  expect(clocks()).toEqual(['1:00 stopped', '1:00 running']);
  clockwork.pass(4000);
  expect(clocks()).toEqual(['1:00 stopped', '0:56 running']);
  await board.roll();
  clockwork.pass(2000);
  board.element.play('8/5 6/5');
  clockwork.pass(1000);
  await board.done();
  // The other side sits at the top.
  expect(clocks()).toEqual(['1:00 running', '1:03 stopped']);
  clockwork.pass(56_000);
  expect(clocks()).toEqual(['0:04.0 low', '1:03 stopped']);
});

test('a flag falls at its moment, and the game is lost', async () => {
  const { board, clockwork, clocks } = await show(timedState());
  clockwork.pass(60_000);
  expect(board.names()).toEqual([]);
  clockwork.pass(1);
  expect(board.names()).toEqual(['game-end', 'match-end']);
  expect(board.status()).toBe('Red wins: gammon (mars), 2 points, on time');
  expect(clocks()).toEqual(['1:00 stopped', '0:00 fallen']);
  expect(board.element.record.actions).toEqual([{ type: 'flag', side: 'blue', elapsed: 60_001 }]);
  expect(clockwork.timers).toBe(0);
});

test('a flag that fell in a hidden tab falls when it is shown again, or clicked before', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { board, clockwork, clocks } = await show(timedState());
  document.dispatchEvent(new Event('visibilitychange'));
  await board.element.updateComplete;
  expect(clockwork.timers).toBe(1);
  clockwork.sleep(70_000);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await board.element.updateComplete;
  clockwork.pass(0);
  expect(board.names()).toEqual(['game-end', 'match-end']);
  expect(clocks()[1]).toBe('0:00 fallen');

  board.element.state = timedState();
  clockwork.sleep(70_000);
  await board.press('roll');
  expect(board.element.state.phase).toMatchObject({ result: { winner: 'red', by: 'flag' } });
  expect(board.faults()).toEqual([]);
});

test('a double is answered on the clock of who answers', async () => {
  const { board, clockwork, clocks } = await show(
    timedState(undefined, { matchLength: 7, cube: true }),
  );
  clockwork.pass(5000);
  await board.press('double');
  clockwork.pass(20_000);
  expect(clocks()).toEqual(['0:40 running', '0:55 stopped']);
  await board.press('take');
  clockwork.pass(1000);
  expect(clocks()).toEqual(['0:40 stopped', '0:54 running']);
});

test('no time goes by before the draw, after the end, while paused, and when the board is gone', async () => {
  const { board, clockwork, clocks } = await show(timedState());
  expect(clockwork.timers).toBe(1);
  board.element.paused = true;
  await board.element.updateComplete;
  expect(clockwork.timers).toBe(0);
  clockwork.pass(30_000);
  expect(clocks()).toEqual(['1:00 stopped', '1:00 stopped']);
  board.element.paused = false;
  await board.element.updateComplete;
  clockwork.pass(1000);
  expect(clocks()).toEqual(['1:00 stopped', '0:59 running']);
  board.element.newGame();
  expect(board.element.state.phase.name).toBe('opening');
  expect([clockwork.timers, clocks()]).toEqual([0, ['1:00 stopped', '1:00 stopped']]);
  board.element.state = timedState();
  expect(clockwork.timers).toBe(1);
  board.remove();
  await settled();
  expect(clockwork.timers).toBe(0);
});

test('a board without clocks has no timers', async () => {
  const { board, clockwork, clocks } = await show(stateOf(checkers, checkers));
  expect([clockwork.timers, clocks()]).toEqual([0, []]);
  await board.roll();
  expect(clockwork.timers).toBe(0);
});

test('the time of the turn goes on after a reload', async () => {
  const before = await show(timedState(moving([6, 5])));
  before.clockwork.pass(7000);
  const saved = JSON.stringify([before.board.element.state, before.board.element.elapsed]);
  const [state, elapsed] = JSON.parse(saved) as [GameState, number];
  const after = await show(state);
  after.board.element.elapsed = elapsed;
  expect(after.clocks()).toEqual(['1:00 stopped', '0:53 running']);
  after.clockwork.pass(53_001);
  expect(after.board.element.state.phase).toMatchObject({ result: { by: 'flag' } });
  for (const bad of [-1, NaN, Infinity, '5', null])
    expect(() => {
      after.board.element.elapsed = bad as number;
    }).toThrow(GameError);
});

test('the computer thinks on its own clock, a small part of what is left', async () => {
  const phase = { name: 'rolling', side: 'red' } as const;
  const { board, clockwork, clocks } = await show(timedState(), {});
  const { thinker } = board.element;
  thinker.holding = true;
  board.element.state = timedState(phase);
  await until(() => thinker.requests.length === 1);
  expect(thinker.requests[0].budget).toBe(800);
  clockwork.pass(57_000);
  expect(clocks()).toEqual(['0:03.0 low', '1:00 stopped']);
  const clocksLeft = { blue: { left: 60_000, used: 0 }, red: { left: 3000, used: 0 } };
  board.element.dice = diceOf(3, 1);
  board.element.state = { ...timedState(phase), clocks: clocksLeft };
  await until(() => thinker.requests.length === 2);
  expect(thinker.requests[1].budget).toBe(100);
  clockwork.pass(3001);
  expect(board.status()).toBe('You win: gammon (mars), 2 points, on time');
  thinker.release();
  await settled();
  expect(board.names().filter((name) => name === 'turn-end')).toEqual([]);
});

test('a flag that falls while the computer is shown moving ends the game there', async () => {
  const { board, clockwork } = await show(timedState(), { speed: '20000' });
  const low = { blue: { left: 60_000, used: 0 }, red: { left: 2000, used: 0 } };
  board.element.state = { ...timedState(moving([3, 1], 'red')), clocks: low };
  await until(() => board.names().includes('move-start'));
  clockwork.pass(2001);
  await settled();
  expect(board.names()).toEqual(['move-start', 'game-end', 'match-end']);
  expect(board.offers()).toEqual(['new-game']);
});
