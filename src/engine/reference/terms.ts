import { HOME, OFF, POINTS, pipCount, type Counts, type Position } from '../../game/index.js';

/** Takes one term of a score: `times` the weight `term[index]`. */
export type AddTerm<Term extends string> = (term: Term, index: number, times: number) => void;

/** Names all terms of a whole-number score of a position for `own`, which has just moved. */
export type Terms<Term extends string> = (position: Position, add: AddTerm<Term>) => void;

/** The terms of one side, seen against its enemy. */
export type SideTerms<Term extends string> = (
  side: Counts,
  enemy: Counts,
  add: AddTerm<Term>,
) => void;

/** The terms of both sides: plus for own, minus for opp. */
export function bothSides<Term extends string>(
  { own, opp }: Position,
  terms: SideTerms<Term>,
  add: AddTerm<Term>,
): void {
  terms(own, opp, add);
  terms(opp, own, (term, index, times) => add(term, index, -times));
}

const PIPS_A_STAGE = 90;
const LAST_STAGE = 7;

/** The lead of a long game, worth more the less there is left to go. */
export function stagedTerms({ own, opp }: Position, add: AddTerm<'onRoll' | 'pips'>): void {
  const [mine, theirs] = [pipCount(own), pipCount(opp)];
  add('onRoll', 0, 1);
  add('pips', Math.min(Math.floor((mine + theirs) / PIPS_A_STAGE), LAST_STAGE), theirs - mine);
}

/** The gammon that threatens a side with nothing borne off, once its enemy bears off. */
export function lateTerms(side: Counts, enemy: Counts, add: AddTerm<'late' | 'latePip'>): void {
  if (side[OFF] > 0 || enemy[OFF] === 0) return;
  add('late', enemy[OFF], 1);
  add('latePip', enemy[OFF], pipsOutside(side));
}

/** Pips until all are at home. */
export function pipsOutside(counts: Counts): number {
  let pips = 0;
  for (let point = HOME + 1; point <= POINTS; point++)
    pips += (point - HOME) * Math.abs(counts[point]);
  return pips;
}
