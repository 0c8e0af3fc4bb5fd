import { NOTHING_TO_REMEMBER, plainHooks, type TurnHooks } from '../hooks.js';
import type { OwnRules } from '../own-rules.js';
import { HOME, OFF } from '../position.js';
import { commonSteps, type Ground } from '../steps.js';
import type { Step, TurnMemory, TurnState } from '../turn-state.js';

/**
 * rules.md 3.2: a checker that hits in its own home is a hitter for the rest of the turn. It may not land on own
 * checkers, so there is never more than one of them on a point.
 */
export function noHiding(
  { bearOff }: Extract<OwnRules, { kind: 'no-hiding' }>,
  ground: Ground,
): TurnHooks {
  const isAllowed = (state: TurnState, step: Step): boolean => {
    if (!isHitters(state, step)) return true;
    return step.to === OFF ? mayBearOff(state, step) : state.position.own[step.to] === 0;
  };

  const mayBearOff = (state: TurnState, step: Step): boolean => {
    if (bearOff !== 'forced') return bearOff === 'free';
    const { position } = state;
    const others = commonSteps(ground, position, [step.die]).filter(
      ({ from }) => from !== step.from,
    );
    return !others.some((other) => isAllowed(state, other));
  };

  return {
    ...plainHooks,
    stepAllowed: isAllowed,
    afterStep(before, step) {
      const { hitters = [] } = before.memory;
      const moves = isHitters(before, step);
      if (!moves && !(step.hit && step.to <= HOME)) return before.memory;
      const left = moves ? hitters.filter((point) => point !== step.from) : hitters;
      return remembering(step.to === OFF ? left : [...left, step.to]);
    },
  };
}

/** Equal moments have equal memories, whatever hit first. */
function remembering(hitters: readonly number[]): TurnMemory {
  if (hitters.length === 0) return NOTHING_TO_REMEMBER;
  return { over: false, hitters: [...hitters].sort((a, b) => a - b) };
}

/** Whether the step moves a hitter: from a point with others too, one of the others goes. */
function isHitters({ position, memory }: TurnState, { from }: Step): boolean {
  return memory.hitters?.includes(from) === true && position.own[from] === 1;
}
