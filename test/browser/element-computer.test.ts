import { afterEach, expect, test } from 'vitest';
import {
  clearBoards,
  diceOf,
  settled,
  showBoard,
  until,
  type BoardHarness,
} from '../support/board-harness.js';
import { moving, stateOf } from '../support/near-end.js';

afterEach(clearBoards);

/** A board on which the computer thinks about its first turn, 3-1, and does not answer. */
async function thinkingBoard(...dice: number[]) {
  const board = await showBoard({ dice: diceOf(1, 3, ...dice) });
  board.element.thinker.holding = true;
  await board.roll();
  expect(board.status()).toBe('3-1. The computer is thinking…');
  return board;
}

function isAtRest(board: BoardHarness): boolean {
  return board.status() === 'Your turn: press Roll';
}

test('while the computer thinks its strip shows how far it is', async () => {
  const board = await thinkingBoard();
  const lines = [...board.root.querySelectorAll<HTMLElement>('.thinking.shown .progress')];
  expect(lines.map(({ style }) => style.transform)).toEqual(['scaleX(0.5)']);
  board.element.thinker.release();
  await until(() => isAtRest(board));
  expect(board.root.querySelectorAll('.thinking.shown')).toHaveLength(0);
});

test('a new game while the computer thinks never hears the old answer', async () => {
  const board = await thinkingBoard();
  board.element.newGame();
  expect(board.element.state).toMatchObject({ game: 2, phase: { name: 'opening' } });
  board.element.thinker.release();
  await settled();
  await settled();
  expect(board.element.state).toMatchObject({ game: 2, phase: { name: 'opening' } });
  expect(board.names()).not.toContain('move-start');
});

test('a state written while the computer thinks stops the thought', async () => {
  const board = await thinkingBoard();
  const state = stateOf([[6, 2]], [[24, 2]], moving([2, 1]));
  board.element.state = state;
  board.element.thinker.release();
  await settled();
  await settled();
  expect(board.element.state).toEqual(state);
  expect(board.status()).toBe('Your move: 2-1');
});

test('methods are refused in the computer’s turn', async () => {
  const board = await thinkingBoard();
  for (const act of [
    () => board.element.roll(),
    () => board.element.play([]),
    () => board.element.undo(),
    () => board.element.done(),
  ])
    expect(act).toThrow(/computer/);
});

test('another level while the computer thinks asks anew', async () => {
  const board = await thinkingBoard();
  board.element.level = 'simple';
  await board.element.updateComplete;
  expect(board.element.thinker.requests.map(({ level }) => level)).toEqual(['expert', 'simple']);
  board.element.thinker.release();
  await until(() => isAtRest(board));
  expect(board.names().filter((name) => name === 'turn-end')).toHaveLength(1);
});

test('an engine that fails, or answers nonsense, is asked once more; then a legal play is made', async () => {
  const board = await thinkingBoard();
  board.element.thinker.answer = () => [{ from: 1, die: 6 }];
  board.element.thinker.release();
  await until(() => board.element.state.phase.name === 'rolling');
  expect(board.element.thinker.requests).toHaveLength(2);
  expect(board.names().filter((name) => name === 'engine-error')).toHaveLength(2);
  expect(board.status()).toMatch(/engine failed/);
  board.element.dice = diceOf(6, 6);
  await board.roll();
  expect(board.status()).toBe('Your move: 6-6. Choose a checker');
});

test('a moved board keeps its game and its thought', async () => {
  const board = await thinkingBoard();
  const place = document.createElement('div');
  document.body.append(place);
  place.append(board.element);
  await settled();
  expect(board.element.thinker.disposed).toBe(0);
  expect(board.element.thinker.requests).toHaveLength(1);
  board.element.thinker.release();
  await until(() => isAtRest(board));
  place.remove();
});

test('a removed board stops, and goes on with the same game when it is back', async () => {
  const board = await thinkingBoard();
  board.remove();
  await settled();
  expect(board.element.thinker.disposed).toBe(1);
  board.element.thinker.release();
  await settled();
  expect(board.element.state.phase).toEqual({ name: 'moving', side: 'red', dice: [1, 3] });
  document.body.append(board.element);
  await until(() => isAtRest(board));
  expect(board.names()).toEqual([
    'game-start',
    'dice-roll',
    'move-start',
    'move-end',
    'move-start',
    'move-end',
    'turn-end',
  ]);
});

test('removed half way through the computer’s steps, it plays the rest when it is back', async () => {
  const board = await showBoard({ dice: diceOf(1, 3), attributes: { speed: '150' } });
  await board.roll();
  await until(() => board.element.steps.length === 1);
  board.remove();
  await settled();
  await settled();
  // The second step was under way, and landed when the board went.
  expect(board.element.steps).toHaveLength(2);
  expect(board.element.state.phase.name).toBe('moving');
  document.body.append(board.element);
  await until(() => isAtRest(board));
  expect(board.names().filter((name) => name === 'move-end')).toHaveLength(2);
});

test('a click shows the computer’s steps at once', async () => {
  const board = await showBoard({ dice: diceOf(1, 3), attributes: { speed: '20000' } });
  await board.roll();
  expect(board.status()).toBe('The draw: blue 1, red 3. The computer\u00a0begins');
  await board.point(10).click();
  await until(() => board.status() === 'Computer’s move: 3-1');
  await settled();
  await board.point(10).click();
  await until(() => isAtRest(board));
  expect(board.names().filter((name) => name === 'move-end')).toHaveLength(2);
});

test('a click while an own checker travels is carried out after it', async () => {
  const state = stateOf(
    [
      [8, 1],
      [6, 1],
    ],
    [[24, 2]],
    moving([3, 1]),
  );
  const board = await showBoard({ attributes: { opponent: 'person', speed: '20000' }, state });
  await board.point(8).click();
  await board.point(5).click();
  expect(board.element.steps).toHaveLength(0);
  await board.point(6).click();
  await until(() => board.element.steps.length === 1);
  await until(() => board.point(6).label.endsWith('selected'));
});

test('the computer that cannot move passes by itself, and the reason stays', async () => {
  const closed = [1, 2, 3, 4, 5, 6].map((point): [number, number] => [point, 2]);
  const state = stateOf(closed, [[25, 1]], { name: 'rolling', side: 'red' });
  const board = await showBoard({ state, dice: diceOf(6, 6) });
  await until(
    () => board.element.state.phase.name === 'rolling' && board.names().includes('turn-end'),
  );
  expect(board.status()).toBe(
    'Computer passed with 6-6: no way in from the bar. Your turn: press Roll',
  );
});

test('an opponent chosen in the middle of a turn takes over', async () => {
  const board = await showBoard({ attributes: { opponent: 'person' }, dice: diceOf(1, 3) });
  await board.roll();
  board.element.play([{ from: 8, die: 3 }]);
  board.element.opponent = 'computer';
  await board.element.updateComplete;
  await until(() => isAtRest(board));
  expect(board.element.record.actions).toHaveLength(2);
});
