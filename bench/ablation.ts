import { createWasmEngine } from '../src/engine/host.js';
import { levels } from '../src/engine/levels.js';
import { loadWasmFromFile } from '../src/engine/node.js';
import { weightTables, type WeightTables } from '../src/engine/weights.js';
import { meanLoss, readDecisions } from './decisions.js';
import { printTable } from './table.js';

type StaticTable = WeightTables['static'];

/** What switching off each term of the static score costs, in points a decision, at a glance and one ply deep. */
export async function runAblation(): Promise<void> {
  const module = await loadWasmFromFile();
  const decisions = readDecisions().filter(
    ({ category }) => category !== 'race' && category !== 'bearoff',
  );
  const loss = async (tables: StaticTable): Promise<readonly number[]> => {
    const engine = await createWasmEngine(module, () => 0, { ...weightTables, static: tables });
    const rows = [{ ...levels.hard, keep: [] }, levels.hard];
    return rows.map((row) => meanLoss(engine, row, decisions));
  };
  const whole = await loss(weightTables.static);
  const rows: string[][] = [['nothing', ...whole.map((value) => value.toFixed(4))]];
  for (const term of Object.keys(weightTables.static) as (keyof StaticTable)[]) {
    const without = await loss({
      ...weightTables.static,
      [term]: weightTables.static[term].map(() => 0),
    });
    rows.push([term, ...without.map((value, index) => signed(value - whole[index]))]);
  }
  printTable(['switched off', '0 plies', '1 ply'], rows);
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(4)}`;
}
