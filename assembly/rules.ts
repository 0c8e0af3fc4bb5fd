import { FACING_LANES, THEIR_POINT } from './memory';
import { BAR, OFF, POINTS } from './turn-state';

/**
 * A rule set as numbers, the twin of `RuleSet` in src/game/rule-sets.ts; the host sets it. A module that is built with
 * `PLAIN` (asconfig.json) is for the plain games alone: those in which checkers hit and which have no rules of their own.
 */

/** `Contact` of src/game/contact.ts; the host reads the numbers by these names. */
export enum Contact {
  Hit,
  Pin,
  Block,
}

/** The kinds of `OwnRules` in src/game/own-rules.ts; the host reads the numbers by these names. */
export enum OwnRules {
  None,
  NoHiding,
  FirstHit,
  Head,
  Mother,
}

// The values of options, numbered as `optionValues` of src/game/options.ts lists them.

/** Whether a checker may be borne off in the turn in which it has hit at home. */
export const enum BearOff {
  Forced,
  Never,
  Free,
}

/** When a side's first turn lets two checkers leave the head. */
export const enum HeadException {
  Computed,
  List3,
  AnyDouble,
  Only66,
}

/** Which blocks of six are permitted. */
export const enum Block {
  Ahead,
  Home,
  Free,
  None,
}

/** Checkers of each side. */
export let checkers: i32 = 0;
/**
 * Whether the order of a double's steps never matters. Then only the order from high to low is walked, in which every
 * double can be played (a higher step is never in a lower one's way).
 */
export let anyOrder: bool = false;
let meeting: Contact = Contact.Hit;

export function setRules(count: i32, free: bool, contact: Contact): void {
  checkers = count;
  anyOrder = free;
  meeting = contact;
  makeFacingLanes();
}

@inline
export function contact(): Contact {
  return isDefined(PLAIN) ? Contact.Hit : meeting;
}

/** Points of each result, before the cube (rules.md 4). */
export let singlePoints: i32 = 0;
export let gammonPoints: i32 = 0;
export let homeGammonPoints: i32 = 0;
export let backgammonPoints: i32 = 0;
/** Instead, each checker that the loser has left costs a point. */
export let perChecker: bool = false;

export function setPoints(single: i32, gammon: i32, homeGammon: i32, backgammon: i32, each: bool): void {
  singlePoints = single;
  gammonPoints = gammon;
  homeGammonPoints = homeGammon;
  backgammonPoints = backgammon;
  perChecker = each;
}

let special: OwnRules = OwnRules.None;
// Of the options only those of their kind mean anything.
export let bearOff: BearOff = BearOff.Forced;
export let headException: HeadException = HeadException.Computed;
export let block: Block = Block.Ahead;
/** No step may form a forbidden block. */
export let blockCheckedByStep: bool = false;
/** The larger die must bring the last checker home. */
export let largerBringsHome: bool = false;
/** A pinned mother ends the game only once her pinner has left his own start. */
export let mutualMothers: bool = false;

/** The options of a kind stand in the order in which src/game/own-rules.ts names them. */
export function setOwnRules(kind: OwnRules, first: i32, second: i32, third: i32, fourth: i32): void {
  special = kind;
  bearOff = <BearOff>first;
  headException = <HeadException>first;
  mutualMothers = first != 0;
  block = <Block>second;
  blockCheckedByStep = third != 0;
  largerBringsHome = fourth != 0;
}

/** The rules beyond these numbers, which hooks.ts carries out. */
@inline
export function ownRules(): OwnRules {
  return isDefined(PLAIN) ? OwnRules.None : special;
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

/** The opponent's counts in my numbers, points 0..15 (nothing on 0); and mine in the opponent's. */
@inline
export function enemyLower(opp: usize): v128 {
  return v128.or(
    v128.swizzle(v128.load(opp), v128.load(FACING_LANES)),
    v128.swizzle(v128.load(opp, SECOND), v128.load(FACING_LANES, 16)),
  );
}

/** The opponent's counts in my numbers, points 16..24; and mine in the opponent's. */
@inline
export function enemyUpper(opp: usize): v128 {
  return v128.or(
    v128.swizzle(v128.load(opp), v128.load(FACING_LANES, 32)),
    v128.swizzle(v128.load(opp, SECOND), v128.load(FACING_LANES, 48)),
  );
}
