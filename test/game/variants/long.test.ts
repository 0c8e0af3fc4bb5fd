import { describe, expect, test } from 'vitest';
import {
  ROLLS,
  beginTurn,
  comparePositions,
  flip,
  legalPlays,
  legalSteps,
  orThrow,
  playSteps,
  ruleSetOf,
  ruleSets,
  startPosition,
  type Dice,
  type GivenOptions,
  type Options,
  type Position,
  type RuleSet,
} from '../../../src/game/index.js';
import { formatPlay } from '../../../src/notation/index.js';
import { parsePosition, positionNumbers } from '../../../src/notation/positions/position-text.js';
import { playsOf } from '../../support/plays-of.js';
import { positionOf } from '../../support/position-of.js';

const rules = ruleSets.long;
const START = 'own 24:15 | opp 12:15';

/** What one checker plays that nobody stops: all dice, from the head. */
function alone([a, b]: Dice): string {
  const pips = a === b ? 4 * a : a + b;
  return `24/${24 - pips}`;
}

function inNotation(rules: RuleSet, position: Position, dice: Dice): readonly string[] {
  const turn = beginTurn(rules, position, dice);
  return legalPlays(turn)
    .map(({ steps }) => formatPlay(turn, steps))
    .sort();
}

/** What the enemy's head stops, so that a second checker leaves the own (rules.md 3.6). */
const stopped: Readonly<Record<string, readonly string[]>> = {
  '6-6': ['24/18(2), Ø'],
  '4-4': ['24/16(2)'],
  '3-3': ['24/15 24/21', '24/18(2)'],
};

describe('the first turn of the first player', () => {
  test.each(ROLLS)('of %i-%i', (a, b) => {
    expect(playsOf(rules, START, [a, b])).toEqual(stopped[`${a}-${b}`] ?? [alone([a, b])]);
  });
});

describe('the first turn of the second player', () => {
  /** By the first player's play and the second's roll, where the first's checkers stop the second's too. */
  const stoppedByBoth: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
    '24/21': { '5-5': ['24/14(2)'] },
    '24/15 24/21': { '5-5': ['24/14(2)'] },
    '24/16': { '5-5': ['24/14(2)', '24/9 24/19'] },
    '24/16(2)': { '5-5': ['24/14(2)', '24/9 24/19'] },
    '24/4': {
      '6-2': ['24/18 24/22'],
      '5-3': ['24/19 24/21'],
      '2-2': ['24/18 24/22', '24/20(2)'],
      '4-4': ['24/20(2), Ø'],
    },
  };

  test.each(ROLLS)('after each play of %i-%i, with each roll', (...first) => {
    const turn = beginTurn(rules, startPosition(rules), first);
    for (const { steps, result } of legalPlays(turn)) {
      const play = formatPlay(turn, steps);
      for (const roll of ROLLS) {
        const name = roll.join('-');
        const plays = stoppedByBoth[play]?.[name] ?? stopped[name] ?? [alone(roll)];
        expect([play, name, inNotation(rules, flip(result), roll)]).toEqual([play, name, plays]);
      }
    }
  });

  test('is stopped where the table says by the plays of 2-1, 3-3, 6-2, 5-3, 4-4, 2-2 and 5-5', () => {
    const plays = ROLLS.flatMap((roll) => {
      const found = inNotation(rules, startPosition(rules), roll);
      return found.filter((play) => play in stoppedByBoth).map((play) => [roll.join('-'), play]);
    });
    expect(plays).toEqual([
      ['2-1', '24/21'],
      ['2-2', '24/16'],
      ['3-3', '24/15 24/21'],
      ['4-4', '24/16(2)'],
      ['5-3', '24/16'],
      ['5-5', '24/4'],
      ['6-2', '24/16'],
    ]);
  });
});

describe('the head', () => {
  const exception = (value: Options['long.head_exception']): RuleSet =>
    ruleSetOf('long', { 'long.head_exception': value });

  test('is left by one checker a turn, whatever is thrown', () => {
    const board = 'own 24:14 20:1 | opp 12:14 8:1';
    for (const roll of ROLLS) {
      const turn = beginTurn(rules, positionOf(board, rules), roll);
      for (const { result } of legalPlays(turn)) expect(result.own[24]).toBeGreaterThan(12);
    }
    // The enemy stands on 12 and 8, and no second checker may leave.
    expect(playsOf(rules, board, [6, 6])).toEqual(['24/18 20/14, Ø']);
  });

  test.each<[Options['long.head_exception'], Readonly<Record<string, readonly string[]>>]>([
    ['computed', stopped],
    ['list3', stopped],
    [
      'any_double',
      {
        ...stopped,
        '1-1': ['24/20', '24/21 24/23', '24/22(2)'],
        '2-2': ['24/16', '24/18 24/22', '24/20(2)'],
        '5-5': ['24/14(2)', '24/4', '24/9 24/19'],
      },
    ],
    ['only66', { '6-6': ['24/18(2), Ø'], '4-4': ['24/16, Ø'], '3-3': ['24/15, Ø'] }],
  ])('may be left by two by the reading %s', (value, others) => {
    for (const roll of ROLLS) {
      const name = roll.join('-');
      const plays = others[name] ?? [alone(roll)];
      expect([name, playsOf(exception(value), START, roll)]).toEqual([name, plays]);
    }
  });

  test('is left by one where the list does not name the roll, though a second could play more', () => {
    // After 2-1: a checker on the second player's 9.
    const board = 'own 24:15 | opp 12:14 9:1';
    expect(playsOf(rules, board, [5, 5])).toEqual(['24/14(2)']);
    expect(playsOf(exception('list3'), board, [5, 5])).toEqual(['24/14, Ø']);
    expect(playsOf(exception('any_double'), board, [5, 5])).toEqual(['24/14(2)']);
    expect(playsOf(exception('only66'), board, [5, 5])).toEqual(['24/14, Ø']);
  });

  test('counts down as checkers leave it', () => {
    const turn = beginTurn(rules, positionOf(START, rules), [3, 3]);
    const moments = orThrow(
      playSteps(turn, [
        { from: 24, die: 3 },
        { from: 21, die: 3 },
        { from: 24, die: 3 },
      ]),
    );
    expect([turn.start, ...moments].map(({ memory }) => memory)).toEqual([
      { over: false, head: 2 },
      { over: false, head: 1 },
      { over: false, head: 1 },
      { over: false, head: 0 },
    ]);
    expect(legalSteps(turn, moments[2]).map(({ from }) => from)).toEqual([21, 18]);
  });
});

describe('a block of six', () => {
  const board = 'own 24:9 10:1 8:1 7:1 6:1 5:1 4:1';
  /** The opponent's checkers besides those on its head, in the mover's numbers. */
  const boards = {
    E1: `${board} | opp 12:15`,
    E2: `${board} | opp 12:14 3:1`,
    E3: `${board} | opp 12:14 15:1`,
    E4: `${board} | opp 12:14 11:1`,
  };
  const free = ruleSetOf('long', { 'long.block': 'free' });

  /** The plays that a reading of the rule forbids of those that are there without it. */
  function forbidden(given: GivenOptions, position: string, dice: Dice): readonly string[] {
    const allowed = playsOf(ruleSetOf('long', given), position, dice);
    return playsOf(free, position, dice).filter((play) => !allowed.includes(play));
  }

  test('E1: is forbidden with no enemy ahead', () => {
    expect(playsOf(rules, boards.E1, [2, 1])).toHaveLength(40);
    expect(forbidden({}, boards.E1, [2, 1])).toEqual(['24/22 10/9']);
  });

  test.each<[keyof typeof boards, Options['long.block'], readonly string[]]>([
    ['E1', 'ahead', ['24/22 10/9']],
    ['E1', 'home', ['24/22 10/9']],
    ['E1', 'none', ['24/22 10/9']],
    ['E2', 'ahead', []],
    ['E2', 'home', ['24/22 10/9']],
    ['E2', 'none', ['24/22 10/9']],
    ['E3', 'ahead', []],
    ['E3', 'home', []],
    ['E3', 'none', ['24/22 10/9']],
    ['E4', 'ahead', ['24/22 10/9']],
    ['E4', 'home', ['24/22 10/9']],
    ['E4', 'none', ['24/22 10/9']],
  ])('%s, read as %s: forbidden is %j', (name, block, plays) => {
    expect(forbidden({ 'long.block': block }, boards[name], [2, 1])).toEqual(plays);
  });

  test('an enemy that is off is ahead of every block', () => {
    const off = `${board} | opp 12:14`;
    for (const block of ['ahead', 'home'] as const)
      expect(forbidden({ 'long.block': block }, off, [2, 1])).toEqual([]);
    expect(forbidden({ 'long.block': 'none' }, off, [2, 1])).toEqual(['24/22 10/9']);
  });

  test('E5: may appear in passing, unless each step is judged', () => {
    const step: GivenOptions = { 'long.block_check': 'step' };
    const [one, two] = [rules, ruleSetOf('long', step)].map((set) =>
      playsOf(set, boards.E1, [1, 1]),
    );
    expect([playsOf(free, boards.E1, [1, 1]).length, one.length, two.length]).toEqual([
      118, 117, 116,
    ]);
    expect(forbidden({}, boards.E1, [1, 1])).toEqual(['24/21 10/9']);
    expect(one.filter((play) => !two.includes(play))).toEqual(['24/22 10/8']);
  });

  test.each<[string, string, boolean]>([
    [
      'E6: runs round the mover’s own 1 and 24',
      'own 24:1 23:1 22:1 3:1 2:1 1:1 | opp 12:15',
      false,
    ],
    [
      'E7: does not run round the enemy’s 1 and 24',
      'own 15:1 14:1 13:1 12:1 11:1 10:1 | opp 9:15',
      true,
    ],
    ['may be longer than six', 'own 10:1 9:1 8:1 7:1 6:1 5:1 4:1 | opp 12:15', false],
    ['is no run of five', 'own 9:1 8:1 7:1 6:1 5:1 | opp 12:15', true],
    ['is no run with a gap', 'own 10:1 9:1 8:1 6:1 5:1 4:1 | opp 12:15', true],
    ['may be the enemy’s home', 'own 18:1 17:1 16:1 15:1 14:1 13:1 | opp 12:15', false],
    ['there needs an enemy off', 'own 18:1 17:1 16:1 15:1 14:1 13:1 | opp 12:14', true],
  ])('%s', (_, board, allowed) => {
    expect(rules.hooks.admissibleEnd(positionOf(board, rules))).toBe(allowed);
  });

  test('is permitted by an enemy ahead of its lowest point only', () => {
    // A run of seven, the enemy's 22 down to 16, and an enemy beside its ends.
    const seven = 'own 10:1 9:1 8:1 7:1 6:1 5:1 4:1';
    const allowed = (opp: string): boolean =>
      rules.hooks.admissibleEnd(positionOf(`${seven} | opp ${opp}`, rules));
    expect([allowed('11:1 12:14'), allowed('3:1 12:14'), allowed('12:15')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('bearing off', () => {
  test('E8: as in all games', () => {
    expect(playsOf(rules, 'own 6:1 4:2 | opp 12:15', [6, 3])).toEqual(['6/3 4/off', '6/off 4/1']);
  });

  test('E9: enemies in the home stop steps there', () => {
    expect(playsOf(rules, 'own 6:1 5:2 | opp 2:1 1:1', [4, 4])).toEqual(['Ø']);
  });

  test('E10: the last checker comes home with either die, or by agreement with the larger', () => {
    const board = 'own 8:1 5:3 2:3 | opp 12:15';
    const larger = ruleSetOf('long', { 'long.last_checker_large': 'on' });
    expect(playsOf(rules, board, [5, 2])).toEqual(['8/1', '8/3 2/off', '8/3 5/3', '8/6 5/off']);
    expect(playsOf(larger, board, [5, 2])).toEqual(['8/1', '8/3 2/off', '8/3 5/3']);
  });

  test.each<[string, string, Dice, readonly string[]]>([
    [
      'where the larger die is stopped, the smaller brings it in',
      'own 8:1 5:1 2:1 | opp 3:1 12:14',
      [5, 2],
      ['8/1', '8/6 5/off'],
    ],
    [
      'where the smaller does not bring it in, it may move it',
      'own 9:1 6:1 4:2 | opp 12:15',
      [5, 2],
      ['6/1 4/2', '9/2', '9/4 6/4', '9/7 6/1'],
    ],
    [
      'where either die brings it in, the larger does nothing else',
      'own 8:1 6:1 | opp 12:15',
      [5, 2],
      ['8/1', '8/3 6/4'],
    ],
    [
      'where two are outside, either die may bring one in',
      'own 8:2 | opp 12:15',
      [5, 2],
      ['8/1', '8/3 8/6'],
    ],
  ])('%s', (_, board, dice, plays) => {
    const larger = ruleSetOf('long', { 'long.last_checker_large': 'on' });
    expect(playsOf(larger, board, dice)).toEqual(plays);
  });
});

test('one enemy checker closes a point, and nobody is ever hit', () => {
  expect(playsOf(rules, 'own 10:1 | opp 8:1 7:1 12:13', [3, 2])).toEqual(['Ø']);
  expect(playsOf(rules, 'own 10:1 | opp 8:1 12:14', [3, 2])).toEqual(['10/5']);
});

test('the first player’s 3-3 in 26 numbers: the enemy’s head is the mover’s 12', () => {
  const start = '0,0,0,0,0,0,0,0,0,0,0,0,-15,0,0,0,0,0,0,0,0,0,0,0,15,0';
  const { position } = orThrow(parsePosition(rules, start));
  expect(position).toEqual(startPosition(rules));
  const results = legalPlays(beginTurn(rules, position, [3, 3])).map(({ result }) => result);
  const numbers = results
    .sort(comparePositions)
    .map((result) => positionNumbers(rules, result, 26).join());
  expect(numbers).toEqual([
    '0,0,0,0,0,0,0,0,0,0,0,0,-15,0,0,0,0,0,2,0,0,0,0,0,13,0',
    '0,0,0,0,0,0,0,0,0,0,0,0,-15,0,0,1,0,0,0,0,0,1,0,0,13,0',
  ]);
});
