import { pipCount, type Position } from '../../game/index.js';

/** How well cubes are used while the sides are in contact (cube.md 3). */
export const CONTACT_EFFICIENCY = 0.68;

/** How well they are used in a race, by the pips of the side that has just moved; long races swing less from turn to turn. */
export function raceEfficiency({ own }: Position): number {
  return Math.min(0.7, Math.max(0.6, 0.55 + pipCount(own) / 800));
}

/** How well they are used in the last rolls, by the number that both sides still need: nobody doubles after the last. */
export function lastRollsEfficiency(rolls: number): number {
  return Math.max(0, 0.16 * (rolls - 2));
}
