import { createWasmEngine } from '../src/engine/host.js';
import { levels } from '../src/engine/levels.js';
import { loadWasmFromFile } from '../src/engine/node.js';
import { weightTables, type WeightTables } from '../src/engine/weights.js';
import { meanLoss, readDecisions } from './decisions.js';
import { printTable } from './table.js';

/**
 * What switching off each term of short nardy's static score costs, in points a decision, at a glance and one ply deep.
 */
export async function runAblation(): Promise<void> {
  const module = await loadWasmFromFile();
  const decisions = readDecisions().filter(
    ({ category }) => category !== 'race' && category !== 'bearoff',
  );
  const known: WeightTables = weightTables.short;
  const loss = async (terms: WeightTables['static']): Promise<readonly number[]> => {
    const short = { ...known, static: terms } as WeightTables;
    const engine = await createWasmEngine({ module, weights: { ...weightTables, short } }, () => 0);
    const rows = [{ ...levels.hard, keep: [] }, levels.hard];
    return rows.map((row) => meanLoss(engine, row, decisions));
  };
  const whole = await loss(known.static);
  const rows: string[][] = [['nothing', ...whole.map((value) => value.toFixed(4))]];
  for (const [term, table] of Object.entries(known.static)) {
    const without = await loss({ ...known.static, [term]: table.map(() => 0) });
    rows.push([term, ...without.map((value, index) => signed(value - whole[index]))]);
  }
  printTable(['switched off', '0 plies', '1 ply'], rows);
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(4)}`;
}
