import type {
  BoardView,
  CubePlace,
  DieView,
  Stack,
  StripView,
} from '../../src/board/view-model.js';
import type { Side } from '../../src/game/index.js';

export const strip = (name: string): StripView => ({
  name,
  detail: 'Эксперт',
  pips: '142 пипса',
  off: 'снято 12',
  score: '12',
  toMove: false,
  thinking: undefined,
});

export const die = (value: number): DieView => ({
  value,
  used: false,
  enabled: true,
  label: `die ${value}`,
});

/** Side, checkers, and whether an enemy checker lies under them, by the point. */
type Placed = Readonly<Record<number, readonly [side: Side, count: number, under?: 'pinned']>>;

export function stacks(placed: Placed): readonly (Stack | undefined)[] {
  return Array.from({ length: 25 }, (_, point) => {
    if (!Object.hasOwn(placed, point)) return undefined;
    const [side, count, under] = placed[point];
    return under ? { side, count, pinned: true } : { side, count };
  });
}

/** Blue: two on 6, one on 8, one on the bar; red: one blot on 5, six on 20. */
export const shown: BoardView = {
  bottom: 'blue',
  mirrored: false,
  points: stacks({ 5: ['red', 1], 6: ['blue', 2], 8: ['blue', 1], 20: ['red', 6] }),
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

/** The same with nothing on the bar, in the trays or marked. */
export const plain: BoardView = {
  ...shown,
  bar: { blue: 0, red: 0 },
  off: { blue: 0, red: 0 },
  marks: undefined,
  lastMove: undefined,
};

/** Where short nardy starts. */
export const start = stacks({
  24: ['blue', 2],
  13: ['blue', 5],
  8: ['blue', 3],
  6: ['blue', 5],
  1: ['red', 2],
  12: ['red', 5],
  17: ['red', 3],
  19: ['red', 5],
});

/** Pinned checkers of both sides, alone and under many. */
export const pins = stacks({
  24: ['red', 14, 'pinned'],
  20: ['blue', 1, 'pinned'],
  18: ['red', 1, 'pinned'],
  12: ['red', 1],
  10: ['blue', 5, 'pinned'],
  5: ['blue', 14, 'pinned'],
});

export const withCube = (view: BoardView, at: CubePlace, value = 2): BoardView => ({
  ...view,
  cube: { value, at, label: `cube ${value}` },
});
