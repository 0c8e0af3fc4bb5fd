import {
  GameError,
  applyAction,
  readAction,
  readState,
  recordFrom,
  shown,
  type Action,
  type GameRecord,
} from '../../game/index.js';
import type { JsonPath } from './match-json-place.js';

/** What is wrong in a value read from JSON, where, and the record up to there, if it has begun. */
export interface JsonFault {
  readonly path: JsonPath;
  readonly error: GameError;
  readonly before?: GameRecord;
}

export const RECORD_VERSION = 1;

/** A fault that is found in the form of a value. */
export function badJson(path: JsonPath, words: string): Pick<JsonFault, 'path' | 'error'> {
  return { path, error: new GameError('bad-text', words) };
}

export function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A record read from a value of any origin, its start checked and every action done: a copy with nothing else in it. */
export function readRecord(value: unknown): GameRecord | JsonFault {
  if (!isTable(value)) return badJson([], `${shown(value)} is no record`);
  const { version, actions } = value;
  if (version !== RECORD_VERSION)
    return badJson(['version'], `version ${shown(version)} of a record is not known`);
  const start = readState(value.start);
  if (start instanceof GameError) return { path: ['start'], error: start };
  if (!Array.isArray(actions))
    return badJson(['actions'], `${shown(actions)} is no list of actions`);
  let state = start;
  const read: Action[] = [];
  for (const [index, given] of actions.entries()) {
    const action = readAction(given);
    const next = action instanceof GameError ? action : applyAction(state, action);
    if (action instanceof GameError || next instanceof GameError) {
      const { code, message } = next as GameError;
      return {
        path: ['actions', index],
        error: new GameError(code, `action ${index + 1}: ${message}`),
        ...(index > 0 && { before: { ...recordFrom(start), actions: read } }),
      };
    }
    read.push(action);
    state = next;
  }
  return { ...recordFrom(start), actions: read };
}
