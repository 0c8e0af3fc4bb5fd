import { describe, expect, test } from 'vitest';
import {
  beginTurn,
  legalSteps,
  orThrow,
  plainHooks,
  playSteps,
  ruleSets,
  theirPoint,
  type Dice,
  type Position,
  type RuleSet,
  type Step,
  type TurnHooks,
  type TurnMemory,
  type TurnState,
} from '../../src/game/index.js';
import { playsOf } from '../support/plays-of.js';
import { positionOf } from '../support/position-of.js';

/** Short nardy with some of its hooks taken. */
function withHooks(hooks: Partial<TurnHooks>): RuleSet {
  return { ...ruleSets.short, hooks: { ...plainHooks, ...hooks } };
}

describe('turnStart and afterStep', () => {
  interface HeadMemory extends TurnMemory {
    readonly leave: number;
  }
  const leave = ({ memory }: TurnState): number => (memory as HeadMemory).leave;

  /** As many checkers may leave the 24-point as the turn's first moment says. */
  const head = (allowance: (position: Position, dice: Dice) => number): RuleSet => ({
    ...withHooks({
      turnStart(position, dice): HeadMemory {
        return { over: false, leave: allowance(position, dice) };
      },
      stepAllowed: (state, { from }) => from !== 24 || leave(state) > 0,
      afterStep(before, { from }): HeadMemory {
        return { over: false, leave: leave(before) - (from === 24 ? 1 : 0) };
      },
    }),
    start: [[24, 15]],
  });

  const board = 'own 24:15 | opp 1:15';

  test('carry what the turn may still do from its first moment to its last', () => {
    const one = head(() => 1);
    expect(playsOf(one, board, [3, 1])).toEqual(['24/20']);
    expect(playsOf(one, board, [3, 3])).toEqual(['24/12']);
    const two = head(() => 2);
    expect(playsOf(two, board, [3, 1])).toEqual(['24/20', '24/21 24/23']);
    expect(playsOf(two, board, [3, 3])).toEqual(['24/12', '24/15 24/21', '24/18(2)']);
  });

  test('may depend on the dice and on the board', () => {
    const doubles = head((_, [a, b]) => (a === b ? 2 : 1));
    expect(playsOf(doubles, board, [3, 1])).toEqual(['24/20']);
    expect(playsOf(doubles, board, [3, 3])).toEqual(['24/12', '24/15 24/21', '24/18(2)']);
    const first = head(({ own }) => (own[24] === 15 ? 2 : 1));
    expect(playsOf(first, board, [2, 1])).toEqual(['24/21', '24/22 24/23']);
    expect(playsOf(first, 'own 24:14 | opp 1:15', [2, 1])).toEqual(['24/21']);
  });

  test('get the position and the dice as they were thrown', () => {
    const asked: unknown[] = [];
    const rules = head((position, dice) => asked.push([position, dice]));
    beginTurn(rules, positionOf(board), [1, 6]);
    expect(asked).toEqual([[positionOf(board), [1, 6]]]);
  });

  test('take no dice from a turn that the allowance stops', () => {
    const none = head(() => 0);
    expect(playsOf(none, board, [6, 5])).toEqual(['Ø']);
    expect(playsOf(none, 'own 24:1 8:1 | opp 5:2', [3, 1])).toEqual(['8/4']);
    // Alone on the head: the larger of two dice that cannot both be played.
    const one = head(() => 1);
    expect(playsOf(one, 'own 24:2 | opp 17:2', [6, 1])).toEqual(['24/18, Ø']);
  });

  test('are told apart: moments with equal boards and dice but another memory', () => {
    interface Leader extends TurnMemory {
      readonly at: number;
      readonly steps: number;
    }
    const leader = (state: TurnState): Leader => state.memory as Leader;
    /** The checker that moves first also makes the third and the fourth step. */
    const rules = withHooks({
      turnStart: (): Leader => ({ over: false, at: 0, steps: 0 }),
      stepAllowed: (state, { from }) => leader(state).steps < 2 || from === leader(state).at,
      afterStep(before, { from, to }): Leader {
        const { at, steps } = leader(before);
        const moves = steps === 0 || from === at;
        return { over: false, at: moves ? to : at, steps: steps + 1 };
      },
    });
    expect(playsOf(rules, 'own 24:1 13:1', [2, 2])).toEqual([
      '13/5',
      '24/16',
      '24/18 13/11',
      '24/22 13/7',
    ]);
  });
});

describe('stepAllowed', () => {
  const forbidding = (...points: readonly number[]): RuleSet =>
    withHooks({ stepAllowed: (_, { to }) => !points.includes(to) });

  test('forbids a point, also on the way', () => {
    expect(playsOf(ruleSets.short, 'own 8:1 6:1', [3, 1])).toEqual([
      '6/2',
      '8/4',
      '8/5 6/5',
      '8/7 6/3',
    ]);
    expect(playsOf(forbidding(5), 'own 8:1 6:1', [3, 1])).toEqual(['6/2', '8/4', '8/7 6/3']);
    expect(playsOf(forbidding(5, 7), 'own 8:1 6:1', [3, 1])).toEqual(['6/2']);
    expect(playsOf(forbidding(5, 7, 3), 'own 8:1 6:1', [3, 1])).toEqual(['Ø']);
  });

  test('counts for the number of dice that can be played', () => {
    expect(playsOf(forbidding(7), 'own 14:1', [6, 1])).toEqual(['14/8, Ø']);
    expect(playsOf(forbidding(7), 'own 14:1 2:1', [6, 1])).toEqual(['14/8 2/1']);
    expect(playsOf(forbidding(7, 8), 'own 14:1', [6, 1])).toEqual(['14/13, Ø']);
  });

  test('is asked about bearing off and entering too', () => {
    expect(playsOf(forbidding(0), 'own 6:1 3:1', [6, 2])).toEqual(['3/1, Ø', '6/4, Ø']);
    expect(playsOf(forbidding(21), 'own bar:1 6:1', [6, 4])).toEqual(['bar/15', 'bar/19 6/2']);
    expect(playsOf(forbidding(19, 21), 'own bar:1 6:1', [6, 4])).toEqual(['Ø']);
  });

  test('is asked only about steps that the common rules allow', () => {
    const asked: Step[] = [];
    const rules = withHooks({
      stepAllowed(_, step) {
        asked.push(step);
        return true;
      },
    });
    playsOf(rules, 'own 6:2 5:1 | opp 2:2 1:2', [4, 4]);
    expect(asked).toEqual([]);
    playsOf(rules, 'own bar:1 13:14 | opp 24:1 21:14', [4, 1]);
    expect(asked).toContainEqual({ from: 25, to: 24, die: 1, hit: true });
    expect(asked.filter(({ to }) => to === 21)).toEqual([]);
  });
});

describe('admissibleEnd', () => {
  /** No turn may end with a checker on one of these points. */
  const keepingClear = (...points: readonly number[]): RuleSet =>
    withHooks({ admissibleEnd: ({ own }) => points.every((point) => own[point] === 0) });

  test('forbids a final position but not to pass it', () => {
    expect(playsOf(keepingClear(5), 'own 8:1 6:1', [3, 1])).toEqual(['6/2', '8/4', '8/7 6/3']);
    expect(playsOf(keepingClear(7, 3), 'own 8:1 6:1', [3, 1])).toEqual(['6/2', '8/4', '8/5 6/5']);
    expect(playsOf(keepingClear(7), 'own 14:1', [6, 2])).toEqual(['14/6']);
  });

  test('makes a play shorter when no longer one may end', () => {
    expect(playsOf(keepingClear(7), 'own 14:1', [6, 1])).toEqual(['14/8, Ø']);
    expect(playsOf(keepingClear(7, 8), 'own 14:1', [6, 1])).toEqual(['14/13, Ø']);
    expect(playsOf(keepingClear(7, 8, 13), 'own 14:1', [6, 1])).toEqual(['Ø']);
    expect(playsOf(keepingClear(16), 'own 24:1', [2, 2])).toEqual(['24/18, Ø']);
  });

  test('holds at the end only: three steps that may not end lead to a fourth that may', () => {
    expect(playsOf(keepingClear(22, 20, 18), 'own 24:1', [2, 2])).toEqual(['24/16']);
    const turn = beginTurn(keepingClear(22), positionOf('own 24:1 8:1'), [2, 1]);
    expect(playsOf(turn.rules, 'own 24:1 8:1', [2, 1])).toEqual(['24/21', '24/23 8/6', '8/5']);
    const [moment] = orThrow(playSteps(turn, [{ from: 24, die: 2 }]));
    expect(legalSteps(turn, moment)).toEqual([{ from: 22, to: 21, die: 1, hit: false }]);
  });

  test('lets the turn pass when even standing still is not admissible', () => {
    expect(playsOf(keepingClear(14), 'own 14:1 | opp 13:2 8:2', [6, 1])).toEqual(['Ø']);
  });

  test('compels to leave what is not admissible', () => {
    expect(playsOf(keepingClear(14), 'own 14:1 6:1', [2, 1])).toEqual([
      '14/11',
      '14/12 6/5',
      '14/13 6/4',
    ]);
  });
});

test('where the sides meet is told by the facing and the contact of the data', () => {
  const { facing } = ruleSets.short;
  for (let point = 1; point <= 23; point++) {
    const at = (checkers: number): string => `own 24:1 | opp ${point}:${checkers}`;
    const die = 24 - point;
    if (die > 6) continue;
    const dice: Dice = [die, die];
    expect(theirPoint(facing, point)).toBe(25 - point);
    const [first] = legalSteps(beginTurn(ruleSets.short, positionOf(at(1)), dice), {
      position: positionOf(at(1)),
      dice: [die],
      memory: { over: false },
    });
    expect(first).toEqual({ from: 24, to: point, die, hit: true });
    expect(playsOf(ruleSets.short, at(2), dice)).toEqual(['Ø']);
  }
});
