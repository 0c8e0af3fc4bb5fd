import { afterEach, describe, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { animateDice, animateTravel } from '../../src/board/animation.js';
import type { Layout } from '../../src/board/board.js';
import { geometryOf } from '../../src/board/geometry.js';
import type { BoardView } from '../../src/board/view-model.js';
import { BoardStage } from '../support/board-stage.js';
import { shown, strip } from '../support/board-views.js';

const stage = new BoardStage();
const { intents, show, find } = stage;

/** Clicks what lies on top at a place of the drawing. */
function clickAt(x: number, y: number, layout: Layout = 'wide', view: BoardView = shown): void {
  const { width } = geometryOf(layout, view.mirrored);
  const box = find('.drawing').getBoundingClientRect();
  const scale = box.width / width;
  const hit = stage.root.elementFromPoint(box.left + x * scale, box.top + y * scale)!;
  hit.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
}

/** The board's elements, all attributes included. */
const snapshot = (): string => stage.host.shadowRoot!.innerHTML;

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

  test('a button of the panel, and nothing of the board behind the panel', async () => {
    const button = { name: 'new-game', label: 'Ещё раз', filled: true, disabled: false } as const;
    show({ ...shown, panel: { title: 'Вы выиграли', lines: ['2 очка'], buttons: [button] } });
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
    const stops = Array.from(stage.root.querySelectorAll('.drawing [tabindex="0"]'), (element) =>
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
    expect(stage.root.querySelectorAll('.drawing [role=button]')).toHaveLength(stops.length);
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
    expect(stage.root.activeElement).toBe(spot);
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
      Array.from(stage.root.querySelectorAll('.ready'), (line) =>
        line.closest('.stack')?.getAttribute('data-stack'),
      );
    show({ ...shown, points, marks: { ...marks, choices: [] } });
    expect(ready()).toEqual(['blue 8', 'blue 6']);
    show({ ...shown, points, marks: { ...marks, selected: 8, choices: [] } });
    expect(ready()).toEqual([]);
  });

  test('exactly the checkers of the view, on points, on the bar and in the tray', () => {
    show(shown);
    const count = (selector: string): number => stage.root.querySelectorAll(selector).length;
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
    expect(stage.outside()).toEqual([]);
    const cut = Array.from(stage.root.querySelectorAll('.strip, .who, .status, .button')).filter(
      (element) => element.scrollWidth > element.clientWidth,
    );
    expect(cut).toEqual([]);
  });

  test('buttons and the counters that stand for trays are large enough for a finger', () => {
    show(shown, 'narrow', 320);
    for (const button of stage.root.querySelectorAll('button')) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('an animation', () => {
  const hit = { side: 'blue', from: 6, to: 5, hit: true } as const;
  const running = (): number =>
    stage.root.getAnimations().filter(({ playState }) => playState === 'running').length;

  afterEach(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });

  test('moves a checker and the one it hits, then leaves everything as it was', async () => {
    show(shown);
    const before = snapshot();
    const flight = animateTravel(stage.root, hit, shown, 'wide', { duration: 60 });
    expect(stage.root.getAnimations()).toHaveLength(4);
    await flight;
    expect(stage.root.getAnimations()).toHaveLength(0);
    expect(snapshot()).toBe(before);
  });

  test('ends where the checker will stand', async () => {
    show(shown);
    const flight = animateTravel(stage.root, { ...hit, to: 2, hit: false }, shown, 'wide', {
      duration: 1000,
    });
    const [way] = stage.root.getAnimations();
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
    const flight = animateTravel(stage.root, way, shown, 'wide', { duration: 60 });
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
        const flight = animateTravel(stage.root, way, shown, layout, { duration: 30 });
        expect(stage.root.getAnimations()).toHaveLength(2);
        await flight;
      }
    }
  });

  test('is over at once without duration, without a checker, or when it was stopped before', async () => {
    show(shown);
    const stopped = AbortSignal.abort();
    await animateTravel(stage.root, hit, shown, 'wide', { duration: 0 });
    await animateTravel(stage.root, { ...hit, from: 11 }, shown, 'wide', { duration: 60_000 });
    await animateTravel(stage.root, hit, shown, 'wide', { duration: 60_000, signal: stopped });
    await animateDice(stage.root, 'red', { duration: 60_000 });
    expect(stage.root.getAnimations()).toHaveLength(0);
  });

  test('stops when it is told to', async () => {
    show(shown);
    const stop = new AbortController();
    const flight = animateTravel(stage.root, hit, shown, 'wide', {
      duration: 60_000,
      signal: stop.signal,
    });
    expect(running()).toBe(4);
    stop.abort();
    await flight;
    expect(stage.root.getAnimations()).toHaveLength(0);
  });

  test('ends although the board is hidden or removed meanwhile', async () => {
    show(shown);
    const hidden = animateTravel(stage.root, hit, shown, 'wide', { duration: 40 });
    stage.host.style.display = 'none';
    await hidden;
    stage.host.style.display = '';
    const removed = animateTravel(stage.root, hit, shown, 'wide', { duration: 40 });
    stage.host.remove();
    await removed;
  });

  test('turns the dice of one side', async () => {
    show(shown);
    const before = snapshot();
    const throwing = animateDice(stage.root, 'blue', { duration: 50 });
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
    await animateTravel(stage.root, hit, shown, 'wide', { duration: 60_000 });
    await animateDice(stage.root, 'blue', { duration: 60_000 });
    expect(stage.root.getAnimations()).toHaveLength(0);
  });
});
