/**
 * Learns the weights of a game's static score from games against itself, by temporal differences: after each turn the
 * score of the position before is moved towards what the other side's best play says it was worth, and with it, by
 * lambda a turn, those of the turns before; races and finished games are not learnt but scored as they are
 * (evaluation.md 1 and 5).
 *
 *   npm run tune -- --variant long --games 300000 --seed 1 --rate 0.01 --last-rate 0.0003 --lambda 0
 *
 * Prints the tables for src/engine/weights/. The same arguments give the same tables.
 */
import { parseArgs } from 'node:util';
import { endingOf, flip, startPosition, throwDice, type Position } from '../src/game/index.js';
import { createWasmEngine } from '../src/engine/host.js';
import { levels } from '../src/engine/levels.js';
import { loadWasmFromFile } from '../src/engine/node.js';
import { evaluations } from '../src/engine/reference/families.js';
import { passed } from '../src/engine/reference/race.js';
import {
  weightTables,
  type Family,
  type StaticTable,
  type WeightTables,
} from '../src/engine/weights.js';
import { seededDice } from '../test/support/seeded-dice.js';
import { rulesNamed } from './rules-named.js';
import { choose } from './unhurried.js';

const { values: args } = parseArgs({
  options: {
    variant: { type: 'string', default: 'short' },
    games: { type: 'string', default: '300000' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '0.01' },
    'last-rate': { type: 'string', default: '0.0003' },
    lambda: { type: 'string', default: '0' },
  },
});
const games = Number(args.games);
const [rate, lastRate] = [Number(args.rate), Number(args['last-rate'])];
const lambda = Number(args.lambda);
const rules = rulesNamed(args.variant);
const { variant } = rules;

const UNIT = 100000;
const known = weightTables[variant];
const { static: staticTerms } = evaluations[known.family];
const hasPassed = passed[rules.facing];
const terms = Object.keys(known.static);

type Tables = Readonly<Record<string, readonly number[]>>;

/** Weights in points, as they are learnt; the engine plays with their whole numbers. */
const learnt = tablesOf(known.static, (weight) => weight / UNIT);

/** How far each weight has its part in the scores of this game so far, what lies back counting less. */
const trace = tablesOf(known.static, () => 0);

/**
 * How far a weight moves for its part in an error: what is counted in larger numbers moves less, so that all terms
 * learn about evenly.
 */
const paces: { readonly [F in Family]: Partial<Readonly<Record<keyof StaticTable<F>, number>>> } = {
  hitting: {
    pips: 1 / 400,
    overload: 1 / 10,
    prime: 1 / 150,
    bar: 1 / 2,
    risk: 1 / 150,
    riskPip: 1 / 40000,
  },
  blocking: {
    pips: 1 / 400,
    overload: 1 / 60,
    faced: 1 / 12,
    headFaced: 1 / 40,
    wallEach: 1 / 150,
    blockEach: 1 / 100,
    latePip: 1 / 2000,
  },
  pinning: {
    pips: 1 / 400,
    overload: 1 / 10,
    prime: 1 / 150,
    risk: 1 / 150,
    latePip: 1 / 2000,
  },
};
const pace: Readonly<Record<string, number>> = paces[known.family];

function tablesOf(tables: Tables, change: (weight: number) => number): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(tables).map(([term, weights]) => [term, weights.map(change)]),
  );
}

/** The weights learnt so far, as whole numbers. */
function learntSoFar(): WeightTables {
  const whole: Tables = tablesOf(learnt, (weight) => Math.round(weight * UNIT));
  return { ...known, static: whole };
}

const engineModule = await loadWasmFromFile();
const die = seededDice(Number(args.seed));

/** Plays one game and learns from each of its turns; returns the sum of squared errors and their number. */
async function playGame(step: number): Promise<readonly [number, number]> {
  const engine = await createWasmEngine(
    {
      module: engineModule,
      weights: {
        ...weightTables,
        [variant]: learntSoFar(),
      },
    },
    () => 0,
  );
  fade(0);
  let errors = 0;
  let turns = 0;
  let position = startPosition(rules);
  let before: Position | undefined;
  for (;;) {
    const { result, equity } = choose(engine, {
      context: { variant },
      position,
      dice: throwDice(die),
      row: { ...levels.expert, keep: [] },
    });
    if (before) {
      errors += learn(before, -equity, step) ** 2;
      turns++;
    }
    if (endingOf(rules, result) || hasPassed(result)) return [errors, turns];
    before = result;
    position = flip(result);
  }
}

/** Moves the score of a position, and those before it, towards `target`; returns the error. */
function learn(position: Position, target: number, step: number): number {
  let sum = 0;
  staticTerms(position, (term, index, times) => {
    sum += learnt[term][index] * times;
  });
  const flatness = 1 + Math.abs(sum) / 3;
  const error = target - sum / flatness;
  // What the position before was worth to one side, this one is worth to the other.
  fade(-lambda);
  staticTerms(position, (term, index, times) => {
    trace[term][index] += (times * (pace[term] ?? 1)) / flatness ** 2;
  });
  for (const term of terms) {
    for (let index = 0; index < trace[term].length; index++)
      learnt[term][index] += step * error * trace[term][index];
  }
  return error;
}

function fade(share: number): void {
  for (const term of terms) {
    for (let index = 0; index < trace[term].length; index++) trace[term][index] *= share;
  }
}

const REPORTS = 20;
let [errors, turns] = [0, 0];
for (let game = 0; game < games; game++) {
  const [e, t] = await playGame(rate * (lastRate / rate) ** (game / games));
  errors += e;
  turns += t;
  if ((game + 1) % Math.ceil(games / REPORTS) === 0) {
    process.stderr.write(
      `${game + 1} games, root mean square error ${Math.sqrt(errors / turns).toFixed(4)}\n`,
    );
    [errors, turns] = [0, 0];
  }
}
for (const term of terms) {
  process.stdout.write(
    `  ${term}: [${learnt[term].map((weight) => Math.round(weight * UNIT)).join(', ')}],\n`,
  );
}
