import type { Position } from '../../game/index.js';
import type { Family } from '../weights.js';
import { blockingSimpleTerms, blockingStaticTerms } from './blocking-terms.js';
import { hittingSimpleTerms, hittingStaticTerms } from './hitting-terms.js';
import { pinningSimpleTerms, pinningStaticTerms } from './pinning-terms.js';
import { areOnOwnHalves, havePassed } from './race.js';
import type { Terms } from './terms.js';

/** How the games of a family are evaluated; the terms are those of its tables. */
interface Evaluation {
  readonly simple: Terms<string>;
  readonly static: Terms<string>;
  /** True once neither side can be in the other's way any more (evaluation.md 4). */
  readonly passed: (position: Position) => boolean;
}

export const evaluations: Readonly<Record<Family, Evaluation>> = {
  hitting: { simple: hittingSimpleTerms, static: hittingStaticTerms, passed: havePassed },
  blocking: { simple: blockingSimpleTerms, static: blockingStaticTerms, passed: areOnOwnHalves },
  pinning: { simple: pinningSimpleTerms, static: pinningStaticTerms, passed: havePassed },
};
