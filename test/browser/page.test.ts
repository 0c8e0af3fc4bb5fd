import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { BackgammonBoard } from '../../src/index.js';
import page from '../../index.html?raw';
import '../../src/page.css';
import { newSession } from '../../src/game/index.js';
import { diceOf, settled } from '../support/board-harness.js';
import { moving, stateOf } from '../support/near-end.js';
import { PageFrame } from '../support/page-frame.js';

/** The page's body with its controls, without what loads it. */
const body = new DOMParser().parseFromString(page, 'text/html').body.innerHTML;

let board: BackgammonBoard;
let newGame: HTMLButtonElement;

beforeAll(async () => {
  localStorage.clear();
  document.body.innerHTML = body;
  board = document.querySelector('backgammon-board')!;
  newGame = document.querySelector('#new-game')!;
  await import('../../src/page.js');
  await board.ready;
  board.setAttribute('speed', '0');
});

beforeEach(async () => {
  await choose('language', 'en');
  await choose('opponent', 'person');
  board.state = newSession({ variant: 'short' });
});

async function choose(id: string, value: string): Promise<void> {
  const control = document.querySelector<HTMLSelectElement>(`#${id}`)!;
  control.value = value;
  control.dispatchEvent(new Event('change'));
  await board.updateComplete;
}

/** Until a game is under way. */
function begin(): void {
  board.dice = diceOf(3, 1);
  board.roll();
}

test('New game begins at once where no game would be lost', async () => {
  await userEvent.click(newGame);
  expect(newGame.textContent).toBe('New game');
  expect(board.state).toMatchObject({ game: 1, phase: { name: 'opening' } });
  board.state = stateOf([[2, 1]], [[24, 1]], moving([6, 5]));
  board.play([{ from: 2, die: 6 }]);
  board.done();
  await userEvent.click(newGame);
  expect(board.state).toMatchObject({ game: 2, phase: { name: 'opening' } });
});

test('New game asks once more in the middle of a game, in the language of the page', async () => {
  begin();
  await choose('language', 'ru');
  expect(newGame.textContent).toBe('Новая игра');
  await userEvent.click(newGame);
  expect(newGame.textContent).toBe('Точно? Новая\u00a0игра');
  await choose('language', 'en');
  expect(newGame.textContent).toBe('Sure? New\u00a0game');
  expect(board.state.game).toBe(1);
  await userEvent.click(newGame);
  expect(newGame.textContent).toBe('New game');
  expect(board.state).toMatchObject({ game: 2, phase: { name: 'opening' } });
});

test('whoever goes elsewhere, or only clicks twice, keeps the game', async () => {
  begin();
  await userEvent.dblClick(newGame);
  expect(newGame.textContent).toBe('Sure? New\u00a0game');
  newGame.blur();
  expect(newGame.textContent).toBe('New game');
  await settled();
  expect(board.state).toMatchObject({ game: 1, phase: { name: 'moving' } });
});

test.each([1280, 800, 535, 500, 440, 360, 320])(
  'at %i pixels the board finds its place kept, and nothing below jumps',
  async (width) => {
    const frame = new PageFrame(width);
    await frame.laidOut();
    const kept = frame.board!.getBoundingClientRect();
    await frame.start();
    const drawn = frame.board!.getBoundingClientRect();
    expect(drawn.width).toBeCloseTo(kept.width, 0);
    expect(drawn.height).toBeCloseTo(kept.height, 0);
    expect(drawn.height).toBeGreaterThan(300);
    frame.remove();
  },
);
