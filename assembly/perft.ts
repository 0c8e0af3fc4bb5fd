import { largerDie, smallerDie } from './dice';
import { hasEnded } from './ending';
import { LEAF_STATES, REPLY_STATES, ROLLS, ROOT_STATES, STATE_SIZE } from './memory';
import { resultCount, results, walkTurn } from './turn';
import { flip } from './turn-state';

/**
 * Counts the results of all sequences of 1 to 3 turns, 21 rolls each; nobody moves once the game has ended. The check
 * value of generators, and their bench. It walks in the search's regions.
 */
export function perft(position: usize, turns: i32): i32 {
  const states = turns == 1 ? LEAF_STATES : turns == 2 ? REPLY_STATES : ROOT_STATES;
  let count = 0;
  for (let roll = 0; roll < ROLLS; roll++) {
    walkTurn(position, largerDie(roll), smallerDie(roll), states);
    count += turns == 1 ? resultCount : perftAfter(results, resultCount, turns - 1);
  }
  return count;
}

function perftAfter(first: usize, number: i32, turns: i32): i32 {
  // The position after a result takes the place of the result, which nobody needs any more.
  let count = 0;
  for (let i = 0; i < number; i++) {
    const result = first + i * STATE_SIZE;
    if (hasEnded(result)) continue;
    flip(result, result);
    count += perft(result, turns);
  }
  return count;
}
