import {
  BAR,
  commonSteps,
  type Counts,
  type OwnRules,
  type Turn,
  type TurnState,
} from '../game/index.js';
import type { NoMoveReason } from '../locale/index.js';

/** What forbids a step that the board allows, by the rules that the game has of its own. */
const forbids: Readonly<Partial<Record<OwnRules['kind'], NoMoveReason>>> = {
  'no-hiding': 'hiding',
  head: 'block',
};

/** Why nothing can be played at a moment of a turn. */
export function noMoveReason({ rules }: Turn, { position, dice, memory }: TurnState): NoMoveReason {
  const { own } = position;
  if (own[BAR] > 0) return 'bar';
  const open = commonSteps(rules, position, dice);
  if (open.length === 0) {
    const freed = { ...position, own: unpinned(own) };
    return commonSteps(rules, freed, dice).length > 0 ? 'pinned' : 'blocked';
  }
  const { ownRules, start } = rules;
  const [[head]] = start;
  if (ownRules.kind === 'head' && memory.head === 0 && open.every(({ from }) => from === head))
    return 'head';
  return forbids[ownRules.kind] ?? 'blocked';
}

/** As if nothing were pinned. */
function unpinned(counts: Counts): Counts {
  return counts.map(Math.abs);
}
