import { expect } from 'vitest';
import {
  beginTurn,
  legalPlays,
  orThrow,
  playSteps,
  playTo,
  type Dice,
  type RuleSet,
} from '../../src/game/index.js';
import { formatPlay } from '../../src/notation/index.js';
import { positionOf } from './position-of.js';

/** All legal plays in notation, sorted. Each must be found by its result, and by its steps. */
export function playsOf(rules: RuleSet, board: string, dice: Dice): readonly string[] {
  const turn = beginTurn(rules, positionOf(board, rules), dice);
  const plays = legalPlays(turn);
  for (const { steps, result } of plays) {
    expect(playTo(turn, result)?.result).toEqual(result);
    const moments = orThrow(playSteps(turn, steps));
    expect((moments[moments.length - 1] ?? turn.start).position).toEqual(result);
  }
  return plays.map(({ steps }) => formatPlay(turn, steps)).sort();
}
