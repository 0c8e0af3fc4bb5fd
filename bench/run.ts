/**
 * `npm run bench`: speed and mean loss (minutes). `npm run bench -- SUITE ...` runs the suites named; `ladder` takes
 * hours for all games, so it can be told what to play: `--variant long`, `--match hard-simple` (each may be given again)
 * and `--pairs 500`. `gnubg` plays GNU Backgammon: `--level hard` (may be given again) and `--games 100`; `external`
 * answers it, as `set player 0 external localhost:4321` asks, until it is ended: `--level hard` and `--port 4321`. Both
 * take `--budget 100`, milliseconds for a decision. Every suite asserts counts, so that a bench is also a check.
 */
import { parseArgs } from 'node:util';
import { runAblation } from './ablation.js';
import { runGnubg } from './external-player-bench.js';
import { runExternal } from './external-player-serve.js';
import { runLadder } from './ladder.js';
import { runLoss } from './loss.js';
import { runSpeed } from './speed.js';
import { runStop } from './stop.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variant: { type: 'string', multiple: true },
    match: { type: 'string', multiple: true },
    pairs: { type: 'string', default: '1000' },
    level: { type: 'string', multiple: true },
    games: { type: 'string', default: '100' },
    port: { type: 'string', default: '4321' },
    budget: { type: 'string' },
  },
});

const budget = values.budget === undefined ? undefined : Number(values.budget);

const suites: Readonly<Record<string, () => Promise<void>>> = {
  speed: runSpeed,
  loss: runLoss,
  ablation: runAblation,
  ladder: () =>
    runLadder({
      variants: values.variant,
      matches: values.match,
      pairs: Number(values.pairs),
    }),
  stop: runStop,
  gnubg: () => runGnubg({ levels: values.level, games: Number(values.games), budget }),
  external: () => runExternal({ level: values.level?.[0], port: Number(values.port), budget }),
};

for (const name of positionals.length > 0 ? positionals : ['speed', 'loss']) {
  if (!Object.hasOwn(suites, name)) {
    throw new Error(`no suite is named "${name}": ${Object.keys(suites).join(', ')}`);
  }
  process.stdout.write(`\n## ${name}\n`);
  await suites[name]();
}
