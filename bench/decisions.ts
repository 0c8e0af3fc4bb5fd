import { readFileSync } from 'node:fs';
import { GameError, ruleSets, type Context, type Dice, type Position } from '../src/game/index.js';
import type { Engine, Query } from '../src/engine/engine.js';
import { formatPosition, parsePosition } from '../src/notation/positions/position-text.js';
import { choose } from './unhurried.js';

/** A decision of test/fixtures/decisions.tsv with the loss of every legal result, in points. */
interface JudgedDecision {
  readonly category: string;
  readonly position: Position;
  readonly dice: Dice;
  readonly lossOf: ReadonlyMap<string, number>;
}

const FILE = new URL('../../test/fixtures/decisions.tsv', import.meta.url);
const context: Context = { variant: 'short' };
const rules = ruleSets[context.variant];

/** The 500 decisions; their README says how losses are found. */
export function readDecisions(): readonly JudgedDecision[] {
  const [head, ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return readDecision((name) => cells[columns.indexOf(name)]);
  });
}

function readDecision(cell: (name: string) => string): JudgedDecision {
  const read = parsePosition(rules, cell('position'));
  if (read instanceof GameError) throw read;
  const lossOf = new Map<string, number>();
  for (const [result, equity] of results(cell('rest0'))) {
    lossOf.set(result, Number(cell('eq0_of_best0')) - equity);
  }
  for (const [result, equity] of results(cell('cands2')))
    lossOf.set(result, Number(cell('eq2')) - equity);
  const legal = Number(cell('legal'));
  if (lossOf.size !== legal)
    throw new Error(`decision ${cell('id')}: ${lossOf.size} of ${legal} results`);
  return {
    category: cell('category'),
    position: read.position,
    dice: [Number(cell('d1')), Number(cell('d2'))],
    lossOf,
  };
}

function results(text: string): [string, number][] {
  if (text === '-') return [];
  return text.split(' ').map((pair) => {
    const [result, equity] = pair.split('=');
    return [result, Number(equity)];
  });
}

/** The loss of what a level's row chooses, without a limit of time. */
function lossOfChoice(engine: Engine, row: Query['row'], decision: JudgedDecision): number {
  const { position, dice, lossOf } = decision;
  const { result } = choose(engine, { context, position, dice, row });
  const loss = lossOf.get(formatPosition(rules, result, 26));
  if (loss === undefined) throw new Error('the engine chose a result that is not legal');
  return loss;
}

/** The mean loss of a row over decisions, in points. */
export function meanLoss(
  engine: Engine,
  row: Query['row'],
  decisions: readonly JudgedDecision[],
): number {
  let sum = 0;
  for (const decision of decisions) sum += lossOfChoice(engine, row, decision);
  return sum / decisions.length;
}
