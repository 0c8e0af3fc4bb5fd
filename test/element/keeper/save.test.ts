import { afterEach, describe, expect, test, vi } from 'vitest';
import { readSave, saveOf, saveText, type Kept } from '../../../src/element/keeper/index.js';
import {
  act,
  beginSession,
  openSession,
  trySteps,
  type Session,
} from '../../../src/element/session.js';
import { orThrow, VARIANTS, type Action } from '../../../src/game/index.js';
import { moving, stateOf } from '../../support/near-end.js';
import { mulberry32 } from '../../support/random.js';
import { seededSession } from '../../support/seeded-session.js';
import { anyGame, bare } from './any-game.js';

afterEach(() => vi.restoreAllMocks());

function restored(kept: Kept): Kept {
  return orThrow(readSave(saveText(saveOf(kept))));
}

function sameGame({ session, ...rest }: Kept): unknown {
  return { ...rest, session: bare(session) };
}

/** What a session waits for, and what is tried of its turn. */
function situationOf({ state, draft, shelved }: Session): string {
  const { phase } = state;
  const details = [
    'taken' in phase ? 'after a take' : '',
    draft && draft.steps.length > 0 ? 'with steps' : '',
    shelved ? (shelved.steps.length > 0 ? 'over steps' : 'over a throw') : '',
  ];
  return [phase.name, ...details.filter(Boolean)].join(' ');
}

describe('a game that is saved and read again is exactly what it was', () => {
  test('at any moment of a session of any game', () => {
    const seen = new Set<string>();
    for (const variant of VARIANTS) {
      for (let seed = 0; seed < 36; seed++) {
        const game = anyGame(mulberry32(seed), variant, 2 * seed);
        seen.add(situationOf(game.session));
        expect(sameGame(restored(game)), `${variant}, seed ${seed}`).toEqual(sameGame(game));
      }
    }
    expect([...seen].sort()).toEqual([
      'beavered',
      'doubled',
      'moving',
      'moving with steps',
      'opening',
      'over',
      'resigning',
      'resigning over a throw',
      'resigning over steps',
      'rolling',
      'rolling after a take',
    ]);
  });

  test('when it had not begun', () => {
    const game = { session: beginSession(), elapsed: 0, extra: {} };
    expect(restored(game)).toEqual(game);
  });

  test('when it is saved, read, saved and read once more', () => {
    const game = anyGame(mulberry32(7), 'long', 30);
    expect(sameGame(restored(restored(game)))).toEqual(sameGame(game));
  });

  test('and it can be played on to the same end', () => {
    const actions = seededSession(mulberry32(11), 1, { variant: 'plakoto' }).map((t) => t.action);
    const middle = Math.floor(actions.length / 2);
    const play = (session: Session, list: readonly Action[]): Session =>
      list.reduce((before, action) => orThrow(act(before, action)), session);
    const begun = play(beginSession({ variant: 'plakoto' }), actions.slice(0, middle));
    const { session } = restored({ session: begun, elapsed: 5, extra: {} });
    const rest = actions.slice(middle);
    expect(play(session, rest)).toEqual(play(begun, rest));
  });
});

test('a refused resignation finds the steps of the turn again after a reload', () => {
  const settings = { options: { resign: 'offer' } } as const;
  const start = openSession(stateOf([[8, 15]], [[6, 15]], moving([3, 1]), { settings }));
  const tried = orThrow(trySteps(start, [{ from: 8, die: 3 }]));
  const offer = { type: 'offerResignation', side: 'blue', elapsed: 4, kind: 'single' } as const;
  const offered = orThrow(act(tried, offer));
  const { session } = restored({ session: offered, elapsed: 0, extra: {} });
  expect(bare(session)).toEqual(bare(offered));
  const answer = { type: 'answerResignation', side: 'red', elapsed: 0, accept: false } as const;
  const refused = orThrow(act(session, answer));
  expect(refused.draft?.steps).toEqual(tried.draft?.steps);
  const again = restored({ session: refused, elapsed: 0, extra: {} });
  expect(bare(again.session)).toEqual(bare(refused));
});

test('a save is JSON that says all of it', () => {
  const start = stateOf([[8, 15]], [[6, 15]], { name: 'rolling', side: 'blue' });
  const roll: Action = { type: 'roll', side: 'blue', elapsed: 20, dice: [3, 1] };
  const session = orThrow(trySteps(orThrow(act(openSession(start), roll)), [{ from: 8, die: 1 }]));
  const extra = { dice: { seed: '00ff' } };
  const text = saveText(saveOf({ session, elapsed: 1234.5, extra }));
  expect(JSON.parse(text)).toEqual({
    version: 1,
    elapsed: 1234.5,
    steps: [{ from: 8, die: 1 }],
    extra,
    record: { version: 1, start, actions: [roll] },
  });
});

test('of a long match only what is new is made into text', () => {
  const settings = { matchLength: 0 } as const;
  const actions = seededSession(mulberry32(5), 3, settings).map(({ action }) => action);
  const { record, ...begun } = beginSession(settings);
  const session = { ...begun, record: { ...record, actions } };
  saveText(saveOf({ session, elapsed: 0, extra: {} }));
  const added: Action = { type: 'nextGame', side: 'blue', elapsed: 0 };
  const longer = { ...begun, record: { ...record, actions: [...actions, added] } };
  const spy = vi.spyOn(JSON, 'stringify');
  const text = saveText(saveOf({ session: longer, elapsed: 0, extra: {} }));
  expect(spy.mock.calls.map(([value]) => value as unknown)).toEqual([
    added,
    { version: 1, start: record.start },
    { version: 1, elapsed: 0, steps: [], extra: {} },
  ]);
  expect((JSON.parse(text) as { record: unknown }).record).toEqual(longer.record);
});
