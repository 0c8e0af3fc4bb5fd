import type { Holder, ResultKind, RuleSet, Stakes } from '../../game/index.js';
import { chancesTables } from './chances-table.js';
import { matchTable } from './match-equity.js';

/** The points that a game can cost, with the cube at 1. */
export type Prices = Pick<Readonly<Record<ResultKind, number>>, 'single' | 'gammon' | 'backgammon'>;

/** What a game is about, ready to be reckoned with: worths are those of the side called `own`. */
export interface Terms {
  /**
   * What it is worth to win these points, or to lose them when they are negative: in unlimited play the points, in a
   * match the chance of winning it.
   */
  readonly worth: (points: number) => number;
  /** What both sides' worths of the same thing add up to. */
  readonly sum: 0 | 1;
  readonly prices: Prices;
  /** Points that each side still needs; Infinity in unlimited play. */
  readonly away: { readonly own: number; readonly opp: number };
  /** Gammons count nothing while the cube is in the middle. */
  readonly jacoby: boolean;
  readonly beavers: boolean;
  /** Whether there is a cube in this game. */
  readonly cube: boolean;
}

/** The cube as `own` sees it. */
export interface CubeState {
  readonly value: number;
  readonly owner: Holder;
}

/** The cube of a game that is played without one. */
const noCube: CubeState = { value: 1, owner: 'nobody' };

/** The cube of a game, at 1 where there is none. */
export function cubeOf(stakes: Stakes): CubeState {
  return stakes.cube ?? noCube;
}

/** The terms of a game with these stakes. */
export function termsOf(rules: RuleSet, stakes: Stakes): Terms {
  const { away, jacoby, beavers, cube, crawford } = stakes;
  const prices = pricesOf(rules);
  const shared = { prices, jacoby, beavers, cube: cube !== undefined };
  if (!away) {
    const far = { own: Infinity, opp: Infinity };
    return { ...shared, worth: (points) => points, sum: 0, away: far };
  }
  const table = matchTable({
    even: chancesTables[rules.variant].even,
    prices,
    crawford: rules.options['cube.crawford'] === 'on',
    unit: rules.options['match.unit'],
    cube: cube !== undefined || crawford === 'now',
  });
  return { ...shared, worth: (points) => table.after(away, crawford, points), sum: 1, away };
}

/** The points of each result; where every checker left costs one, of a single game the usual number. */
function pricesOf({ factors, perChecker, checkers }: RuleSet): Prices {
  if (perChecker) return { single: checkers / 3, gammon: checkers, backgammon: checkers };
  const { single, gammon, backgammon } = factors;
  return { single, gammon, backgammon };
}

/** What one point, times the cube, is worth at this score. */
export function pointWorth({ worth }: Terms, { value }: CubeState): number {
  return (worth(value) - worth(-value)) / 2;
}

/** The same stakes as the other side sees them. */
export function otherStakes(stakes: Stakes): Stakes {
  const { cube, away, bomb } = stakes;
  return {
    ...stakes,
    cube: cube && { value: cube.value, owner: otherHolder(cube.owner) },
    away: away && { own: away.opp, opp: away.own },
    bomb: bomb && otherHolder(bomb),
  };
}

function otherHolder(holder: Holder): Holder {
  return otherHolders[holder];
}

const otherHolders: Readonly<Record<Holder, Holder>> = {
  own: 'opp',
  opp: 'own',
  nobody: 'nobody',
};
