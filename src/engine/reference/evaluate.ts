import { endingOf, pointsOf, type Position, type RuleSet } from '../../game/index.js';
import type { Evaluator } from '../levels.js';
import { weightTables, type WeightTables } from '../weights.js';
import { evaluations } from './families.js';
import { passed, raceScore } from './race.js';
import type { Terms } from './terms.js';

/**
 * Scores a parent's results at once, in their order: their values for `own`, which has just moved, in points of equity
 * (evaluation.md). `parent` is the position that all of them come from; a score that changes little from one result to
 * the next may begin there.
 */
export type ScoreResults = (parent: Position, results: readonly Position[]) => readonly number[];

/** How an evaluator scores where these rules hold. */
export function evaluatorOf(rules: RuleSet, evaluator: Evaluator): ScoreResults {
  const score = scores[evaluator](rules, weightTables[rules.variant]);
  return (_parent, results) =>
    results.map((result) => finishedScore(rules, result) ?? score(result));
}

type Score = (position: Position) => number;

const scores: Readonly<Record<Evaluator, (rules: RuleSet, tables: WeightTables) => Score>> = {
  simple: (_rules, tables) => weighed(evaluations[tables.family].simple, tables.simple),
  static: (_rules, tables) => staticScore(tables),
  expert(rules, tables) {
    const hasPassed = passed[rules.facing];
    const inContact = staticScore(tables);
    const gammon = rules.factors.gammon - rules.factors.single;
    return (position) =>
      hasPassed(position) ? raceScore(position, tables.race, gammon) : inContact(position);
  },
};

function staticScore(tables: WeightTables): Score {
  return weighed(evaluations[tables.family].static, tables.static);
}

function weighed(terms: Terms<string>, table: Readonly<Record<string, readonly number[]>>): Score {
  return (position) => {
    let sum = 0;
    terms(position, (term, index, times) => {
      sum += table[term][index] * times;
    });
    return toPoints(sum);
  };
}

/** The exact points of a finished game, 0 for a draw; undefined while it goes on. */
export function finishedScore(rules: RuleSet, position: Position): number | undefined {
  const ending = endingOf(rules, position);
  if (!ending) return undefined;
  const { winner, kind } = ending;
  if (winner === 'nobody') return 0;
  const wins = winner === 'own';
  const points = pointsOf(rules, kind, wins ? position.opp : position.own);
  return wins ? points : -points;
}

/** From 1/100000 point to points, kept between -3 and 3. */
function toPoints(sum: number): number {
  const points = sum / 100000;
  return points / (1 + Math.abs(points) / 3);
}
