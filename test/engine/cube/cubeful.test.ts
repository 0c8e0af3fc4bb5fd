import { expect, test } from 'vitest';
import type { Chances } from '../../../src/engine/cube/chances.js';
import { canDouble, cubefulWorth, doubledWorth } from '../../../src/engine/cube/cubeful.js';
import { termsOf, type CubeState, type Terms } from '../../../src/engine/cube/terms.js';
import { ruleSets, type Stakes } from '../../../src/game/index.js';
import { stakesOf } from '../../support/stakes.js';

const centred: CubeState = { value: 1, owner: 'nobody' };

function terms(given: Partial<Stakes> = {}): Terms {
  return termsOf(ruleSets.short, stakesOf(given));
}

/** `gammons`: the share of wins, and of losses, that are gammons. */
function chances(win: number, gammons: readonly [number, number] = [0, 0]): Chances {
  const winGammon = win * gammons[0];
  const loseGammon = (1 - win) * gammons[1];
  return { win, winGammon, winBackgammon: 0, loseGammon, loseBackgammon: 0 };
}

/** From which chance of winning on a double to 2 is better taken than passed. */
function takePoint(
  on: Terms,
  efficiency: number,
  gammons: readonly [number, number] = [0, 0],
): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 50; step++) {
    const win = (low + high) / 2;
    const prospect = { chances: chances(win, gammons), efficiency };
    if (cubefulWorth(on, prospect, { value: 2, owner: 'own' }) < on.worth(-1)) low = win;
    else high = win;
  }
  return low;
}

test.each([
  ['dead', 0, 0.25],
  ['live', 1, 0.2],
  ['usual', 0.68, 0.5 / 2.34],
])('without gammons the take point of a %s cube is known', (_, efficiency, known) => {
  expect(takePoint(terms(), efficiency)).toBeCloseTo(known, 5);
});

test('gammons move the take point as the general formula says', () => {
  // (L - 0.5) / (W + L + x / 2), W and L the average points of wins and losses.
  expect(takePoint(terms(), 0.68, [0.1, 0.3])).toBeCloseTo((1.3 - 0.5) / (1.1 + 1.3 + 0.34), 5);
  expect(takePoint(terms(), 0, [0.2, 0.25])).toBeCloseTo((1.25 - 0.5) / (1.2 + 1.25), 5);
});

test('the cube is worth most to its owner, and everything grows with the stake', () => {
  for (const win of [0.3, 0.5, 0.7]) {
    const prospect = { chances: chances(win, [0.2, 0.2]), efficiency: 0.68 };
    const [mine, middle, theirs] = (['own', 'nobody', 'opp'] as const).map((owner) =>
      cubefulWorth(terms(), prospect, { value: 1, owner }),
    );
    expect(mine).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(theirs);
    const eight = cubefulWorth(terms(), prospect, { value: 8, owner: 'own' });
    expect(eight).toBeCloseTo(8 * mine, 12);
  }
});

test('the live cube in the middle is worth nothing more or less than a point where it is passed', () => {
  const live = (win: number): number =>
    cubefulWorth(terms(), { chances: chances(win), efficiency: 1 }, centred);
  expect(live(0.2)).toBeCloseTo(-1, 4);
  expect(live(0.5)).toBeCloseTo(0, 12);
  expect(live(0.8)).toBeCloseTo(1, 4);
  expect(live(1)).toBeCloseTo(1, 12);
});

test('under the Jacoby rule gammons count from the first double on', () => {
  const prospect = { chances: chances(0.7, [0.5, 0.1]), efficiency: 0 };
  const jacoby = terms({ jacoby: true });
  expect(cubefulWorth(jacoby, prospect, centred)).toBeCloseTo(0.4, 12);
  expect(cubefulWorth(jacoby, prospect, { value: 2, owner: 'opp' })).toBeCloseTo(
    2 * (0.7 * 1.5 - 0.3 * 1.1),
    12,
  );
});

test('a cube that is worth what its owner needs is dead', () => {
  const score = terms({ away: { own: 2, opp: 5 } });
  const prospect = { chances: chances(0.6), efficiency: 0.68 };
  const cube: CubeState = { value: 2, owner: 'own' };
  expect(canDouble(score, cube, 'own')).toBe(false);
  expect(cubefulWorth(score, prospect, cube)).toBe(
    cubefulWorth(score, { ...prospect, efficiency: 0 }, cube),
  );
});

test('at two points each a take wins or loses the match', () => {
  // Who passes stands at two points against one, in the Crawford game.
  expect(takePoint(terms({ away: { own: 2, opp: 2 } }), 0.68)).toBeCloseTo(0.315, 5);
});

test('a double is answered as it suits the other side', () => {
  const on = (win: number) => ({ chances: chances(win), efficiency: 0 });
  expect(doubledWorth(terms(), on(0.6), centred, 'own')).toBeCloseTo(0.4, 12);
  expect(doubledWorth(terms(), on(0.9), centred, 'own')).toBe(1);
  expect(doubledWorth(terms(), on(0.1), centred, 'opp')).toBe(-1);
});

test('nobody doubles without a cube, or with the cube of the other', () => {
  const none = terms({ cube: undefined });
  expect(canDouble(none, centred, 'own')).toBe(false);
  expect(canDouble(terms(), { value: 2, owner: 'opp' }, 'own')).toBe(false);
  expect(canDouble(terms(), { value: 2, owner: 'own' }, 'own')).toBe(true);
});
