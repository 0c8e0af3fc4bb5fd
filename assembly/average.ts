import { rollWeight } from './dice';
import { ROLLS } from './memory';
import { Scan, beginScan, scanChunk } from './scan';

/** Throws of two dice. */
export const THROWS: f64 = 36;

/** What a position is worth to the side on roll: the best result's score, averaged over all rolls. */
@unmanaged
export class Average {
  position: usize;
  scan: Scan;
  /** The roll being looked at; those before it are in the sum. */
  roll: i32;
  listed: bool;
  sum: f64;
}

export function beginAverage(average: Average, position: usize): void {
  average.position = position;
  average.roll = 0;
  average.listed = false;
  average.sum = 0;
}

/** One unit of work; true when all rolls are in the sum. */
export function averageOn(average: Average, evaluator: i32): bool {
  if (!average.listed) {
    beginScan(average.scan, average.position, average.roll);
    average.listed = true;
    return false;
  }
  if (!scanChunk(average.scan, evaluator)) return false;
  average.sum += <f64>rollWeight(average.roll) * average.scan.score;
  average.roll++;
  average.listed = false;
  return average.roll == ROLLS;
}

/** Points of equity for the side on roll. */
@inline
export function averageValue(average: Average): f64 {
  return average.sum / THROWS;
}
