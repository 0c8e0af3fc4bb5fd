import { expect, test } from 'vitest';
import type { Chances } from '../../../src/engine/cube/chances.js';
import {
  chancesOf,
  cubeWorths,
  doubleWorth,
  mayGainByDouble,
  rollWorth,
  type Outlook,
} from '../../../src/engine/cube/decisions.js';
import { termsOf, type CubeState } from '../../../src/engine/cube/terms.js';
import { ruleSets, type Stakes } from '../../../src/game/index.js';
import { stakesOf } from '../../support/stakes.js';

const lost: Chances = {
  win: 0,
  winGammon: 0,
  winBackgammon: 0,
  loseGammon: 0,
  loseBackgammon: 0,
};

/** The last roll of a game: so many of the 36 rolls win. */
function lastRoll(winning: number): Outlook {
  return [
    { prospect: { chances: { ...lost, win: 1 }, efficiency: 0 }, weight: winning },
    { prospect: { chances: lost, efficiency: 0 }, weight: 36 - winning },
  ];
}

/** A turn after which nothing has changed much. */
function quiet(win: number, gammons = 0): Outlook {
  const chances = { ...lost, win, winGammon: win * gammons };
  return [{ prospect: { chances, efficiency: 0.68 }, weight: 36 }];
}

const centred: CubeState = { value: 1, owner: 'nobody' };

/** What is right for both sides. */
function courses(outlook: Outlook, given: Partial<Stakes> = {}) {
  const stakes = stakesOf(given);
  const terms = termsOf(ruleSets.short, stakes);
  const worths = cubeWorths(terms, outlook, stakes.cube ?? centred);
  const doubles = doubleWorth(worths) > worths.roll + 1e-9;
  return { doubles, takes: worths.take <= worths.pass + 1e-9, worths };
}

test.each([
  [17, { doubles: false, takes: true }],
  [18, { doubles: false, takes: true }],
  [19, { doubles: true, takes: true }],
  [27, { doubles: true, takes: true }],
  [28, { doubles: true, takes: false }],
])('with %i winning numbers of the last roll the course is known', (winning, course) => {
  expect(courses(lastRoll(winning))).toMatchObject(course);
  expect(
    courses(lastRoll(winning), { cube: { value: 4, owner: 'own' }, jacoby: true }),
  ).toMatchObject(course);
});

test('whoever is sure of a gammon plays on, but not where gammons count nothing yet', () => {
  expect(courses(quiet(0.95, 0.8)).doubles).toBe(false);
  expect(courses(quiet(0.95, 0.8), { jacoby: true })).toMatchObject({
    doubles: true,
    takes: false,
  });
});

test('a cube that wins the match where it stands is never turned', () => {
  for (const win of [0.3, 0.6, 0.9]) {
    const given = { away: { own: 2, opp: 6 }, cube: { value: 2, owner: 'own' } } as const;
    expect(courses(quiet(win, 0.3), given).doubles).toBe(false);
    expect(mayGainByDouble(termsOf(ruleSets.short, stakesOf(given)), given.cube)).toBe(false);
  }
});

test('after the Crawford game the trailer doubles at once, and the leader never', () => {
  const behind = { away: { own: 3, opp: 1 }, crawford: 'past' } as const;
  expect(courses(quiet(0.4, 0.2), behind)).toMatchObject({ doubles: true, takes: true });
  const ahead = termsOf(ruleSets.short, stakesOf({ ...behind, away: { own: 1, opp: 3 } }));
  expect(mayGainByDouble(ahead, centred)).toBe(false);
});

test('at two points each who may lose his market doubles', () => {
  const outlook: Outlook = [
    { prospect: { chances: { ...lost, win: 0.85 }, efficiency: 0.68 }, weight: 12 },
    { prospect: { chances: { ...lost, win: 0.4 }, efficiency: 0.68 }, weight: 24 },
  ];
  const equal = { away: { own: 2, opp: 2 } };
  expect(courses(outlook, equal)).toMatchObject({ doubles: true, takes: true });
  expect(courses(outlook)).toMatchObject({ doubles: false, takes: true });
});

test('in the Crawford game, and with the cube of the other, nobody can double', () => {
  const none = termsOf(ruleSets.short, stakesOf({ cube: undefined }));
  expect(mayGainByDouble(none, centred)).toBe(false);
  const money = termsOf(ruleSets.short, stakesOf());
  expect(mayGainByDouble(money, { value: 2, owner: 'opp' })).toBe(false);
  expect(mayGainByDouble(money, { value: 2 ** 40, owner: 'own' })).toBe(false);
});

test('who doubles as the underdog is beavered, and may give up the doubled value', () => {
  const { worths } = courses(lastRoll(15), { beavers: true });
  expect(worths.beaver).toBeCloseTo((4 * (15 - 21)) / 36, 12);
  expect(worths.beaver).toBeLessThan(worths.take);
  expect(courses(lastRoll(8), { beavers: true }).worths.beaver).toBe(-2);
  expect(courses(lastRoll(20), { beavers: true }).worths.beaver).toBeGreaterThan(
    courses(lastRoll(20)).worths.take,
  );
});

test('the chances of a turn are those of its rolls, and no cube leaves their points', () => {
  const outlook = lastRoll(9);
  expect(chancesOf(outlook)).toEqual({ ...lost, win: 0.25 });
  const terms = termsOf(ruleSets.short, stakesOf({ cube: undefined }));
  expect(rollWorth(terms, outlook, centred)).toBeCloseTo(-0.5, 12);
});
