import { plainHooks, type TurnHooks } from '../hooks.js';
import type { OwnRules } from '../own-rules.js';
import { BAR, HOME, highestPoint, type Counts, type Position } from '../position.js';
import { commonSteps, positionAfter, type Ground } from '../steps.js';
import type { Step, TurnMemory, TurnState } from '../turn-state.js';
import { hasForbiddenBlock } from './block-of-six.js';
import { HEAD, headAllowance } from './head-allowance.js';

/** rules.md 3.6: few leave the head, and no block locks everybody in. */
export function head(
  { exception, block, blockCheck, largerBringsHome }: Extract<OwnRules, { kind: 'head' }>,
  ground: Ground,
): TurnHooks {
  const isFree = (position: Position): boolean =>
    !hasForbiddenBlock(block, ground.facing, position);
  const eachStep = blockCheck === 'step';

  return {
    ...plainHooks,
    turnStart: (position, dice) => leaving(headAllowance(exception, ground, position, dice)),
    stepAllowed(state, step) {
      if (step.from === HEAD && state.memory.head === 0) return false;
      if (largerBringsHome && savesLarger(ground, state, step)) return false;
      return !eachStep || isFree(positionAfter(ground, state.position, step));
    },
    afterStep: ({ memory }, { from }) => (from === HEAD ? leaving(memory.head! - 1) : memory),
    // What each step has kept free is free at the end.
    admissibleEnd: (position) => eachStep || isFree(position),
  };
}

function leaving(checkers: number): TurnMemory {
  return { over: false, head: checkers };
}

/**
 * Whether a step would leave it to the smaller die to bring the last checker home, although the larger one could:
 * then the larger must do it and nothing else.
 */
function savesLarger(ground: Ground, { position, dice }: TurnState, step: Step): boolean {
  if (outside(position.own) !== 1) return false;
  const last = highestPoint(position.own);
  const ways = commonSteps(ground, position, dice).filter(
    ({ from, to }) => from === last && to <= HOME,
  );
  return ways.length === 2 && (step.from === last) !== (step.die === dice[0]);
}

function outside(counts: Counts): number {
  let checkers = 0;
  for (let point = HOME + 1; point < BAR; point++) checkers += counts[point];
  return checkers;
}
