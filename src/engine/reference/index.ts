import { beginTurn, comparePositions, legalPlays, rulesIn } from '../../game/index.js';
import type { Clock, Engine } from '../engine.js';
import { evaluatorOf } from './evaluate.js';
import { ReferenceSearch } from './search.js';

/** The engine in plain TypeScript: the oracle of the tests, and what plays where WebAssembly may not run. */
export function createReferenceEngine(now: Clock): Engine {
  return {
    kind: 'reference',
    prepare: () => Promise.resolve(),
    legalResults(context, position, dice) {
      const plays = legalPlays(beginTurn(rulesIn(context), position, dice));
      if (plays[0].steps.length === 0) return [];
      return plays.map(({ result }) => result).sort(comparePositions);
    },
    score(context, evaluator, position) {
      return evaluatorOf(rulesIn(context), evaluator)(position, [position])[0];
    },
    search: (query) => new ReferenceSearch(query, now),
  };
}
