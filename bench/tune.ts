/**
 * Learns the weights of the static score from games against itself, by temporal differences (lambda 0): after each
 * turn the score of the position before is moved towards what the other side's best play says it was worth; races and
 * finished games are not learnt but scored as they are (evaluation.md 1 and 5).
 *
 *   npm run tune -- --games 300000 --seed 1 --rate 0.01 --last-rate 0.0003
 *
 * Prints the tables for src/engine/weights.ts. The same arguments give the same tables.
 */
import { parseArgs } from 'node:util';
import {
  flip,
  hasBorneOffAll,
  ruleSets,
  startPosition,
  throwDice,
  type Position,
} from '../src/game/index.js';
import { createWasmEngine } from '../src/engine/host.js';
import { levels } from '../src/engine/levels.js';
import { loadWasmFromFile } from '../src/engine/node.js';
import { havePassed } from '../src/engine/reference/race.js';
import { staticTerms, type StaticTerm } from '../src/engine/reference/static-terms.js';
import { staticWeights, weightTables } from '../src/engine/weights.js';
import { seededDice } from '../test/support/seeded-dice.js';

const { values: args } = parseArgs({
  options: {
    games: { type: 'string', default: '300000' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '0.01' },
    'last-rate': { type: 'string', default: '0.0003' },
  },
});
const games = Number(args.games);
const [rate, lastRate] = [Number(args.rate), Number(args['last-rate'])];

const UNIT = 100000;
const terms = Object.keys(staticWeights) as StaticTerm[];

/** Weights in points, as they are learnt; the engine plays with their whole numbers. */
const learnt = tablesOf((weight) => weight / UNIT);

/**
 * How far a weight moves for its part in an error: what is counted in larger numbers moves less, so that all terms
 * learn about evenly.
 */
const pace: Readonly<Record<StaticTerm, number>> = {
  pips: 1 / 400,
  onRoll: 1,
  off: 1,
  made: 1,
  spare: 1,
  overload: 1 / 10,
  home: 1,
  anchor: 1,
  prime: 1 / 150,
  bar: 1 / 2,
  back: 1,
  blot: 1,
  risk: 1 / 150,
  riskPip: 1 / 40000,
};

function tablesOf(
  change: (weight: number, term: StaticTerm) => number,
): Record<StaticTerm, number[]> {
  const entries = terms.map((term) => [
    term,
    staticWeights[term].map((weight) => change(weight, term)),
  ]);
  return Object.fromEntries(entries) as Record<StaticTerm, number[]>;
}

const engineModule = await loadWasmFromFile();
const die = seededDice(Number(args.seed));
const rules = ruleSets.short;

/** Plays one game and learns from each of its turns; returns the sum of squared errors and their number. */
async function playGame(step: number): Promise<readonly [number, number]> {
  const static_ = Object.fromEntries(
    terms.map((term) => [term, learnt[term].map((w) => Math.round(w * UNIT))]),
  );
  const engine = await createWasmEngine(engineModule, () => 0, {
    ...weightTables,
    static: static_ as typeof staticWeights,
  });
  let errors = 0;
  let turns = 0;
  let position = startPosition(rules);
  let before: Position | undefined;
  for (;;) {
    const dice = throwDice(die);
    const search = engine.search({
      context: { variant: rules.variant },
      position,
      dice,
      row: { ...levels.expert, keep: [] },
    });
    search.run(Infinity);
    const { result, equity } = search.best();
    if (before) {
      errors += learn(before, -equity, step) ** 2;
      turns++;
    }
    if (hasBorneOffAll(rules, result.own) || havePassed(result)) return [errors, turns];
    before = result;
    position = flip(result);
  }
}

/** Moves the score of a position towards `target`; returns the error. */
function learn(position: Position, target: number, step: number): number {
  let sum = 0;
  staticTerms(position, (term, index, times) => {
    sum += learnt[term][index] * times;
  });
  const flatness = 1 + Math.abs(sum) / 3;
  const error = target - sum / flatness;
  const move = (step * error) / flatness ** 2;
  staticTerms(position, (term, index, times) => {
    learnt[term][index] += move * times * pace[term];
  });
  return error;
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
