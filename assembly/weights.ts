import { WEIGHTS, WEIGHT_ROOM } from './memory';

/** The tables of src/engine/weights.ts; the host writes them in this order, one entry of 32 bits after the other. */
export const enum Weights {
  simplePips,
  simpleBar,
  simpleOff,
  simpleBlot,
  pips,
  onRoll,
  off,
  made,
  spare,
  overload,
  home,
  anchor,
  prime,
  bar,
  back,
  blot,
  risk,
  riskPip,
  raceBase,
  raceLow,
  raceStack,
  raceOutside,
  raceGap,
  raceOnRoll,
  raceVariance,
  raceSave,
}

/** Entry `index` of a table. */
@inline
export function weight(table: Weights, index: i32 = 0): i32 {
  return load<i32>(WEIGHTS + (((<i32>table) * WEIGHT_ROOM + index) << 2));
}
