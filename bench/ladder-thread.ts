/** A thread of the ladder (ladder.ts): plays its share of the pairs and answers with the points of each. */
import { parentPort, workerData } from 'node:worker_threads';
import {
  flip,
  hasBorneOffAll,
  resultKind,
  ruleSets,
  startPosition,
  throwDice,
  type Position,
} from '../src/game/index.js';
import type { Engine } from '../src/engine/engine.js';
import { levels, type Level } from '../src/engine/levels.js';
import { createNodeEngine } from '../src/engine/node.js';
import type { LadderShare } from './ladder.js';
import { seededDice } from '../test/support/seeded-dice.js';

const rules = ruleSets.short;

async function playPairs({ match, half }: LadderShare): Promise<readonly number[]> {
  const engine = await createNodeEngine(() => 0);
  const points: number[] = [];
  for (let pair = half; pair < match.pairs; pair += 2) {
    const seed = match.seed + pair;
    const first = playGame(engine, [match.better, match.worse], seed);
    const second = playGame(engine, [match.worse, match.better], seed);
    points.push((first - second) / 2);
  }
  return points;
}

/** Points of the level that begins; the opening roll is never a double. */
function playGame(engine: Engine, sides: readonly [Level, Level], seed: number): number {
  const die = seededDice(seed);
  let dice = throwDice(die);
  while (dice[0] === dice[1]) dice = throwDice(die);
  let position: Position = startPosition(rules);
  for (let turn = 0; ; turn = 1 - turn) {
    const search = engine.search({
      context: { variant: rules.variant },
      position,
      dice,
      row: levels[sides[turn]],
    });
    search.run(Infinity);
    const { result } = search.best();
    if (hasBorneOffAll(rules, result.own)) {
      const points = rules.factors[resultKind(rules, result.opp)];
      return turn === 0 ? points : -points;
    }
    position = flip(result);
    dice = throwDice(die);
  }
}

parentPort?.postMessage(await playPairs(workerData as LadderShare));
