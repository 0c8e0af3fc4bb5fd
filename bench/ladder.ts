import { Worker } from 'node:worker_threads';
import { VARIANTS, type Variant } from '../src/game/index.js';
import { interval } from './interval.js';
import type { Player } from './players.js';
import { rulesNamed } from './rules-named.js';
import { printTable } from './table.js';

/** What to play of the ladder. */
export interface LadderChoice {
  /** All when there is none. */
  readonly variants?: readonly string[] | undefined;
  /** As `hard-simple`; all when there is none. */
  readonly matches?: readonly string[] | undefined;
  /** Pairs of games in each match. */
  readonly pairs: number;
}

/** Who plays whom, from which seed: fixed beforehand. */
const matches: readonly Pick<Match, 'better' | 'worse' | 'seed'>[] = [
  { better: 'simple', worse: 'random', seed: 300001 },
  { better: 'simple', worse: 'pip-greedy', seed: 400001 },
  { better: 'hard', worse: 'simple', seed: 1 },
  { better: 'expert', worse: 'simple', seed: 100001 },
  { better: 'expert', worse: 'hard', seed: 200001 },
];

interface Match {
  readonly variant: Variant;
  readonly better: Player;
  readonly worse: Player;
  readonly pairs: number;
  readonly seed: number;
}

/** What one thread plays: every second pair. */
export interface LadderShare {
  readonly match: Match;
  readonly half: number;
}

/**
 * Games of player against player, a table for each variant. A pair is one sequence of dice played twice, each player
 * having each side once, so that luck cancels; the interval is 95 % over the pairs.
 */
export async function runLadder(choice: LadderChoice): Promise<void> {
  const chosen = matchesNamed(choice.matches);
  for (const name of choice.variants ?? VARIANTS) {
    const { variant } = rulesNamed(name);
    const rows: string[][] = [];
    for (const match of chosen)
      rows.push(await playMatch({ variant, pairs: choice.pairs, ...match }));
    printTable([variant, 'pairs', 'points a game', 'above zero', 'minutes'], rows);
  }
}

function matchesNamed(names: LadderChoice['matches']): typeof matches {
  if (!names) return matches;
  return names.map((name) => {
    const found = matches.find(({ better, worse }) => name === `${better}-${worse}`);
    if (!found) throw new Error(`no match is named "${name}"`);
    return found;
  });
}

async function playMatch(match: Match): Promise<string[]> {
  const start = performance.now();
  const halves = await Promise.all([0, 1].map((half) => playHalf(match, half)));
  const points = halves.flat();
  if (points.length !== match.pairs)
    throw new Error(`${points.length} of ${match.pairs} pairs were played`);
  const { mean, margin } = interval(points);
  return [
    `${match.better} - ${match.worse}`,
    String(match.pairs),
    `${mean.toFixed(3)} +- ${margin.toFixed(3)}`,
    mean - margin > 0 ? 'yes' : 'no',
    ((performance.now() - start) / 60000).toFixed(1),
  ];
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
