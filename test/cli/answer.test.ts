import { describe, expect, test } from 'vitest';
import { answerLine } from '../../src/cli/answer.js';
import { readOptions } from '../../src/cli/options.js';
import type { Clock, Engine } from '../../src/engine/engine.js';
import { createNodeEngine } from '../../src/engine/node.js';
import { createReferenceEngine } from '../../src/engine/reference/index.js';
import { beginTurn, legalPlays, orThrow, ruleSets, type Dice } from '../../src/game/index.js';
import { parsePlay } from '../../src/notation/index.js';
import {
  compareNumbers,
  formatPosition,
  parsePosition,
  type PositionForm,
} from '../../src/notation/positions/position-text.js';
import { stoppedClock } from '../support/engine-module.js';
import { faultThrownBy } from '../support/fault-of.js';
import { positionOf } from '../support/position-of.js';

const rules = ruleSets.short;
const START = 'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:5';

/** A position of the rulebook as 26 or 52 numbers. */
function written(board: string, form: PositionForm = 26): string {
  return formatPosition(rules, positionOf(board), form);
}

const makers: readonly [string, (now: Clock) => Promise<Engine>][] = [
  ['wasm', createNodeEngine],
  ['reference', async (now) => createReferenceEngine(now)],
];

describe.each(makers)('with the %s engine', async (_, makeEngine) => {
  const engine = await makeEngine(stoppedClock);
  const answer = (line: string, ...args: readonly string[]): string =>
    answerLine(engine, readOptions(args), line, stoppedClock);

  describe('legal', () => {
    interface Example {
      readonly name: string;
      readonly board: string;
      readonly dice: string;
      readonly results: readonly string[];
    }

    const examples: readonly Example[] = [
      {
        name: 'one result',
        board: 'own 14:1 2:1 | opp 7:2',
        dice: '6 1',
        results: ['own 8:1 1:1 | opp 7:2'],
      },
      {
        name: 'several, in ascending order',
        board: 'own 8:1 6:1 | opp 24:1',
        dice: '3 1',
        results: [
          'own 5:2 | opp 24:1',
          'own 6:1 4:1 | opp 24:1',
          'own 7:1 3:1 | opp 24:1',
          'own 8:1 2:1 | opp 24:1',
        ],
      },
      {
        name: 'a hit, which comes before the same without',
        board: 'own 13:1 24:2 | opp 7:1 12:4 19:2 18:2 22:2',
        dice: '6 2',
        results: [
          'own 5:1 24:2 | opp bar:1 12:4 19:2 18:2 22:2',
          'own 5:1 24:2 | opp 7:1 12:4 19:2 18:2 22:2',
        ],
      },
      {
        name: 'the bear-off',
        board: 'own 4:1 2:1 | opp 24:1',
        dice: '4 1',
        results: ['own 2:1 | opp 24:1', 'own 1:1 | opp 24:1'],
      },
      { name: 'a win', board: 'own 1:1 | opp 24:15', dice: '6 5', results: ['own | opp 24:15'] },
      { name: 'none', board: 'own 6:2 5:1 | opp 2:2 1:2', dice: '4 4', results: [] },
      { name: 'none from the bar', board: 'own bar:1 6:2 | opp 22:2', dice: '3 3', results: [] },
    ];

    test.each(examples)('answers with $name', ({ board, dice, results }) => {
      for (const form of [26, 52] as const) {
        const answered = [results.length, ...results.map((result) => written(result, form))];
        expect(answer(`${written(board, form)} ${dice}`, 'legal')).toBe(answered.join(' '));
      }
    });

    test('orders the numbers as they are written: in 26 a fuller enemy bar comes first', () => {
      const [hit, quiet] = ['opp bar:1 24:1', 'opp 5:1 24:1'];
      const request = (form: PositionForm): string =>
        `${written(`own 8:1 6:1 | ${quiet}`, form)} 3 1`;
      const answered = (form: PositionForm, ...results: readonly string[]): string =>
        ['6', ...results.map((result) => written(result, form))].join(' ');
      const [both, low, middle, high] = ['own 5:2', 'own 6:1 4:1', 'own 7:1 3:1', 'own 8:1 2:1'];
      expect(answer(request(26), 'legal')).toBe(
        answered(
          26,
          `${both} | ${hit}`,
          `${low} | ${hit}`,
          `${high} | ${hit}`,
          `${low} | ${quiet}`,
          `${middle} | ${quiet}`,
          `${high} | ${quiet}`,
        ),
      );
      expect(answer(request(52), 'legal')).toBe(
        answered(
          52,
          `${both} | ${hit}`,
          `${low} | ${hit}`,
          `${low} | ${quiet}`,
          `${middle} | ${quiet}`,
          `${high} | ${hit}`,
          `${high} | ${quiet}`,
        ),
      );
    });

    test.each<PositionForm>([26, 52])(
      'answers from the start with all results in %i numbers, ascending',
      (form) => {
        const position = positionOf(START);
        const plays = legalPlays(beginTurn(rules, position, [2, 2]));
        const numbers = plays
          .map(({ result }) => formatPosition(rules, result, form).split(',').map(Number))
          .sort(compareNumbers);
        expect(numbers).toHaveLength(75);
        expect(answer(`${written(START, form)} 2 2`, 'legal')).toBe(`75 ${numbers.join(' ')}`);
      },
    );

    test('answers the same whichever die comes first, and whatever blanks are between', () => {
      const expected = answer(`${written(START)} 3 1`, 'legal');
      expect(answer(`${written(START)} 1 3`, 'legal')).toBe(expected);
      expect(answer(`  ${written(START)}\t3   1 \r`, 'legal')).toBe(expected);
    });
  });

  describe('best', () => {
    const best = (board: string, dice: string, form: PositionForm = 26): string =>
      answer(`${written(board, form)} ${dice}`, 'best', '--level', 'simple', '--budget', '0');

    test.each<[string, string, string, string, string]>([
      ['a single', 'own 1:1 | opp 24:14', '6 5', 'own | opp 24:14', '1.0000 1/off'],
      ['a gammon', 'own 2:1 1:1 | opp 24:15', '6 5', 'own | opp 24:15', '2.0000 2/off 1/off'],
      [
        'a backgammon',
        'own 5:1 | opp 3:1 24:14',
        '5 2',
        'own | opp bar:1 24:14',
        '3.0000 5/3*/off',
      ],
    ])('answers with the win of %s', (_, board, dice, after, rest) => {
      expect(best(board, dice)).toBe(`${written(after)} ${rest}`);
      expect(best(board, dice, 52)).toBe(`${written(after, 52)} ${rest}`);
    });

    test.each<PositionForm>([26, 52])(
      'answers with the unchanged position and Ø in %i numbers when nothing moves',
      (form) => {
        const board = 'own 24:15 | opp 18:2 7:13';
        const [result, equity, ...play] = best(board, '6 6', form).split(' ');
        expect([result, ...play]).toEqual([written(board, form), 'Ø']);
        expect(equity).toMatch(/^-?\d\.\d{4}$/);
      },
    );

    test.each<[string, Dice]>([
      [START, [3, 1]],
      [START, [6, 6]],
      ['own bar:1 10:1 6:9 | opp 19:2 21:1 1:10', [6, 4]],
      ['own 6:3 5:2 4:2 | opp 24:3 22:4', [4, 3]],
    ])('from %s with %o answers with a legal play and its result', (board, dice) => {
      for (const form of [26, 52] as const) {
        for (const level of ['simple', 'hard', 'expert']) {
          const line = `${written(board, form)} ${dice.join(' ')}`;
          const given = answer(line, 'best', '--level', level, '--plies', '0', '--budget', '0');
          const [, result, equity, text] = /^(\S+) (\S+) (.+)$/.exec(given) ?? [];
          expect(equity).toMatch(/^-?\d\.\d{4}$/);
          const turn = beginTurn(rules, positionOf(board), dice);
          const play = orThrow(parsePlay(turn, text));
          expect(orThrow(parsePosition(rules, result))).toEqual({ position: play.result, form });
        }
      }
    });
  });

  describe('a bad line is refused', () => {
    const start52 = written(START, 52);
    const words = start52.split(',');
    /** The start in 52 numbers with some of them, counted from 1, replaced. */
    const changed = (changes: Readonly<Record<number, number>>): string =>
      words.map((word, index) => changes[index + 1] ?? word).join(',');

    const faults: readonly [string, string, string][] = [
      [
        'a finished game, won',
        `${written('own | opp 24:15')} 3 1`,
        'position: the game is over, the side to move has won',
      ],
      [
        'a finished game, lost',
        `${written('own 6:15')} 3 1`,
        'position: the game is over, the opponent has won',
      ],
      [
        'a finished game, in 52 numbers',
        `${written('own 6:15', 52)} 3 1`,
        'position: the game is over, the opponent has won',
      ],
      [
        'a game that both have finished',
        `${written('own')} 3 1`,
        'position: the game is over, it is drawn',
      ],
      [
        '16 checkers in 52 numbers',
        `${changed({ 6: 1 })} 3 1`,
        'the side to move: 16 checkers instead of 15',
      ],
      ['14 checkers', `${changed({ 7: 4 })} 3 1`, 'the side to move: 14 checkers instead of 15'],
      ['16 enemies', `${changed({ 32: 1 })} 3 1`, 'the opponent: 16 checkers instead of 15'],
      [
        '16 checkers in 26 numbers',
        '0,-2,0,0,0,1,5,0,3,0,0,0,-5,5,0,0,0,-3,0,-5,0,0,0,0,2,0 3 1',
        'the side to move: 16 checkers instead of 15',
      ],
      [
        'both sides on one point',
        `${changed({ 33: 4, 44: 1 })} 3 1`,
        'point 8 holds checkers of both sides (3 and 1)',
      ],
      [
        'a negative count',
        `${changed({ 7: -5 })} 3 1`,
        'the side to move: -5 is no number of checkers (index 6)',
      ],
      ['no dice', written(START), 'after the position: [] is no roll: two dice from 1 to 6'],
      [
        'one die',
        `${written(START)} 3`,
        'after the position: [3] is no roll: two dice from 1 to 6',
      ],
      [
        'three dice',
        `${written(START)} 3 1 1`,
        'after the position: [3,1,1] is no roll: two dice from 1 to 6',
      ],
      [
        'a die of 0',
        `${written(START)} 0 1`,
        'after the position: [0,1] is no roll: two dice from 1 to 6',
      ],
      [
        'a die of 7',
        `${written(START)} 3 7`,
        'after the position: [3,7] is no roll: two dice from 1 to 6',
      ],
      [
        'half a die',
        `${written(START)} 3 1.5`,
        'after the position: [3,"1.5"] is no roll: two dice from 1 to 6',
      ],
      [
        'a negative die',
        `${written(START)} 3 -1`,
        'after the position: [3,"-1"] is no roll: two dice from 1 to 6',
      ],
      [
        'dice in words',
        `${written(START)} three one`,
        'after the position: ["three","one"] is no roll: two dice from 1 to 6',
      ],
      [
        'dice together',
        `${written(START)} 31`,
        'after the position: ["31"] is no roll: two dice from 1 to 6',
      ],
      [
        'a word behind the dice',
        `${written(START)} 3 1 please`,
        'after the position: [3,1,"please"] is no roll: two dice from 1 to 6',
      ],
      [
        'an empty line',
        '',
        'position: "" is none: no position ID, XGID, FIBS board nor 26 or 52 numbers',
      ],
      [
        'blanks',
        '   ',
        'position: "" is none: no position ID, XGID, FIBS board nor 26 or 52 numbers',
      ],
      [
        'words',
        'hello world',
        'position: "hello" is none: no position ID, XGID, FIBS board nor 26 or 52 numbers',
      ],
      [
        'a word in the position',
        `${written(START).replace('-3', 'x')} 3 1`,
        'position: "x" (number 18) is no whole number',
      ],
      ['25 numbers', `${written(START).slice(2)} 3 1`, 'position: 25 numbers instead of 26 or 52'],
      [
        'dice only',
        '3 1',
        'position: "3" is none: no position ID, XGID, FIBS board nor 26 or 52 numbers',
      ],
    ];

    test.each(faults)('%s', (_, line, message) => {
      for (const command of ['legal', 'best'])
        expect(faultThrownBy(() => answer(line, command)).message).toBe(message);
    });
  });
});

test.each<[string, number]>([
  ['800', 1800],
  ['5', 1005],
  ['0', Infinity],
])('a budget of %s ms lets the search run until %d on a clock that shows 1000', (budget, until) => {
  const reference = createReferenceEngine(stoppedClock);
  const heard: number[] = [];
  const listening: Engine = {
    ...reference,
    search(query) {
      const search = reference.search(query);
      const run = search.run.bind(search);
      search.run = (time) => {
        heard.push(time);
        return run(time);
      };
      return search;
    },
  };
  const options = readOptions(['best', '--level', 'simple', '--budget', budget]);
  const given = answerLine(listening, options, `${written(START)} 3 1`, () => 1000);
  expect(given).toMatch(/^\S+ -?\d\.\d{4} \S+/);
  expect(heard).toEqual([until]);
});
