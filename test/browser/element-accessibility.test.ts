import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { clearBoards, diceOf, showBoard, type BoardHarness } from '../support/board-harness.js';
import { moving, stateOf } from '../support/near-end.js';

afterEach(clearBoards);

type Attributes = Readonly<Record<string, string>>;

/** A board of each kind that a person meets. */
const scenes: Readonly<Record<string, (attributes: Attributes) => Promise<BoardHarness>>> = {
  start: (attributes) => showBoard({ attributes }),

  'a selected checker': async (attributes) => {
    const board = await showBoard({ attributes, dice: diceOf(3, 1) });
    await board.roll();
    await board.point(8).click();
    return board;
  },

  'a choice between dice': async (attributes) => {
    const state = stateOf([[4, 2]], [[24, 2]], moving([5, 4]));
    const board = await showBoard({ attributes, state });
    await board.point(4).click();
    await board.tray().click();
    return board;
  },

  'the computer thinking': async (attributes) => {
    const board = await showBoard({ attributes, dice: diceOf(1, 3) });
    board.element.thinker.holding = true;
    await board.roll();
    return board;
  },

  'no legal move': (attributes) => {
    const closed = [1, 2, 3, 4, 5, 6].map((point): [number, number] => [point, 2]);
    return showBoard({ attributes, state: stateOf([[25, 1]], closed, moving([6, 5])) });
  },

  'the result': async (attributes) => {
    const state = stateOf([[2, 1]], [[24, 1]], moving([6, 5]));
    const board = await showBoard({ attributes, state });
    board.element.play([{ from: 2, die: 6 }]);
    await board.done();
    return board;
  },

  'two people': async (attributes) => {
    const two = { ...attributes, opponent: 'person' };
    const board = await showBoard({ attributes: two, dice: diceOf(3, 1) });
    await board.roll();
    board.element.play('8/5 6/5');
    return board;
  },
};

const looks = ['light', 'dark', 'contrast'].flatMap((theme) =>
  ['en', 'ru'].flatMap((lang) =>
    ['900px', '360px'].map((width) => ({ theme, lang, width, name: `${theme} ${lang} ${width}` })),
  ),
);

async function violations(board: BoardHarness): Promise<readonly string[]> {
  const { violations } = await axe.run(board.element, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

test.each(Object.keys(scenes))(
  'axe finds nothing wrong with %s',
  async (name) => {
    const found: Record<string, readonly string[]> = {};
    for (const { theme, lang, width, name: look } of looks) {
      const board = await scenes[name]({ theme, lang, style: `width: ${width}` });
      const wrong = await violations(board);
      if (wrong.length > 0) found[look] = wrong;
      clearBoards();
    }
    expect(found).toEqual({});
  },
  60_000,
);

test('axe sees what is wrong inside the board', async () => {
  const board = await showBoard({ strings: { buttons: { undo: '' } } });
  expect(await violations(board)).toEqual([expect.stringMatching(/^button-name: .*undo/s)]);
});

test('checkers that can be picked say whether they are; a destination is just a button', async () => {
  const board = await showBoard({ dice: diceOf(3, 1) });
  await board.roll();
  const pressed = (...points: number[]): readonly (string | null)[] =>
    points.map((point) => board.point(point).element.getAttribute('aria-pressed'));
  expect(pressed(8, 6, 5, 12)).toEqual(['false', 'false', null, null]);
  await board.point(8).click();
  expect(pressed(8, 6, 5, 12)).toEqual(['true', 'false', null, null]);
  await board.point(8).click();
  expect(pressed(8)).toEqual(['false']);
});

test('while the computer thinks a live region says so, and afterwards what comes next', async () => {
  const board = await showBoard({ attributes: { lang: 'ru' }, dice: diceOf(1, 3) });
  board.element.thinker.holding = true;
  await board.roll();
  const status = board.root.querySelector('[role="status"]');
  expect(status?.textContent).toBe('3-1 · ся ег. Компьютер думает…');
  board.element.thinker.release();
  await expect.poll(() => status?.textContent).toBe('Ваша очередь: нажмите «Ход»');
});
