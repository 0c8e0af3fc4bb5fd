import { nextDice, type FairDice } from '../../src/dice/index.js';
import {
  applyAction,
  drawOpening,
  newRecord,
  openingSide,
  orThrow,
  replay,
  rulesOf,
  throwDice,
  type Action,
  type GameRecord,
  type GameState,
  type GivenSettings,
} from '../../src/game/index.js';
import { LIVELY, randomAction, type Habits } from '../support/random-actions.js';
import type { Random } from '../support/random.js';

/** A seed in which every byte tells its place. */
export const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);

/** A new session in which everything happens until `isEnd`, its dice all fair. */
export function fairRecord(
  random: Random,
  fair: FairDice,
  settings: GivenSettings,
  isEnd: (state: GameState) => boolean,
): GameRecord {
  return goOn(random, fair, newRecord(settings), isEnd);
}

/** The record with what happens until `isEnd`, a first action at least. */
export function goOn(
  random: Random,
  fair: FairDice,
  record: GameRecord,
  isEnd: (state: GameState) => boolean,
  habits: Habits = LIVELY,
): GameRecord {
  const actions: Action[] = [...record.actions];
  let state = orThrow(replay(record));
  do {
    const action = withFairDice(randomAction(random, state, habits), state, fair, {
      ...record,
      actions,
    });
    state = orThrow(applyAction(state, action));
    actions.push(action);
  } while (!isEnd(state));
  return { ...record, actions };
}

function withFairDice(
  action: Action,
  state: GameState,
  fair: FairDice,
  record: GameRecord,
): Action {
  if (action.type === 'roll') return { ...action, dice: throwDice(nextDice(fair, record)) };
  if (action.type !== 'opening') return action;
  const throws = drawOpening(nextDice(fair, record));
  return { ...action, throws, side: openingSide(throws, rulesOf(state).options['open.priority']) };
}
