import type { Family } from '../weights.js';
import { blockingSimpleTerms, blockingStaticTerms } from './blocking-terms.js';
import { hittingSimpleTerms, hittingStaticTerms } from './hitting-terms.js';
import { pinningSimpleTerms, pinningStaticTerms } from './pinning-terms.js';
import type { Terms } from './terms.js';

/** How the games of a family are evaluated; the terms are those of its tables. */
interface Evaluation {
  readonly simple: Terms<string>;
  readonly static: Terms<string>;
}

export const evaluations: Readonly<Record<Family, Evaluation>> = {
  hitting: { simple: hittingSimpleTerms, static: hittingStaticTerms },
  blocking: { simple: blockingSimpleTerms, static: blockingStaticTerms },
  pinning: { simple: pinningSimpleTerms, static: pinningStaticTerms },
};
