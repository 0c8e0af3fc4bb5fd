import { afterEach, expect, test } from 'vitest';
import { en } from '../../src/locale/en.js';
import { clearBoards, diceOf, showBoard, showRealBoard, until } from '../support/board-harness.js';
import { seededDice } from '../support/seeded-dice.js';
import { moving, stateOf } from '../support/near-end.js';
import { playOut } from '../support/play-by-clicks.js';

afterEach(clearBoards);

const two = { opponent: 'person' };

test('two people play a whole game by clicks', async () => {
  const board = await showBoard({ attributes: two, dice: seededDice(7) });
  const { phase, score } = await playOut(board);
  if (phase.name !== 'over') throw new Error();
  const { winner, kind, points } = phase.result;
  if (!winner) throw new Error('a draw in short nardy');
  expect(score[winner]).toEqual({ games: 1, points });
  expect(board.panel()).toContain(en.won(winner, kind));
  expect(board.names().filter((name) => name === 'game-start')).toHaveLength(1);
  expect(board.names().filter((name) => name === 'game-end')).toHaveLength(1);
  expect(board.names().slice(-3)).toEqual(['turn-end', 'game-end', 'match-end']);
  await board.newGame();
  expect(board.panel()).toBeUndefined();
  expect(board.element.state).toMatchObject({ game: 2, phase: { name: 'opening' }, score });
}, 30_000);

test.each([
  ['single (oin)', 1, [[24, 1]] as const],
  ['gammon (mars)', 2, [[18, 15]] as const],
  [
    'backgammon (koks)',
    3,
    [
      [20, 1],
      [13, 14],
    ] as const,
  ],
])('%s is announced and counts %i', async (word, points, red) => {
  const state = stateOf([[2, 1]], red, moving([6, 5]));
  const board = await showBoard({ attributes: two, state });
  await board.point(2).click();
  await board.tray().click();
  await board.die(0).click();
  await board.done();
  const counted = `${points} point${points > 1 ? 's' : ''}`;
  expect(board.panel()).toMatch(
    new RegExp(`^Blue wins: ${word.replace(/[()]/g, '\\$&')} ?${counted} ?Score: blue 1, red 0`),
  );
  expect(board.status()).toBe(`Blue wins: ${word}, ${counted}`);
  expect(board.said()).toContain(board.status());
  expect(board.element.state.score.blue).toEqual({ games: 1, points });
  expect(board.heard.find(({ name }) => name === 'game-end')?.detail).toMatchObject({
    result: { winner: 'blue', points },
    score: { blue: { games: 1, points } },
  });
});

test('a tap that closes the panel moves no checker, and the score goes on', async () => {
  const state = stateOf([[2, 1]], [[24, 1]], moving([6, 5]));
  const board = await showBoard({ attributes: two, state, dice: diceOf(3, 1) });
  board.element.play([{ from: 2, die: 6 }]);
  await board.done();
  await board.point(8).click();
  expect(board.panel()).toBeDefined();
  await board.button('new-game').pointerClick();
  expect(board.panel()).toBeUndefined();
  await board.point(8).click();
  await board.roll();
  expect(board.element.steps).toEqual([]);
  expect(board.element.state.score.blue).toEqual({ games: 1, points: 1 });
});

test.each(['simple', 'expert'])(
  'a whole game against %s by clicks',
  async (level) => {
    const attributes = { level, budget: '15' };
    const board = await showRealBoard({ attributes, dice: seededDice(11) });
    const { score, phase } = await playOut(board);
    if (phase.name !== 'over' || !phase.result.winner) throw new Error();
    expect(score[phase.result.winner].games).toBe(1);
    expect(board.panel()).toMatch(
      phase.result.winner === 'blue' ? /^You win/ : /^The computer wins/,
    );
    expect(board.names()).not.toContain('engine-error');
  },
  60_000,
);

test('the computer rolls from the same source and waits for nobody', async () => {
  const board = await showRealBoard({ attributes: { level: 'simple' }, dice: diceOf(1, 3) });
  await board.roll();
  await until(() => board.status() === 'Your turn: press Roll');
  expect(board.element.record.actions.map(({ side }) => side)).toEqual(['red', 'red']);
});
