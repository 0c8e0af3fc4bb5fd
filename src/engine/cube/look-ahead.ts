import { ROLLS, rollWeight, rulesIn, type Context, type Position } from '../../game/index.js';
import type { Engine, Query } from '../engine.js';
import type { Slices } from '../slices.js';
import type { Branch, Outlook } from './decisions.js';
import { prospectAfter } from './prospects.js';

/** Boards to be looked at, each as the side sees it that is about to roll. */
export interface View {
  readonly context: Context;
  readonly positions: readonly Position[];
  /** How each roll is played. */
  readonly row: Query['row'];
}

/**
 * Plays each of the 21 rolls as the row says, and looks where that leads: in passes of growing depth, of which the
 * last one counts that all boards have come to the end of before the deadline. The first always does.
 *
 * @returns an outlook for each of the positions
 */
export async function lookAhead(
  engine: Engine,
  { context, positions, row: { evaluator, keep } }: View,
  slices: Slices,
  deadline: number,
): Promise<readonly Outlook[]> {
  const rules = rulesIn(context);
  const planned = ROLLS.length * positions.length * (keep.length + 1);
  let done = 0;

  const pass = async (plies: number): Promise<readonly Outlook[] | undefined> => {
    const row = { evaluator, keep: keep.slice(0, plies) };
    const outlooks: Outlook[] = [];
    for (const position of positions) {
      const outlook: Branch[] = [];
      for (const dice of ROLLS) {
        const search = engine.search({ context, position, dice, row });
        const until = plies === 0 ? Infinity : deadline;
        if (!(await slices.run(search, until, () => done / planned))) return undefined;
        const { result, equity } = search.best();
        outlook.push({ prospect: prospectAfter(rules, result, equity), weight: rollWeight(dice) });
        done++;
      }
      outlooks.push(outlook);
    }
    return outlooks;
  };

  let deepest = await pass(0);
  for (let plies = 1; plies <= keep.length; plies++) {
    const deeper = await pass(plies);
    if (!deeper) break;
    deepest = deeper;
  }
  return deepest!;
}
