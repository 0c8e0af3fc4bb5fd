import { Ending } from '../hooks';
import { mutualMothers } from '../rules';
import { OPP, OWN, POINTS } from '../turn-state';

/** How a game stands by its mothers, the last checkers on the start (rules.md 3.9). */
export function endingByMother(position: usize): Ending {
  const own: i32 = load<i8>(position, OWN + POINTS);
  const opp: i32 = load<i8>(position, OPP + POINTS);
  if (opp < 0) return endingForPinner(own, Ending.OwnWins);
  return own < 0 ? endingForPinner(opp, Ending.OppWins) : Ending.GoesOn;
}

/** @param start the checkers that the side that pins a mother has on its own start */
function endingForPinner(start: i32, wins: Ending): Ending {
  if (!mutualMothers || start == 0) return wins;
  return start < 0 ? Ending.Draw : Ending.GoesOn;
}
