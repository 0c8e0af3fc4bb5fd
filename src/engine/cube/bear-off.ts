import {
  HOME,
  OFF,
  ROLLS,
  rollWeight,
  type Counts,
  type Dice,
  type Position,
} from '../../game/index.js';

/** Sides with more checkers than this have too many positions to go through at the table (6: 924 of them). */
const MOST_BEARING_OFF = 6;

/** Checkers on 1..6 in four bits each, the ace lowest. */
type Home = number;

/** `rolls[n]`: the chance that exactly n rolls bear off all. */
type RollChances = readonly number[];

interface BearOff {
  readonly rolls: RollChances;
  readonly expected: number;
}

/** Worked out so far; all that any game has needed, a few thousand at most. */
const known = new Map<Home, BearOff>([[0, { rolls: [1], expected: 0 }]]);

/** Whether all of a side's checkers are home, and few enough for `firstOffChance`. */
export function canCountRolls(counts: Counts): boolean {
  let home = 0;
  let outside = 0;
  for (let point = OFF + 1; point < counts.length; point++) {
    if (point <= HOME) home += counts[point];
    else outside += counts[point];
  }
  return outside === 0 && home <= MOST_BEARING_OFF;
}

/**
 * The chance that the side on roll has all its checkers off before the other, each bearing off so as to need as few
 * rolls as it can on average: within 0.001 of best play.
 */
export function firstOffChance(onRoll: Counts, other: Counts): number {
  const { rolls } = bearOff(homeOf(onRoll));
  const theirs = bearOff(homeOf(other)).rolls;
  let chance = 0;
  let ahead = 1;
  for (const [n, mine] of rolls.entries()) {
    // They have had one roll less.
    if (n > 0) ahead -= theirs[n - 1] ?? 0;
    chance += mine * ahead;
  }
  return Math.min(1, Math.max(0, chance));
}

/** Rolls that both sides need on average until all their checkers are off. */
export function rollsLeft({ own, opp }: Position): number {
  return bearOff(homeOf(own)).expected + bearOff(homeOf(opp)).expected;
}

function homeOf(counts: Counts): Home {
  let home = 0;
  for (let point = HOME; point > OFF; point--) home = home * 16 + counts[point];
  return home;
}

function bearOff(home: Home): BearOff {
  let found = known.get(home);
  if (!found) known.set(home, (found = workOut(home)));
  return found;
}

function workOut(home: Home): BearOff {
  const rolls = [0];
  let expected = 1;
  for (const roll of ROLLS) {
    const best = bestAfter(home, roll);
    const weight = rollWeight(roll) / 36;
    expected += weight * best.expected;
    for (const [n, chance] of best.rolls.entries())
      rolls[n + 1] = (rolls[n + 1] ?? 0) + weight * chance;
  }
  return { rolls, expected };
}

function bestAfter(home: Home, [high, low]: Dice): BearOff {
  if (high === low) return bestWith(home, high, 4);
  return better(
    bestOf(home, high, (end) => bestWith(end, low, 1)),
    bestOf(home, low, (end) => bestWith(end, high, 1)),
  );
}

/** What has been worked out of `bestWith`. */
const bestKnown = new Map<number, BearOff>();

/** The best that can be reached by playing a die so many times. */
function bestWith(home: Home, die: number, times: number): BearOff {
  if (times === 0 || home === 0) return bearOff(home);
  const key = (home * 8 + die) * 4 + times - 1;
  let found = bestKnown.get(key);
  if (!found) {
    found = bestOf(home, die, (end) => bestWith(end, die, times - 1));
    bestKnown.set(key, found);
  }
  return found;
}

/** The best of what follows the steps with a die. */
function bestOf(home: Home, die: number, follow: (end: Home) => BearOff): BearOff {
  if (home === 0) return follow(home);
  let best: BearOff | undefined;
  let highest = true;
  for (let from = HOME; from > OFF; from--) {
    if (checkersOn(home, from) === 0) continue;
    if (from >= die || highest) {
      const end = follow(home - one(from) + (from > die ? one(from - die) : 0));
      best = best ? better(best, end) : end;
    }
    highest = false;
  }
  return best ?? follow(home);
}

function better(a: BearOff, b: BearOff): BearOff {
  return b.expected < a.expected ? b : a;
}

function checkersOn(home: Home, point: number): number {
  return (home >> (4 * (point - 1))) & 15;
}

function one(point: number): number {
  return 1 << (4 * (point - 1));
}
