import {
  ROLLS,
  beginTurn,
  endingOf,
  flip,
  legalResults,
  type Position,
  type RuleSet,
} from '../../src/game/index.js';

/** Counts the results of all sequences of so many turns that a game may have, 21 rolls each, as `perft` of `assembly/` does. */
export function perft(rules: RuleSet, position: Position, turns: number): number {
  let count = 0;
  for (const roll of ROLLS) {
    const results = legalResults(beginTurn(rules, position, roll));
    if (turns === 1) count += results.length;
    else for (const result of results) count += perftAfter(rules, result, turns - 1);
  }
  return count;
}

function perftAfter(rules: RuleSet, result: Position, turns: number): number {
  return endingOf(rules, result) ? 0 : perft(rules, flip(result), turns);
}
