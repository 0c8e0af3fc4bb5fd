import { STATE_SIZE } from './memory';
import { havePassed, raceScore } from './race';
import { backgammonPoints, gammonPoints, hasBorneOffAll, singlePoints, theirPoint } from './rules';
import { simpleSum } from './simple-score';
import { staticSum } from './static-score';
import { BAR, HOME, OFF, OPP, OWN, POINTS } from './turn-state';

/** `Evaluator` of src/engine/levels.ts; the host reads the numbers by these names. */
export enum Evaluator {
  Simple,
  Static,
  Expert,
}

/** Positions scored since `countAnew`. */
export let scored: i32 = 0;

export function countAnew(): void {
  scored = 0;
}

/**
 * Scores `count` results from `first` on into the f64 array at `scores`, in points of equity for the side that has just
 * moved (evaluation.md). `_parent` is the position that all of them come from; a score that changes little from one
 * result to the next may begin there.
 */
export function scoreResults(evaluator: Evaluator, _parent: usize, first: usize, count: i32, scores: usize): void {
  scored += count;
  for (let i = 0; i < count; i++) {
    store<f64>(scores + (i << 3), score(evaluator, first + i * STATE_SIZE));
  }
}

@inline
function score(evaluator: Evaluator, position: usize): f64 {
  if (hasBorneOffAll(position + OWN)) return <f64>resultPoints(position + OPP);
  if (hasBorneOffAll(position + OPP)) return -(<f64>resultPoints(position + OWN));
  if (evaluator == Evaluator.Simple) return equity(simpleSum(position));
  if (evaluator == Evaluator.Expert && havePassed(position)) return raceScore(position);
  return equity(staticSum(position));
}

/** Whole 1/100000 points, bent so that they stay within 3 points. */
@inline
function equity(sum: i32): f64 {
  const points = <f64>sum / 100000;
  return points / (1 + abs<f64>(points) / 3);
}

/** The points that a lost game costs, from the loser's checkers (rules.md 4). */
function resultPoints(loser: usize): i32 {
  if (load<i8>(loser, OFF) > 0) return singlePoints;
  return load<i8>(loser, BAR) > 0 || standsInWinnersHome(loser) ? backgammonPoints : gammonPoints;
}

function standsInWinnersHome(loser: usize): bool {
  for (let point = 1; point <= POINTS; point++) {
    if (load<i8>(loser + point) != 0 && theirPoint(point) <= HOME) return true;
  }
  return false;
}
