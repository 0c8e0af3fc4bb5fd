import { Worker } from 'node:worker_threads';
import type { Level } from '../src/engine/levels.js';
import { printTable } from './table.js';

/** Who plays whom, how many pairs of games, from which seed: fixed beforehand. */
const matches: readonly Match[] = [
  { better: 'hard', worse: 'simple', pairs: 2000, seed: 1 },
  { better: 'expert', worse: 'simple', pairs: 2000, seed: 100001 },
  { better: 'expert', worse: 'hard', pairs: 2000, seed: 200001 },
];

interface Match {
  readonly better: Level;
  readonly worse: Level;
  readonly pairs: number;
  readonly seed: number;
}

/** What one thread plays: every second pair. */
export interface LadderShare {
  readonly match: Match;
  readonly half: number;
}

/**
 * Games of level against level. A pair is one sequence of dice played twice, each level having each side once, so
 * that luck cancels; the interval is 95 % over the pairs.
 */
export async function runLadder(): Promise<void> {
  const rows: string[][] = [];
  for (const match of matches) {
    const halves = await Promise.all([0, 1].map((half) => playHalf(match, half)));
    const points = halves.flat();
    const { mean, margin } = interval(points);
    if (points.length !== match.pairs)
      throw new Error(`${points.length} of ${match.pairs} pairs were played`);
    rows.push([
      `${match.better} - ${match.worse}`,
      String(match.pairs),
      `${mean.toFixed(3)} +- ${margin.toFixed(3)}`,
      mean - margin > 0 ? 'yes' : 'no',
    ]);
  }
  printTable(['match', 'pairs', 'points a game', 'above zero'], rows);
}

/** Every second pair of a match, in a thread of its own. */
function playHalf(match: Match, half: number): Promise<readonly number[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./ladder-thread.js', import.meta.url), {
      workerData: { match, half } satisfies LadderShare,
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function interval(values: readonly number[]): { mean: number; margin: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance =
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, margin: 1.96 * Math.sqrt(variance / values.length) };
}
