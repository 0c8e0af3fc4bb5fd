import { afterEach, expect, test } from 'vitest';
import { clearBoards, diceOf, showBoard } from '../support/board-harness.js';
import { moving, stateOf } from '../support/near-end.js';

afterEach(clearBoards);

const two = { opponent: 'person' };

test('the winner of the draw plays its dice', async () => {
  const board = await showBoard({ dice: diceOf(4, 4, 6, 3) });
  expect(board.status()).toBe('New game: press Roll to see who begins');
  await board.button('roll').pointerClick();
  expect(board.element.state.phase).toEqual({ name: 'moving', side: 'blue', dice: [6, 3] });
  expect(board.status()).toBe('Your move: 6-3. Choose a checker');
  expect(board.names()).toEqual(['game-start', 'dice-roll']);
});

test('a checker and its destination are clicked', async () => {
  const board = await showBoard({ dice: diceOf(3, 1) });
  await board.roll();
  expect(board.point(8).label).toBe('8 point, 3 blue checkers, can move');
  await board.point(8).pointerClick();
  expect(board.point(8).label).toBe('8 point, 3 blue checkers, selected');
  expect(board.point(5).label).toBe('5 point, empty, legal target');
  await board.point(5).pointerClick();
  expect(board.element.steps).toEqual([{ from: 8, to: 5, die: 3, hit: false }]);
  expect(board.point(5).label).toBe('5 point, 1 blue checker, can move');
});

test('a checker goes on with the other die when its last end is clicked', async () => {
  const board = await showBoard({ dice: diceOf(6, 5) });
  await board.roll();
  await board.point(24).click();
  await board.point(13).click();
  expect(board.element.steps.map(({ from, to }) => [from, to])).toEqual([
    [24, 18],
    [18, 13],
  ]);
  await board.undo();
  expect(board.element.steps).toHaveLength(1);
});

test('the destination alone plays the one checker that can reach it', async () => {
  const board = await showBoard({ dice: diceOf(6, 1) });
  await board.roll();
  await board.point(23).click();
  expect(board.element.steps).toEqual([{ from: 24, to: 23, die: 1, hit: false }]);
});

test('a destination of several checkers marks them, and the person picks', async () => {
  const board = await showBoard({ dice: diceOf(3, 1) });
  await board.roll();
  await board.point(5).click();
  expect(board.element.steps).toEqual([]);
  expect(board.status()).toBe('Several checkers can go there: choose one');
  expect(board.root.querySelectorAll('.mark.choice')).toHaveLength(2);
  await board.point(6).click();
  expect(board.element.steps).toEqual([{ from: 6, to: 5, die: 1, hit: false }]);
});

test('a die plays the selected checker', async () => {
  const board = await showBoard({ dice: diceOf(3, 1) });
  await board.roll();
  expect(board.die(1).isUsable).toBe(false);
  await board.point(6).click();
  expect(board.die(1).label).toBe('Die 1');
  await board.die(1).pointerClick();
  expect(board.element.steps).toEqual([{ from: 6, to: 5, die: 1, hit: false }]);
  expect(board.die(1).label).toBe('Die 1, played');
});

test('when two dice bear the same checker off, the die is asked for', async () => {
  const state = stateOf(
    [
      [4, 1],
      [3, 1],
    ],
    [[24, 2]],
    moving([5, 4]),
  );
  const board = await showBoard({ attributes: two, state });
  await board.point(4).click();
  await board.tray().click();
  expect(board.element.steps).toEqual([]);
  expect(board.status()).toBe('Two dice take it there: choose one');
  await board.die(1).click();
  expect(board.element.steps).toEqual([{ from: 4, to: 0, die: 4, hit: false }]);
  await board.tray().click();
  expect(board.element.steps).toHaveLength(2);
  await board.done();
  expect(board.element.state.phase.name).toBe('over');
});

test('undo restores bar, hit checker, dice and marks, step by step', async () => {
  const state = stateOf(
    [
      [25, 1],
      [10, 1],
      [5, 4],
    ],
    [
      [4, 1],
      [6, 2],
    ],
    moving([6, 4]),
  );
  const board = await showBoard({ attributes: two, state });
  const before = board.root.innerHTML;
  await board.point(21).click();
  expect(board.bar('red').label).toBe('red bar, 1 red checker');
  expect(board.element.steps[0].hit).toBe(true);
  await board.point(15).click();
  expect(board.element.steps).toHaveLength(2);
  await board.undo();
  await board.undo();
  expect(board.element.steps).toEqual([]);
  expect(board.element.state).toEqual(state);
  expect(withoutLog(board.root.innerHTML)).toBe(withoutLog(before));
});

function withoutLog(html: string): string {
  return html.replace(/<div class="log".*$/s, '').replace(/<!--.*?-->/g, '');
}

test('a double click plays one die', async () => {
  // The second click would mean the second checker from 7, for 6/5 is closed.
  const state = stateOf([[7, 2]], [[20, 2]], moving([1, 1]));
  const board = await showBoard({ attributes: two, state });
  await board.point(6).doubleClick();
  expect(board.element.steps).toEqual([{ from: 7, to: 6, die: 1, hit: false }]);
  await board.point(6).pointerClick();
  expect(board.element.steps).toHaveLength(2);
});

test('a double click selects a checker and does not let it go again', async () => {
  const board = await showBoard({ dice: diceOf(3, 1) });
  await board.roll();
  await board.point(8).doubleClick();
  expect(board.point(8).label).toBe('8 point, 3 blue checkers, selected');
});

test('a double click on Done does not roll for the next player', async () => {
  const state = stateOf(
    [
      [6, 1],
      [5, 1],
    ],
    [[24, 2]],
    moving([2, 1]),
  );
  const board = await showBoard({ attributes: two, state, dice: diceOf(6, 6) });
  board.element.play([
    { from: 6, die: 2 },
    { from: 5, die: 1 },
  ]);
  await board.button('done').doubleClick();
  expect(board.element.state.phase).toEqual({ name: 'rolling', side: 'red' });
});

test('the opponent’s checkers and the wrong moment mean nothing', async () => {
  const board = await showBoard({ dice: diceOf(3, 1) });
  await board.point(8).click();
  expect(board.element.state.phase.name).toBe('opening');
  await board.roll();
  await board.point(8).click();
  await board.point(12).click();
  await board.bar('red').click();
  await board.tray('red').click();
  expect(board.point(8).label).toBe('8 point, 3 blue checkers, selected');
  expect(board.element.steps).toEqual([]);
});

test('a closed bar says why nothing can be moved, and waits for Done', async () => {
  const closed = [1, 2, 3, 4, 5, 6].map((point): [number, number] => [point, 2]);
  const state = stateOf(
    [
      [25, 1],
      [6, 2],
    ],
    closed,
  );
  const board = await showBoard({ attributes: two, state, dice: diceOf(6, 5) });
  await board.roll();
  expect(board.status()).toBe('6-5. Blue cannot move: no way in from the bar. Press Done');
  expect(board.said()).toContain(board.status());
  await board.done();
  expect(board.element.state.phase).toEqual({ name: 'rolling', side: 'red' });
  expect(board.status()).toMatch(/^Blue passed with 6-5: no way in/);
});

test('blocked checkers say so', async () => {
  const state = stateOf(
    [[24, 1]],
    [
      [7, 2],
      [6, 2],
    ],
    moving([6, 6]),
  );
  const board = await showBoard({ attributes: two, state });
  expect(board.status()).toBe(
    '6-6. Blue cannot move: every point within reach is closed. Press Done',
  );
});

test('a checker that cannot move says so until something else is clicked', async () => {
  const board = await showBoard({ dice: diceOf(6, 5) });
  await board.roll();
  await board.point(6).click();
  expect(board.status()).toBe('This checker cannot move with 6-5');
  await board.point(24).click();
  expect(board.status()).toBe('Your move: 6-5');
});

test('the red player at the bottom counts its own points', async () => {
  const board = await showBoard({ attributes: { ...two, player: 'red' }, dice: diceOf(1, 3) });
  await board.roll();
  await board.point(8).click();
  await board.point(5).click();
  expect(board.element.steps).toEqual([{ from: 8, to: 5, die: 3, hit: false }]);
  expect(board.point(5).label).toBe('5 point, 1 red checker, can move');
});
