import { bit } from './masks';
import { PAIRS_OF_SUM, PAIRS_WITH } from './memory';
import { BAR } from './turn-state';

/**
 * How many of the 36 rolls reach a blot (evaluation.md section 3, "Shots"). The 15 pairs of different dice are the bits
 * of a set; a set of dice has die d at bit d - 1, a set of distances has distance n at bit n.
 */

const DICE: u32 = 63;

/** Makes the two tables of pairs; a pair's bit is its place in this order. */
function makePairs(): void {
  let pair = 0;
  for (let i = 1; i <= 6; i++) {
    for (let j = 1; j < i; j++) {
      for (let dice: u32 = 0; dice <= DICE; dice++) {
        if (dice & ((1 << (i - 1)) | (1 << (j - 1)))) addPair(PAIRS_WITH + (dice << 1), pair);
      }
      for (let sums = 0; sums < 512; sums++) {
        if (sums & (1 << (i + j - 3))) addPair(PAIRS_OF_SUM + (sums << 1), pair);
      }
      pair++;
    }
  }
}

function addPair(set: usize, pair: i32): void {
  store<u16>(set, load<u16>(set) | <u16>bit(pair));
}

makePairs();

@inline
function pairsWith(dice: u32): u32 {
  return load<u16>(PAIRS_WITH + (dice << 1));
}

/**
 * @param hitters the points 1..25 where the side on roll has checkers, in its numbers
 * @param waiting its checkers on the bar
 * @param open the points 1..24 where it may land, in its numbers
 * @param blot the blot, in its numbers
 */
export function shots(hitters: u32, waiting: i32, open: u32, blot: i32): i32 {
  const distances = hitters >> blot;
  if (distances >> 1 == 0) return 0;
  const fromBar = waiting > 0 ? bit(BAR - blot) : 0;
  const fromField = distances & ~fromBar & ~1;
  const path = open >> blot;

  let pairs = pairsWith((fromBar >> 1) & DICE);
  let summers = fromField;
  if (waiting == 0) {
    pairs |= pairsWith((fromField >> 1) & DICE);
  } else {
    pairs |= waiting == 1 ? pairsEntering((fromField >> 1) & DICE, entering(open)) : 0;
    summers = waiting == 1 ? fromBar : 0;
  }
  const sums: u32 = load<u16>(PAIRS_OF_SUM + (((summers >> 3) & 511) << 1));
  pairs |= sums & pairsWith((path >> 1) & DICE);
  return 2 * popcnt(<i32>pairs) + doubles(fromField, fromBar, path, waiting, open);
}

/** The dice that bring a checker in from the bar: die d at bit d - 1. */
@inline
function entering(open: u32): u32 {
  let dice: u32 = 0;
  for (let die = 1; die <= 6; die++) dice |= ((open >> (BAR - die)) & 1) << (die - 1);
  return dice;
}

/** The pairs of which one die hits and the other enters. */
function pairsEntering(hitting: u32, entering: u32): u32 {
  let pairs: u32 = 0;
  for (; hitting; hitting &= hitting - 1) {
    const die = hitting & -hitting;
    pairs |= pairsWith(die) & pairsWith(entering & ~die);
  }
  return pairs;
}

function doubles(fromField: u32, fromBar: u32, path: u32, waiting: i32, open: u32): i32 {
  const hitters = fromField | fromBar;
  let count = 0;
  for (let die = 1; die <= 6; die++) {
    // Most dice have nobody at one to four times their distance.
    if (!(hitters & fourSteps(die))) continue;
    const spare = waiting == 0 || open & bit(BAR - die) ? 4 - waiting : 0;
    if (doubleHits(fromField, spare, fromBar, 5 - waiting, path, die)) count++;
  }
  return count;
}

@inline
function fourSteps(die: i32): u32 {
  return bit(die) | bit(2 * die) | bit(3 * die) | bit(4 * die);
}

/** Whether a double hits, with at most so many of its steps by a checker of the field or of the bar. */
function doubleHits(fromField: u32, most: i32, fromBar: u32, mostFromBar: i32, path: u32, die: i32): bool {
  for (let steps = 1, distance = die; steps <= 4; steps++, distance += die) {
    const there = bit(distance);
    if ((steps <= most && fromField & there) || (steps <= mostFromBar && fromBar & there)) return true;
    if (!(path & there)) return false;
  }
  return false;
}
