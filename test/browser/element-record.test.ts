import { run as axe } from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import m5 from '../fixtures/files/m5.mat?raw';
import {
  clearBoards,
  diceOf,
  settled,
  showBoard,
  until,
  type BoardHarness,
} from '../support/board-harness.js';

afterEach(clearBoards);

/** Red begins with 3-1, blue has 6-5, red 4-2; the last throw is blue's. */
const DICE = [1, 3, 6, 5, 4, 2, 5, 2];

let board: BoardHarness;

beforeEach(async () => {
  board = await showBoard({
    dice: diceOf(...DICE),
    attributes: { opponent: 'person', speed: '0', 'move-list': '' },
  });
  await until(() => board.root.querySelector('.desk') !== null);
});

async function playAWhile(): Promise<void> {
  const { element } = board;
  element.roll();
  element.play('8/5 6/5');
  element.done();
  element.roll();
  element.play('24/13');
  element.done();
  element.roll();
  element.play([{ from: 8, die: 4 }]);
  await settled();
}

function cells(): readonly HTMLElement[] {
  return [...board.root.querySelectorAll<HTMLElement>('.sheet .cell')];
}

function written(): readonly string[] {
  return cells().map((cell) => cell.textContent?.trim() ?? '');
}

function current(): string | undefined {
  return board.root.querySelector('.sheet [aria-current]')?.textContent?.trim();
}

function command(label: string): HTMLButtonElement {
  const found = board.root.querySelector<HTMLButtonElement>(`.desk [aria-label="${label}"]`);
  if (!found) throw new Error(`there is no "${label}"`);
  return found;
}

/** How many checkers stand where, as the board says it. */
function shown(...points: readonly number[]): readonly string[] {
  return points.map((point) => board.point(point).label);
}

test('what is played is written down, turn by turn', async () => {
  expect(written()).toEqual([]);
  await playAWhile();
  expect(written()).toEqual(['3-1: 8/5 6/5', '6-5: 24/13']);
  expect(current()).toBe('6-5: 24/13');
  expect(cells().map((cell) => cell.getAttribute('aria-label'))).toEqual([
    'Red, 3-1: 8/5 6/5',
    'Blue, 6-5: 24/13',
  ]);
});

describe('a past moment', () => {
  test('is shown where the game was, and the game waits with its dice and steps', async () => {
    await playAWhile();
    const { state, steps, record } = board.element;
    const live = shown(24, 20, 13);
    cells()[0].click();
    await settled();
    expect(current()).toBe('3-1: 8/5 6/5');
    expect(board.offers()).toEqual(['go-on']);
    expect(board.status()).toContain('2 of 5');
    expect(shown(24, 20)).not.toEqual(live.slice(0, 2));
    await board.press('go-on');
    expect(shown(24, 20, 13)).toEqual(live);
    expect(board.element.state).toBe(state);
    expect(board.element.record).toBe(record);
    expect(board.element.steps).toEqual(steps);
    // No die was asked for meanwhile: the next ones are those that were left.
    board.element.play([{ from: 8, die: 2 }]);
    board.element.done();
    board.element.roll();
    expect(board.element.state.phase).toMatchObject({ name: 'moving', dice: [5, 2] });
  });

  test('takes no clicks for the game', async () => {
    await playAWhile();
    const { state, steps } = board.element;
    cells()[1].click();
    await settled();
    await board.point(6).click();
    await board.die(0).click();
    await board.tray().click();
    expect(board.element.state).toBe(state);
    expect(board.element.steps).toEqual(steps);
  });

  test('is reached by the arrow keys from entry to entry', async () => {
    await playAWhile();
    const press = async (key: string): Promise<void> => {
      const { activeElement } = board.root;
      activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      );
      await settled();
    };
    const stops = cells().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0].focus();
    await press('Home');
    expect(current()).toBe('3-1: 8/5 6/5');
    expect(board.root.activeElement?.textContent?.trim()).toBe('3-1: 8/5 6/5');
    await press('ArrowRight');
    expect(current()).toBe('6-5: 24/13');
    await press('End');
    expect(current()).toBe('6-5: 24/13');
  });

  test('stays while the game goes on', async () => {
    await playAWhile();
    cells()[0].click();
    await settled();
    const past = shown(24, 20);
    board.element.play([{ from: 8, die: 2 }]);
    board.element.done();
    await settled();
    expect(shown(24, 20)).toEqual(past);
    expect(written()).toHaveLength(3);
    expect(board.offers()).toEqual(['go-on']);
  });
});

test('buttons lead through every action, a throw before its play', async () => {
  await playAWhile();
  const at = (): string | undefined => /(\d+) of 5/.exec(board.status())?.[1];
  command('To the beginning').click();
  await settled();
  const seen = [at()];
  for (let step = 0; step < 5; step++) {
    command('One forward').click();
    await settled();
    seen.push(at());
  }
  expect(seen).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(command('One forward').ariaDisabled).toBe('true');
});

test('a match file that is dropped takes the place of the game, once that is confirmed', async () => {
  await playAWhile();
  const files = new DataTransfer();
  files.items.add(new File([m5], 'm5.mat'));
  const drop = new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true });
  const { state } = board.element;
  board.element.dispatchEvent(drop);
  const confirm = (): HTMLButtonElement | undefined =>
    [...board.root.querySelectorAll<HTMLButtonElement>('.desk .button')].find(({ textContent }) =>
      /open/i.test(textContent ?? ''),
    );
  await until(() => /give|under way|lost/i.test(board.root.querySelector('.desk')!.textContent));
  expect(board.element.state).toBe(state);
  confirm()!.click();
  await until(() => board.element.state !== state);
  expect(board.element.state.settings.matchLength).toBe(5);
  expect(written()[0]).toBe('5-3: 8/3 6/3');
  expect(board.root.querySelectorAll('.sheet [role="group"]')).toHaveLength(3);
});

test('without the attribute the panel is gone, and the game is on the board', async () => {
  await playAWhile();
  cells()[0].click();
  await settled();
  board.element.moveList = false;
  await board.element.updateComplete;
  expect(board.root.querySelector('.desk')).toBeNull();
  expect(board.offers()).not.toContain('go-on');
});

test.each(['light', 'dark', 'contrast'])('axe finds nothing wrong, %s', async (theme) => {
  board.element.theme = theme;
  await playAWhile();
  cells()[0].click();
  await settled();
  const { violations } = await axe(board.element);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

describe('another game on the board', () => {
  const XGID = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';

  async function paste(text: string): Promise<void> {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const options = { clipboardData, bubbles: true, cancelable: true, composed: true };
    cells()[0].focus();
    cells()[0].dispatchEvent(new ClipboardEvent('paste', options));
    await settled();
  }

  test('that is shorter than the moment looked at takes its place without a fault', async () => {
    await playAWhile();
    cells()[1].click();
    await settled();
    board.element.state = { ...board.element.state, turns: 9 };
    await settled();
    expect(board.offers()).not.toContain('go-on');
    expect(board.faults()).toEqual([]);
    expect(written()).toEqual([]);
  });

  test('that begins is not hidden behind a past moment', async () => {
    await playAWhile();
    cells()[0].click();
    await settled();
    board.element.newGame();
    await settled();
    expect(board.element.state.phase.name).toBe('opening');
    expect(board.offers()).toContain('roll');
  });

  test('closes the position that is being set up, and nothing is opened over it', async () => {
    await playAWhile();
    const { state } = board.element;
    [...board.root.querySelectorAll<HTMLButtonElement>('.desk button')]
      .find(({ textContent }) => textContent?.includes('Set up'))!
      .click();
    await until(() => board.root.querySelector('.sheet') === null);
    board.root.querySelector<HTMLElement>('.desk button')!.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', XGID);
    board.root.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true }),
    );
    await settled();
    expect(board.element.state).toBe(state);
    board.element.newGame({ variant: 'long' });
    await settled();
    expect(board.root.querySelector('.sheet, .empty')).not.toBeNull();
    expect(board.element.state.settings.variant).toBe('long');
  });

  test('is asked for when it is pasted over one that is under way', async () => {
    await playAWhile();
    const { state } = board.element;
    await paste(XGID);
    await until(() => /give/i.test(board.root.querySelector('.desk')!.textContent));
    expect(board.element.state).toBe(state);
  });
});
