/**
 * Where the tables of src/engine/cube/chances-table.ts come from: games of the engine against itself, the value of each
 * position in contact after its play, and how the game ended. Prints the weights that fit best, and how far the chances
 * with the weights in use are from rollouts.
 *
 *   npm run fit-chances -- [VARIANT] [GAMES] [ROLLED-OUT]
 */
import {
  endingOf,
  flip,
  highestPoint,
  BAR,
  OFF,
  pointsOf,
  startPosition,
  throwDice,
  type DiceSource,
  type Position,
  type ResultKind,
  type RuleSet,
} from '../src/game/index.js';
import { equityOf } from '../src/engine/cube/chances.js';
import { chancesOf } from '../src/engine/cube/decisions.js';
import {
  backgammonSigns,
  contactChances,
  gammonSigns,
} from '../src/engine/cube/contact-chances.js';
import { chancesTables } from '../src/engine/cube/chances-table.js';
import type { Choice } from '../src/engine/engine.js';
import { levels } from '../src/engine/levels.js';
import { createNodeEngine } from '../src/engine/node.js';
import { rulesNamed } from './rules-named.js';
import { printTable } from './table.js';
import { choose, look } from './unhurried.js';
import { seededDice } from '../test/support/seeded-dice.js';

const [variant = 'short', games = '4000', rolledOut = '150'] = process.argv.slice(2);
const rules = rulesNamed(variant);
const context = { variant: rules.variant };
const engine = await createNodeEngine(() => 0);

/** Candidates that get a value of one ply: what is fitted is what Hard and Expert see. */
const KEEP = [6];
const GAMES_A_ROLLOUT = 200;

/** A position after a play, its value, and the points that `own` won in the end. */
interface Sample {
  readonly position: Position;
  readonly equity: number;
  readonly points: number;
}

/** The kind of every game's end. */
const kinds: ResultKind[] = [];
const samples: Sample[] = [];
for (let game = 1; game <= Number(games); game++)
  samples.push(...playGame(rules, seededDice(game)));
if (samples.length < 10 * Number(games)) throw new Error(`only ${samples.length} positions`);

const scale = slope(samples.map(({ equity, points }) => [equity, points]));
const wins = samples.map(asWinner).filter(({ position }) => position.opp[OFF] === 0);
const gammon = logistic(
  wins.map(({ position: { own, opp }, equity }) => gammonSigns(own, opp, equity)),
  wins.map(({ points }) => points >= 2),
);
const gammons = wins.filter(({ points }) => points >= 2);
const backgammon = logistic(
  gammons.map(({ position: { opp }, equity }) => backgammonSigns(opp, equity)),
  gammons.map(({ points }) => points >= 3),
);
printTable(
  ['table', `from ${samples.length} positions of ${games} games`],
  [
    ['even', [share('gammon', 'backgammon'), share('backgammon')].join(', ')],
    ['scale', scale.toFixed(3)],
    ['gammon', gammon.map((weight) => weight.toFixed(3)).join(', ')],
    ['backgammon', backgammon.map((weight) => weight.toFixed(3)).join(', ')],
  ],
);
printCalibration();
await printErrors();

/** The part of the games that ended like one of these. */
function share(...like: readonly ResultKind[]): string {
  return (kinds.filter((kind) => like.includes(kind)).length / kinds.length).toFixed(3);
}

/** The positions in contact of a game, after each play. */
function playGame(of: RuleSet, dice: DiceSource): readonly Sample[] {
  const seen: Omit<Sample, 'points'>[] = [];
  let position = startPosition(of);
  for (;;) {
    const { result, equity } = playBest(position, dice, KEEP);
    const ending = endingOf(of, result);
    if (ending) {
      const won = pointsOf(of, ending.kind, result.opp);
      kinds.push(ending.kind);
      // From the end backwards, the winner moved last, the loser before him.
      return seen
        .reverse()
        .map((sample, ago) => ({ ...sample, points: ago % 2 === 0 ? -won : won }))
        .filter((sample) => isContact(sample.position));
    }
    seen.push({ position: result, equity });
    position = flip(result);
  }
}

function playBest(position: Position, dice: DiceSource, keep: readonly number[]): Choice {
  const row = { evaluator: 'expert', keep } as const;
  return choose(engine, { context, position, dice: throwDice(dice), row });
}

function isContact({ own, opp }: Position): boolean {
  return highestPoint(own) + highestPoint(opp) > BAR;
}

/** The same as the side sees it that won. */
function asWinner(sample: Sample): Sample {
  const { position, equity, points } = sample;
  return points > 0 ? sample : { position: flip(position), equity: -equity, points: -points };
}

/** The best factor between two columns that are 0 together. */
function slope(pairs: readonly (readonly [number, number])[]): number {
  const [xx, xy] = pairs.reduce(([a, b], [x, y]) => [a + x * x, b + x * y], [0, 0]);
  return xy / xx;
}

/** Logistic regression by Newton's method. */
function logistic(
  rows: readonly (readonly number[])[],
  happened: readonly boolean[],
): readonly number[] {
  const size = rows[0].length;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < 12; round++) {
    const system = Array.from({ length: size }, (_, index) => {
      const row = new Array<number>(size + 1).fill(0);
      row[index] = 1e-6;
      return row;
    });
    for (const [index, row] of rows.entries()) {
      const chance = 1 / (1 + Math.exp(-dot(row, weights)));
      const rest = (happened[index] ? 1 : 0) - chance;
      const spread = chance * (1 - chance);
      for (let i = 0; i < size; i++) {
        for (let j = 0; j < size; j++) system[i][j] += spread * row[i] * row[j];
        system[i][size] += row[i] * rest;
      }
    }
    const step = solved(system);
    weights = weights.map((weight, index) => weight + step[index]);
  }
  return weights;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * b[index], 0);
}

/** Linear equations, by elimination; each row ends with its right side. */
function solved(rows: number[][]): readonly number[] {
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = rows[row][pivot] / rows[pivot][pivot];
      rows[pivot].forEach((value, column) => (rows[row][column] -= factor * value));
    }
  }
  return rows.map((row, index) => row[size] / row[index]);
}

/** What came of the positions, by the chance of winning that the weights in use give. */
function printCalibration(): void {
  const table = chancesTables[rules.variant];
  const bins = Array.from({ length: 10 }, () => ({
    count: 0,
    given: 0,
    won: 0,
    gammon: 0,
    gammons: 0,
  }));
  for (const { position, equity, points } of samples) {
    const { win, winGammon } = contactChances(table, position, equity);
    const bin = bins[Math.min(9, Math.floor(10 * win))];
    bin.count++;
    bin.given += win;
    bin.won += points > 0 ? 1 : 0;
    bin.gammon += winGammon;
    bin.gammons += points >= 2 ? 1 : 0;
  }
  printTable(
    ['positions', 'win', 'won', 'gammon', 'gammons'],
    bins.map(({ count, ...sums }) => [
      String(count),
      ...[sums.given, sums.won, sums.gammon, sums.gammons].map((sum) => (sum / count).toFixed(3)),
    ]),
  );
}

/**
 * How far what each level reckons with is from what games from the position bring, the luck of those games taken away;
 * before the roll, as it is asked for.
 */
async function printErrors(): Promise<void> {
  const each = Math.floor(samples.length / Number(rolledOut));
  const chosen = samples
    .filter((_, index) => index % each === 0)
    .map(({ position }) => flip(position));
  const rollouts = chosen.map((position, index) =>
    Array.from({ length: GAMES_A_ROLLOUT }, (_, game) =>
      rollOut(position, seededDice(1e6 + index * GAMES_A_ROLLOUT + game)),
    ),
  );
  const rows: string[][] = [];
  for (const level of ['hard', 'expert'] as const) {
    const errors = { win: 0, points: 0 };
    for (const [index, position] of chosen.entries()) {
      const view = { context, positions: [position], row: levels[level] };
      const [outlook] = await look(engine, view);
      const chances = chancesOf(outlook);
      const points = rollouts[index];
      errors.win += squareError(
        chances.win,
        points.map((won) => (won > 0 ? 1 : 0)),
      );
      errors.points += squareError(equityOf(chances), points);
    }
    const root = (sum: number): string => Math.sqrt(Math.max(0, sum / chosen.length)).toFixed(3);
    rows.push([level, root(errors.win), root(errors.points)]);
  }
  printTable([`error of ${chosen.length} positions`, 'chance of winning', 'points'], rows);
}

function squareError(given: number, found: readonly number[]): number {
  const mean = found.reduce((sum, value) => sum + value, 0) / found.length;
  const variance = found.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (found.length - 1);
  return (given - mean) ** 2 - variance / found.length;
}

/** Points of `own`, which is about to roll, when both sides play by the bare score. */
function rollOut(from: Position, dice: DiceSource): number {
  let position = from;
  for (let turn = 1; ; turn = -turn) {
    const { result } = playBest(position, dice, []);
    const ending = endingOf(rules, result);
    if (ending) return turn * pointsOf(rules, ending.kind, result.opp);
    position = flip(result);
  }
}
