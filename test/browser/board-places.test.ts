import { describe, expect, test } from 'vitest';
import type { BoardView, CubePlace } from '../../src/board/view-model.js';
import { BoardStage } from '../support/board-stage.js';
import { pins, plain, stacks, start, withCube } from '../support/board-views.js';

const { show, boxes } = new BoardStage();

/** Five on every point and on both halves of the bar: no game has so many, and none needs more room. */
const crowded: BoardView = {
  ...plain,
  points: stacks(
    Object.fromEntries(
      Array.from({ length: 24 }, (_, index) => [index + 1, [index % 2 ? 'red' : 'blue', 5]]),
    ),
  ),
  bar: { blue: 5, red: 5 },
};

const places: readonly CubePlace[] = [
  { place: 'middle' },
  ...(['owned', 'offered'] as const).flatMap((place) =>
    (['blue', 'red'] as const).map((side) => ({ place, side })),
  ),
];

describe('everything has its place', () => {
  const scenes: readonly (readonly [name: string, view: BoardView])[] = [
    [
      'the start of long nardy',
      {
        ...plain,
        homes: 'opposite-corners',
        points: stacks({ 24: ['blue', 15], 12: ['red', 15] }),
      },
    ],
    [
      'bearing off in long nardy',
      {
        ...plain,
        homes: 'opposite-corners',
        points: stacks({ 6: ['blue', 1], 18: ['red', 1] }),
        off: { blue: 14, red: 14 },
      },
    ],
    ['pinned checkers', { ...plain, points: pins }],
    ['a crowded board', crowded],
    ...places.flatMap((at) =>
      [crowded, { ...plain, points: start, bar: { blue: 1, red: 1 } }].map(
        (view, index) =>
          [
            `a cube ${JSON.stringify(at)} on ${index ? 'an open' : 'a crowded'} board`,
            withCube(view, at),
          ] as const,
      ),
    ),
  ];

  const sizes = [320, 768, 1440].flatMap((width) =>
    [false, true].map((mirrored) => ({ width, mirrored })),
  );

  describe.each(sizes)('at $width pixels, mirrored: $mirrored', ({ width, mirrored }) => {
    test.each(scenes)('%s', (_, view) => {
      show({ ...view, mirrored }, width < 520 ? 'narrow' : 'wide', width);
      const [frame] = boxes('.frame');
      const round = boxes('.stack .face');
      const square = boxes('.die-face, .cube > g > .cube-face, .slab');
      const pinned = boxes('.pinned .face');
      const outside = [...round, ...square, ...pinned].filter(
        (box) =>
          box.left < frame.left ||
          box.right > frame.right ||
          box.top < frame.top ||
          box.bottom > frame.bottom,
      );
      expect(outside).toEqual([]);
      expect(pairs([...round, ...square]).filter(([a, b]) => overlap(a, b))).toEqual([]);
      expect(pinned).toHaveLength(view.points.filter((stack) => stack?.pinned).length);
    });
  });

  /** By more than the width of a hair. */
  function overlap(a: DOMRect, b: DOMRect): boolean {
    const hair = 0.1;
    return (
      a.left < b.right - hair &&
      b.left < a.right - hair &&
      a.top < b.bottom - hair &&
      b.top < a.bottom - hair
    );
  }

  function pairs<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
    return items.flatMap((item, index) =>
      items.slice(index + 1).map((other) => [item, other] as const),
    );
  }
});
