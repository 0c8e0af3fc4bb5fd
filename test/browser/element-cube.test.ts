import { afterEach, expect, test } from 'vitest';
import type { GameState, GivenSettings } from '../../src/index.js';
import {
  clearBoards,
  diceOf,
  settled,
  showBoard,
  until,
  type BoardHarness,
} from '../support/board-harness.js';
import { moving, stateOf } from '../support/near-end.js';
import { playUntil } from '../support/play-by-clicks.js';
import { seededDice } from '../support/seeded-dice.js';

afterEach(clearBoards);

const two = { opponent: 'person' };
const isRolling = ({ phase }: GameState): boolean => phase.name === 'rolling';

/** The cube as it is drawn: its label. */
function cubeOf(board: BoardHarness): string | null | undefined {
  return board.root.querySelector('.cube')?.getAttribute('aria-label');
}

const text = (board: BoardHarness, selector: string): string[] =>
  Array.from(board.root.querySelectorAll(selector), ({ textContent }) => textContent.trim());

/** Blue to roll in the middle of a game, with the cube in the middle. */
function midGame(
  settings: GivenSettings = {},
  { phase = { name: 'rolling', side: 'blue' }, ...more }: Partial<GameState> = {},
): GameState {
  const all = { matchLength: 7, cube: true, ...settings };
  const checkers = [
    [13, 5],
    [8, 5],
    [6, 5],
  ] as const;
  return stateOf(checkers, checkers, phase, { settings: all, ...more });
}

test('a match with doubles is played by clicks to its end', async () => {
  const attributes = { ...two, 'match-length': '3', options: 'score=no_koks' };
  const board = await showBoard({ attributes, dice: seededDice(5) });
  expect(cubeOf(board)).toBe('Doubling cube: 1, in the middle');
  expect(text(board, '.score')).toEqual(['0/3', '0/3']);
  expect(board.offers()).toEqual(['roll']);

  const first = await playUntil(board, isRolling);
  // Nobody doubles before the first move; the second player may at once.
  const starter = first.starter ?? 'blue';
  const second = starter === 'blue' ? 'red' : 'blue';
  expect(board.offers()).toEqual(['double', 'resign', 'roll']);
  await board.press('double');
  expect(cubeOf(board)).toBe('Doubling cube: 2, offered');
  expect(board.offers()).toEqual(['pass', 'take']);
  await board.press('take');
  expect(cubeOf(board)).toBe(`Doubling cube: 2, ${starter}’s`);
  expect(board.offers()).toEqual(['resign', 'roll']);
  await board.press('roll');
  await playUntil(board, isRolling);
  await board.press('double', 'pass');
  expect(board.element.state.phase).toMatchObject({
    name: 'over',
    result: { winner: starter, kind: 'single', points: 2, by: 'pass' },
    match: null,
  });
  const winner = { blue: 'Blue', red: 'Red' }[starter];
  expect(board.status()).toBe(`${winner} wins: the double was passed, 2 points`);
  expect(board.names()).not.toContain('match-end');

  await board.newGame();
  expect(text(board, '.note')).toEqual(['Crawford']);
  expect(cubeOf(board)).toBeUndefined();
  await playUntil(board, isRolling);
  expect(board.offers()).toEqual(['resign', 'roll']);
  // The side ahead gives the Crawford game away: the match goes on with the cube.
  await playUntil(board, ({ phase }) => phase.name === 'moving' && phase.side === starter);
  await board.press('resign', 'resign');
  expect(board.element.state.score[second].points).toBe(2);
  expect(board.names()).not.toContain('match-end');

  await board.newGame();
  expect(text(board, '.note')).toEqual(['post-Crawford']);
  await playUntil(board, isRolling);
  expect(board.offers()).toEqual(['double', 'resign', 'roll']);
  await board.press('resign', 'resign');
  expect(board.names().filter((name) => name === 'match-end')).toHaveLength(1);
  expect(board.names().filter((name) => name === 'game-end')).toHaveLength(3);
  expect(board.names().slice(-3)).toEqual(['resignation', 'game-end', 'match-end']);
  const cubes = board.heard.filter(({ name }) => name === 'cube-action');
  expect(cubes.map(({ detail }) => (detail as { action: { type: string } }).action.type)).toEqual([
    'double',
    'take',
    'double',
    'pass',
  ]);
}, 30_000);

test('the match ends once, with its score, and the next one begins anew', async () => {
  const score = { blue: { games: 2, points: 5 }, red: { games: 1, points: 3 } };
  const state = midGame({}, { score, cube: { value: 2, owner: 'blue' } });
  const board = await showBoard({ attributes: two, state });
  await board.press('double', 'pass');
  expect(board.names()).toEqual(['cube-action', 'cube-action', 'game-end', 'match-end']);
  expect(board.heard.find(({ name }) => name === 'match-end')?.detail).toMatchObject({
    winner: 'blue',
    score: { blue: { points: 7 }, red: { points: 3 } },
  });
  expect(board.panel()).toMatch(
    /^Blue wins: the double was passed ?2 points ?Blue wins the match 7-3/,
  );
  expect(board.said().at(-1)).toBe(
    'Blue wins: the double was passed, 2 points. Blue wins the match 7-3',
  );
  await board.newGame();
  expect(text(board, '.score')).toEqual(['0/7', '0/7']);
});

test('a beaver, and what it is answered', async () => {
  const settings = { matchLength: 0, options: { 'cube.beaver': 'on' } } as const;
  const board = await showBoard({ attributes: two, state: midGame(settings) });
  await board.press('double');
  expect(board.offers()).toEqual(['beaver', 'pass', 'take']);
  expect(board.status()).toBe('Blue doubles to 2. Red’s answer?');
  await board.press('beaver');
  expect(board.status()).toBe('Red beavers to 4. Blue’s answer?');
  expect(board.offers()).toEqual(['pass', 'take']);
  expect(cubeOf(board)).toBe('Doubling cube: 4, offered');
  await board.press('take');
  expect(board.status()).toBe('Blue takes the cube at 4. Blue’s turn: press Roll');
  expect(cubeOf(board)).toBe('Doubling cube: 4, red’s');
  expect(board.offers()).toEqual(['resign', 'roll']);
});

test('the computer doubles before its throw, and the person passes', async () => {
  const state = midGame({}, { phase: { name: 'rolling', side: 'red' } });
  const board = await showBoard({ dice: diceOf() });
  board.element.thinker.advice = ({ question }) => (question === 'turn' ? 'double' : 'take');
  board.element.state = state;
  await until(() => board.element.state.phase.name === 'doubled');
  expect(board.element.thinker.questions).toMatchObject([
    { question: 'turn', level: 'expert', context: { variant: 'short', stakes: { cube: {} } } },
  ]);
  await settled();
  expect(board.status()).toBe('The computer doubles to 2. Your answer?');
  expect(board.said()).toContain('The computer doubles to 2');
  expect(board.offers()).toEqual(['pass', 'take']);
  await board.press('pass');
  expect(board.status()).toBe('The computer wins: the double was passed, 1 point');
  expect(board.names()).toEqual(['cube-action', 'cube-action', 'game-end']);
});

test('the computer doubles, the person takes, and the computer throws', async () => {
  const state = midGame({}, { phase: { name: 'rolling', side: 'red' } });
  const board = await showBoard({ dice: diceOf(3, 1) });
  board.element.thinker.advice = () => 'double';
  board.element.state = state;
  await until(() => board.offers().includes('take'));
  await board.press('take');
  await until(() => board.status() === 'Your turn: press Roll');
  expect(board.element.state.cube).toEqual({ value: 2, owner: 'blue' });
  // It was not asked about a second double in the same turn.
  expect(board.element.thinker.questions).toHaveLength(1);
  expect(board.offers()).toEqual(['double', 'resign', 'roll']);
});

test.each([
  ['take', 'The computer takes the cube at 2. Your turn: press Roll'],
  ['pass', 'You win: the double was passed, 1 point'],
] as const)('the computer answers the person’s double: %s', async (answer, status) => {
  const board = await showBoard({ state: midGame() });
  board.element.thinker.advice = () => answer;
  await board.press('double');
  await until(() => board.status() === status);
  expect(board.element.thinker.questions).toMatchObject([
    { question: 'answer', context: { stakes: { cube: { value: 1, owner: 'nobody' } } } },
  ]);
});

test('the computer beavers, and answers a beaver', async () => {
  const settings = { matchLength: 0, options: { 'cube.beaver': 'on' } } as const;
  const board = await showBoard({ state: midGame(settings), dice: diceOf(3, 1) });
  const { thinker } = board.element;
  thinker.advice = () => 'beaver';
  await board.press('double');
  await until(() => board.status() === 'The computer beavers to 4. Your answer?');
  await board.press('take');
  expect(board.element.state.cube).toEqual({ value: 4, owner: 'red' });

  thinker.advice = ({ question }) => (question === 'turn' ? 'double' : 'pass');
  board.element.state = midGame(settings, { phase: { name: 'rolling', side: 'red' } });
  await until(() => board.offers().includes('beaver'));
  await board.press('beaver');
  await until(() => board.status() === 'You win: the double was passed, 2 points');
  expect(thinker.questions.map(({ question }) => question)).toEqual(['answer', 'turn', 'beavered']);
});

test.each<[what: string, fail: (board: Awaited<ReturnType<typeof showBoard>>) => void]>([
  [
    'throws',
    ({ element }) => {
      element.thinker.advice = () => {
        throw new Error('no idea');
      };
    },
  ],
  ['advises what cannot be', ({ element }) => void (element.thinker.advice = () => 'explode')],
])('an engine that %s is asked once more; then the computer takes', async (_, fail) => {
  const board = await showBoard({ state: midGame() });
  fail(board);
  await board.press('double');
  await until(() => board.element.state.phase.name === 'rolling');
  expect(board.element.thinker.questions).toHaveLength(2);
  expect(board.faults()).toHaveLength(2);
  expect(board.element.state.cube).toEqual({ value: 2, owner: 'red' });
  expect(board.status()).toMatch(/engine failed/);
});

test.each<[what: string, act: (board: BoardHarness) => void]>([
  ['a new game', ({ element }) => element.newGame()],
  ['another state', ({ element }) => void (element.state = midGame())],
  ['removing the board', (board) => board.remove()],
])('%s while the computer decides hears nothing of it', async (_, act) => {
  const board = await showBoard({ state: midGame() });
  board.element.thinker.holding = true;
  await board.press('double');
  expect(board.status()).toBe('You double to 2. The computer decides…');
  act(board);
  await settled();
  const { state } = board.element;
  board.element.thinker.release();
  await settled();
  await settled();
  expect(board.element.state).toBe(state);
  expect(board.names()).toEqual(['cube-action']);
});

test('a double that cannot be is refused, and nothing changes', async () => {
  const board = await showBoard({ attributes: { opponent: 'none' }, state: midGame() });
  const { element } = board;
  const acts = [
    () => element.take(),
    () => element.pass(),
    () => element.beaver(),
    () => element.explode(),
    () => element.answerResignation(true),
    () => element.resign('gammon'),
  ];
  const { state } = element;
  for (const act of acts) expect(act).toThrow(expect.objectContaining({ name: 'GameError' }));
  expect(element.state).toBe(state);
  expect(board.offers()).toEqual([]);
  element.double();
  element.take();
  expect(() => element.double()).toThrow(/taken in this turn/);
  expect(board.names()).toEqual(['cube-action', 'cube-action']);
});

test.each<[phase: GameState['phase'], offers: string[]]>([
  [{ name: 'doubled', side: 'blue' }, ['beaver', 'pass', 'take']],
  [moving([6, 5]), ['resign']],
])('a state in the phase %j shows what can be done, and goes on', async (phase, offers) => {
  const settings = { matchLength: 0, options: { 'cube.beaver': 'on' } } as const;
  const board = await showBoard({ state: midGame(settings, { phase }) });
  expect(board.offers()).toEqual(offers);
});

test('a beaver and the result of a pass may be written as a state', async () => {
  const settings = { matchLength: 0, options: { 'cube.beaver': 'on' } } as const;
  const beavered: Partial<GameState> = {
    phase: { name: 'beavered', side: 'blue' },
    cube: { value: 2, owner: 'red' },
  };
  const board = await showBoard({ state: midGame(settings, beavered) });
  expect(board.status()).toBe('The computer beavers to 4. Your answer?');
  await board.press('pass');
  const { state } = board.element;
  expect(state.phase).toMatchObject({ result: { winner: 'red', points: 2, by: 'pass' } });
  board.element.state = JSON.parse(JSON.stringify(state)) as GameState;
  expect(board.panel()).toMatch(/^The computer wins: the double was passed/);
  expect(board.offers()).toEqual(['new-game']);
});

test('two boards keep their cubes apart', async () => {
  const [one, other] = [
    await showBoard({ attributes: two, state: midGame() }),
    await showBoard({ attributes: two, state: midGame() }),
  ];
  await one.press('double', 'take');
  expect([cubeOf(one), cubeOf(other)]).toEqual([
    'Doubling cube: 2, red’s',
    'Doubling cube: 1, in the middle',
  ]);
});
