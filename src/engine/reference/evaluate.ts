import {
  BAR,
  OFF,
  POINTS,
  hasBorneOffAll,
  pipCount,
  resultKind,
  type Counts,
  type Position,
  type RuleSet,
} from '../../game/index.js';
import type { Evaluator } from '../levels.js';
import { simpleWeights, staticWeights } from '../weights.js';
import { havePassed, raceScore } from './race.js';
import { staticTerms } from './static-terms.js';

/**
 * Scores a parent's results at once, in their order: their values for `own`, which has just moved, in points of equity
 * (evaluation.md). `parent` is the position that all of them come from; a score that changes little from one result to
 * the next may begin there.
 */
export type ScoreResults = (parent: Position, results: readonly Position[]) => readonly number[];

/** How an evaluator scores where these rules hold. */
export function evaluatorOf(rules: RuleSet, evaluator: Evaluator): ScoreResults {
  const score = scores[evaluator];
  return (_parent, results) =>
    results.map((result) => finishedScore(rules, result) ?? score(result));
}

const scores: Readonly<Record<Evaluator, (position: Position) => number>> = {
  simple: simpleScore,
  static: staticScore,
  expert: (position) => (havePassed(position) ? raceScore(position) : staticScore(position)),
};

/** The exact points of a finished game; undefined while it goes on. */
export function finishedScore(rules: RuleSet, { own, opp }: Position): number | undefined {
  if (hasBorneOffAll(rules, own)) return rules.factors[resultKind(rules, opp)];
  if (hasBorneOffAll(rules, opp)) return -rules.factors[resultKind(rules, own)];
  return undefined;
}

function simpleScore({ own, opp }: Position): number {
  const w = simpleWeights;
  return toPoints(
    w.pips[0] * (pipCount(opp) - pipCount(own)) +
      w.bar[0] * (own[BAR] - opp[BAR]) +
      w.off[0] * (own[OFF] - opp[OFF]) +
      w.blot[0] * blots(own) +
      w.blot[1] * blots(opp),
  );
}

function blots(counts: Counts): number {
  let found = 0;
  for (let point = 1; point <= POINTS; point++) if (counts[point] === 1) found++;
  return found;
}

function staticScore(position: Position): number {
  let sum = 0;
  staticTerms(position, (term, index, times) => {
    sum += staticWeights[term][index] * times;
  });
  return toPoints(sum);
}

/** From 1/100000 point to points, kept between -3 and 3. */
function toPoints(sum: number): number {
  const points = sum / 100000;
  return points / (1 + Math.abs(points) / 3);
}
