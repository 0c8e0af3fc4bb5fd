import { describe, expect, test } from 'vitest';
import { answerLine } from '../../src/cli/answer.js';
import { readOptions } from '../../src/cli/options.js';
import { createNodeEngine } from '../../src/engine/node.js';
import {
  beginTurn,
  legalPlays,
  newSession,
  orThrow,
  positionFor,
  ruleSets,
  startPosition,
  type Dice,
  type Position,
  type Variant,
} from '../../src/game/index.js';
import { writePositionId } from '../../src/notation/positions/gnu-position-id.js';
import { compareNumbers, positionNumbers } from '../../src/notation/positions/position-text.js';
import { formatOwnPosition } from '../../src/notation/positions/position-notations.js';
import { stoppedClock } from '../support/engine-module.js';
import { faultThrownBy } from '../support/fault-of.js';
import { positionOf } from '../support/position-of.js';

const engine = await createNodeEngine(stoppedClock);
const answer = (line: string, ...args: readonly string[]): string =>
  answerLine(engine, readOptions(args), line, stoppedClock);

/** All results of a roll, in the order of the answer. */
function results(position: Position, dice: Dice, variant: Variant = 'short'): readonly Position[] {
  const rules = ruleSets[variant];
  const numbers = (result: Position): readonly number[] => positionNumbers(rules, result, 26);
  return legalPlays(beginTurn(rules, position, dice))
    .map(({ result }) => result)
    .sort((a, b) => compareNumbers(numbers(a), numbers(b)));
}

const START = '4HPwATDgc/ABMA';
const start = startPosition(ruleSets.short);
const startIds = ['16', ...results(start, [3, 1]).map(writePositionId)].join(' ');

describe('a position ID', () => {
  test('is answered with position IDs, as the mover sees them', () => {
    expect(answer(`${START} 3 1`, 'legal')).toBe(startIds);
  });

  test.each<[string, string]>([
    ['with the dice behind it', `${START}:cAkAAAAAAAAE 3 1`],
    ['with its own dice', `${START}:cIkFAAAAAAAE`],
    ['with other dice behind its own', `${START}:UQmqASAAIAAE 1 3`],
  ])('with a match ID is answered likewise: %s', (_, line) => {
    expect(answer(line, 'legal')).toBe(startIds);
  });

  test('of another game is read by its rules', () => {
    const position = startPosition(ruleSets.hypergammon);
    const expected = results(position, [2, 1], 'hypergammon').map(writePositionId);
    const line = `${writePositionId(position)} 2 1`;
    expect(answer(line, 'legal', '--variant', 'hypergammon')).toBe(['6', ...expected].join(' '));
  });

  test('is answered with the best play', () => {
    const id = writePositionId(positionOf('own 2:1 1:1 | opp 24:15'));
    const won = writePositionId(positionOf('own | opp 24:15'));
    expect(answer(`${id} 6 5`, 'best', '--level', 'simple')).toBe(`${won} 2.0000 2/off 1/off`);
  });
});

describe('an XGID', () => {
  const xgid = (board: string, turn: string, dice: string): string =>
    `XGID=${board}:1:-1:${turn}:${dice}:3:6:0:7:10`;

  test('is answered with XGIDs in which the mover is still on roll', () => {
    const line = xgid('-A----A-----------------a-', '1', '31');
    expect(answer(line, 'legal')).toBe(
      [
        '2',
        xgid('---A--------------------a-', '1', '00'),
        xgid('-AA---------------------a-', '1', '00'),
      ].join(' '),
    );
  });

  test('may lack its prefix and leave the dice to the line', () => {
    const line = xgid('-A----A-----------------a-', '1', '00').slice('XGID='.length);
    expect(answer(`${line} 3 1`, 'legal')).toBe(
      answer(xgid('-A----A-----------------a-', '1', '31'), 'legal'),
    );
  });

  test('has the mover’s play in the mover’s numbers, whoever it is', () => {
    const line = xgid('-A-----------------a----a-', '-1', '61');
    expect(answer(line, 'best', '--level', 'simple')).toMatch(
      /^XGID=-A-{24}:1:-1:-1:00:3:6:0:7:10 \d\.\d{4} 6\/off 1\/off$/,
    );
  });
});

test('the text of every game is answered with itself', () => {
  const state = newSession({ variant: 'plakoto' });
  const own = orThrow<string>(formatOwnPosition(state));
  const board = positionFor(state, 'blue');
  const plays = legalPlays(beginTurn(ruleSets.plakoto, board, [6, 6]));
  const red = board.opp.join();
  const expected = plays
    .map(({ result }) => [...result.own, ...result.opp])
    .sort(compareNumbers)
    .map((numbers) => `nardy:plakoto:${numbers.slice(0, 26).join()}:${red}:blue:-`);
  expect(answer(`${own} 6 6`, 'legal', '--variant', 'plakoto')).toBe(['4', ...expected].join(' '));
});

describe('a line is refused', () => {
  const xgid = 'XGID=-b----E-C---eE---c-e----B-';

  test.each<[string, string, string]>([
    ['without any dice', START, 'after the position: [] is no roll: two dice from 1 to 6'],
    [
      'with an XGID before its throw',
      `${xgid}:0:0:1:00:0:0:0:0:10`,
      'after the position: [] is no roll: two dice from 1 to 6',
    ],
    [
      'while a double waits',
      `${xgid}:0:0:1:D:0:0:0:0:10 3 1`,
      'position: a double waits for its answer',
    ],
    ['with half an ID', `${START.slice(1)} 3 1`, 'position ID: 13 characters instead of 14'],
    [
      'with a finished game',
      '4HPwATAAAAAAAA 3 1',
      'position: the game is over, the side to move has won',
    ],
    [
      'with another game',
      `${orThrow<string>(formatOwnPosition(newSession({ variant: 'long' })))} 3 1`,
      'position: it is of another game than --variant and --option',
    ],
  ])('%s', (_, line, message) => {
    expect(faultThrownBy(() => answer(line, 'legal')).message).toBe(message);
  });
});
