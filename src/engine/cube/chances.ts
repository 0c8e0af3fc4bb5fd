/** How a game can end for a side, each a chance from 0 to 1; a backgammon counts as a gammon and as a win too. */
export interface Chances {
  readonly win: number;
  readonly winGammon: number;
  readonly winBackgammon: number;
  readonly loseGammon: number;
  readonly loseBackgammon: number;
}

/** The same as the other side sees it. */
export function otherChances(chances: Chances): Chances {
  return {
    win: 1 - chances.win,
    winGammon: chances.loseGammon,
    winBackgammon: chances.loseBackgammon,
    loseGammon: chances.winGammon,
    loseBackgammon: chances.winBackgammon,
  };
}

/** Points at the usual prices, without a cube: 1, 2 and 3 for a single game, gammon and backgammon. */
export function equityOf(chances: Chances): number {
  return (
    2 * chances.win -
    1 +
    chances.winGammon -
    chances.loseGammon +
    chances.winBackgammon -
    chances.loseBackgammon
  );
}

/** What is weighed, and how much it weighs. */
export interface Weighed {
  readonly chances: Chances;
  readonly weight: number;
}

/** The chances before it is known which of these comes. */
export function meanChances(all: readonly Weighed[]): Chances {
  const weights = all.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (part: keyof Chances): number =>
    all.reduce((sum, { chances, weight }) => sum + weight * chances[part], 0) / weights;
  return {
    win: mean('win'),
    winGammon: mean('winGammon'),
    winBackgammon: mean('winBackgammon'),
    loseGammon: mean('loseGammon'),
    loseBackgammon: mean('loseBackgammon'),
  };
}
