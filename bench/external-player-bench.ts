import { ruleSetOf } from '../src/game/index.js';
import { isLevel, LEVELS, type Level } from '../src/engine/levels.js';
import { createNodeEngine } from '../src/engine/node.js';
import {
  EXTERNAL_SIDE,
  findGnubg,
  GNUBG_SETTINGS,
  playGnubg,
  type GnubgSetting,
} from './external-player-gnubg.js';
import { playAgain } from './external-player-record.js';
import { serveExternal } from './external-player-server.js';
import type { ExternalPlayer } from './external-player.js';
import { interval } from './interval.js';
import { printTable } from './table.js';

/** What to play against GNU Backgammon. */
export interface GnubgChoice {
  /** All when there is none. */
  readonly levels?: readonly string[] | undefined;
  /** Games of each level at each setting. */
  readonly games: number;
  /** Milliseconds for a decision; the level's when left out. */
  readonly budget?: number | undefined;
}

/** So that another bench with the same number is another one. */
const SEED = 500001;

const rules = ruleSetOf('short', { 'cube.jacoby': 'off' });

/**
 * Unlimited play against GNU Backgammon, which throws the dice. Each play of both sides is checked against our rules,
 * and GNU Backgammon has to have played what it was told.
 */
export async function runGnubg({ levels = LEVELS, games, budget }: GnubgChoice): Promise<void> {
  const gnubg = findGnubg();
  if (!gnubg) {
    process.stdout.write('skipped: GNU Backgammon is not installed (apt-get install gnubg)\n');
    return;
  }
  const engine = await createNodeEngine(() => performance.now());
  const rows: string[][] = [];
  for (const level of levels.map(levelNamed)) {
    for (const setting of Object.keys(GNUBG_SETTINGS) as GnubgSetting[])
      rows.push(await playSetting(gnubg, { engine, rules, level, budget }, setting, games));
  }
  printTable(['against gnubg', 'games', 'won', 'legal plays', 'points a game', 'minutes'], rows);
}

/** @throws for no level */
export function levelNamed(name: string): Level {
  if (isLevel(name)) return name;
  throw new Error(`no level is named "${name}": ${LEVELS.join(', ')}`);
}

async function playSetting(
  gnubg: string,
  player: ExternalPlayer,
  setting: GnubgSetting,
  games: number,
): Promise<string[]> {
  const begun = performance.now();
  const told: string[] = [];
  const server = await serveExternal(player, 0, ({ text }) => {
    if (text !== 'roll') told.push(text);
  });
  try {
    const { record } = await playGnubg(gnubg, { setting, games, seed: SEED, port: server.port });
    const { results, answers, plays } = playAgain(record, EXTERNAL_SIDE);
    if (results.length !== games)
      throw new Error(`${results.length} of ${games} games were played`);
    const other = answers.findIndex((answer, index) => answer !== told[index]);
    if (other >= 0 || answers.length !== told.length) throw misheard(told, answers, other);
    const points = results.map(({ winner, points }) =>
      winner === EXTERNAL_SIDE ? points : -points,
    );
    const { mean, margin } = interval(points);
    return [
      `${player.level} - ${setting}`,
      String(games),
      String(points.filter((won) => won > 0).length),
      String(plays),
      `${mean.toFixed(3)} +- ${margin.toFixed(3)}`,
      ((performance.now() - begun) / 60000).toFixed(1),
    ];
  } finally {
    server.close();
  }
}

function misheard(told: readonly string[], answers: readonly string[], at: number): Error {
  const index = at < 0 ? Math.min(told.length, answers.length) : at;
  const [said, kept] = [told, answers].map((list) => JSON.stringify(list[index] ?? null));
  return new Error(`answer ${index + 1} was ${said}, and gnubg kept ${kept}`);
}
