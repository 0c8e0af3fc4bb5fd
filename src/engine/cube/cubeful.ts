import type { Chances } from './chances.js';
import type { CubeState, Prices, Terms } from './terms.js';

/** A position as the cube sees it. */
export interface Prospect {
  readonly chances: Chances;
  /** How well cubes are used here, 0 (never: the dead cube) to 1 (at the very best moment: the live cube). */
  readonly efficiency: number;
}

/** The sides of a cube decision. */
export type Seat = 'own' | 'opp';

/**
 * What a position is worth to `own` with the cube in play: between the dead cube's worth and the live cube's, by the
 * efficiency (cube.md 3).
 */
export function cubefulWorth(terms: Terms, prospect: Prospect, cube: CubeState): number {
  const { chances, efficiency } = prospect;
  const { lost, won } = endsOf(terms, chances, cube);
  const dead = lost + (won - lost) * chances.win;
  if (efficiency === 0) return dead;
  return (1 - efficiency) * dead + efficiency * at(liveLine(terms, chances, cube), chances.win);
}

/** What it is worth to `own` that a side doubles now and the other answers as well as it can: passes or takes. */
export function doubledWorth(
  terms: Terms,
  prospect: Prospect,
  { value }: CubeState,
  doubler: Seat,
): number {
  const [pass, best] = doubler === 'own' ? [value, Math.min] : [-value, Math.max];
  const owner = doubler === 'own' ? 'opp' : 'own';
  const take = cubefulWorth(terms, prospect, { value: 2 * value, owner });
  return best(take, terms.worth(pass));
}

/** Whether a side may double, and can gain by it: its cube is not dead. */
export function canDouble(terms: Terms, { value, owner }: CubeState, doubler: Seat): boolean {
  const mayTurn = owner === 'nobody' || owner === doubler;
  return terms.cube && mayTurn && value < terms.away[doubler];
}

/** What losing and winning with the cube where it stands are worth, gammons at their share of the losses and wins. */
interface Ends {
  readonly lost: number;
  readonly won: number;
}

function endsOf(terms: Terms, chances: Chances, { value, owner }: CubeState): Ends {
  const { prices, worth } = terms;
  if (terms.jacoby && owner === 'nobody')
    return { lost: worth(-value * prices.single), won: worth(value * prices.single) };
  const { win, winGammon, winBackgammon, loseGammon, loseBackgammon } = chances;
  return {
    lost: meanWorth(terms, -value, prices, [1 - win, loseGammon, loseBackgammon]),
    won: meanWorth(terms, value, prices, [win, winGammon, winBackgammon]),
  };
}

/** `reached`: the chances of at least a single game, a gammon and a backgammon. */
function meanWorth(
  { worth }: Terms,
  value: number,
  { single, gammon, backgammon }: Prices,
  [any, gammons, backgammons]: readonly [number, number, number],
): number {
  const plain = worth(value * single);
  if (any <= 0) return plain;
  const [g, b] = [gammons / any, backgammons / any];
  return (
    plain +
    g * (worth(value * gammon) - plain) +
    b * (worth(value * backgammon) - worth(value * gammon))
  );
}

/** A point of a line: at this chance of winning, this worth. */
type Corner = readonly [win: number, worth: number];

/** Doublings looked ahead; each tells a quarter of what the one before it told. */
const DEPTH = 8;

/**
 * The worth of the live cube by the chance of winning: a line with a corner where `opp` doubles `own` out and one where
 * `own` doubles `opp` out, as far as they may.
 */
function liveLine(
  terms: Terms,
  chances: Chances,
  cube: CubeState,
  depth = DEPTH,
): readonly Corner[] {
  const { lost, won } = endsOf(terms, chances, cube);
  const { value } = cube;
  const corners: Corner[] = [[0, lost]];
  const taken = (owner: Seat): readonly Corner[] =>
    liveLine(terms, chances, { value: 2 * value, owner }, depth - 1);
  if (depth > 0 && canDouble(terms, cube, 'opp')) {
    const passed = terms.worth(-value);
    corners.push([whereWorth(taken('own'), passed), passed]);
  }
  if (depth > 0 && canDouble(terms, cube, 'own')) {
    const passed = terms.worth(value);
    corners.push([whereWorth(taken('opp'), passed), passed]);
  }
  corners.push([1, won]);
  return corners;
}

function at(line: readonly Corner[], win: number): number {
  const next = Math.max(
    1,
    line.findIndex(([corner]) => win <= corner),
  );
  const [[low, from], [high, to]] = [line[next - 1], line[next]];
  return high === low ? to : from + ((to - from) * (win - low)) / (high - low);
}

/** The chance of winning from which on a line is worth this much. */
function whereWorth(line: readonly Corner[], worth: number): number {
  if (worth <= line[0][1]) return 0;
  const next = line.findIndex(([, corner]) => worth <= corner);
  if (next < 0) return 1;
  const [[low, from], [high, to]] = [line[next - 1], line[next]];
  return low + ((high - low) * (worth - from)) / (to - from);
}
