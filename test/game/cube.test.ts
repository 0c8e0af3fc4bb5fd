import { describe, expect, test } from 'vitest';
import {
  legalActions,
  newSession,
  type Action,
  type Cube,
  type GameResult,
  type GameState,
  type GivenSettings,
  type OpeningThrow,
  type Side,
} from '../../src/game/index.js';
import { boardOf, deed, played, refusal, underWay } from '../support/deeds.js';

const money: GivenSettings = { matchLength: 0, cube: true };
const beavers: GivenSettings = { ...money, options: { 'cube.beaver': 'on' } };
const match: GivenSettings = { matchLength: 7, cube: true };

/** Blue is to throw and nobody owns the cube. */
const blueRolls = underWay(money);

function cubeAt(value: number, owner: Side | null, settings = money): GameState {
  return underWay(settings, { cube: { value, owner } });
}

/** Some turns later, the board and the cube as they were, a side is to throw. */
function turnTo(state: GameState, side: Side): GameState {
  return { ...state, phase: { name: 'rolling', side } };
}

function resultOf({ phase }: GameState): GameResult {
  if (phase.name !== 'over') throw new Error(`the game is in its phase ${phase.name}`);
  return phase.result;
}

describe('a double', () => {
  const offered = played(blueRolls, deed('blue', 'double'));

  test('is offered to the other side, the cube as it was', () => {
    expect(offered).toEqual({ ...blueRolls, phase: { name: 'doubled', side: 'red' } });
    expect(legalActions(offered, 'red')).toEqual(['take', 'pass', 'nextGame']);
    expect(legalActions(offered, 'blue')).toEqual(['nextGame']);
  });

  test('is answered by the side that is asked, and by nobody else', () => {
    for (const answer of ['take', 'pass', 'beaver'] as const) {
      expect(refusal(offered, deed('blue', answer))).toEqual({
        code: 'wrong-side',
        message: `${answer}: it is not blue's turn`,
      });
    }
  });

  test('that is taken doubles the cube, gives it to who took it, and leaves the throw to who doubled', () => {
    expect(played(offered, deed('red', 'take'))).toEqual({
      ...blueRolls,
      phase: { name: 'rolling', side: 'blue', taken: true },
      cube: { value: 2, owner: 'red' },
    });
  });

  test('that is passed loses what the game was for before', () => {
    expect(played(offered, deed('red', 'pass'))).toEqual({
      ...blueRolls,
      score: { blue: { games: 1, points: 1 }, red: { games: 0, points: 0 } },
      phase: {
        name: 'over',
        result: { winner: 'blue', kind: 'single', points: 1, by: 'pass' },
        match: null,
      },
    });
  });

  test('is not answered by a resignation, nor by throwing', () => {
    for (const side of ['blue', 'red'] as const) {
      expect(refusal(offered, deed(side, 'offerResignation')).code).toBe('wrong-phase');
      expect(refusal(offered, { type: 'roll', side, elapsed: 0, dice: [3, 1] }).code).toBe(
        'wrong-phase',
      );
    }
  });
});

describe('a double may be offered', () => {
  test.each<[string, GameState]>([
    ['by either side while nobody owns the cube', blueRolls],
    ['by the owner of the cube', cubeAt(4, 'blue')],
    ['in a match', underWay(match)],
    [
      'by who needs no more than the cube is worth: it is dead, but legal',
      underWay(match, {
        score: { blue: { games: 3, points: 5 }, red: { games: 0, points: 0 } },
        cube: { value: 2, owner: 'blue' },
      }),
    ],
    [
      'after the Crawford game',
      underWay(match, {
        score: { blue: { games: 2, points: 2 }, red: { games: 3, points: 6 } },
        crawford: 'past',
      }),
    ],
    ['at 64 and beyond', cubeAt(1024, 'blue')],
    ['in nuclear nardy, where it is asked for', underWay({ ...money, variant: 'nuclear' })],
    ['by the second player in his first turn', underWay(money, { turns: 1, starter: 'red' })],
  ])('%s', (_, state) => {
    expect(legalActions(state, 'blue')).toContain('double');
    expect(played(state, deed('blue', 'double')).phase).toEqual({ name: 'doubled', side: 'red' });
  });

  const crawford = underWay(match, {
    score: { blue: { games: 2, points: 2 }, red: { games: 3, points: 6 } },
    crawford: 'now',
  });

  test.each<[string, GameState, string]>([
    ['without a cube', underWay({ matchLength: 7 }), 'the game is played without a cube'],
    ['in single games', underWay({ cube: true }), 'the game is played without a cube'],
    ['in the Crawford game', crawford, 'the Crawford game is played without the cube'],
    [
      'before the first move has been made',
      underWay({ ...money, options: { 'open.roll': 'anew' } }, { turns: 0 }),
      'nobody has moved yet',
    ],
    [
      'twice in a turn',
      played(blueRolls, deed('blue', 'double'), deed('red', 'take')),
      'a double was taken in this turn already',
    ],
    ['by who does not own the cube', cubeAt(2, 'red'), "the cube is red's"],
    ['beyond all counting', cubeAt(2 ** 40, 'blue'), 'the cube cannot be turned any further'],
  ])('not %s', (_, state, words) => {
    expect(legalActions(state, 'blue')).not.toContain('double');
    expect(refusal(state, deed('blue', 'double'))).toEqual({
      code: 'not-allowed',
      message: `double: ${words}`,
    });
  });

  test('not after the throw, nor in the turn of the other side', () => {
    const thrown = played(blueRolls, { type: 'roll', side: 'blue', elapsed: 0, dice: [3, 1] });
    expect(refusal(thrown, deed('blue', 'double'))).toEqual({
      code: 'wrong-phase',
      message: 'double: not now, the game is in its phase "moving"',
    });
    expect(refusal(blueRolls, deed('red', 'double'))).toEqual({
      code: 'wrong-side',
      message: "double: it is not red's turn",
    });
  });
});

describe('a beaver', () => {
  const offered = played(underWay(beavers), deed('blue', 'double'));
  const beavered = played(offered, deed('red', 'beaver'));

  test('takes the double and doubles again at once: the first doubler is asked', () => {
    expect(legalActions(offered, 'red')).toContain('beaver');
    expect(beavered).toEqual({
      ...offered,
      phase: { name: 'beavered', side: 'blue' },
      cube: { value: 2, owner: 'red' },
    });
    expect(legalActions(beavered, 'blue')).toEqual(['take', 'pass', 'nextGame']);
  });

  test('that is taken makes the cube four times what it was; its owner stays, the first doubler throws', () => {
    expect(played(beavered, deed('blue', 'take'))).toEqual({
      ...offered,
      phase: { name: 'rolling', side: 'blue', taken: true },
      cube: { value: 4, owner: 'red' },
    });
  });

  test('is not answered by another', () => {
    expect(refusal(beavered, deed('blue', 'beaver')).code).toBe('wrong-phase');
  });

  test('may answer a redouble too', () => {
    const redoubled = played(cubeAt(2, 'blue', beavers), deed('blue', 'double'));
    expect(played(redoubled, deed('red', 'beaver'), deed('blue', 'take')).cube).toEqual({
      value: 8,
      owner: 'red',
    });
  });

  test.each<[string, GivenSettings]>([
    ['where it is not agreed', money],
    ['in a match', { ...match, options: { 'cube.beaver': 'on' } }],
  ])('is refused %s', (_, settings) => {
    const state = played(underWay(settings), deed('blue', 'double'));
    expect(legalActions(state, 'red')).not.toContain('beaver');
    expect(refusal(state, deed('red', 'beaver'))).toEqual({
      code: 'not-allowed',
      message: 'beaver: the session is played without beavers',
    });
  });

  test('is refused beyond all counting', () => {
    const state = played(cubeAt(2 ** 39, 'blue', beavers), deed('blue', 'double'));
    expect(refusal(state, deed('red', 'beaver'))).toEqual({
      code: 'not-allowed',
      message: 'beaver: the cube cannot be turned any further',
    });
  });
});

/** Red has borne off none and stands in its own home: blue's last checker wins a gammon. */
const gammon = boardOf(money, 'own 1:1 | opp 24:15');
const bearsOff: readonly Action[] = [
  { type: 'roll', side: 'blue', elapsed: 0, dice: [6, 5] },
  { type: 'play', side: 'blue', elapsed: 0, steps: [{ from: 1, die: 6 }] },
];

describe('the courses of the rulebook', () => {
  const A = 'red';
  const B = 'blue';
  const aRolls = underWay(beavers, { board: gammon, phase: { name: 'rolling', side: A } });
  const taken = played(aRolls, deed(A, 'double'), deed(B, 'take'));
  const redoubled = played(turnTo(taken, B), deed(B, 'double'));

  test.each<[string, GameState, Partial<GameResult>]>([
    [
      'G1: A doubles, B passes: A wins 1',
      played(aRolls, deed(A, 'double'), deed(B, 'pass')),
      { winner: A, points: 1 },
    ],
    [
      'G2: A doubles, B takes and redoubles later, A passes: B wins 2',
      played(redoubled, deed(A, 'pass')),
      { winner: B, points: 2 },
    ],
    [
      'G3: as G2, but A takes and loses a mars: B wins 8',
      played(redoubled, deed(A, 'take'), ...bearsOff),
      { winner: B, kind: 'gammon', points: 8 },
    ],
    [
      'G4: A doubles, B beavers, A passes: B wins 2',
      played(aRolls, deed(A, 'double'), deed(B, 'beaver'), deed(A, 'pass')),
      { winner: B, points: 2 },
    ],
    [
      'G5: a mars under Jacoby, nobody having doubled, is 1',
      played(turnTo(aRolls, B), ...bearsOff),
      { winner: B, kind: 'gammon', points: 1 },
    ],
  ])('%s', (_, state, result) => {
    expect(resultOf(state)).toMatchObject(result);
  });
});

describe('the Jacoby rule', () => {
  const gammonOf = (settings: GivenSettings, cube: Cube): number =>
    resultOf(played(underWay(settings, { board: gammon, cube }), ...bearsOff)).points;

  test.each<[string, GivenSettings, Cube, number]>([
    ['counts a gammon 1 while nobody has doubled', money, { value: 1, owner: null }, 1],
    [
      'takes an automatic double for none',
      { ...money, options: { 'cube.auto': 1 } },
      { value: 2, owner: null },
      2,
    ],
    ['is over once a double was taken', money, { value: 2, owner: 'blue' }, 4],
    [
      'does not hold where it is not agreed',
      { ...money, options: { 'cube.jacoby': 'off' } },
      { value: 1, owner: null },
      2,
    ],
    ['does not hold in a match', match, { value: 1, owner: null }, 2],
    ['does not hold without a cube', { matchLength: 0 }, { value: 1, owner: null }, 2],
  ])('%s', (_, settings, cube, points) => {
    expect(gammonOf(settings, cube)).toBe(points);
  });
});

describe('automatic doubles', () => {
  const ties: readonly OpeningThrow[] = [
    [4, 4],
    [1, 1],
    [6, 6],
    [3, 2],
  ];
  const cubeAfter = (settings: GivenSettings, throws: readonly OpeningThrow[]): Cube =>
    played(newSession(settings), { type: 'opening', side: 'blue', elapsed: 0, throws }).cube;

  test.each<[string, number, GivenSettings, number]>([
    ['not agreed', 0, money, 1],
    ['one at most', 1, money, 2],
    ['two at most', 2, money, 4],
    ['more than there are ties', 9, money, 8],
    ['in a match', 2, match, 1],
    ['without a cube', 2, { matchLength: 0 }, 1],
  ])('%s', (_, most, settings, value) => {
    const options = most ? { 'cube.auto': most } : {};
    expect(cubeAfter({ ...settings, options }, ties)).toEqual({ value, owner: null });
  });

  test('need a tie', () => {
    expect(cubeAfter({ ...money, options: { 'cube.auto': 2 } }, [[3, 2]])).toEqual({
      value: 1,
      owner: null,
    });
  });

  test('do not go beyond all counting', () => {
    const many = [...new Array<OpeningThrow>(60).fill([5, 5]), [3, 2] as const];
    expect(cubeAfter({ ...money, options: { 'cube.auto': 60 } }, many).value).toBe(2 ** 40);
  });

  test('are over with their game', () => {
    const state = played(newSession({ ...money, options: { 'cube.auto': 1 } }), {
      type: 'opening',
      side: 'blue',
      elapsed: 0,
      throws: ties,
    });
    expect(played(state, deed('blue', 'nextGame')).cube).toEqual({ value: 1, owner: null });
  });
});
