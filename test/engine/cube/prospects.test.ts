import { expect, test } from 'vitest';
import { equityOf, meanChances, otherChances } from '../../../src/engine/cube/chances.js';
import { chancesTables } from '../../../src/engine/cube/chances-table.js';
import { prospectAfter } from '../../../src/engine/cube/prospects.js';
import { VARIANTS, flip, ruleSets, startPosition } from '../../../src/game/index.js';
import { positionOf } from '../../support/position-of.js';

const { short } = ruleSets;
const none = { win: 0, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 };

test.each([
  ['own | opp 19:14', { ...none, win: 1 }],
  ['own | opp 12:15', { ...none, win: 1, winGammon: 1 }],
  ['own | opp 6:1 12:14', { ...none, win: 1, winGammon: 1, winBackgammon: 1 }],
  ['own 1:14 | opp', none],
  ['own bar:1 1:14 | opp', { ...none, loseGammon: 1, loseBackgammon: 1 }],
])('%s is known for sure', (text, chances) => {
  expect(prospectAfter(short, positionOf(text), 0)).toEqual({ chances, efficiency: 0 });
});

test('the last checkers are counted, and their cube is dead', () => {
  // The opponent, on roll, bears off with 27 of 36.
  const { chances, efficiency } = prospectAfter(short, positionOf('own 1:1 | opp 19:1'), 0);
  expect(chances.win).toBeCloseTo(0.25, 12);
  expect(efficiency).toBeLessThan(0.05);
});

test('in a race the cube is used well, and who has borne off loses no gammon', () => {
  const race = positionOf('own 6:5 5:5 4:3 | opp 19:5 20:5 21:5');
  const { chances, efficiency } = prospectAfter(short, race, 0);
  expect([chances.loseGammon, chances.winBackgammon]).toEqual([0, 0]);
  expect(efficiency).toBeCloseTo(0.55 + 67 / 800, 12);
});

test.each(VARIANTS)('in contact the chances of %s make up the value', (variant) => {
  const rules = ruleSets[variant];
  const position = startPosition(rules);
  for (const equity of [-0.5, 0, 0.07, 0.8]) {
    const { chances } = prospectAfter(rules, position, equity);
    expect(equityOf(chances)).toBeCloseTo(chancesTables[variant].scale * equity, 10);
    expect(equityOf(otherChances(chances))).toBeCloseTo(-equityOf(chances), 12);
  }
});

test('chances stay chances, however high the value', () => {
  for (const equity of [-3, 3]) {
    const { chances } = prospectAfter(short, startPosition(short), equity);
    for (const chance of Object.values(chances)) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect(chances.win).toBe(equity > 0 ? 1 : 0);
  }
});

test('in contact too, who has borne off loses no gammon', () => {
  const late = positionOf('own 6:3 5:3 4:2 | opp 1:2 19:7 20:6');
  expect(prospectAfter(short, late, -0.4).chances.loseGammon).toBe(0);
  expect(prospectAfter(short, flip(late), 0.4).chances.winGammon).toBe(0);
});

test('a mean weighs its parts', () => {
  const parts = [
    { chances: { ...none, win: 1, winGammon: 0.5 }, weight: 1 },
    { chances: none, weight: 3 },
  ];
  expect(meanChances(parts)).toEqual({ ...none, win: 0.25, winGammon: 0.125 });
});
