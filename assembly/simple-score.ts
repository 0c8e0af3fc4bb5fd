import { BAR, OFF, OPP, OWN, POINTS, pipCount } from './turn-state';
import { Weights, weight } from './weights';

/** The score of evaluation.md section 2 as a whole number of 1/100000 point, for the side that has just moved. */
export function simpleSum(position: usize): i32 {
  const own = position + OWN;
  const opp = position + OPP;
  return (
    weight(Weights.simplePips) * (pipCount(opp) - pipCount(own)) +
    weight(Weights.simpleBar) * (load<i8>(own, BAR) - load<i8>(opp, BAR)) +
    weight(Weights.simpleOff) * (load<i8>(own, OFF) - load<i8>(opp, OFF)) +
    weight(Weights.simpleBlot, 0) * blots(own) +
    weight(Weights.simpleBlot, 1) * blots(opp)
  );
}

function blots(counts: usize): i32 {
  let count = 0;
  for (let point = 1; point <= POINTS; point++) count += i32(load<i8>(counts + point) == 1);
  return count;
}
