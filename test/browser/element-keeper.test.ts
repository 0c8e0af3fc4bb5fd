import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSave } from '../../src/element/keeper/index.js';
import { orThrow, type GameState } from '../../src/game/index.js';
import {
  clearBoards,
  diceOf,
  FakeThinker,
  settled,
  showBoard,
  until,
} from '../support/board-harness.js';
import {
  gameOf,
  isKept,
  KEY,
  keptRecord,
  lookOf,
  midGame,
  money,
  noDice,
  phaseOf,
  play,
  reload,
  showKept,
  two,
  type Board,
  type Setup,
} from '../support/kept-board.js';
import { moving } from '../support/near-end.js';
import { TestTime } from '../support/test-time.js';

beforeEach(() => localStorage.clear());
afterEach(() => {
  clearBoards();
  vi.restoreAllMocks();
});

interface Moment {
  readonly name: string;
  readonly setup: Setup;
  readonly lead?: (board: Board) => Promise<void>;
  /** Goes on after the reload. @returns what shows that it did */
  readonly goOn: (board: Board) => Promise<unknown>;
  readonly comes: unknown;
}

const moments: readonly Moment[] = [
  {
    name: 'before the draw',
    setup: { attributes: two },
    goOn: async (board) => {
      board.element.dice = diceOf(3, 1);
      await board.roll();
      return board.element.state.phase;
    },
    comes: moving([3, 1]),
  },
  {
    name: 'after the draw',
    setup: { attributes: two, dice: diceOf(2, 2, 3, 1) },
    lead: (board) => board.roll(),
    goOn: async (board) => {
      await play(board, [
        { from: 8, die: 3 },
        { from: 6, die: 1 },
      ]);
      await board.done();
      return board.element.state.phase;
    },
    comes: { name: 'rolling', side: 'red' },
  },
  {
    name: 'after a roll',
    setup: { attributes: two, state: midGame(), dice: diceOf(6, 5) },
    lead: (board) => board.roll(),
    goOn: async (board) => {
      await play(board, [
        { from: 13, die: 6 },
        { from: 13, die: 5 },
      ]);
      await board.done();
      return board.element.record.actions.map(({ type }) => type);
    },
    comes: ['roll', 'play'],
  },
  {
    name: 'after one step of a turn',
    setup: { attributes: two, state: midGame(), dice: diceOf(6, 5) },
    lead: async (board) => {
      await board.roll();
      await play(board, [{ from: 13, die: 5 }]);
    },
    goOn: async (board) => {
      await board.undo();
      await play(board, [{ from: 13, die: 6 }]);
      return board.element.steps.map(({ from, to }) => [from, to]);
    },
    comes: [[13, 7]],
  },
  {
    name: 'with a double to answer',
    setup: { attributes: two, state: midGame(undefined, money) },
    lead: (board) => board.press('double'),
    goOn: async (board) => {
      await board.press('take');
      return board.element.state.cube;
    },
    comes: { value: 2, owner: 'red' },
  },
  {
    name: 'with a beaver to answer',
    setup: {
      attributes: two,
      state: midGame(undefined, { ...money, options: { 'cube.beaver': 'on' } }),
    },
    lead: (board) => board.press('double', 'beaver'),
    goOn: async (board) => {
      await board.press('take');
      return board.element.state.cube;
    },
    comes: { value: 4, owner: 'red' },
  },
  {
    name: 'with a resignation offered over tried steps',
    setup: {
      attributes: two,
      state: midGame(moving([6, 5]), { options: { resign: 'offer' } }),
    },
    lead: async (board) => {
      await play(board, [{ from: 13, die: 6 }]);
      board.element.resign('single');
      await settled();
    },
    goOn: async (board) => {
      await board.press('refuse');
      return board.element.steps.map(({ from, to }) => [from, to]);
    },
    comes: [[13, 7]],
  },
  {
    name: 'at the result',
    setup: { attributes: two, state: midGame() },
    lead: (board) => board.press('resign', 'resign'),
    goOn: async (board) => {
      const { score } = board.element.state;
      await board.newGame();
      return [score, board.element.state.score, phaseOf(board)];
    },
    comes: [
      { blue: { games: 0, points: 0 }, red: { games: 1, points: 2 } },
      { blue: { games: 0, points: 0 }, red: { games: 1, points: 2 } },
      'opening',
    ],
  },
  {
    name: 'between the games of a match',
    setup: { attributes: two, state: midGame(undefined, { matchLength: 5 }) },
    lead: async (board) => {
      await board.press('resign', 'resign');
      await board.newGame();
    },
    goOn: async (board) => {
      board.element.dice = diceOf(3, 1);
      await board.roll();
      const { game, score, phase } = board.element.state;
      return [game, score.red.points, phase.name];
    },
    comes: [2, 2, 'moving'],
  },
  {
    name: 'when a match is decided',
    setup: { attributes: two, state: midGame(undefined, { matchLength: 2 }) },
    lead: (board) => board.press('resign', 'resign'),
    goOn: async (board) => {
      await board.newGame();
      return board.element.state.score.red.points;
    },
    comes: 0,
  },
  {
    name: 'with the computer’s double to answer',
    setup: { state: midGame({ name: 'doubled', side: 'blue' }, money) },
    goOn: async (board) => {
      await board.press('pass');
      return phaseOf(board);
    },
    comes: 'over',
  },
];

test.each(moments)('a reload changes nothing $name', async ({ setup, lead, goOn, comes }) => {
  const clockwork = new TestTime();
  const first = await showKept({ ...setup, clockwork });
  await isKept(first);
  await lead?.(first);
  clockwork.pass(1234.5);
  const [game, look] = [gameOf(first), lookOf(first)];
  const { attributes = {} } = setup;
  const second = await reload(first, { attributes });
  expect(gameOf(second)).toEqual(game);
  expect(lookOf(second)).toEqual(look);
  expect([second.names(), noDice.mock.calls]).toEqual([[], []]);
  expect(await goOn(second)).toEqual(comes);
  expect(keptRecord()).toEqual(second.element.record);
  expect(second.names()).not.toContain('storage-error');
});

test('a reload while the computer thinks lets it think again, with the same dice', async () => {
  const thinker = new FakeThinker();
  thinker.holding = true;
  const state = midGame({ name: 'rolling', side: 'red' });
  const first = await showKept({ state, thinker, dice: diceOf(6, 5) });
  await until(() => thinker.requests.length > 0);
  await isKept(first);
  const game = gameOf(first);
  const again = new FakeThinker();
  again.holding = true;
  const second = await reload(first, { thinker: again });
  await until(() => again.requests.length > 0);
  expect(gameOf(second)).toEqual(game);
  expect(again.requests).toEqual(thinker.requests);
  expect(second.status()).toBe('6-5. The computer is thinking…');
  again.release();
  await until(() => phaseOf(second) === 'rolling');
  expect(second.element.record.actions.map(({ type }) => type)).toEqual(['roll', 'play']);
  expect(noDice).not.toHaveBeenCalled();
  // What was asked before the reload comes to nothing.
  const { record } = second.element;
  thinker.release();
  await settled();
  expect([second.element.record, keptRecord()]).toEqual([record, record]);
});

test('a reload while the computer’s checkers move leaves its dice, and it plays its turn', async () => {
  const state = midGame(moving([6, 5], 'red'));
  const first = await showKept({ state, attributes: { speed: '100000' } });
  await until(() => first.names().includes('move-start'));
  await isKept(first);
  const { record } = first.element;
  const second = await reload(first);
  await until(() => phaseOf(second) === 'rolling');
  expect(second.element.record.start).toEqual(record.start);
  expect(second.element.record.actions).toMatchObject([{ type: 'play', side: 'red' }]);
  expect(second.element.state.turns).toBe(state.turns + 1);
  expect(noDice).not.toHaveBeenCalled();
});

test('a reload while the computer considers a double asks it again', async () => {
  const thinker = new FakeThinker();
  thinker.holding = true;
  const first = await showKept({ state: midGame(undefined, money), thinker });
  await isKept(first);
  await first.press('double');
  await until(() => thinker.questions.length > 0);
  const game = gameOf(first);
  const again = new FakeThinker();
  again.holding = true;
  const second = await reload(first, { thinker: again });
  await until(() => again.questions.length > 0);
  expect(gameOf(second)).toEqual(game);
  expect(again.questions).toEqual(thinker.questions);
  again.release();
  await until(() => phaseOf(second) === 'rolling');
  expect(second.element.state.cube).toEqual({ value: 2, owner: 'red' });
});

test('the time that the side to act has used goes on from where it was', async () => {
  const clock = { type: 'fischer', main: 60_000, move: 10_000 } as const;
  const full = { left: 60_000, used: 0 };
  const state = { ...midGame(undefined, { clock }), clocks: { blue: full, red: full } };
  const [before, after] = [new TestTime(), new TestTime()];
  const first = await showKept({ attributes: two, state, clockwork: before });
  await isKept(first);
  before.pass(4000);
  const second = await reload(first, { attributes: two, clockwork: after });
  const time = (): string => second.root.querySelectorAll('.clock')[1].textContent.trim();
  expect([second.element.elapsed, time()]).toEqual([4000, '0:56']);
  after.pass(1000);
  expect([second.element.elapsed, time()]).toEqual([5000, '0:55']);
  after.pass(55_000);
  expect(phaseOf(second)).toBe('rolling');
  after.pass(1);
  expect(second.element.record.actions).toEqual([{ type: 'flag', side: 'blue', elapsed: 60_001 }]);
});

test('a game that waits for the next new game still waits', async () => {
  const first = await showKept({ attributes: two, dice: diceOf(3, 1) });
  await isKept(first);
  await first.roll();
  first.element.setAttribute('variant', 'long');
  await first.element.updateComplete;
  const second = await reload(first, { attributes: { ...two, variant: 'long' } });
  expect(second.element.state).toEqual(first.element.state);
  expect(second.element.state.settings.variant).toBe('short');
  second.element.newGame();
  expect(second.element.state.settings.variant).toBe('long');
});

test('a game that was begun with settings of its own goes on by them', async () => {
  const first = await showKept({ attributes: two });
  await isKept(first);
  first.element.newGame({ variant: 'plakoto' });
  const second = await reload(first, { attributes: two });
  second.element.dice = diceOf(3, 1);
  await second.roll();
  second.element.newGame();
  expect(second.element.state).toMatchObject({ settings: { variant: 'plakoto' }, game: 2 });
});

test('a state that the page sets before the first drawing wins, and is kept from then on', async () => {
  const first = await showKept({ attributes: two, dice: diceOf(3, 1) });
  await isKept(first);
  await first.roll();
  const state = midGame(moving([2, 2]));
  const second = await reload(first, { attributes: two, state });
  expect(second.element.state).toEqual(state);
  await until(() => localStorage.getItem(KEY)?.includes('[2,2]') === true);
  expect(keptRecord()).toEqual(second.element.record);
});

test('a page that only reads the board before the first drawing loses nothing', async () => {
  const first = await showKept({ attributes: two, dice: diceOf(3, 1) });
  await isKept(first);
  await first.roll();
  const early = vi.fn((board: { readonly state: GameState }) => board.state.phase.name);
  const second = await reload(first, { attributes: { ...two, 'move-list': '' }, early });
  expect(early.mock.results).toMatchObject([{ value: 'opening' }]);
  expect(gameOf(second)).toEqual(gameOf(first));
});

test('another key is another game; without one nothing is kept', async () => {
  const board = await showKept({ attributes: two, dice: diceOf(3, 1, 6, 5) });
  const { element } = board;
  await isKept(board);
  await board.roll();
  const club = element.record;

  // Nothing is there yet: the game on the board goes on there.
  element.setAttribute('storage-key', 'home');
  await until(() => localStorage.getItem('backgammon-board:home') !== null);
  await play(board, [
    { from: 8, die: 3 },
    { from: 6, die: 1 },
  ]);
  await board.done();
  const home = element.record;
  expect([keptRecord(), keptRecord('backgammon-board:home')]).toEqual([club, home]);

  element.setAttribute('storage-key', 'club');
  await until(() => element.record.actions.length === 1);
  expect(element.record).toEqual(club);
  await play(board, [{ from: 6, die: 1 }]);
  await until(() => localStorage.getItem(KEY)?.includes('"steps":[{') === true);
  await board.undo();
  element.removeAttribute('storage-key');
  await element.updateComplete;
  await settled();
  await play(board, [{ from: 8, die: 3 }]);
  const away = element.steps;
  expect(away).toHaveLength(1);
  expect(orThrow(readSave(localStorage.getItem(KEY) ?? '')).session.draft?.steps).toEqual([]);

  // What is on the board and nowhere else is not put aside.
  element.setAttribute('storage-key', 'home');
  await until(() => localStorage.getItem('backgammon-board:home')?.includes('"steps":[{') === true);
  expect(element.steps).toEqual(away);
  expect(keptRecord()).toEqual(club);
});

test('a key that comes after the first drawing brings its game, as long as nothing has been done', async () => {
  const first = await showKept({ attributes: two, dice: diceOf(3, 1) });
  await isKept(first);
  await first.roll();
  first.remove();
  const late = await showBoard({ attributes: two, dice: noDice });
  expect(phaseOf(late)).toBe('opening');
  late.element.storageKey = 'club';
  await until(() => phaseOf(late) === 'moving');
  expect(late.element.record).toEqual(first.element.record);
  expect(lookOf(late)).toMatchObject({ offers: ['resign'] });
});
