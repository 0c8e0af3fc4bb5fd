import {
  applyAction,
  orThrow,
  type Action,
  type GameRecord,
  type GameState,
} from '../../game/index.js';
import { act, openSession, type Session } from '../session.js';

/** An action of a record, and the session around it. */
export interface Moment {
  readonly action: Action;
  readonly before: GameState;
  readonly after: GameState;
}

/** A record with every state that it went through. */
export interface Course {
  readonly record: GameRecord;
  readonly moments: readonly Moment[];
}

/**
 * The course of a record that the rules allow.
 * @param known - of the same record when it was shorter: then only what was added is applied
 */
export function courseOf(record: GameRecord, known?: Course): Course {
  if (known?.record === record) return known;
  const moments = known && continues(known, record) ? known.moments.slice() : [];
  let state = moments[moments.length - 1]?.after ?? record.start;
  for (const action of record.actions.slice(moments.length)) {
    const after = orThrow(applyAction(state, action));
    moments.push({ action, before: state, after });
    state = after;
  }
  return { record, moments };
}

/** Actions are objects of their own, so that the last one tells of all before it. */
function continues({ record, moments }: Course, longer: GameRecord): boolean {
  if (record.start !== longer.start || moments.length > longer.actions.length) return false;
  const last = moments.length - 1;
  return last < 0 || moments[last].action === longer.actions[last];
}

/** The session as it was after so many actions, the steps of a turn aside. */
export function sessionAt({ record, moments }: Course, count: number): Session {
  if (count === 0) return openSession(record.start);
  const { action, before } = moments[count - 1];
  const actions = record.actions.slice(0, count - 1);
  return orThrow(act({ ...openSession(before), record: { ...record, actions } }, action));
}
