import { blockingSum, blockingWorth } from './block-score';
import { GOES_ON, endedScore } from './ending';
import { STATE_SIZE } from './memory';
import { pinningSum, pinningWorth } from './pin-score';
import { keepWorth } from './point-worth';
import { areOnOwnHalves, havePassed, raceScore } from './race';
import { Contact, contact } from './rules';
import { blockingGlance, hittingGlance, pinningGlance } from './simple-score';
import { hittingSum, hittingWorth } from './static-score';
import { BAR, OFF } from './turn-state';
import { BlockingWeights, HittingWeights, PinningWeights } from './weights';

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
  const ended = endedScore(position);
  if (ended != GOES_ON) return <f64>ended;
  if (evaluator == Evaluator.Simple) return equity(glance(position));
  if (evaluator == Evaluator.Expert && isRace(position)) return raceScore(position);
  return equity(staticSum(position));
}

// One way for each family of games.

@inline
function glance(position: usize): i32 {
  if (contact() == Contact.Hit) return hittingGlance(position);
  return contact() == Contact.Block ? blockingGlance(position) : pinningGlance(position);
}

@inline
function staticSum(position: usize): i32 {
  if (contact() == Contact.Hit) return hittingSum(position);
  return contact() == Contact.Block ? blockingSum(position) : pinningSum(position);
}

/** Whether neither side can be in the other's way any more. */
@inline
function isRace(position: usize): bool {
  return contact() == Contact.Block ? areOnOwnHalves(position) : havePassed(position);
}

/** How many tables of weights the game has, those of the race included. */
export function weightTables(): i32 {
  if (contact() == Contact.Hit) return HittingWeights.end;
  return contact() == Contact.Block ? BlockingWeights.end : PinningWeights.end;
}

/** To be called once the rules are set and the weights are written. */
export function useWeights(): void {
  for (let count = 0; count < 16; count++) {
    for (let point = OFF; point <= BAR; point++) keepWorth(count, point, worth(count, point));
  }
}

function worth(count: i32, point: i32): i32 {
  if (contact() == Contact.Hit) return hittingWorth(count, point);
  return contact() == Contact.Block ? blockingWorth(count, point) : pinningWorth(count, point);
}

/** Whole 1/100000 points, bent so that they stay within 3 points. */
@inline
function equity(sum: i32): f64 {
  const points = <f64>sum / 100000;
  return points / (1 + abs<f64>(points) / 3);
}
