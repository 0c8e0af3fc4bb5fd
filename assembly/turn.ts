import { afterContact, afterHit, closedPoints, hitPoints, pointsClosed } from './contact';
import { admissibleEnd, afterStep, areEmpty, stepAllowed, turnStart } from './hooks';
import { bit, highest, movablePoints, occupiedPoints } from './masks';
import { MOST_STATES, STATE_SIZE } from './memory';
import { beginMerge, enter } from './merge';
import { Contact, anyOrder, checkers, contact, enemyLower, enemyUpper } from './rules';
import {
  ALL_LARGER, BAR, DICE, HASH, HOME, LIMIT, MEMORY, OFF, ONE_LARGER, ONE_SMALLER, OPP, OVER, OWN, copyState,
  hashKey, nextState,
} from './turn-state';

/**
 * All legal plays of a turn, the twin of src/game/turn.ts, walked breadth first: level n holds the states after n
 * steps, equal ones merged. The deepest level with an admissible end is the result (rules.md 1.2, item 2), and with it,
 * where steps have ended the game, the states from which as many dice could be played (item 5).
 */

/** The first of the results of the last turn walked, and their number; the start itself when nothing can be played. */
export let results: usize = 0;
export let resultCount: i32 = 0;
/** The greatest number of dice that can be played. */
export let dicePlayed: i32 = 0;

/** Instead of a number of dice where no admissible end is reached: negative, whatever is added to it. */
const NONE: i32 = -5;

export let larger: i32 = 0;
export let smaller: i32 = 0;
/** The game hits and has no rules of its own. That way, of most games, is compiled apart and asks no hook. */
let plain: bool = false;
/** The states being made cannot be equal, because the order of their steps is fixed. */
let fixedOrder: bool = false;
/** Equal states are merged as they are made. */
let merging: bool = false;
/** Some state with dice left is over. */
let someOver: bool = false;
/** Where the next state goes. */
let end: usize = 0;

/** Walks the turn of `position` with two dice; its states fill the region at `states`. */
export function walkTurn(position: usize, die: i32, otherDie: i32, states: usize): void {
  beginTurn(position, die, otherDie, states);
  let level = states;
  let depth = 0;
  while (level < end) {
    const next = end;
    depth++;
    expandLevel(level, next);
    assert(end <= states + MOST_STATES * STATE_SIZE);
    if (plain ? next < end : hasAdmissible(next, end)) setResults(next, depth);
    level = next;
  }
  if (someOver) gatherResults(nextState(states));
  else if (!plain && dicePlayed > 0) keepAdmissible();
  finishResults();
}

function beginTurn(position: usize, die: i32, otherDie: i32, start: usize): void {
  larger = max(die, otherDie);
  smaller = min(die, otherDie);
  const double = larger == smaller;
  plain = contact() == Contact.Hit && areEmpty();
  fixedOrder = double && anyOrder;
  merging = false;
  someOver = false;
  copyState(start, position);
  store<u8>(start, double ? 4 * ONE_LARGER : ONE_LARGER + ONE_SMALLER, DICE);
  store<u8>(start, BAR, LIMIT);
  store<u64>(start, 0, HASH);
  end = nextState(start);
  store<u16>(start, plain ? 0 : turnStart(start, die, otherDie), MEMORY);
  merging = !fixedOrder;
  setResults(start, 0);
}

/** The results are the states from here to the last one made. */
function setResults(first: usize, depth: i32): void {
  results = first;
  resultCount = <i32>(end - first) / STATE_SIZE;
  dicePlayed = depth;
}

function hasAdmissible(from: usize, to: usize): bool {
  for (let state = from; state < to; state = nextState(state)) if (admissibleEnd(state)) return true;
  return false;
}

function expandLevel(from: usize, to: usize): void {
  if (merging) beginMerge(to, ((<i32>(to - from)) / STATE_SIZE) * checkers * 2);
  if (plain) {
    for (let state = from; state < to; state = nextState(state)) makeAllSteps(state, true);
  } else {
    for (let state = from; state < to; state = nextState(state)) if (!isOver(state)) expand(state);
  }
}

@inline
function isOver(state: usize): bool {
  return someOver && (load<u16>(state, MEMORY) & OVER) != 0;
}

/** Makes the states after every open step of `state` in a game that is not plain. */
function expand(state: usize): void {
  makeAllSteps(state, false);
}

/**
 * Makes the states after every open step of `state` with each die left.
 * @param common `plain` as a constant, here and below
 */
@inline
function makeAllSteps(state: usize, common: bool): void {
  const dice: u32 = load<u8>(state, DICE);
  const lower = enemyLower(state + OPP);
  const upper = enemyUpper(state + OPP);
  const open = ~(common ? closedPoints(lower, upper) : pointsClosed(state + OWN, lower, upper));
  const hits = hitPoints(lower, upper);
  if (dice & ALL_LARGER) makeSteps(state, larger, dice - ONE_LARGER, open, hits, common);
  if (dice > ALL_LARGER) makeSteps(state, smaller, dice - ONE_SMALLER, open, hits, common);
}

@inline
function makeSteps(state: usize, die: i32, diceAfter: u32, open: u32, hits: u32, common: bool): void {
  let sources = openSteps(state, die, open);
  while (sources) {
    const from = highest(sources);
    const to = max(from - die, OFF);
    const hit = (hits & bit(to)) != 0;
    sources ^= bit(from);
    if (common || stepAllowed(state, from, to, die, hit)) {
      makeStep(state, from, to, die, hit, diceAfter, common);
    }
  }
}

/** The steps that the board allows with a die, whatever they mean for the other dice: the points where they begin. */
@inline
function openSteps(state: usize, die: i32, open: u32): u32 {
  const own = movablePoints(state + OWN);
  const top = highest(occupiedPoints(state + OWN));
  if (top <= OFF) return 0;
  // While a checker is on the bar no other may move.
  if (top == BAR) return bit(BAR) & (open << die);
  let sources = own & (open << die) & ~(bit(die + 1) - 1);
  // rules.md 1.3: all at home, and the exact number or the highest point.
  if (top <= HOME) sources |= own & (top < die ? bit(top) : bit(die));
  return sources & (bit(load<u8>(state, LIMIT) + 1) - 1);
}

/** Makes the state after a step, unless this level already has it. */
@inline
function makeStep(
  state: usize, from: i32, to: i32, die: i32, hit: bool, diceAfter: u32, common: bool,
): void {
  const after = end;
  copyState(after, state);
  store<u8>(after + from, load<u8>(state + from) - 1);
  store<u8>(after + to, load<u8>(state + to) + 1);
  store<u64>(after, load<u64>(state, HASH) - hashKey(from) + hashKey(to), HASH);
  if (!common) afterContact(after, from, to, hit);
  else if (hit) afterHit(after, to);
  // With the last die the turn's memory has done its work: what differs in nothing else is one result.
  if (diceAfter == 0) store<u32>(after, 0, DICE);
  else {
    store<u8>(after, diceAfter, DICE);
    if (fixedOrder) store<u8>(after, from, LIMIT);
    if (!common) remember(after, afterStep(state, from, to, die, hit, after));
  }
  if (!merging || enter(after)) end = nextState(after);
}

function remember(state: usize, memory: u32): void {
  store<u16>(state, memory, MEMORY);
  if (memory & OVER) someOver = true;
}

/** Leaves of the results what the rules list: the larger die, each position once. */
function finishResults(): void {
  if (dicePlayed == 0) return;
  if (dicePlayed == 1 && larger != smaller) keepLargerDie();
  if (load<u32>(results, DICE) != 0) mergePositions();
}

function keepAdmissible(): void {
  let kept = results;
  const last = results + resultCount * STATE_SIZE;
  for (let state = results; state < last; state = nextState(state)) {
    if (!admissibleEnd(state)) continue;
    if (kept != state) copyState(kept, state);
    kept = nextState(kept);
  }
  resultCount = <i32>(kept - results) / STATE_SIZE;
}

/** rules.md 1.2, item 5: of the states from `first` on, those with which the most dice can be played. */
function gatherResults(first: usize): void {
  const last = end;
  let kept = first;
  merging = false;
  for (let state = first; state < last; state = nextState(state)) {
    const most = diceWith(state);
    if (most < max(dicePlayed, 1)) continue;
    if (most > dicePlayed) kept = first;
    dicePlayed = most;
    if (kept != state) copyState(kept, state);
    kept = nextState(kept);
  }
  if (kept == first) return;
  results = first;
  resultCount = <i32>(kept - first) / STATE_SIZE;
}

/** The dice of a turn that ends in a state or, where a step has ended the game, could have gone on from it. */
function diceWith(state: usize): i32 {
  const played = (larger == smaller ? 4 : 2) - diceLeft(state);
  if (isOver(state)) return played + playableDice(state);
  return admissibleEnd(state) ? played : NONE;
}

@inline
function diceLeft(state: usize): i32 {
  const dice: i32 = load<u8>(state, DICE);
  return (dice & ALL_LARGER) + (dice >> 4);
}

/** The greatest number of dice that can still be played, looked for depth first in the room after the last state. */
function playableDice(state: usize): i32 {
  const left = diceLeft(state);
  const first = end;
  let most = admissibleEnd(state) ? 0 : NONE;
  if (left > 0) expand(state);
  const last = end;
  for (let after = first; after < last && most < left; after = nextState(after)) {
    most = max(most, 1 + playableDice(after));
  }
  end = first;
  return most;
}

/** The greatest number of dice that can be played in the turn that begins with `start`, if it has this memory. */
export function playableWith(start: usize, memory: u32): i32 {
  store<u16>(start, memory, MEMORY);
  return playableDice(start);
}

/** rules.md 1.2, item 3. The states with the larger die played come first: its steps were made first. */
function keepLargerDie(): void {
  let count = 0;
  while (count < resultCount && !(load<u8>(results + count * STATE_SIZE, DICE) & ALL_LARGER)) count++;
  if (count > 0) resultCount = count;
}

/** Where dice are left over, which the first result tells, states may differ in what no longer matters. */
function mergePositions(): void {
  const last = results + resultCount * STATE_SIZE;
  let kept = results;
  beginMerge(results, resultCount);
  for (let state = results; state < last; state = nextState(state)) {
    copyState(kept, state);
    store<u32>(kept, 0, DICE);
    if (enter(kept)) kept = nextState(kept);
  }
  resultCount = <i32>(kept - results) / STATE_SIZE;
}
