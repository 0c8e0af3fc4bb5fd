import type { SimpleTable } from './terms.js';

/** Simple's glance in the families that do not hit, by hand as in `hitting.ts`. */

export const blockingSimple: SimpleTable<'blocking'> = {
  pips: [1000],
  off: [8000],
  /** A checker on the head. */
  head: [-4000],
  /** A point of 1..23 that is held. */
  held: [2500],
};

export const pinningSimple: SimpleTable<'pinning'> = {
  pips: [1000],
  off: [8000],
  /** Own blots, the opponent's blots. */
  blot: [-4000, 2000],
  pinned: [-30000],
  /** The last checker on the start. */
  mother: [-10000],
};
