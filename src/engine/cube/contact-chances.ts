import { BAR, HOME, OFF, pipCount, type Counts, type Position } from '../../game/index.js';
import type { Chances } from './chances.js';
import type { ChancesTable } from './chances-table.js';

/** The first point of the winner's home in the loser's numbers. */
const FIRST_BACK = 19;

/**
 * The chances of a position of which only the value is known, for `own`: how often wins and losses are gammons by what
 * the board looks like, and as many wins as then make up the value.
 *
 * @param equity points, as the search gives them
 */
export function contactChances(
  table: ChancesTable,
  { own, opp }: Position,
  equity: number,
): Chances {
  const wins = sharesOf(table, own, opp, equity);
  const losses = sharesOf(table, opp, own, -equity);
  const [won, lost] = [1 + wins.gammon + wins.backgammon, 1 + losses.gammon + losses.backgammon];
  const win = Math.min(1, Math.max(0, (table.scale * equity + lost) / (won + lost)));
  return {
    win,
    winGammon: win * wins.gammon,
    winBackgammon: win * wins.backgammon,
    loseGammon: (1 - win) * losses.gammon,
    loseBackgammon: (1 - win) * losses.backgammon,
  };
}

/** Of the games that a side wins, those that are gammons and those that are backgammons. */
interface Shares {
  readonly gammon: number;
  readonly backgammon: number;
}

function sharesOf(table: ChancesTable, winner: Counts, loser: Counts, equity: number): Shares {
  if (loser[OFF] > 0) return { gammon: 0, backgammon: 0 };
  const gammon = chanceOf(table.gammon, gammonSigns(winner, loser, equity));
  return {
    gammon,
    backgammon: gammon * chanceOf(table.backgammon, backgammonSigns(loser, equity)),
  };
}

/** What makes a win a gammon: the winner's value and its square, hundreds of pips until the loser is home, hundreds of the winner's pips, the loser's back checkers. */
export function gammonSigns(winner: Counts, loser: Counts, equity: number): readonly number[] {
  return [
    1,
    equity,
    equity * equity,
    pipsToHome(loser) / 100,
    pipCount(winner) / 100,
    backCheckers(loser),
  ];
}

/** What makes a gammon a backgammon. */
export function backgammonSigns(loser: Counts, equity: number): readonly number[] {
  return [1, equity, backCheckers(loser)];
}

function pipsToHome(counts: Counts): number {
  let pips = 0;
  for (let point = HOME + 1; point <= BAR; point++)
    pips += (point - HOME) * Math.abs(counts[point]);
  return pips;
}

function backCheckers(counts: Counts): number {
  let checkers = 0;
  for (let point = FIRST_BACK; point <= BAR; point++) checkers += Math.abs(counts[point]);
  return checkers;
}

/** The chance with the ln-odds that the weights give. */
function chanceOf(weights: readonly number[], signs: readonly number[]): number {
  const odds = weights.reduce((sum, weight, index) => sum + weight * signs[index], 0);
  return 1 / (1 + Math.exp(-odds));
}
