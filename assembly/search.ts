import { Average, averageOn, averageValue, beginAverage } from './average';
import { hasEnded } from './ending';
import { countAnew, scoreResults } from './evaluate';
import { CHUNK, LEAF_STATES, MOST_PLIES, REPLIER, REPLY_STATES, ROLLS, ROOT_STATES } from './memory';
import { bestAt, candidateAt, depthAt, planDepth, resultAt, setCandidates, valueAt } from './plan';
import { Scan } from './scan';
import { resultCount, results, walkTurn } from './turn';
import { copyState, flip } from './turn-state';
import { TwoPly, beginTwoPly, twoPlyOn, twoPlyValue } from './two-ply';

/**
 * The anytime search of evaluation.md section 8, a machine that can stop after every unit of work: one list, or one chunk
 * of scores. Depth 0 scores all results; depth 1 and then 2 value the best candidates of the depth before, best first.
 */

/** Milliseconds of the host's clock. */
@external('env', 'now')
declare function now(): f64;

const DONE: i32 = MOST_PLIES + 1;
/** One value alone says nothing about the other candidates. */
const ENOUGH: i32 = 2;
/** A roll costs about this many times more at depth 2, where the mover's rolls are looked at too. */
const SECOND_COST: i32 = ROLLS;

const average = changetype<Average>(memory.data(offsetof<Average>(), 16));
const twoPly = changetype<TwoPly>(memory.data(offsetof<TwoPly>(), 16));

let evaluator: i32 = 0;
/** The depth being worked on. */
let depth: i32 = DONE;
/** The only candidate is the position that the mover has not rolled in yet, as the opponent left it. */
let beforeRoll: bool = false;

/** The answer of `findBest`: points of equity for the mover, and the depth it comes from. */
export let bestEquity: f64 = 0;
export let bestPlies: i32 = 0;

function linkParts(): void {
  const replies = changetype<Scan>(memory.data(offsetof<Scan>(), 16));
  const leaves = changetype<Scan>(memory.data(offsetof<Scan>(), 16));
  replies.states = REPLY_STATES;
  leaves.states = LEAF_STATES;
  average.scan = leaves;
  twoPly.replies = replies;
  twoPly.average = average;
}

linkParts();

/** Begins a decision: lists the results and scores the first chunk, so that there is always an answer. */
export function startSearch(
  position: usize, die: i32, otherDie: i32, by: i32, keepFirst: i32, keepSecond: i32,
): void {
  walkTurn(position, die, otherDie, ROOT_STATES);
  start(results, resultCount, by, keepFirst, keepSecond);
  beforeRoll = false;
}

/** Begins the search for what `position` is worth to its side before the roll: to the other, it is a result like others. */
export function startBeforeRoll(position: usize, by: i32, keepFirst: i32, keepSecond: i32): void {
  flip(ROOT_STATES, position);
  start(ROOT_STATES, 1, by, keepFirst, keepSecond);
  beforeRoll = true;
}

function start(first: usize, count: i32, by: i32, keepFirst: i32, keepSecond: i32): void {
  evaluator = by;
  countAnew();
  setCandidates(first);
  planWork(0, count);
  planWork(1, min(keepFirst, count));
  planWork(2, min(keepSecond, depthAt(1).planned));
  depth = 0;
  scoreChunk();
}

function planWork(at: i32, planned: i32): void {
  depthAt(at).planned = planned;
  depthAt(at).finished = 0;
}

/** Works until the clock shows `until`, at least one unit; true when all is done. */
export function runSearch(until: f64): bool {
  while (depth != DONE) {
    workOn();
    if (now() >= until) break;
  }
  return depth == DONE;
}

/** One unit of work. */
function workOn(): void {
  if (depth == 0) {
    scoreChunk();
  } else if (depth == 1) {
    if (averageOn(average, evaluator)) finishCandidate(-averageValue(average));
  } else if (twoPlyOn(twoPly, evaluator)) {
    finishCandidate(twoPlyValue(twoPly));
  }
}

function scoreChunk(): void {
  const all = depthAt(0);
  const size = min(CHUNK, all.planned - all.finished);
  scoreResults(evaluator, ROOT_STATES, resultAt(all.finished), size, valueAt(0, all.finished));
  all.finished += size;
  if (all.finished == all.planned) nextCandidate();
}

function finishCandidate(value: f64): void {
  store<f64>(valueAt(depth, currentCandidate()), value);
  depthAt(depth).finished++;
  nextCandidate();
}

@inline
function currentCandidate(): i32 {
  return candidateAt(depth, depthAt(depth).finished);
}

/** Goes to the next candidate that needs work, at the next depth when this one is finished. */
function nextCandidate(): void {
  while (depth != DONE) {
    if (depthAt(depth).finished < depthAt(depth).planned) {
      if (beginCandidate()) return;
    } else if (++depth != DONE) {
      planDepth(depth);
    }
  }
}

/** False when the candidate ends the game: its static score is its value at any depth. */
function beginCandidate(): bool {
  const candidate = currentCandidate();
  if (hasEnded(resultAt(candidate))) {
    store<f64>(valueAt(depth, candidate), load<f64>(valueAt(0, candidate)));
    depthAt(depth).finished++;
    return false;
  }
  flip(REPLIER, resultAt(candidate));
  if (depth == 1) beginAverage(average, REPLIER);
  else beginTwoPly(twoPly, REPLIER);
  return true;
}

/** Writes the best result so far, by the greatest depth that has enough finished, as the mover sees it. */
export function findBest(to: usize): void {
  bestPlies = MOST_PLIES;
  while (bestPlies > 0 && !hasEnough(bestPlies)) bestPlies--;
  const best = bestAt(bestPlies);
  const equity = load<f64>(valueAt(bestPlies, best));
  bestEquity = beforeRoll ? -equity : equity;
  if (beforeRoll) flip(to, resultAt(best));
  else copyState(to, resultAt(best));
}

function hasEnough(at: i32): bool {
  const finished = depthAt(at).finished;
  return finished > 0 && finished >= min(ENOUGH, depthAt(at).planned);
}

/** Share of the planned pairs of candidate and roll that are done, 0 to 1. */
export function progress(): f64 {
  if (depth == DONE) return 1;
  const planned = depthAt(1).planned + depthAt(2).planned * SECOND_COST;
  const done = rollsDone(1, average.roll) + rollsDone(2, twoPly.roll) * SECOND_COST;
  return planned == 0 ? 0 : <f64>done / <f64>(planned * ROLLS);
}

function rollsDone(at: i32, rollsOfCurrent: i32): i32 {
  return depthAt(at).finished * ROLLS + (at == depth ? rollsOfCurrent : 0);
}
