import { describe, expect, test } from 'vitest';
import { countDice, diceStatistics, expectedTally, type DiceTally } from '../../src/dice/index.js';
import {
  diceToPlay,
  newRecord,
  recordFrom,
  ROLLS,
  SIDES,
  VARIANTS,
  type Action,
  type Dice,
  type GameRecord,
  type GivenSettings,
  type Side,
} from '../../src/game/index.js';
import { LIVELY } from '../support/random-actions.js';
import { mulberry32 } from '../support/random.js';
import { seededSession } from '../support/seeded-session.js';

const nothing: DiceTally = {
  rolls: 0,
  drawn: 0,
  pips: 0,
  doubles: 0,
  faces: [0, 0, 0, 0, 0, 0],
  pairs: ROLLS.map(() => 0),
  noMoves: 0,
};

/** Ones at the places of these rolls. */
function pairsOf(...rolls: readonly string[]): readonly number[] {
  return ROLLS.map((dice) => rolls.filter((roll) => roll === dice.join('-')).length);
}

const moved = [{ from: 24, die: 1 }];

/** Actions in short: what they would do to the board is not asked. */
function roll(side: Side, ...dice: Dice): readonly Action[] {
  return [{ type: 'roll', side, elapsed: 0, dice }];
}

function play(side: Side, steps: readonly { from: number; die: number }[]): readonly Action[] {
  return [{ type: 'play', side, elapsed: 0, steps }];
}

const draw: Action = {
  type: 'opening',
  side: 'red',
  elapsed: 0,
  throws: [
    [4, 4],
    [2, 5],
  ],
};

function recordOf(settings: GivenSettings, ...actions: (readonly Action[])[]): GameRecord {
  return { ...newRecord(settings), actions: actions.flat() };
}

const twoGames = [
  [draw],
  play('red', moved),
  roll('blue', 6, 6),
  play('blue', []),
  roll('red', 1, 3),
  play('red', moved),
  [{ type: 'nextGame', side: 'blue', elapsed: 0 }],
  roll('red', 3, 1),
  play('red', []),
  roll('blue', 2, 2),
] as const;

const blue = {
  first: {
    ...nothing,
    rolls: 1,
    pips: 24,
    doubles: 1,
    faces: [0, 0, 0, 0, 0, 2],
    pairs: pairsOf('6-6'),
    noMoves: 1,
  },
  second: {
    ...nothing,
    rolls: 1,
    pips: 8,
    doubles: 1,
    faces: [0, 2, 0, 0, 0, 0],
    pairs: pairsOf('2-2'),
  },
};

const red = {
  first: {
    ...nothing,
    rolls: 2,
    drawn: 1,
    pips: 11,
    faces: [1, 1, 1, 0, 1, 0],
    pairs: pairsOf('5-2', '3-1'),
  },
  second: {
    ...nothing,
    rolls: 1,
    pips: 4,
    faces: [1, 0, 1, 0, 0, 0],
    pairs: pairsOf('3-1'),
    noMoves: 1,
  },
};

describe('the dice of a record are counted', () => {
  test('by side, for each game and for all', () => {
    expect(diceStatistics(recordOf({}, ...twoGames))).toEqual({
      games: [
        { blue: blue.first, red: red.first },
        { blue: blue.second, red: red.second },
      ],
      total: {
        blue: {
          ...nothing,
          rolls: 2,
          pips: 32,
          doubles: 2,
          faces: [0, 2, 0, 0, 0, 2],
          pairs: pairsOf('6-6', '2-2'),
          noMoves: 1,
        },
        red: {
          rolls: 3,
          drawn: 1,
          pips: 15,
          doubles: 0,
          faces: [2, 1, 2, 0, 1, 0],
          pairs: pairsOf('5-2', '3-1', '3-1'),
          noMoves: 1,
        },
      },
    });
  });

  test('without the draw where nobody moves with it', () => {
    const anew = { options: { 'open.roll': 'anew' } } as const;
    for (const settings of [anew, { variant: 'long' }] as const) {
      const { games } = diceStatistics(recordOf(settings, [draw], roll('red', 2, 1)));
      expect(games).toEqual([
        {
          blue: nothing,
          red: { ...nothing, rolls: 1, pips: 3, faces: [1, 1, 0, 0, 0, 0], pairs: pairsOf('2-1') },
        },
      ]);
    }
  });

  test('as none where nothing was thrown, or thrown before the record began', () => {
    expect(diceStatistics(newRecord({})).total).toEqual({ blue: nothing, red: nothing });
    const [begun] = seededSession(mulberry32(1));
    const record = { ...recordFrom(begun.after), actions: play(begun.action.side, []) };
    expect(diceStatistics(record).total).toEqual({ blue: nothing, red: nothing });
  });
});

test('what is expected of rolls and draws', () => {
  const { pairs, ...rest } = expectedTally({ ...nothing, rolls: 39, drawn: 3 });
  expect(rest).toEqual({ pips: 36 * (8 + 1 / 6) + 21, doubles: 6, face: 13 });
  const expected = ROLLS.map(([a, b]) => (a === b ? 1 : 2 + 3 / 15));
  expect(pairs.map((pair) => pair.toFixed(9))).toEqual(expected.map((pair) => pair.toFixed(9)));
});

test.each(VARIANTS)('the counts of seeded games agree with one another: %s', (variant) => {
  const settings = { variant, matchLength: 0, cube: true };
  const actions = seededSession(mulberry32(8), 3, settings, LIVELY).map(({ action }) => action);
  const record = { ...newRecord(settings), actions };
  const { games, total } = diceStatistics(record);
  expect(games).toHaveLength(3);
  const drawIsRoll = variant !== 'long' && variant !== 'plakoto';
  const unused = actions.flatMap((action) =>
    action.type === 'opening' ? action.throws.slice(0, drawIsRoll ? -1 : undefined).flat() : [],
  );
  const all = SIDES.map((side) => total[side]);
  const dice = all.flatMap(({ faces }) => faces).reduce((sum, count) => sum + count, 0);
  expect(dice + unused.length).toBe(countDice(record));
  for (const side of SIDES) {
    const { rolls, pairs, pips, doubles } = total[side];
    expect(pairs.reduce((sum, count) => sum + count, 0)).toBe(rolls);
    expect(pairs.reduce((sum, count, index) => sum + count * pipsOf(ROLLS[index]), 0)).toBe(pips);
    expect(
      pairs.filter((_, index) => ROLLS[index][0] === ROLLS[index][1]).reduce((a, b) => a + b),
    ).toBe(doubles);
    const names = ['rolls', 'drawn', 'pips', 'doubles', 'noMoves'] as const;
    for (const name of names)
      expect(games.reduce((sum, game) => sum + game[side][name], 0)).toBe(total[side][name]);
  }
});

function pipsOf(dice: Dice): number {
  return diceToPlay(dice).reduce((sum, die) => sum + die, 0);
}
