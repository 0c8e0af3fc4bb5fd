import { afterEach, expect, test, vi } from 'vitest';
import {
  BackgammonBoard,
  EngineError,
  GameError,
  type BoardEventDetails,
} from '../../src/index.js';
import {
  clearBoards,
  diceOf,
  settled,
  showBoard,
  showRealBoard,
  until,
} from '../support/board-harness.js';
import { moving, stateOf } from '../support/near-end.js';
import { watchWorkers } from '../support/workers.js';

afterEach(() => {
  clearBoards();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const host = { opponent: 'none' };

/** What the board has told its page's author on the console since. */
function warnings(): () => readonly string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () =>
    warn.mock.calls
      .map(([text]) => String(text))
      .filter((text) => text.startsWith('<backgammon-board>'));
}

/** Every place in a value where something could still be written. */
function writable(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null || value instanceof Error) return [];
  const parts = Object.entries(value).flatMap(([name, part]) => writable(part, `${path}.${name}`));
  return Object.isFrozen(value) ? parts : [path, ...parts];
}

test('nothing that the board hands out can be changed, and the game goes on', async () => {
  const state = stateOf([[3, 1]], [[24, 1]], { name: 'opening' });
  const board = await showBoard({ state, dice: diceOf(3, 1, 6, 5, 6, 6) });
  const { element } = board;
  const open: string[] = [];
  const told = new Set<string>();
  const listen = (event: CustomEvent<object>): void => {
    told.add(event.type);
    open.push(...writable(event.detail, event.type));
    open.push(...writable(element.state, 'state'), ...writable(element.record, 'record'));
    open.push(...writable(element.steps, 'steps'));
    expect(() => Object.assign(event.detail, { state: undefined, action: undefined })).toThrow();
  };
  const names = [
    'dice-roll',
    'move-start',
    'move-end',
    'turn-end',
    'thinking',
    'game-end',
  ] as const;
  for (const name of [...names, 'game-start', 'announce', 'engine-error'] as const)
    element.addEventListener(name, listen);
  element.dice = () => 7;
  await board.roll();
  element.dice = diceOf(1, 3, 6, 5, 2, 1);
  await board.roll();
  await until(() => board.status() === 'Your turn: press Roll');
  await board.roll();
  open.push(...writable(await element.hint().catch(() => undefined), 'hint'));
  element.play([{ from: 3, die: 6 }]);
  await board.done();
  expect(element.state.phase.name).toBe('over');
  expect(open).toEqual([]);
  expect([...told].sort()).toEqual(
    [...names, 'game-start', 'announce', 'engine-error'].sort() as (keyof BoardEventDetails)[],
  );
  expect(() => {
    (element.state.board.blue as number[])[6] = 99;
  }).toThrow(TypeError);
});

test('the record has an action as the rules know it, whatever else a host says', async () => {
  const { element } = await showBoard({ attributes: host, dice: diceOf(3, 1) });
  element.roll();
  element.play('8/5 6/5');
  element.done();
  const dice: [number, number] = [6, 5];
  const own = { type: 'roll', side: 'red', elapsed: 1, dice, extra: { big: 1n } } as const;
  element.apply(own);
  dice[0] = 1;
  expect(JSON.parse(JSON.stringify(element.record.actions.at(-1)))).toEqual({
    type: 'roll',
    side: 'red',
    elapsed: 1,
    dice: [6, 5],
  });
});

const cyclic: Record<string, unknown> = {};
cyclic.variant = cyclic;
const nonsense: readonly [name: string, value: unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 5],
  ['an empty object', {}],
  ['a list of null', [null]],
  ['a list of nothing', [undefined]],
  ['a list of numbers', [5]],
  ['a list of empty objects', [{}]],
  ['a step from a text', [{ from: '8', die: 3 }]],
  ['a cycle', cyclic],
];

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

test.each(nonsense)('%s throws a GameError wherever it is handed in', async (_, value) => {
  const { element } = await showBoard({ attributes: host, dice: diceOf(3, 1) });
  element.roll();
  const { state, record } = element;
  expect(() => element.play(value as never)).toThrow(GameError);
  expect(() => element.apply(value as never)).toThrow(GameError);
  expect(() => {
    element.state = value as never;
  }).toThrow(GameError);
  // What settings leave out is as the board is set.
  if (value !== undefined && !isEmpty(value))
    expect(() => element.newGame(value as never)).toThrow(GameError);
  expect([element.state, element.record, element.steps]).toEqual([state, record, []]);
});

test('after many sentences the board holds no more nodes than after a few', async () => {
  const board = await showBoard({ attributes: host, dice: diceOf(3, 1) });
  board.element.roll();
  const nodes = (): number => {
    const walker = document.createTreeWalker(board.root);
    let count = 0;
    while (walker.nextNode()) count++;
    return count;
  };
  const playAndUndo = (times: number): void => {
    for (let time = 0; time < times; time++) {
      board.element.play([{ from: 8, die: 3 }]);
      board.element.undo();
    }
  };
  playAndUndo(10);
  const few = nodes();
  playAndUndo(100);
  expect(nodes()).toBe(few);
  expect(board.root.querySelector('.log')?.childNodes).toHaveLength(8);
  expect(board.spoken().at(-1)).toBe('The last step is taken back');
});

const faulty: [string, object, string][] = [
  [
    'throws',
    {
      toMove: () => {
        throw new Error('no words');
      },
    },
    'strings.toMove',
  ],
  ['is a number', { toMove: 5 }, 'strings.toMove'],
  ['is null', { toMove: null }, 'strings.toMove'],
  ['gives a symbol', { toMove: () => Symbol('x') }, 'strings.toMove'],
  ['is null in a table', { names: { you: null, blue: null } }, 'strings.names.blue'],
];

test.each(faulty)('a text that %s does not stop a board', async (_, strings, key) => {
  const warned = warnings();
  const board = await showBoard({ attributes: host, strings, dice: diceOf(3, 1, 6, 5) });
  board.element.roll();
  board.element.play('8/5 6/5');
  board.element.done();
  expect(board.names()).toEqual([
    'game-start',
    'dice-roll',
    'move-start',
    'move-end',
    'move-start',
    'move-end',
    'turn-end',
  ]);
  expect(warned().filter((text) => text.includes(`${key} `))).toHaveLength(1);
});

test.each(faulty)('a text that %s may be set in mid-game', async (_, strings, key) => {
  const warned = warnings();
  const board = await showBoard({ attributes: host, dice: diceOf(3, 1) });
  board.element.strings = strings;
  await board.element.updateComplete;
  board.element.roll();
  expect(board.status()).toBe('Blue’s move: 3-1');
  expect(board.names()).toEqual(['game-start', 'dice-roll']);
  expect(warned().filter((text) => text.includes(`${key} `))).toHaveLength(1);
});

let lateBoards = 0;

/** A board whose element is defined only after its state has been set. */
async function lateBoard(state: unknown): Promise<BackgammonBoard> {
  const name = `late-board-${++lateBoards}`;
  const element: HTMLElement = Object.assign(document.createElement(name), { state });
  element.setAttribute('opponent', 'none');
  document.body.append(element);
  customElements.define(name, class extends BackgammonBoard {});
  if (!(element instanceof BackgammonBoard)) throw new Error(`${name} has not been upgraded`);
  await element.ready;
  return element;
}

test('a state that is set before the element is defined is played from', async () => {
  const state = stateOf([[6, 1]], [[24, 2]], moving([2, 1]));
  const board = await lateBoard(state);
  expect(board.state).toEqual(state);
  board.play([{ from: 6, die: 2 }]);
  board.state = stateOf([[5, 1]], [[24, 2]], moving([2, 1]));
  expect(board.state.board.blue[5]).toBe(1);
  expect(Object.hasOwn(board, 'state')).toBe(false);
  board.remove();
});

test.each([5, null, undefined, { version: 1 }])(
  'a bad state that is set before the element is defined is complained of, and a game begins',
  async (bad) => {
    const warned = warnings();
    const board = await lateBoard(bad);
    expect(board.state).toMatchObject({ game: 1, phase: { name: 'opening' } });
    expect(warned()).toHaveLength(1);
    expect(warned()[0]).toContain('this is no state of a game');
    board.remove();
  },
);

test('numbers that are none are named as they were written, at once and once', async () => {
  const warned = warnings();
  const board = await showBoard({ attributes: { speed: 'abc', budget: 'x1' } });
  expect(warned().filter((text) => text.includes('speed="abc"'))).toHaveLength(1);
  expect(warned().filter((text) => text.includes('budget="x1"'))).toHaveLength(1);
  board.element.setAttribute('speed', '');
  board.element.setAttribute('budget', '400');
  await board.element.updateComplete;
  expect(board.element.budget).toBe(400);
  expect(warned()).toHaveLength(2);
});

test('properties of any type do not stop the board', async () => {
  warnings();
  const board = await showBoard({ dice: diceOf(3, 1) });
  const names = ['level', 'variant', 'opponent', 'player', 'pips', 'theme', 'speed', 'budget'];
  names.push('options', 'matchLength', 'cube', 'clock', 'diceNames', 'paused');
  for (const value of [Symbol('x'), Object.create(null), 5n, {}, null, () => 1]) {
    Object.assign(board.element, Object.fromEntries(names.map((name) => [name, value])));
    await board.element.updateComplete;
  }
  Object.assign(board.element, { mirrored: Symbol('x') });
  await board.element.updateComplete;
  board.element.speed = 0;
  await board.roll();
  expect(board.status()).toBe('Your move: 3-1. Choose a checker');
});

test('mirrored="false" does not mirror', async () => {
  const board = await showBoard({ attributes: { mirrored: 'false' } });
  expect(board.element.mirrored).toBe(false);
  board.element.setAttribute('mirrored', '');
  expect(board.element.mirrored).toBe(true);
  board.element.removeAttribute('mirrored');
  expect(board.element.mirrored).toBe(false);
});

test.each<[what: string, act: (board: BackgammonBoard) => void]>([
  ['a new game', (board) => board.newGame()],
  ['another state', (board) => void (board.state = stateOf([[6, 1]], [[24, 2]]))],
  ['removing the board', (board) => board.remove()],
])('%s ends a hint that is being looked for', async (_, act) => {
  const board = await showBoard({ attributes: { opponent: 'person' }, dice: diceOf(3, 1) });
  board.element.roll();
  board.element.thinker.holding = true;
  const hint = board.element.hint();
  hint.catch(() => undefined);
  act(board.element);
  await settled();
  board.element.thinker.release();
  await expect(hint).rejects.toMatchObject({ code: 'stopped' });
  await expect(hint).rejects.toBeInstanceOf(EngineError);
});

test('steps that are tried meanwhile leave a hint what it is', async () => {
  const board = await showBoard({ attributes: { opponent: 'person' }, dice: diceOf(3, 1) });
  board.element.roll();
  board.element.thinker.holding = true;
  const hint = board.element.hint();
  board.element.play([{ from: 8, die: 3 }]);
  board.element.thinker.release();
  expect((await hint).steps).toHaveLength(2);
});

test('a hint on a board that is in no document leaves no worker behind', async () => {
  const workers = watchWorkers();
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  const board = await showRealBoard({ attributes: { opponent: 'person' }, dice: diceOf(3, 1) });
  board.element.roll();
  board.remove();
  await settled();
  expect((await board.element.hint()).steps).toHaveLength(2);
  expect(workers).toHaveLength(1);
  expect(terminate).toHaveBeenCalledTimes(1);
});

test.each([
  ['game-start', ['game-start'], []],
  ['dice-roll', ['game-start', 'dice-roll'], []],
] as const)('a new game begun in %s hears nothing of the old one', async (name, told, said) => {
  const board = await showBoard({ attributes: host, dice: diceOf(3, 1) });
  board.element.addEventListener(name, () => board.element.newGame(), { once: true });
  board.element.roll();
  expect(board.names()).toEqual(told);
  expect(board.said()).toEqual(['New game: press Roll to see who begins', ...said]);
  expect(board.element.state).toMatchObject({ game: 2, phase: { name: 'opening' } });
});

test.each([
  ['move-end', ['move-start', 'move-end']],
  ['turn-end', ['move-start', 'move-end', 'turn-end']],
  ['game-end', ['move-start', 'move-end', 'turn-end', 'game-end']],
  ['match-end', ['move-start', 'move-end', 'turn-end', 'game-end', 'match-end']],
] as const)('a new game begun in %s of the last play is the last word', async (name, told) => {
  const state = stateOf([[1, 1]], [[18, 2]], moving([6, 5]));
  const board = await showBoard({ attributes: host, state });
  board.element.addEventListener(name, () => board.element.newGame(), { once: true });
  board.element.play([{ from: 1, die: 6 }]);
  if (name !== 'move-end') board.element.done();
  expect(board.names()).toEqual(told);
  expect(board.said().at(-1)).toBe('New game: press Roll to see who begins');
  expect(board.element.state.phase.name).toBe('opening');
});

test.each(['move-start', 'move-end'] as const)(
  'a listener that prevents the second %s of a play leaves the first step',
  async (name) => {
    const board = await showBoard({ attributes: host, dice: diceOf(3, 1) });
    board.element.roll();
    let heard = 0;
    board.element.addEventListener(name, (event) => {
      if (++heard === 2) event.preventDefault();
    });
    board.element.play('8/5 6/5');
    expect(board.element.steps).toEqual([{ from: 8, to: 5, die: 3, hit: false }]);
    board.element.play('6/5');
    board.element.done();
    expect(board.element.state.phase).toEqual({ name: 'rolling', side: 'red' });
  },
);
