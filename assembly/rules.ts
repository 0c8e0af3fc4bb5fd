import { FACING_LANES, THEIR_POINT } from './memory';
import { BAR, OFF, POINTS } from './turn-state';

/** A rule set as numbers, the twin of `RuleSet` in src/game/rule-sets.ts; the host sets it. */

/** Checkers of each side. */
export let checkers: i32 = 0;
/**
 * Whether the order of a double's steps never matters. Then only the order from high to low is walked, in which every
 * double can be played (a higher step is never in a lower one's way).
 */
export let anyOrder: bool = false;
/** Points of each result, before the cube (rules.md 4). */
export let singlePoints: i32 = 0;
export let gammonPoints: i32 = 0;
export let backgammonPoints: i32 = 0;

export function setRules(count: i32, free: bool, single: i32, gammon: i32, backgammon: i32): void {
  checkers = count;
  anyOrder = free;
  singlePoints = single;
  gammonPoints = gammon;
  backgammonPoints = backgammon;
  makeFacingLanes();
}

/** The opponent's number of my point (1..24). */
@inline
export function theirPoint(point: i32): i32 {
  return load<u8>(THEIR_POINT + point);
}

/** True when a side has borne off all its checkers. */
@inline
export function hasBorneOffAll(counts: usize): bool {
  return load<i8>(counts, OFF) == checkers;
}

const NO_LANE: u8 = 0xff;
/** The second load of the opponent's counts begins here, so that it ends with the bar. */
const SECOND: i32 = BAR - 15;

/** For my points 0..15 and 16..31: which lane of the opponent's counts 0..15, and which of 10..25. */
function makeFacingLanes(): void {
  memory.fill(FACING_LANES, NO_LANE, 64);
  for (let point = 1; point <= POINTS; point++) {
    const theirs = theirPoint(point);
    const half = (point >> 4) * 32 + (point & 15);
    if (theirs < 16) store<u8>(FACING_LANES + half, theirs);
    else store<u8>(FACING_LANES + half + 16, theirs - SECOND);
  }
}

/** The opponent's counts in my numbers, points 0..15 (nothing on 0). */
@inline
export function enemyLower(opp: usize): v128 {
  return v128.or(
    v128.swizzle(v128.load(opp), v128.load(FACING_LANES)),
    v128.swizzle(v128.load(opp, SECOND), v128.load(FACING_LANES, 16)),
  );
}

/** The opponent's counts in my numbers, points 16..24. */
@inline
export function enemyUpper(opp: usize): v128 {
  return v128.or(
    v128.swizzle(v128.load(opp), v128.load(FACING_LANES, 32)),
    v128.swizzle(v128.load(opp, SECOND), v128.load(FACING_LANES, 48)),
  );
}
