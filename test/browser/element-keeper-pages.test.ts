import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BackgammonBoard } from '../../src/index.js';
import { BoardHarness, diceOf, settled, until } from '../support/board-harness.js';
import { KEY as CLUB } from '../support/kept-board.js';
import { PageFrame } from '../support/page-frame.js';

const KEY = 'backgammon-board:game';
const EXTRAS = /\/element\/(extras|keeper|desk|dice-report)\/|\/src\/dice\//;
const pages: PageFrame[] = [];

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const page of pages.splice(0)) page.remove();
});

/** The playing page, at the board of which two people play at once. */
async function start(page: PageFrame): Promise<BoardHarness> {
  await page.start();
  const board = page.board as BackgammonBoard;
  board.setAttribute('opponent', 'person');
  board.setAttribute('speed', '0');
  board.setAttribute('lang', 'en');
  await board.updateComplete;
  await until(() => localStorage.getItem(KEY) !== null);
  return new BoardHarness(board);
}

async function visit(which: 'first' | 'next'): Promise<[BoardHarness, PageFrame]> {
  const page = new PageFrame(900, which);
  pages.push(page);
  return [await start(page), page];
}

function gameOf({ element: { state, steps, record } }: BoardHarness): unknown {
  return { state, steps, record };
}

test('a page that is reloaded in the middle of a turn goes on there', async () => {
  const [board, page] = await visit('first');
  board.element.dice = diceOf(3, 1);
  await board.roll();
  board.element.play([{ from: 8, die: 3 }]);
  await settled();
  const [game, elapsed] = [gameOf(board), board.element.elapsed];
  expect(game).toMatchObject({ state: { phase: { name: 'moving' } }, steps: [{ to: 5 }] });
  await page.reload();
  const again = await start(page);
  expect(again.element).not.toBe(board.element);
  expect(gameOf(again)).toEqual(game);
  expect(again.element.elapsed).toBeGreaterThanOrEqual(elapsed);
  await again.undo();
  expect(again.element.steps).toEqual([]);
});

test('of two tabs the older one is halted, and takes back what the other has played', async () => {
  const [older] = await visit('first');
  older.element.dice = diceOf(3, 1);
  await older.roll();
  const [younger] = await visit('next');
  await until(() => older.panel() !== undefined);
  expect(older.panel()).toBe(
    'This game has been opened in another tab and goes on there Go on here',
  );
  expect(gameOf(younger)).toEqual(gameOf(older));
  younger.element.play('8/5 6/5');
  await younger.done();
  await older.press('go-on');
  await until(() => younger.panel() !== undefined);
  expect(gameOf(older)).toEqual(gameOf(younger));
  older.element.dice = diceOf(6, 5);
  await older.roll();
  expect(older.element.record.actions.map(({ type }) => type)).toEqual(['opening', 'play', 'roll']);
  expect(younger.element.record.actions).toHaveLength(2);
  await younger.press('go-on');
  await until(() => older.panel() !== undefined);
  expect(gameOf(younger)).toEqual(gameOf(older));
});

test('each thing is loaded when it is asked for, and nothing of them before', async () => {
  const page = new PageFrame(900);
  pages.push(page);
  await page.laidOut();
  page.window.performance.setResourceTimingBufferSize(2000);
  page.board?.removeAttribute('storage-key');
  await page.start();
  await settled();
  expect(page.loaded(EXTRAS)).toEqual([]);
  const board = page.board as BackgammonBoard;
  board.setAttribute('storage-key', 'club');
  await until(() => localStorage.getItem(CLUB) !== null);
  expect(page.loaded(/\/element\/keeper\//)).not.toEqual([]);
  expect(page.loaded(/\/element\/(desk|dice-report)\/.*(view|desk)\.ts/)).toEqual([]);
  expect(page.loaded(/\/src\/dice\/.*\.ts/)).toEqual([]);
  board.setAttribute('fair-dice', '');
  await until(() => board.shadowRoot?.querySelector('.dice-report') !== null);
  expect(page.loaded(/\/src\/dice\/.*\.ts/)).not.toEqual([]);
});
