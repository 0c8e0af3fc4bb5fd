import { describe, expect, test } from 'vitest';
import {
  newRecord,
  newSession,
  recordFrom,
  replay,
  type Action,
  type GameRecord,
  deepFreeze,
} from '../../src/game/index.js';
import { faultOf } from '../support/fault-of.js';
import { mulberry32 } from '../support/random.js';
import { seededSession } from '../support/seeded-session.js';

const settings = { variant: 'short' } as const;
const session = seededSession(mulberry32(21), 3);
const actions = session.map(({ action }) => action);
const end = session[session.length - 1].after;

test('a new record has played nothing', () => {
  expect(newRecord(settings)).toEqual({ version: 1, start: newSession(settings), actions: [] });
  expect(replay(newRecord(settings))).toEqual(newSession(settings));
});

describe('the replay of a session of three games', () => {
  test('ends in the state that was played', () => {
    expect(end.game).toBe(3);
    expect(end.phase.name).toBe('over');
    expect(end.score.blue.games + end.score.red.games).toBe(3);
    expect(replay({ ...newRecord(settings), actions })).toEqual(end);
  });

  test('of its first actions ends where they did', () => {
    for (const [index, { after }] of session.entries()) {
      if (index % 17 !== 0) continue;
      expect(replay({ ...newRecord(settings), actions: actions.slice(0, index + 1) })).toEqual(
        after,
      );
    }
  });

  test('of a record that begins in the middle ends in the same state', () => {
    const middle = Math.floor(session.length / 2);
    const record = { ...recordFrom(session[middle].after), actions: actions.slice(middle + 1) };
    expect(replay(record)).toEqual(end);
  });

  test('of its JSON ends in the same state', () => {
    const record: GameRecord = { ...newRecord(settings), actions };
    expect(replay(JSON.parse(JSON.stringify(record)) as GameRecord)).toEqual(end);
  });

  test('leaves the record as it is', () => {
    expect(replay(deepFreeze({ ...newRecord(settings), actions }))).toEqual(end);
  });
});

describe('an action that does not apply is named by its number', () => {
  const wrong: Action = { type: 'opening', side: 'blue', elapsed: 0, throws: [[2, 1]] };

  test.each([2, 3, 40])('the one after action %i', (played) => {
    const broken = [...actions.slice(0, played), wrong, ...actions.slice(played)];
    const phase = session[played - 1].after.phase.name;
    expect(faultOf(replay({ ...newRecord(settings), actions: broken }))).toEqual({
      code: 'wrong-phase',
      message: `action ${played + 1}: opening: not now, the game is in its phase "${phase}"`,
    });
  });

  test('the first', () => {
    const tied: Action = { ...wrong, throws: [[4, 4]] };
    expect(faultOf(replay({ ...newRecord(settings), actions: [tied] }))).toEqual({
      code: 'bad-dice',
      message: 'action 1: opening: [[4,4]] is no draw: ties, then two different dice',
    });
  });
});
