import { afterEach, expect, test, vi } from 'vitest';
import type { GameState } from '../../src/index.js';
import { clearBoards, showRealBoard, until, type BoardHarness } from '../support/board-harness.js';
import { LongTasks } from '../support/long-tasks.js';
import { moving, stateOf } from '../support/near-end.js';
import { refuseWasmInWorkers, watchWorkers } from '../support/workers.js';

afterEach(() => {
  clearBoards();
  vi.unstubAllGlobals();
});

/** Red, the computer, is to play in the midst of contact: Expert searches its two plies. */
const decisions = (
  [
    [6, 4],
    [3, 3],
    [5, 2],
    [2, 2],
    [4, 1],
  ] as const
).map((dice) =>
  stateOf(
    [
      [24, 1],
      [20, 2],
      [16, 1],
      [13, 3],
      [8, 3],
      [6, 3],
      [5, 1],
      [3, 1],
    ],
    [
      [24, 2],
      [15, 1],
      [13, 3],
      [10, 1],
      [8, 2],
      [7, 1],
      [6, 4],
      [4, 1],
    ],
    moving(dice, 'red'),
  ),
);

/** More work for the reference engine than it has time for. */
const BUDGET = 400;
const expert = { level: 'expert', budget: String(BUDGET) };

/** Has the computer decide, until the person is to throw. */
async function decide(board: BoardHarness, state: GameState): Promise<void> {
  board.element.state = state;
  await until(() => board.element.state.phase.name === 'rolling', 20_000);
}

/** The computer has played, and the board is the person's: nothing is dead. */
async function expectGoesOn(board: BoardHarness): Promise<void> {
  await until(() => board.element.state.phase.name === 'rolling', 20_000);
  expect(board.names().filter((name) => name === 'turn-end')).toHaveLength(1);
  board.element.dice = () => 6;
  await board.roll();
  expect(board.element.state.phase).toMatchObject({ name: 'moving', side: 'blue' });
}

/** How often one decision is watched before a long task counts. */
const MOST_WATCHES = 6;

/**
 * The long tasks of one decision. Other processes of the machine stretch tasks too, but a freeze of ours is there every
 * time that the same is decided.
 */
async function freezesIn(board: BoardHarness, state: GameState): Promise<readonly number[]> {
  let freezes: readonly number[] = [];
  for (let watch = 0; watch < MOST_WATCHES; watch++) {
    const longTasks = await LongTasks.watch();
    await decide(board, state);
    freezes = await longTasks.end();
    if (freezes.length === 0) break;
  }
  return freezes;
}

test.each([
  ['in WebAssembly', watchWorkers, []],
  ['without it', refuseWasmInWorkers, ['no-wasm']],
])(
  'the page has no long task while Expert thinks %s',
  async (_, stub, faults) => {
    const workers = stub();
    const board = await showRealBoard({ attributes: expert });
    // Loading is not thinking.
    await decide(board, decisions[0]);
    for (const state of decisions) expect(await freezesIn(board, state)).toEqual([]);
    expect(workers).toHaveLength(1);
    expect(board.faults()).toEqual(faults);
  },
  60_000,
);

test('a worker killed in mid-thought is replaced, and the game goes on', async () => {
  refuseWasmInWorkers();
  const workers: Worker[] = [];
  const workerFactory = (): Worker => {
    const worker = new Worker(new URL('../../worker/engine.worker.ts', import.meta.url), {
      type: 'module',
    });
    workers.push(worker);
    return worker;
  };
  const board = await showRealBoard({ attributes: expert, workerFactory });
  board.element.addEventListener('thinking', ({ detail: { progress } }) => {
    if (progress > 0) workers[0].terminate();
  });
  board.element.state = decisions[0];
  await until(() => board.faults().includes('worker-restarted'), 20_000);
  expect(board.element.state).toEqual(decisions[0]);
  expect(board.status()).toBe('The engine failed and was started again, the game goes on');
  await expectGoesOn(board);
  expect(workers).toHaveLength(2);
  expect(board.faults()).toEqual(['no-wasm', 'worker-restarted']);
}, 30_000);

test.each([
  [
    'WebAssembly is blocked',
    'no-wasm',
    refuseWasmInWorkers,
    'Нет WebAssembly: компьютер думает медленнее, игра продолжается',
  ],
  [
    'there are no workers',
    'no-worker',
    () => vi.stubGlobal('Worker', undefined),
    'Нет фоновых потоков: компьютер думает медленнее, игра продолжается',
  ],
])('where %s the board says so and the game goes on', async (_, code, stub, sentence) => {
  stub();
  const board = await showRealBoard({ attributes: { ...expert, lang: 'ru' }, state: decisions[0] });
  await until(() => board.faults().length > 0);
  expect(board.faults()).toEqual([code]);
  expect(board.status()).toBe(sentence);
  expect(board.said()).toContain(sentence);
  await expectGoesOn(board);
  expect(board.faults()).toEqual([code]);
});
