import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countsOf, newSession, type GameState, type GivenSettings } from '../../src/game/index.js';
import { stateOf } from '../support/near-end.js';
import { SetupStand } from '../support/setup-stand.js';

let stand: SetupStand | undefined;

async function open(...given: Parameters<typeof SetupStand.open>): Promise<SetupStand> {
  return (stand = await SetupStand.open(...given));
}

/** A board with nothing on it. */
async function openEmpty(settings: GivenSettings = {}): Promise<SetupStand> {
  const shown = await open({ start: newSession(settings) });
  shown.press('clear');
  return shown;
}

beforeEach(() => page.viewport(1000, 1400));
afterEach(() => stand?.remove());

const labels = (shown: SetupStand, ...spots: readonly (number | 'bar')[]): readonly string[] =>
  spots.map((spot) => shown.spot(spot).getAttribute('aria-label')!);

test('begins with what stands on the board', async () => {
  const start = stateOf([[6, 2]], [[1, 1]], { name: 'moving', side: 'red', dice: [4, 2] });
  const shown = await open({ start });
  expect(labels(shown, 6, 24)).toEqual(['6 point, 2 blue checkers', '24 point, 1 red checker']);
  expect(shown.find('[data-choice=mover-red]').getAttribute('aria-pressed')).toBe('true');
  expect(shown.selected('dice').value).toBe('4-2');
  expect(shown.root.querySelectorAll('[data-die=red]').length).toBe(2);
  expect(shown.status).toBe('Click where a blue checker is to stand: 13 left');
});

describe('a click', () => {
  test('puts a checker of the chosen colour down, also when it is quick', async () => {
    const shown = await openEmpty();
    shown.click(6, { times: 4 });
    shown.press('tool-red');
    shown.click(8);
    shown.click('bar', { side: 'red', times: 2 });
    expect(labels(shown, 6, 8, 'bar')).toEqual([
      '6 point, 4 blue checkers',
      '8 point, 1 red checker',
      'red bar, 2 red checkers',
    ]);
    expect(shown.status).toBe('Click where a red checker is to stand: 12 left');
  });

  test('that cannot be is refused with the reason, and changes nothing', async () => {
    const shown = await openEmpty();
    shown.click(6, { times: 16 });
    expect(shown.status).toBe('All blue checkers are on the board');
    expect(labels(shown, 6)).toEqual(['6 point, 15 blue checkers']);
    shown.press('tool-red');
    shown.click(6);
    expect(shown.status).toBe('Red cannot stand there: the point is the other side’s');
    expect(labels(shown, 6)).toEqual(['6 point, 15 blue checkers']);
  });

  test('takes one away: with the tool, Shift, the other button or a key', async () => {
    const shown = await openEmpty();
    shown.click(6, { times: 5 });
    shown.press('tool-remove');
    shown.click(6);
    expect(labels(shown, 6)).toEqual(['6 point, 4 blue checkers']);
    shown.press('tool-blue');
    shown.click(6, { shiftKey: true });
    expect(labels(shown, 6)).toEqual(['6 point, 3 blue checkers']);
    const menu = new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true });
    shown.spot(6).dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(true);
    expect(labels(shown, 6)).toEqual(['6 point, 2 blue checkers']);
    shown.spot(6).focus();
    await userEvent.keyboard('{Delete}');
    expect(labels(shown, 6)).toEqual(['6 point, 1 blue checker']);
    await userEvent.keyboard('{Enter}');
    expect(labels(shown, 6)).toEqual(['6 point, 2 blue checkers']);
    shown.click(7, { shiftKey: true });
    expect(shown.status).toBe('There is no checker to take away');
  });

  test('means the numbers of whoever is at the bottom', async () => {
    const shown = await open({ bottom: 'red' });
    shown.press('clear');
    shown.click(6);
    shown.press('tool-red');
    shown.click(5);
    shown.press('play');
    const { board } = shown.opened[0].state;
    expect([board.blue.indexOf(1), board.red.indexOf(1)]).toEqual([19, 5]);
  });

  test('is told in the colours that the sides are drawn in', async () => {
    const start: GameState = {
      ...newSession({ options: { 'next.starter': 'swap' } }),
      swapped: true,
    };
    const shown = await open({ start });
    shown.press('clear');
    shown.click(6);
    shown.press('tool-red');
    shown.click(5);
    expect(labels(shown, 6, 5)).toEqual(['6 point, 1 blue checker', '5 point, 1 red checker']);
    shown.press('play');
    const { board, swapped } = shown.opened[0].state;
    // The one at the bottom is blue, and drawn in red.
    expect([board.blue.indexOf(1), board.red.indexOf(1), swapped]).toEqual([5, 19, true]);
  });

  test('pins where the game has that', async () => {
    const shown = await openEmpty({ variant: 'plakoto' });
    shown.click(6);
    shown.press('tool-red');
    shown.click(6, { times: 2 });
    expect(labels(shown, 6)).toEqual(['6 point, 2 red checkers, a blue checker pinned']);
    shown.press('tool-blue');
    shown.click(6);
    expect(shown.status).toBe('A blue checker is pinned there: no other can join it');
  });
});

describe('starting', () => {
  test('plays on in the turn that was chosen', async () => {
    const shown = await openEmpty({ matchLength: 0, cube: true });
    shown.click(6, { times: 2 });
    shown.press('tool-red');
    shown.click(22);
    shown.press('mover-red');
    shown.choose('dice', '6-5');
    shown.choose('cube', '4, blue’s');
    expect(shown.root.querySelector('[part~=cube]')?.getAttribute('aria-label')).toBe(
      'Doubling cube: 4, blue’s',
    );
    shown.press('play');
    expect(shown.opened.map(({ state }) => state)).toEqual([
      {
        ...newSession({ matchLength: 0, cube: true }),
        board: { blue: countsOf(15, [[6, 2]]), red: countsOf(15, [[3, 1]]) },
        turns: 1,
        cube: { value: 4, owner: 'blue' },
        phase: { name: 'moving', side: 'red', dice: [6, 5] },
      },
    ]);
  });

  test('is refused with the reason where nothing is left to play', async () => {
    const shown = await openEmpty();
    shown.press('play');
    expect([shown.fault, shown.opened.length]).toEqual(['In this position the game is over', 0]);
    shown.press('start');
    expect(shown.fault).toBe('');
    shown.press('play');
    expect(shown.opened.length).toBe(1);
  });

  test('asks once more where a game would be given up', async () => {
    const shown = await open();
    shown.underWay = true;
    shown.press('play');
    expect(shown.find('[data-command=play]').textContent.trim()).toBe('Give up the game?');
    shown.press('swap');
    expect(shown.find('[data-command=play]').textContent.trim()).toBe('Play from here');
    shown.press('play');
    shown.press('play');
    expect(shown.opened.length).toBe(1);
  });
});

test('nothing is heard any more once it is over', async () => {
  const shown = await openEmpty();
  shown.press('cancel');
  expect(shown.closed).toBe(1);
  shown.setup.detach();
  shown.click(6, { shiftKey: true });
  const menu = new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true });
  shown.spot(6).dispatchEvent(menu);
  expect(menu.defaultPrevented).toBe(false);
});

test.each([
  ['en', undefined],
  ['en', 'dark'],
  ['ru', 'contrast'],
] as const)(
  'axe finds nothing wrong, and nothing is too wide: %s, theme %s',
  async (language, theme) => {
    const start = newSession({ matchLength: 0, cube: true });
    const shown = await open({ start, language, width: 320 });
    if (theme) shown.element.setAttribute('theme', theme);
    const { violations } = await axe.run(shown.element, { resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const edge = shown.element.getBoundingClientRect().right;
    const wide = [...shown.root.querySelectorAll('.setup *')].filter(
      (element) => element.getBoundingClientRect().right > edge,
    );
    expect(wide).toEqual([]);
  },
);
