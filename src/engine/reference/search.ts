import {
  ROLLS,
  beginTurn,
  comparePositions,
  flip,
  legalResults,
  rollWeight,
  ruleSets,
  type Dice,
  type Position,
  type RuleSet,
} from '../../game/index.js';
import type { Choice, Clock, Query, Search } from '../engine.js';
import { finishedScore, score } from './score.js';

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

/** The anytime search of design.md section 3 in plain TypeScript. */
export class ReferenceSearch implements Search {
  private candidates: Candidate[] = [];
  private readonly work: Work<void>;
  private done = 0;
  private finished = false;
  scored = 0;

  constructor(
    private readonly query: Query,
    private readonly now: Clock,
  ) {
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
    for (let plies = this.query.row.keep.length; plies > 0; plies--) {
      const reached = this.candidates.filter(({ values }) => values.length > plies);
      if (reached.length > 0 && reached.length >= Math.min(2, this.plannedAt(plies))) {
        return choiceOf([...reached].sort(byValue(plies))[0], plies);
      }
    }
    const known = this.candidates.filter(({ values }) => values.length > 0);
    if (known.length > 0) return choiceOf([...known].sort(byValue(0))[0], 0);
    return { result: this.query.position, equity: 0, plies: 0 };
  }

  private plannedAt(plies: number): number {
    return Math.min(this.candidates.length, this.query.row.keep[plies - 1]);
  }

  private *searchAll(): Work<void> {
    const { variant, position, dice, row } = this.query;
    const rules = ruleSets[variant];
    this.candidates = resultsOf(rules, position, dice).map((result) => ({ result, values: [] }));
    for (const [index, { result, values }] of this.candidates.entries()) {
      values.push(this.score(result));
      if (index % CHUNK === CHUNK - 1) yield;
    }
    for (let plies = 1; plies <= row.keep.length; plies++) {
      yield;
      this.candidates.sort(byValue(plies - 1));
      const kept = this.candidates.slice(0, row.keep[plies - 1]);
      for (const { result, values } of kept)
        values.push(yield* this.lookAhead(rules, result, plies));
      // The next ply keeps from these alone.
      this.candidates = kept;
    }
  }

  /** The value of a position for the side that has just moved: all rolls of the other side, its best reply to each. */
  private *lookAhead(rules: RuleSet, result: Position, plies: number): Work<number> {
    const exact = finishedScore(result);
    if (exact !== undefined) {
      this.done += rollsOf(plies);
      return exact;
    }
    let sum = 0;
    for (const roll of ROLLS) {
      const reply = yield* this.bestReply(rules, flip(result), roll);
      const value =
        plies === 1 ? reply.value : yield* this.lookAhead(rules, reply.result, plies - 1);
      sum += rollWeight(roll) * value;
      if (plies === 1) this.done++;
    }
    return -(sum / ALL_ROLLS);
  }

  /** The play with the best static value, and that value. */
  private *bestReply(rules: RuleSet, position: Position, roll: Dice): Work<Reply> {
    const [first, ...others] = resultsOf(rules, position, roll);
    let best: Reply = { result: first, value: this.score(first) };
    for (const [index, result] of others.entries()) {
      const value = this.score(result);
      const tie = value === best.value && comparePositions(result, best.result) < 0;
      if (value > best.value || tie) best = { result, value };
      if (index % CHUNK === CHUNK - 1) yield;
    }
    yield;
    return best;
  }

  private score(result: Position): number {
    this.scored++;
    return score(this.query.row.evaluator, result);
  }
}

/** Rolls looked at for the value of one candidate. */
function rollsOf(plies: number): number {
  return ROLLS.length ** plies;
}

/** The positions that a roll can lead to; the unchanged one when nothing can be moved. */
function resultsOf(rules: RuleSet, position: Position, dice: Dice): readonly Position[] {
  return legalResults(beginTurn(rules, position, dice));
}

/** Higher value first, then the smaller position. */
function byValue(plies: number): (a: Candidate, b: Candidate) => number {
  return (a, b) => b.values[plies] - a.values[plies] || comparePositions(a.result, b.result);
}

function choiceOf({ result, values }: Candidate, plies: number): Choice {
  return { result, equity: values[plies], plies };
}
