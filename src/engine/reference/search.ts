import {
  ROLLS,
  beginTurn,
  comparePositions,
  flip,
  rollWeight,
  rulesIn,
  walkResults,
  type Dice,
  type Position,
  type RuleSet,
} from '../../game/index.js';
import type { Choice, Clock, Query, Search } from '../engine.js';
import { evaluatorOf, finishedScore, type ScoreResults } from './evaluate.js';

/** A play under consideration: its values by plies, as far as they are known. */
interface Candidate {
  readonly result: Position;
  readonly values: number[];
}

interface Reply {
  readonly result: Position;
  readonly value: number;
}

/** Work that can be laid down after each unit. */
type Work<T> = Generator<undefined, T>;

/** Results scored between two looks at the clock. */
const CHUNK = 128;
const ALL_ROLLS = 36;

/** The anytime search of evaluation.md section 8 in plain TypeScript. */
export class ReferenceSearch implements Search {
  private readonly rules: RuleSet;
  private readonly scoreResults: ScoreResults;
  private candidates: Candidate[] = [];
  private readonly work: Work<void>;
  private done = 0;
  private finished = false;
  scored = 0;

  constructor(
    private readonly query: Query,
    private readonly now: Clock,
  ) {
    this.rules = rulesIn(query.context);
    this.scoreResults = evaluatorOf(this.rules, query.row.evaluator);
    this.work = this.searchAll();
  }

  run(until: number): boolean {
    do this.finished ||= this.work.next().done === true;
    while (!this.finished && this.now() < until);
    return this.finished;
  }

  get progress(): number {
    if (this.finished) return 1;
    let planned = 0;
    for (let plies = 1; plies <= this.query.row.keep.length; plies++) {
      planned += this.plannedAt(plies) * rollsOf(plies);
    }
    return planned === 0 ? 0 : this.done / planned;
  }

  best(): Choice {
    // Time may have run out within the list: without a first score there is nothing to choose from.
    while (this.scored === 0) this.work.next();
    for (let plies = this.query.row.keep.length; plies > 0; plies--) {
      const reached = this.candidates.filter(({ values }) => values.length > plies);
      if (reached.length > 0 && reached.length >= Math.min(2, this.plannedAt(plies))) {
        return this.choiceOf([...reached].sort(byValue(plies))[0], plies);
      }
    }
    return this.choiceOf(this.candidates.filter(isScored).sort(byValue(0))[0], 0);
  }

  private choiceOf({ result, values }: Candidate, plies: number): Choice {
    const equity = values[plies];
    return this.query.dice
      ? { result, equity, plies }
      : { result: flip(result), equity: -equity, plies };
  }

  private plannedAt(plies: number): number {
    return Math.min(this.candidates.length, this.query.row.keep[plies - 1]);
  }

  private *searchAll(): Work<void> {
    const { position, dice, row } = this.query;
    // Before the roll the only thing to value is what the opponent has left.
    const results = dice ? yield* this.list(position, dice) : [flip(position)];
    this.candidates = results.map((result) => ({ result, values: [] }));
    for (const chunk of chunksOf(this.candidates)) {
      const scores = this.score(
        position,
        chunk.map(({ result }) => result),
      );
      for (const [index, { values }] of chunk.entries()) values.push(scores[index]);
      yield;
    }
    for (let plies = 1; plies <= row.keep.length; plies++) {
      this.candidates.sort(byValue(plies - 1));
      const kept = this.candidates.slice(0, row.keep[plies - 1]);
      for (const { result, values } of kept) values.push(yield* this.lookAhead(result, plies));
      // The next ply keeps from these alone.
      this.candidates = kept;
    }
  }

  /** The value of a position for the side that has just moved: all rolls of the other side, its best reply to each. */
  private *lookAhead(result: Position, plies: number): Work<number> {
    const exact = finishedScore(this.rules, result);
    if (exact !== undefined) {
      this.done += rollsOf(plies);
      return exact;
    }
    let sum = 0;
    for (const roll of ROLLS) {
      const reply = yield* this.bestReply(flip(result), roll);
      const value = plies === 1 ? reply.value : yield* this.lookAhead(reply.result, plies - 1);
      sum += rollWeight(roll) * value;
      if (plies === 1) this.done++;
    }
    return -(sum / ALL_ROLLS);
  }

  /** The play with the best static value, and that value. */
  private *bestReply(position: Position, roll: Dice): Work<Reply> {
    const results = yield* this.list(position, roll);
    let best: Reply = { result: results[0], value: -Infinity };
    for (const chunk of chunksOf(results)) {
      const scores = this.score(position, chunk);
      for (const [index, result] of chunk.entries()) {
        const value = scores[index];
        const tie = value === best.value && comparePositions(result, best.result) < 0;
        if (value > best.value || tie) best = { result, value };
      }
      yield;
    }
    return best;
  }

  /** The positions that a roll can lead to; the unchanged one when nothing can be moved. */
  private list(position: Position, dice: Dice): Work<readonly Position[]> {
    return walkResults(beginTurn(this.rules, position, dice));
  }

  private score(parent: Position, results: readonly Position[]): readonly number[] {
    this.scored += results.length;
    return this.scoreResults(parent, results);
  }
}

/** Lists in pieces that are scored at once. */
function* chunksOf<T>(list: readonly T[]): Iterable<readonly T[]> {
  for (let first = 0; first < list.length; first += CHUNK) yield list.slice(first, first + CHUNK);
}

function isScored({ values }: Candidate): boolean {
  return values.length > 0;
}

/** Rolls looked at for the value of one candidate. */
function rollsOf(plies: number): number {
  return ROLLS.length ** plies;
}

/** Higher value first, then the smaller position. */
function byValue(plies: number): (a: Candidate, b: Candidate) => number {
  return (a, b) => b.values[plies] - a.values[plies] || comparePositions(a.result, b.result);
}
