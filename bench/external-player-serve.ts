import { ruleSetOf } from '../src/game/index.js';
import { DEFAULT_LEVEL } from '../src/engine/levels.js';
import { createNodeEngine } from '../src/engine/node.js';
import { levelNamed } from './external-player-bench.js';
import { serveExternal } from './external-player-server.js';

/** Whom GNU Backgammon finds where. */
export interface ExternalChoice {
  readonly level?: string | undefined;
  readonly port: number;
  /** Milliseconds for a decision; the level's when left out. */
  readonly budget?: number | undefined;
}

/**
 * Answers GNU Backgammon until the process is ended, and prints what it says; resolves once it listens. A beaver cannot
 * be told from a double in its lines: `set beavers 0`.
 */
export async function runExternal(choice: ExternalChoice): Promise<void> {
  const { level = DEFAULT_LEVEL, port, budget } = choice;
  const engine = await createNodeEngine(() => performance.now());
  const player = { engine, rules: ruleSetOf('short'), level: levelNamed(level), budget };
  const server = await serveExternal(player, port, ({ text }) => {
    process.stdout.write(`${text}\n`);
  });
  process.stdout.write(`${level} listens: set player 0 external localhost:${server.port}\n`);
}
