import { afterEach, expect, test, vi } from 'vitest';
import { startBoard, ruleSets, VARIANTS } from '../../src/game/index.js';
import {
  clearBoards,
  diceOf,
  showBoard,
  showRealBoard,
  until,
  type BoardHarness,
} from '../support/board-harness.js';
import { moving, stateOf } from '../support/near-end.js';
import { actOnce, playOut } from '../support/play-by-clicks.js';
import { seededDice } from '../support/seeded-dice.js';

afterEach(() => {
  clearBoards();
  vi.restoreAllMocks();
});

const two = { opponent: 'person' };

test('two people play a whole game of long nardy by clicks, and the winner begins the next', async () => {
  const attributes = { ...two, variant: 'long' };
  const board = await showBoard({ attributes, dice: seededDice(3) });
  expect(board.point(24).label).toBe('24 point, 15 blue checkers');
  expect(board.point(12).label).toBe('12 point, 15 red checkers');
  await board.roll();
  expect(board.names()).toEqual(['game-start']);
  expect(board.status()).toMatch(
    /^The draw: blue 5, red 1\. Blue\sbegins\. Blue’s turn: press Roll$/,
  );
  const { phase, score } = await playOut(board);
  if (phase.name !== 'over' || !phase.result.winner) throw new Error('no winner');
  const { winner, kind, points } = phase.result;
  expect(points).toBe(kind === 'gammon' ? 2 : 1);
  expect(score[winner]).toEqual({ games: 1, points });
  expect(board.names().slice(-3)).toEqual(['turn-end', 'game-end', 'match-end']);
  board.heard.length = 0;
  await board.newGame();
  expect(board.element.state.phase).toEqual({ name: 'rolling', side: winner });
  expect(board.names()).toEqual(['game-start']);
  expect(board.status()).toBe(`${winner === 'blue' ? 'Blue' : 'Red'}’s turn: press Roll`);
}, 60_000);

test.each(VARIANTS.map((variant) => [variant] as const))(
  'a whole game of %s against the computer by clicks',
  async (variant) => {
    const attributes = { variant, level: 'simple', 'match-length': '0' };
    const board = await showRealBoard({ attributes, dice: seededDice(21) });
    expect(board.element.state.board).toEqual(startBoard(ruleSets[variant]));
    await playGame(board);
    expect(board.element.state.phase.name).toBe('over');
    expect(board.names()).not.toContain('engine-error');
    expect(board.names().filter((name) => name === 'game-end')).toHaveLength(1);
  },
  60_000,
);

/** Plays by clicks, and takes whatever the computer doubles. */
async function playGame(board: BoardHarness): Promise<void> {
  for (let act = 0; act < 20_000; act++) {
    const { phase } = board.element.state;
    if (phase.name === 'over') return;
    if (board.offers().includes('take')) await board.press('take');
    else await actOnce(board);
  }
}

test('a pin is shown, said and lifted', async () => {
  const state = stateOf(
    [
      [24, 13],
      [13, 2],
    ],
    [
      [24, 12],
      [20, 2],
      [18, 1],
    ],
    moving([6, 4]),
    { settings: { variant: 'plakoto' } },
  );
  const board = await showBoard({ attributes: two, state });
  await board.point(13).click();
  await board.point(7).click();
  expect(board.said()).toContain('Blue: 13 to 7, pinning');
  expect(board.point(7).label).toBe('7 point, 1 blue checker, a red checker pinned, can move');
  expect(board.root.querySelectorAll('[data-pinned="7"]')).toHaveLength(1);
  await board.undo();
  expect(board.point(7).label).toBe('7 point, 1 red checker');
  expect(board.root.querySelectorAll('[data-pinned]')).toHaveLength(0);
});

test('a pinned mother ends the turn and the game', async () => {
  const state = stateOf(
    [
      [24, 10],
      [6, 5],
    ],
    [
      [24, 1],
      [12, 14],
    ],
    moving([5, 2]),
    { settings: { variant: 'plakoto' } },
  );
  const board = await showBoard({ attributes: two, state });
  await board.point(6).click();
  await board.point(1).click();
  expect(board.status()).toBe('All played: press Done or Undo');
  await board.done();
  expect(board.status()).toBe('Blue wins: gammon (mars), 2 points');
});

test('the first hit ends a game of sudden death', async () => {
  const state = stateOf(
    [
      [24, 2],
      [6, 5],
    ],
    [
      [5, 1],
      [24, 2],
    ],
    moving([4, 1]),
    { settings: { variant: 'sudden-death' } },
  );
  const board = await showBoard({ attributes: two, state });
  await board.point(24).click();
  await board.point(20).click();
  expect(board.offers()).toEqual(['done', 'resign', 'undo']);
  await board.done();
  expect(board.status()).toBe('Blue wins: single (oin), 1 point');
});

const nuclear = { settings: { variant: 'nuclear' } } as const;
/** The example of rules.md 3.8. */
const blots = [
  [
    [24, 1],
    [23, 1],
    [13, 5],
    [8, 3],
    [6, 5],
  ],
  [
    [24, 2],
    [13, 5],
    [8, 3],
    [6, 4],
    [5, 1],
  ],
] as const;

test('the bomb is used by a click, and is then the other side’s', async () => {
  const state = stateOf(...blots, undefined, nuclear);
  const board = await showBoard({ attributes: two, state, dice: diceOf(5, 5) });
  expect(board.root.querySelectorAll('.bomb')).toHaveLength(2);
  expect(board.offers()).toEqual(['explode', 'resign', 'roll']);
  await board.press('explode');
  expect(board.element.state).toMatchObject({
    bomb: 'red',
    phase: { name: 'rolling', side: 'blue' },
  });
  expect(board.bar('blue').label).toBe('blue bar, 2 blue checkers');
  expect(board.bar('red').label).toBe('red bar, 1 red checker');
  expect(board.names()).toEqual(['explosion']);
  expect(board.status()).toBe('Blue sets off the bomb. Blue’s turn: press Roll');
  expect(board.root.querySelectorAll('.bomb')).toHaveLength(1);
  expect(board.offers()).toEqual(['resign', 'roll']);
  await board.roll();
  expect(board.bar('blue').label).toBe('blue bar, 2 blue checkers, can move');
});

test('an explosion is shown in its time, and is made at once when something else is done', async () => {
  const state = stateOf(...blots, undefined, nuclear);
  const attributes = { ...two, speed: '20000' };
  const board = await showBoard({ attributes, state, dice: diceOf(5, 5) });
  await board.press('explode');
  expect(board.names()).toEqual([]);
  board.element.roll();
  expect(board.names()).toEqual(['explosion', 'dice-roll']);
});

test('the computer sets off the bomb before it throws', async () => {
  const board = await showBoard({ dice: diceOf(5, 5) });
  board.element.thinker.advice = ({ question }) => (question === 'turn' ? 'explode' : 'take');
  board.element.state = stateOf(blots[1], blots[0], { name: 'rolling', side: 'red' }, nuclear);
  await until(() => board.names().includes('turn-end'));
  expect(board.names().slice(0, 2)).toEqual(['explosion', 'dice-roll']);
  expect(board.said()[0]).toBe('The computer sets off the bomb');
  expect(board.element.state.bomb).toBe('blue');
});

test('what is asked for waits for the next new game', async () => {
  const board = await showBoard({ attributes: two, dice: seededDice(1) });
  await board.roll();
  board.element.setAttribute('variant', 'long');
  board.element.setAttribute('match-length', '5');
  board.element.setAttribute('clock', 'fischer 300 10');
  board.element.setAttribute('options', 'long.block=home');
  await board.element.updateComplete;
  expect(board.element.state.settings).toMatchObject({ variant: 'short', matchLength: 1 });
  // At once: nobody has to wait for the board to be drawn.
  board.element.setAttribute('match-length', '3');
  board.element.newGame();
  expect(board.element.state).toMatchObject({
    game: 1,
    phase: { name: 'opening' },
    settings: {
      variant: 'long',
      options: { 'long.block': 'home' },
      matchLength: 3,
      cube: false,
      clock: { type: 'fischer', main: 300_000, move: 10_000 },
    },
  });
  board.element.newGame({ variant: 'hypergammon', matchLength: 0 });
  expect(board.element.state.settings).toMatchObject({ variant: 'hypergammon', cube: true });
  board.element.roll();
  board.element.newGame();
  expect(board.element.state).toMatchObject({ game: 2, settings: { variant: 'hypergammon' } });
});

test('settings that cannot be are refused by a typed error, and as attributes on the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const attributes = { options: 'x=1', 'match-length': '-3', cube: 'yes', clock: 'sand' };
  const board = await showBoard({ attributes });
  const { state } = board.element;
  expect(state.settings).toMatchObject({ options: {}, matchLength: 1, cube: false, clock: null });
  const told = warn.mock.calls.map(([text]) => String(text));
  for (const [name, value] of Object.entries(attributes))
    expect(told.filter((text) => text.includes(`${name}="${value}"`))).toHaveLength(1);
  for (const matchLength of [-3, 1.5, '5', null])
    expect(() => board.element.newGame({ matchLength: matchLength as number })).toThrow(
      expect.objectContaining({ code: 'bad-settings' }),
    );
  expect(() => board.element.newGame({ options: { x: 1 } as never })).toThrow(/x/);
  expect(board.element.state).toBe(state);
});

test('colours are swapped where that is agreed: what is drawn, and what is said', async () => {
  const score = { blue: { games: 1, points: 1 }, red: { games: 0, points: 0 } };
  const more = { settings: { options: { 'next.starter': 'swap' } }, swapped: true, score } as const;
  const state = stateOf([[8, 15]], [[6, 15]], { name: 'rolling', side: 'blue' }, more);
  const board = await showBoard({ attributes: two, state, dice: diceOf(3, 1) });
  expect(board.point(8).label).toBe('8 point, 15 red checkers');
  expect(board.status()).toBe('Red’s turn: press Roll');
  await board.roll();
  await board.point(8).click();
  await board.point(5).click();
  expect(board.said().at(-1)).toBe('Red: 8 to 5');
  expect(board.element.steps).toEqual([{ from: 8, to: 5, die: 3, hit: false }]);
  await board.die(1, 'red').click();
  expect(board.bar('red').label).toBe('red bar, empty');
});

test('rolls are called by their names where it is asked for', async () => {
  const board = await showBoard({ attributes: { ...two, 'dice-names': 'on' }, dice: diceOf(6, 3) });
  await board.roll();
  expect(board.status()).toBe('Blue’s move: 6-3 · shesh sya. Choose a checker');
  board.element.lang = 'ru';
  await board.element.updateComplete;
  expect(board.status()).toBe('Ход синих: 6-3 · шеш ся. Выберите шашку');
  board.element.diceNames = 'off';
  await board.element.updateComplete;
  expect(board.status()).toBe('Ход синих: 6-3. Выберите шашку');
});
