import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { GameState } from '../../src/index.js';
import { clearBoards, diceOf, settled, showBoard, until } from '../support/board-harness.js';
import { moving, stateOf } from '../support/near-end.js';

afterEach(clearBoards);

const two = { opponent: 'person' };
/** Blue has borne off nothing, red one checker. */
const blue = [
  [13, 10],
  [6, 5],
] as const;
const red = [
  [13, 9],
  [6, 5],
] as const;
const offering = { settings: { options: { resign: 'offer' } } } as const;

test('Resign asks once more, and the board says what it costs', async () => {
  const board = await showBoard({ attributes: two, state: stateOf(blue, red) });
  await board.press('resign');
  expect(board.button('resign').label).toBe('Really resign?');
  expect(board.status()).toBe('Press once more to resign, anything else to play on');
  await board.press('resign');
  expect(board.status()).toBe('Red wins: gammon (mars), 2 points, by resignation');
  expect(board.panel()).toMatch(/^Red wins: gammon \(mars\) ?2 points, by resignation/);
  expect(board.names()).toEqual(['resignation', 'game-end', 'match-end']);
  expect(board.offers()).toEqual(['new-game']);
});

test('Escape, or anything else, takes the question back', async () => {
  const board = await showBoard({ attributes: two, state: stateOf(blue, red, moving([6, 5])) });
  await board.press('resign');
  (board.button('resign').element as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await settled();
  expect(board.button('resign').label).toBe('Resign');
  await board.press('resign');
  await board.point(13).click();
  expect(board.point(13).label).toBe('13 point, 10 blue checkers, selected');
  expect(board.button('resign').label).toBe('Resign');
  expect(board.names()).toEqual([]);
});

test('a double click on Resign asks only once', async () => {
  const board = await showBoard({ attributes: two, state: stateOf(blue, red) });
  await board.button('resign').doubleClick();
  expect(board.button('resign').label).toBe('Really resign?');
  expect(board.names()).toEqual([]);
});

test('the person may resign while the computer thinks', async () => {
  const board = await showBoard({ state: stateOf(blue, red), dice: diceOf(1, 3) });
  board.element.thinker.holding = true;
  board.element.state = stateOf(blue, red, moving([3, 1], 'red'));
  await board.press('resign');
  board.element.thinker.release();
  await until(() => board.element.state.phase.name === 'rolling');
  expect(board.button('resign').label).toBe('Really resign?');
  await board.press('resign');
  expect(board.element.state.phase).toMatchObject({ result: { winner: 'red', kind: 'gammon' } });
});

test('where it is agreed so, the person names what is offered, and the computer answers', async () => {
  const state = stateOf(blue, red, moving([6, 5]), offering);
  const board = await showBoard({ state });
  board.element.play([{ from: 13, die: 6 }]);
  await board.press('resign');
  expect(board.status()).toBe('Resign by what? Anything else to play on');
  expect(board.offers()).toEqual(['backgammon', 'gammon', 'resign', 'single']);
  board.element.thinker.holding = true;
  await board.press('single');
  expect(board.status()).toBe('You offer to lose a single game (oin). The computer decides…');
  await until(() => board.element.thinker.questions.length > 0);
  expect(board.element.thinker.questions).toMatchObject([
    { question: 'resignation', offered: 'single', onRoll: 'opp' },
  ]);
  board.element.thinker.release();
  await until(() => board.element.state.phase.name === 'moving');
  await settled();
  // The step that was tried is still there.
  expect(board.element.steps).toEqual([{ from: 13, to: 7, die: 6, hit: false }]);
  board.element.undo();
  expect(board.status()).toBe('The computer refuses the resignation. Your move: 6-5');
  board.element.thinker.advice = () => 'accept';
  await board.press('resign', 'gammon');
  await until(() => board.element.state.phase.name === 'over');
  expect(board.element.state.phase).toMatchObject({
    result: { winner: 'red', kind: 'gammon', points: 2, by: 'resignation' },
  });
  expect(board.names().filter((name) => name !== 'move-start' && name !== 'move-end')).toEqual([
    'resignation',
    'resignation',
    'resignation',
    'resignation',
    'game-end',
    'match-end',
  ]);
});

test('without the engine no less than the board says is accepted', async () => {
  const board = await showBoard({ state: stateOf(blue, red, undefined, offering) });
  board.element.thinker.advice = () => {
    throw new Error('no idea');
  };
  board.element.resign('single');
  await until(() => board.element.state.phase.name === 'rolling');
  board.element.resign('gammon');
  await until(() => board.element.state.phase.name === 'over');
  expect(board.faults()).toHaveLength(4);
});

test('one of two people answers the other', async () => {
  const board = await showBoard({
    attributes: two,
    state: stateOf(blue, red, undefined, offering),
  });
  await board.press('resign', 'backgammon');
  expect(board.status()).toBe('Blue offers to lose a backgammon (koks). Red’s answer?');
  expect(board.offers()).toEqual(['accept', 'refuse']);
  await board.press('refuse');
  expect(board.status()).toBe('Red refuses the resignation. Blue’s turn: press Roll');
  await board.press('resign', 'backgammon', 'accept');
  expect(board.status()).toBe('Red wins: backgammon (koks), 3 points, by resignation');
});

test('a resignation that is offered may be written as a state', async () => {
  const back = moving([6, 5]);
  const phase: GameState['phase'] = { name: 'resigning', side: 'red', kind: 'single', back };
  const board = await showBoard({ attributes: two, state: stateOf(blue, red, phase, offering) });
  expect(board.status()).toBe('Blue offers to lose a single game (oin). Red’s answer?');
  await board.press('refuse');
  expect(board.element.state.phase).toEqual(back);
  await board.point(13).click();
  expect(board.point(13).label).toContain('selected');
});
