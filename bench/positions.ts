import {
  countsOf,
  endingOf,
  flip,
  ruleSets,
  startPosition,
  throwDice,
  type Context,
  type Dice,
  type Position,
  type Variant,
} from '../src/game/index.js';
import type { Engine } from '../src/engine/engine.js';
import { levels } from '../src/engine/levels.js';
import { seededDice } from '../test/support/seeded-dice.js';
import { choose } from './unhurried.js';

/** A position of a game and the roll to be played in it. */
export interface Decision {
  readonly context: Context;
  readonly position: Position;
  readonly dice: Dice;
}

/** Decisions of games in which both sides take the statically best play; the same for the same seed. */
export function selfPlay(
  engine: Engine,
  variant: Variant,
  count: number,
  seed: number,
): readonly Decision[] {
  const rules = ruleSets[variant];
  const die = seededDice(seed);
  const decisions: Decision[] = [];
  let position = startPosition(rules);
  while (decisions.length < count) {
    const decision = { context: { variant }, position, dice: throwDice(die) };
    decisions.push(decision);
    const { result } = choose(engine, { ...decision, row: { ...levels.expert, keep: [] } });
    position = endingOf(rules, result) ? startPosition(rules) : flip(result);
  }
  return decisions;
}

/** Each side in its own numbers. */
function decision(
  variant: Variant,
  own: readonly (readonly [number, number])[],
  opp: readonly (readonly [number, number])[],
  dice: Dice,
): Decision {
  const { checkers } = ruleSets[variant];
  const position = { own: countsOf(checkers, own), opp: countsOf(checkers, opp) };
  return { context: { variant }, position, dice };
}

const blots = (points: readonly number[]): readonly [number, number][] =>
  points.map((point) => [point, 1]);

const EVEN = [24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2];
const ODD = EVEN.map((point) => point - 1);

/** Decisions with the longest lists known, a family after the other: blots all over the board, of one side and of both. */
export const longestLists: readonly Decision[] = [
  decision(
    'short',
    blots([24, 23, 21, 20, 18, 17, 15, 14, 12, 11, 9, 8, 6, 5, 3]),
    [[24, 1]],
    [1, 1],
  ),
  decision('short', blots(EVEN), blots(EVEN), [1, 1]),
  decision(
    'plakoto',
    blots([24, 23, 22, 20, 18, 17, 15, 14, 12, 11, 10, 8, 7, 5, 2]),
    [[24, 2], ...blots([21, 19, 16, 6, 4])],
    [1, 1],
  ),
  decision('plakoto', blots(EVEN), blots(EVEN), [1, 1]),
  decision(
    'long',
    blots([24, 23, 22, 20, 19, 17, 16, 15, 14, 11, 10, 9, 8, 4, 3]),
    [
      [24, 7],
      [17, 6],
    ],
    [1, 1],
  ),
  decision('long', blots(EVEN), blots(ODD), [2, 2]),
];
