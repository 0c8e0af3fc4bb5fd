import {
  ROLLS,
  beginTurn,
  flip,
  legalResults,
  type Position,
  type RuleSet,
} from '../../src/game/index.js';

/** Counts the results of all sequences of so many turns, 21 rolls each, as `perft` of `assembly/` does. */
export function perft(rules: RuleSet, position: Position, turns: number): number {
  let count = 0;
  for (const roll of ROLLS) {
    const results = legalResults(beginTurn(rules, position, roll));
    if (turns === 1) count += results.length;
    else for (const result of results) count += perft(rules, flip(result), turns - 1);
  }
  return count;
}
