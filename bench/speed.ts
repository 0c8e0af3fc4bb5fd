import { Bench } from 'tinybench';
import { ROLLS, ruleSets, startPosition } from '../src/game/index.js';
import type { Engine } from '../src/engine/engine.js';
import { levels } from '../src/engine/levels.js';
import { createNodeEngine, loadWasmFromFile } from '../src/engine/node.js';
import { pause } from '../src/engine/pause.js';
import { createReferenceEngine } from '../src/engine/reference/index.js';
import { thinkInSlices } from '../src/engine/slices.js';
import {
  writePosition,
  writeRules,
  writeWeights,
  type EngineModule,
} from '../src/engine/wasm-module.js';
import { weightTables } from '../src/engine/weights.js';
import { perft } from '../test/support/perft.js';
import { longestLists, selfPlay, type Decision } from './positions.js';
import { printTable } from './table.js';

const now = (): number => performance.now();
const rules = ruleSets.short;

/** A game of each way of meeting; the first is the one that must not slow down. */
const FAMILIES = ['short', 'plakoto', 'long'] as const;

/** Rolls, static scores and decisions a second, the WebAssembly engine beside the reference in one run. */
export async function runSpeed(): Promise<void> {
  const engines = [await createNodeEngine(now), createReferenceEngine(now)] as const;
  await sideBySide('rolls, plays of two turns from the start', ROLLS_OF_TWO_TURNS, [
    await perftInWasm(),
    perftInTypeScript,
  ]);
  for (const variant of FAMILIES) {
    const decisions = selfPlay(engines[0], variant, 2000, 7);
    await sideBySide(
      `${variant}: static scores, positions of self-play`,
      decisions.length,
      engines.map((engine) => () => scoreAll(engine, decisions)),
    );
    decisionTimes(
      `${variant}: expert, 300 decisions of self-play`,
      engines[0],
      selfPlay(engines[0], variant, 300, 11),
    );
    decisionTimes(
      `${variant}: expert, the longest lists`,
      engines[0],
      longestLists.filter(({ context }) => context.variant === variant),
    );
  }
  for (const engine of engines) await overshoot(engine);
}

function scoreAll(engine: Engine, decisions: readonly Decision[]): number {
  let sum = 0;
  for (const { context, position } of decisions) sum += engine.score(context, 'static', position);
  return sum;
}

const RESULTS_OF_TWO_TURNS = 202782;
const ROLLS_OF_TWO_TURNS = ROLLS.length + 447 * ROLLS.length;

async function perftInWasm(): Promise<() => number> {
  const { exports } = await WebAssembly.instantiate(await loadWasmFromFile(), { env: { now } });
  const module = exports as unknown as EngineModule;
  writeRules(module, rules);
  writeWeights(module, weightTables[rules.variant]);
  writePosition(module, startPosition(rules));
  return () => expectCount(module.perft(2));
}

function perftInTypeScript(): number {
  return expectCount(perft(rules, startPosition(rules), 2));
}

function expectCount(count: number): number {
  if (count !== RESULTS_OF_TWO_TURNS)
    throw new Error(`perft gave ${count} instead of ${RESULTS_OF_TWO_TURNS}`);
  return count;
}

/** Runs the same work in both languages; both must give the same answer. */
async function sideBySide(
  what: string,
  units: number,
  work: readonly (() => number)[],
): Promise<void> {
  const answers = new Set(work.map((run) => run()));
  if (answers.size !== 1)
    throw new Error(`${what}: the engines differ: ${[...answers].join(', ')}`);
  const bench = new Bench({ time: 2000, warmupIterations: 2, iterations: 5 });
  work.forEach((run, index) => bench.add(['wasm', 'reference'][index], () => void run()));
  const tasks = await bench.run();
  const rates = tasks.map((task) => {
    if (task.result.state !== 'completed')
      throw new Error(`${what}: ${task.name} did not complete`);
    return (units * 1000) / task.result.latency.p50;
  });
  printTable(
    [what, 'wasm a second', 'reference a second', 'ratio'],
    [['median', ...rates.map(thousands), (rates[0] / rates[1]).toFixed(1)]],
  );
}

/** Times of whole Expert decisions, without a limit of time. */
function decisionTimes(what: string, engine: Engine, decisions: readonly Decision[]): void {
  const timed = decisions.map((decision) => {
    const start = now();
    const search = engine.search({ ...decision, row: levels.expert });
    search.run(Infinity);
    return { time: now() - start, leaves: search.scored };
  });
  const times = timed.map(({ time }) => time).sort((a, b) => a - b);
  const leaves = timed.map(({ leaves: count }) => count).sort((a, b) => a - b);
  const at = (values: readonly number[], share: number): number =>
    values[Math.floor((values.length - 1) * share)];
  printTable(
    [what, 'median', '99 %', 'worst'],
    [
      ['ms', ...[0.5, 0.99, 1].map((share) => at(times, share).toFixed(1))],
      ['positions scored', ...[0.5, 0.99, 1].map((share) => thousands(at(leaves, share)))],
    ],
  );
}

/** How long after its budget the answer of an Expert is there, as the worker works: the longest lists, at worst. */
async function overshoot(engine: Engine): Promise<void> {
  const pacing = { clock: now, pause, slice: 5 };
  const rows: string[][] = [];
  for (const budget of [1, 5, 20, 100, 800]) {
    const late: number[] = [];
    for (const decision of longestLists) {
      const start = now();
      await thinkInSlices(engine, { ...decision, level: 'expert', budget }, pacing);
      late.push(Math.max(0, now() - start - budget));
    }
    rows.push([String(budget), Math.max(...late).toFixed(1)]);
  }
  printTable([`${engine.kind}: budget, ms`, 'over it at worst, ms'], rows);
}

function thousands(value: number): string {
  return Math.round(value).toLocaleString('en').replaceAll(',', ' ');
}
