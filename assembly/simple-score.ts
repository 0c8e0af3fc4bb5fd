import { bit, lonePoints, occupiedPoints, pinnedPoints } from './masks';
import { START, mirrored } from './pin-score';
import { BAR, OFF, OPP, OWN, POINTS, pipCount } from './turn-state';
import { BlockingWeights, HittingWeights, PinningWeights, weight } from './weights';

/**
 * The glances of evaluation.md sections 2, 9 and 10 as whole numbers of 1/100000 point, for the side that has just
 * moved.
 */

export function hittingGlance(position: usize): i32 {
  const own = position + OWN;
  const opp = position + OPP;
  return (
    weight(HittingWeights.simplePips) * (pipCount(opp) - pipCount(own)) +
    weight(HittingWeights.simpleBar) * (load<i8>(own, BAR) - load<i8>(opp, BAR)) +
    weight(HittingWeights.simpleOff) * (load<i8>(own, OFF) - load<i8>(opp, OFF)) +
    weight(HittingWeights.simpleBlot, 0) * popcnt(lonePoints(own)) +
    weight(HittingWeights.simpleBlot, 1) * popcnt(lonePoints(opp))
  );
}

export function blockingGlance(position: usize): i32 {
  const own = position + OWN;
  const opp = position + OPP;
  return (
    weight(BlockingWeights.simplePips) * (pipCount(opp) - pipCount(own)) +
    weight(BlockingWeights.simpleOff) * (load<i8>(own, OFF) - load<i8>(opp, OFF)) +
    weight(BlockingWeights.simpleHead) * (load<i8>(own, POINTS) - load<i8>(opp, POINTS)) +
    weight(BlockingWeights.simpleHeld) * (heldPoints(own) - heldPoints(opp))
  );
}

/** Points without the head. */
function heldPoints(counts: usize): i32 {
  return popcnt(occupiedPoints(counts) & ~bit(POINTS));
}

export function pinningGlance(position: usize): i32 {
  const own = position + OWN;
  const opp = position + OPP;
  const ownPinned = pinnedPoints(own);
  const oppPinned = pinnedPoints(opp);
  return (
    weight(PinningWeights.simplePips) * (pipCount(opp) - pipCount(own)) +
    weight(PinningWeights.simpleOff) * (load<i8>(own, OFF) - load<i8>(opp, OFF)) +
    weight(PinningWeights.simpleBlot, 0) * popcnt(lonePoints(own) & ~mirrored(oppPinned)) +
    weight(PinningWeights.simpleBlot, 1) * popcnt(lonePoints(opp) & ~mirrored(ownPinned)) +
    weight(PinningWeights.simplePinned) * (popcnt(ownPinned) - popcnt(oppPinned)) +
    weight(PinningWeights.simpleMother) * (isMother(own) - isMother(opp))
  );
}

/** 1 when a single checker is left on the start. */
function isMother(counts: usize): i32 {
  return i32(load<i8>(counts, START) == 1);
}
