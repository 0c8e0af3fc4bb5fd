/**
 * `npm run bench`: speed and mean loss (minutes). `npm run bench -- SUITE ...` runs the suites named, of which
 * `ladder` takes the better part of an hour. Every suite asserts counts, so that a bench is also a check.
 */
import { runAblation } from './ablation.js';
import { runLadder } from './ladder.js';
import { runLoss } from './loss.js';
import { runSpeed } from './speed.js';
import { runStop } from './stop.js';

const suites: Readonly<Record<string, () => Promise<void>>> = {
  speed: runSpeed,
  loss: runLoss,
  ablation: runAblation,
  ladder: runLadder,
  stop: runStop,
};

const chosen = process.argv.slice(2);
for (const name of chosen.length > 0 ? chosen : ['speed', 'loss']) {
  if (!Object.hasOwn(suites, name)) {
    throw new Error(`no suite is named "${name}": ${Object.keys(suites).join(', ')}`);
  }
  process.stdout.write(`\n## ${name}\n`);
  await suites[name]();
}
