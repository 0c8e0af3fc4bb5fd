import { pipCount } from './turn-state';
import { weight } from './weights';

const PIPS_A_STAGE: i32 = 90;
const LAST_STAGE: i32 = 7;

/** The lead in a long game, worth more the less there is left to go; weighed by the table `pips` of the game's family. */
@inline
export function stagedLead(own: usize, opp: usize, pips: i32): i32 {
  const mine = pipCount(own);
  const theirs = pipCount(opp);
  return weight(pips, min((mine + theirs) / PIPS_A_STAGE, LAST_STAGE)) * (theirs - mine);
}
