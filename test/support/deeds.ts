import {
  applyAction,
  boardFrom,
  deepFreeze,
  newSession,
  orThrow,
  rulesOf,
  type Action,
  type ActionType,
  type GameState,
  type GivenSettings,
  type Side,
} from '../../src/game/index.js';
import { faultOf, type Fault } from './fault-of.js';
import { positionOf } from './position-of.js';

/** The actions that need to say nothing but who does what. */
type BareType = Exclude<ActionType, 'opening' | 'roll' | 'play' | 'answerResignation'>;

/** `blue` does something that says nothing else. */
export function deed(side: Side, type: BareType, elapsed = 0): Action {
  return { type, side, elapsed };
}

/** The state after actions that are all legal. */
export function played(state: GameState, ...actions: readonly Action[]): GameState {
  return actions.reduce((before, action) => orThrow(applyAction(before, action)), state);
}

/** What is wrong with an action; the state that it was meant for is as it was. */
export function refusal(state: GameState, action: Action): Fault {
  const before = JSON.stringify(state);
  const fault = faultOf(applyAction(deepFreeze(state), action));
  if (JSON.stringify(state) !== before) throw new Error('a refused action has changed the state');
  return fault;
}

/** A session whose game has been going on for a while: blue, who began, is to throw; `changes` say otherwise. */
export function underWay(settings: GivenSettings, changes: Partial<GameState> = {}): GameState {
  const state = newSession(settings);
  return deepFreeze({
    ...state,
    phase: { name: 'rolling', side: 'blue' },
    turns: 8,
    starter: 'blue',
    ...changes,
  });
}

/** The board that the rulebook writes, as a side sees it. */
export function boardOf(
  settings: GivenSettings,
  text: string,
  side: Side = 'blue',
): GameState['board'] {
  return boardFrom(positionOf(text, rulesOf(newSession(settings))), side);
}
