import { endingHooks, type Ending, type TurnHooks } from '../hooks.js';
import type { OwnRules } from '../own-rules.js';
import { PINNED, POINTS, type Counts, type Position } from '../position.js';

/** Where all checkers begin: one that is pinned there has never left, and it is the last. */
const START = POINTS;

/** rules.md 3.9: whose mother is pinned has lost a gammon, at once or when the pinner has left his own start. */
export function mother({ mutual }: Extract<OwnRules, { kind: 'mother' }>): TurnHooks {
  return endingHooks(mutual ? mutualEnding : immediateEnding);
}

function immediateEnding({ own, opp }: Position): Ending | undefined {
  if (isMotherPinned(opp)) return { winner: 'own', kind: 'gammon' };
  if (isMotherPinned(own)) return { winner: 'opp', kind: 'gammon' };
  return undefined;
}

function mutualEnding(position: Position): Ending | undefined {
  const { own, opp } = position;
  if (isMotherPinned(own) && isMotherPinned(opp)) return { winner: 'nobody', kind: 'single' };
  // While the pinner has a checker on his own start it may be pinned too.
  return own[START] > 0 || opp[START] > 0 ? undefined : immediateEnding(position);
}

function isMotherPinned(counts: Counts): boolean {
  return counts[START] === PINNED;
}
