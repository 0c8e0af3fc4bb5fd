import { describe, expect, test } from 'vitest';
import { courseOf, sessionAt } from '../../../src/element/desk/course.js';
import { act, beginSession, type Session } from '../../../src/element/session.js';
import {
  newRecord,
  orThrow,
  recordFrom,
  VARIANTS,
  type Settings,
} from '../../../src/game/index.js';
import { LIVELY } from '../../support/random-actions.js';
import { mulberry32 } from '../../support/random.js';
import { seededSession } from '../../support/seeded-session.js';

/** Every session that a lively match goes through, the first before its draw. */
function sessionsOf(settings: Partial<Settings>, seed: number): readonly Session[] {
  const sessions = [beginSession(settings)];
  for (const { action } of seededSession(mulberry32(seed), 2, settings, LIVELY))
    sessions.push(orThrow(act(sessions[sessions.length - 1], action)));
  return sessions;
}

describe('the course of a record', () => {
  test.each(VARIANTS)('has every session that %s went through', (variant) => {
    const sessions = sessionsOf({ variant, matchLength: 3, cube: true }, 11);
    const course = courseOf(sessions[sessions.length - 1].record);
    expect(course.moments).toHaveLength(sessions.length - 1);
    for (const [count, session] of sessions.entries()) {
      const { shelved, draft, ...rest } = sessionAt(course, count);
      // The steps that are tried in a turn are in no record.
      expect(rest).toEqual({ record: session.record, state: session.state, hits: session.hits });
      expect([draft?.turn.start.dice, shelved?.turn.start.dice]).toEqual([
        session.draft?.turn.start.dice,
        session.shelved?.turn.start.dice,
      ]);
    }
  });

  test('goes on where a shorter one of the same record ended', () => {
    const sessions = sessionsOf({}, 5);
    const [early, late] = [sessions[10], sessions[sessions.length - 1]];
    const known = courseOf(early.record);
    const course = courseOf(late.record, known);
    expect(course).toEqual(courseOf(late.record));
    expect(course.moments.slice(0, 10).every((moment, at) => moment === known.moments[at])).toBe(
      true,
    );
    expect(courseOf(late.record, course)).toBe(course);
  });

  test('is worked out anew for another record', () => {
    const [here, there] = [sessionsOf({}, 5), sessionsOf({}, 6)].map((all) => all[30].record);
    expect(courseOf(there, courseOf(here))).toEqual(courseOf(there));
    const empty = newRecord({});
    expect(courseOf(empty, courseOf(here))).toEqual({ record: empty, moments: [] });
  });

  test('may begin in the middle of a session', () => {
    const [start, next] = sessionsOf({}, 5).slice(12, 14);
    const record = recordFrom(start.state);
    expect(sessionAt(courseOf(record), 0)).toMatchObject({ record, state: start.state });
    const longer = { ...record, actions: next.record.actions.slice(-1) };
    expect(sessionAt(courseOf(longer), 1)).toMatchObject({ record: longer, state: next.state });
  });
});
