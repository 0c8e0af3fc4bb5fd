import { expect, test } from 'vitest';
import { noMoveReason } from '../../src/element/no-move.js';
import { openSession, trySteps } from '../../src/element/session.js';
import {
  currentMoment,
  isComplete,
  orThrow,
  type Dice,
  type GivenSettings,
} from '../../src/game/index.js';
import type { NoMoveReason } from '../../src/locale/index.js';
import { moving, stateOf } from '../support/near-end.js';

type Pairs = [number, number][];

const closed: Pairs = [1, 2, 3, 4, 5, 6].map((point) => [point, 2]);
const long: GivenSettings = { variant: 'long' };

test.each<[NoMoveReason, GivenSettings, Pairs, Pairs, Dice]>([
  ['bar', {}, [[25, 1]], closed, [6, 5]],
  // Points 18 to 23 are closed.
  ['blocked', {}, [[24, 1]], [1, 2, 3, 4, 5, 6, 7].map((point) => [point, 2]), [6, 5]],
  [
    'blocked',
    { variant: 'plakoto' },
    [[24, 1]],
    [
      [7, 2],
      [6, 2],
    ],
    [6, 5],
  ],
  // The only checker that could move lies under a red one.
  [
    'pinned',
    { variant: 'plakoto' },
    [
      [20, -1],
      [24, 1],
    ],
    [
      [5, 1],
      [7, 2],
      [6, 2],
    ],
    [6, 5],
  ],
  // 24/22 and 10/9 would leave a block of six before all of red's checkers.
  [
    'block',
    { variant: 'long', options: { 'long.block_check': 'step' } },
    [
      [10, 2],
      [8, 1],
      [7, 1],
      [6, 1],
      [5, 1],
      [4, 9],
    ],
    [
      [24, 13],
      [14, 2],
      [20, 0],
    ],
    [1, 1],
  ],
])('%s', (reason, settings, blue, red, dice) => {
  const session = openSession(stateOf(blue, red, moving(dice), { settings }));
  const { turn, steps } = session.draft!;
  expect(steps).toEqual([]);
  expect(noMoveReason(turn, turn.start)).toBe(reason);
});

test('what is left of a turn may be lost because of the head', () => {
  // 18/15 is closed, and the 1-point has nothing to play.
  const state = stateOf(
    [
      [24, 14],
      [1, 1],
    ],
    [
      [24, 14],
      [3, 1],
    ],
    moving([6, 3]),
    { settings: long },
  );
  const { draft } = orThrow(trySteps(openSession(state), [{ from: 24, die: 6 }]));
  expect(isComplete(draft!)).toBe(true);
  expect(noMoveReason(draft!.turn, currentMoment(draft!))).toBe('head');
});

test('or because a checker that has hit may not hide', () => {
  const blue: Pairs = [
    [5, 1],
    [3, 1],
  ];
  const state = stateOf(blue, [[24, 2]], moving([3, 2]), { settings: { variant: 'caucasian' } });
  const { turn } = openSession(state).draft!;
  // The other 2, from the 3-point, is closed.
  const moment = { ...turn.start, dice: [2], memory: { over: false, hitters: [5] } };
  expect(noMoveReason(turn, moment)).toBe('hiding');
});
