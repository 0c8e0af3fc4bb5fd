import { largerDie, smallerDie } from './dice';
import { scoreResults } from './evaluate';
import { CHUNK, SCORES, STATE_SIZE } from './memory';
import { resultCount, results, walkTurn } from './turn';
import { comparePositions } from './turn-state';

/** The search for the best result of one position and roll, in units of work: list the results, then score them by chunks. */
@unmanaged
export class Scan {
  /** The region of its turn states; the first of them is the position before the roll. */
  states: usize;
  first: usize;
  count: i32;
  scored: i32;
  /** The best of those scored so far; of equal ones the smaller position. */
  best: usize;
  score: f64;
}

/** One unit: lists the results of `position` and the roll. */
export function beginScan(scan: Scan, position: usize, roll: i32): void {
  walkTurn(position, largerDie(roll), smallerDie(roll), scan.states);
  scan.first = results;
  scan.count = resultCount;
  scan.scored = 0;
  scan.best = 0;
}

/** One unit: scores the next chunk; true when all results are scored. */
export function scanChunk(scan: Scan, evaluator: i32): bool {
  const size = min(CHUNK, scan.count - scan.scored);
  const first = scan.first + scan.scored * STATE_SIZE;
  scoreResults(evaluator, scan.states, first, size, SCORES);
  for (let i = 0; i < size; i++) {
    const score = load<f64>(SCORES + (i << 3));
    const result = first + i * STATE_SIZE;
    if (scan.best == 0 || isBetter(score, result, scan.score, scan.best)) {
      scan.best = result;
      scan.score = score;
    }
  }
  scan.scored += size;
  return scan.scored == scan.count;
}

/** The order of all choices: the higher value first, of equal ones the smaller position. */
@inline
export function isBetter(value: f64, position: usize, thanValue: f64, thanPosition: usize): bool {
  if (value != thanValue) return value > thanValue;
  return comparePositions(position, thanPosition) < 0;
}
