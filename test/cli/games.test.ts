import { describe, expect, test } from 'vitest';
import { answerLine } from '../../src/cli/answer.js';
import { readOptions } from '../../src/cli/options.js';
import type { Clock, Engine } from '../../src/engine/engine.js';
import { createNodeEngine } from '../../src/engine/node.js';
import { createReferenceEngine } from '../../src/engine/reference/index.js';
import { ruleSets, type Variant } from '../../src/game/index.js';
import {
  compareNumbers,
  formatPosition,
  positionNumbers,
} from '../../src/notation/positions/position-text.js';
import { stoppedClock } from '../support/engine-module.js';
import { faultThrownBy } from '../support/fault-of.js';
import { FIXTURE_VARIANTS, legalCases } from '../support/legal-fixtures.js';
import { positionOf } from '../support/position-of.js';

const START = 'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:5';

const makers: readonly [string, (now: Clock) => Promise<Engine>][] = [
  ['wasm', createNodeEngine],
  ['reference', async (now) => createReferenceEngine(now)],
];

describe.each(makers)('with the %s engine', async (_, makeEngine) => {
  const engine = await makeEngine(stoppedClock);
  const answer = (line: string, ...args: readonly string[]): string =>
    answerLine(engine, readOptions(args), line, stoppedClock);

  /** A position of the rulebook as the game's requests write it. */
  const at = (variant: Variant, board: string): string => {
    const game = ruleSets[variant];
    return formatPosition(game, positionOf(board, game), variant === 'plakoto' ? 52 : 26);
  };

  test.each(FIXTURE_VARIANTS)('legal lists the whole sets of %s', (variant) => {
    const game = ruleSets[variant];
    const form = variant === 'plakoto' ? 52 : 26;
    for (const { position, dice, results } of legalCases(variant)) {
      const numbers = results.map((result) => positionNumbers(game, result, form));
      const line = `${formatPosition(game, position, form)} ${dice.join(' ')}`;
      expect(answer(line, 'legal', '--variant', variant)).toBe(
        [results.length, ...[...numbers].sort(compareNumbers)].join(' '),
      );
    }
  });

  interface OptionExample {
    readonly variant: Variant;
    readonly option: string;
    readonly board: string;
    readonly dice: string;
    /** The results by the usual rules that the option takes away, and those that it adds. */
    readonly less: readonly string[];
    readonly more: readonly string[];
  }

  const E = 'own 24:9 10:1 8:1 7:1 6:1 5:1 4:1';

  test.each<OptionExample>([
    {
      variant: 'caucasian',
      option: 'caucasian.bearoff_after_hit=never',
      board: 'own 6:1 | opp 2:1',
      dice: '4 2',
      less: ['own | opp bar:1'],
      more: [],
    },
    {
      variant: 'caucasian',
      option: 'caucasian.bearoff_after_hit=free',
      board: 'own 6:2 3:1 | opp 2:1',
      dice: '4 2',
      less: [],
      more: ['own 6:1 3:1 | opp bar:1'],
    },
    {
      variant: 'long',
      option: 'long.head_exception=any_double',
      board: 'own 24:15 | opp 12:15',
      dice: '1 1',
      less: [],
      more: ['own 24:13 23:1 21:1 | opp 12:15', 'own 24:13 22:2 | opp 12:15'],
    },
    {
      variant: 'long',
      option: 'long.head_exception=only66',
      board: 'own 24:15 | opp 12:15',
      dice: '3 3',
      less: ['own 24:13 18:2 | opp 12:15', 'own 24:13 21:1 15:1 | opp 12:15'],
      more: ['own 24:14 15:1 | opp 12:15'],
    },
    {
      variant: 'long',
      option: 'long.block=home',
      board: `${E} | opp 12:14 3:1`,
      dice: '2 1',
      less: ['own 24:8 22:1 9:1 8:1 7:1 6:1 5:1 4:1 | opp 12:14 3:1'],
      more: [],
    },
    {
      variant: 'long',
      option: 'long.block=free',
      board: `${E} | opp 12:15`,
      dice: '2 1',
      less: [],
      more: ['own 24:8 22:1 9:1 8:1 7:1 6:1 5:1 4:1 | opp 12:15'],
    },
    {
      variant: 'long',
      option: 'long.block_check=step',
      board: `${E} | opp 12:15`,
      dice: '1 1',
      less: ['own 24:8 22:1 8:2 7:1 6:1 5:1 4:1 | opp 12:15'],
      more: [],
    },
    {
      variant: 'long',
      option: 'long.last_checker_large=on',
      board: 'own 8:1 5:3 2:3 | opp 12:15',
      dice: '5 2',
      less: ['own 6:1 5:2 2:3 | opp 12:15'],
      more: [],
    },
    {
      variant: 'plakoto',
      option: 'plakoto.mother=mutual',
      board: 'own 24:10 6:5 | opp 1:1 13:14',
      dice: '5 2',
      less: ['own 24:10 6:4 1:1 | opp 1:-1 13:14'],
      more: [],
    },
  ])('legal follows $option', ({ variant, option, board, dice, less, more }) => {
    const line = `${at(variant, board)} ${dice}`;
    const list = (...args: readonly string[]): readonly string[] => {
      const [count, ...results] = answer(line, 'legal', '--variant', variant, ...args).split(' ');
      expect(results).toHaveLength(Number(count));
      return results;
    };
    const [usual, other] = [list(), list('--option', option)];
    const sorted = (boards: readonly string[]): readonly string[] =>
      boards.map((text) => at(variant, text)).sort();
    expect(usual.filter((result) => !other.includes(result)).sort()).toEqual(sorted(less));
    expect(other.filter((result) => !usual.includes(result)).sort()).toEqual(sorted(more));
  });

  test.each<[Variant, string, string, string, string]>([
    ['long', 'own 1:1 | opp 12:14', '6 5', 'own | opp 12:14', '1.0000 1/off'],
    ['long', 'own 1:1 | opp 18:15', '6 5', 'own | opp 18:15', '2.0000 1/off'],
    ['plakoto', 'own 1:1 | opp 24:15', '6 5', 'own | opp 24:15', '2.0000 1/off'],
    ['hypergammon', 'own 1:1 | opp 2:3', '6 5', 'own | opp 2:3', '3.0000 1/off'],
    ['sudden-death', 'own 1:1 | opp 24:15', '6 5', 'own | opp 24:15', '1.0000 1/off'],
    [
      'sudden-death',
      'own 13:1 1:1 | opp 7:1 24:13',
      '6 5',
      'own 7:1 1:1 | opp bar:1 24:13',
      '1.0000 13/7*',
    ],
    [
      'plakoto',
      'own 6:1 2:1 | opp 1:1 13:14',
      '5 5',
      'own 2:1 1:1 | opp 1:-1 13:14',
      '2.0000 6/1*',
    ],
  ])('best in %s wins: %s with %s', (variant, board, dice, after, rest) => {
    const line = `${at(variant, board)} ${dice}`;
    const args = ['best', '--variant', variant, '--level', 'simple', '--budget', '0'];
    expect(answer(line, ...args)).toBe(`${at(variant, after)} ${rest}`);
  });

  test.each<[string, Variant, string, readonly string[], string]>([
    [
      'a game that a hit has ended',
      'sudden-death',
      'own 24:15 | opp bar:1 1:14',
      [],
      'position: the game is over, the side to move has won',
    ],
    [
      'a mother pinned',
      'plakoto',
      'own 24:-1 6:14 | opp 24:1 13:14',
      [],
      'position: the game is over, the opponent has won',
    ],
    [
      'both mothers pinned',
      'plakoto',
      'own 24:-1 6:13 1:1 | opp 24:1 13:13 1:-1',
      ['--option', 'plakoto.mother=mutual'],
      'position: the game is over, it is drawn',
    ],
  ])('a bad line is refused: %s', (_, variant, board, args, message) => {
    const line = `${at(variant, board)} 3 1`;
    for (const command of ['legal', 'best']) {
      const ask = (): string => answer(line, command, '--variant', variant, ...args);
      expect(faultThrownBy(ask)).toEqual({ code: 'bad-position', message });
    }
  });

  test('a last throw is played where there is one', () => {
    const line = `${at('long', 'own 1:2 | opp')} 6 5`;
    const args = ['legal', '--variant', 'long'];
    expect(answer(line, ...args, '--option', 'long.last_throw=on')).toBe(
      `1 ${at('long', 'own | opp')}`,
    );
    expect(faultThrownBy(() => answer(line, ...args)).message).toBe(
      'position: the game is over, the opponent has won',
    );
  });

  test('a bad line is refused: plakoto in 26 numbers', () => {
    const ask = (): string => answer(`${at('short', START)} 3 1`, 'legal', '--variant', 'plakoto');
    expect(faultThrownBy(ask).message).toBe('position: plakoto needs 52 numbers, not 26');
  });
});
