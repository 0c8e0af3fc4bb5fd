import { describe, expect, test } from 'vitest';
import {
  CHECKER,
  CUBE,
  DIE,
  SLAB,
  geometryOf,
  shownOn,
  type Box,
  type Geometry,
  type Half,
  type Layout,
  type Place,
} from '../../src/board/geometry.js';
import type { Homes, Spot } from '../../src/board/view-model.js';

const homes: readonly Homes[] = ['one-end', 'opposite-corners'];
const layouts: readonly Layout[] = ['wide', 'narrow'];
const halves: readonly Half[] = ['upper', 'lower'];
const points = Array.from({ length: 24 }, (_, index) => index + 1);
const everywhere = halves.flatMap((half) =>
  ([...points, 'bar', 'off'] as Spot[]).map((spot) => ({ spot, half })),
);

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - 1e-9 &&
  inner.y >= outer.y - 1e-9 &&
  inner.x + inner.width <= outer.x + outer.width + 1e-9 &&
  inner.y + inner.height <= outer.y + outer.height + 1e-9;

const around = ({ x, y }: Place, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 1e-9 &&
  b.x < a.x + a.width - 1e-9 &&
  a.y < b.y + b.height - 1e-9 &&
  b.y < a.y + a.height - 1e-9;

const other = (half: Half): Half => (half === 'upper' ? 'lower' : 'upper');

/** The last point of a half's home, which lies at the edge of the board. */
const homeOf = (half: Half, ends: Homes): number =>
  half === 'lower' ? 1 : ends === 'one-end' ? 24 : 13;

/** The other board's box, as a mirror shows it. */
const reflected = (geometry: Geometry, { x, y, width, height }: Box): Box => ({
  x: geometry.width - x - width,
  y,
  width,
  height,
});

const expectSameBox = (actual: Box | undefined, expected: Box | undefined): void => {
  expect(actual === undefined).toBe(expected === undefined);
  if (!actual || !expected) return;
  for (const key of ['x', 'y', 'width', 'height'] as const) {
    expect(actual[key]).toBeCloseTo(expected[key], 9);
  }
};

test('the measures are those of the agreed look', () => {
  const wide = geometryOf('wide', false);
  const narrow = geometryOf('narrow', false);
  expect(wide.field).toEqual({ x: 3.2, y: 6, width: 129, height: 104 });
  expect(narrow.field).toEqual({ x: 3.2, y: 6, width: 129, height: 136 });
  expect([wide.width, wide.height]).toEqual([147, 116]);
  expect([narrow.width, narrow.height]).toEqual([135.4, 148]);
  expect(wide.bar('upper').width).toBe(9);
  expect(wide.tray('lower')?.width).toBe(9);
});

test('the home of the person at the bottom is at the lower right, and 24 at the upper right', () => {
  const board = geometryOf('wide', false);
  const at = (point: number): Place => board.place(point, 'lower', 0);
  expect(at(1).x).toBeCloseTo(127.2, 9);
  expect(at(24).x).toBe(at(1).x);
  expect(at(13).x).toBe(at(12).x);
  expect(at(12).x).toBeCloseTo(8.2, 9);
  expect(at(7).x).toBeLessThan(board.bar('lower').x);
  expect(at(6).x).toBeGreaterThan(board.bar('lower').x);
  expect(at(1).y).toBeGreaterThan(board.middle);
  expect(at(24).y).toBeLessThan(board.middle);
});

const boards = layouts.flatMap((layout) =>
  [false, true].flatMap((mirrored) => homes.map((ends) => ({ layout, mirrored, ends }))),
);

describe.each(boards)(
  'on a board that is $layout, mirrored: $mirrored, with its homes at $ends',
  ({ layout, mirrored, ends }) => {
    const board = geometryOf(layout, mirrored, ends);
    const frame: Box = { x: 0, y: 0, width: board.width, height: board.height };
    const areaOf = ({ spot, half }: { spot: Spot; half: Half }): Box[] =>
      [board.area(spot, half)].filter((box) => box !== undefined);

    test('the 24 columns and the halves of the bar fill the field without a gap or an overlap', () => {
      const areas = [...points, 'bar' as const].flatMap((spot) =>
        spot === 'bar'
          ? halves.flatMap((half) => areaOf({ spot, half }))
          : areaOf({ spot, half: 'lower' }),
      );
      expect(areas).toHaveLength(26);
      areas.forEach((area, index) => {
        expect(contains(board.field, area)).toBe(true);
        expect(areas.slice(index + 1).filter((other) => overlap(area, other))).toEqual([]);
      });
      const filled = areas.reduce((sum, { width, height }) => sum + width * height, 0);
      expect(filled).toBeCloseTo(board.field.width * board.field.height, 6);
    });

    test('fifteen checkers on any spot stay inside it', () => {
      for (const { spot, half } of everywhere) {
        if (spot === 'off') continue;
        const [area] = areaOf({ spot, half });
        for (let below = 0; below < 15; below += 1) {
          const place = board.place(spot, half, below);
          // On the bar a checker is 0.4 wider than its place.
          const size = spot === 'bar' ? 9 : 2 * CHECKER;
          expect(contains(area, around(place, size, 2 * CHECKER))).toBe(true);
        }
      }
    });

    test.each([
      ['five on a point', points, false, 5],
      ['four over a pinned one', points, true, 4],
      ['four on the bar', ['bar'] as const, false, 4],
    ] as const)('stacks touch, and grow no more than to %s', (_, spots, pinning, most) => {
      for (const { spot, half } of everywhere.filter(({ spot }) => spots.includes(spot as never))) {
        const heights = Array.from(
          { length: 15 },
          (_, below) => board.place(spot, half, below, pinning).y,
        );
        heights.slice(1, most).forEach((y, index) => {
          expect(Math.abs(y - heights[index])).toBeCloseTo(2 * CHECKER, 9);
        });
        expect(new Set(heights).size).toBe(most);
        expect(shownOn(spot, pinning)).toBe(most);
      }
    });

    test('fourteen over a pinned checker stay on their point, and leave more than half of it in sight', () => {
      for (const point of points) {
        const area = board.area(point, 'lower')!;
        const pinned = board.place(point, 'lower', 0);
        const first = board.place(point, 'lower', 0, true);
        for (let below = 0; below < 14; below += 1) {
          const place = board.place(point, 'lower', below, true);
          expect(contains(area, around(place, 2 * CHECKER))).toBe(true);
        }
        const [inSight, whole] = [Math.abs(first.y - pinned.y), 2 * CHECKER];
        expect(inSight / whole).toBeGreaterThan(0.5);
        expect(inSight / whole).toBeLessThan(1);
      }
    });

    test('the cube is clear of all checkers on the bar, in the middle and at both ends', () => {
      const checkers = halves.flatMap((half) =>
        [0, 1, 2, 14].map((below) => around(board.place('bar', half, below), 2 * CHECKER)),
      );
      for (const owner of [undefined, ...halves]) {
        const cube = around(board.cube(owner), CUBE);
        expect(checkers.filter((checker) => overlap(checker, cube))).toEqual([]);
        const bars = halves.map((half) => board.bar(half));
        const inside = bars.filter((bar) => contains(bar, cube));
        expect(inside).toEqual(owner ? [board.bar(owner)] : []);
        expect(contains({ ...bars[0], height: board.field.height }, cube)).toBe(true);
      }
      expect(board.cube(undefined).y).toBe(board.middle);
    });

    test('two stacks of five and a die between them fit', () => {
      for (const half of halves) {
        for (let index = 0; index < 4; index += 1) {
          const die = around(board.die(half, index, 4), DIE);
          expect(contains(board.field, die)).toBe(true);
          const checkers = points.map((point) => around(board.place(point, half, 14), 2 * CHECKER));
          expect(checkers.filter((checker) => overlap(checker, die))).toEqual([]);
          expect(halves.filter((side) => overlap(board.bar(side), die))).toEqual([]);
        }
      }
    });

    test('four dice of a side do not overlap, nor those of the two sides', () => {
      const dice = halves.flatMap((half) =>
        [0, 1, 2, 3].map((index) => around(board.die(half, index, 4), DIE)),
      );
      dice.forEach((die, index) => {
        expect(dice.slice(index + 1).filter((other) => overlap(die, other))).toEqual([]);
      });
    });

    test('fifteen borne-off checkers lie in their tray, one beside the other', () => {
      for (const half of halves) {
        const tray = board.tray(half);
        expect(tray === undefined).toBe(layout === 'narrow');
        if (!tray) continue;
        expect(contains(frame, tray)).toBe(true);
        const beside = board.place(homeOf(half, ends), half, 0);
        expect(Math.abs(tray.x + tray.width / 2 - beside.x)).toBeLessThan(15);
        expect([board.field, board.tray(other(half))!].filter((box) => overlap(box, tray))).toEqual(
          [],
        );
        const slabs = Array.from({ length: 15 }, (_, below) =>
          around(board.place('off', half, below), SLAB.width, SLAB.height),
        );
        slabs.forEach((slab, index) => {
          expect(contains(tray, slab)).toBe(true);
          expect(slabs.slice(index + 1).filter((other) => overlap(slab, other))).toEqual([]);
        });
      }
    });

    test('every point has a triangle that starts at the edge of its half and ends before the middle', () => {
      for (const point of points) {
        const numbers = board
          .triangle(point)
          .match(/-?\d+(\.\d+)?/g)!
          .map(Number);
        const area = board.area(point, 'lower')!;
        expect(numbers[0]).toBeGreaterThan(area.x);
        const edge = point > 12 ? area.y : area.y + area.height;
        expect(numbers[1]).toBeCloseTo(edge, 6);
        const tip = numbers[5];
        expect(Math.abs(tip - edge)).toBeCloseTo(0.43 * board.field.height, 1);
      }
    });

    test('a mark of the last move lies outside the edge and points out', () => {
      for (const { spot, half } of everywhere) {
        const [area] = areaOf({ spot, half });
        const path = board.edgeMark(spot, half);
        if (!area) {
          expect(path).toBeUndefined();
          continue;
        }
        const numbers = path!.match(/\d+(\.\d+)?/g)!.map(Number);
        const [base, tip] = [numbers[1], numbers[4]];
        const upper = (typeof spot === 'number' ? board.halfOf(spot) : half) === 'upper';
        const outward = upper ? -1 : 1;
        expect((tip - base) * outward).toBeGreaterThan(0);
        const edge = upper ? area.y : area.y + area.height;
        expect((base - edge) * outward).toBeGreaterThan(0);
      }
    });
  },
);

test.each(boards)(
  'in a $layout layout, mirrored: $mirrored, homes at $ends: a checker is borne off at its home’s end',
  ({ layout, mirrored, ends }) => {
    const board = geometryOf(layout, mirrored, ends);
    for (const half of halves) {
      const home = board.place(homeOf(half, ends), half, 0);
      const isLeft = home.x < board.width / 2;
      const off = board.place('off', half, 0);
      expect(board.isHomeLeft(half)).toBe(isLeft);
      expect(off.x < board.width / 2).toBe(isLeft);
      expect(off.y < board.middle).toBe(half === 'upper');
    }
  },
);

test('trays in opposite corners are as high as the field, and the board is as much wider', () => {
  const board = geometryOf('wide', false, 'opposite-corners');
  expect([board.width, board.height]).toEqual([158.6, 116]);
  expect(halves.map((half) => board.tray(half)!.height)).toEqual([104, 104]);
  expect(geometryOf('narrow', false, 'opposite-corners').width).toBe(
    geometryOf('narrow', false).width,
  );
});

describe.each(layouts.flatMap((layout) => homes.map((ends) => ({ layout, ends }))))(
  'a mirrored $layout board with its homes at $ends is the reflection',
  ({ layout, ends }) => {
    const plain = geometryOf(layout, false, ends);
    const mirrored = geometryOf(layout, true, ends);

    test('of every area', () => {
      expectSameBox(mirrored.field, reflected(plain, plain.field));
      for (const { spot, half } of everywhere) {
        const area = plain.area(spot, half);
        expectSameBox(mirrored.area(spot, half), area && reflected(plain, area));
      }
    });

    test('of every checker, number and cube, and of the dice as a group', () => {
      for (const { spot, half } of everywhere) {
        const [here, there] = [plain, mirrored].map((board) => board.place(spot, half, 3));
        expect(there.x).toBeCloseTo(plain.width - here.x, 9);
        expect(there.y).toBe(here.y);
      }
      for (const owner of [undefined, ...halves]) {
        const [here, there] = [plain, mirrored].map((board) => board.cube(owner));
        expect(there.x).toBeCloseTo(plain.width - here.x, 9);
        expect(there.y).toBe(here.y);
      }
      for (const point of points) {
        expect(mirrored.number(point).x).toBeCloseTo(plain.width - plain.number(point).x, 9);
      }
      for (const half of halves) {
        // The first die stays the left one, as it is read.
        expect(mirrored.die(half, 0, 2).x).toBeCloseTo(plain.width - plain.die(half, 1, 2).x, 9);
      }
    });
  },
);
