import { OFF, endingOf, type Ending, type Position, type RuleSet } from '../../game/index.js';
import { passed, raceChances } from '../reference/race.js';
import { raceWeights } from '../weights/race.js';
import { canCountRolls, firstOffChance, rollsLeft } from './bear-off.js';
import { otherChances, type Chances } from './chances.js';
import { chancesTables } from './chances-table.js';
import { contactChances } from './contact-chances.js';
import type { Prospect } from './cubeful.js';
import { CONTACT_EFFICIENCY, lastRollsEfficiency, raceEfficiency } from './efficiency.js';

/**
 * How a position stands for `own`, which has just moved.
 *
 * @param equity its value for `own` in points, as the search gives it
 */
export function prospectAfter(rules: RuleSet, position: Position, equity: number): Prospect {
  const ending = endingOf(rules, position);
  if (ending) return { chances: endedChances(ending), efficiency: 0 };
  if (passed[rules.facing](position)) return racingProspect(position);
  const table = chancesTables[rules.variant];
  return { chances: contactChances(table, position, equity), efficiency: CONTACT_EFFICIENCY };
}

function endedChances({ winner, kind }: Ending): Chances {
  const gammon = kind === 'single' ? 0 : 1;
  const backgammon = kind === 'backgammon' ? 1 : 0;
  const lost: Chances = {
    win: 0,
    winGammon: 0,
    winBackgammon: 0,
    loseGammon: gammon,
    loseBackgammon: backgammon,
  };
  if (winner === 'nobody') return { ...lost, win: 0.5, loseGammon: 0, loseBackgammon: 0 };
  return winner === 'own' ? otherChances(lost) : lost;
}

/** By counting rolls where few checkers are left, else by effective pips (evaluation.md 5). */
function racingProspect(position: Position): Prospect {
  const { own, opp } = position;
  const pips = raceChances(position, raceWeights);
  const counted = canCountRolls(own) && canCountRolls(opp);
  const lose = counted ? firstOffChance(opp, own) : pips.lose;
  const chances: Chances = {
    win: 1 - lose,
    winGammon: opp[OFF] > 0 ? 0 : Math.min(1 - lose, pips.winGammon),
    winBackgammon: 0,
    loseGammon: own[OFF] > 0 ? 0 : Math.min(lose, pips.loseGammon),
    loseBackgammon: 0,
  };
  const efficiency = raceEfficiency(position);
  return {
    chances,
    efficiency: counted
      ? Math.min(efficiency, lastRollsEfficiency(rollsLeft(position)))
      : efficiency,
  };
}
