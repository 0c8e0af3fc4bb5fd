import type { Blot } from '../board/view-model.js';
import {
  explode,
  otherSide,
  POINTS,
  positionFor,
  rulesOf,
  type Counts,
  type Side,
} from '../game/index.js';
import type { Explosion } from './motion.js';
import { colourOf, spotOf } from './seats.js';

/** What moves the board; nothing of it is needed before something moves. */
export { animateDice, animateExplosion, animateTravel } from '../board/animation.js';

/** The checkers that an explosion hits. */
export function blotsHit({ state, side, seats }: Explosion): readonly Blot[] {
  const rules = rulesOf(state);
  const before = positionFor(state, side);
  const after = explode(rules, before);
  const hitOf = (hit: Side, was: Counts, is: Counts): Blot[] =>
    Array.from({ length: POINTS }, (_, index) => index + 1)
      .filter((point) => was[point] !== is[point])
      .map((point) => ({
        side: colourOf(state, hit),
        from: spotOf(rules.facing, seats, hit, point),
      }));
  return [...hitOf(side, before.own, after.own), ...hitOf(otherSide(side), before.opp, after.opp)];
}
