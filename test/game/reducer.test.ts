import { describe, expect, test } from 'vitest';
import {
  applyAction,
  boardFrom,
  newSession,
  orThrow,
  otherSide,
  readAction,
  readState,
  sideToAct,
  type Action,
  type Dice,
  type GameErrorCode,
  type GameState,
  type Phase,
  type ResultKind,
  type Side,
  type StepChoice,
  deepFreeze,
} from '../../src/game/index.js';
import { faultOf, type Fault } from '../support/fault-of.js';
import { positionOf } from '../support/position-of.js';

const START = 'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:5';
const fresh = newSession({ variant: 'short' });

/** A session in which nothing can be changed by accident; the board is written as the side sees it. */
function stateAt(phase: Phase, board = START, side: Side = 'blue'): GameState {
  return deepFreeze({ ...fresh, board: boardFrom(positionOf(board), side), phase });
}

function moving(board: string, dice: Dice, side: Side = 'blue'): GameState {
  return stateAt({ name: 'moving', side, dice }, board, side);
}

/** Steps written `8/3`: from 8 with a 3. */
function stepsOf(text: string): readonly StepChoice[] {
  return text.split(' ').flatMap((word) => {
    const [from, die] = word.split('/').map(Number);
    return word === '' ? [] : [{ from, die }];
  });
}

function play(steps: string, side: Side = 'blue'): Action {
  return { type: 'play', side, elapsed: 700, steps: stepsOf(steps) };
}

/** Applies a frozen action; the state it is applied to must stay as it was. */
function apply(state: GameState, action: Action): ReturnType<typeof applyAction> {
  const before = structuredClone(state);
  const outcome = applyAction(deepFreeze(state), deepFreeze(action));
  expect(state).toEqual(before);
  return outcome;
}

const won: Phase = {
  name: 'over',
  result: { winner: 'red', kind: 'gammon', points: 2, by: 'board' },
  match: 'red',
};

/** The phases of a game without cube and offers; `permits.test.ts` has them all. */
type Plain = 'opening' | 'rolling' | 'moving' | 'over';

const phases: Readonly<Record<Plain, GameState>> = {
  opening: stateAt({ name: 'opening' }),
  rolling: stateAt({ name: 'rolling', side: 'blue' }),
  moving: moving(START, [3, 1]),
  over: stateAt(won),
};

const actions = {
  'opening for blue': { type: 'opening', side: 'blue', elapsed: 0, throws: [[3, 1]] },
  'opening for red': { type: 'opening', side: 'red', elapsed: 0, throws: [[1, 3]] },
  'roll of blue': { type: 'roll', side: 'blue', elapsed: 10, dice: [6, 4] },
  'roll of red': { type: 'roll', side: 'red', elapsed: 10, dice: [6, 4] },
  'play of blue': play('8/3 6/1'),
  'play of red': play('8/3 6/1', 'red'),
  'nextGame of blue': { type: 'nextGame', side: 'blue', elapsed: 0 },
  'nextGame of red': { type: 'nextGame', side: 'red', elapsed: 0 },
} satisfies Readonly<Record<string, Action>>;

/** What the action changes, or the error that forbids it. */
type Outcome = Partial<GameState> | Fault;

const notNow = (action: string, phase: string): Fault => ({
  code: 'wrong-phase',
  message: `${action}: not now, the game is in its phase "${phase}"`,
});
const notRed = (action: string): Fault => ({
  code: 'wrong-side',
  message: `${action}: it is not red's turn`,
});
const another: Outcome = { game: 2, phase: { name: 'opening' }, board: fresh.board };
const played: Outcome = {
  turns: 1,
  phase: { name: 'rolling', side: 'red' },
  board: boardFrom(positionOf('own 24:2 13:5 8:2 6:4 5:2 | opp 1:2 12:5 17:3 19:5'), 'blue'),
};

/** Every action in every phase. */
const outcomes: Readonly<Record<Plain, Readonly<Record<keyof typeof actions, Outcome>>>> = {
  opening: {
    'opening for blue': { starter: 'blue', phase: { name: 'moving', side: 'blue', dice: [3, 1] } },
    'opening for red': { starter: 'red', phase: { name: 'moving', side: 'red', dice: [1, 3] } },
    'roll of blue': notNow('roll', 'opening'),
    'roll of red': notNow('roll', 'opening'),
    'play of blue': notNow('play', 'opening'),
    'play of red': notNow('play', 'opening'),
    'nextGame of blue': another,
    'nextGame of red': another,
  },
  rolling: {
    'opening for blue': notNow('opening', 'rolling'),
    'opening for red': notNow('opening', 'rolling'),
    'roll of blue': { phase: { name: 'moving', side: 'blue', dice: [6, 4] } },
    'roll of red': notRed('roll'),
    'play of blue': notNow('play', 'rolling'),
    'play of red': notNow('play', 'rolling'),
    'nextGame of blue': another,
    'nextGame of red': another,
  },
  moving: {
    'opening for blue': notNow('opening', 'moving'),
    'opening for red': notNow('opening', 'moving'),
    'roll of blue': notNow('roll', 'moving'),
    'roll of red': notNow('roll', 'moving'),
    'play of blue': played,
    'play of red': notRed('play'),
    'nextGame of blue': another,
    'nextGame of red': another,
  },
  over: {
    'opening for blue': notNow('opening', 'over'),
    'opening for red': notNow('opening', 'over'),
    'roll of blue': notNow('roll', 'over'),
    'roll of red': notNow('roll', 'over'),
    'play of blue': notNow('play', 'over'),
    'play of red': notNow('play', 'over'),
    'nextGame of blue': another,
    'nextGame of red': another,
  },
};

describe.each(Object.keys(phases) as Plain[])('in the phase %s', (phase) => {
  test.each(Object.keys(actions) as (keyof typeof actions)[])('the %s is answered', (name) => {
    const state = phases[phase];
    const expected = outcomes[phase][name];
    const outcome = apply(state, actions[name]);
    if ('code' in expected) expect(faultOf(outcome)).toEqual(expected);
    else expect(outcome).toEqual({ ...state, ...expected });
  });
});

test('the side to act is known while a turn is on, and only then', () => {
  expect(sideToAct(phases.opening)).toBeUndefined();
  expect(sideToAct(phases.rolling)).toBe('blue');
  expect(sideToAct(phases.moving)).toBe('blue');
  expect(sideToAct(phases.over)).toBeUndefined();
});

describe('the opening', () => {
  const opening = (throws: unknown, side: Side = 'blue'): Action =>
    ({ type: 'opening', side, elapsed: 0, throws }) as Action;

  test('with ties goes by the last throw, whose dice are the first roll', () => {
    const throws = [
      [4, 4],
      [1, 1],
      [2, 5],
    ];
    expect(apply(phases.opening, opening(throws, 'red'))).toEqual({
      ...phases.opening,
      starter: 'red',
      phase: { name: 'moving', side: 'red', dice: [2, 5] },
    });
  });

  test('is refused to the side with the lower die', () => {
    expect(faultOf(apply(phases.opening, opening([[2, 5]])))).toEqual({
      code: 'wrong-side',
      message: 'opening: the draw lets red begin, not blue',
    });
  });

  test.each<[string, unknown]>([
    ['no throw', []],
    ['a tie at the end', [[4, 4]]],
    [
      'ties only',
      [
        [4, 4],
        [2, 2],
      ],
    ],
    [
      'a throw after the decision',
      [
        [4, 3],
        [5, 1],
      ],
    ],
    [
      'a tie after the decision',
      [
        [4, 3],
        [5, 5],
      ],
    ],
    ['one die', [[4]]],
    ['three dice', [[4, 3, 1]]],
    ['a die of 7', [[7, 1]]],
    ['a die of 0', [[4, 0]]],
    ['a die that is a text', [['4', '1']]],
    ['a throw that is no pair', [4, 1]],
    ['a throw that is a text', ['41']],
    ['a throw that is null', [null]],
    ['null', null],
    ['nothing', undefined],
    ['a text', '41'],
    ['an object', { 0: [4, 1], length: 1 }],
  ])('is refused with %s', (_, throws) => {
    expect(faultOf(apply(phases.opening, opening(throws)))).toEqual({
      code: 'bad-dice',
      message: `opening: ${JSON.stringify(throws)} is no draw: ties, then two different dice`,
    });
  });
});

describe('a roll', () => {
  const roll = (dice: unknown): Action =>
    ({ type: 'roll', side: 'blue', elapsed: 0, dice }) as Action;

  test('keeps its dice as they fell', () => {
    expect(apply(phases.rolling, roll([1, 6]))).toEqual({
      ...phases.rolling,
      phase: { name: 'moving', side: 'blue', dice: [1, 6] },
    });
  });

  test.each<[string, unknown]>([
    ['texts', ['3', '1']],
    ['a text', '31'],
    ['null', null],
    ['nothing', undefined],
    ['one die', [3]],
    ['three dice', [3, 1, 1]],
    ['a die of 7', [7, 1]],
    ['a die that is null', [3, null]],
  ])('is refused with %s', (_, dice) => {
    expect(faultOf(apply(phases.rolling, roll(dice)))).toEqual({
      code: 'bad-dice',
      message: `${JSON.stringify(dice)} is no roll: two dice from 1 to 6`,
    });
  });
});

describe('a play', () => {
  test.each<[string, string, Dice, string, string]>([
    [
      'by one checker',
      START,
      [3, 1],
      '8/3 5/1',
      'own 24:2 13:5 8:2 6:5 4:1 | opp 1:2 12:5 17:3 19:5',
    ],
    [
      'the smaller die first',
      START,
      [3, 1],
      '6/1 8/3',
      'own 24:2 13:5 8:2 6:4 5:2 | opp 1:2 12:5 17:3 19:5',
    ],
    [
      'of a double, four steps',
      START,
      [1, 1],
      '8/1 8/1 6/1 6/1',
      'own 24:2 13:5 8:1 7:2 6:3 5:2 | opp 1:2 12:5 17:3 19:5',
    ],
    [
      'that hits twice sends both to the bar',
      'own 13:15 | opp 7:1 5:1 24:13',
      [6, 2],
      '13/6 7/2',
      'own 13:14 5:1 | opp bar:2 24:13',
    ],
    [
      'that enters and can do no more',
      'own bar:2 13:5 8:3 6:5 | opp 19:5 12:5 17:3 1:2',
      [6, 2],
      '25/2',
      'own bar:1 23:1 13:5 8:3 6:5 | opp 19:5 12:5 17:3 1:2',
    ],
    [
      'of no step when nothing moves',
      'own 6:2 5:1 | opp 2:2 1:2',
      [4, 4],
      '',
      'own 6:2 5:1 | opp 2:2 1:2',
    ],
  ])('%s', (_, board, dice, steps, after) => {
    for (const side of ['blue', 'red'] as const) {
      const state = moving(board, dice, side);
      expect(apply(state, play(steps, side))).toEqual({
        ...state,
        board: boardFrom(positionOf(after), side),
        turns: 1,
        phase: { name: 'rolling', side: otherSide(side) },
      });
    }
  });

  const tooEarly = 'the play ends too early: a die that can be played is left';
  const noStep = (from: unknown, die: unknown, left: string): string =>
    `from ${String(from)} with a ${String(die)} no legal play goes on (dice left: ${left})`;

  test.each<[string, string, Dice, string, string]>([
    ['no step at all while something moves', START, [3, 1], '', tooEarly],
    ['one step where two can be made', START, [3, 1], '8/3', tooEarly],
    ['three steps of a double', START, [1, 1], '8/1 8/1 6/1', tooEarly],
    ['a step too many', START, [3, 1], '8/3 6/1 6/1', noStep(6, 1, 'none')],
    ['a fifth step of a double', START, [1, 1], '8/1 8/1 6/1 6/1 6/1', noStep(6, 1, 'none')],
    ['a die that was not thrown', START, [3, 1], '8/2', noStep(8, 2, '3 1')],
    ['the same die twice', START, [3, 1], '8/3 8/3', noStep(8, 3, '1')],
    ['a step from an empty point', START, [3, 1], '9/3', noStep(9, 3, '3 1')],
    ['a step onto a closed point', START, [5, 1], '24/5', noStep(24, 5, '5 1')],
    ['a step of the other side’s checker', START, [3, 1], '12/3', noStep(12, 3, '3 1')],
    ['bearing off too early', START, [6, 1], '6/6', noStep(6, 6, '6 1')],
    [
      'another checker before the one on the bar',
      'own bar:1 13:14 | opp 1:15',
      [3, 1],
      '13/3',
      noStep(13, 3, '3 1'),
    ],
    [
      'the smaller die where the larger can be played',
      'own 14:1 | opp 7:2',
      [6, 1],
      '14/1',
      noStep(14, 1, '6 1'),
    ],
    [
      'a first step that wastes the other die',
      'own 14:1 2:1 | opp 7:2',
      [6, 1],
      '14/1',
      noStep(14, 1, '6 1'),
    ],
    [
      'a step when nothing moves',
      'own 6:2 5:1 | opp 2:2 1:2',
      [4, 4],
      '6/4',
      noStep(6, 4, '4 4 4 4'),
    ],
  ])('is refused: %s', (_, board, dice, steps, message) => {
    for (const side of ['blue', 'red'] as const) {
      expect(faultOf(apply(moving(board, dice, side), play(steps, side)))).toEqual({
        code: 'illegal-play',
        message,
      });
    }
  });

  test.each<[string, unknown, string]>([
    ['without numbers', {}, 'play: step 1 is {}, not { from, die }'],
    [
      'of texts',
      { from: '8', die: '3' },
      'play: step 1 is {"from":"8","die":"3"}, not { from, die }',
    ],
    ['of nulls', { from: null }, 'play: step 1 is {"from":null}, not { from, die }'],
    ['of fractions', { from: 8.5, die: 3 }, noStep(8.5, 3, '3 1')],
    ['that is a number', 8, 'play: step 1 is 8, not { from, die }'],
  ])('is refused with a step %s', (_, step, message) => {
    const action = { type: 'play', side: 'blue', elapsed: 0, steps: [step] } as Action;
    expect(faultOf(apply(phases.moving, action))).toEqual({ code: 'illegal-play', message });
  });

  test.each<[string, unknown]>([
    ['missing', undefined],
    ['null', null],
    ['a number', 83],
    ['an object', {}],
    ['a list with null', [null]],
    ['a list of objects that make no text', [{ from: { toString: 1, valueOf: 1 }, die: 3 }]],
  ])('is refused, and nothing is thrown, when its steps are %s', (_, steps) => {
    const action = { type: 'play', side: 'blue', elapsed: 0, steps } as Action;
    expect(() => faultOf(apply(phases.moving, action))).not.toThrow();
  });
});

describe('a win', () => {
  test.each<[string, string, Dice, string, string, ResultKind, number]>([
    ['a single', 'own 1:1 | opp 24:14', [6, 5], '1/6', 'opp 24:14', 'single', 1],
    [
      'a single though one is on the bar',
      'own 1:1 | opp bar:1 24:13',
      [6, 5],
      '1/6',
      'opp bar:1 24:13',
      'single',
      1,
    ],
    ['a gammon', 'own 2:1 1:1 | opp 24:15', [6, 5], '2/6 1/5', 'opp 24:15', 'gammon', 2],
    [
      'a gammon, four off with a double',
      'own 3:4 | opp 24:15',
      [3, 3],
      '3/3 3/3 3/3 3/3',
      'opp 24:15',
      'gammon',
      2,
    ],
    [
      'a backgammon with a checker in the winner’s home',
      'own 1:1 | opp 6:1 24:14',
      [6, 5],
      '1/6',
      'opp 6:1 24:14',
      'backgammon',
      3,
    ],
    [
      'a backgammon with a checker just hit',
      'own 5:1 | opp 3:1 24:14',
      [5, 2],
      '5/2 3/5',
      'opp bar:1 24:14',
      'backgammon',
      3,
    ],
  ])('is %s', (_, board, dice, steps, loser, kind, points) => {
    for (const side of ['blue', 'red'] as const) {
      const state = deepFreeze({
        ...moving(board, dice, side),
        score: { blue: { games: 1, points: 3 }, red: { games: 2, points: 2 } },
        game: 4,
      });
      const { games, points: earlier } = state.score[side];
      expect(apply(state, play(steps, side))).toEqual({
        ...state,
        board: boardFrom(positionOf(`own | ${loser}`), side),
        score: { ...state.score, [side]: { games: games + 1, points: earlier + points } },
        turns: 1,
        phase: {
          name: 'over',
          result: { winner: side, kind, points, by: 'board' },
          match: side,
        },
      });
    }
  });

  test('needs all checkers off', () => {
    const outcome = orThrow(apply(moving('own 1:3 | opp 24:15', [6, 5]), play('1/6 1/5')));
    expect(outcome.phase).toEqual({ name: 'rolling', side: 'red' });
    expect(outcome.score).toEqual(fresh.score);
  });
});

describe('the next game', () => {
  const score = { blue: { games: 1, points: 3 }, red: { games: 2, points: 4 } };

  test.each(Object.keys(phases) as Plain[])(
    'in the phase %s begins with a draw from the start, and the score stays',
    (phase) => {
      const board = boardFrom(positionOf('own 6:2 5:1 | opp 2:2 1:2'), 'red');
      const state = deepFreeze({ ...phases[phase], board, score, game: 3 });
      expect(apply(state, actions['nextGame of blue'])).toEqual({ ...fresh, score, game: 4 });
    },
  );
});

describe('an action of no known kind is refused and nothing is thrown', () => {
  test.each<[string, unknown, GameErrorCode, string]>([
    [
      'an unknown type',
      { type: 'swap', side: 'blue' },
      'unknown-action',
      'no action is named "swap"',
    ],
    [
      'a type that objects inherit',
      { type: 'toString', side: 'blue' },
      'unknown-action',
      'no action is named "toString"',
    ],
    [
      '__proto__',
      { type: '__proto__', side: 'blue' },
      'unknown-action',
      'no action is named "__proto__"',
    ],
    ['no type', { side: 'blue' }, 'unknown-action', 'no action is named undefined'],
    [
      'a type that is null',
      { type: null, side: 'blue' },
      'unknown-action',
      'no action is named null',
    ],
    ['an empty object', {}, 'unknown-action', 'no action is named undefined'],
    ['no side', { type: 'roll', dice: [3, 1] }, 'wrong-side', 'roll: no side is named undefined'],
    [
      'an unknown side',
      { type: 'nextGame', side: 'green' },
      'wrong-side',
      'nextGame: no side is named "green"',
    ],
    [
      'a side that is null',
      { type: 'play', side: null, steps: [] },
      'wrong-side',
      'play: no side is named null',
    ],
  ])('%s', (_, action, code, message) => {
    for (const state of Object.values(phases))
      expect(faultOf(apply(state, action as Action))).toEqual({ code, message });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['nothing', undefined],
    ['a number', 7],
    ['a text', 'roll'],
    ['a list', []],
  ])('%s', (_, action) => {
    for (const state of Object.values(phases))
      expect(() => faultOf(apply(state, action as Action))).not.toThrow();
  });
});

describe('what is handed out', () => {
  test('is frozen through and through, and keeps nothing of what was handed in', () => {
    const throws = [[3, 1]] as [number, number][];
    const action = { type: 'opening', side: 'blue', elapsed: 0, throws } as const;
    const next = orThrow(applyAction(newSession({ variant: 'short' }), action));
    throws[0][0] = 6;
    expect(next.phase).toEqual({ name: 'moving', side: 'blue', dice: [3, 1] });
    const isDeeplyFrozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));
    expect(isDeeplyFrozen(next)).toBe(true);
    expect(isDeeplyFrozen(readAction(action))).toBe(true);
    expect(isDeeplyFrozen(readState(JSON.parse(JSON.stringify(next))))).toBe(true);
  });
});
