import {
  countsOf,
  flip,
  hasBorneOffAll,
  ruleSets,
  startPosition,
  throwDice,
  type Dice,
  type Position,
} from '../src/game/index.js';
import type { Engine } from '../src/engine/engine.js';
import { levels } from '../src/engine/levels.js';
import { seededDice } from '../test/support/seeded-dice.js';

/** A position and the roll to be played in it. */
export interface Decision {
  readonly position: Position;
  readonly dice: Dice;
}

const rules = ruleSets.short;

/** Decisions of games in which both sides take the statically best play; the same for the same seed. */
export function selfPlay(engine: Engine, count: number, seed: number): readonly Decision[] {
  const die = seededDice(seed);
  const decisions: Decision[] = [];
  let position = startPosition(rules);
  while (decisions.length < count) {
    const decision = { position, dice: throwDice(die) };
    decisions.push(decision);
    const search = engine.search({
      context: { variant: rules.variant },
      ...decision,
      row: { ...levels.expert, keep: [] },
    });
    search.run(Infinity);
    const { result } = search.best();
    position = hasBorneOffAll(rules, result.own) ? startPosition(rules) : flip(result);
  }
  return decisions;
}

const blots = (points: readonly number[]): readonly [number, number][] =>
  points.map((point) => [point, 1]);

/** Decisions with the longest lists: blots all over the board, of one side and of both. */
export const longestLists: readonly Decision[] = [
  {
    position: {
      own: countsOf(rules.checkers, blots([24, 23, 21, 20, 18, 17, 15, 14, 12, 11, 9, 8, 6, 5, 3])),
      opp: countsOf(rules.checkers, [[24, 1]]),
    },
    dice: [1, 1],
  },
  {
    position: {
      own: countsOf(rules.checkers, blots([24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2])),
      opp: countsOf(rules.checkers, blots([24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2])),
    },
    dice: [1, 1],
  },
];
