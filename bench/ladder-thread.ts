/** A thread of the ladder (ladder.ts): plays its share of the pairs and answers with the points of each. */
import { parentPort, workerData } from 'node:worker_threads';
import {
  endingOf,
  flip,
  pointsOf,
  ruleSets,
  startPosition,
  throwDice,
  type Dice,
  type DiceSource,
  type Ending,
  type Position,
  type RuleSet,
} from '../src/game/index.js';
import type { Engine } from '../src/engine/engine.js';
import { createNodeEngine } from '../src/engine/node.js';
import { mulberry32 } from '../test/support/random.js';
import { seededDice } from '../test/support/seeded-dice.js';
import type { LadderShare } from './ladder.js';
import { playTurn, type Player } from './players.js';

/** So that a player's own throws are not the dice of the game. */
const OTHER_SEED = 0x5f356495;

async function playPairs({ match, half }: LadderShare): Promise<readonly number[]> {
  const engine = await createNodeEngine(() => 0);
  const rules = ruleSets[match.variant];
  const points: number[] = [];
  for (let pair = half; pair < match.pairs; pair += 2) {
    const seed = match.seed + pair;
    const first = playGame(engine, rules, [match.better, match.worse], seed);
    const second = playGame(engine, rules, [match.worse, match.better], seed);
    points.push((first - second) / 2);
  }
  return points;
}

/** Points of the player that begins. */
function playGame(
  engine: Engine,
  rules: RuleSet,
  players: readonly [Player, Player],
  seed: number,
): number {
  const die = seededDice(seed);
  const random = mulberry32(seed ^ OTHER_SEED);
  const context = { variant: rules.variant };
  let dice = firstThrow(rules, die);
  let position = startPosition(rules);
  for (let turn = 0; ; turn = 1 - turn) {
    const result = playTurn(engine, players[turn], { context, position, dice, random });
    const ending = endingOf(rules, result);
    if (ending) return pointsFor(rules, ending, result) * (turn === 0 ? 1 : -1);
    position = flip(result);
    dice = throwDice(die);
  }
}

/** The dice of a draw are never a double; where the winner of the draw throws anew, they may be (rules.md 2). */
function firstThrow({ options }: RuleSet, die: DiceSource): Dice {
  let dice = throwDice(die);
  while (options['open.roll'] === 'dice' && dice[0] === dice[1]) dice = throwDice(die);
  return dice;
}

/** Points of the side that has just moved. */
function pointsFor(rules: RuleSet, { winner, kind }: Ending, { own, opp }: Position): number {
  if (winner === 'nobody') return 0;
  return winner === 'own' ? pointsOf(rules, kind, opp) : -pointsOf(rules, kind, own);
}

parentPort?.postMessage(await playPairs(workerData as LadderShare));
