import { MOST_CUBE } from '../../game/index.js';
import { meanChances, type Chances } from './chances.js';
import { canDouble, cubefulWorth, doubledWorth, type Prospect } from './cubeful.js';
import type { CubeState, Terms } from './terms.js';

/** A way that the turn of `own`, which is about to roll, can go: it has moved, the other side is about to roll. */
export interface Branch {
  readonly prospect: Prospect;
  readonly weight: number;
}

/** All ways, one for each roll. */
export type Outlook = readonly Branch[];

/** What a turn is worth to the side that is about to roll, by what is done with the cube. */
export interface CubeWorths {
  /** It rolls. */
  readonly roll: number;
  /** It doubles, and this is how the other side answers; the best of them for the other side is what comes. */
  readonly take: number;
  readonly pass: number;
  /** Missing where the session is played without beavers. */
  readonly beaver?: number;
}

/** The chances of the side that is about to roll. */
export function chancesOf(outlook: Outlook): Chances {
  return meanChances(
    outlook.map(({ prospect, weight }) => ({ chances: prospect.chances, weight })),
  );
}

/** What it is worth to roll with the cube like this. */
export function rollWorth(terms: Terms, outlook: Outlook, cube: CubeState): number {
  let sum = 0;
  let weights = 0;
  for (const { prospect, weight } of outlook) {
    sum += weight * branchWorth(terms, prospect, cube);
    weights += weight;
  }
  return sum / weights;
}

/** The other side is about to roll, and may double before that. */
function branchWorth(terms: Terms, prospect: Prospect, cube: CubeState): number {
  const held = cubefulWorth(terms, prospect, cube);
  return canDouble(terms, cube, 'opp')
    ? Math.min(held, doubledWorth(terms, prospect, cube, 'opp'))
    : held;
}

/** What all courses are worth where the side that is about to roll doubles or might. */
export function cubeWorths(terms: Terms, outlook: Outlook, cube: CubeState): CubeWorths {
  const { value } = cube;
  const worths = {
    roll: rollWorth(terms, outlook, cube),
    take: rollWorth(terms, outlook, { value: 2 * value, owner: 'opp' }),
    pass: terms.worth(value),
  };
  if (!terms.beavers) return worths;
  // The doubler may give up what the double has made of the game.
  const kept = beaveredWorth(terms, outlook, 2 * value);
  return { ...worths, beaver: Math.max(kept, terms.worth(-2 * value)) };
}

/** What it is worth to play on when the other side has beavered a double to `value`. */
export function beaveredWorth(terms: Terms, outlook: Outlook, value: number): number {
  return rollWorth(terms, outlook, { value: 2 * value, owner: 'opp' });
}

/** What a double brings, answered as well as can be. */
export function doubleWorth({ take, pass, beaver = Infinity }: CubeWorths): number {
  return Math.min(take, pass, beaver);
}

/** Whether the rules let `own` double before its roll, and whether it can gain by it at all. */
export function mayGainByDouble(terms: Terms, cube: CubeState): boolean {
  return cube.value < MOST_CUBE && canDouble(terms, cube, 'own');
}
