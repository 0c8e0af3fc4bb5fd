import { HOME, OFF } from './turn-state';
import { weight } from './weights';

/**
 * The gammon that threatens a side with nothing borne off once its enemy bears off, weighed by the tables `late` and
 * `latePip` of the game's family.
 */
@inline
export function lateWorth(side: usize, points: u32, enemy: usize, late: i32, latePip: i32): i32 {
  const off: i32 = load<i8>(enemy, OFF);
  if (off == 0 || load<i8>(side, OFF) > 0) return 0;
  return weight(late, off) + weight(latePip, off) * pipsOutside(side, points);
}

/** Pips to go until all are at home. */
function pipsOutside(side: usize, points: u32): i32 {
  let pips = 0;
  for (let rest = points >> HOME >> 1; rest; rest &= rest - 1) {
    const outside = ctz(<i32>rest) + 1;
    pips += outside * abs<i32>(load<i8>(side + HOME + outside));
  }
  return pips;
}
