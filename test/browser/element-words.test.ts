import { afterEach, expect, test } from 'vitest';
import '../../src/index.js';
import { clearBoards, diceOf, showBoard, until } from '../support/board-harness.js';
import { PageFrame } from '../support/page-frame.js';

afterEach(clearBoards);

// Each of these loads a language for the first time, so they come first and in this order.

test('the first that is drawn is drawn in the language of the board', async () => {
  const board = document.createElement('backgammon-board');
  board.lang = 'en';
  document.body.append(board);
  await Promise.resolve();
  expect(board.shadowRoot!.querySelector('.drawing')).toBeNull();
  await board.ready;
  expect(board.shadowRoot!.querySelector('[part~="status"]')!.textContent).toContain('press Roll');
  board.remove();
});

test('until there are words for another language the board goes on in the old one', async () => {
  const board = await showBoard({ dice: diceOf(3, 1) });
  board.element.lang = 'ru';
  // Drawn at once, whatever the language waits for.
  board.element.roll();
  expect(board.button('undo').label).toBe('Undo');
  await until(() => board.button('undo').label === 'Отменить');
  expect(board.element.state.phase.name).toBe('moving');
});

/** What a board says of a draw: made before it is shown anywhere, or after. */
async function saidOfDraw(isShown: boolean): Promise<readonly string[]> {
  const board = document.createElement('backgammon-board');
  board.lang = 'ru';
  board.opponent = 'none';
  board.speed = 0;
  board.dice = diceOf(3, 1);
  const said: string[] = [];
  board.addEventListener('announce', ({ detail }) => said.push(detail.message));
  if (isShown) {
    document.body.append(board);
    await board.ready;
  }
  board.roll();
  expect(said.length > 0).toBe(isShown);
  await until(() => said.length > 0);
  board.remove();
  return said;
}

test('what is to be said before there are words is said once there are', async () => {
  const said = await saidOfDraw(false);
  expect(said[0]).toMatch(/[а-я]/);
  expect(said).toEqual(await saidOfDraw(true));
});

test('the page keeps the board’s place until it is drawn', async () => {
  const frame = new PageFrame(800);
  await frame.laidOut();
  const kept = frame.board!.getBoundingClientRect().height;
  const seen = new Set<boolean>();
  const drawn = frame.start();
  let waiting = true;
  void drawn.then(() => (waiting = false));
  await until(() => {
    seen.add(Math.abs(frame.board!.getBoundingClientRect().height - kept) < 1);
    return !waiting;
  });
  await drawn;
  expect([...seen]).toEqual([true]);
  expect(frame.board!.hasAttribute('aria-busy')).toBe(false);
  frame.remove();
});
