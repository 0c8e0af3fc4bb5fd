import { describe, expect, test } from 'vitest';
import {
  VARIANTS,
  newSession,
  readState,
  type GameErrorCode,
  type GameState,
  type GivenSettings,
} from '../../src/game/index.js';
import { boardOf } from '../support/deeds.js';
import { faultOf } from '../support/fault-of.js';
import { mulberry32 } from '../support/random.js';
import { seededSession } from '../support/seeded-session.js';

const fresh = newSession({ variant: 'short' });

/** A sound state, in the middle of a session, whose parts can be replaced by anything. */
const sound: GameState = {
  ...fresh,
  phase: { name: 'moving', side: 'blue', dice: [6, 1] },
  score: { blue: { games: 1, points: 3 }, red: { games: 0, points: 0 } },
  game: 2,
  turns: 4,
  starter: 'red',
  swapped: true,
};

function damaged(changes: Readonly<Record<string, unknown>>): unknown {
  return { ...sound, ...changes };
}

function without(name: keyof GameState): unknown {
  return Object.fromEntries(Object.entries(sound).filter(([key]) => key !== name));
}

/** Blue's counts with one of them replaced. */
function blueWith(index: number, count: unknown): unknown {
  const blue = fresh.board.blue.map((old, place) => (place === index ? count : old));
  return damaged({ board: { blue, red: fresh.board.red } });
}

/** One side has borne off everything. */
function finished(winner: 'blue' | 'red', onBar: number): GameState['board'] {
  const winners = [15, ...new Array<number>(25).fill(0)];
  const losers = [0, 15 - onBar, ...new Array<number>(23).fill(0), onBar];
  return winner === 'blue' ? { blue: winners, red: losers } : { blue: losers, red: winners };
}

describe('a state read back from its JSON', () => {
  test('is the same, through a whole session', () => {
    const session = seededSession(mulberry32(11), 3);
    const names = new Set<string>();
    for (const { after } of session) {
      expect(readState(JSON.parse(JSON.stringify(after)))).toEqual(after);
      names.add(after.phase.name);
    }
    expect([...names].sort()).toEqual(['moving', 'opening', 'over', 'rolling']);
  });

  test('shares nothing with what it was read from', () => {
    const source = structuredClone(sound);
    const read = readState(source);
    for (const list of [...Object.values(source.board), ['dice']]) (list as unknown[]).fill(9);
    (source.phase as { name: string }).name = 'opening';
    (source.score.blue as { points: number }).points = 99;
    expect(read).toEqual(sound);
  });

  test('keeps only what belongs to a state', () => {
    const more = {
      ...sound,
      password: 'x',
      settings: { variant: 'short', extra: 1 },
      phase: { ...sound.phase, extra: 1 },
      board: { ...sound.board, green: [] },
      score: { ...sound.score, blue: { games: 1, points: 3, extra: 1 }, green: 0 },
    };
    expect(readState(more)).toEqual(sound);
  });

  test.each(['blue', 'red'] as const)(
    'is over when %s has borne off all, with the result that the board shows',
    (winner) => {
      const said = { name: 'over', result: { winner: 'nobody', kind: 'huge', points: 64 } };
      for (const [onBar, kind, points] of [
        [0, 'gammon', 2],
        [1, 'backgammon', 3],
      ] as const) {
        const board = finished(winner, onBar);
        // The loser's fifteen stand on its own 1-point, or one of them on the bar.
        const result = { winner, kind, points, by: 'board' };
        const over = { ...sound, board, phase: { name: 'over', result, match: winner } };
        expect(readState(damaged({ board, phase: said }))).toEqual(over);
        expect(readState(damaged({ board }))).toEqual(over);
      }
    },
  );
});

const noState = (what: string): [GameErrorCode, string] => [
  'bad-state',
  `this is no state of a game: ${what}`,
];
const badBoard = (message: string): [GameErrorCode, string] => ['bad-position', message];
const badDice = (named: string): [GameErrorCode, string] => [
  'bad-dice',
  `${named} is no roll: two dice from 1 to 6`,
];
const score = (named: string): [GameErrorCode, string] =>
  noState(`the score ${named} is not {games, points} of blue and red`);
const blueScore = (blue: unknown): unknown =>
  damaged({ score: { blue, red: { games: 0, points: 0 } } });

const faults: readonly [string, unknown, [GameErrorCode, string]][] = [
  ['null', null, noState('expected an object')],
  ['nothing', undefined, noState('expected an object')],
  ['a list', [], noState('expected an object')],
  ['a text', '{}', noState('expected an object')],
  ['an empty object', {}, noState('version undefined is not known')],
  ['without a version', without('version'), noState('version undefined is not known')],
  ['of a later version', damaged({ version: 2 }), noState('version 2 is not known')],
  ['with a version that is a text', damaged({ version: '1' }), noState('version "1" is not known')],
  ['without settings', without('settings'), noState('settings are missing')],
  ['with settings that are null', damaged({ settings: null }), noState('settings are missing')],
  [
    'of an unknown variant',
    damaged({ settings: { variant: 'chess' } }),
    ['unknown-variant', `no variant is named "chess": ${VARIANTS.join(', ')}`],
  ],
  [
    'with half a match',
    damaged({ settings: { matchLength: 1.5 } }),
    [
      'bad-settings',
      'settings: matchLength 1.5 is not allowed: a whole number: 0 = unlimited play, 1 = single games, N = a match to N',
    ],
  ],
  ['without a board', without('board'), noState('the board is missing')],
  ['with a board that is a list', damaged({ board: [] }), noState('the board is missing')],
  [
    'with an empty board',
    damaged({ board: {} }),
    badBoard('blue: expected 26 counts, got undefined'),
  ],
  [
    'without red’s checkers',
    damaged({ board: { blue: fresh.board.blue } }),
    badBoard('red: expected 26 counts, got undefined'),
  ],
  [
    'with a count too few',
    damaged({ board: { ...fresh.board, blue: fresh.board.blue.slice(1) } }),
    badBoard('blue: expected 26 counts, got 25'),
  ],
  ['with 16 checkers', blueWith(5, 1), badBoard('blue: 16 checkers instead of 15')],
  ['with 14 checkers', blueWith(6, 4), badBoard('blue: 14 checkers instead of 15')],
  [
    'with a negative count',
    blueWith(5, -1),
    badBoard('blue: -1 is no number of checkers (index 5)'),
  ],
  [
    'with a count that is a text',
    blueWith(6, '5'),
    badBoard('blue: "5" is no number of checkers (index 6)'),
  ],
  [
    'with a count that is null',
    blueWith(25, null),
    badBoard('blue: null is no number of checkers (index 25)'),
  ],
  [
    'with both sides on one point',
    damaged({ board: { ...fresh.board, blue: finished('red', 0).blue } }),
    badBoard('point 1 holds checkers of both sides (15 and 2)'),
  ],
  ['without a phase', without('phase'), noState('the phase is missing')],
  ['with a phase that is a text', damaged({ phase: 'opening' }), noState('the phase is missing')],
  ['with a phase without a name', damaged({ phase: {} }), noState('no phase is named undefined')],
  [
    'with an unknown phase',
    damaged({ phase: { name: 'lunch' } }),
    noState('no phase is named "lunch"'),
  ],
  [
    'with a turn of nobody',
    damaged({ phase: { name: 'rolling' } }),
    noState('no side is named undefined'),
  ],
  [
    'with a turn of an unknown side',
    damaged({ phase: { name: 'moving', side: 'green', dice: [6, 1] } }),
    noState('no side is named "green"'),
  ],
  [
    'without the dice of a turn',
    damaged({ phase: { name: 'moving', side: 'red' } }),
    badDice('undefined'),
  ],
  [
    'with a die of 7',
    damaged({ phase: { name: 'moving', side: 'red', dice: [7, 1] } }),
    badDice('[7,1]'),
  ],
  [
    'with dice that are texts',
    damaged({ phase: { name: 'moving', side: 'red', dice: ['6', '1'] } }),
    badDice('["6","1"]'),
  ],
  ['with a score that is a list', damaged({ score: [0, 0] }), score('[0,0]')],
  ['with an empty score', damaged({ score: {} }), score('{}')],
  [
    'with games below zero',
    blueScore({ games: -1, points: 0 }),
    score('{"blue":{"games":-1,"points":0},"red":{"games":0,"points":0}}'),
  ],
  [
    'with half a point',
    blueScore({ games: 1, points: 0.5 }),
    score('{"blue":{"games":1,"points":0.5},"red":{"games":0,"points":0}}'),
  ],
  [
    'with points that are a text',
    blueScore({ games: 1, points: '3' }),
    score('{"blue":{"games":1,"points":"3"},"red":{"games":0,"points":0}}'),
  ],
  ['with a game 0', damaged({ game: 0 }), noState('game 0 is no number from 1')],
  ['with a game 1.5', damaged({ game: 1.5 }), noState('game 1.5 is no number from 1')],
  ['with a game that is null', damaged({ game: null }), noState('game null is no number from 1')],
  ['with turns below zero', damaged({ turns: -1 }), noState('turns -1 is no number from 0')],
  [
    'begun by nobody known',
    damaged({ starter: 'green' }),
    noState('the starter "green" is not blue, red or null'),
  ],
  ['half swapped', damaged({ swapped: 1 }), noState('swapped 1 is not true or false')],
  [
    'with an unknown Crawford game',
    damaged({ crawford: 'soon' }),
    noState('crawford "soon" is not ahead, now or past'),
  ],
  ['with a cube of null', damaged({ cube: null }), noState('the cube null is not {value, owner}')],
  [
    'with a cube at 3',
    damaged({ cube: { value: 3, owner: null } }),
    noState('the cube shows 3, not 1, 2, 4, 8 ...'),
  ],
  [
    'with a cube beyond all counting',
    damaged({ cube: { value: 2 ** 41, owner: 'red' } }),
    noState('the cube shows 2199023255552, not 1, 2, 4, 8 ...'),
  ],
  [
    'with a cube at 0',
    damaged({ cube: { value: 0, owner: null } }),
    noState('the cube shows 0, not 1, 2, 4, 8 ...'),
  ],
  [
    'with a cube of half a point',
    damaged({ cube: { value: 0.5, owner: null } }),
    noState('the cube shows 0.5, not 1, 2, 4, 8 ...'),
  ],
  [
    'with a cube of nobody known',
    damaged({ cube: { value: 2 } }),
    noState('the owner of the cube undefined is not blue, red or null'),
  ],
  [
    'with a bomb of nobody known',
    damaged({ bomb: 1 }),
    noState('the bomb 1 is not blue, red or null'),
  ],
  [
    'with clocks that it is not played by',
    damaged({ clocks: { blue: { left: 1, used: 0 }, red: { left: 1, used: 0 } } }),
    noState('there are clocks, but the settings have none'),
  ],
];

describe('a damaged state is refused:', () => {
  test.each(faults)('%s', (_, value, [code, message]) => {
    expect(faultOf(readState(value))).toEqual({ code, message });
  });

  test('over although no side has borne off all', () => {
    const result = { winner: 'blue', kind: 'single', points: 1 };
    expect(faultOf(readState(damaged({ phase: { name: 'over', result } }))).code).toBe('bad-state');
  });

  /** JSON may hold objects that cannot be made a text. */
  const textless = { toString: 1, valueOf: 1 };
  test.each<[string, unknown]>([
    ['version', damaged({ version: textless })],
    ['count', blueWith(6, textless)],
    ['number of the game', damaged({ game: textless })],
  ])('an object that makes no text for its %s, and nothing is thrown', (_, value) => {
    expect(() => faultOf(readState(value))).not.toThrow();
  });

  test('both sides have borne off all', () => {
    const board = { blue: finished('blue', 0).blue, red: finished('red', 0).red };
    expect(() => faultOf(readState(damaged({ board })))).not.toThrow();
  });
});

describe('what is left out', () => {
  const written = { version: 1, settings: {}, phase: { name: 'opening' }, board: fresh.board };

  test('is as in a new session', () => {
    expect(readState(written)).toEqual(fresh);
    const clock = { type: 'fischer', main: 60_000, move: 0 } as const;
    const settings: GivenSettings = { variant: 'nuclear', matchLength: 5, cube: true, clock };
    expect(readState({ ...written, settings })).toEqual(newSession(settings));
  });

  test('is at least a turn when the board is not the start', () => {
    const settings: GivenSettings = { matchLength: 5, cube: true };
    const phase = { name: 'rolling', side: 'red' } as const;
    const board = boardOf({}, 'own 13:15 | opp 24:15');
    const state = { ...newSession(settings), phase, board, turns: 1 };
    expect(readState({ version: 1, settings, phase, board })).toEqual(state);
    const start = { version: 1, settings, phase, board: fresh.board };
    expect(readState(start)).toEqual({ ...newSession(settings), phase });
  });

  test('is the Crawford game when a side is one point from the match', () => {
    const settings: GivenSettings = { matchLength: 5, cube: true };
    const score = { blue: { games: 2, points: 4 }, red: { games: 1, points: 1 } };
    expect(readState({ ...written, settings, score })).toEqual({
      ...newSession(settings),
      score,
      crawford: 'now',
    });
  });
});
