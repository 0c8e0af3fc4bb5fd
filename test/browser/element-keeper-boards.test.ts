import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearBoards,
  diceOf,
  FakeThinker,
  settled,
  until,
  type BoardHarness,
} from '../support/board-harness.js';
import {
  errors,
  gameOf,
  isKept,
  KEY,
  keptRecord,
  midGame,
  noDice,
  play,
  showKept,
  two,
} from '../support/kept-board.js';
import { moving } from '../support/near-end.js';

beforeEach(() => localStorage.clear());
afterEach(() => {
  clearBoards();
  vi.restoreAllMocks();
});

const taken = 'This game has been opened in another tab and goes on there';

/** Until a board says that its game goes on elsewhere, and offers no more than to take it back. */
async function isHalted(board: BoardHarness): Promise<void> {
  await until(() => board.panel() !== undefined);
  expect(board.panel()).toBe(`${taken} Go on here`);
  expect([board.status(), board.offers()]).toEqual([taken, ['go-on']]);
}

test('of two boards in a page the older one is halted, and takes back what the other has played', async () => {
  const older = await showKept({ attributes: two, dice: diceOf(3, 1) });
  await isKept(older);
  await older.roll();
  const younger = await showKept({ attributes: two, dice: diceOf(6, 5) });
  await isHalted(older);
  expect(errors(older)).toMatchObject([{ code: 'taken', key: KEY }]);
  expect(gameOf(younger)).toEqual(gameOf(older));
  await play(younger, [{ from: 8, die: 3 }]);
  await older.point(6).click();
  expect(older.element.steps).toEqual([]);
  await play(younger, [{ from: 6, die: 1 }]);
  await younger.done();
  await younger.roll();
  await play(younger, [{ from: 13, die: 6 }]);

  await older.press('go-on');
  await isHalted(younger);
  expect(gameOf(older)).toEqual(gameOf(younger));
  expect(older.element.record.actions).toHaveLength(3);
  expect([older.panel(), older.offers()]).toEqual([undefined, ['resign', 'undo']]);
  await play(older, [{ from: 13, die: 5 }]);
  await older.done();
  expect(keptRecord()).toEqual(older.element.record);
  expect(younger.element.record.actions).toHaveLength(3);
  expect([errors(older).length, errors(younger).length]).toEqual([1, 1]);
  // And back once more.
  await younger.press('go-on');
  await isHalted(older);
  expect(gameOf(younger)).toEqual(gameOf(older));
});

test('two boards that come into the page together: one of them has the game', async () => {
  const state = { name: 'rolling', side: 'red' } as const;
  const first = await showKept({ state: midGame(state, { matchLength: 1 }), attributes: two });
  await isKept(first);
  first.remove();
  const thinkers = [new FakeThinker(), new FakeThinker()];
  for (const thinker of thinkers) thinker.holding = true;
  const both = await Promise.all(
    thinkers.map((thinker) => showKept({ thinker, dice: diceOf(6, 5) })),
  );
  await until(() => both.some((board) => board.panel() !== undefined));
  await until(() => thinkers.some(({ requests }) => requests.length > 0));
  const halted = both.findIndex((board) => board.panel() !== undefined);
  const [asleep, awake] = [both[halted], both[1 - halted]];
  await isHalted(asleep);
  thinkers[1 - halted].release();
  await until(() => awake.status() === 'Your turn: press Roll');
  expect(thinkers[halted].requests).toEqual([]);
  expect(asleep.element.record.actions).toEqual([]);
  expect(keptRecord()).toEqual(awake.element.record);
  expect(awake.element.record.actions).toHaveLength(2);
});

test('a board that was halted while its computer thought does nothing more, also elsewhere in the page', async () => {
  const thinker = new FakeThinker();
  thinker.holding = true;
  const older = await showKept({ state: midGame(moving([6, 5], 'red')), thinker });
  await until(() => thinker.requests.length > 0);
  await isKept(older);
  const younger = await showKept({ dice: noDice });
  await isHalted(older);
  await until(() => younger.status() === 'Your turn: press Roll');
  document.createElement('div').append(older.element);
  document.body.append(older.element);
  await settled();
  thinker.release();
  await settled();
  await isHalted(older);
  expect(thinker.requests).toHaveLength(1);
  expect(older.element.record.actions).toEqual([]);
  expect(keptRecord()).toEqual(younger.element.record);
  await older.press('go-on');
  await isHalted(younger);
  expect(older.element.record).toEqual(younger.element.record);
  expect(older.status()).toBe('Your turn: press Roll');
});

test('a halted board speaks the language of the page', async () => {
  const older = await showKept({ attributes: two });
  await isKept(older);
  await showKept({ attributes: two });
  await isHalted(older);
  older.element.lang = 'ru';
  await until(() => older.panel()?.startsWith('Эта игра') === true);
  expect(older.panel()).toBe(
    'Эта игра открыта в другой вкладке и продолжается там Продолжить здесь',
  );
});

test('a halted board that is told to keep another game goes on with that', async () => {
  const older = await showKept({ attributes: two, dice: diceOf(3, 1) });
  await isKept(older);
  await showKept({ attributes: two });
  await isHalted(older);
  older.element.setAttribute('storage-key', 'home');
  await until(() => older.panel() === undefined);
  await older.roll();
  expect(older.element.state.phase).toEqual(moving([3, 1]));
  expect(keptRecord('backgammon-board:home')).toEqual(older.element.record);
});

test('a match that is taken back by a board that would play single games goes on', async () => {
  const older = await showKept({ attributes: two });
  await isKept(older);
  const younger = await showKept({ attributes: { ...two, 'match-length': '3' } });
  await isHalted(older);
  younger.element.newGame({ matchLength: 3, cube: false });
  younger.element.dice = diceOf(3, 1);
  await younger.roll();
  younger.element.resign();
  await settled();
  expect(younger.element.state.score.red.points).toBe(3);
  younger.element.newGame({ matchLength: 5, cube: false });
  younger.element.dice = diceOf(3, 1);
  await younger.roll();
  younger.element.resign();
  await settled();
  const { score } = younger.element.state;

  await older.press('go-on');
  await isHalted(younger);
  expect(older.element.state.score).toEqual(score);
  await older.newGame();
  expect(older.element.state).toMatchObject({ game: 2, score, settings: { matchLength: 5 } });
});
