import { POINT_WORTH } from './memory';

/** What so many checkers on a point are worth by themselves: all of a static score that needs no other point. */

@inline
export function pointWorth(side: usize, point: i32): i32 {
  return load<i32>(worthAt(load<u8>(side + point), point));
}

export function keepWorth(count: i32, point: i32, worth: i32): void {
  store<i32>(worthAt(count, point), worth);
}

@inline
function worthAt(count: i32, point: i32): usize {
  return POINT_WORTH + ((count * 32 + point) << 2);
}
