import { Average, THROWS, averageOn, averageValue, beginAverage } from './average';
import { rollWeight } from './dice';
import { hasEnded } from './ending';
import { MOVER, ROLLS } from './memory';
import { Scan, beginScan, scanChunk } from './scan';
import { flip } from './turn-state';

/** What a position is worth to the side that has just left it: each roll's best reply, then the average after it. */
@unmanaged
export class TwoPly {
  /** The position as the replying side sees it. */
  position: usize;
  replies: Scan;
  average: Average;
  stage: i32;
  /** The opponent's roll being looked at; those before it are in the sum. */
  roll: i32;
  sum: f64;
}

const LIST_REPLIES = 0;
const SCORE_REPLIES = 1;
const AVERAGE_AFTER_BEST = 2;

export function beginTwoPly(look: TwoPly, position: usize): void {
  look.position = position;
  look.stage = LIST_REPLIES;
  look.roll = 0;
  look.sum = 0;
}

/** One unit of work; true when all the opponent's rolls are in the sum. */
export function twoPlyOn(look: TwoPly, evaluator: i32): bool {
  if (look.stage == LIST_REPLIES) {
    beginScan(look.replies, look.position, look.roll);
    look.stage = SCORE_REPLIES;
  } else if (look.stage == SCORE_REPLIES) {
    if (scanChunk(look.replies, evaluator)) lookAfterBest(look);
  } else if (averageOn(look.average, evaluator)) {
    addRoll(look, averageValue(look.average));
  }
  return look.roll == ROLLS;
}

function lookAfterBest(look: TwoPly): void {
  const reply = look.replies.best;
  if (hasEnded(reply)) return addRoll(look, -look.replies.score);
  flip(MOVER, reply);
  beginAverage(look.average, MOVER);
  look.stage = AVERAGE_AFTER_BEST;
}

function addRoll(look: TwoPly, value: f64): void {
  look.sum += <f64>rollWeight(look.roll) * value;
  look.roll++;
  look.stage = LIST_REPLIES;
}

@inline
export function twoPlyValue(look: TwoPly): f64 {
  return look.sum / THROWS;
}
