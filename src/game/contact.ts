import { BAR, PINNED, type Counts } from './position.js';

/** What happens where the sides meet. */
export type Contact = 'hit' | 'pin' | 'block';

/** One way of meeting: which points are closed, and what a landing does to the enemy. */
interface ContactRule {
  /** Whether checkers of both sides may stand on one point. */
  readonly sharesPoints: boolean;
  /** Whether there is a bar. */
  readonly hasBar: boolean;
  /** Whether a point with so many checkers of the mover and of the enemy is closed to the mover. */
  closed(mine: number, theirs: number): boolean;
  /** Whether landing on an open point hits or pins. */
  hits(theirs: number): boolean;
  /** The enemy's checkers after a landing that hits or pins on their `point`. */
  afterHit(opp: Counts, point: number): Counts;
  /** The enemy's checkers after the mover's last checker has left their `point`. */
  afterLeaving(opp: Counts, point: number): Counts;
}

/** rules.md 1.1 and 3.1. */
const hit: ContactRule = {
  sharesPoints: false,
  hasBar: true,
  closed: (_, theirs) => theirs >= 2,
  hits: (theirs) => theirs === 1,
  afterHit(opp, point) {
    const after = opp.slice();
    after[point] = 0;
    after[BAR]++;
    return after;
  },
  afterLeaving: (opp) => opp,
};

/** rules.md 1.1 and 3.9. */
const pin: ContactRule = {
  sharesPoints: true,
  hasBar: false,
  closed: (mine, theirs) => theirs >= 2 || mine === PINNED,
  hits: (theirs) => theirs === 1,
  afterHit: (opp, point) => withCount(opp, point, PINNED),
  afterLeaving: (opp, point) => (opp[point] === PINNED ? withCount(opp, point, 1) : opp),
};

/** rules.md 1.1 and 3.6: nobody is ever hit. */
const block: ContactRule = {
  sharesPoints: false,
  hasBar: false,
  closed: (_, theirs) => theirs !== 0,
  hits: () => false,
  afterHit: (opp) => opp,
  afterLeaving: (opp) => opp,
};

function withCount(counts: Counts, point: number, count: number): Counts {
  const after = counts.slice();
  after[point] = count;
  return after;
}

/** The ways of meeting, by the name that a rule set gives. */
export const contacts: Readonly<Record<Contact, ContactRule>> = { hit, pin, block };
