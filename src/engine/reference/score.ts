import {
  POINTS,
  pipCount,
  resultKind,
  ruleSets,
  type Counts,
  type Position,
} from '../../game/index.js';
import type { Evaluator } from '../levels.js';
import { simpleWeights, staticWeights } from '../weights.js';
import { havePassed, raceScore } from './race.js';
import { staticTerms } from './static-terms.js';

/** The value of a position for `own`, which has just moved, in points of equity (evaluation.md). */
export function score(evaluator: Evaluator, position: Position): number {
  return finishedScore(position) ?? evaluators[evaluator](position);
}

const evaluators: Readonly<Record<Evaluator, (position: Position) => number>> = {
  simple: simpleScore,
  static: staticScore,
  expert: (position) => (havePassed(position) ? raceScore(position) : staticScore(position)),
};

/** The exact points of a finished game; undefined while it goes on. */
export function finishedScore({ own, opp }: Position): number | undefined {
  const rules = ruleSets.short;
  if (own[0] === rules.checkers) return rules.factors[resultKind(rules, opp)];
  if (opp[0] === rules.checkers) return -rules.factors[resultKind(rules, own)];
  return undefined;
}

function simpleScore({ own, opp }: Position): number {
  const w = simpleWeights;
  return toPoints(
    w.pips[0] * (pipCount(opp) - pipCount(own)) +
      w.bar[0] * (own[25] - opp[25]) +
      w.off[0] * (own[0] - opp[0]) +
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
