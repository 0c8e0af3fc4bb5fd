import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  newSession,
  orThrow,
  pipCount,
  positionFor,
  readState,
  ruleSetOf,
  ruleSets,
  rulesOf,
  type GameError,
  type GameState,
  type GivenSettings,
  type RuleSet,
} from '../../../src/game/index.js';
import {
  formatFibs,
  formatGnuId,
  formatOwnPosition,
  formatPositionId,
  formatXgid,
} from '../../../src/notation/positions/position-notations.js';
import { readPosition, type ReadPosition } from '../../../src/notation/positions/read-position.js';
import { underWay } from '../../support/deeds.js';
import { faultOf } from '../../support/fault-of.js';
import { positionOf } from '../../support/position-of.js';
import { mulberry32 } from '../../support/random.js';
import { LIVELY } from '../../support/random-actions.js';
import { seededSession } from '../../support/seeded-session.js';
import { toldState } from '../../support/told-state.js';

function read(text: string, rules?: RuleSet): ReadPosition {
  return orThrow<ReadPosition>(readPosition(text, rules));
}

const names = { you: 'me', opponent: 'bot' };
const START = 'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:5';
const ROW4 = 'own 1:2 3:3 4:2 5:2 6:2 14:1 18:1 19:2 | opp 10:1 20:3 21:2 22:2 23:2 24:4';

/** A state of short nardy with the board that the rulebook writes as blue sees it. */
function stateAs(
  settings: GivenSettings,
  board: string,
  changes: Partial<GameState> = {},
): GameState {
  const { own, opp } = positionOf(board);
  const state = { ...newSession(settings), board: { blue: own, red: opp }, turns: 1, ...changes };
  return orThrow<GameState>(readState(state));
}

const money: GivenSettings = { matchLength: 0, cube: true };
const plain: GivenSettings = { ...money, options: { 'cube.jacoby': 'off' } };

interface Example {
  readonly xgid: string;
  readonly gnu: string;
  readonly state: GameState;
  readonly pips: readonly [blue: number, red: number];
}

const points = (blue: number, red: number): Pick<GameState, 'score'> => ({
  score: { blue: { games: 0, points: blue }, red: { games: 0, points: red } },
});

const rolling = { name: 'rolling', side: 'blue' } as const;

/** The strings of both programs for the same states. */
const examples: readonly Example[] = [
  {
    xgid: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10',
    gnu: '4HPwATDgc/ABMA:cAkAAAAAAAAE',
    state: stateAs(plain, START, { phase: rolling, turns: 0 }),
    pips: [167, 167],
  },
  {
    xgid: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10',
    gnu: '4HPwATDgc/ABMA:cIkFAAAAAAAE',
    state: stateAs(plain, START, {
      phase: { name: 'moving', side: 'blue', dice: [3, 1] },
      turns: 0,
    }),
    pips: [167, 167],
  },
  {
    xgid: 'XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:4:2:0:9:10',
    gnu: '4HPwATDgc/ABMA:QYkqASAAIAAE',
    state: stateAs({ matchLength: 9, cube: true }, START, {
      phase: { name: 'moving', side: 'blue', dice: [5, 2] },
      cube: { value: 2, owner: 'red' },
      ...points(4, 2),
    }),
    pips: [167, 167],
  },
  {
    xgid: 'XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10',
    gnu: 'b9sBCIC5bYDQAA:QQnlAGAAGAAE',
    state: stateAs({ matchLength: 7, cube: true }, ROW4, {
      phase: { name: 'moving', side: 'blue', dice: [2, 1] },
      cube: { value: 2, owner: 'red' },
      crawford: 'past',
      ...points(3, 6),
    }),
    pips: [111, 52],
  },
  {
    xgid: 'XGID=----BaC-B---aD--aa-bcbbBbB:0:0:1:22:2:3:0:13:10',
    gnu: 's90UAgKYM3gAZg:cAmpATAAEAAE',
    state: stateAs(
      { matchLength: 13, cube: true },
      'own bar:2 23:2 13:4 8:2 6:3 4:2 | opp 5:1 12:1 16:1 17:1 19:2 20:3 21:2 22:2 24:2',
      { phase: { name: 'moving', side: 'blue', dice: [2, 2] }, ...points(2, 3) },
    ),
    pips: [190, 93],
  },
  {
    xgid: 'XGID=-aAaBaDaB---bD-b-A-cA-b-b-:0:0:1:00:2:4:0:9:10',
    gnu: 'Mw5jkCQyz+AhAg:cAkgAUAAEAAE',
    state: stateAs(
      { matchLength: 9, cube: true },
      'own 2:1 4:2 6:4 8:2 13:4 17:1 20:1 | opp 1:1 3:1 5:1 7:1 12:2 15:2 19:3 22:2 24:2',
      { phase: rolling, ...points(2, 4) },
    ),
    pips: [139, 156],
  },
];

describe.each(examples)('$xgid and $gnu', ({ xgid, gnu, state, pips }) => {
  test('are read as the same state', () => {
    expect(read(xgid)).toEqual({ notation: 'xgid', state });
    expect(read(gnu)).toEqual({ notation: 'gnu-id', state });
  });

  test('are written for it', () => {
    expect(formatXgid(state)).toBe(xgid);
    expect(formatGnuId(state)).toBe(gnu);
    expect(formatPositionId(state)).toBe(gnu.slice(0, 14));
  });

  test('have the pips that both programs count', () => {
    expect([pipCount(state.board.blue), pipCount(state.board.red)]).toEqual(pips);
  });
});

describe('O on roll', () => {
  const xgid = 'XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:-1:21:3:6:0:7:10';
  const state = stateAs({ matchLength: 7, cube: true }, ROW4, {
    phase: { name: 'moving', side: 'red', dice: [2, 1] },
    cube: { value: 2, owner: 'red' },
    crawford: 'past',
    ...points(3, 6),
  });

  test('is red on roll in an XGID, and the sides stay where they are', () => {
    expect(read(xgid)).toEqual({ notation: 'xgid', state });
    expect(formatXgid(state)).toBe(xgid);
  });

  test('has the board as red sees it in a GNUbg ID', () => {
    expect(formatPositionId(state)).toBe('c9sAoQFv2wEIAA');
    expect(read(orThrow<string>(formatGnuId(state)))).toEqual({ notation: 'gnu-id', state });
  });

  test('is, with the sides exchanged, what GNU Backgammon makes of it', () => {
    const { settings, board, cube, phase, score } = read('c9sAoQFv2wEIAA:UQnlADAAMAAE').state;
    expect(settings).toEqual(state.settings);
    expect(board).toEqual({ blue: state.board.red, red: state.board.blue });
    expect(cube).toEqual({ value: 2, owner: 'blue' });
    expect(phase).toEqual({ name: 'moving', side: 'blue', dice: [2, 1] });
    expect(score).toEqual({ blue: state.score.red, red: state.score.blue });
  });
});

describe('the match IDs that GNU Backgammon prints', () => {
  const start = '4HPwATDgc/ABMA';

  test.each<[string, string, GivenSettings, Partial<GameState>]>([
    ['money with Jacoby’s rule', 'cAkAAAAAAAAA', money, { phase: rolling, turns: 0 }],
    [
      'a Crawford game',
      '8AmgACAAIAAE',
      { matchLength: 5, cube: true },
      { phase: rolling, turns: 0, crawford: 'now', ...points(4, 2) },
    ],
    [
      'a double',
      'cBGgAAAAAAAE',
      { matchLength: 5, cube: true },
      { phase: { name: 'doubled', side: 'red' } },
    ],
    [
      'a cube that X owns',
      'UgkAAAAAAAAA',
      money,
      { phase: rolling, cube: { value: 4, owner: 'blue' } },
    ],
    [
      'a beaver',
      'QRkAAAAAAAAE',
      { ...money, options: { 'cube.jacoby': 'off', 'cube.beaver': 'on' } },
      { phase: { name: 'beavered', side: 'blue' }, cube: { value: 2, owner: 'red' } },
    ],
    [
      'a gammon that is given up',
      'cEEgAQAAAAAE',
      { matchLength: 9, cube: true, options: { resign: 'offer' } },
      { phase: { name: 'resigning', side: 'red', kind: 'gammon', back: rolling }, turns: 1 },
    ],
  ])('%s: %s', (_, id, settings, changes) => {
    const state = stateAs(settings, START, changes);
    const rules = rulesOf(state);
    expect(read(`${start}:${id}`, rules)).toEqual({ notation: 'gnu-id', state });
    expect(formatGnuId(state)).toBe(`${start}:${id}`);
  });

  test('a match says or does not say that Jacoby’s rule is off', () => {
    const [on, off] = [read(`${start}:QYkqASAAIAAA`), read(`${start}:QYkqASAAIAAE`)];
    expect(on).toEqual(off);
    expect(formatGnuId(on.state)).toBe(`${start}:QYkqASAAIAAE`);
  });
});

describe('an XGID after a beaver', () => {
  const settings = { ...money, options: { 'cube.beaver': 'on' } } as const;
  const at = (value: number): GameState =>
    stateAs(settings, START, {
      phase: { name: 'beavered', side: 'blue' },
      cube: { value, owner: 'red' },
    });
  const [board] = examples[0].xgid.split(':');

  test.each<[string, number]>([
    [`${board}:0:0:1:B:0:0:3:0:10`, 2],
    [`${board}:1:1:1:B:0:0:3:0:10`, 4],
  ])('shows the cube as it was before the double: %s', (xgid, value) => {
    expect(read(xgid)).toEqual({ notation: 'xgid', state: at(value) });
    expect(formatXgid(at(value))).toBe(xgid);
  });

  test('may show it as the double has left it', () => {
    expect(read(`${board}:1:-1:1:B:0:0:3:0:10`)).toEqual({ notation: 'xgid', state: at(2) });
  });
});

test('a maximum cube of 1 in an XGID is a session without cube', () => {
  const xgid = `${examples[0].xgid.slice(0, -'0:0:0:0:10'.length)}1:2:0:5:0`;
  const state = stateAs({ matchLength: 5 }, START, { phase: rolling, turns: 0, ...points(1, 2) });
  expect(read(xgid)).toEqual({ notation: 'xgid', state });
  expect(formatXgid(state)).toBe(xgid);
});

test('a cube of money that is turned but nobody’s comes from ties of the draw', () => {
  const [board] = examples[0].xgid.split(':');
  const { settings, cube } = read(`${board}:2:0:1:00:0:0:1:0:10`).state;
  expect([settings.options, cube]).toEqual([{ 'cube.auto': 2 }, { value: 4, owner: null }]);
});

describe('the board lines of FIBS', () => {
  const state3 = stateAs({ matchLength: 3, cube: true }, START, {
    phase: { name: 'moving', side: 'blue', dice: [6, 2] },
    turns: 0,
    ...points(0, 1),
  });

  test.each<[string, GameState]>([
    [
      'board:me:bot:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0',
      state3,
    ],
    [
      'board:me:bot:9999:0:0:-1:-1:0:0:2:2:2:2:0:0:0:0:-4:5:0:0:0:-4:0:-5:0:0:0:0:2:0:1:0:0:0:0:1:1:1:0:1:-1:0:25:0:0:0:1:0:0:0:0',
      stateAs(money, 'own 24:2 13:5 7:2 6:2 5:2 4:2 | opp bar:1 1:1 12:4 17:4 19:5', {
        phase: rolling,
      }),
    ],
    [
      'board:me:bot:7:3:6:0:2:0:3:2:2:2:0:0:0:-1:0:0:0:1:0:0:0:1:2:-3:-2:-2:-2:-4:0:1:2:1:0:0:2:0:1:0:1:-1:0:25:0:1:0:0:2:0:0:0',
      examples[3].state,
    ],
    // The other side’s throw, and a double that it offers.
    [
      'board:me:bot:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:-1:0:0:6:2:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0',
      stateAs({ matchLength: 3, cube: true }, START, {
        phase: { name: 'moving', side: 'red', dice: [6, 2] },
        turns: 0,
        ...points(0, 1),
      }),
    ],
    [
      'board:me:bot:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:-1:0:0:0:0:1:1:1:1:1:-1:0:25:0:0:0:0:0:0:0:0',
      stateAs({ matchLength: 3, cube: true }, START, {
        phase: { name: 'doubled', side: 'blue' },
        ...points(0, 1),
      }),
    ],
    [
      'board:me:bot:3:0:2:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:1:0',
      stateAs({ matchLength: 3, cube: true }, START, {
        phase: { name: 'moving', side: 'blue', dice: [6, 2] },
        turns: 0,
        crawford: 'now',
        ...points(0, 2),
      }),
    ],
  ])('%s', (line, state) => {
    expect(read(line)).toEqual({ notation: 'fibs', state });
    expect(formatFibs(state, names)).toBe(line);
  });

  test.each<[string, string]>([
    [
      'the other colour',
      'board:You:some player:3:0:1:0:2:0:0:0:0:-5:0:-3:0:0:0:5:-5:0:0:0:3:0:5:0:0:0:0:-2:0:-1:6:2:0:0:1:1:1:0:-1:-1:0:25:0:0:0:0:2:0:0:0',
    ],
    [
      'the other direction',
      'board:You:someplayer:3:0:1:0:2:0:0:0:0:-5:0:-3:0:0:0:5:-5:0:0:0:3:0:5:0:0:0:0:-2:0:1:6:2:0:0:1:1:1:0:1:1:25:0:0:0:0:0:2:0:0:0',
    ],
    [
      'the throw on both sides',
      'board:You:someplayer:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:6:2:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0',
    ],
  ])('with %s are the same state', (_, line) => {
    expect(read(line)).toEqual({ notation: 'fibs', state: state3 });
  });

  test('while a double is offered nobody may double, and the cube was the doubler’s', () => {
    const line =
      'board:a:b:9999:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:-1:0:0:0:0:2:0:0:1:1:-1:0:25:0:0:0:0:0:0:0:0';
    const { phase, cube } = read(line).state;
    expect([phase, cube]).toEqual([
      { name: 'doubled', side: 'blue' },
      { value: 2, owner: 'red' },
    ]);
  });

  test('names lose what would end their field', () => {
    const line = formatFibs(state3, { you: 'Al B:C', opponent: '' });
    expect(line).toMatch(/^board:Al_B_C:_:3:/);
    expect(read(orThrow<string>(line)).state).toEqual(state3);
  });
});

describe('any state is read back from its text', () => {
  const sessions: readonly (readonly [string, GivenSettings])[] = [
    ['single games', {}],
    ['a match', { matchLength: 3, cube: true }],
    [
      'a match without Crawford game',
      { matchLength: 3, cube: true, options: { 'cube.crawford': 'off' } },
    ],
    ['a match of wins', { matchLength: 3, options: { 'match.unit': 'wins' } }],
    [
      'money with everything',
      {
        ...money,
        options: { 'cube.jacoby': 'off', 'cube.beaver': 'on', 'cube.auto': 2, resign: 'offer' },
      },
    ],
    ['nackgammon for money', { ...money, variant: 'nackgammon' }],
    ['hypergammon', { ...money, variant: 'hypergammon', options: { 'hyper.gammons': 'no' } }],
    ['longgammon', { variant: 'longgammon', matchLength: 5, cube: true }],
    ['caucasian', { variant: 'caucasian', options: { 'caucasian.bearoff_after_hit': 'never' } }],
    ['sudden death', { variant: 'sudden-death', matchLength: 4 }],
    ['nuclear', { variant: 'nuclear', matchLength: 0, cube: true }],
    ['long nardy', { variant: 'long', options: { 'long.last_throw': 'on', resign: 'offer' } }],
    ['a match of long nardy', { variant: 'long', matchLength: 3 }],
    ['plakoto', { variant: 'plakoto', options: { 'plakoto.mother': 'mutual' } }],
    ['plakoto that counts checkers', { variant: 'plakoto', options: { score: 'per_checker' } }],
    ['clocks', { clock: { type: 'fischer', main: 60_000, move: 2000 } }],
  ];

  /** Moments of two lively sessions: all that are seldom, and some of the others; finished games have no text. */
  function moments(settings: GivenSettings): readonly GameState[] {
    const states = [1, 2].flatMap((seed) =>
      seededSession(mulberry32(seed), 2, settings, LIVELY).map(({ after }) => after),
    );
    const isSeldom = ({ phase: { name } }: GameState): boolean =>
      name !== 'rolling' && name !== 'moving';
    return states.filter(
      (state, index) => state.phase.name !== 'over' && (isSeldom(state) || index % 7 === 0),
    );
  }

  function isToldBack(state: GameState, write: (state: GameState) => string | GameError): void {
    const text = orThrow<string>(write(state));
    const back = read(text, rulesOf(state)).state;
    expect([text, toldState(back)]).toEqual([text, toldState(state)]);
    expect(write(back)).toBe(text);
  }

  test.each(sessions)('%s in the own text, whatever rules are asked by', (_, settings) => {
    const states = moments(settings);
    expect(states.length).toBeGreaterThan(6);
    for (const state of states) {
      const text = orThrow<string>(formatOwnPosition(state));
      const back = read(text, ruleSets.caucasian);
      expect([text, back.notation, toldState(back.state)]).toEqual([text, 'own', toldState(state)]);
      expect(back.state.starter).toBe(state.starter);
      // A draw to come is told as a throw.
      if (state.phase.name !== 'opening') expect(formatOwnPosition(back.state)).toBe(text);
    }
  });

  const formatLine = (state: GameState): string | GameError => formatFibs(state, names);
  const shared = sessions.filter(([, { variant }]) => variant !== 'long' && variant !== 'plakoto');

  test.each(shared)('%s as XGID, GNUbg ID and board line', (_, settings) => {
    const { matchLength = 1 } = settings;
    // A GNUbg ID has no word for a session without cube.
    const saysCube = settings.cube ?? matchLength === 1;
    let told = 0;
    for (const state of moments(settings)) {
      if (state.bomb !== null) continue;
      const { name } = state.phase;
      if (name !== 'resigning') isToldBack(state, formatXgid);
      if (saysCube) isToldBack(state, formatGnuId);
      if (saysCube && name !== 'resigning' && name !== 'beavered') isToldBack(state, formatLine);
      told++;
    }
    expect(told).toBeGreaterThan(6);
  });
});

describe('a text is told apart by its form', () => {
  const board = positionFor(newSession(), 'blue');
  const bare = stateAs({}, START, { phase: rolling, turns: 0 });
  const numbers26 = '0,-2,0,0,0,0,5,0,3,0,0,0,-5,5,0,0,0,-3,0,-5,0,0,0,0,2,0';
  const numbers52 = [...board.own, ...board.opp].join();
  const xgid = examples[3].xgid;
  const gnu = examples[3].gnu;

  test.each<[string, string, ReadPosition]>([
    ['a position ID', '4HPwATDgc/ABMA', { notation: 'position-id', state: bare }],
    ['26 numbers', numbers26, { notation: 26, state: bare }],
    ['52 numbers', numbers52, { notation: 52, state: bare }],
    ['26 numbers with blanks', numbers26.replaceAll(',', ' , '), { notation: 26, state: bare }],
    ['an XGID without prefix', xgid.slice(5), { notation: 'xgid', state: examples[3].state }],
    ['an XGID of nine fields', xgid.slice(0, -3), { notation: 'xgid', state: examples[3].state }],
    ['nine fields alone', xgid.slice(5, -3), { notation: 'xgid', state: examples[3].state }],
    [
      'a prefix in small letters',
      `xgid=${xgid.slice(5)}`,
      { notation: 'xgid', state: examples[3].state },
    ],
    ['blanks around it', `\t ${gnu}\u00a0\r\n`, { notation: 'gnu-id', state: examples[3].state }],
    [
      'what eXtreme Gammon copies',
      `${xgid}\n\nX:Player 1   O:Player 2\nScore is X:3 O:6 7 pt.(s) match.\n +13-14-15-16-17-18------19-20-21-22-23-24-+\nPip count  X: 111  O: 52 X-O: 3-6/7\nCube: 2, O own cube\nX to play 21\n\n    1. 4-ply       19/18 14/12                  eq:-0.491\n`,
      { notation: 'xgid', state: examples[3].state },
    ],
    [
      'what GNU Backgammon draws',
      ` GNU Backgammon  Position ID: ${gnu.slice(0, 14)}\n                 Match ID   : ${gnu.slice(15)}\n +13-14-15-16-17-18------19-20-21-22-23-24-+     O: gnubg (Cube: 2)\n`,
      { notation: 'gnu-id', state: examples[3].state },
    ],
    ['a label', `GNUbg ID: ${gnu}.`, { notation: 'gnu-id', state: examples[3].state }],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('of other games there are numbers and the own text', () => {
    const long = ruleSets.long;
    const start = newSession({ variant: 'long' });
    const state: GameState = { ...start, phase: rolling };
    const numbers = [...start.board.blue, ...start.board.red].join();
    const own = `nardy:long:${start.board.blue.join()}:${start.board.red.join()}:blue:-`;
    expect(read(numbers, long)).toEqual({ notation: 52, state });
    expect(read(`look: ${own}`)).toEqual({ notation: 'own', state });
    expect(formatOwnPosition(start)).toBe(own);
  });

  test('the rules that are asked by are those of the state', () => {
    const rules = ruleSetOf('hypergammon', { score: 'flat', 'cube.beaver': 'on' });
    const { state } = read('XGID=-aaa------------------AAA-:0:0:1:00:0:0:1:0:10', rules);
    expect(state.settings).toEqual({
      variant: 'hypergammon',
      options: { score: 'flat' },
      matchLength: 0,
      cube: true,
      clock: null,
    });
    const id = orThrow<string>(formatPositionId(newSession({ variant: 'hypergammon' })));
    expect(read(id, rules).state.settings).toEqual({
      variant: 'hypergammon',
      options: { score: 'flat', 'cube.beaver': 'on' },
      matchLength: 1,
      cube: false,
      clock: null,
    });
  });

  test('a board that has ended the game is over', () => {
    const { phase } = read('4HPwATAAAAAAAA').state;
    expect(phase.name).toBe('over');
  });
});

describe('what a state cannot be is refused with its field', () => {
  const [board] = examples[0].xgid.slice(5).split(':');
  const start = '4HPwATDgc/ABMA';
  const fibs =
    'board:You:someplayer:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0'.split(
      ':',
    );
  const line = (changes: Readonly<Record<number, string>>): string =>
    fibs.map((word, index) => changes[index + 1] ?? word).join(':');

  test.each<[string, string, string]>([
    ['nothing', '', 'position: "" is none: no position ID, XGID, FIBS board nor 26 or 52 numbers'],
    [
      'words',
      'hello there',
      'position: "hello there" is none: no position ID, XGID, FIBS board nor 26 or 52 numbers',
    ],
    ['noise', 'x'.repeat(5_000_000), 'position: 5000000 characters are too many'],
    ['25 numbers', '0,'.repeat(24) + '0', 'position: 25 numbers instead of 26 or 52'],
    ['an ID that is cut off', start.slice(2), 'position ID: 12 characters instead of 14'],
    ['a match ID that is cut off', `${start}:cAkAAA`, 'match ID: 6 characters instead of 12'],
    ['a match ID alone', 'cAkAAAAAAAAE', 'position ID: 12 characters instead of 14'],
    ['no game', `${start}:cAgAAAAAAAAE`, 'match ID: its state is 0: no game is being played'],
    ['dice of 7 and 1', `${start}:cIkHAAAAAAAE`, 'match ID: the dice are 7 and 1'],
    ['one die', `${start}:cIkBAAAAAAAE`, 'match ID: the dice are 3 and 0'],
    [
      'an owner that nobody is',
      `${start}:YAkAAAAAAAAE`,
      'match ID: the owner of the cube is 2, not 0, 1 or 3',
    ],
    [
      'a raccoon',
      `${start}:QhEAAAAAAAAE`,
      'match ID: a third double in a row (raccoon) is not played here',
    ],
    [
      'a side that decides nothing',
      `${start}:cAEAAAAAAAAE`,
      'match ID: the side on roll is not the side to decide',
    ],
    ['eight fields', `XGID=${board}:0:0:1:00:0:0:0`, 'XGID: 8 fields instead of 10'],
    ['eleven fields', `XGID=${board}:0:0:1:00:0:0:0:0:10:1`, 'XGID: 11 fields instead of 10'],
    [
      '25 points',
      `XGID=${board.slice(1)}:0:0:1:00:0:0:0:0:10`,
      'XGID: field 1 (position): 25 characters instead of 26',
    ],
    [
      'a letter',
      `XGID=${board.replace('E', 'P')}:0:0:1:00:0:0:0:0:10`,
      'XGID: field 1 (position): character 7 cannot be "P"',
    ],
    [
      '16 checkers',
      `XGID=${board.replace('E', 'F')}:0:0:1:00:0:0:0:0:10`,
      'XGID: field 1 (position): X: 16 checkers instead of 15',
    ],
    [
      'a bar of the other side',
      `XGID=A${board.slice(1)}:0:0:1:00:0:0:0:0:10`,
      'XGID: field 1 (position): O has -1 checkers on the bar',
    ],
    [
      'a cube of 2 to the 41',
      `XGID=${board}:41:1:1:00:0:0:0:0:10`,
      'XGID: field 2 (cube value) cannot be "41"',
    ],
    ['an owner', `XGID=${board}:1:2:1:00:0:0:0:0:10`, 'XGID: field 3 (cube owner) cannot be "2"'],
    ['nobody on roll', `XGID=${board}:0:0:0:00:0:0:0:0:10`, 'XGID: field 4 (turn) cannot be "0"'],
    ['a die of 7', `XGID=${board}:0:0:1:71:0:0:0:0:10`, 'XGID: field 5 (dice) cannot be "71"'],
    [
      'one die in an XGID',
      `XGID=${board}:0:0:1:10:0:0:0:0:10`,
      'XGID: field 5 (dice) cannot be "10"',
    ],
    [
      'a raccoon in an XGID',
      `XGID=${board}:0:0:1:R:0:0:3:0:10`,
      'XGID: field 5 (dice) cannot be "R", a raccoon, which is not played here',
    ],
    [
      'a score below 0',
      `XGID=${board}:0:0:1:00:-1:0:0:0:10`,
      'XGID: field 6 (score of X) cannot be "-1"',
    ],
    [
      'a word as score',
      `XGID=${board}:0:0:1:00:0:x:0:0:10`,
      'XGID: field 7 (score of O) cannot be "x"',
    ],
    [
      'rules of money in a match',
      `XGID=${board}:0:0:1:00:0:0:3:5:10`,
      'XGID: field 8 (rules) cannot be "3"',
    ],
    [
      'rules that do not exist',
      `XGID=${board}:0:0:1:00:0:0:4:0:10`,
      'XGID: field 8 (rules) cannot be "4"',
    ],
    [
      'a length of -5',
      `XGID=${board}:0:0:1:00:0:0:0:-5:10`,
      'XGID: field 9 (match length) cannot be "-5"',
    ],
    ['no length', `XGID=${board}:0:0:1:00:0:0:0::10`, 'XGID: field 9 (match length) cannot be ""'],
    [
      'no highest cube',
      `XGID=${board}:0:0:1:00:0:0:0:0:x`,
      'XGID: field 10 (maximum cube) cannot be "x"',
    ],
    [
      'a cube that is owned at 1',
      `XGID=${board}:0:1:1:00:0:0:0:0:10`,
      "position: this is no state of a game: the cube is blue's, but shows 1",
    ],
    [
      'a turned cube in the middle of a match',
      `XGID=${board}:1:0:1:00:0:0:0:5:10`,
      "position: this is no state of a game: the cube shows 2, but is nobody's",
    ],
    [
      'a Crawford game from afar',
      `XGID=${board}:0:0:1:00:1:2:1:5:10`,
      'position: this is no state of a game: crawford is "now", but no side is near the match',
    ],
    [
      'a match that is won',
      `XGID=${board}:0:0:1:00:5:2:0:5:10`,
      'position: this is no state of a game: blue has the points of the match, but another game is played',
    ],
    [
      'a single game at a score',
      `XGID=${board}:0:0:1:00:1:0:0:1:10`,
      'position: a match to 1 is not played at 1-0',
    ],
    [
      'a double in the Crawford game',
      `XGID=${board}:0:0:1:D:4:2:1:5:10`,
      'position: this is no state of a game: double: the Crawford game is played without the cube',
    ],
    [
      'a double of who does not have the cube',
      `XGID=${board}:1:-1:1:D:0:0:0:5:10`,
      "position: this is no state of a game: double: the cube is red's",
    ],
    [
      'a beaver where they are not played',
      `XGID=${board}:0:0:1:B:0:0:0:5:10`,
      'position: this is no state of a game: there is a beaver in a session without beavers',
    ],
    [
      'a turned cube in a session without one',
      `XGID=${board}:1:1:1:00:0:0:0:1:10`,
      'position: this is no state of a game: the cube is turned in a game without one',
    ],
    ['a line that is cut off', 'board:You:someplayer:3:0', 'FIBS board: 5 fields instead of 53'],
    ['a word in a line', line({ 8: 'x' }), 'FIBS board: field 8 is "x", no whole number'],
    ['a cube of 3', line({ 38: '3' }), 'FIBS board: field 38 (cube) cannot be 3'],
    [
      'a length of -5 in a line',
      line({ 4: '-5' }),
      'FIBS board: field 4 (match length) cannot be -5',
    ],
    ['a game that is over', line({ 33: '0' }), 'FIBS board: field 33 (turn) cannot be 0'],
    ['a die of 7 in a line', line({ 34: '7' }), 'FIBS board: field 34 (your dice) cannot be 7'],
    ['no colour', line({ 42: '0' }), 'FIBS board: field 42 (colour) cannot be 0'],
    ['no direction', line({ 43: '2' }), 'FIBS board: field 43 (direction) cannot be 2'],
    [
      'a double after the throw',
      line({ 41: '1' }),
      'FIBS board: field 41 (was doubled) cannot be 1',
    ],
    [
      'checkers that are neither here nor off',
      line({ 13: '4' }),
      'FIBS board: field 46 (borne off) is 0, but 1 checkers are missing',
    ],
    ['16 checkers in a line', line({ 13: '6' }), 'FIBS board: you: 16 checkers instead of 15'],
  ])('%s', (_, text, message) => {
    expect(faultOf(readPosition(text)).message).toBe(message);
  });

  test.each<[string, string]>([
    ['position ID', start],
    ['GNUbg ID', `${start}:cAkAAAAAAAAE`],
    ['XGID', `XGID=${board}:0:0:1:00:0:0:0:0:10`],
    ['FIBS board', fibs.join(':')],
  ])('a %s for a game that it cannot hold', (name, text) => {
    for (const variant of ['long', 'plakoto'] as const) {
      expect(faultOf(readPosition(text, ruleSets[variant]))).toEqual({
        code: 'not-allowed',
        message: `${name}: it cannot hold a position of ${variant}; the own text (nardy:...) can`,
      });
    }
  });
});

describe('the own text', () => {
  const { blue, red } = newSession({ variant: 'long' }).board;
  const text = (changes: Readonly<Record<number, string>>, more?: string): string =>
    ['nardy', 'long', blue.join(), red.join(), 'red', '61', ...(more === undefined ? [] : [more])]
      .map((field, index) => changes[index + 1] ?? field)
      .join(':');

  test('tells the side, the dice, options and facts', () => {
    const more = 'score=four;long.last_throw=on;length=5;points=3-1;starter=blue';
    const { state } = read(text({}, more));
    expect(state).toEqual({
      ...newSession({
        variant: 'long',
        options: { score: 'four', 'long.last_throw': 'on' },
        matchLength: 5,
      }),
      phase: { name: 'moving', side: 'red', dice: [6, 1] },
      starter: 'blue',
      ...points(3, 1),
    });
    expect(formatOwnPosition(state)).toBe(text({}, more));
  });

  test('is as its page shows it', () => {
    const page = readFileSync('src/notation/positions/formats.md', 'utf8');
    const [shown] = /^nardy:plakoto.*$/m.exec(page)!;
    const { state } = read(shown);
    expect(state).toEqual({
      ...newSession({ variant: 'plakoto', options: { 'plakoto.mother': 'mutual' } }),
      phase: { name: 'moving', side: 'blue', dice: [6, 1] },
      starter: 'blue',
    });
    expect(formatOwnPosition(state)).toBe(shown);
  });

  test('tells who has the bomb', () => {
    const state = underWay(
      { variant: 'nuclear', matchLength: 0, cube: true },
      {
        bomb: 'red',
        cube: { value: 4, owner: 'blue' },
      },
    );
    const written = orThrow<string>(formatOwnPosition(state));
    expect(written.split(':').slice(4)).toEqual([
      'blue',
      '-',
      'length=0;cube=4-blue;bomb=red;starter=blue',
    ]);
    expect(toldState(read(written).state)).toEqual(toldState(state));
  });

  test.each<[string, string, string]>([
    ['a field too few', 'nardy:long:1,2', 'nardy: 3 fields instead of 6'],
    [
      'an unknown game',
      text({ 2: 'chess' }),
      'nardy: field 2 (game): no variant is named "chess": short, caucasian, nackgammon, hypergammon, longgammon, sudden-death, nuclear, plakoto, long',
    ],
    ['25 numbers', text({ 3: '1,2' }), "nardy: field 3 (blue's checkers): not 26 numbers"],
    ['too few of red', text({ 4: '' }), "nardy: field 4 (red's checkers): not 26 numbers"],
    [
      'no number',
      text({ 3: blue.join().replace('15', 'x') }),
      'nardy: field 3 (blue\'s checkers): position: "x" (number 25) is no whole number',
    ],
    [
      '14 checkers',
      text({ 4: red.join().replace('15', '14') }),
      "nardy: field 3 (blue's checkers): red: 14 checkers instead of 15",
    ],
    ['a side', text({ 5: 'green' }), 'nardy: field 5 (side): "green" is not blue or red'],
    ['a die of 7', text({ 6: '71' }), 'nardy: field 6 (dice): "71" is neither two dice nor -'],
    [
      'an option of another game',
      text({}, 'plakoto.mother=mutual'),
      'nardy: field 7 (more): long has no option "plakoto.mother": open.priority, open.roll, next.starter, score, long.head_exception, long.block, long.block_check, long.last_checker_large, long.last_throw, match.unit, resign, clock.flag',
    ],
    [
      'no value',
      text({}, 'length'),
      'nardy: field 7 (more): options: "length" is not written name=value',
    ],
    ['a length', text({}, 'length=-5'), 'nardy: field 7 (more): length cannot be "-5"'],
    ['a cube of 3', text({}, 'cube=3'), 'nardy: field 7 (more): cube cannot be "3"'],
    ['points', text({}, 'points=3'), 'nardy: field 7 (more): points cannot be "3"'],
    [
      'an offer',
      text({}, 'offer=everything'),
      'nardy: field 7 (more): offer cannot be "everything"',
    ],
    ['a starter', text({}, 'starter=nobody'), 'nardy: field 7 (more): starter cannot be "nobody"'],
    ['crawford', text({}, 'crawford=then'), 'nardy: field 7 (more): crawford cannot be "then"'],
    [
      'a cube in a game without',
      text({}, 'length=0;cube=2-red'),
      'position: this is no state of a game: the cube is turned in a game without one',
    ],
  ])('is refused with %s', (_, written, message) => {
    expect(faultOf(readPosition(written)).message).toBe(message);
  });
});

describe('what a notation cannot hold is not written', () => {
  const over = read('4HPwATAAAAAAAA').state;
  const resigning = stateAs({ ...money, options: { resign: 'offer', score: 'four' } }, START, {
    phase: { name: 'resigning', side: 'red', kind: 'home-gammon', back: rolling },
  });
  const bomb = underWay({ variant: 'nuclear' }, { bomb: 'red' });
  const plakoto = newSession({ variant: 'plakoto' });
  const long = stateAs({ matchLength: 9999, cube: true }, START, { phase: rolling });
  const huge = stateAs(money, START, { phase: rolling, cube: { value: 2 ** 20, owner: 'red' } });

  const line = (state: GameState): string | GameError => formatFibs(state, names);
  test.each<[string, (state: GameState) => string | GameError, GameState, string]>([
    ['a game that is over, in an XGID', formatXgid, over, 'position: the game is over'],
    ['a game that is over, in the own text', formatOwnPosition, over, 'position: the game is over'],
    ['a resignation, in an XGID', formatXgid, resigning, 'XGID: it cannot hold a resignation'],
    [
      'a home gammon, in a GNUbg ID',
      formatGnuId,
      resigning,
      'match ID: it cannot hold a resignation of this kind',
    ],
    ['a resignation, in a board line', line, resigning, 'FIBS board: it cannot hold a resignation'],
    ['a match to 9999, in a board line', line, long, 'FIBS board: it cannot hold a match to 9999'],
    [
      'a cube of 2 to the 20, in a GNUbg ID',
      formatGnuId,
      huge,
      'match ID: cube 20 is too large for it',
    ],
    [
      'the owner of the bomb, in an XGID',
      formatXgid,
      bomb,
      'XGID: it cannot hold who has the bomb; the own text (nardy:...) can',
    ],
    [
      'plakoto, in a position ID',
      formatPositionId,
      plakoto,
      'position ID: it cannot hold a position of plakoto; the own text (nardy:...) can',
    ],
  ])('%s', (_, write, state, message) => {
    expect(faultOf(write(state))).toEqual({ code: 'not-allowed', message });
  });
});

test('texts of any kind, cut, doubled and mutated, are answered and never throw', () => {
  const texts = [
    ...examples.flatMap(({ xgid, gnu, state }) => [
      xgid,
      gnu,
      formatOwnPosition(state),
      formatFibs(state, names),
    ]),
    readFileSync('test/fixtures/files/m5.mat', 'utf8').slice(0, 5000),
  ].map((text) => orThrow<string>(text));
  const letters = ':,=-09aZ+/ \n\u00a0éØ\ud800';
  const random = mulberry32(4);
  for (let run = 0; run < 2000; run++) {
    const text = texts[Math.floor(random() * texts.length)].split('');
    for (let change = 0; change < 3; change++) {
      const at = Math.floor(random() * text.length);
      const letter = letters[Math.floor(random() * letters.length)];
      text.splice(at, random() < 0.5 ? 1 : 0, ...(random() < 0.7 ? [letter] : []));
    }
    const outcome = readPosition(text.join(''));
    if (outcome instanceof Error) expect(outcome.message).not.toMatch(/undefined|NaN/);
    else expect(readState(outcome.state)).toEqual(outcome.state);
  }
});
