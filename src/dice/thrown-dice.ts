import {
  applyAction,
  GameError,
  isMatch,
  isUnlimited,
  readAction,
  readState,
  shown,
  type Action,
  type GameRecord,
  type GameState,
} from '../game/index.js';
import { isObject } from '../game/json.js';

/** A die as a record holds it. */
export interface ThrownDie {
  readonly face: number;
  /** The number of its action in the record, from 1. */
  readonly action: number;
}

/**
 * The dice that an action holds, in the order in which they were thrown: of a draw blue's and red's, throw by throw,
 * ties included; of a roll both.
 */
export function diceIn(action: Action): readonly number[] {
  if (action.type === 'opening') return action.throws.flat();
  return action.type === 'roll' ? action.dice : [];
}

/** How many dice the actions of a record hold. */
export function countDice({ actions }: GameRecord): number {
  return actions.reduce((count, action) => count + diceIn(action).length, 0);
}

/** Whether no more dice will be thrown in this match; a single game is a match of its own, unlimited play has no end. */
export function isMatchOver({ phase, settings }: GameState): boolean {
  if (phase.name !== 'over' || isUnlimited(settings)) return false;
  return phase.match !== null || !isMatch(settings);
}

/**
 * The dice of one match of a record: from die number `before` (the first is 0) to where the match ends, or the record.
 * @param record - of any origin
 * @returns a GameError for a record that is none, or that the rules do not allow
 */
export function diceOfMatch(record: unknown, before: number): readonly ThrownDie[] | GameError {
  if (!isObject(record) || !Array.isArray(record.actions))
    return new GameError('bad-state', `${shown(record)} is no record`);
  let state = readState(record.start);
  const dice: ThrownDie[] = [];
  for (const [index, value] of (record.actions as unknown[]).entries()) {
    if (state instanceof GameError) return state;
    const action = readAction(value);
    if (action instanceof GameError) return atAction(index, action);
    if (dice.length > before && beginsMatch(state, action)) break;
    const next = applyAction(state, action);
    if (next instanceof GameError) return atAction(index, next);
    dice.push(...diceIn(action).map((face) => ({ face, action: index + 1 })));
    state = next;
  }
  return state instanceof GameError ? state : dice.slice(before);
}

function atAction(index: number, { code, message }: GameError): GameError {
  return new GameError(code, `action ${index + 1}: ${message}`);
}

/** Whether an action goes on to another match; a single game that is abandoned ends its match all the same. */
export function beginsMatch(state: GameState, { type }: Action): boolean {
  if (type !== 'nextGame') return false;
  return isMatchOver(state) || state.settings.matchLength === 1;
}
