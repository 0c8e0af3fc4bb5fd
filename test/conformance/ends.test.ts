import { describe, expect, test } from 'vitest';
import type { Evaluator } from '../../src/engine/levels.js';
import { levels } from '../../src/engine/levels.js';
import { createReferenceEngine } from '../../src/engine/reference/index.js';
import {
  PINNED,
  flip,
  rulesIn,
  type Context,
  type GivenOptions,
  type Options,
  type Position,
  type Variant,
} from '../../src/game/index.js';
import { stoppedClock, wasmEngine } from '../support/engine-module.js';
import { positionOf } from '../support/position-of.js';

const engines = [await wasmEngine(), createReferenceEngine(stoppedClock)];
const evaluators: readonly Evaluator[] = ['simple', 'static', 'expert'];

/** Boards that the side to move has won by bearing off, by what the other side has lost. */
const lost = {
  single: 'own | opp 24:14',
  gammon: 'own | opp 12:1 24:14',
  'home gammon': 'own | opp 24:15',
  'gammon from its start quarter': 'own | opp 7:1 24:14',
  'backgammon in my home': 'own | opp 6:1 24:14',
  'backgammon on the bar': 'own | opp bar:1 24:14',
  'single with a checker on the bar': 'own | opp bar:1 24:13',
};

type Loss = keyof typeof lost;

/** In the order of `lost` (rules.md 4). */
const points: readonly (readonly [Variant, GivenOptions, readonly number[]])[] = [
  ['short', {}, [1, 2, 2, 2, 3, 3, 1]],
  ['caucasian', {}, [1, 2, 2, 2, 3, 3, 1]],
  ['nuclear', {}, [1, 2, 2, 2, 3, 3, 1]],
  ['short', { score: 'no_koks' }, [1, 2, 2, 2, 2, 2, 1]],
  ['short', { score: 'flat' }, [1, 1, 1, 1, 1, 1, 1]],
  ['short', { score: 'four' }, [1, 2, 3, 2, 4, 4, 1]],
  ['short', { score: 'per_checker' }, [14, 15, 15, 15, 15, 15, 14]],
  ['sudden-death', {}, [1, 1, 1, 1, 1, 1, 1]],
  ['plakoto', {}, [1, 2, 2, 2, 2, 2, 1]],
  ['plakoto', { score: 'four' }, [1, 2, 3, 2, 2, 2, 1]],
];

interface Case {
  readonly what: string;
  readonly context: Context;
  readonly position: Position;
  readonly score: number;
}

const lostGames: readonly Case[] = points.flatMap(([variant, options, scores]) =>
  (Object.keys(lost) as Loss[]).map((loss, index) =>
    ended(
      `${variant} ${options.score ?? 'std'}: ${loss}`,
      { variant, options },
      lost[loss],
      scores[index],
    ),
  ),
);

const context = (variant: Variant, options: GivenOptions = {}): Context => ({ variant, options });
const mothers = (value: Options['plakoto.mother']): Context =>
  context('plakoto', { 'plakoto.mother': value });

/** Both sides have fifteen checkers; these stand on their starts, and the others where they are in nobody's way. */
function onStarts(own: number, opp: number): Position {
  const side = (start: number, pinners: number): number[] => {
    const counts = new Array<number>(26).fill(0);
    counts[24] = start;
    counts[1] = pinners;
    counts[12] = 15 - Math.abs(start) - pinners;
    return counts;
  };
  const pinner = (start: number): number => (start === PINNED ? 1 : 0);
  return { own: side(own, pinner(opp)), opp: side(opp, pinner(own)) };
}

/** A case whose board is written as `positionOf` reads it. */
function ended(what: string, context: Context, board: string, score: number): Case {
  return { what, context, position: positionOf(board, rulesIn(context)), score };
}

const hyper = (options?: GivenOptions): Context => context('hypergammon', options);
const lastThrow = context('long', { 'long.last_throw': 'on' });

const others: readonly Case[] = [
  ended('hypergammon: three checkers left of three', hyper(), 'own | opp 12:3', 2),
  ended('hypergammon without gammons', hyper({ 'hyper.gammons': 'no' }), 'own | opp bar:1 12:2', 1),
  ended(
    'hypergammon, a point for each checker left',
    hyper({ score: 'per_checker' }),
    'own | opp 24:2',
    2,
  ),
  ended('long nardy: one off', context('long'), 'own | opp 13:14', 1),
  ended(
    'long nardy: none off, a checker on its way through my home',
    context('long'),
    'own | opp 3:1 13:14',
    2,
  ),
  ended('long nardy: both have borne off all', lastThrow, 'own | opp', 0),
  ended(
    'sudden death: the other side has been hit',
    context('sudden-death'),
    'own 24:1 20:1 13:5 8:3 6:5 | opp bar:1 1:2 12:5 17:3 19:4',
    1,
  ),
  { what: 'a pinned mother', context: mothers('immediate'), position: onStarts(3, -1), score: 2 },
  { what: 'both mothers pinned', context: mothers('mutual'), position: onStarts(-1, -1), score: 0 },
  {
    what: 'a pinned mother whose pinner has left his start',
    context: mothers('mutual'),
    position: onStarts(0, -1),
    score: 2,
  },
];

describe.each(engines)('$kind gives a finished game its exact points', (engine) => {
  test.each([...lostGames, ...others])('$what', ({ context, position, score }) => {
    for (const evaluator of evaluators) {
      const won = engine.score(context, evaluator, position);
      const turned = engine.score(context, evaluator, flip(position));
      expect([won, 0 + turned]).toEqual([score, 0 - score]);
    }
  });

  test('but a pinned mother ends nothing by mutual agreement while the pinner may be pinned too', () => {
    const position = onStarts(1, -1);
    expect(Math.abs(engine.score(mothers('mutual'), 'static', position))).not.toBe(2);
    expect(engine.score(mothers('immediate'), 'static', position)).toBe(2);
  });

  /** Decisions that can end the game at once, with what the best of them is worth at any depth. */
  test.each<[string, Context, string, readonly [number, number], string, number]>([
    [
      'the first hit wins',
      context('sudden-death'),
      'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:4 20:1',
      [4, 1],
      'own 24:1 20:1 13:5 8:3 6:5 | opp bar:1 1:2 12:5 17:3 19:4',
      1,
    ],
    [
      'the last checker comes off',
      context('short'),
      'own 1:2 | opp 1:15',
      [2, 1],
      'own | opp 1:15',
      3,
    ],
    ['the last throw draws the game', lastThrow, 'own 1:2 | opp', [2, 1], 'own | opp', 0],
    ['the last throw loses the game', lastThrow, 'own 4:2 | opp', [2, 1], 'own 2:1 3:1 | opp', -1],
  ])('%s', (_, context, board, dice, result, equity) => {
    const rules = rulesIn(context);
    const search = engine.search({
      context,
      position: positionOf(board, rules),
      dice,
      row: levels.expert,
    });
    while (!search.run(Infinity));
    const best = search.best();
    expect([best.result, 0 + best.equity]).toEqual([positionOf(result, rules), equity]);
  });

  test('and pins the mother where it can (rules.md 3.9, F3)', () => {
    const counts = (...placed: readonly [number, number][]): number[] => {
      const side = new Array<number>(26).fill(0);
      for (const [point, count] of placed) side[point] = count;
      return side;
    };
    const position = {
      own: counts([24, 10], [6, 5]),
      opp: counts([24, 1], [12, 14]),
    };
    const search = engine.search({
      context: context('plakoto'),
      position,
      dice: [5, 2],
      row: levels.expert,
    });
    while (!search.run(Infinity));
    expect(search.best()).toEqual({
      result: {
        own: counts([24, 10], [6, 4], [1, 1]),
        opp: counts([24, PINNED], [12, 14]),
      },
      equity: 2,
      plies: 2,
    });
  });
});
