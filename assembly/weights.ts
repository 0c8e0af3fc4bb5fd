import { WEIGHTS, WEIGHT_ROOM } from './memory';

/**
 * The tables of src/engine/weights/terms.ts; the host writes them in this order, one entry of 32 bits after the other:
 * the race, then the glance and the static score of the game's family.
 */
export const enum RaceWeights {
  base,
  low,
  stack,
  outside,
  gap,
  onRoll,
  variance,
  save,
  /** Where those of the family begin. */
  end,
}

export const enum HittingWeights {
  simplePips = RaceWeights.end,
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
  end,
}

export const enum BlockingWeights {
  simplePips = RaceWeights.end,
  simpleOff,
  simpleHead,
  simpleHeld,
  pips,
  onRoll,
  off,
  head,
  held,
  spare,
  overload,
  moves,
  faced,
  headFaced,
  wall,
  wallEach,
  block,
  blockEach,
  late,
  latePip,
  end,
}

export const enum PinningWeights {
  simplePips = RaceWeights.end,
  simpleOff,
  simpleBlot,
  simplePinned,
  simpleMother,
  pips,
  onRoll,
  off,
  mother,
  blot,
  made,
  spare,
  overload,
  home,
  prime,
  pin,
  pinners,
  pinned,
  risk,
  late,
  latePip,
  end,
}

/** Entry `index` of a table. */
@inline
export function weight(table: i32, index: i32 = 0): i32 {
  return load<i32>(WEIGHTS + ((table * WEIGHT_ROOM + index) << 2));
}
