/**
 * Where the weights of the race come from: the exact expected rolls of all 54,264 home positions, and the formula of
 * effective pips that fits them best (least squares). Prints the tables for src/engine/weights/race.ts.
 *
 *   npm run fit-race
 */
import { ROLLS, diceToPlay, rollWeight, type Dice } from '../src/game/index.js';
import { printTable } from './table.js';

/** Checkers on 1..6; index 0 is not used. */
type Home = readonly number[];

const CHECKERS = 15;
const HOME_POSITIONS = 54264;
/** Pips of an average roll. */
const PIPS_A_ROLL = 49 / 6;

const expected = new Map<string, number>();
const homes = allHomes().sort((a, b) => pips(a) - pips(b));
if (homes.length !== HOME_POSITIONS) throw new Error(`${homes.length} home positions`);
for (const home of homes) expected.set(home.join(), expectedRolls(home));

/** Known values of this table, to tell a wrong one. */
const facts: readonly (readonly [Home, number])[] = [
  [[0, 15, 0, 0, 0, 0, 0], 6.9796],
  [[0, 10, 0, 0, 0, 0, 0], 4.4082],
  [[0, 0, 0, 0, 0, 0, 15], 12.2662],
  [[0, 0, 0, 0, 3, 5, 7], 10.5391],
  [[0, 1, 1, 1, 1, 1, 1], 3.4636],
  [[0, 5, 4, 0, 0, 0, 0], 4.4101],
];
for (const [home, rolls] of facts) {
  const found = rollsOf(home);
  if (Math.abs(found - rolls) > 0.00005)
    throw new Error(`${home.join()}: ${found} instead of ${rolls}`);
}

const weights = leastSquares(homes.filter((home) => pips(home) > 0));
const whole = weights.map((weight) => String(Math.round(100 * weight)));
printTable(
  ['table', 'weights in 1/100 pip'],
  [
    ['base', `0, ${whole.slice(0, 15).join(', ')}`],
    ['low', `0, ${whole.slice(15, 20).join(', ')}, 0`],
    ['stack', whole[20]],
    ['gap', whole[21]],
  ],
);
const squares = homes.slice(1).map((home) => (wastage(home) - dot(features(home), weights)) ** 2);
process.stdout.write(
  `root mean square error ${Math.sqrt(squares.reduce((a, b) => a + b) / squares.length).toFixed(2)} pips\n`,
);

function allHomes(): Home[] {
  const found: Home[] = [];
  const place = (home: number[], left: number): void => {
    if (home.length === 7) found.push(home);
    else for (let count = 0; count <= left; count++) place([...home, count], left - count);
  };
  place([0], CHECKERS);
  return found;
}

function pips(home: Home): number {
  return home.reduce((sum, count, point) => sum + count * point, 0);
}

function rollsOf(home: Home): number {
  const rolls = expected.get(home.join());
  if (rolls === undefined) throw new Error(`no expected rolls of ${home.join()} yet`);
  return rolls;
}

/** All positions with fewer pips must be known. */
function expectedRolls(home: Home): number {
  if (pips(home) === 0) return 0;
  const sum = ROLLS.reduce((total, roll) => total + rollWeight(roll) * bestOf(home, roll), 0);
  return 1 + sum / 36;
}

function bestOf(home: Home, [high, low]: Dice): number {
  const orders =
    high === low
      ? [diceToPlay([high, low])]
      : [
          [high, low],
          [low, high],
        ];
  return Math.min(...orders.flatMap((dice) => ends(home, dice).map(rollsOf)));
}

/** Where a side can stand after playing dice in this order. */
function ends(home: Home, dice: readonly number[]): readonly Home[] {
  let reached = new Map([[home.join(), home]]);
  for (const die of dice) {
    const next = [...reached.values()].flatMap((from) => steps(from, die));
    reached = new Map(next.map((to) => [to.join(), to]));
  }
  return [...reached.values()];
}

function steps(home: Home, die: number): readonly Home[] {
  const top = home.findLastIndex((count) => count > 0);
  const found: Home[] = [];
  for (let from = top; from > 0; from--) {
    if (home[from] === 0 || (from < die && from !== top)) continue;
    const after = home.slice();
    after[from]--;
    if (from > die) after[from - die]++;
    found.push(after);
  }
  return found.length === 0 ? [home] : found;
}

/** Pips that the bear-off costs beyond the pip count. */
function wastage(home: Home): number {
  return rollsOf(home) * PIPS_A_ROLL - pips(home);
}

/** One for the number of checkers, then checkers on 1..5, checkers above two on a point, empty points of 2..6. */
function features(home: Home): readonly number[] {
  const points = home.slice(1);
  const checkers = points.reduce((sum, count) => sum + count, 0);
  const base = Array.from({ length: CHECKERS }, (_, index) => (index + 1 === checkers ? 1 : 0));
  const stacked = points.reduce((sum, count) => sum + Math.max(0, count - 2), 0);
  const gaps = points.slice(1).filter((count) => count === 0).length;
  return [...base, ...points.slice(0, 5), stacked, gaps];
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * b[index], 0);
}

/** The normal equations, solved by elimination. */
function leastSquares(positions: readonly Home[]): readonly number[] {
  const size = features(positions[0]).length;
  const rows = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0));
  for (const home of positions) {
    const counted = [...features(home), wastage(home)];
    for (let row = 0; row < size; row++) {
      if (counted[row] !== 0)
        counted.forEach((value, column) => (rows[row][column] += counted[row] * value));
    }
  }
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = rows[row][pivot] / rows[pivot][pivot];
      rows[pivot].forEach((value, column) => (rows[row][column] -= factor * value));
    }
  }
  return rows.map((row, index) => row[size] / row[index]);
}
