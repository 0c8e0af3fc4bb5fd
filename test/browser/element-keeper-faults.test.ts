import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearBoards, diceOf, until } from '../support/board-harness.js';
import {
  errors,
  gameOf,
  isKept,
  KEY,
  keptRecord,
  midGame,
  phaseOf,
  play,
  reload,
  showKept,
  two,
} from '../support/kept-board.js';
import { moving } from '../support/near-end.js';

beforeEach(() => localStorage.clear());
afterEach(() => {
  clearBoards();
  vi.restoreAllMocks();
});

test.each([
  ['damaged', '{"owner":{"id":"ab","opened":5},"version":1,"elapsed":0,"steps":[],"extra":{},"rec'],
  ['foreign', '{"theme":"dark"}'],
  ['of a version to come', '{"version":2,"board":[1,2,3]}'],
])('a save that is %s is put aside, and said so', async (_, text) => {
  localStorage.setItem(KEY, text);
  const board = await showKept({ attributes: two, dice: diceOf(3, 1) });
  await until(() => board.said().length > 0);
  const aside = `${KEY}.damaged`;
  expect(errors(board)).toMatchObject([{ code: 'damaged', key: KEY, aside }]);
  const sentence = 'The saved game could not be read and has been put aside';
  expect([board.status(), board.said()]).toEqual([sentence, [sentence]]);
  expect(localStorage.getItem(aside)).toBe(text);
  await board.roll();
  expect(board.element.state.phase).toEqual(moving([3, 1]));
  expect(keptRecord()).toEqual(board.element.record);
  const next = await reload(board, { attributes: two });
  expect(gameOf(next)).toEqual(gameOf(board));
  expect(errors(next)).toEqual([]);
});

/** A browser whose storage is full. */
function fillStorage(): () => void {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => full.mockRestore();
}

const unsaved = 'The browser does not let the game be saved: when the page is left it may be lost';

test('a full storage is told once, and what can be saved again is saved', async () => {
  const board = await showKept({ attributes: two, dice: diceOf(3, 1) });
  await isKept(board);
  const empty = fillStorage();
  await board.roll();
  await until(() => errors(board).length > 0);
  expect(board.status()).toBe(unsaved);
  await play(board, [{ from: 8, die: 3 }]);
  expect(errors(board)).toMatchObject([{ code: 'unsaved', key: KEY }]);
  expect(board.status()).not.toBe(unsaved);
  empty();
  await play(board, [{ from: 6, die: 1 }]);
  expect(keptRecord()).toEqual(board.element.record);
  await board.done();
  expect(keptRecord()).toEqual(board.element.record);
  fillStorage();
  board.element.newGame();
  await until(() => errors(board).length > 1);
  expect(board.faults()).toEqual([]);
});

test('a damaged save that cannot be put aside stays, and the game is played', async () => {
  localStorage.setItem(KEY, 'no save');
  fillStorage();
  const board = await showKept({ attributes: two, dice: diceOf(3, 1) });
  await until(() => board.said().length > 0);
  expect(board.status()).toBe(
    'The saved game could not be read, and there is no room to put it aside: this game is not saved',
  );
  await board.roll();
  expect(board.element.state.phase).toEqual(moving([3, 1]));
  expect(localStorage.getItem(KEY)).toBe('no save');
  expect(errors(board)).toMatchObject([{ code: 'damaged', key: KEY }]);
});

test('where the browser refuses its storage the game is played, and the board says so', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const board = await showKept({ attributes: two, dice: diceOf(3, 1) });
  await until(() => board.said().length > 0);
  expect(errors(board)).toMatchObject([{ code: 'unsaved', key: KEY }]);
  expect([board.status(), board.said()]).toEqual([unsaved, [unsaved]]);
  await board.roll();
  await play(board, [{ from: 8, die: 3 }]);
  expect(board.element.steps).toHaveLength(1);
  expect([errors(board).length, board.faults()]).toEqual([1, []]);
});

test('what is told of the storage while the computer moves can still be read afterwards', async () => {
  const board = await showKept({ state: midGame(moving([6, 5])), dice: diceOf(6, 5) });
  await isKept(board);
  await play(board, [
    { from: 13, die: 6 },
    { from: 13, die: 5 },
  ]);
  fillStorage();
  await board.done();
  await until(() => phaseOf(board) === 'rolling' && board.offers().includes('roll'));
  expect(board.status()).toBe(unsaved);
});
