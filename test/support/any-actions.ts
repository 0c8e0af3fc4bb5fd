import type { Action, ActionType, Side } from '../../src/game/index.js';

/** One action of each kind, sound in itself; whether it fits a state is another matter. */
export function anyActions(side: Side): {
  readonly [Type in ActionType]: Extract<Action, { type: Type }>;
} {
  const deed = { side, elapsed: 0 };
  return {
    opening: { ...deed, type: 'opening', throws: [[3, 1]] },
    explode: { ...deed, type: 'explode' },
    double: { ...deed, type: 'double' },
    take: { ...deed, type: 'take' },
    pass: { ...deed, type: 'pass' },
    beaver: { ...deed, type: 'beaver' },
    roll: { ...deed, type: 'roll', dice: [3, 1] },
    play: { ...deed, type: 'play', steps: [] },
    offerResignation: { ...deed, type: 'offerResignation', kind: 'single' },
    answerResignation: { ...deed, type: 'answerResignation', accept: false },
    flag: { ...deed, type: 'flag' },
    nextGame: { ...deed, type: 'nextGame' },
  };
}
