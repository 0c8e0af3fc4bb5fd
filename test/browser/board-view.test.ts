import { render } from 'lit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import {
  animateDice,
  animateTravel,
  boardStyles,
  renderBoard,
  type Layout,
} from '../../src/board/board.js';
import { geometryOf } from '../../src/board/geometry.js';
import type { BoardView, DieView, StripView } from '../../src/board/view-model.js';

const strip = (name: string): StripView => ({
  name,
  detail: 'Эксперт',
  pips: '142 пипса',
  off: 'снято 12',
  score: '12',
  toMove: false,
  thinking: undefined,
});

const die = (value: number): DieView => ({
  value,
  used: false,
  enabled: true,
  label: `die ${value}`,
});

/** Blue: two on 6, one on 8, one on the bar; red: one blot on 5, six on 20. */
const shown: BoardView = {
  bottom: 'blue',
  mirrored: false,
  points: Array.from({ length: 25 }, (_, point) => {
    if (point === 6) return { side: 'blue', count: 2 };
    if (point === 8) return { side: 'blue', count: 1 };
    if (point === 5) return { side: 'red', count: 1 };
    return point === 20 ? { side: 'red', count: 6 } : undefined;
  }),
  bar: { blue: 1, red: 0 },
  off: { blue: 3, red: 0 },
  dice: { blue: [die(6), die(3)], red: [] },
  marks: { side: 'blue', selected: 8, movable: [8, 6], targets: [5, 2, 'off'], choices: [] },
  lastMove: { side: 'red', from: [12], to: [20] },
  strips: { blue: strip('Вы'), red: strip('Компьютер') },
  status: 'Ваш ход: 6-3 · шеш ся',
  buttons: [
    { name: 'undo', label: 'Отменить', filled: false, disabled: false },
    { name: 'done', label: 'Готово', filled: true, disabled: false },
  ],
  panel: undefined,
  label: 'Доска',
  spotLabel: (spot, side) => `${spot} of ${side}`,
};

const intents = { spot: vi.fn(), die: vi.fn(), button: vi.fn(), skip: vi.fn() };
let host: HTMLElement;
let root: ShadowRoot;

/** Shows a view in a board of that width. */
function show(view: BoardView, layout: Layout = 'wide', width = 800): void {
  host.style.width = `${width}px`;
  render(renderBoard(view, intents, layout), root);
}

beforeEach(async () => {
  await page.viewport(1000, 900);
  document.body.style.margin = '0';
  host = document.createElement('div');
  document.body.append(host);
  root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [boardStyles.styleSheet!];
});

afterEach(() => {
  host.remove();
  vi.clearAllMocks();
});

const find = (selector: string): Element => root.querySelector(selector)!;

/** Clicks what lies on top at a place of the drawing. */
function clickAt(x: number, y: number, layout: Layout = 'wide', view: BoardView = shown): void {
  const { width } = geometryOf(layout, view.mirrored);
  const box = find('.drawing').getBoundingClientRect();
  const scale = box.width / width;
  const hit = root.elementFromPoint(box.left + x * scale, box.top + y * scale)!;
  hit.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
}

/** The board's elements, all attributes included. */
const snapshot = (): string => host.shadowRoot!.innerHTML;

describe('a click means', () => {
  const board = geometryOf('wide', false);

  test.each(Array.from({ length: 24 }, (_, index) => index + 1))(
    'point %i, at its checkers and at the empty end of its column',
    (point) => {
      show(shown);
      const { x, y } = board.place(point, 'lower', 0);
      clickAt(x, y);
      clickAt(x, board.middle + (point <= 12 ? 5.5 : -5.5));
      expect(intents.spot.mock.calls).toEqual([
        [point, 'blue'],
        [point, 'blue'],
      ]);
    },
  );

  test('the half of the bar and the tray of the side it belongs to', () => {
    show(shown);
    for (const half of ['upper', 'lower'] as const) {
      for (const box of [board.bar(half), board.tray(half)!]) {
        clickAt(box.x + box.width / 2, box.y + box.height / 2);
      }
    }
    expect(intents.spot.mock.calls).toEqual([
      ['bar', 'red'],
      ['off', 'red'],
      ['bar', 'blue'],
      ['off', 'blue'],
    ]);
  });

  test('a die, over the columns it lies on', () => {
    show(shown);
    const second = board.die('lower', 1, 2);
    clickAt(second.x, second.y);
    expect(intents.die.mock.calls).toEqual([[1, 'blue']]);
    expect(intents.spot).not.toHaveBeenCalled();
  });

  test('the reflected point on a mirrored board', () => {
    const mirrored = { ...shown, mirrored: true };
    show(mirrored);
    const { x, y } = geometryOf('wide', true).place(1, 'lower', 0);
    clickAt(x, y, 'wide', mirrored);
    expect(x).toBeLessThan(40);
    expect(intents.spot.mock.calls).toEqual([[1, 'blue']]);
  });

  test('bearing off, at the strip’s counter of a narrow board', async () => {
    show(shown, 'narrow', 320);
    await userEvent.click(find('.off[data-side=blue]'));
    expect(intents.spot.mock.calls).toEqual([['off', 'blue']]);
  });

  test('a button by its name', async () => {
    show(shown);
    await userEvent.click(find('[data-button=done]'));
    expect(intents.button.mock.calls).toEqual([['done']]);
  });

  test('the panel’s button, and nothing of the board behind the panel', async () => {
    const button = { name: 'new-game', label: 'Ещё раз', filled: true, disabled: false } as const;
    show({ ...shown, panel: { title: 'Вы выиграли', lines: ['2 очка'], button } });
    await userEvent.click(find('[data-button=new-game]'));
    await userEvent.click(find('.title'));
    expect(intents.button.mock.calls).toEqual([['new-game']]);
    expect(intents.spot).not.toHaveBeenCalled();
    expect(intents.skip).not.toHaveBeenCalled();
  });

  test('an end of the animation before it means anything else', () => {
    show(shown);
    const { x, y } = board.place(6, 'lower', 0);
    clickAt(x, y);
    clickAt(1, 60);
    expect(intents.skip).toHaveBeenCalledTimes(2);
    expect(intents.skip.mock.invocationCallOrder[0]).toBeLessThan(
      intents.spot.mock.invocationCallOrder[0],
    );
  });
});

describe('a keyboard', () => {
  test('reaches what can be used now, and nothing else of the drawing', () => {
    show(shown);
    const stops = Array.from(root.querySelectorAll('.drawing [tabindex="0"]'), (element) =>
      element.getAttribute('aria-label'),
    );
    expect(stops).toEqual([
      '8 of blue',
      '6 of blue',
      '5 of blue',
      '2 of blue',
      'off of blue',
      'die 6',
      'die 3',
    ]);
    expect(root.querySelectorAll('.drawing [role=button]')).toHaveLength(stops.length);
  });

  test('presses with Enter and Space, once however long the key is held', async () => {
    show(shown);
    (find('[data-spot="8"]') as SVGElement).focus();
    await userEvent.keyboard('{Enter} ');
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true });
    find('[data-spot="8"]').dispatchEvent(held);
    expect(intents.spot.mock.calls).toEqual([
      [8, 'blue'],
      [8, 'blue'],
    ]);
  });

  test('keeps its place when the spot under it can no longer be used', () => {
    show(shown);
    const spot = find('[data-spot="2"]') as SVGElement;
    spot.focus();
    show({ ...shown, marks: undefined });
    expect(root.activeElement).toBe(spot);
    expect(spot.getAttribute('aria-label')).toBe('2 of blue');
  });
});

describe('what is shown', () => {
  test('a stack of six is five checkers, the last with the count in place of its motif', () => {
    show(shown);
    const stack = find('[data-stack="red 20"]');
    expect(stack.children).toHaveLength(5);
    expect(stack.querySelectorAll('.motif:not(.one-less *)')).toHaveLength(4);
    expect(stack.lastElementChild!.textContent.trim()).toBe('6');
  });

  test('what can move is marked while nothing is selected, also under a count', () => {
    const six = { side: 'blue', count: 6 } as const;
    const points = shown.points.map((stack, point) => (point === 6 ? six : stack));
    const marks = { side: 'blue', selected: undefined, movable: [8, 6], targets: [] } as const;
    const ready = (): (string | null | undefined)[] =>
      Array.from(root.querySelectorAll('.ready'), (line) =>
        line.closest('.stack')?.getAttribute('data-stack'),
      );
    show({ ...shown, points, marks: { ...marks, choices: [] } });
    expect(ready()).toEqual(['blue 8', 'blue 6']);
    show({ ...shown, points, marks: { ...marks, selected: 8, choices: [] } });
    expect(ready()).toEqual([]);
  });

  test('exactly the checkers of the view, on points, on the bar and in the tray', () => {
    show(shown);
    const count = (selector: string): number => root.querySelectorAll(selector).length;
    expect(count('.stack.blue .checker')).toBe(4);
    expect(count('.stack.red .checker')).toBe(6);
    expect(count('.slabs.blue .slab')).toBe(3);
    expect(count('.slabs.red .slab')).toBe(0);
  });

  test('a status line is there for screen readers while it has nothing to say', () => {
    show({ ...shown, status: '' });
    expect(find('[role=status]').textContent).toBe('');
    expect(find('[role=status]').getAttribute('aria-live')).toBe('polite');
  });

  test('thinking, a status of two lines or no button move nothing', () => {
    show(shown);
    const tops = (): number[] =>
      ['.drawing', '.status', '.foot'].map(
        (selector) => find(selector).getBoundingClientRect().bottom,
      );
    const height = find('.board').getBoundingClientRect().height;
    const before = tops()[0];
    show({
      ...shown,
      strips: { ...shown.strips, red: { ...strip('Компьютер'), thinking: 0.5, toMove: true } },
      buttons: [],
    });
    expect(tops()[0]).toBe(before);
    expect(find('.board').getBoundingClientRect().height).toBe(height);
    expect(find('.progress').getAttribute('style')).toContain('scaleX(0.5)');
  });

  test.each([320, 360, 519])('nothing is wider than a narrow board of %i pixels', (width) => {
    show({ ...shown, status: 'Ходов нет: все поля выхода с бара закрыты' }, 'narrow', width);
    const edge = host.getBoundingClientRect();
    const outside = Array.from(root.querySelectorAll('.board *')).filter((element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 0 &&
        !element.closest('.flyers') &&
        (box.left < edge.left - 0.5 || box.right > edge.right + 0.5)
      );
    });
    expect(outside).toEqual([]);
    const cut = Array.from(root.querySelectorAll('.strip, .who, .status, .button')).filter(
      (element) => element.scrollWidth > element.clientWidth,
    );
    expect(cut).toEqual([]);
  });

  test('buttons and the counters that stand for trays are large enough for a finger', () => {
    show(shown, 'narrow', 320);
    for (const button of root.querySelectorAll('button')) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('an animation', () => {
  const hit = { side: 'blue', from: 6, to: 5, hit: true } as const;
  const running = (): number =>
    root.getAnimations().filter(({ playState }) => playState === 'running').length;

  afterEach(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });

  test('moves a checker and the one it hits, then leaves everything as it was', async () => {
    show(shown);
    const before = snapshot();
    const flight = animateTravel(root, hit, shown, 'wide', { duration: 60 });
    expect(root.getAnimations()).toHaveLength(4);
    await flight;
    expect(root.getAnimations()).toHaveLength(0);
    expect(snapshot()).toBe(before);
  });

  test('ends where the checker will stand', async () => {
    show(shown);
    const flight = animateTravel(root, { ...hit, to: 2, hit: false }, shown, 'wide', {
      duration: 1000,
    });
    const [way] = root.getAnimations();
    way.currentTime = 999.9;
    const flyer = find('[data-flyer=blue]').getBoundingClientRect();
    const { x, y } = geometryOf('wide', false).place(2, 'lower', 0);
    const box = find('.drawing').getBoundingClientRect();
    const scale = box.width / 147;
    expect(flyer.left + flyer.width / 2).toBeCloseTo(box.left + x * scale, 0);
    expect(Math.abs(flyer.top + flyer.height / 2 - (box.top + y * scale))).toBeLessThan(3);
    await flight;
  });

  test('leaves one less on a counted stack', async () => {
    show(shown);
    const way = { side: 'red', from: 20, to: 2, hit: false } as const;
    const flight = animateTravel(root, way, shown, 'wide', { duration: 60 });
    const seen = ['.counted', '.one-less'].map(
      (name) => getComputedStyle(find(`[data-stack="red 20"] ${name}`)).opacity,
    );
    expect(seen).toEqual(['0', '1']);
    await flight;
  });

  test('from the bar and off the board works in both layouts', async () => {
    for (const layout of ['wide', 'narrow'] as const) {
      show(shown, layout, layout === 'wide' ? 800 : 320);
      for (const way of [
        { side: 'blue', from: 'bar', to: 20, hit: false },
        { side: 'blue', from: 6, to: 'off', hit: false },
      ] as const) {
        const flight = animateTravel(root, way, shown, layout, { duration: 30 });
        expect(root.getAnimations()).toHaveLength(2);
        await flight;
      }
    }
  });

  test('is over at once without duration, without a checker, or when it was stopped before', async () => {
    show(shown);
    const stopped = AbortSignal.abort();
    await animateTravel(root, hit, shown, 'wide', { duration: 0 });
    await animateTravel(root, { ...hit, from: 11 }, shown, 'wide', { duration: 60_000 });
    await animateTravel(root, hit, shown, 'wide', { duration: 60_000, signal: stopped });
    await animateDice(root, 'red', { duration: 60_000 });
    expect(root.getAnimations()).toHaveLength(0);
  });

  test('stops when it is told to', async () => {
    show(shown);
    const stop = new AbortController();
    const flight = animateTravel(root, hit, shown, 'wide', {
      duration: 60_000,
      signal: stop.signal,
    });
    expect(running()).toBe(4);
    stop.abort();
    await flight;
    expect(root.getAnimations()).toHaveLength(0);
  });

  test('ends although the board is hidden or removed meanwhile', async () => {
    show(shown);
    const hidden = animateTravel(root, hit, shown, 'wide', { duration: 40 });
    host.style.display = 'none';
    await hidden;
    host.style.display = '';
    const removed = animateTravel(root, hit, shown, 'wide', { duration: 40 });
    host.remove();
    await removed;
  });

  test('turns the dice of one side', async () => {
    show(shown);
    const before = snapshot();
    const throwing = animateDice(root, 'blue', { duration: 50 });
    expect(running()).toBe(2);
    await throwing;
    expect(snapshot()).toBe(before);
  });

  test('does not run where less motion is wished', async () => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    show(shown);
    await animateTravel(root, hit, shown, 'wide', { duration: 60_000 });
    await animateDice(root, 'blue', { duration: 60_000 });
    expect(root.getAnimations()).toHaveLength(0);
  });
});
