/**
 * Scores worked out by hand from evaluation.md alone, term by term; nothing here comes from an engine. It is counts of
 * terms, so new weights leave it as it is; where a term is changed, its counts are worked out anew.
 */

/** `[point, checkers]` in the side's own numbers, 25 = bar; the rest of fifteen is borne off. */
export type Checkers = readonly (readonly [point: number, checkers: number])[];

export interface Board {
  /** What the position shows. */
  readonly name: string;
  readonly own: Checkers;
  readonly opp: Checkers;
}

/** By index: the times an entry of a table of weights counts, own less opp. What is left out counts 0 times. */
export type Times = Readonly<Record<number, number>>;

/** A name of `staticWeights`; `otherRisk` is what the other side would risk if it had just moved. */
export type StaticTerm =
  | 'pips'
  | 'onRoll'
  | 'off'
  | 'made'
  | 'spare'
  | 'overload'
  | 'home'
  | 'anchor'
  | 'prime'
  | 'bar'
  | 'back'
  | 'blot'
  | 'risk'
  | 'riskPip'
  | 'otherRisk'
  | 'otherRiskPip';

/**
 * The rolls that hit: `64` that pair, `6x` all eleven with a six. By point of the blot in the numbers of its owner;
 * blots that nothing hits are left out. In the comments the points are the hitter's, but for what is said of own or opp.
 */
export type Shots = Readonly<Record<number, string>>;

export interface StaticEntry extends Board {
  readonly terms: Readonly<Partial<Record<StaticTerm, Times>>>;
  /** Of opp at own blots. */
  readonly risk?: Shots;
  /** Of own at blots of opp, were own on roll. */
  readonly otherRisk?: Shots;
}

export interface SimpleEntry extends Board {
  readonly counts: {
    readonly pips: number;
    readonly bar: number;
    readonly off: number;
    readonly ownBlots: number;
    readonly oppBlots: number;
  };
}

/** What section 5 counts of one side. */
export interface RaceSide {
  readonly pips: number;
  /** Checkers not borne off. */
  readonly left: number;
  /** By point, 1..6. */
  readonly low: Times;
  /** Checkers above two, on all points of 1..6. */
  readonly stacked: number;
  /** Checkers on 7..24 or, with none there, empty points of 2..6. */
  readonly outside?: number;
  readonly gaps?: number;
  /** Pips of those outside beyond 6. */
  readonly u: number;
  /** With none borne off, from where the gammon is saved. */
  readonly lowest?: number;
}

export interface RaceCounts {
  readonly own: RaceSide;
  readonly opp: RaceSide;
}

/** E and its parts, but for 100 times the pips. */
export interface Effort {
  readonly base: number;
  readonly low: number;
  readonly stack: number;
  /** For the checkers outside or for the gaps. */
  readonly rest: number;
  readonly e: number;
}

/** What a chance is read from. */
export interface Odds {
  readonly t: number;
  readonly v: number;
}

export interface RaceSums {
  readonly own: Effort;
  readonly opp: Effort;
  readonly lose: Odds;
  /** With none borne off: what that side needs to save the gammon. */
  readonly ownSaves?: Odds & { readonly needs: number };
  readonly oppSaves?: Odds & { readonly needs: number };
  /** To twelve digits. */
  readonly score: number;
}

export interface RaceEntry extends Board {
  readonly race: RaceCounts;
  /** With the weights of `workedWith`. */
  readonly worked: RaceSums;
}

export interface FinishedEntry extends Board {
  readonly score: number;
}

/** Where `expert` is the race, there are the counts of it beside the static score; elsewhere it is the static score. */
export interface ExpertEntry extends StaticEntry, Partial<Pick<RaceEntry, 'race' | 'worked'>> {}

/** The weights that `worked` is worked out with, whatever those of the engines are by now. */
export const workedWith = {
  base: [0, 426, 365, 429, 387, 389, 329, 291, 215, 156, 67, -7, -105, -189, -293, -385],
  low: [0, 212, 139, 88, 35, 14, 0],
  stack: [102],
  outside: [78],
  gap: [5],
  onRoll: [400],
  variance: [130, 20000, -200000],
  save: [760, 55],
} as const satisfies Readonly<Record<string, readonly number[]>>;

// prettier-ignore
export const staticSheet: readonly StaticEntry[] = [
  {
    name: 'start',
    own: [[24, 2], [13, 5], [8, 3], [6, 5]],
    opp: [[24, 2], [13, 5], [8, 3], [6, 5]],
    terms: {
      onRoll: { 0: 1 },
    },
  },
  {
    name: '3-1: 8/5 6/5, a point made at home',
    own: [[24, 2], [13, 5], [8, 2], [6, 4], [5, 2]],
    opp: [[24, 2], [13, 5], [8, 3], [6, 5]],
    terms: {
      pips: { 0: 4 }, onRoll: { 0: 1 }, made: { 5: 1 }, spare: { 8: -1 }, overload: { 0: -2 },
      home: { 1: -1, 2: 1 },
    },
  },
  {
    name: '4-1: 24/23 13/9, blots under direct and indirect shots, several hitters',
    own: [[24, 1], [23, 1], [13, 4], [9, 1], [8, 3], [6, 5]],
    opp: [[24, 2], [13, 5], [8, 3], [6, 5]],
    terms: {
      pips: { 0: 5 }, onRoll: { 0: 1 }, anchor: { 24: -1 }, overload: { 0: -2 },
      blot: { 9: 1, 23: 1, 24: 1 }, risk: { 1: 55 }, riskPip: { 0: 172 },
    },
    risk: {
      // opp's 1: 6 is 5 away, 8 is 7, 13 is 12 (66, 44, 33 over open points), 24 is 23 (never).
      24: '5x 66 61 44 43 41 33 32',
      // opp's 2: 8 is 6 away (51, 33 over 5), 6 is 4 (31, 22 over 4, 11 over 5, 4, 3). 13 is 11:
      // 65, counted.
      23: '6x 4x 51 33 31 22 11',
      // opp's 16: 24 is 8 away, all open: 62, 53, 44 over 20, 22 over 22, 20, 18.
      9: '62 53 44 22',
    },
  },
  {
    name: '2-1: 13/11 6/5, a slot and a blot that a made point shields',
    own: [[24, 2], [13, 4], [11, 1], [8, 3], [6, 4], [5, 1]],
    opp: [[24, 2], [13, 5], [8, 3], [6, 5]],
    terms: {
      pips: { 0: 3 }, onRoll: { 0: 1 }, overload: { 0: -4 }, blot: { 5: 1, 11: 1 },
      risk: { 1: 17 }, riskPip: { 0: 328 },
    },
    risk: {
      // opp's 14: 24 is 10 away: 64 over 20 (own 5, a blot); 55 would stop on 19, own 6.
      11: '64',
      // opp's 20: 24 is 4 away: 31, 22 over 22, 11 over 23, 22, 21.
      5: '4x 31 22 11',
    },
  },
  {
    name: 'a hitter while one waits, and hits from the bar, at once and by the sum',
    own: [[25, 1], [24, 1], [13, 5], [8, 3], [6, 5]],
    opp: [[24, 2], [13, 4], [8, 3], [6, 4], [5, 1], [4, 1]],
    terms: {
      pips: { 0: -11 }, onRoll: { 0: 1 }, anchor: { 24: -1 }, overload: { 0: 4 }, bar: { 1: 1 },
      blot: { 4: -1, 5: -1, 24: 1 }, risk: { 1: 34 }, riskPip: { 0: 34 }, otherRisk: { 1: 41 },
      otherRiskPip: { 0: 840 },
    },
    risk: {
      // opp's 1: 5 is 4 away, 4 is 3 (21, 11), 6 is 5, 8 is 7 (61), 13 is 12 (66 over 7); 22 from
      // 5. Only 62 misses.
      24: '5x 4x 3x 1x 66 22',
    },
    otherRisk: {
      // own 20: bar is 5 away: 41, 32. 24 is 4 away, the other die enters: 43, 42, 41 (64 not: 19
      // closed), 44.
      // 22 enters on 23, then 24/22/20. 11: 24 is 4 away, but three dice are left.
      5: '5x 44 43 42 41 32 22',
      // own 21: bar is 4 away: 31, 22 over 23, 11 over 24, 23, 22. 24 is 3 away, the other die
      // enters: 31, 32, 53, not 63.
      // 33 enters on 22, then 24/21.
      4: '4x 53 33 32 31 22 11',
    },
  },
  {
    name: 'two wait: only doubles leave a die for others',
    own: [[25, 2], [24, 1], [13, 4], [8, 3], [6, 5]],
    opp: [[24, 2], [13, 4], [8, 3], [6, 3], [4, 1], [2, 2]],
    terms: {
      pips: { 0: -30 }, onRoll: { 0: 1 }, made: { 2: -1 }, anchor: { 24: -1 }, overload: { 0: 3 },
      home: { 1: 1, 2: -1 }, bar: { 2: 2 }, back: { 2: -1, 3: 1 }, blot: { 4: -1, 24: 1 },
      risk: { 2: 29 }, riskPip: { 0: 29 }, otherRisk: { 1: 12 }, otherRiskPip: { 0: 252 },
    },
    risk: {
      // opp's 1: 2 is 1 away, 4 is 3, 6 is 5, 13 is 12 (66; 44 over 9, 5). 8 is 7: counted. 42, 62,
      // 64 and 22 find nobody.
      24: '5x 3x 1x 66 44',
    },
    otherRisk: {
      // own 21: bar is 4 away; the sum 31 needs the other die for the second checker; 22 and 11
      // would stop on 23, closed.
      // 24 is 3 away: 33, two to enter on 22 (open), one to hit.
      4: '4x 33',
    },
  },
  {
    name: 'four wait: doubles hit with the last die only',
    own: [[25, 4], [24, 1], [13, 3], [8, 2], [6, 5]],
    opp: [[13, 4], [8, 3], [6, 4], [4, 2], [3, 1], [2, 1]],
    terms: {
      pips: { 0: -96 }, onRoll: { 0: 1 }, made: { 4: -1 }, spare: { 8: -1 }, overload: { 0: 1 },
      home: { 1: 1, 2: -1 }, bar: { 2: 4 }, back: { 0: -1, 5: 1 }, blot: { 2: -1, 3: -1, 24: 1 },
      risk: { 2: 34 }, riskPip: { 0: 34 }, otherRisk: { 1: 22 }, otherRiskPip: { 0: 495 },
    },
    risk: {
      // opp's 1: 2 is 1 away, 3 is 2, 4 is 3, 6 is 5; 13 is 12 (66; 44 over 9, 5). 64 finds nobody.
      24: '5x 3x 2x 1x 66 44',
    },
    otherRisk: {
      // own 22: bar is 3 away, 33 with m = 1, which leaves 4 - 3 = 1. 24 is 2 away: no die left.
      3: '3x',
      // own 23: bar is 2 away, 22 with m = 1. 11: m = 2 is more than 1; 24/23 has no die left.
      2: '2x',
    },
  },
  {
    name: 'five wait: by the page a double no longer hits',
    own: [[25, 5], [22, 2], [13, 3], [6, 5]],
    opp: [[13, 3], [8, 2], [6, 3], [5, 2], [4, 2], [2, 1], [1, 2]],
    terms: {
      pips: { 0: -143 }, onRoll: { 0: 1 }, made: { 1: -1, 4: -1, 5: -1, 8: -1 },
      anchor: { 22: 1 }, overload: { 0: 3 }, home: { 1: 1, 4: -1 }, prime: { 3: -9 },
      bar: { 4: 5 }, back: { 0: -1, 5: 1 }, blot: { 2: -1 }, otherRisk: { 1: 10 },
      otherRiskPip: { 0: 230 },
    },
    otherRisk: {
      // own 23: bar is 2 away. 22: m = 1 is more than 4 - (5 - 1) = 0. 11: m = 2, likewise.
      2: '62 52 42 32 21',
    },
  },
  {
    name: 'opp on the bar with one: a waiting checker seen from the other side',
    own: [[24, 2], [13, 3], [8, 3], [7, 1], [6, 3], [5, 1], [4, 2]],
    opp: [[25, 1], [24, 1], [13, 5], [8, 3], [6, 5]],
    terms: {
      pips: { 0: 19 }, onRoll: { 0: 1 }, made: { 4: 1 }, anchor: { 24: 1 }, overload: { 0: -6 },
      home: { 1: -1, 2: 1 }, bar: { 2: -1 }, blot: { 5: 1, 7: 1, 24: -1 }, risk: { 1: 33 },
      riskPip: { 0: 634 }, otherRisk: { 2: 36 }, otherRiskPip: { 0: 36 },
    },
    risk: {
      // opp's 18: 24 is 6 away, the other die enters: 61, 62, 63, 65 (64 not: 21 and 19 closed);
      // 22 enters on 23, then 24/22/20/18. bar is 7 away: 61 over 24, 52 over 23, 43 over 22.
      7: '65 63 62 61 52 43 22',
      // opp's 20: bar is 5 away: 41 over 24, 32 over 23. 24 is 4 away, the other die enters: 43,
      // 42, 41;
      // 22 enters on 23, then 24/22/20; 44 cannot enter (21).
      5: '5x 43 42 41 32 22',
    },
    otherRisk: {
      // own 1: 4, 5, 6, 7 are 3, 4, 5, 6 away; 21 and 11 from 4, 22 from 5. Nothing misses.
      24: '6x 5x 4x 3x 2x 1x',
    },
  },
  {
    name: 'opp on the bar with two: one of three blots out of reach, one for 1-1 only',
    own: [[24, 2], [13, 1], [11, 1], [8, 3], [6, 3], [5, 2], [3, 2], [2, 1]],
    opp: [[25, 2], [24, 1], [13, 4], [8, 3], [6, 5]],
    terms: {
      pips: { 0: 48 }, onRoll: { 0: 1 }, made: { 3: 1, 5: 1, 13: -1 }, anchor: { 24: 1 },
      spare: { 13: -1 }, overload: { 0: -4 }, home: { 1: -1, 3: 1 }, bar: { 3: -2 },
      back: { 2: 1, 3: -1 }, blot: { 2: 1, 11: 1, 13: 1, 24: -1 }, risk: { 1: 13 },
      riskPip: { 0: 288 }, otherRisk: { 3: 34 }, otherRiskPip: { 0: 34 },
    },
    // own 11 is opp's 14: 24 is 10 away, 55 cannot enter (20); bar is 11 away, no sum while two
    // wait.
    risk: {
      // opp's 12: 13 is 1 away: 11 enters two on 24, 13/12. 24 is 12 away: 44 needs three dice, 66
      // cannot enter.
      13: '11',
      // opp's 23: bar is 2 away: 11 over 24, one waits, m = 2 of 3. 24 is 1 away: 11 again. No sum.
      2: '2x 11',
    },
    otherRisk: {
      // own 1: 2 is 1 away, 3 is 2, 5 is 4, 6 is 5, 13 is 12: 66 over 7, 33 over 10, 7, 4. 63 finds
      // nobody 9 away.
      24: '5x 4x 2x 1x 66 33',
    },
  },
  {
    name: 'closed board, six points in a row, one trapped on the bar; off against',
    own: [[18, 1], [6, 3], [5, 3], [4, 2], [3, 2], [2, 2], [1, 2]],
    opp: [[25, 1], [8, 1], [6, 2], [5, 2]],
    terms: {
      pips: { 0: -16 }, onRoll: { 0: 1 }, off: { 0: 1, 9: -1 }, made: { 1: 1, 2: 1, 3: 1, 4: 1 },
      spare: { 5: 1, 6: 1 }, home: { 2: -1, 6: 1 }, prime: { 1: 36 }, bar: { 6: -1 },
      back: { 0: 1, 1: -1 }, blot: { 8: -1, 18: 1 }, otherRisk: { 6: 11 },
      otherRiskPip: { 0: 187 },
    },
    // own 18 is opp's 7: 8 is 1 away, but the bar must enter first; bar is 18 away, 66 stops on 19.
    otherRisk: {
      // own 17: 18 is 1 away.
      8: '1x',
    },
  },
  {
    name: 'on the bar against a closed board: no threat, a full risk',
    own: [[25, 1], [14, 1], [8, 2], [6, 4], [5, 3], [4, 2], [3, 2]],
    opp: [[16, 1], [13, 2], [6, 2], [5, 2], [4, 2], [3, 2], [2, 2], [1, 2]],
    terms: {
      pips: { 0: -24 }, onRoll: { 0: 1 }, made: { 1: -1, 2: -1, 8: 1, 13: -1 },
      spare: { 5: 1, 6: 1 }, overload: { 0: 1 }, home: { 4: 1, 6: -1 }, prime: { 1: -36 },
      bar: { 6: 1 }, back: { 0: -1, 1: 1 }, blot: { 14: 1, 16: -1 }, risk: { 6: 23 },
      riskPip: { 0: 253 },
    },
    // opp 16 is own 9: 14 is 5 away, but no die enters; bar is 16 away, 44 stops on 21.
    risk: {
      // opp's 11: 13 is 2 away (11 over 12), 16 is 5: 41, 32.
      14: '5x 2x 41 11',
    },
  },
  {
    name: 'primes of five and of four; one trapped on the bar, one beside it',
    own: [[24, 3], [13, 1], [8, 2], [7, 2], [6, 3], [5, 2], [4, 2]],
    opp: [[25, 1], [24, 1], [13, 2], [11, 2], [7, 2], [6, 3], [5, 2], [4, 2]],
    terms: {
      pips: { 0: -4 }, onRoll: { 0: 1 }, made: { 8: 1, 11: -1, 13: -1 }, anchor: { 24: 1 },
      spare: { 24: 1 }, prime: { 2: 25, 3: -16 }, bar: { 3: -1 }, back: { 2: -1, 3: 1 },
      blot: { 13: 1, 24: -1 }, risk: { 3: 5 }, riskPip: { 0: 60 }, otherRisk: { 3: 36 },
      otherRiskPip: { 0: 36 },
    },
    risk: {
      // opp's 12: 13 is 1 away, the other die enters on 1, 2, 3 of own only: 31, 21, 11. 24 is 12
      // away: 44 cannot enter; 33 needs five.
      13: '31 21 11',
    },
    otherRisk: {
      // own 1: 4, 5, 6, 7 are 3, 4, 5, 6 away; 21 and 11 from 4, 22 from 5. Nothing misses.
      24: '6x 5x 4x 3x 2x 1x',
    },
  },
  {
    name: 'two runs at once, of four with one behind and of three with two',
    own: [[20, 1], [10, 2], [9, 2], [8, 2], [6, 2], [5, 2], [4, 2], [3, 2]],
    opp: [[24, 1], [18, 1], [13, 3], [8, 2], [6, 4], [4, 2], [3, 2]],
    terms: {
      pips: { 0: 25 }, onRoll: { 0: 1 }, made: { 5: 1, 9: 1, 10: 1, 13: -1 },
      spare: { 6: -1, 13: -1 }, overload: { 0: -1 }, home: { 3: -1, 4: 1 },
      prime: { 1: 16, 2: 9 }, blot: { 18: -1, 20: 1, 24: -1 }, risk: { 3: 24 },
      riskPip: { 0: 120 }, otherRisk: { 4: 62 }, otherRiskPip: { 0: 224 },
    },
    risk: {
      // opp's 5: 6 is 1 away, 8 is 3; 13 is 8: 62, 44 over 9, 22 over 11, 9, 7. 18 is 13, 24 is 19:
      // never.
      20: '3x 1x 62 44 22',
    },
    otherRisk: {
      // own 1: 3, 4, 5, 6 are 2, 3, 4, 5 away; 8 is 7: 61; 11 from 3. Only 66 misses: nobody on 7,
      // 13, 19.
      24: '5x 4x 3x 2x 1x',
      // own 7: 8, 9, 10 are 1, 2, 3 away.
      18: '3x 2x 1x',
    },
  },
  {
    name: 'six away with points between closed; a run of three with nobody behind',
    own: [[16, 1], [15, 2], [12, 2], [11, 2], [6, 4], [3, 2], [2, 2]],
    opp: [[15, 2], [8, 3], [6, 4], [5, 2], [4, 2], [2, 2]],
    terms: {
      pips: { 0: -26 }, onRoll: { 0: 1 }, made: { 3: 1, 4: -1, 5: -1, 8: -1, 11: 1, 12: 1 },
      spare: { 8: -1 }, home: { 3: 1, 4: -1 }, blot: { 16: 1 }, risk: { 4: 14 },
      riskPip: { 0: 126 },
    },
    risk: {
      // opp's 9: 15 is 6 away: 51 not (10 and 14 closed), 42 over 11, 33 over 12, 22 not (11, 13:
      // 13 closed).
      16: '6x 42 33',
    },
  },
  {
    name: 'eight and twelve away: 2-2, 3-3 and 6-6 through a closed point',
    own: [[19, 1], [15, 1], [13, 2], [6, 3], [5, 2], [4, 2], [2, 2], [1, 2]],
    opp: [[18, 2], [5, 3], [4, 3], [3, 3], [2, 2], [1, 2]],
    terms: {
      pips: { 0: -24 }, onRoll: { 0: 1 }, made: { 3: -1, 6: 1, 13: 1, 18: -1 },
      spare: { 3: -1, 4: -1, 5: -1, 6: 1 }, back: { 0: -1, 1: 1 }, blot: { 15: 1, 19: 1 },
      risk: { 5: 6 }, riskPip: { 0: 56 },
    },
    risk: {
      // opp's 6: 18 is 12 away: 44 over 14, 10; 66 and 33 stop on 12, closed.
      19: '44',
      // opp's 10: 18 is 8 away: 62 over 16, 53, 44 over 14; 22 stops on 12.
      15: '62 53 44',
    },
  },
  {
    name: 'nine away: 3-3 and 5-4 blocked, 6-3 by one of its two ways; primes of both',
    own: [[24, 2], [9, 2], [8, 3], [6, 4], [5, 2], [4, 2]],
    opp: [[24, 3], [13, 1], [10, 1], [7, 2], [6, 3], [5, 2], [3, 3]],
    terms: {
      pips: { 0: 14 }, onRoll: { 0: 1 }, made: { 3: -1, 4: 1, 7: -1, 8: 1, 9: 1 },
      spare: { 3: -1, 8: 1, 24: -1 }, overload: { 0: 1 }, prime: { 2: -9, 3: 9 },
      back: { 2: 1, 3: -1 }, blot: { 10: -1, 13: -1 }, otherRisk: { 3: 2 },
      otherRiskPip: { 0: 30 },
    },
    // opp 13 is own 12: 24 is 12 away: 66 and 33 stop on 18, 44 on 20.
    otherRisk: {
      // own 15: 24 is 9 away: 63 over 21 (18 closed), 33 not (18), 54 not (20 and 19 closed).
      10: '63',
    },
  },
  {
    name: 'one on the bar and an anchor against four points; three behind a run',
    own: [[13, 2], [8, 2], [6, 4], [5, 2], [4, 3], [2, 2]],
    opp: [[25, 1], [22, 2], [18, 1], [13, 3], [11, 2], [9, 2], [6, 4]],
    terms: {
      pips: { 0: 98 }, onRoll: { 0: 1 }, made: { 2: 1, 4: 1, 5: 1, 8: 1, 9: -1, 11: -1 },
      anchor: { 22: -1 }, spare: { 4: 1, 13: -1 }, home: { 1: -1, 4: 1 }, prime: { 3: 9 },
      bar: { 4: -1 }, back: { 0: 1, 3: -1 }, blot: { 18: -1 }, otherRisk: { 4: 24 },
      otherRiskPip: { 0: 168 },
    },
    otherRisk: {
      // own 7: 8 is 1 away, 13 is 6: 51 counted, 42, 33 over 10, 22 over 11, 9.
      18: '6x 1x 42 33 22',
    },
  },
  {
    name: 'two wait before five points with an anchor; one double hits',
    own: [[25, 2], [21, 2], [14, 1], [11, 2], [8, 4], [6, 4]],
    opp: [[12, 2], [8, 1], [6, 3], [5, 3], [3, 2], [2, 2], [1, 2]],
    terms: {
      pips: { 0: -107 }, onRoll: { 0: 1 },
      made: { 1: -1, 2: -1, 3: -1, 5: -1, 8: 1, 11: 1, 12: -1 }, anchor: { 21: 1 },
      spare: { 5: -1, 8: 1 }, overload: { 0: 2 }, home: { 1: 1, 5: -1 }, prime: { 2: -9 },
      bar: { 5: 2 }, back: { 0: -1, 4: 1 }, blot: { 8: -1, 14: 1 }, risk: { 5: 11 },
      riskPip: { 0: 121 }, otherRisk: { 1: 1 }, otherRiskPip: { 0: 17 },
    },
    risk: {
      // opp's 11: 12 is 1 away.
      14: '1x',
    },
    otherRisk: {
      // own 17: bar is 8 away: 44 over 21, one waits, m = 2 of 3; 21 is 4 away: 44 again. 53 and
      // 62: no sum while two wait.
      8: '44',
    },
  },
  {
    name: 'the same for opp, one waits',
    own: [[12, 2], [8, 1], [6, 3], [5, 3], [3, 2], [2, 2], [1, 2]],
    opp: [[25, 1], [21, 3], [11, 2], [8, 3], [6, 4], [4, 2]],
    terms: {
      pips: { 0: 89 }, onRoll: { 0: 1 },
      made: { 1: 1, 2: 1, 3: 1, 4: -1, 5: 1, 8: -1, 11: -1, 12: 1 }, anchor: { 21: -1 },
      spare: { 5: 1, 8: -1, 21: -1 }, overload: { 0: -1 }, home: { 2: -1, 5: 1 }, prime: { 1: 9 },
      bar: { 5: -1 }, back: { 0: 1, 4: -1 }, blot: { 8: 1 }, risk: { 2: 1 }, riskPip: { 0: 17 },
    },
    risk: {
      // opp's 17: 21 is 4 away, but only a 4 enters: 44. bar is 8 away: 44; 53 and 62 stop on 22,
      // 20, 23, 19, all closed.
      8: '44',
    },
  },
  {
    name: 'one trapped on the bar and one on the board behind a prime of four',
    own: [[25, 1], [23, 1], [16, 1], [13, 3], [8, 3], [6, 4], [3, 2]],
    opp: [[24, 1], [13, 4], [11, 1], [7, 2], [6, 3], [5, 2], [4, 2]],
    terms: {
      pips: { 0: -20 }, onRoll: { 0: 1 }, made: { 3: 1, 4: -1, 5: -1, 7: -1, 8: 1 },
      spare: { 8: 1 }, home: { 2: 1, 3: -1 }, prime: { 2: -16 }, bar: { 3: 1 },
      back: { 1: -1, 2: 1 }, blot: { 11: -1, 16: 1, 23: 1, 24: -1 }, risk: { 3: 56 },
      riskPip: { 0: 273 }, otherRisk: { 2: 18 }, otherRiskPip: { 0: 96 },
    },
    risk: {
      // opp's 2: 4, 5, 6, 7 are 2, 3, 4, 5 away; 11 over 3. 11 is 9 away and 13 is 11: counted. 61
      // and 66 find nobody.
      23: '5x 4x 3x 2x 11',
      // opp's 9: 11 is 2 away (11 over 10), 13 is 4 (31 over 10; 12 is closed). 24 is 15 away: 55
      // stops on 19.
      16: '4x 2x 31 11',
    },
    otherRisk: {
      // own 1: 3 is 2 away, 6 is 5, with the other die entering by 3, 2 or 1: 53, 52, 51, 32, 21;
      // 22; 11 over 2.
      // 13 is 12 away: 33 needs five dice.
      24: '53 52 51 32 22 21 11',
      // own 14: 16 is 2 away, with the other die entering: 32, 21; 22; 11 over 15. bar is 11 away:
      // 65 cannot enter.
      // 23 is 9 away: 33 stops on 20.
      11: '32 22 21 11',
    },
  },
  {
    name: 'four, five, six on a point, no contact of blots',
    own: [[13, 4], [8, 5], [6, 6]],
    opp: [[8, 4], [6, 5], [5, 2], [4, 2], [3, 2]],
    terms: {
      pips: { 0: -42 }, onRoll: { 0: 1 }, made: { 3: -1, 4: -1, 5: -1, 13: 1 }, spare: { 13: 1 },
      overload: { 0: 6 }, home: { 1: 1, 4: -1 },
    },
  },
  {
    name: 'fifteen on one point, an anchor against five points behind a prime of five',
    own: [[24, 15]],
    opp: [[6, 3], [5, 3], [4, 3], [3, 3], [2, 3]],
    terms: {
      pips: { 0: -300 }, onRoll: { 0: 1 }, made: { 2: -1, 3: -1, 4: -1, 5: -1, 6: -1 },
      anchor: { 24: 1 }, spare: { 2: -1, 3: -1, 4: -1, 5: -1, 6: -1, 24: 1 }, overload: { 0: 78 },
      home: { 0: 1, 5: -1 }, prime: { 3: -25 }, back: { 0: -1, 5: 1 },
    },
  },
  {
    name: 'bearing off against an anchor',
    own: [[6, 2], [5, 1], [4, 2], [3, 1], [1, 1]],
    opp: [[23, 2], [6, 4], [5, 3], [4, 3], [3, 2], [1, 1]],
    terms: {
      pips: { 0: 75 }, onRoll: { 0: 1 }, off: { 0: -1, 8: 1 }, made: { 3: -1, 5: -1 },
      anchor: { 23: -1 }, spare: { 4: -1, 5: -1, 6: -1 }, overload: { 0: -1 },
      home: { 2: 1, 4: -1 }, back: { 0: 1, 2: -1 }, blot: { 3: 1, 5: 1 }, risk: { 4: 24 },
      riskPip: { 0: 502 },
    },
    // own 1 is opp's 24: nobody is behind it. opp 1 is own 24: likewise.
    risk: {
      // opp's 20: 23 is 3 away: 21 over 22, a blot (21 closed), 11 not (21).
      5: '3x 21',
      // opp's 22: 23 is 1 away.
      3: '1x',
    },
  },
  {
    name: 'an anchor against bearing off',
    own: [[24, 2], [6, 3], [5, 3], [4, 3], [3, 2], [2, 2]],
    opp: [[6, 1], [4, 2], [3, 2], [2, 1]],
    terms: {
      pips: { 0: -81 }, onRoll: { 0: 1 }, off: { 0: 1, 9: -1 }, made: { 2: 1, 5: 1, 6: 1 },
      anchor: { 24: 1 }, spare: { 4: 1, 5: 1, 6: 1 }, home: { 2: -1, 5: 1 },
      back: { 0: -1, 2: 1 }, blot: { 2: -1, 6: -1 }, otherRisk: { 5: 24 },
      otherRiskPip: { 0: 500 },
    },
    otherRisk: {
      // own 19: 24 is 5 away: 41, 32 not (22 and 21 closed).
      6: '5x 41',
      // own 23: 24 is 1 away.
      2: '1x',
    },
  },
  {
    name: 'three a side, empty boards: opp waits, far doubles',
    own: [[24, 1], [20, 1], [10, 1]],
    opp: [[25, 1], [20, 1], [16, 1]],
    terms: {
      pips: { 0: 7 }, onRoll: { 0: 1 }, bar: { 0: -1 }, blot: { 10: 1, 16: -1, 24: 1 },
      risk: { 0: 25 }, riskPip: { 0: 337 }, otherRisk: { 0: 29 }, otherRiskPip: { 0: 201 },
    },
    risk: {
      // opp's 1: 16 is 15 away: 55 enters on 20, then 16/11/6/1, m = 3 of 3. bar is 24 away: 66, m
      // = 4. 20 is 19 away: never.
      24: '66 55',
      // opp's 5: 20 is 15 away: 55 enters, then m = 3 over 15, a blot, and 10; bar is 20 away: 55,
      // m = 4. 16 is 11: no sum while it waits.
      20: '55',
      // opp's 15: 16 is 1 away, 20 is 5, the other die enters. bar is 10 away: 64 over 21.
      10: '5x 1x 64',
    },
    otherRisk: {
      // own 5: 10 is 5 away: 41, 32. 20 is 15 away: 55, counted.
      20: '5x 41 32',
      // own 9: 10 is 1 away, 20 is 11: 65. 24 is 15 away: 55 over 19, 14.
      16: '1x 65 55',
    },
  },
  {
    name: 'three a side: own waits, from the bar by two, three and four steps',
    own: [[25, 1], [18, 1], [9, 1]],
    opp: [[24, 1], [15, 1], [4, 1]],
    terms: {
      pips: { 0: -9 }, onRoll: { 0: 1 }, bar: { 0: 1 },
      blot: { 4: -1, 9: 1, 15: -1, 18: 1, 24: -1 }, risk: { 0: 12 }, riskPip: { 0: 138 },
      otherRisk: { 0: 19 }, otherRiskPip: { 0: 337 },
    },
    risk: {
      // opp's 7: 15 is 8 away, all open. 24 is 17 away: never.
      18: '62 53 44 22',
      // opp's 16: 24 is 8 away, all open.
      9: '62 53 44 22',
    },
    otherRisk: {
      // own 1: 9 is 8 away: 44 enters, then m = 2; bar is 24 away: 66, m = 4.
      24: '66 44',
      // own 10: bar is 15 away: 55, m = 3; 18 is 8 away: 44 enters, then m = 2; 22 would need five.
      15: '55 44',
      // own 21: bar is 4 away: 31, 22, 11, m = 4.
      4: '4x 31 22 11',
    },
  },
  {
    name: 'all fifteen back, runs of five and three with all behind',
    own: [[24, 3], [23, 3], [22, 3], [21, 3], [20, 3]],
    opp: [[18, 3], [17, 3], [16, 3], [10, 3], [7, 3]],
    terms: {
      pips: { 0: -126 }, onRoll: { 0: 1 }, made: { 7: -1, 10: -1, 16: -1, 17: -1, 18: -1 },
      anchor: { 20: 1, 21: 1, 22: 1, 23: 1, 24: 1 },
      spare: { 7: -1, 10: -1, 16: -1, 17: -1, 18: -1, 20: 1, 21: 1, 22: 1, 23: 1, 24: 1 },
      prime: { 3: 16 }, back: { 0: -1, 5: 1 },
    },
  },
  {
    name: 'blots everywhere, nobody behind them',
    own: [[18, 1], [17, 1], [16, 1], [15, 1], [14, 1], [13, 2], [12, 1], [11, 1], [10, 1], [9, 1], [7, 1], [3, 1], [2, 1], [1, 1]],
    opp: [[6, 5], [5, 5], [4, 5]],
    terms: {
      pips: { 0: -86 }, onRoll: { 0: 1 }, made: { 4: -1, 5: -1, 6: -1, 13: 1 },
      spare: { 4: -1, 5: -1, 6: -1 }, overload: { 0: -9 }, home: { 0: 1, 3: -1 },
      blot: { 1: 1, 2: 1, 3: 1, 7: 1, 9: 1, 10: 1, 11: 1, 12: 1, 14: 1, 15: 1, 16: 1, 17: 1, 18: 1 },
    },
  },
  {
    name: 'blots of opp everywhere, one under fire',
    own: [[6, 5], [3, 5], [2, 5]],
    opp: [[21, 1], [17, 1], [15, 1], [14, 1], [13, 2], [12, 1], [11, 1], [10, 1], [9, 1], [7, 1], [6, 1], [4, 1], [3, 1], [1, 1]],
    terms: {
      pips: { 0: 101 }, onRoll: { 0: 1 }, made: { 2: 1, 3: 1, 6: 1, 13: -1 },
      spare: { 2: 1, 3: 1, 6: 1 }, overload: { 0: 9 }, home: { 0: -1, 3: 1 },
      back: { 0: 1, 1: -1 },
      blot: { 1: -1, 3: -1, 4: -1, 6: -1, 7: -1, 9: -1, 10: -1, 11: -1, 12: -1, 14: -1, 15: -1, 17: -1, 21: -1 },
      otherRisk: { 3: 12 }, otherRiskPip: { 0: 48 },
    },
    otherRisk: {
      // own 4: 6 is 2 away: 11 over 5. 3 and 2 are past it, as all are past the others.
      21: '2x 11',
    },
  },
  {
    name: 'five blots under fire',
    own: [[22, 1], [21, 1], [13, 5], [8, 1], [7, 2], [6, 1], [5, 3], [4, 1]],
    opp: [[24, 2], [13, 4], [8, 3], [6, 4], [2, 2]],
    terms: {
      pips: { 0: -3 }, onRoll: { 0: 1 }, made: { 2: -1, 5: 1, 6: -1, 7: 1, 8: -1 },
      anchor: { 24: -1 }, spare: { 5: 1, 6: -1, 8: -1 }, overload: { 0: 1 },
      home: { 1: 1, 2: -1 }, blot: { 4: 1, 6: 1, 8: 1, 21: 1, 22: 1 }, risk: { 2: 89 },
      riskPip: { 0: 870 },
    },
    risk: {
      // opp's 3: 6 is 3 away (21, 11 over 5, 4), 8 is 5 (41), 13 is 10 (64). 24 is 21: never.
      22: '5x 3x 64 41 21 11',
      // opp's 4: 6 is 2 away (11), 8 is 4 (31), 13 is 9 (63, 33 over 10, 7), 24 is 20: 55 over 19,
      // a blot, 14, 9.
      21: '4x 2x 63 55 33 31 11',
      // opp's 17: 24 is 7 away, all open.
      8: '61 52 43',
      // opp's 19: 24 is 5 away: 41 over 23, 32 over 22 (20 is closed, 21 open).
      6: '5x 41 32',
      // opp's 21: 24 is 3 away: 21, 11 over 23, 22.
      4: '3x 21 11',
    },
  },
  {
    name: 'points of three: both hold anchors, five of opp back',
    own: [[19, 3], [17, 3], [15, 3], [11, 3], [9, 3]],
    opp: [[24, 3], [21, 3], [18, 3], [13, 3], [4, 3]],
    terms: {
      pips: { 0: 27 }, onRoll: { 0: 1 },
      made: { 4: -1, 9: 1, 11: 1, 13: -1, 15: 1, 17: 1, 18: -1 },
      anchor: { 19: 1, 21: -1, 24: -1 },
      spare: { 4: -1, 9: 1, 11: 1, 13: -1, 15: 1, 17: 1, 18: -1, 19: 1, 21: -1, 24: -1 },
      home: { 0: 1, 1: -1 }, back: { 3: 1, 5: -1 },
    },
  },
  {
    name: 'points of three and four at home',
    own: [[14, 3], [12, 3], [5, 3], [3, 3], [1, 3]],
    opp: [[15, 4], [8, 4], [6, 4], [2, 3]],
    terms: {
      pips: { 0: 17 }, onRoll: { 0: 1 },
      made: { 1: 1, 2: -1, 3: 1, 5: 1, 6: -1, 8: -1, 12: 1, 14: 1, 15: -1 },
      spare: { 1: 1, 2: -1, 3: 1, 5: 1, 6: -1, 8: -1, 12: 1, 14: 1, 15: -1 }, overload: { 0: -3 },
      home: { 2: -1, 3: 1 },
    },
  },
  {
    name: 'points of three: opp anchors against one point',
    own: [[18, 3], [16, 3], [10, 3], [7, 3], [2, 3]],
    opp: [[22, 3], [20, 3], [19, 3], [14, 3], [12, 3]],
    terms: {
      pips: { 0: 102 }, onRoll: { 0: 1 },
      made: { 2: 1, 7: 1, 10: 1, 12: -1, 14: -1, 16: 1, 18: 1 },
      anchor: { 19: -1, 20: -1, 22: -1 },
      spare: { 2: 1, 7: 1, 10: 1, 12: -1, 14: -1, 16: 1, 18: 1, 19: -1, 20: -1, 22: -1 },
      home: { 0: -1, 1: 1 }, back: { 0: 1, 5: -1 },
    },
  },
  {
    name: 'points of three and four: anchors of both',
    own: [[22, 4], [10, 4], [7, 4], [3, 3]],
    opp: [[23, 3], [20, 3], [11, 3], [9, 3], [1, 3]],
    terms: {
      pips: { 0: 27 }, onRoll: { 0: 1 }, made: { 1: -1, 3: 1, 7: 1, 9: -1, 10: 1, 11: -1 },
      anchor: { 20: -1, 22: 1, 23: -1 },
      spare: { 1: -1, 3: 1, 7: 1, 9: -1, 10: 1, 11: -1, 20: -1, 22: 1, 23: -1 },
      overload: { 0: 3 }, back: { 4: 1, 5: -1 },
    },
  },
];

// prettier-ignore
export const simpleSheet: readonly SimpleEntry[] = [
  {
    name: 'three own blots',
    own: [[24, 1], [23, 1], [13, 4], [9, 1], [8, 3], [6, 5]],
    opp: [[24, 2], [13, 5], [8, 3], [6, 5]],
    counts: { pips: 5, bar: 0, off: 0, ownBlots: 3, oppBlots: 0 },
  },
  {
    name: 'two on the bar, a blot on each side',
    own: [[25, 2], [24, 1], [13, 4], [8, 3], [6, 5]],
    opp: [[24, 2], [13, 4], [8, 3], [6, 3], [4, 1], [2, 2]],
    counts: { pips: -30, bar: 2, off: 0, ownBlots: 1, oppBlots: 1 },
  },
  {
    name: 'opp has borne off nine and left two blots',
    own: [[24, 2], [6, 3], [5, 3], [4, 3], [3, 2], [2, 2]],
    opp: [[6, 1], [4, 2], [3, 2], [2, 1]],
    counts: { pips: -81, bar: 0, off: -9, ownBlots: 0, oppBlots: 2 },
  },
  {
    name: 'opp on the bar, five blots',
    own: [[24, 1], [20, 1], [10, 1]],
    opp: [[25, 1], [20, 1], [16, 1]],
    counts: { pips: 7, bar: -1, off: 0, ownBlots: 3, oppBlots: 2 },
  },
];

// prettier-ignore
export const raceSheet: readonly RaceEntry[] = [
  {
    name: 'one checker each: v at its least, opp wins with every roll',
    own: [[1, 1]],
    opp: [[2, 1]],
    race: {
      own: { pips: 1, left: 1, low: { 1: 1 }, stacked: 0, gaps: 5, u: 0 },
      opp: { pips: 2, left: 1, low: { 2: 1 }, stacked: 0, gaps: 4, u: 0 },
    },
    worked: {
      own: { base: 426, low: 212, stack: 0, rest: 25, e: 763 },
      opp: { base: 426, low: 139, stack: 0, rest: 20, e: 785 },
      lose: { t: 378, v: 10000 },
      score: -0.999843200000,
    },
  },
  {
    name: 'all at home, some off on both sides: no gammons',
    own: [[6, 3], [5, 2], [4, 2], [3, 1]],
    opp: [[5, 3], [4, 2], [2, 2], [1, 1]],
    race: {
      own: { pips: 39, left: 8, low: { 6: 3, 5: 2, 4: 2, 3: 1 }, stacked: 1, gaps: 1, u: 0 },
      opp: { pips: 28, left: 8, low: { 5: 3, 4: 2, 2: 2, 1: 1 }, stacked: 1, gaps: 2, u: 0 },
    },
    worked: {
      own: { base: 215, low: 186, stack: 102, rest: 5, e: 4408 },
      opp: { base: 215, low: 602, stack: 102, rest: 10, e: 3729 },
      lose: { t: 1079, v: 857810 },
      score: -0.755935404391,
    },
  },
  {
    name: 'own with none off, behind: lost, and almost surely a gammon',
    own: [[12, 3], [10, 2], [8, 2], [6, 3], [5, 3], [4, 2]],
    opp: [[3, 2], [2, 2], [1, 1]],
    race: {
      own: { pips: 113, left: 15, low: { 6: 3, 5: 3, 4: 2 }, stacked: 2, outside: 7, u: 30, lowest: 4 },
      opp: { pips: 11, left: 5, low: { 3: 2, 2: 2, 1: 1 }, stacked: 0, gaps: 3, u: 0 },
    },
    worked: {
      own: { base: -385, low: 112, stack: 204, rest: 546, e: 11777 },
      opp: { base: 389, low: 666, stack: 0, rest: 15, e: 2170 },
      lose: { t: 10007, v: 2213110 },
      ownSaves: { needs: 3980, t: 2210, v: 1199500 },
      score: -1.978120706524,
    },
  },
  {
    name: 'opp with none off: won, four times of five a gammon',
    own: [[2, 2], [1, 2]],
    opp: [[14, 2], [7, 3], [6, 4], [5, 3], [3, 3]],
    race: {
      own: { pips: 6, left: 4, low: { 2: 2, 1: 2 }, stacked: 0, gaps: 4, u: 0 },
      opp: { pips: 97, left: 15, low: { 6: 4, 5: 3, 3: 3 }, stacked: 4, outside: 5, u: 19, lowest: 3 },
    },
    worked: {
      own: { base: 387, low: 702, stack: 0, rest: 20, e: 1709 },
      opp: { base: -385, low: 306, stack: 408, rest: 390, e: 10419 },
      lose: { t: -8310, v: 1756640 },
      oppSaves: { needs: 2825, t: -716, v: 769420 },
      score: 1.792749945990,
    },
  },
  {
    name: 'both with none off, nearly even',
    own: [[11, 3], [8, 4], [6, 4], [4, 2], [3, 2]],
    opp: [[12, 2], [9, 3], [7, 2], [6, 5], [2, 3]],
    race: {
      own: { pips: 103, left: 15, low: { 6: 4, 4: 2, 3: 2 }, stacked: 2, outside: 7, u: 23, lowest: 3 },
      opp: { pips: 101, left: 15, low: { 6: 5, 2: 3 }, stacked: 4, outside: 7, u: 23, lowest: 2 },
    },
    worked: {
      own: { base: -385, low: 246, stack: 204, rest: 546, e: 10911 },
      opp: { base: -385, low: 417, stack: 408, rest: 546, e: 11086 },
      lose: { t: 225, v: 3579610 },
      ownSaves: { needs: 3225, t: -7461, v: 2580430 },
      oppSaves: { needs: 3170, t: 8141, v: 2550530 },
      score: -0.094656144796,
    },
  },
  {
    name: 'further behind than the table goes, none off',
    own: [[8, 5], [7, 5], [6, 5]],
    opp: [[1, 2]],
    race: {
      own: { pips: 105, left: 15, low: { 6: 5 }, stacked: 3, outside: 10, u: 15, lowest: 6 },
      opp: { pips: 2, left: 2, low: { 1: 2 }, stacked: 0, gaps: 5, u: 0 },
    },
    worked: {
      own: { base: -385, low: 0, stack: 306, rest: 780, e: 11201 },
      opp: { base: 365, low: 424, stack: 0, rest: 25, e: 1014 },
      lose: { t: 10587, v: 1687950 },
      ownSaves: { needs: 2590, t: 1976, v: 568520 },
      score: -1.995546636188,
    },
  },
  {
    name: 'further ahead than the table goes; opp has none off',
    own: [[1, 2]],
    opp: [[8, 5], [7, 5], [6, 5]],
    race: {
      own: { pips: 2, left: 2, low: { 1: 2 }, stacked: 0, gaps: 5, u: 0 },
      opp: { pips: 105, left: 15, low: { 6: 5 }, stacked: 3, outside: 10, u: 15, lowest: 6 },
    },
    worked: {
      own: { base: 365, low: 424, stack: 0, rest: 25, e: 1014 },
      opp: { base: -385, low: 0, stack: 306, rest: 780, e: 11201 },
      lose: { t: -9787, v: 1687950 },
      oppSaves: { needs: 2590, t: -1176, v: 568520 },
      score: 1.940510428431,
    },
  },
  {
    name: 'no own checker at home: the gammon is saved from point 6',
    own: [[18, 8], [13, 7]],
    opp: [[6, 8], [5, 7]],
    race: {
      own: { pips: 235, left: 15, low: {}, stacked: 0, outside: 15, u: 145, lowest: 6 },
      opp: { pips: 83, left: 15, low: { 6: 8, 5: 7 }, stacked: 11, gaps: 3, u: 0, lowest: 5 },
    },
    worked: {
      own: { base: -385, low: 0, stack: 0, rest: 1170, e: 24285 },
      opp: { base: -385, low: 98, stack: 1122, rest: 15, e: 9150 },
      lose: { t: 15535, v: 7046550 },
      ownSaves: { needs: 15590, t: 6840, v: 5916200 },
      oppSaves: { needs: 1035, t: 23650, v: 5991600 },
      score: -1.997443002944,
    },
  },
];

// prettier-ignore
export const finishedSheet: readonly FinishedEntry[] = [
  {
    name: 'won, opp has one off: single, though one waits on the bar',
    own: [],
    opp: [[25, 1], [20, 3], [6, 10]],
    score: 1,
  },
  {
    name: 'won, opp has none off, the last on 18: gammon',
    own: [],
    opp: [[18, 1], [6, 14]],
    score: 2,
  },
  {
    name: 'won, opp has none off, one on 19: backgammon by home',
    own: [],
    opp: [[19, 1], [6, 14]],
    score: 3,
  },
  {
    name: 'won, opp has none off, one on the bar: backgammon by bar',
    own: [],
    opp: [[25, 1], [6, 14]],
    score: 3,
  },
  {
    name: 'lost, own has one off: single, though two are on 24',
    own: [[24, 2], [6, 12]],
    opp: [],
    score: -1,
  },
  {
    name: 'lost, own has none off, the last on 18: gammon',
    own: [[18, 2], [13, 3], [6, 10]],
    opp: [],
    score: -2,
  },
  {
    name: 'lost, own has none off, one on 24: backgammon by home',
    own: [[24, 1], [6, 14]],
    opp: [],
    score: -3,
  },
  {
    name: 'lost, own has none off, two on the bar: backgammon by bar',
    own: [[25, 2], [6, 13]],
    opp: [],
    score: -3,
  },
];

// prettier-ignore
export const expertSheet: readonly ExpertEntry[] = [
  {
    name: 'passed by one: 12 and 12 make 24',
    own: [[12, 2], [8, 3], [6, 4], [5, 3], [4, 2]],
    opp: [[12, 2], [10, 1], [6, 5], [5, 3], [4, 2], [3, 1], [1, 1]],
    terms: {
      pips: { 0: -4 }, onRoll: { 0: 1 }, off: { 0: -1, 1: 1 }, made: { 8: 1 }, spare: { 8: 1 },
      overload: { 0: -2 }, blot: { 1: -1, 3: -1, 10: -1 },
    },
    // No hitter is behind a blot.
    race: {
      own: { pips: 95, left: 14, low: { 6: 4, 5: 3, 4: 2 }, stacked: 3, outside: 5, u: 18 },
      opp: { pips: 91, left: 15, low: { 6: 5, 5: 3, 4: 2, 3: 1, 1: 1 }, stacked: 4, outside: 3, u: 16, lowest: 1 },
    },
    worked: {
      own: { base: -293, low: 112, stack: 306, rest: 390, e: 10015 },
      opp: { base: -385, low: 412, stack: 408, rest: 234, e: 9769 },
      lose: { t: 646, v: 3051920 },
      oppSaves: { needs: 2415, t: 8000, v: 2095900 },
      score: -0.288405216540,
    },
  },
  {
    name: 'not passed by one: 13 and 13 make 26',
    own: [[13, 2], [8, 3], [6, 4], [5, 3], [4, 2]],
    opp: [[13, 2], [10, 1], [6, 5], [5, 3], [4, 2], [3, 1], [1, 1]],
    terms: {
      pips: { 0: -4 }, onRoll: { 0: 1 }, off: { 0: -1, 1: 1 }, made: { 8: 1 }, spare: { 8: 1 },
      overload: { 0: -2 }, blot: { 1: -1, 3: -1, 10: -1 },
    },
    // No hitter is behind a blot of the other.
  },
  {
    name: 'all at home but for one on the bar: not passed',
    own: [[6, 4], [5, 3], [3, 1]],
    opp: [[25, 1], [6, 3], [4, 2]],
    terms: {
      pips: { 0: 9 }, onRoll: { 0: 1 }, off: { 7: 1, 9: -1 }, made: { 4: -1, 5: 1 },
      spare: { 5: 1 }, overload: { 0: 1 }, bar: { 2: -1 }, back: { 0: 1, 1: -1 }, blot: { 3: 1 },
      risk: { 2: 14 }, riskPip: { 0: 308 },
    },
    risk: {
      // opp's 22: bar is 3 away: 21 over 24 or 23, 11 over 24, 23.
      3: '3x 21 11',
    },
  },
];
