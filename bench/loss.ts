import { LEVELS, levels } from '../src/engine/levels.js';
import { createNodeEngine } from '../src/engine/node.js';
import { meanLoss, readDecisions } from './decisions.js';
import { printTable } from './table.js';

const DECISIONS = 500;

/** Mean loss of every level on test/fixtures/decisions.tsv, in points, in all and by category. */
export async function runLoss(): Promise<void> {
  const engine = await createNodeEngine(() => performance.now());
  const decisions = readDecisions();
  if (decisions.length !== DECISIONS)
    throw new Error(`${decisions.length} decisions instead of ${DECISIONS}`);
  const categories = [...new Set(decisions.map(({ category }) => category))];
  const rows = ['all', ...categories].map((name) => {
    const some = decisions.filter(({ category }) => name === 'all' || category === name);
    const losses = LEVELS.map((level) => meanLoss(engine, levels[level], some).toFixed(4));
    return [name, String(some.length), ...losses];
  });
  printTable(['kind', 'decisions', ...LEVELS], rows);
}
