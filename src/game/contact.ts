import { BAR, type Counts } from './position.js';

/** What happens where the sides meet. */
export type Contact = 'hit';

/** One way of meeting: which points are closed, and what a landing does to the enemy. */
interface ContactRule {
  /** Whether checkers of both sides may stand on one point. */
  readonly sharesPoints: boolean;
  /** Whether the enemy's checkers on their `point` bar the way. */
  closed(opp: Counts, point: number): boolean;
  /** Whether landing on the enemy's `point` hits. */
  hits(opp: Counts, point: number): boolean;
  /** The enemy's checkers after a landing that hits on their `point`. */
  afterHit(opp: Counts, point: number): Counts;
}

/** rules.md 1.1 and 3.1. */
const hit: ContactRule = {
  sharesPoints: false,
  closed: (opp, point) => opp[point] >= 2,
  hits: (opp, point) => opp[point] === 1,
  afterHit(opp, point) {
    const after = opp.slice();
    after[point] = 0;
    after[BAR]++;
    return after;
  },
};

/** The ways of meeting, by the name that a rule set gives. */
export const contacts: Readonly<Record<Contact, ContactRule>> = { hit };
