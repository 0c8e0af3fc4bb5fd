import { describe, expect, test } from 'vitest';
import {
  ROLLS,
  beginTurn,
  checkPosition,
  legalPlays,
  legalSteps,
  orThrow,
  pipCount,
  playSteps,
  playTo,
  ruleSets,
  startCounts,
  startPosition,
  theirPoint,
  type Dice,
  type Position,
  type RuleSet,
  type Step,
  type TurnMemory,
  type TurnState,
} from '../../src/game/index.js';
import { plainHooks, type TurnHooks } from '../../src/game/hooks.js';
import { formatPlay } from '../../src/notation/index.js';
import { faultOf } from '../support/fault-of.js';
import { positionOf } from '../support/position-of.js';

/** Short nardy with some of its hooks taken. */
function withHooks(hooks: Partial<TurnHooks>): RuleSet {
  return { ...ruleSets.short, hooks: { ...plainHooks, ...hooks } };
}

/** All legal plays in notation, sorted. Each must be found by its result, and by its steps. */
function playsOf(rules: RuleSet, board: string, dice: Dice): readonly string[] {
  const position = positionOf(board, rules);
  const turn = beginTurn(rules, position, dice);
  const plays = legalPlays(turn);
  for (const { steps, result } of plays) {
    expect(playTo(turn, result)?.result).toEqual(result);
    const moments = orThrow(playSteps(turn, steps));
    expect((moments[moments.length - 1] ?? turn.start).position).toEqual(result);
  }
  return plays.map(({ steps }) => formatPlay(turn, steps)).sort();
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

describe('afterStep that ends the game on a hit', () => {
  const suddenDeath = withHooks({ afterStep: (_, { hit }) => ({ over: hit }) });

  test('ends the play right after the hit', () => {
    const after = positionOf('own 24:1 20:1 13:5 8:3 6:5 | opp bar:1 1:2 12:5 17:3 19:4');
    const start = positionOf('own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:4 20:1');
    const turn = beginTurn(suddenDeath, start, [4, 1]);
    const play = playTo(turn, after);
    expect(play).toEqual({ steps: [{ from: 24, to: 20, die: 4, hit: true }], result: after });
    const [moment] = orThrow(playSteps(turn, [{ from: 24, die: 4 }]));
    expect(moment).toEqual({ position: after, dice: [1], memory: { over: true } });
    expect(legalSteps(turn, moment)).toEqual([]);
    const more = [
      { from: 24, die: 4 },
      { from: 6, die: 1 },
    ];
    expect(faultOf(playSteps(turn, more)).code).toBe('illegal-play');
  });

  test('leaves the plays without a hit as they were', () => {
    const board = 'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:4 20:1';
    const quiet = (rules: RuleSet): readonly string[] =>
      playsOf(rules, board, [4, 1]).filter((text) => !text.includes('*'));
    expect(quiet(suddenDeath)).toEqual(quiet(ruleSets.short));
    expect(playsOf(suddenDeath, board, [4, 1]).filter((text) => text.includes('*'))).toEqual([
      '24/20* 24/23',
      '24/20* 6/5',
      '24/20* 8/7',
      '24/20*, Ø',
    ]);
  });

  test.each<[string, string, Dice, readonly string[]]>([
    [
      'the hit ends the play though the other die could follow',
      'own 13:1 | opp 7:1 18:14',
      [6, 1],
      ['13/6', '13/7*, Ø'],
    ],
    [
      'where both dice can be played only without the hit, the hit is no play',
      'own 14:1 2:1 | opp 13:1 7:2',
      [6, 1],
      ['14/8 2/1'],
    ],
    [
      'the larger die must be played, though the smaller would hit',
      'own 14:1 | opp 13:1 7:2',
      [6, 1],
      ['14/8, Ø'],
    ],
    [
      'the count goes on behind a hit, and the hit ends it',
      'own 14:1 | opp 8:2 13:1',
      [6, 1],
      ['14/13*, Ø'],
    ],
    [
      'a double ends with its first hit, whichever it is',
      'own 6:1 5:1 | opp 4:1 3:1 24:13',
      [1, 1],
      ['5/4*, Ø', '6/4*, Ø'],
    ],
  ])('%s', (_, board, dice, plays) => {
    expect(playsOf(suddenDeath, board, dice)).toEqual(plays);
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

/** Variants of rules.md that need no hook, as data. */
const variants = {
  short: {},
  nackgammon: {
    start: [
      [24, 2],
      [23, 2],
      [13, 4],
      [8, 3],
      [6, 4],
    ],
  },
  hypergammon: {
    checkers: 3,
    start: [
      [24, 1],
      [23, 1],
      [22, 1],
    ],
  },
  longgammon: { start: [[24, 15]] },
} satisfies Readonly<Record<string, Partial<RuleSet>>>;

describe.each<[keyof typeof variants, number, string]>([
  // rules.md 13, from 6-6 down to 1-1.
  ['short', 167, '11 7 14 14 14 10 4 9 9 8 8 52 17 18 14 73 17 16 75 15 42'],
  ['nackgammon', 194, '3 7 8 13 13 10 17 11 17 16 12 25 17 17 15 101 27 22 103 23 70'],
  ['hypergammon', 69, '12 9 9 9 8 7 15 9 9 8 7 15 9 8 7 15 8 7 11 6 7'],
  ['longgammon', 360, '4 2 2 2 2 2 5 2 2 2 2 5 2 2 2 5 2 2 5 2 5'],
])('%s as a table of data', (name, pips, counts) => {
  const rules: RuleSet = { ...ruleSets.short, ...variants[name] };

  test(`starts with ${pips} pips a side`, () => {
    expect(pipCount(startCounts(rules))).toBe(pips);
    expect(checkPosition(rules, startPosition(rules))).toBeUndefined();
  });

  test('has as many results from the start as the rulebook says, for each roll', () => {
    const descending = [...ROLLS].sort(([a, b], [c, d]) => c - a || d - b);
    const found = descending.map((roll) => {
      const plays = legalPlays(beginTurn(rules, startPosition(rules), roll));
      return plays.filter(({ steps }) => steps.length > 0).length;
    });
    expect(found.join(' ')).toBe(counts);
  });
});

describe('a game of three checkers', () => {
  const rules: RuleSet = { ...ruleSets.short, ...variants.hypergammon };

  test('bears off when those still on the board are home', () => {
    expect(playsOf(rules, 'own 6:1 2:1', [6, 2])).toEqual(['6/off', '6/off 2/off']);
    expect(playsOf(rules, 'own 7:1 2:1', [6, 1])).toEqual(['7/1 2/1', '7/off']);
    expect(playsOf(rules, 'own 2:1', [6, 5])).toEqual(['2/off']);
  });

  test('is ended by the third checker, with no word about a die that is left', () => {
    const turn = beginTurn(rules, positionOf('own 2:1', rules), [6, 5]);
    const [play] = legalPlays(turn);
    expect(play.result).toEqual(positionOf('own', rules));
    expect(play.result.own[0]).toBe(3);
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
