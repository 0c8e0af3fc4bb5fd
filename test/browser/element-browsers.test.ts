import { afterEach, expect, test, vi } from 'vitest';
import { clearBoards, diceOf, settled, showBoard, until } from '../support/board-harness.js';
import { moving, stateOf } from '../support/near-end.js';

afterEach(() => {
  clearBoards();
  vi.unstubAllGlobals();
});

function tap(element: Element, detail: number): void {
  element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail }),
  );
}

test.each([
  ['wide', '800px'],
  ['narrow', '400px'],
])('quick taps on the tray of the %s board each bear a checker off', async (_, width) => {
  const state = stateOf([[1, 6]], [[18, 2]], moving([1, 1]));
  const board = await showBoard({ attributes: { opponent: 'person' }, state });
  board.element.style.width = width;
  await until(() => board.root.querySelector(`.board.${_}`) !== null);
  for (const detail of [1, 2, 3, 4]) {
    tap(board.tray().element, detail);
    await settled();
  }
  expect(board.element.steps).toHaveLength(4);
});

test('a double tap on a point plays one die', async () => {
  const state = stateOf([[7, 2]], [[20, 2]], moving([1, 1]));
  const board = await showBoard({ attributes: { opponent: 'person' }, state });
  for (const detail of [1, 2]) {
    tap(board.point(6).element, detail);
    await settled();
  }
  expect(board.element.steps).toHaveLength(1);
});

test('a page from right to left does not turn the board’s sentences', async () => {
  document.documentElement.dir = 'rtl';
  try {
    const board = await showBoard({ attributes: { lang: 'ru' } });
    for (const selector of ['.strip', '.score', '.status', '.buttons', '.drawing']) {
      const found = board.root.querySelector(selector);
      expect(found && getComputedStyle(found).direction).toBe('ltr');
    }
    const [left, right] = ['.swatch', '.name'].map(
      (selector) => board.root.querySelector(selector)?.getBoundingClientRect().left ?? NaN,
    );
    expect(left).toBeLessThan(right);
  } finally {
    document.documentElement.dir = '';
  }
});

test.each(['animate', 'matchMedia'])('without %s the board plays', async (missing) => {
  const owner = missing === 'animate' ? Element.prototype : window;
  const known = Object.getOwnPropertyDescriptor(owner, missing);
  Reflect.deleteProperty(owner, missing);
  try {
    expect(missing in owner).toBe(false);
    const board = await showBoard({ dice: diceOf(1, 3, 6, 5), attributes: { speed: '20' } });
    await board.roll();
    await until(() => board.status() === 'Your turn: press Roll');
    await board.roll();
    await until(() => board.status() === 'Your move: 6-5. Choose a checker');
    await until(() => board.point(24).isUsable);
    await board.point(24).click();
    await board.point(18).click();
    await until(() => board.element.steps.length === 1);
    expect(board.faults()).toEqual([]);
  } finally {
    if (known) Object.defineProperty(owner, missing, known);
  }
});

test('where motion is reduced the computer’s steps still keep their time', async () => {
  const matchMedia = (query: string): { matches: boolean } => ({ matches: /reduce/.test(query) });
  vi.stubGlobal('matchMedia', matchMedia);
  const board = await showBoard({ dice: diceOf(1, 3), attributes: { speed: '120' } });
  const times: number[] = [];
  board.element.addEventListener('move-end', () => times.push(performance.now()));
  await board.roll();
  await until(() => board.status() === 'Your turn: press Roll');
  expect(times[1] - times[0]).toBeGreaterThanOrEqual(115);
});

test.each([200, 240, 280, 320])('at %i pixels every word has room', async (width) => {
  const state = stateOf([[1, 1]], [[18, 2]], moving([6, 5]));
  const board = await showBoard({ attributes: { opponent: 'person', lang: 'ru' }, state });
  board.element.style.width = `${width}px`;
  await until(() => board.root.querySelector('.board.narrow') !== null);
  board.element.play([{ from: 1, die: 6 }]);
  board.element.done();
  const find = (selector: string): HTMLElement[] => [
    ...board.root.querySelectorAll<HTMLElement>(selector),
  ];
  for (const button of find('.button, .off'))
    expect(button.scrollWidth, button.textContent).toBeLessThanOrEqual(button.clientWidth);
  for (const name of find('.name')) expect(name.getClientRects()).toHaveLength(1);
  const [panel, table] = ['.panel', '.table'].map((selector) =>
    find(selector)[0].getBoundingClientRect(),
  );
  expect(panel.top).toBeGreaterThanOrEqual(table.top);
  expect(panel.bottom).toBeLessThanOrEqual(table.bottom);
  expect(board.element.scrollWidth).toBe(width);
  const tops = find('.controls .button').map((button) => button.getBoundingClientRect().top);
  if (width === 320) expect(new Set(tops).size).toBe(1);
});
