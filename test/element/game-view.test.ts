import { describe, expect, test } from 'vitest';
import { act, openSession, tryStep } from '../../src/element/session.js';
import { orThrow, type GameResult, type GameState, type Side } from '../../src/game/index.js';
import { moving, stateOf } from '../support/near-end.js';
import { ready, show } from '../support/shown-view.js';

describe('what the game is played for', () => {
  const rolling = { name: 'rolling', side: 'blue' } as const;
  const some = [[6, 15]] as const;

  test('a cube lies in the middle, with its owner, or before who is to answer', () => {
    const cubeAt = (phase: GameState['phase'], cube: GameState['cube'], cubed = true) => {
      const settings = { matchLength: 7, cube: cubed };
      return show(openSession(stateOf(some, some, phase, { settings, cube }))).cube;
    };
    const middle = { value: 1, owner: null };
    expect(cubeAt(rolling, middle)).toEqual({
      value: 1,
      at: { place: 'middle' },
      label: 'Doubling cube: 1, in the middle',
    });
    expect(cubeAt(rolling, { value: 4, owner: 'red' })).toEqual({
      value: 4,
      at: { place: 'owned', side: 'red' },
      label: 'Doubling cube: 4, the computer’s',
    });
    expect(cubeAt({ name: 'doubled', side: 'red' }, { value: 2, owner: 'blue' })).toEqual({
      value: 4,
      at: { place: 'offered', side: 'red' },
      label: 'Doubling cube: 4, offered',
    });
    expect(cubeAt(rolling, middle, false)).toBeUndefined();
  });

  test.each<[matchLength: number, crawford: GameState['crawford'], note: string | undefined]>([
    [1, 'ahead', undefined],
    [7, 'ahead', undefined],
    [7, 'now', 'Crawford'],
    [7, 'past', 'post-Crawford'],
    [0, 'ahead', 'money game'],
  ])('a score to %i, Crawford game %s', (matchLength, crawford, note) => {
    const settings = { matchLength, cube: true };
    const score = { blue: { games: 1, points: 6 }, red: { games: 0, points: 0 } };
    const session = openSession(stateOf(some, some, rolling, { settings, crawford, score }));
    const { strips } = show(session);
    expect([strips.red.note, strips.blue.note]).toEqual([note, undefined]);
    expect(strips.blue.score).toBe(matchLength === 7 ? '6 of 7' : '1 win · 6 points');
    const narrow = show(session, ready, { narrow: true }).strips;
    expect(narrow.red.note).toBe(matchLength === 0 ? undefined : note);
    expect(narrow.blue.score).toBe(matchLength === 7 ? '6/7' : '1 win');
  });

  test('a resignation offered in the middle of a turn leaves dice and marks as they are, opened anew as well', () => {
    const settings = { options: { resign: 'offer' } } as const;
    const eights = [[8, 15]] as const;
    const turn = moving([3, 1]);
    const begun = openSession(stateOf(eights, some, turn, { settings }));
    const tried = orThrow(tryStep(begun, { from: 8, die: 3 }));
    const offer = { type: 'offerResignation', side: 'blue', elapsed: 0, kind: 'single' } as const;
    const offered = orThrow(act(tried, offer));
    expect(show(offered).dice).toEqual(show(tried).dice);
    expect(show(offered).lastMove).toEqual({ side: 'blue', from: [8], to: [5] });

    const back = { name: 'resigning', side: 'red', kind: 'single', back: turn } as const;
    const opened = openSession(stateOf(eights, some, back, { settings }));
    expect(show(opened).dice).toEqual(show(begun).dice);
    expect(show(opened).dice.blue.map(({ value, used }) => [value, used])).toEqual([
      [3, false],
      [1, false],
    ]);
  });

  test('what can be done besides is the same through the session, and nothing where a host plays', () => {
    const settings = { variant: 'nuclear', matchLength: 7, cube: true } as const;
    const session = openSession(stateOf(some, some, moving([6, 5]), { settings }));
    expect(show(session).actions).toEqual([
      { name: 'double', label: 'Double', disabled: true },
      { name: 'explode', label: 'Explode', disabled: true },
      { name: 'resign', label: 'Resign', disabled: false },
    ]);
    const asked = show(session, { name: 'resigning', back: { name: 'ready' } }).actions;
    expect(asked?.map(({ label }) => label)).toEqual(['Double', 'Explode', 'Really resign?']);
    expect(show(session, ready, { seats: { bottom: 'blue', opponent: 'none' } }).actions).toEqual(
      [],
    );
  });
});

test('colours are swapped in all that is drawn', () => {
  const settings = { options: { 'next.starter': 'swap' }, matchLength: 0, cube: true } as const;
  const state = stateOf([[8, 15]], [[5, 15]], moving([3, 1]), {
    settings,
    swapped: true,
    cube: { value: 2, owner: 'blue' },
  });
  const view = show(openSession(state), { name: 'checker-selected', from: 8 });
  expect(view).toMatchObject({
    bottom: 'red',
    cube: { at: { place: 'owned', side: 'red' } },
    marks: { side: 'red', selected: 8 },
    dice: { blue: [], red: [{ value: 3 }, { value: 1 }] },
    strips: { red: { name: 'You', pips: '120 pips' }, blue: { name: 'Computer', pips: '75 pips' } },
  });
  expect([view.points[8], view.points[20]]).toEqual([
    { side: 'red', count: 15 },
    { side: 'blue', count: 15 },
  ]);
});

test('homes lie in opposite corners where both sides go the same way, and a pin is shown', () => {
  const long = stateOf([[24, 15]], [[24, 15]], moving([3, 1]), { settings: { variant: 'long' } });
  const view = show(openSession(long));
  expect(view.homes).toBe('opposite-corners');
  expect([view.points[24], view.points[12]]).toEqual([
    { side: 'blue', count: 15 },
    { side: 'red', count: 15 },
  ]);
  const pinning = stateOf(
    [
      [20, 2],
      [24, 13],
    ],
    [
      [5, -1],
      [24, 14],
    ],
    moving([3, 1]),
    { settings: { variant: 'plakoto' } },
  );
  const pins = show(openSession(pinning));
  expect(pins.homes).toBe('one-end');
  expect(pins.points[20]).toEqual({ side: 'blue', count: 2, pinned: true });
  expect(pins.spotLabel(20, 'blue')).toBe(
    '20 point, 2 blue checkers, a red checker pinned, can move',
  );
});

test.each<
  [what: string, more: Parameters<typeof stateOf>[3], phase: GameState['phase'], lines: string[]]
>([
  [
    'a match that is won',
    { settings: { matchLength: 7 }, score: scoreOf(8, 4) },
    overBy({ winner: 'blue', kind: 'gammon', points: 2, by: 'resignation' }, 'blue'),
    ['You win: gammon (mars)', '2 points, by resignation', 'You win the match 7-4'],
  ],
  [
    'a game of a match',
    { settings: { matchLength: 7 }, score: scoreOf(2, 4) },
    overBy({ winner: 'red', kind: 'single', points: 1, by: 'flag' }),
    ['The computer wins: single (oin)', '1 point, on time', 'Score: you\u00a02, computer\u00a04'],
  ],
  [
    'a double that was passed',
    { settings: { matchLength: 0, cube: true }, score: scoreOf(4, 0) },
    overBy({ winner: 'blue', kind: 'single', points: 4, by: 'pass' }),
    ['You win: the double was passed', '4 points', 'Score: you\u00a04, computer\u00a00'],
  ],
  [
    'a draw',
    { settings: { variant: 'long', options: { 'long.last_throw': 'on' } } },
    overBy({ winner: null, kind: 'single', points: 0, by: 'board' }),
    ['The game is drawn', 'Score: you\u00a00, computer\u00a00'],
  ],
])('%s is told in the panel', (_, more, phase, lines) => {
  const session = openSession(stateOf([[6, 15]], [[6, 15]], phase, more));
  const { panel, status } = show(session, { name: 'result' });
  expect([panel?.title, ...(panel?.lines ?? [])]).toEqual(lines);
  expect(status.startsWith(lines[0])).toBe(true);
});

function scoreOf(blue: number, red: number): GameState['score'] {
  return { blue: { games: 1, points: blue }, red: { games: 1, points: red } };
}

function overBy(result: GameResult, match: Side | null = null): GameState['phase'] {
  return { name: 'over', result, match };
}
