import { Ending, areEmpty, ending } from './hooks';
import { highest, occupiedPoints } from './masks';
import {
  backgammonPoints, checkers, gammonPoints, hasBorneOffAll, homeGammonPoints, perChecker, singlePoints, theirPoint,
} from './rules';
import { BAR, HOME, OFF, OPP, OWN, POINTS } from './turn-state';

/** How a game ends, and for how many points. */

/** Instead of the points of a game that goes on. */
export const GOES_ON: i32 = i32.MIN_VALUE;

@inline
export function hasEnded(position: usize): bool {
  return endedScore(position) != GOES_ON;
}

/** The points of a finished game for `own`, 0 for a draw, `GOES_ON` for a game that is not finished. */
@inline
export function endedScore(position: usize): i32 {
  const own = position + OWN;
  const opp = position + OPP;
  // A side may still bear off all after the other (rules.md 3.6, the last throw): then nobody has won.
  if (hasBorneOffAll(own)) return hasBorneOffAll(opp) ? 0 : resultPoints(opp);
  if (hasBorneOffAll(opp)) return -resultPoints(own);
  return areEmpty() ? GOES_ON : specialScore(position);
}

function specialScore(position: usize): i32 {
  switch (ending(position)) {
    case Ending.OwnWins: return resultPoints(position + OPP);
    case Ending.OppWins: return -resultPoints(position + OWN);
    case Ending.Draw: return 0;
    default: return GOES_ON;
  }
}

/** The points that a lost game costs, from the loser's checkers (rules.md 4). */
function resultPoints(loser: usize): i32 {
  const off: i32 = load<i8>(loser, OFF);
  if (perChecker) return checkers - off;
  if (off > 0) return singlePoints;
  if (load<i8>(loser, BAR) > 0 || standsInWinnersHome(loser)) return backgammonPoints;
  return isAtHome(loser) ? homeGammonPoints : gammonPoints;
}

function standsInWinnersHome(loser: usize): bool {
  for (let point = 1; point <= POINTS; point++) {
    if (load<i8>(loser + point) != 0 && theirPoint(point) <= HOME) return true;
  }
  return false;
}

function isAtHome(loser: usize): bool {
  return highest(occupiedPoints(loser)) <= HOME;
}
