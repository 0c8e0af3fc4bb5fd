/** The whole boundary of the module: numbers, and pointers to static buffers (memory.ts). */

import { Evaluator, scoreResults, scored } from './evaluate';
import { ASKED_STATES, NORMAL, POSITION, SCORES, THEIR_POINT, WEIGHTS } from './memory';
import { perft as countSequences } from './perft';
import { bestEquity, bestPlies, findBest, startBeforeRoll, startSearch } from './search';
import { dicePlayed, resultCount, results, walkTurn } from './turn';

// What the host has to know of the module: its numbers stand here alone.
export { Evaluator, useWeights, weightTables } from './evaluate';
export { MOST_PLIES, STATE_SIZE, WEIGHT_ROOM } from './memory';

export { Contact, OwnRules, setOwnRules, setPoints, setRules } from './rules';
export { progress, runSearch } from './search';

// Buffers for the host to write.

export function positionBuffer(): usize {
  return POSITION;
}

/** 26 bytes: the opponent's number of my points 1..24; `setRules` reads it. */
export function theirPointBuffer(): usize {
  return THEIR_POINT;
}

export function weightsBuffer(): usize {
  return WEIGHTS;
}

export function normalBuffer(): usize {
  return NORMAL;
}

// Requests about the position in its buffer.

/** The number of distinct results of a roll, 0 when no checker can move; they begin at `firstResult`, in no order. */
export function listResults(die: i32, otherDie: i32): i32 {
  walkTurn(POSITION, die, otherDie, ASKED_STATES);
  return dicePlayed > 0 ? resultCount : 0;
}

export function firstResult(): usize {
  return results;
}

/** The value for the side that has just moved, in points of equity. */
export function score(evaluator: Evaluator): f64 {
  scoreResults(evaluator, POSITION, POSITION, 1, SCORES);
  return load<f64>(SCORES);
}

/** Begins a decision; `keep` and `keepSecond` are how many candidates depth 1 and depth 2 look at. */
export function search(die: i32, otherDie: i32, evaluator: Evaluator, keep: i32, keepSecond: i32): void {
  startSearch(POSITION, die, otherDie, evaluator, keep, keepSecond);
}

/** Begins the search for the value before the roll. */
export function searchBeforeRoll(evaluator: Evaluator, keep: i32, keepSecond: i32): void {
  startBeforeRoll(POSITION, evaluator, keep, keepSecond);
}

/** Positions scored since the decision began. */
export function positionsScored(): i32 {
  return scored;
}

/** Writes the best result so far into the position's buffer; its value and depth are the next two. */
export function best(): void {
  findBest(POSITION);
}

export function equityOfBest(): f64 {
  return bestEquity;
}

export function pliesOfBest(): i32 {
  return bestPlies;
}

/** Results of all sequences of 1 to 3 turns; ends a search. */
export function perft(turns: i32): i32 {
  return countSequences(POSITION, turns);
}
