/**
 * Where `BOMB_WORTH` of src/engine/cube/margins.ts comes from: nuclear games between sides that use the bomb at
 * different gains, by the bare score, each pair of games with the same dice.
 *
 *   npm run fit-bomb -- [PAIRS]
 */
import {
  endingOf,
  explode,
  explosionFault,
  flip,
  pointsOf,
  ruleSets,
  startPosition,
  throwDice,
  type Position,
} from '../src/game/index.js';
import { equityOf } from '../src/engine/cube/chances.js';
import { chancesOf } from '../src/engine/cube/decisions.js';
import { lookAhead } from '../src/engine/cube/look-ahead.js';
import { BOMB_WORTH } from '../src/engine/cube/margins.js';
import { createNodeEngine } from '../src/engine/node.js';
import { Slices } from '../src/engine/slices.js';
import { printTable } from './table.js';
import { seededDice } from '../test/support/seeded-dice.js';

const [pairs = '150'] = process.argv.slice(2);
const rules = ruleSets.nuclear;
const context = { variant: rules.variant };
const clock = (): number => 0;
const engine = await createNodeEngine(clock);
const pacing = { clock, pause: () => Promise.resolve(), slice: Infinity };

/** Gains, in points, from which on a side uses the bomb; each against the one that is in use. */
const MARGINS = [0.4, 0.6, 1, 1.2, Infinity];

const rows: string[][] = [];
for (const margin of MARGINS) {
  const points: number[] = [];
  for (let seed = 1; seed <= Number(pairs); seed++) {
    const first = await playGame([margin, BOMB_WORTH], seed);
    points.push((first - (await playGame([BOMB_WORTH, margin], seed))) / 2);
  }
  const mean = points.reduce((sum, value) => sum + value, 0) / points.length;
  const variance = points.reduce((sum, value) => sum + (value - mean) ** 2, 0) / points.length;
  const error = 1.96 * Math.sqrt(variance / points.length);
  rows.push([String(margin), mean.toFixed(3), error.toFixed(3)]);
}
printTable([`gain`, `points a game against ${BOMB_WORTH}`, '+-'], rows);

/** Points of the side that begins. */
async function playGame(margins: readonly [number, number], seed: number): Promise<number> {
  const die = seededDice(seed);
  let position = startPosition(rules);
  /** Whose the bomb is: 0 and 1 are the sides. */
  let bomb: number | undefined;
  for (let turn = 0; ; turn = 1 - turn) {
    if (bomb === undefined || bomb === turn) {
      const after = await exploded(position, margins[turn]);
      if (after) [position, bomb] = [after, 1 - turn];
    }
    const row = { evaluator: 'expert', keep: [] } as const;
    const search = engine.search({ context, position, dice: throwDice(die), row });
    search.run(Infinity);
    const { result } = search.best();
    const ending = endingOf(rules, result);
    if (ending) return (turn === 0 ? 1 : -1) * pointsOf(rules, ending.kind, result.opp);
    position = flip(result);
  }
}

/** The board after the bomb, if that gains more than the margin. */
async function exploded(position: Position, margin: number): Promise<Position | undefined> {
  if (explosionFault(rules, position) !== undefined) return undefined;
  const after = explode(rules, position);
  const view = { context, positions: [position, after], level: 'expert' } as const;
  // Past its deadline, it looks no deeper than the bare score.
  const [now, then] = await lookAhead(engine, view, new Slices(pacing), clock());
  return equityOf(chancesOf(then)) - equityOf(chancesOf(now)) > margin ? after : undefined;
}
