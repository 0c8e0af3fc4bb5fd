import { expect, test } from 'vitest';
import { drawOfTurn, lastTurn } from '../../src/element/history.js';
import {
  act,
  beginSession,
  boardNow,
  LONG_RECORD,
  openSession,
  playOf,
  takeBack,
  tryStep,
  trySteps,
  withoutSteps,
  type Session,
} from '../../src/element/session.js';
import { waysFrom } from '../../src/element/ways.js';
import {
  countsOf,
  GameError,
  orThrow,
  replay,
  type Action,
  type Dice,
  type GameState,
  type GivenSettings,
} from '../../src/game/index.js';
import { moving, stateOf } from '../support/near-end.js';

const opened: Action = { type: 'opening', side: 'blue', elapsed: 0, throws: [[3, 1]] };

function begun(): Session {
  return orThrow(act(beginSession({ variant: 'short' }), opened));
}

function stateWith(blue: [number, number][], red: [number, number][], dice: Dice): GameState {
  return {
    ...beginSession({ variant: 'short' }).state,
    board: { blue: countsOf(15, blue), red: countsOf(15, red) },
    phase: { name: 'moving', side: 'blue', dice },
  };
}

test('steps that are tried show on the board and enter the game only when they are handed in', () => {
  const tried = orThrow(tryStep(begun(), { from: 8, die: 3 }));
  expect(boardNow(tried).blue[5]).toBe(1);
  expect(tried.state.board.blue[5]).toBe(0);
  const both = orThrow(tryStep(tried, { from: 6, die: 1 }));
  const handedIn = orThrow(act(both, orThrow(playOf(both, 1200))));
  expect(handedIn.state.board.blue[5]).toBe(2);
  expect(handedIn.state.phase).toEqual({ name: 'rolling', side: 'red' });
  expect(handedIn.record.actions[1]).toEqual({
    type: 'play',
    side: 'blue',
    elapsed: 1200,
    steps: [
      { from: 8, die: 3 },
      { from: 6, die: 1 },
    ],
  });
});

test('taking back restores bar, hit checker, borne-off checker and dice exactly', () => {
  const hitting = openSession(
    stateWith(
      [
        [25, 1],
        [6, 2],
      ],
      [
        [4, 1],
        [20, 2],
        [19, 2],
      ],
      [4, 1],
    ),
  );
  const entered = orThrow(tryStep(hitting, { from: 25, die: 4 }));
  expect(boardNow(entered).red[25]).toBe(1);
  expect(orThrow(takeBack(entered))).toEqual(hitting);

  const bearing = openSession(
    stateWith(
      [
        [6, 1],
        [2, 1],
      ],
      [[19, 2]],
      [6, 2],
    ),
  );
  const off = orThrow(
    trySteps(bearing, [
      { from: 6, die: 6 },
      { from: 2, die: 2 },
    ]),
  );
  expect(boardNow(off).blue[0]).toBe(15);
  expect(orThrow(takeBack(orThrow(takeBack(off))))).toEqual(bearing);
  expect(withoutSteps(off)).toEqual(bearing);
});

test('what the rules forbid is an error, and the session is as it was', () => {
  const session = begun();
  const before = structuredClone(session.record);
  for (const outcome of [
    tryStep(session, { from: 13, die: 6 }),
    trySteps(session, [
      { from: 8, die: 3 },
      { from: 8, die: 3 },
    ]),
    takeBack(session),
    playOf(session, 0),
    act(session, opened),
  ])
    expect(outcome).toBeInstanceOf(GameError);
  expect(session.record).toEqual(before);
});

test('the record holds every action, and replaying it gives the state', () => {
  const both = orThrow(
    trySteps(begun(), [
      { from: 8, die: 3 },
      { from: 6, die: 1 },
    ]),
  );
  let session = orThrow(act(both, orThrow(playOf(both, 5))));
  session = orThrow(act(session, { type: 'roll', side: 'red', elapsed: 7, dice: [6, 5] }));
  session = orThrow(act(session, { type: 'nextGame', side: 'blue', elapsed: 1 }));
  expect(session.record.actions.map(({ type }) => type)).toEqual([
    'opening',
    'play',
    'roll',
    'nextGame',
  ]);
  expect(replay(session.record)).toEqual(session.state);
  expect(JSON.parse(JSON.stringify(session.record))).toEqual(session.record);
});

test('the last turn is known with its dice until the next game', () => {
  const opening = begun();
  expect(lastTurn(opening)).toBeUndefined();
  expect(drawOfTurn(opening)).toEqual(opened);
  const both = orThrow(
    trySteps(opening, [
      { from: 8, die: 3 },
      { from: 6, die: 1 },
    ]),
  );
  const played = orThrow(act(both, orThrow(playOf(both, 5))));
  expect(drawOfTurn(played)).toBeUndefined();
  const turn = {
    side: 'blue',
    dice: [3, 1],
    steps: both.draft?.steps.map(({ from, die }) => ({ from, die })),
  };
  expect(lastTurn(played)).toEqual(turn);
  const rolled = orThrow(act(played, { type: 'roll', side: 'red', elapsed: 0, dice: [6, 6] }));
  expect(lastTurn(rolled)).toEqual(turn);
  const next = orThrow(act(rolled, { type: 'nextGame', side: 'blue', elapsed: 0 }));
  expect(lastTurn(next)).toBeUndefined();
});

test('a record that begins in the middle of a turn knows its dice', () => {
  const session = openSession(
    stateWith(
      [
        [6, 1],
        [2, 1],
      ],
      [[19, 2]],
      [6, 1],
    ),
  );
  const off = orThrow(
    trySteps(session, [
      { from: 6, die: 6 },
      { from: 2, die: 1 },
    ]),
  );
  const played = orThrow(act(off, orThrow(playOf(off, 0))));
  expect(lastTurn(played)?.dice).toEqual([6, 1]);
});

test('one checker goes several steps where the way makes no difference', () => {
  const ends = (session: Session): string[] =>
    waysFrom(session.draft!).map(({ from, to, steps }) => `${from}/${to} in ${steps.length}`);
  expect(ends(begun())).toEqual(['24/20 in 2', '13/9 in 2', '8/4 in 2', '6/2 in 2']);
  const double = openSession(stateWith([[24, 1]], [[5, 2]], [1, 1]));
  expect(ends(double)).toEqual(['24/22 in 2', '24/21 in 3']);
  // By 10 it would hit, by 12 it would not.
  const hit = openSession(stateWith([[13, 1]], [[15, 1]], [3, 1]));
  expect(ends(hit)).toEqual([]);
  // 4/3/off and 4/1/off are two steps, 4/off with a larger die is one.
  const off = openSession(stateWith([[4, 1]], [[24, 2]], [3, 1]));
  expect(ends(off)).toEqual(['4/0 in 2']);
});

test('a refused resignation leaves the turn as it was, the steps tried included', () => {
  const settings = { options: { resign: 'offer' } } as const;
  const state = stateOf([[8, 15]], [[6, 15]], moving([3, 1]), { settings });
  const tried = orThrow(tryStep(openSession(state), { from: 8, die: 3 }));
  const offer = { type: 'offerResignation', side: 'blue', elapsed: 0, kind: 'single' } as const;
  const offered = orThrow(act(tried, offer));
  expect(offered.draft).toBeUndefined();
  expect(boardNow(offered)).toEqual(boardNow(tried));
  const answer = { type: 'answerResignation', side: 'red', elapsed: 0, accept: false } as const;
  const refused = orThrow(act(offered, answer));
  expect(refused.draft).toBe(tried.draft);
  expect(refused.state.phase).toEqual(state.phase);
  const all = orThrow(tryStep(refused, { from: 5, die: 1 }));
  const played = orThrow(act(all, orThrow(playOf(all, 0))));
  expect(lastTurn(played)).toMatchObject({ side: 'blue', dice: [3, 1] });
});

test('an end that differs by a pin on the way is left to the person', () => {
  const ends = (red: [number, number][]): string[] => {
    const settings = { variant: 'plakoto' } as const;
    const blue: [number, number][] = [[13, 15]];
    const session = openSession(stateOf(blue, red, moving([3, 1]), { settings }));
    return waysFrom(session.draft!).map(({ from, to }) => `${from}/${to}`);
  };
  expect(ends([[1, 15]])).toEqual(['13/9']);
  // The checker on red's 15 stands on blue's 10; who goes on from it leaves it free again.
  expect(
    ends([
      [15, 1],
      [1, 14],
    ]),
  ).toEqual(['13/9']);
});

test('single games go on for ever in records that do not; those of a match, or of play for points, stay together', () => {
  const long = (settings: GivenSettings): Session => {
    const session = orThrow(act(beginSession(settings), opened));
    const { record } = session;
    const actions = Array.from({ length: LONG_RECORD }, () => record.actions[0]);
    return { ...session, record: { ...record, actions } };
  };
  const nextGame: Action = { type: 'nextGame', side: 'blue', elapsed: 0 };
  const next = orThrow(act(long({ matchLength: 1 }), nextGame));
  expect(next.record).toEqual({ version: 1, start: next.state, actions: [] });
  expect(next.state).toMatchObject({ game: 2, phase: { name: 'opening' } });
  for (const matchLength of [0, 5]) {
    const { record } = orThrow(act(long({ matchLength }), nextGame));
    expect(record.actions).toHaveLength(LONG_RECORD + 1);
  }
  const short = orThrow(act(orThrow(act(beginSession({}), opened)), nextGame));
  expect(short.record.actions).toHaveLength(2);
});
