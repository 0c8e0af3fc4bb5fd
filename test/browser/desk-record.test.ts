import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REPLAY_SPEEDS } from '../../src/element/desk/review.js';
import { newSession, type GivenSettings } from '../../src/game/index.js';
import {
  clearBoards,
  diceOf,
  settled,
  showBoard,
  until,
  type BoardHarness,
} from '../support/board-harness.js';
import { LIVELY } from '../support/random-actions.js';
import { mulberry32 } from '../support/random.js';
import { seededSession } from '../support/seeded-session.js';
import { TestTime } from '../support/test-time.js';

beforeEach(() => page.viewport(600, 1400));
afterEach(clearBoards);

type Given = Parameters<typeof showBoard>[0];

async function open({ attributes, ...given }: Given & object = {}): Promise<BoardHarness> {
  const shown = await showBoard({
    ...given,
    attributes: { 'move-list': '', opponent: 'person', ...attributes },
  });
  await until(() => shown.root.querySelector('.desk .bar') !== null);
  return shown;
}

/** A board on which games have been played. @returns it, and how many actions that took */
async function played(
  games: number,
  settings: GivenSettings = {},
  attributes: Readonly<Record<string, string>> = {},
): Promise<[BoardHarness, number]> {
  const shown = await open({ attributes: { opponent: 'none', ...attributes } });
  const turnings = seededSession(mulberry32(7), games, settings, LIVELY);
  shown.element.state = newSession(settings);
  for (const { action } of turnings) shown.element.apply(action);
  return [shown, turnings.length];
}

function find(shown: BoardHarness, selector: string): HTMLElement {
  return shown.root.querySelector<HTMLElement>(selector)!;
}

function command(shown: BoardHarness, label: string): HTMLElement {
  return find(shown, `.desk [aria-label="${label}"]`);
}

/** What is written in the list, a line each. */
function lines(shown: BoardHarness): readonly string[] {
  return [...shown.root.querySelectorAll('.desk li')].map((line) =>
    [...line.children].map(({ textContent }) => textContent.trim()).join('|'),
  );
}

function current(shown: BoardHarness): readonly (string | null)[] {
  return [...shown.root.querySelectorAll('[aria-current]')].map((entry) =>
    entry.getAttribute('aria-label'),
  );
}

const at = (count: number, of: number): string =>
  `Looking at the record: ${count} of ${of}. The game is not touched.`;

describe('the list', () => {
  test('says that there is nothing yet, then what has been played', async () => {
    const shown = await open({ dice: diceOf(3, 1, 6, 5) });
    expect(find(shown, '.desk .empty').textContent).toBe('What is played appears here.');
    await shown.roll();
    expect(find(shown, '.desk .open').textContent).toBe('Blue: 3-1');
    shown.element.play('8/5 6/5');
    await shown.done();
    await shown.roll();
    shown.element.play('24/18 18/13');
    await shown.done();
    expect(lines(shown)).toEqual(['1|3-1: 8/5 6/5|6-5: 24/13']);
    expect(current(shown)).toEqual(['Red, 6-5: 24/13']);
  });

  test('is walked through with the keyboard from one tab stop, and scrolls by itself', async () => {
    const [shown, of] = await played(2, { matchLength: 7, cube: true });
    const focused = (): HTMLElement => shown.root.activeElement as HTMLElement;
    find(shown, '.cell[tabindex="0"]').focus();
    const entries = [...shown.root.querySelectorAll<HTMLElement>('.cell')];
    const count = (entry: HTMLElement): number => Number(entry.dataset['at']);
    for (const [key, entry] of [
      ['ArrowUp', entries[entries.length - 2]],
      ['ArrowLeft', entries[entries.length - 3]],
      ['Home', entries[0]],
      ['ArrowDown', entries[1]],
      ['ArrowRight', entries[2]],
      ['End', entries[entries.length - 1]],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(focused()).toBe(entry);
      expect(shown.status()).toBe(at(count(entry), of));
      expect(current(shown)).toEqual([entry.getAttribute('aria-label')]);
      expect(shown.root.querySelectorAll('.cell[tabindex="0"]')).toHaveLength(1);
      const [inner, outer] = [entry, find(shown, '.sheet')].map((box) =>
        box.getBoundingClientRect(),
      );
      expect(inner.top).toBeGreaterThanOrEqual(outer.top);
      expect(inner.bottom).toBeLessThanOrEqual(outer.bottom + 1);
    }
    expect(scrollY).toBe(0);
  });

  test('draws the games anew that have changed, and no others', async () => {
    const [shown] = await played(2, { matchLength: 7, cube: true });
    const games = [...shown.root.querySelectorAll('.desk .game')];
    const changed = new Set<Element>();
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const game = element?.closest('.game');
        if (game) changed.add(game);
      }
    });
    watch.observe(find(shown, '.sheet'), {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    await userEvent.click(command(shown, 'One back'));
    shown.element.requestUpdate();
    await shown.element.updateComplete;
    await until(() => changed.size > 0);
    watch.disconnect();
    expect(games.indexOf([...changed][0])).toBe(games.length - 1);
    expect([changed.size, games.length > 1]).toEqual([1, true]);
  });

  test('shows markup in a name as text', async () => {
    const strings = { names: { blue: '<b>Б</b>', red: 'R', you: 'Y', computer: 'C' } };
    const shown = await open({ dice: diceOf(3, 1), strings });
    await shown.roll();
    shown.element.play('8/5 6/5');
    await shown.done();
    expect(find(shown, '.heads .of-blue').textContent).toBe('<b>Б</b>');
    expect(shown.root.querySelector('.desk b')).toBeNull();
  });
});

describe('a past moment', () => {
  test('leaves the game alone: its dice, its draft, its record', async () => {
    const shown = await open({ dice: diceOf(3, 1) });
    await shown.roll();
    shown.element.play([{ from: 8, die: 3 }]);
    const { state, record, steps } = shown.element;
    await userEvent.click(command(shown, 'To the beginning'));
    expect(shown.status()).toBe(at(0, 1));
    expect(shown.offers()).toEqual(['go-on']);
    expect(shown.root.querySelectorAll('.spot.usable, [data-die][role=button]')).toHaveLength(0);
    await shown.point(6).click();
    await userEvent.keyboard('{Escape}');
    expect([shown.element.state, shown.element.record]).toEqual([state, record]);
    await shown.press('go-on');
    expect(shown.element.state).toBe(state);
    expect(shown.element.record).toBe(record);
    expect(shown.element.steps).toEqual(steps);
    expect(shown.said()).toContain('Back in the game');
    await shown.undo();
    expect(shown.element.steps).toEqual([]);
  });

  test('stays on the board while the game goes on, and says so', async () => {
    const shown = await open({ dice: diceOf(3, 1) });
    await shown.roll();
    await userEvent.click(command(shown, 'To the beginning'));
    shown.element.play('8/5 6/5');
    shown.element.done();
    expect(shown.status()).toBe('Looking at the record: 0 of 2. The game has gone on meanwhile.');
    expect(lines(shown)).toEqual(['1|3-1: 8/5 6/5|']);
    await shown.press('go-on');
    expect(shown.status()).toBe('Red’s turn: press Roll');
  });

  test.each([
    ['a new game', (shown: BoardHarness) => shown.element.newGame({ variant: 'long' })],
    ['another state', (shown: BoardHarness) => (shown.element.state = newSession({}))],
  ])('gives way to %s', async (_, change) => {
    const [shown] = await played(1);
    await userEvent.click(command(shown, 'One back'));
    change(shown);
    expect(shown.status()).not.toMatch(/^Looking/);
    expect(find(shown, '.desk .empty').textContent).toBe('What is played appears here.');
    // Faults of the drawing are told after it.
    await settled();
    expect(shown.faults()).toEqual([]);
  });

  test('is as many steps back as there were clicks, however quick', async () => {
    const [shown, of] = await played(1);
    await userEvent.tripleClick(command(shown, 'One back'));
    expect(shown.status()).toBe(at(of - 3, of));
  });

  test('is not left by the key that led to the beginning', async () => {
    const [shown, of] = await played(1);
    find(shown, '.cell').click();
    const back = command(shown, 'One back');
    back.focus();
    for (let press = 0; press < 5; press++) await userEvent.keyboard('{Enter}');
    expect(shown.status()).toBe(at(0, of));
    expect(shown.root.activeElement).toBe(back);
    expect(back.getAttribute('aria-disabled')).toBe('true');
  });

  test('cannot lie ahead of the game', async () => {
    const [shown] = await played(1);
    const before = shown.status();
    for (const label of ['One forward', 'To the end']) command(shown, label).click();
    expect(shown.status()).toBe(before);
  });

  test('follows another by itself, at the chosen speed, to the end', async () => {
    const clockwork = new TestTime();
    const shown = await open({ clockwork, dice: diceOf(3, 1), attributes: { opponent: 'none' } });
    const turnings = seededSession(mulberry32(7), 1).slice(0, 4);
    shown.element.state = newSession({});
    for (const { action } of turnings) shown.element.apply(action);
    await userEvent.selectOptions(find(shown, '.desk select'), 'fast');
    const play = command(shown, 'Replay');
    await userEvent.click(play);
    expect(shown.status()).toBe(at(0, 4));
    for (let count = 1; count <= 4; count++) {
      clockwork.pass(REPLAY_SPEEDS.fast);
      expect(shown.status()).toBe(at(count, 4));
    }
    expect(play.getAttribute('aria-label')).toBe('Replay');
    expect(shown.root.activeElement).toBe(play);
  });

  test('does not stay when the record does not', async () => {
    const [shown] = await played(1);
    const before = shown.status();
    await userEvent.click(command(shown, 'One back'));
    shown.element.removeAttribute('move-list');
    await until(() => shown.root.querySelector('.desk') === null);
    expect(shown.status()).toBe(before);
  });
});

test.each([
  ['en', 'light', 320],
  ['ru', 'dark', 320],
  ['ru', 'contrast', 900],
] as const)('axe finds nothing wrong, and nothing is too wide: %s, %s, %i', async (...look) => {
  const [lang, theme, width] = look;
  await page.viewport(width, 1000);
  const [shown] = await played(2, { matchLength: 7, cube: true }, { lang, theme });
  await until(() => shown.root.querySelector('.cell') !== null);
  find(shown, '.cell').click();
  const { violations } = await axe.run(shown.element, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
