/**
 * Scores of long nardy and plakoto worked out by hand from evaluation.md 9 and 10 alone, term by term; nothing here
 * comes from an engine. It is counts of terms, so new weights leave it as it is.
 */
import type { Checkers, Times } from './hand-worked.js';

/** The terms of one side, by the names of its game's tables. */
type SideTerms = Readonly<Record<string, Times>>;

export interface OtherEntry {
  readonly name: string;
  /** Each side in its own numbers; -1 is one checker, pinned. The rest of fifteen is borne off. */
  readonly own: Checkers;
  readonly opp: Checkers;
  /** pips(opp) - pips(own), and by the pips of both the stage. */
  readonly lead: number;
  readonly stage: number;
  /** What counts for own, and what counts for opp. */
  readonly mine: SideTerms;
  readonly theirs: SideTerms;
  /** The shots of opp at own blots, and those of own at opp's were own on roll, by the blot's point. */
  readonly risk?: Times;
  readonly otherRisk?: Times;
  /** The glance without the pips. */
  readonly glance: SideTerms;
}

/** Of `moves`: for the numbers 1..6 one entry each, m of them being these. */
const moves = (...counts: readonly number[]): Times =>
  Object.fromEntries(counts.map((count, index) => [5 * index + count, 1]));

// prettier-ignore
export const blockingSheet: readonly OtherEntry[] = [
  {
    name: 'start: a head alone has one move with each number',
    own: [[24, 15]],
    opp: [[24, 15]],
    lead: 0, stage: 7,
    mine: { off: { 0: 1 }, head: { 15: 1 }, moves: moves(1, 1, 1, 1, 1, 1) },
    theirs: { off: { 0: 1 }, head: { 15: 1 }, moves: moves(1, 1, 1, 1, 1, 1) },
    glance: { off: { 0: 0 }, head: { 0: 0 }, held: { 0: 0 } },
  },
  {
    name: '6-5: 24/13, before the head of the enemy',
    own: [[24, 14], [13, 1]],
    opp: [[24, 15]],
    lead: 11, stage: 7,
    mine: {
      off: { 0: 1 }, head: { 14: 1 }, held: { 13: 1 },
      // 13/12 is closed.
      moves: moves(1, 2, 2, 2, 2, 2),
      faced: { 1: 1 },
      wall: { 13: 1 }, wallEach: { 13: 15 },
    },
    theirs: { off: { 0: 1 }, head: { 15: 1 }, moves: moves(1, 1, 1, 1, 1, 1) },
    glance: { off: { 0: 0 }, head: { 0: -1 }, held: { 0: 1 } },
  },
  {
    name: 'five in a row before a head, two in a row against',
    own: [[24, 8], [10, 1], [9, 1], [8, 1], [7, 1], [6, 3]],
    opp: [[24, 10], [23, 2], [15, 1], [3, 2]],
    lead: 63, stage: 6,
    // Closed to own: 12, 11, 3, 15. Its row is opp's 22..18, twelve behind it.
    mine: {
      off: { 0: 1 }, head: { 8: 1 }, held: { 6: 1, 7: 1, 8: 1, 9: 1, 10: 1 }, spare: { 6: 1 },
      // Three: 24/21 10/7 9/6 8/5 7/4; five: 24/19 10/5 9/4 7/2 6/1 (6 may spare one).
      moves: moves(4, 4, 4, 4, 4, 4),
      // 9, 8 and 7 look at 3, and so do the three on 6.
      faced: { 1: 6 },
      wall: { 6: 1, 7: 1, 8: 1, 9: 1, 10: 1 },
      wallEach: { 6: 12, 7: 12, 8: 12, 9: 12, 10: 12 },
      block: { 5: 1 }, blockEach: { 5: 12 },
    },
    // Closed to opp: 12, 22, 21, 20, 19, 18. Its row is own's 12 and 11, eight behind it.
    theirs: {
      off: { 0: 1 }, head: { 10: 1 }, held: { 3: 1, 15: 1, 23: 1 }, spare: { 3: 1, 23: 1 },
      // Ones: 24/23 15/14 3/2(2). Twos: 15/13 3/1(2). Threes: none (15/12 is closed). Fours: 15/11.
      // Fives: 15/10. Sixes: 23/17(2) 15/9.
      moves: moves(4, 3, 0, 1, 1, 3),
      headFaced: { 5: 10 }, faced: { 1: 1, 5: 2 },
      // Own has 8 behind its 11 and 15, all fifteen behind its 3.
      wall: { 3: 1, 15: 1, 23: 1 }, wallEach: { 3: 8, 15: 15, 23: 8 },
      block: { 2: 1 }, blockEach: { 2: 8 },
    },
    glance: { off: { 0: 0 }, head: { 0: -2 }, held: { 0: 2 } },
  },
  {
    name: 'six in a row round the own 1 and 24, a checker caught',
    own: [[24, 3], [23, 3], [22, 3], [3, 2], [2, 2], [1, 2]],
    opp: [[24, 5], [16, 1], [8, 1], [5, 8]],
    lead: -35, stage: 4,
    // Closed to own: 12, 4, 20, 17. Its row is opp's 15..10; 24 and 16 are behind it.
    mine: {
      off: { 0: 1 }, head: { 3: 1 }, held: { 1: 1, 2: 1, 3: 1, 22: 1, 23: 1 },
      spare: { 1: 1, 2: 1, 3: 1, 22: 1, 23: 1 },
      // Threes: 24/21 22/19(2). Fours: 23/19(2) 22/18(2). Fives: 24/19 23/18(2). Sixes: 24/18 22/16(2).
      moves: moves(4, 4, 3, 4, 3, 3),
      headFaced: { 1: 3 }, faced: { 2: 6 },
      wall: { 1: 1, 2: 1, 3: 1, 22: 1, 23: 1 }, wallEach: { 1: 6, 2: 6, 3: 6, 22: 6, 23: 6 },
      block: { 6: 1 }, blockEach: { 6: 6 },
    },
    theirs: {
      off: { 0: 1 }, head: { 5: 1 }, held: { 5: 1, 8: 1, 16: 1 }, spare: { 5: 1 },
      overload: { 0: 15 },
      // 16 moves with nothing; fives and sixes: from 24 and 8 only.
      moves: moves(4, 4, 4, 4, 2, 2),
      faced: { 6: 1 },
      wall: { 5: 1, 8: 1, 16: 1 }, wallEach: { 5: 9, 8: 9, 16: 9 },
    },
    glance: { off: { 0: 0 }, head: { 0: -2 }, held: { 0: 2 } },
  },
  {
    name: 'bearing off behind an enemy checker; the other side is late',
    own: [[6, 3], [4, 4], [2, 3]],
    opp: [[17, 2], [12, 5], [6, 4], [1, 4]],
    lead: 82, stage: 1,
    // Closed to own: 5, 24, 18, 13. All at home: no moves are counted.
    mine: {
      off: { 5: 1 }, held: { 2: 1, 4: 1, 6: 1 }, spare: { 2: 1, 4: 1, 6: 1 }, overload: { 0: 1 },
      faced: { 1: 3 },
      wall: { 2: 1, 4: 1 }, wallEach: { 2: 2, 4: 2 },
    },
    // Closed to opp: 18, 16, 14.
    theirs: {
      off: { 0: 1 }, held: { 1: 1, 6: 1, 12: 1, 17: 1 }, spare: { 1: 1, 6: 1, 12: 1, 17: 1 },
      overload: { 0: 5 },
      moves: moves(4, 4, 4, 4, 4, 4),
      faced: { 2: 2 },
      wall: { 17: 1 }, wallEach: { 17: 3 },
      late: { 5: 1 }, latePip: { 5: 52 },
    },
    glance: { off: { 0: 5 }, head: { 0: 0 }, held: { 0: -1 } },
  },
  {
    name: 'the last checkers: at home nobody is short of moves',
    own: [[3, 1], [2, 1]],
    opp: [[5, 2], [3, 1]],
    lead: 8, stage: 0,
    mine: { off: { 13: 1 }, held: { 2: 1, 3: 1 } },
    theirs: { off: { 12: 1 }, held: { 3: 1, 5: 1 }, spare: { 5: 1 } },
    glance: { off: { 0: 1 }, head: { 0: 0 }, held: { 0: 0 } },
  },
  {
    name: 'a head that faces four, a row of three on its way',
    own: [[24, 9], [19, 2], [13, 3], [11, 1]],
    opp: [[24, 5], [10, 2], [9, 2], [8, 3], [6, 3]],
    lead: -104, stage: 5,
    // Closed to own: 22, 21, 20, 18, 12.
    mine: {
      off: { 0: 1 }, head: { 9: 1 }, held: { 11: 1, 13: 1, 19: 1 }, spare: { 13: 1, 19: 1 },
      // Ones: 24/23 11/10.
      moves: moves(2, 4, 4, 4, 4, 4),
      headFaced: { 4: 9 }, faced: { 1: 5 },
      wall: { 11: 1, 13: 1, 19: 1 }, wallEach: { 11: 5, 13: 15, 19: 12 },
    },
    // Closed to opp: 12, 7, 1, 23. Its row is own's 22..20; the head is behind it.
    theirs: {
      off: { 0: 1 }, head: { 5: 1 }, held: { 6: 1, 8: 1, 9: 1, 10: 1 },
      spare: { 6: 1, 8: 1, 9: 1, 10: 1 },
      moves: moves(4, 4, 4, 4, 4, 4),
      headFaced: { 1: 5 }, faced: { 1: 10 },
      wall: { 6: 1, 8: 1, 9: 1, 10: 1 }, wallEach: { 6: 11, 8: 9, 9: 9, 10: 9 },
      block: { 3: 1 }, blockEach: { 3: 9 },
    },
    glance: { off: { 0: 0 }, head: { 0: 4 }, held: { 0: -1 } },
  },
];

// prettier-ignore
export const pinningSheet: readonly OtherEntry[] = [
  {
    name: 'start',
    own: [[24, 15]],
    opp: [[24, 15]],
    lead: 0, stage: 7,
    mine: { off: { 0: 1 }, mother: { 15: 1 }, home: { 0: 1 }, pinned: { 0: 1 } },
    theirs: { off: { 0: 1 }, mother: { 15: 1 }, home: { 0: 1 }, pinned: { 0: 1 } },
    glance: { off: { 0: 0 }, blot: { 0: 0, 1: 0 }, pinned: { 0: 0 }, mother: { 0: 0 } },
  },
  {
    name: 'a pin by one checker, a blot under a shot past it (rules.md 3.9, F1: 13/7 13/9)',
    own: [[24, 13], [9, 1], [7, 1]],
    opp: [[24, 12], [20, 2], [18, -1]],
    lead: 18, stage: 7,
    mine: {
      off: { 0: 1 }, mother: { 13: 1 }, blot: { 9: 1 }, home: { 0: 1 }, pin: { 7: 1 },
      pinners: { 1: 1 }, pinned: { 0: 1 },
    },
    theirs: { off: { 0: 1 }, mother: { 12: 1 }, made: { 20: 1 }, home: { 0: 1 }, pinned: { 1: 1 } },
    // opp's 16: 20 is 4 away (4x, 31; 22 and 11 would stop on 18, where it is pinned), 24 is 8: 62 over 22, 53.
    risk: { 9: 17 },
    glance: { off: { 0: 0 }, blot: { 0: 1, 1: 0 }, pinned: { 0: -1 }, mother: { 0: 0 } },
  },
  {
    name: 'both mothers alone, two pins within a row of four',
    own: [[24, 1], [8, 3], [6, 4], [5, 3], [4, 2], [3, 2]],
    opp: [[24, 1], [22, -1], [20, -1], [13, 4], [7, 3], [6, 3], [2, 2]],
    lead: 60, stage: 2,
    mine: {
      off: { 0: 1 }, mother: { 1: 1 }, blot: { 24: 1 },
      made: { 3: 1, 4: 1, 5: 1, 6: 1, 8: 1 }, spare: { 5: 1, 6: 1, 8: 1 }, overload: { 0: 1 },
      home: { 4: 1 },
      // 6..3; behind it the enemy's mother.
      prime: { 1: 16 },
      pin: { 3: 1, 5: 1 }, pinners: { 2: 1, 3: 1 }, pinned: { 0: 1 },
    },
    theirs: {
      off: { 0: 1 }, mother: { 1: 1 }, blot: { 24: 1 }, made: { 2: 1, 6: 1, 7: 1, 13: 1 },
      spare: { 6: 1, 7: 1, 13: 1 }, overload: { 0: 1 }, home: { 2: 1 }, pinned: { 2: 1 },
    },
    // opp's 1: 2 is 1 away, 6 is 5 (32), 7 is 6 (42; 33 over 4, 22 over 3 and 5), 13 is 12 (44). Only 43 misses.
    risk: { 24: 34 },
    // own 1: 3, 4, 5, 6 are 2, 3, 4, 5 away, 8 is 7 (61); 11 from 3. Only 66 misses.
    otherRisk: { 24: 35 },
    glance: { off: { 0: 0 }, blot: { 0: 1, 1: 1 }, pinned: { 0: -2 }, mother: { 0: 0 } },
  },
  {
    name: 'pinned while bearing off; the other side is late',
    own: [[6, 2], [4, -1], [3, 3], [2, 4], [1, 2]],
    opp: [[21, 1], [20, 5], [18, 1], [14, 3], [10, 4], [7, 1]],
    lead: 193, stage: 2,
    mine: {
      off: { 3: 1 }, made: { 1: 1, 2: 1, 3: 1, 6: 1 }, spare: { 2: 1, 3: 1 }, overload: { 0: 1 },
      // 3..1 have nobody behind.
      home: { 4: 1 }, pinned: { 1: 1 },
    },
    theirs: {
      off: { 0: 1 }, blot: { 7: 1, 18: 1 }, made: { 10: 1, 14: 1, 20: 1 },
      spare: { 10: 1, 14: 1, 20: 1 }, overload: { 0: 4 }, home: { 0: 1 }, pin: { 21: 1 },
      pinners: { 1: 1 }, pinned: { 0: 1 }, late: { 3: 1 }, latePip: { 3: 138 },
    },
    glance: { off: { 0: 3 }, blot: { 0: 0, 1: 2 }, pinned: { 0: 1 }, mother: { 0: 0 } },
  },
  {
    name: 'blots of both sides at all distances',
    own: [[24, 10], [20, 1], [17, 1], [15, 1], [11, 2]],
    opp: [[24, 11], [21, 1], [19, 2], [16, 1]],
    lead: 25, stage: 7,
    mine: {
      off: { 0: 1 }, mother: { 10: 1 }, blot: { 15: 1, 17: 1, 20: 1 }, made: { 11: 1 },
      home: { 0: 1 }, pinned: { 0: 1 },
    },
    theirs: {
      off: { 0: 1 }, mother: { 11: 1 }, blot: { 16: 1, 21: 1 }, made: { 19: 1 }, home: { 0: 1 },
      pinned: { 0: 1 },
    },
    risk: {
      // opp's 5: 16 is 11 away: 65; 21 is 16: 44 over 9, 13, 17.
      20: 3,
      // opp's 8: 16 is 8 away: 62 over 10 (14 is closed), 53, 44 over 12; 22 would stop on 14. 19 is 11: 65 over 13.
      17: 7,
      // opp's 10: 16 is 6 away: 6x, 51, 42 over 12, 33 over 13; 22 would stop on 14. 19 is 9: 54 over 15.
      15: 18,
    },
    otherRisk: {
      // own 4: 11 is 7 away: 61, 52 over 9, 43; 15 is 11: 65; 20 is 16: 44; 24 is 20: 55.
      21: 10,
      // own 9: 11 is 2 away (11 over 10), 15 is 6 (51, 33 over 12), 17 is 8 (53, 44 over 13), 24 is 15: 55.
      16: 28,
    },
    glance: { off: { 0: 0 }, blot: { 0: 3, 1: 2 }, pinned: { 0: 0 }, mother: { 0: 0 } },
  },
];
