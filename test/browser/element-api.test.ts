import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GameError, type BackgammonBoard } from '../../src/index.js';
import { clearBoards, diceOf, settled, showBoard, until } from '../support/board-harness.js';
import { moving, stateOf } from '../support/near-end.js';

afterEach(() => {
  clearBoards();
  vi.restoreAllMocks();
});

const host = { opponent: 'none' };

test('a host drives both sides by methods', async () => {
  const board = await showBoard({ attributes: host, dice: diceOf(3, 1, 6, 5) });
  const { element } = board;
  element.roll();
  element.play('8/5 6/5');
  element.done();
  element.roll();
  element.play([{ from: 24, die: 6 }]);
  element.play('18/13');
  element.undo();
  expect(element.steps).toEqual([{ from: 24, to: 18, die: 6, hit: false }]);
  element.play([{ from: 18, die: 5 }]);
  element.done();
  expect(element.state.phase).toEqual({ name: 'rolling', side: 'blue' });
  expect(element.record.actions.map(({ type }) => type)).toEqual([
    'opening',
    'play',
    'roll',
    'play',
  ]);
});

test.each([
  ['an illegal step', (e: BackgammonBoard) => e.play([{ from: 13, die: 5 }])],
  [
    'a good step before an illegal one',
    (e: BackgammonBoard) =>
      e.play([
        { from: 8, die: 3 },
        { from: 8, die: 3 },
      ]),
  ],
  ['an illegal text', (e: BackgammonBoard) => e.play('13/8')],
  ['no text at all', (e: BackgammonBoard) => e.play('eight to five')],
  ['Roll twice', (e: BackgammonBoard) => e.roll()],
  ['Done too early', (e: BackgammonBoard) => e.done()],
  ['Undo with nothing tried', (e: BackgammonBoard) => e.undo()],
  [
    'an action of the wrong side',
    (e: BackgammonBoard) => e.apply({ type: 'play', side: 'red', elapsed: 0, steps: [] }),
  ],
  [
    'a state that is none',
    (e: BackgammonBoard) => {
      e.state = { version: 1 } as never;
    },
  ],
  ['an unknown game', (e: BackgammonBoard) => e.newGame({ variant: 'chess' as never })],
])('%s throws a GameError and changes nothing', async (_, act) => {
  const { element } = await showBoard({ attributes: host, dice: diceOf(3, 1) });
  element.roll();
  const before = structuredClone([element.state, element.steps, element.record]);
  expect(() => act(element)).toThrow(GameError);
  expect([element.state, element.steps, element.record]).toEqual(before);
});

test.each([0, 7, NaN, 2.5, '3'])('a die of %s is refused, and the board goes on', async (bad) => {
  const board = await showBoard({ dice: (() => bad) as () => number });
  expect(() => board.element.roll()).toThrow(GameError);
  expect(board.element.state.phase.name).toBe('opening');
  await board.roll();
  expect(board.element.state.phase.name).toBe('opening');
  const shown = JSON.stringify(bad).replace('null', 'NaN');
  expect(board.status()).toBe(`The dice failed (they gave ${shown}). Press Roll to try again`);
  expect(board.names()).toEqual(['engine-error']);
  expect(board.heard.find(({ name }) => name === 'engine-error')?.detail).toMatchObject({
    code: 'bad-dice',
    message: `the dice source gave ${shown}: a die shows 1 to 6`,
  });
  board.element.dice = diceOf(3, 1);
  await board.roll();
  expect(board.status()).toBe('Your move: 3-1. Choose a checker');
});

test('faults are told in the language of the board, and in full by the event', async () => {
  const dice = (): number => {
    throw new Error('the cup is empty');
  };
  const board = await showBoard({ attributes: { lang: 'ru' }, dice });
  await board.roll();
  expect(board.status()).toBe('Сбой костей. Нажмите «Ход», чтобы бросить снова');
  board.element.dice = () => 7;
  await board.roll();
  expect(board.status()).toBe('Сбой костей (выпало 7). Нажмите «Ход», чтобы бросить снова');
  expect(board.said()).toContain(board.status());
  const told = board.heard.filter(({ name }) => name === 'engine-error');
  expect(told.map(({ detail }) => detail)).toMatchObject([
    { code: 'bad-dice', message: 'the dice source failed: the cup is empty' },
    { code: 'bad-dice', message: 'the dice source gave 7: a die shows 1 to 6' },
  ]);
});

test('bad dice in the computer’s turn can be mended', async () => {
  const board = await showBoard({ dice: diceOf(3, 1) });
  await board.roll();
  board.element.play('8/5 6/5');
  await board.done();
  expect(board.element.state.phase).toEqual({ name: 'rolling', side: 'red' });
  expect(board.status()).toContain('The dice failed');
  expect(board.names()).toContain('engine-error');
  const dice = diceOf(6, 5);
  board.element.dice = dice;
  await settled();
  await settled();
  expect(board.element.state.phase).toEqual({ name: 'rolling', side: 'blue' });
});

test('events tell what happened, in order and once', async () => {
  const board = await showBoard({ dice: diceOf(3, 1, 6, 5) });
  await board.roll();
  await board.point(8).click();
  await board.point(5).click();
  await board.point(6).click();
  await board.point(5).click();
  await board.done();
  expect(board.names()).toEqual([
    'game-start',
    'dice-roll',
    'move-start',
    'move-end',
    'move-start',
    'move-end',
    'turn-end',
    'dice-roll',
    'move-start',
    'move-end',
    'move-start',
    'move-end',
    'turn-end',
  ]);
  const thinking = board.heard.filter(({ name }) => name === 'thinking');
  expect(thinking.map(({ detail }) => (detail as { progress: number }).progress)).toEqual([0, 0.5]);
  expect(board.said().slice(0, 4)).toEqual([
    'The draw: blue 3, red 1. You\u00a0begin',
    'You: 8 to 5',
    'You: 6 to 5',
    'Computer: 6-5',
  ]);
  expect(board.spoken()).toEqual(board.said().filter((said) => !/6-5/.test(said)));
});

test('the same events in the same order when the computer begins', async () => {
  const board = await showBoard({ dice: diceOf(1, 3) });
  await board.roll();
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

test('events bubble out of shadow roots, and find the board drawn', async () => {
  const board = await showBoard({ attributes: host, dice: diceOf(3, 1) });
  let thrown: readonly number[] = [];
  board.element.addEventListener('dice-roll', ({ detail }) => {
    thrown = detail.dice;
  });
  let drawn = '';
  const listener = (): void => {
    drawn = board.status();
  };
  document.addEventListener('dice-roll', listener, { once: true });
  board.element.roll();
  expect(drawn).toBe('Blue’s move: 3-1');
  expect(thrown).toEqual([3, 1]);
});

test('no event tells of what a host sets', async () => {
  const board = await showBoard({ attributes: host });
  board.element.state = stateOf([[6, 1]], [[24, 2]], moving([2, 1]));
  board.element.newGame();
  await settled();
  expect(board.names()).toEqual([]);
});

test('a prevented move-start leaves the checker where it is', async () => {
  const board = await showBoard({ dice: diceOf(3, 1) });
  await board.roll();
  board.element.addEventListener('move-start', (event) => event.preventDefault(), { once: true });
  await board.point(8).click();
  await board.point(5).click();
  expect(board.element.steps).toEqual([]);
  await board.point(8).click();
  await board.point(5).click();
  expect(board.element.steps).toHaveLength(1);
});

test('a prevented move-end takes the step back', async () => {
  const board = await showBoard({ dice: diceOf(3, 1) });
  await board.roll();
  board.element.addEventListener('move-end', (event) => event.preventDefault(), { once: true });
  await board.point(8).click();
  await board.point(5).click();
  expect(board.element.steps).toEqual([]);
  expect(board.point(8).label).toBe('8 point, 3 blue checkers, can move');
});

test('unknown values are named on the console once, and the defaults hold', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const attributes = {
    level: 'grandmaster',
    variant: 'chess',
    lang: 'tlh',
    opponent: 'cat',
    player: 'green',
    pips: 'maybe',
    theme: 'neon',
  };
  const board = await showBoard({ attributes, dice: diceOf(3, 1) });
  await board.roll();
  const warned = warn.mock.calls
    .map(([text]) => String(text))
    .filter((text) => text.includes('<backgammon-board>'));
  for (const value of Object.values(attributes))
    expect(warned.filter((text) => text.includes(`"${value}"`))).toHaveLength(1);
  expect(board.root.textContent).toContain('Expert');
  expect(board.element.state.settings.variant).toBe('short');
});

test('the language is the element’s, the ancestor’s or the page’s, and follows them', async () => {
  const section = document.createElement('section');
  section.lang = 'ru';
  document.body.append(section);
  const board = await showBoard();
  section.append(board.element);
  board.element.removeAttribute('lang');
  await until(() => board.button('undo').label === 'Отменить');
  section.lang = 'en';
  await until(() => board.button('undo').label === 'Undo');
  board.element.lang = 'ru';
  await until(() => board.button('roll').label === 'Ход');
  board.element.strings = { buttons: { roll: 'Бросить' } };
  await until(() => board.button('roll').label === 'Бросить');
  expect(board.button('done').label).toBe('Готово');
  section.remove();
});

test('pip counts can be hidden', async () => {
  const board = await showBoard();
  expect(board.root.textContent).toContain('167 pips');
  board.element.pips = 'off';
  await board.element.updateComplete;
  expect(board.root.textContent).not.toContain('pips');
});

test('a hint is the engine’s play, and is not played', async () => {
  const board = await showBoard({ dice: diceOf(3, 1) });
  await expect(board.element.hint()).rejects.toThrow(GameError);
  await board.roll();
  const { steps } = await board.element.hint();
  expect(steps).toHaveLength(2);
  expect(board.element.steps).toEqual([]);
  expect(board.element.thinker.requests[0]).toMatchObject({ level: 'expert', dice: [3, 1] });
});

test('a host’s action is entered for whichever side', async () => {
  const board = await showBoard({ attributes: host, dice: diceOf(3, 1) });
  board.element.roll();
  board.element.apply({
    type: 'play',
    side: 'blue',
    elapsed: 9,
    steps: [
      { from: 8, die: 3 },
      { from: 6, die: 1 },
    ],
  });
  expect(board.element.state.phase).toEqual({ name: 'rolling', side: 'red' });
  expect(board.spoken().slice(-2)).toEqual(['Blue: 8 to 5', 'Blue: 6 to 5']);
});

test('a host’s last play is announced with its result, and fires no event', async () => {
  const state = stateOf([[2, 1]], [[18, 15]], moving([6, 5]));
  const board = await showBoard({ attributes: host, state });
  board.element.apply({ type: 'play', side: 'blue', elapsed: 9, steps: [{ from: 2, die: 6 }] });
  expect(board.said()).toEqual(['Blue: 2 borne off', 'Blue wins: gammon (mars), 2 points']);
  expect(board.status()).toBe('Blue wins: gammon (mars), 2 points');
  expect(board.names()).toEqual([]);
});

test('a listener may begin another game at any event', async () => {
  const board = await showBoard({ dice: diceOf(3, 1) });
  for (const name of ['move-start', 'move-end', 'turn-end'] as const) {
    board.element.dice = diceOf(3, 1);
    board.element.addEventListener(name, () => board.element.newGame(), { once: true });
    board.element.roll();
    board.element.play('8/5 6/5');
    if (name === 'turn-end') board.element.done();
    await settled();
    expect(board.element.state.phase.name).toBe('opening');
  }
});

test('the keyboard goes on from button to board and back', async () => {
  const board = await showBoard({ dice: diceOf(3, 1, 6, 5) });
  const focused = (): string =>
    board.root.activeElement?.getAttribute('aria-label') ??
    board.root.activeElement?.textContent?.trim() ??
    '';
  (board.button('roll').element as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await settled();
  expect(focused()).toContain('can move');
  board.element.play('8/5 6/5');
  (board.button('done').element as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await settled();
  await settled();
  expect(board.status()).toBe('Your turn: press Roll');
  expect(focused()).toBe('Roll');
});
