/** A thread of the ladder (ladder.ts): plays its share of the pairs and answers with the points of each. */
import { parentPort, workerData } from 'node:worker_threads';
import { ruleSets } from '../src/game/index.js';
import { createNodeEngine } from '../src/engine/node.js';
import { mulberry32 } from '../test/support/random.js';
import type { LadderShare } from './ladder.js';
import { playGame } from './play-game.js';
import { playerOf, type Player } from './players.js';

/** So that a player's own throws are not the dice of the game. */
const OTHER_SEED = 0x5f356495;

async function playPairs({ match, half }: LadderShare): Promise<readonly number[]> {
  const engine = await createNodeEngine(() => 0);
  const { variant, better, worse } = match;
  const play = (first: Player, second: Player, seed: number): Promise<number> => {
    const means = { engine, context: { variant }, random: mulberry32(seed ^ OTHER_SEED) };
    return playGame(ruleSets[variant], [playerOf(first, means), playerOf(second, means)], seed);
  };
  const points: number[] = [];
  for (let pair = half; pair < match.pairs; pair += 2) {
    const seed = match.seed + pair;
    const first = await play(better, worse, seed);
    const second = await play(worse, better, seed);
    points.push((first - second) / 2);
  }
  return points;
}

parentPort?.postMessage(await playPairs(workerData as LadderShare));
