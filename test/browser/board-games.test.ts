import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { animateExplosion, animateTravel } from '../../src/board/animation.js';
import { geometryOf, type Geometry, type Place } from '../../src/board/geometry.js';
import type { BoardView, StripView } from '../../src/board/view-model.js';
import type { Side } from '../../src/game/index.js';
import { BoardStage } from '../support/board-stage.js';
import { die, pins, plain, stacks, start, strip, withCube } from '../support/board-views.js';

const stage = new BoardStage();
const { intents, show, find, all, boxes } = stage;

const withStrip = (side: Side, part: Partial<StripView>): BoardView => ({
  ...plain,
  strips: { ...plain.strips, [side]: { ...plain.strips[side], ...part } },
});

describe('a pinned checker', () => {
  test('lies under those that pin it, with its side’s motif', () => {
    show({ ...plain, points: pins });
    const under = find('[data-pinned="20"]');
    const over = find('[data-stack="blue 20"]');
    expect(under.getAttribute('part')).toBe('checker checker-red checker-pinned');
    expect(under.querySelectorAll('path.motif')).toHaveLength(1);
    expect(under.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(over.children).toHaveLength(1);
  });

  test('leaves room for four checkers, the last with the count', () => {
    show({ ...plain, points: pins });
    const heights = ['blue 10', 'blue 5', 'red 24'].map((name) => {
      const stack = find(`[data-stack="${name}"]`);
      return [stack.children.length, stack.querySelector('.counted')?.textContent.trim()];
    });
    expect(heights).toEqual([
      [4, '5'],
      [4, '14'],
      [4, '14'],
    ]);
  });

  test('that would be pinned wears the mark of a target, and over a pinned one the next place does', () => {
    const marks = { side: 'blue', selected: 24, movable: [24], choices: [] } as const;
    const points = stacks({ 24: ['blue', 1], 12: ['red', 1], 20: ['blue', 1, 'pinned'] });
    show({ ...plain, points, marks: { ...marks, targets: [12, 20] } });
    const board = geometryOf('wide', false);
    const centres = all('.mark').map((ring) => [ring.getAttribute('cx'), ring.getAttribute('cy')]);
    const at = ({ x, y }: Place): string[] => [String(x), String(y)];
    expect(centres).toContainEqual(at(board.place(12, 'lower', 0)));
    expect(centres).toContainEqual(at(board.place(20, 'lower', 1, true)));
  });

  test('stays where it is while the checker that pins it lands on it', async () => {
    const points = stacks({ 6: ['blue', 2], 5: ['red', 1] });
    const view = { ...plain, points };
    show(view);
    const flight = animateTravel(
      stage.root,
      { side: 'blue', from: 6, to: 5, hit: false },
      view,
      'wide',
      {
        duration: 1000,
      },
    );
    const moving = stage.root.getAnimations();
    expect(moving).toHaveLength(2);
    moving[0].currentTime = 999.99;
    expectCentre('[data-flyer=blue]', geometryOf('wide', false).place(5, 'lower', 0, true));
    await flight;
  });
});

/** A drawn thing, whose shade may make it a little higher, is at this place of the drawing. */
function expectCentre(
  selector: string,
  { x, y }: Place,
  board: Geometry = geometryOf('wide', false),
): void {
  const box = find(`${selector} .face`).getBoundingClientRect();
  const drawing = find('.drawing').getBoundingClientRect();
  const scale = drawing.width / board.width;
  expect(box.left + box.width / 2 - drawing.left).toBeCloseTo(x * scale, 0);
  expect(box.top + box.height / 2 - drawing.top).toBeCloseTo(y * scale, 0);
}

describe('the cube', () => {
  const cube = (): Element => find('.cube');

  test('is named, shows 64 while it is at 1, and every larger number as it is', () => {
    for (const [value, number] of [
      [1, '64'],
      [2, '2'],
      [64, '64'],
      [4096, '4096'],
    ] as const) {
      show(withCube(plain, { place: 'middle' }, value));
      expect(cube().textContent.trim()).toBe(number);
      expect(cube().getAttribute('aria-label')).toBe(`cube ${value}`);
      expect(cube().getAttribute('role')).toBe('img');
      expect(cube().getAttribute('part')?.trim()).toBe('cube');
      const [face] = boxes('.cube-face');
      const [text] = boxes('.cube text');
      expect(text.width).toBeLessThan(face.width);
    }
  });

  test('lies in its owner’s half of the bar', () => {
    for (const [side, half] of [
      ['blue', 'lower'],
      ['red', 'upper'],
    ] as const) {
      show(withCube(plain, { place: 'owned', side }));
      const { x, y } = geometryOf('wide', false).cube(half);
      expect(cube().getAttribute('transform')).toBe(`translate(${x} ${y})`);
    }
  });

  test('that is offered is large and ringed, in place of the dice of the side that answers', () => {
    const dice = { blue: [die(6)], red: [die(5)] };
    show(withCube({ ...plain, dice, points: start }, { place: 'offered', side: 'red' }));
    expect(cube().getAttribute('part')).toBe('cube cube-offered');
    const { x, y } = geometryOf('wide', false).die('upper', 0, 1);
    expect(cube().getAttribute('transform')).toBe(`translate(${x} ${y})`);
    expect(all('.cube .mark')).toHaveLength(1);
    expect(all('.die').map((shown) => shown.getAttribute('aria-label'))).toEqual(['die 6']);
    const [offered] = boxes('.cube-face');
    show(withCube({ ...plain, points: start }, { place: 'owned', side: 'red' }));
    expect(offered.width).toBeGreaterThan(1.7 * boxes('.cube-face')[0].width);
  });

  test('is not there where a game has none, and takes no click from the bar', () => {
    show(plain);
    expect(all('.cube')).toEqual([]);
    show(withCube(plain, { place: 'owned', side: 'blue' }));
    const box = boxes('.cube-face')[0];
    const hit = stage.root.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)!;
    hit.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    expect(intents.spot.mock.calls).toEqual([['bar', 'blue']]);
  });
});

describe('the bomb', () => {
  test('is shown to those who may use it', () => {
    const bombs = (): (string | null | undefined)[] =>
      all('.bomb').map((bomb) => bomb.getAttribute('aria-label'));
    const { blue, red } = plain.strips;
    show({
      ...plain,
      strips: { blue: { ...blue, bomb: 'yours' }, red: { ...red, bomb: 'theirs' } },
    });
    expect(bombs()).toEqual(['theirs', 'yours']);
    show(withStrip('red', { bomb: 'theirs' }));
    expect(bombs()).toEqual(['theirs']);
    expect(find('.bomb').getAttribute('part')).toBe('bomb');
    expect(find('.bomb').closest('.strip')).toBe(all('.strip')[0]);
    show(plain);
    expect(bombs()).toEqual([]);
  });

  test('throws all blots to the bar at once, one on top of the other, and leaves no trace', async () => {
    const points = stacks({ 24: ['blue', 1], 23: ['blue', 1], 6: ['blue', 2], 2: ['red', 1] });
    const view = { ...withStrip('red', { bomb: 'bomb' }), points, bar: { blue: 1, red: 0 } };
    show(view);
    const before = stage.root.innerHTML;
    const flight = animateExplosion(
      stage.root,
      [
        { side: 'blue', from: 24 },
        { side: 'blue', from: 23 },
        { side: 'red', from: 2 },
      ],
      view,
      'wide',
      { duration: 1000 },
    );
    expect(stage.root.getAnimations()).toHaveLength(6);
    for (const animation of stage.root.getAnimations()) animation.currentTime = 999.99;
    const board = geometryOf('wide', false);
    expectCentre('[data-flyer=blue]', board.place('bar', 'lower', 1));
    expectCentre('[data-flyer=blue] + [data-flyer=blue]', board.place('bar', 'lower', 2));
    expectCentre('[data-flyer=red]', board.place('bar', 'upper', 0));
    await flight;
    expect(stage.root.getAnimations()).toHaveLength(0);
    expect(stage.root.innerHTML).toBe(before);
  });
});

describe('a clock', () => {
  const at = (text: string, state: 'stopped' | 'running' | 'low' | 'fallen'): BoardView =>
    withStrip('blue', { clock: { text, state, label: `clock ${text}` } });

  test('is a timer with a name, and its state is a part', () => {
    for (const state of ['stopped', 'running', 'low', 'fallen'] as const) {
      show(at('4:58', state));
      const clock = find('.clock');
      expect(clock.getAttribute('role')).toBe('timer');
      expect(clock.getAttribute('aria-label')).toBe('clock 4:58');
      expect(clock.getAttribute('part')).toBe(`clock clock-${state}`);
      expect(clock.textContent.trim()).toBe('4:58');
    }
    expect(all('.clock .cloth')).toHaveLength(1);
    expect(all('.clock')).toHaveLength(1);
  });

  test.each(['wide', 'narrow'] as const)('moves nothing, whatever it shows (%s)', (layout) => {
    const width = layout === 'wide' ? 800 : 320;
    const seen = (
      [
        ['10:00', 'stopped'],
        ['4:58', 'running'],
        ['19.4', 'low'],
        ['0.1', 'low'],
        ['0:00', 'fallen'],
      ] as const
    ).map(([text, state]) => {
      show(at(text, state), layout, width);
      return boxes('.clock, .who, .drawing').map(({ x, y, right }) => [x, y, right]);
    });
    expect(new Set(seen.map((places) => JSON.stringify(places))).size).toBe(1);
  });

  test('that is low or fallen differs by more than its colours', () => {
    const look = (state: 'stopped' | 'running' | 'low' | 'fallen'): string => {
      show(at('4:58', state));
      const { borderStyle, borderTopColor, backgroundColor, fontWeight } = getComputedStyle(
        find('.clock'),
      );
      const bordered = borderTopColor !== 'rgba(0, 0, 0, 0)';
      const filled = backgroundColor !== 'rgba(0, 0, 0, 0)';
      return `${bordered ? borderStyle : 'none'} ${filled ? 'filled' : 'open'} ${fontWeight}`;
    };
    expect((['stopped', 'running', 'low', 'fallen'] as const).map(look)).toEqual([
      'none open 400',
      'solid open 400',
      'solid filled 600',
      'dashed open 400',
    ]);
  });
});

describe('what can be done', () => {
  const actions = [
    { name: 'explode', label: 'Взорвать', disabled: false },
    { name: 'double', label: 'Удвоить', disabled: true },
    { name: 'resign', label: 'Сдаться', disabled: false },
  ] as const;
  const answers = [
    { name: 'take', label: 'Принять', filled: true, disabled: false },
    { name: 'pass', label: 'Отказаться', filled: false, disabled: false },
    { name: 'beaver', label: 'Бивер', filled: false, disabled: false },
  ] as const;
  const full: BoardView = {
    ...plain,
    cube: { value: 2, at: { place: 'offered', side: 'blue' }, label: 'cube' },
    status: 'Компьютер предлагает удвоить ставку до 2: принять или отказаться?',
    buttons: answers,
    actions,
    strips: {
      blue: {
        ...strip('Вы'),
        detail: undefined,
        score: '3 / 7',
        bomb: 'bomb',
        clock: { text: '10:00', state: 'running', label: 'clock' },
      },
      red: {
        ...strip('Эксперт'),
        detail: undefined,
        score: '6 / 7',
        note: 'партия Кроуфорда',
        clock: { text: '0:00', state: 'fallen', label: 'clock' },
      },
    },
  };

  test('besides is a quiet word each, told by its name', async () => {
    for (const [layout, width, where] of [
      ['wide', 800, '.strip'],
      ['narrow', 320, '.foot'],
    ] as const) {
      show(full, layout, width);
      expect(all('.action').map((action) => action.getAttribute('part')?.trim())).toEqual([
        'action button-double',
        'action button-explode',
        'action button-resign',
      ]);
      expect(all('.action').every((action) => action.closest(where))).toBe(true);
      await userEvent.click(find('[data-button=resign]'));
      expect((find('[data-button=double]') as HTMLButtonElement).disabled).toBe(true);
    }
    expect(intents.button.mock.calls).toEqual([['resign'], ['resign']]);
  });

  test('next has its parts, and exactly one of them is filled', () => {
    show(full);
    expect(all('.button').map((button) => button.getAttribute('part')?.trim())).toEqual([
      'button button-take button-filled',
      'button button-pass',
      'button button-beaver',
    ]);
  });

  test.each([
    [320, 'narrow'],
    [360, 'narrow'],
    [519, 'narrow'],
    [520, 'wide'],
    [768, 'wide'],
  ] as const)(
    'fits beside all the rest at %i pixels, and is large enough for a finger',
    (width, layout) => {
      for (const mirrored of [false, true]) {
        for (const homes of ['one-end', 'opposite-corners'] as const) {
          show({ ...full, mirrored, homes, off: { blue: 3, red: 4 } }, layout, width);
          expect(stage.outside()).toEqual([]);
          const cut = all('.strip, .who, .status, .button, .action, .clock, .off').filter(
            (element) => element.scrollWidth > element.clientWidth,
          );
          expect(cut).toEqual([]);
          const small = boxes('button').filter(({ width, height }) => Math.min(width, height) < 44);
          expect(small).toEqual([]);
          const texts = all('.name, .pips, .score, .note, .clock, .off, .action').flatMap(
            (text) => [...text.getClientRects()],
          );
          for (const [index, one] of texts.entries()) {
            const over = texts
              .slice(index + 1)
              .filter(
                (two) =>
                  one.left < two.right - 1 &&
                  two.left < one.right - 1 &&
                  one.top < two.bottom - 4 &&
                  two.top < one.bottom - 4,
              );
            expect(over).toEqual([]);
          }
        }
      }
    },
  );

  test('is nothing besides where a view names nothing', () => {
    show(plain);
    expect(all('.actions')).toEqual([]);
  });

  test('at the end of a match is on the panel, with all that is to be said', async () => {
    const lines = ['Вы выиграли: марс', '4 очка', 'Счёт: вы 7, компьютер 3'];
    const buttons = [
      { name: 'new-game', label: 'Новый матч', filled: true, disabled: false },
      { name: 'undo', label: 'Посмотреть', filled: false, disabled: false },
    ] as const;
    show({ ...full, panel: { title: 'Матч за вами', lines, buttons } }, 'narrow', 320);
    expect(all('.panel p').map((line) => line.textContent)).toEqual(['Матч за вами', ...lines]);
    const [panel] = boxes('.panel');
    const [drawing] = boxes('.drawing');
    expect(panel.top).toBeGreaterThan(drawing.top);
    expect(panel.bottom).toBeLessThan(drawing.bottom);
    for (const name of ['new-game', 'undo'])
      await userEvent.click(find(`.panel [data-button=${name}]`));
    expect(intents.button.mock.calls).toEqual([['new-game'], ['undo']]);
  });
});

test('the note on the score stands beside it', () => {
  show(withStrip('red', { note: 'партия Кроуфорда' }));
  expect(all('.note').map((note) => note.textContent)).toEqual(['партия Кроуфорда']);
  expect(find('.note').closest('.strip')).toBe(all('.strip')[0]);
});

test('a narrow strip has the counter for borne-off checkers at the end of its home', () => {
  const middle = ({ left, right }: DOMRect): number => (left + right) / 2;
  const sides = (view: BoardView): string[] => {
    show({ ...view, off: { blue: 1, red: 1 } }, 'narrow', 320);
    return boxes('.off').map((box) => (middle(box) < 160 ? 'left' : 'right'));
  };
  expect(sides(plain)).toEqual(['right', 'right']);
  expect(sides({ ...plain, mirrored: true })).toEqual(['left', 'left']);
  expect(sides({ ...plain, homes: 'opposite-corners' })).toEqual(['left', 'right']);
  expect(sides({ ...plain, homes: 'opposite-corners', mirrored: true })).toEqual(['right', 'left']);
});
