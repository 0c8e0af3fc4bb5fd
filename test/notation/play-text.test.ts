import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BAR,
  ROLLS,
  VARIANTS,
  beginTurn,
  legalPlays,
  orThrow,
  playSteps,
  ruleSets,
  type Dice,
  type Play,
  type Step,
  type Turn,
  type Variant,
} from '../../src/game/index.js';
import { AmbiguousPlay, formatPlay, parsePlay } from '../../src/notation/index.js';
import { faultOf } from '../support/fault-of.js';
import { positionOf } from '../support/position-of.js';
import { randomPosition } from '../support/positions.js';
import { mulberry32, pick } from '../support/random.js';

const START = 'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:5';

function turnOf(board: string, dice: Dice): Turn {
  return beginTurn(ruleSets.short, positionOf(board), dice);
}

function read(turn: Turn, text: string): Play {
  return orThrow<Play>(parsePlay(turn, text));
}

interface Example {
  readonly text: string;
  readonly board: string;
  readonly dice: Dice;
  readonly after: string;
  /** How the play is written where the example is not in the order of output. */
  readonly written?: string;
}

/** The plays of rules.md sections 8, 1 and 3.1. */
const examples: readonly Example[] = [
  {
    text: '8/4 6/4',
    board: START,
    dice: [4, 2],
    after: 'own 24:2 13:5 8:2 6:4 4:2 | opp 1:2 12:5 17:3 19:5',
  },
  {
    text: '13/7*/5',
    board: 'own 13:1 24:14 | opp 7:1 12:14',
    dice: [6, 2],
    after: 'own 5:1 24:14 | opp bar:1 12:14',
  },
  {
    text: '13/5',
    board: 'own 13:1 24:14 | opp 7:1 12:14',
    dice: [6, 2],
    after: 'own 5:1 24:14 | opp 7:1 12:14',
  },
  {
    text: '6/4(3) 13/11',
    board: START,
    dice: [2, 2],
    after: 'own 24:2 13:4 11:1 8:3 6:2 4:3 | opp 1:2 12:5 17:3 19:5',
    written: '13/11 6/4(3)',
  },
  {
    text: 'bar/21 6/5',
    board: 'own bar:1 13:9 6:5 | opp 1:2 24:13',
    dice: [4, 1],
    after: 'own 21:1 13:9 6:4 5:1 | opp 1:2 24:13',
  },
  {
    text: '6/1, Ø',
    board: 'own 24:14 6:1 | opp 19:2 18:13',
    dice: [6, 5],
    after: 'own 24:14 1:1 | opp 19:2 18:13',
  },
  {
    text: 'Ø',
    board: 'own 24:15 | opp 18:15',
    dice: [6, 6],
    after: 'own 24:15 | opp 18:15',
  },
  {
    text: '13/11(2) 6/4*(2)',
    board: 'own 13:2 6:2 | opp 4:1 24:14',
    dice: [2, 2],
    after: 'own 11:2 4:2 | opp bar:1 24:14',
  },
  { text: '5/off 2/off', board: 'own 5:2 2:2', dice: [5, 2], after: 'own 5:1 2:1' },
  {
    text: '14/8, Ø',
    board: 'own 14:1 | opp 7:2',
    dice: [6, 1],
    after: 'own 8:1 | opp 7:2',
  },
  {
    text: '14/8 2/1',
    board: 'own 14:1 2:1 | opp 7:2',
    dice: [6, 1],
    after: 'own 8:1 1:1 | opp 7:2',
  },
  {
    text: '14/13/7',
    board: 'own 14:1 | opp 8:2',
    dice: [6, 1],
    after: 'own 7:1 | opp 8:2',
    written: '14/7',
  },
  {
    text: '14/13, Ø',
    board: 'own 14:1 | opp 8:2 7:2',
    dice: [6, 1],
    after: 'own 13:1 | opp 8:2 7:2',
  },
  { text: '3/off(2)', board: 'own 3:2 2:1', dice: [5, 4], after: 'own 2:1' },
  {
    text: '6/4/off',
    board: 'own 6:1 3:2',
    dice: [5, 2],
    after: 'own 3:2',
    written: '6/off',
  },
  { text: '6/1 3/1', board: 'own 6:1 3:2', dice: [5, 2], after: 'own 3:1 1:2' },
  { text: '4/off 2/1', board: 'own 4:1 2:1', dice: [4, 1], after: 'own 1:1' },
  {
    text: '4/3/off',
    board: 'own 4:1 2:1',
    dice: [4, 1],
    after: 'own 2:1',
    written: '4/off',
  },
  {
    text: '5/3*/off',
    board: 'own 5:1 | opp 3:1',
    dice: [5, 2],
    after: 'own | opp bar:1',
  },
  {
    text: 'bar/23, Ø',
    board: 'own bar:2 13:5 8:3 6:5 | opp 19:5 12:5 17:3 1:2',
    dice: [6, 2],
    after: 'own bar:1 23:1 13:5 8:3 6:5 | opp 19:5 12:5 17:3 1:2',
  },
  {
    text: 'bar/21*/15',
    board: 'own bar:1 10:1 6:1 | opp 19:2 21:1',
    dice: [6, 4],
    after: 'own 15:1 10:1 6:1 | opp bar:1 19:2',
  },
  {
    text: 'bar/21* 10/4',
    board: 'own bar:1 10:1 6:1 | opp 19:2 21:1',
    dice: [6, 4],
    after: 'own 21:1 6:1 4:1 | opp bar:1 19:2',
  },
  {
    text: 'bar/20(2) 13/8(2)',
    board: 'own bar:2 13:5 8:3 6:5 | opp bar:1 1:2 12:5 17:3 19:4',
    dice: [5, 5],
    after: 'own 20:2 13:3 8:5 6:5 | opp bar:1 1:2 12:5 17:3 19:4',
  },
  {
    text: '8/7*/6*/5*/4*',
    board: 'own 8:1 24:2 | opp 7:1 6:1 5:1 4:1 23:2',
    dice: [1, 1],
    after: 'own 4:1 24:2 | opp bar:4 23:2',
  },
  { text: '1/off', board: 'own 1:1', dice: [6, 6], after: 'own' },
];

describe('the plays of the rulebook', () => {
  test.each(examples)('$text is read', ({ text, board, dice, after }) => {
    const turn = turnOf(board, dice);
    const { steps, result } = read(turn, text);
    expect(result).toEqual(positionOf(after));
    const moments = orThrow(playSteps(turn, steps));
    expect((moments[moments.length - 1] ?? turn.start).position).toEqual(result);
  });

  test.each(examples)('$text is written', ({ text, board, dice, after, written = text }) => {
    const turn = turnOf(board, dice);
    const play = legalPlays(turn).find(
      ({ result }) => JSON.stringify(result) === JSON.stringify(positionOf(after)),
    );
    expect(play && formatPlay(turn, play.steps)).toBe(written);
  });
});

describe('a play is written', () => {
  /** Steps written `8/4 6/2*`: from 8 with a 4, then from 6 with a 2, hitting. */
  const stepsOf = (text: string): readonly Step[] =>
    text.split(' ').map((word) => {
      const [from, die] = word.replace('*', '').split('/').map(Number);
      return { from, to: Math.max(from - die, 0), die, hit: word.includes('*') };
    });

  test.each<[string, string, Dice, string, string]>([
    ['larger start first, whichever moved first', START, [6, 1], '6/1 24/6', '24/18 6/5'],
    ['of two from one point the farther first', START, [6, 1], '24/1 24/6', '24/18 24/23'],
    ['bar first of all', 'own bar:1 13:14 | opp 1:15', [3, 1], '25/1 13/3', 'bar/24 13/10'],
    ['in one way where one checker went on', START, [6, 5], '24/6 18/5', '24/13'],
    ['in one way where the front step was made first', START, [4, 2], '6/4 8/2', '8/2'],
    [
      'with each point on which the checker hit',
      'own 13:1 | opp 7:1 5:1',
      [6, 2],
      '13/6* 7/2*',
      '13/7*/5*',
    ],
    [
      'with one mark where two landed on a blot',
      'own 9:2 | opp 3:1 24:14',
      [3, 3],
      '9/3 9/3 6/3* 6/3',
      '9/3*(2)',
    ],
    [
      'apart where one of two went farther',
      'own 13:2 | opp 24:15',
      [2, 2],
      '13/2 11/2 9/2 13/2',
      '13/7 13/11',
    ],
    [
      'apart where one of two hit on its way',
      'own 8:2 | opp 7:1 24:14',
      [1, 1],
      '8/1* 7/1 8/1 7/1',
      '8/7*/6 8/6',
    ],
    [
      'without a word about the dice left after the last checker',
      'own 2:1',
      [6, 5],
      '2/6',
      '2/off',
    ],
    ['four times in one group', 'own 6:4 | opp 24:15', [2, 2], '6/2 6/2 6/2 6/2', '6/4(4)'],
  ])('%s', (_, board, dice, steps, text) => {
    expect(formatPlay(turnOf(board, dice), stepsOf(steps))).toBe(text);
  });

  test('without a mark where a checker was pinned before and is again', () => {
    const rules = ruleSets.plakoto;
    const board = positionOf('own 24:13 13:1 7:1 | opp 1:14 7:-1', rules);
    const turn = beginTurn(rules, board, [6, 2]);
    expect(formatPlay(turn, stepsOf('7/2 13/6*'))).toBe('13/5');
    expect(read(turn, '13/5').result.opp).toEqual(board.opp);
  });

  test('the same whatever the order of its steps, since checkers are not told apart', () => {
    const turn = turnOf('own 13:1 8:1 4:1 | opp 24:15', [2, 2]);
    for (const order of [
      '8/2 6/2 4/2 13/2',
      '4/2 6/2 8/2 13/2',
      '13/2 6/2 8/2 4/2',
      '8/2 4/2 6/2 13/2',
    ])
      expect([order, formatPlay(turn, stepsOf(order))]).toEqual([order, '13/11 8/2']);
  });
});

describe('a play is read', () => {
  test.each<[string, string, Dice, string]>([
    ['in any order of its groups', '6/4(3) 13/11', [2, 2], '13/11 6/4(3)'],
    ['with each step for itself', '13/9 9/7', [4, 2], '13/7'],
    ['with a quiet point on the way', '13/9/7', [4, 2], '13/7'],
    ['with equal groups apart', '6/4 6/4 13/11 13/11', [2, 2], '13/11(2) 6/4(2)'],
    ['with blanks around it', '  8/4   6/4 ', [4, 2], '8/4 6/4'],
    ['whichever die was thrown first', '8/4 6/4', [2, 4], '8/4 6/4'],
    ['merged', '24/18', [4, 2], '24/18'],
    ['with its steps from the last to the first', '20/18 24/20', [4, 2], '24/18'],
    ['merged and several times', '24/20(2)', [2, 2], '24/20(2)'],
    ['partly merged', '13/9 6/2', [2, 2], '13/9 6/2'],
    ['with commas between', '8/4,6/4', [4, 2], '8/4 6/4'],
    ['with commas and blanks between', '8/4, 6/4 ,', [4, 2], '8/4 6/4'],
    ['with other blanks', '8/4\u00a0\u202f6/4\t', [4, 2], '8/4 6/4'],
    ['with its dice', '4-2: 8/4 6/4', [4, 2], '8/4 6/4'],
    ['with its dice together', '42:8/4 6/4', [4, 2], '8/4 6/4'],
    ['with its dice the other way round', '2 - 4 : 8/4 6/4', [4, 2], '8/4 6/4'],
    ['with the dice of a double', '22: 6/4(2) 24/20', [2, 2], '24/20 6/4(2)'],
  ])('%s', (_, text, dice, canonical) => {
    const turn = turnOf(START, dice);
    expect(formatPlay(turn, read(turn, text).steps)).toBe(canonical);
  });

  test.each(['6/1, Ø', '6/1,Ø', '6/1 , Ø', '6/1 ø', '6-5: 6/1 Ø', '6/1'])(
    'with or without its last sign: %s',
    (text) => {
      const turn = turnOf('own 24:14 6:1 | opp 19:2 18:13', [6, 5]);
      expect(formatPlay(turn, read(turn, text).steps)).toBe('6/1, Ø');
    },
  );

  /** rules.md section 8: "Input: any order, `bar` and `Бар`, `off`, spaces around signs allowed." */
  test.each<[string, string, Dice, string]>([
    ['Бар/21 6/5', 'own bar:1 13:9 6:5 | opp 1:2 24:13', [4, 1], 'bar/21 6/5'],
    ['13 / 7* / 5', 'own 13:1 24:14 | opp 7:1 12:14', [6, 2], '13/7*/5'],
    ['13/7 * /5', 'own 13:1 24:14 | opp 7:1 12:14', [6, 2], '13/7*/5'],
    ['6/4 (3) 13/11', START, [2, 2], '13/11 6/4(3)'],
    ['6/4( 3 ) 13/11', START, [2, 2], '13/11 6/4(3)'],
    ['БАР/21 6/5', 'own bar:1 13:9 6:5 | opp 1:2 24:13', [4, 1], 'bar/21 6/5'],
    ['25/21 6/5', 'own bar:1 13:9 6:5 | opp 1:2 24:13', [4, 1], 'bar/21 6/5'],
    ['Bar/20', 'own bar:1 13:9 6:5 | opp 1:2 24:13', [4, 1], 'bar/20'],
    ['5/0 2/OFF', 'own 5:2 2:2', [5, 2], '5/off 2/off'],
    ['65:9/off', 'own 9:1 1:14', [6, 5], '9/off'],
    ['9/3/0', 'own 9:1 1:14', [6, 5], '9/off'],
  ])(
    'with the spellings and spaces that the rulebook allows: %s',
    (text, board, dice, canonical) => {
      const turn = turnOf(board, dice);
      expect(formatPlay(turn, read(turn, text).steps)).toBe(canonical);
    },
  );
});

describe('of a play that hits', () => {
  const hitting = 'own 13:1 24:14 | opp 7:1 12:14';
  const twoWays = 'own 13:1 24:14 | opp 7:1 11:1 12:13';

  test.each<[string, string, string, Dice, string]>([
    ['the mark may be missing', '13/7 24/22', hitting, [6, 2], '24/22 13/7*'],
    ['the mark may be missing on the way', '13/7/5', hitting, [6, 2], '13/7*/5'],
    ['the mark may be missing where steps are apart', '7/5 13/7', hitting, [6, 2], '13/7*/5'],
    [
      'the mark may be missing where there is one way',
      '13/5',
      'own 13:1 24:14 | opp 7:1 11:2 12:12',
      [6, 2],
      '13/7*/5',
    ],
    ['the mark decides the way', '13/7*/5', hitting, [6, 2], '13/7*/5'],
    ['no mark is a way without a hit, if there is one', '13/5', hitting, [6, 2], '13/5'],
    ['no mark is a hit where the point is written', '13/11/5', twoWays, [6, 2], '13/11*/5'],
    [
      'one mark of two decides',
      '13/11*/5',
      'own 13:1 24:14 | opp 11:1 5:1 12:13',
      [6, 2],
      '13/11*/5*',
    ],
    [
      'either of two may have the mark',
      '13/9 11/9*',
      'own 13:1 11:1 24:13 | opp 9:1 12:14',
      [4, 2],
      '13/9* 11/9',
    ],
  ])('%s: %s', (_, text, board, dice, canonical) => {
    const turn = turnOf(board, dice);
    expect(formatPlay(turn, read(turn, text).steps)).toBe(canonical);
  });

  test.each<[string, string, Dice, readonly string[]]>([
    ['13/5', twoWays, [6, 2], ['13/11*/5', '13/7*/5']],
    ['13/5', 'own 13:1 24:14 | opp 7:1 11:1 5:1 12:12', [6, 2], ['13/11*/5*', '13/7*/5*']],
    ['62: 13/5*', 'own 13:1 24:14 | opp 7:1 11:1 5:1 12:12', [6, 2], ['13/11*/5*', '13/7*/5*']],
  ])('%s is refused where both ways hit, with the candidates', (text, board, dice, candidates) => {
    const fault = parsePlay(turnOf(board, dice), text);
    expect(faultOf(fault)).toEqual({
      code: 'ambiguous-play',
      message: `play: "${text}" may be ${candidates.join(' or ')}`,
    });
    expect(fault instanceof AmbiguousPlay && fault.candidates).toEqual(candidates);
    const turn = turnOf(board, dice);
    for (const candidate of candidates)
      expect(formatPlay(turn, read(turn, candidate).steps)).toBe(candidate);
  });
});

describe('what is no notation is refused', () => {
  test.each<[string, string]>([
    ['hello', 'hello'],
    ['8', '8'],
    ['8/', '8/'],
    ['/4', '/4'],
    ['8-4', '8-4'],
    ['8//4', '8//4'],
    ['8/4/', '8/4/'],
    ['26/20', '26/20'],
    ['8/26', '8/26'],
    ['8/bar', '8/bar'],
    ['off/4', 'off/4'],
    ['-8/4', '-8/4'],
    ['8.5/4', '8.5/4'],
    ['8/4**', '8/4**'],
    ['*8/4', '*8/4'],
    ['8/4(1)', '8/4(1)'],
    ['8/4(5)', '8/4(5)'],
    ['8/4(2', '8/4(2'],
    ['100/4', '100/4'],
    ['8/4 hello', 'hello'],
    ['8/4; 6/4', '8/4;'],
    ['Ø, 8/4', 'Ø'],
    ['Cannot Move', 'Cannot'],
    ['7-2: 8/4 6/4', '7-2:'],
    ['4-2 8/4 6/4', '4-2'],
    ['8/4/6 6/4', '8/4/6'],
    ['16/18 24/16', '16/18'],
    ['6/6 8/4 6/4', '6/6'],
    ['0/off 8/4', '0/off'],
  ])('%s', (text, word) => {
    expect(faultOf(parsePlay(turnOf(START, [4, 2]), text))).toEqual({
      code: 'bad-text',
      message: `play: "${word}" in "${text}" is no notation such as 13/7*/5`,
    });
  });
});

test.each(['', '  ', ',', '4-2: '])('a text with nothing in it is refused: "%s"', (text) => {
  expect(faultOf(parsePlay(turnOf(START, [4, 2]), text))).toEqual({
    code: 'bad-text',
    message: 'play: nothing is written',
  });
});

test('a text that is longer than any play is refused at once', () => {
  const text = ' '.repeat(5_000_000);
  expect(faultOf(parsePlay(turnOf(START, [4, 2]), text))).toEqual({
    code: 'bad-text',
    message: 'play: 5000000 letters are no play',
  });
});

describe('what no legal play does is refused', () => {
  const hitting = 'own 13:1 24:14 | opp 7:1 12:14';

  test.each<[string, string, string, Dice]>([
    ['other dice', '8/5 6/4', START, [4, 2]],
    ['a die twice', '8/4 6/2', START, [4, 2]],
    ['one die only', '8/4', START, [4, 2]],
    ['three of four steps', '6/4(3)', START, [2, 2]],
    ['nothing where something moves', 'Ø', START, [4, 2]],
    ['nothing more where all dice are played', '8/4 6/4, Ø', START, [4, 2]],
    ['a step that closes on the enemy', '24/19 13/11', START, [5, 2]],
    ['a checker that is not there', '9/5 6/4', START, [4, 2]],
    ['a checker of the other side', '12/8 6/4', START, [4, 2]],
    ['more checkers than there are', '24/22(3) 6/4', START, [2, 2]],
    ['a point that is not touched', '13/10/7', START, [4, 2]],
    ['the closed one of two ways', '24/20/18', 'own 24:15 | opp 20:2 1:13', [4, 2]],
    ['the dice of another turn', '4-3: 8/4 6/4', START, [4, 2]],
    ['the dice of a double that was none', '44: 8/4 6/4', START, [4, 2]],
    ['two marks for one hit', '13/9* 11/9*', 'own 13:1 11:1 24:13 | opp 9:1 12:14', [4, 2]],
    ['more steps than any roll has', '6/5 6/5 6/5 6/5 6/5', START, [1, 1]],
    ['a mark where nobody was hit', '24/18* 24/22', hitting, [6, 2]],
    ['a mark on the way round the blot', '13/11*/5', hitting, [6, 2]],
    ['the smaller die where the larger must be played', '14/13, Ø', 'own 14:1 | opp 7:2', [6, 1]],
    [
      'another checker than the one on the bar',
      '13/9 13/11',
      'own bar:1 13:14 | opp 24:15',
      [4, 2],
    ],
    ['bearing off too early', '6/off 6/5', START, [6, 1]],
  ])('%s', (_, text, board, dice) => {
    expect(faultOf(parsePlay(turnOf(board, dice), text))).toEqual({
      code: 'illegal-play',
      message: `play: "${text}" is not legal with ${turnOf(board, dice).start.dice.join(' ')}`,
    });
  });
});

interface VariantExample {
  readonly name: string;
  readonly variant: Variant;
  readonly board: string;
  readonly dice: Dice;
  readonly text: string;
  readonly after: string;
}

const pinning = 'own 24:13 13:2 | opp 1:12 5:2 7:1';

const variantExamples: readonly VariantExample[] = [
  {
    name: 'a pin has the mark of a hit',
    variant: 'plakoto',
    board: pinning,
    dice: [6, 4],
    text: '13/7* 13/9',
    after: 'own 24:13 9:1 7:1 | opp 1:12 5:2 7:-1',
  },
  {
    name: 'a pin in passing frees again',
    variant: 'plakoto',
    board: pinning,
    dice: [6, 4],
    text: '13/7*/3',
    after: 'own 24:13 13:1 3:1 | opp 1:12 5:2 7:1',
  },
  {
    name: 'of several onto a blot the first pins',
    variant: 'plakoto',
    board: 'own 13:2 24:13 | opp 7:1 1:14',
    dice: [6, 6],
    text: '24/18(2) 13/7*(2)',
    after: 'own 24:11 18:2 7:2 | opp 7:-1 1:14',
  },
  {
    name: 'leaving a pinned checker frees it without a mark',
    variant: 'plakoto',
    board: 'own 24:13 13:1 7:1 | opp 1:14 7:-1',
    dice: [6, 4],
    text: '24/18 7/3',
    after: 'own 24:12 18:1 13:1 3:1 | opp 1:14 7:1',
  },
  {
    name: 'one who leaves and one who comes keep a pin without a mark',
    variant: 'plakoto',
    board: 'own 24:13 13:1 7:1 | opp 1:14 7:-1',
    dice: [6, 2],
    text: '13/5',
    after: 'own 24:13 7:1 5:1 | opp 1:14 7:-1',
  },
  {
    name: 'nothing is left behind the pin of the mother',
    variant: 'plakoto',
    board: 'own 24:10 6:5 | opp 1:1 13:14',
    dice: [5, 2],
    text: '6/1*',
    after: 'own 24:10 6:4 1:1 | opp 1:-1 13:14',
  },
  {
    name: 'nothing is left behind the hit of sudden death',
    variant: 'sudden-death',
    board: 'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:4 20:1',
    dice: [4, 1],
    text: '24/20*',
    after: 'own 24:1 20:1 13:5 8:3 6:5 | opp bar:1 1:2 12:5 17:3 19:4',
  },
  {
    name: 'long nardy is written with its own numbers',
    variant: 'long',
    board: 'own 24:15 | opp 12:15',
    dice: [6, 6],
    text: '24/18(2), Ø',
    after: 'own 24:13 18:2 | opp 12:15',
  },
];

describe.each(variantExamples)('$name: $text', ({ variant, board, dice, text, after }) => {
  const rules = ruleSets[variant];
  const turn = beginTurn(rules, positionOf(board, rules), dice);

  test('is read', () => {
    expect(read(turn, text).result).toEqual(positionOf(after, rules));
  });

  test('is written', () => {
    const wanted = JSON.stringify(positionOf(after, rules));
    const play = legalPlays(turn).find(({ result }) => JSON.stringify(result) === wanted);
    expect(play && formatPlay(turn, play.steps)).toBe(text);
  });
});

test.each<[string, Variant, string, Dice, string]>([
  ['a mark where nobody is', 'plakoto', pinning, [6, 4], '13/9* 24/18'],
  ['a mark in passing where nobody is', 'plakoto', pinning, [6, 4], '13/9*/3'],
  ['two marks for one pin', 'plakoto', 'own 13:2 | opp 7:1 24:14', [6, 6], '13/7* 13/7*'],
  ['a mark on one’s own pin', 'plakoto', 'own 13:1 7:1 | opp 7:-1 24:14', [6, 2], '13/7* 7/5'],
  ['the pinned checker', 'plakoto', 'own 13:1 7:-1 | opp 7:1 24:14', [6, 4], '13/9 7/1'],
  ['a mark in a game without hits', 'long', 'own 24:15 | opp 12:15', [6, 5], '24/18*/13'],
  [
    'a step behind the end of the game',
    'sudden-death',
    'own 13:1 | opp 7:1 24:14',
    [6, 1],
    '13/7*/6',
  ],
  ['nothing left behind it', 'sudden-death', 'own 13:1 | opp 7:1 24:14', [6, 1], '13/7*, Ø'],
])(
  'in other games too, what no legal play does is refused: %s',
  (_, variant, board, dice, text) => {
    const rules = ruleSets[variant];
    const turn = beginTurn(rules, positionOf(board, rules), dice);
    expect(faultOf(parsePlay(turn, text)).code).toBe('illegal-play');
  },
);

/** Each step for itself, the last first, without marks, as GNU Backgammon writes bar and off. */
function isReadApart(turn: Turn, steps: readonly Step[], result: Play['result']): void {
  if (steps.length === 0) return;
  const text = steps.map(({ from, to }) => `${from}/${to}`).reverse();
  const marked = steps.map(({ from, to, hit }) => `${from}/${to}${hit ? '*' : ''}`);
  expect([text, read(turn, text.join()).result]).toEqual([text, result]);
  if (turn.rules.contact === 'hit')
    expect([marked, read(turn, marked.join(' ')).result]).toEqual([marked, result]);
}

test.each(VARIANTS)(
  'every legal play of %s is read back from its text with the same result',
  (variant) => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...ROLLS), (seed, roll) => {
        const random = mulberry32(seed);
        const rules = ruleSets[variant];
        const turn = beginTurn(rules, randomPosition(random, rules), roll);
        const plays = legalPlays(turn);
        const some =
          plays.length <= 12 ? plays : Array.from({ length: 12 }, () => pick(random, plays));
        for (const { steps, result } of some) {
          const text = formatPlay(turn, steps);
          const back = read(turn, text);
          expect([text, back.result]).toEqual([text, result]);
          expect(formatPlay(turn, back.steps)).toBe(text);
          isReadApart(turn, steps, result);
        }
      }),
      { seed: 9, numRuns: variant === 'short' ? 150 : 40 },
    );
  },
);

test('the texts of all plays of a turn are different, in the grammar of the rulebook and in order', () => {
  const grammar =
    /^(?:Ø|(?:(?:bar|\d{1,2})(?:\/(?:off|\d{1,2})\*?)+(?:\([2-4]\))?(?: |(?=$|, Ø)))+(?:, Ø)?)$/;
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...ROLLS), (seed, roll) => {
      const turn = beginTurn(ruleSets.short, randomPosition(mulberry32(seed)), roll);
      const texts = legalPlays(turn).map(({ steps }) => formatPlay(turn, steps));
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) {
        expect(text).toMatch(grammar);
        const starts = text
          .split(' ')
          .filter((word) => word.includes('/'))
          .map((word) => (word.startsWith('bar') ? BAR : parseInt(word, 10)));
        expect(starts).toEqual([...starts].sort((a, b) => b - a));
      }
    }),
    { seed: 10, numRuns: 150 },
  );
});
