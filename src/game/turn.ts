import { diceToPlay, type Dice } from './dice.js';
import { BAR, OFF, positionKey, type Counts, type Position } from './position.js';
import type { RuleSet } from './rule-sets.js';
import { commonSteps, positionAfter, withoutDie } from './steps.js';
import type { Step, TurnMemory, TurnState } from './turn-state.js';

/** A turn to be played: its rules, its first moment, and the answers already worked out for its moments. */
export interface Turn {
  readonly rules: RuleSet;
  readonly start: TurnState;
  readonly playable: Map<string, number>;
}

/** All steps of a turn and the position they end in (still in the mover's view). */
export interface Play {
  readonly steps: readonly Step[];
  readonly result: Position;
}

/** The turn of a side that has thrown these dice, before its first step. */
export function beginTurn(rules: RuleSet, position: Position, dice: Dice): Turn {
  const memory = rules.hooks.turnStart(position, dice);
  return { rules, start: { position, dice: diceToPlay(dice), memory }, playable: new Map() };
}

/**
 * The steps with which a legal play can go on from here: those that lead to the greatest number of dice played,
 * and with the larger die where only one of two can be played (rules.md 1.2). Empty when the turn is complete.
 */
export function legalSteps(turn: Turn, state: TurnState): readonly Step[] {
  return legalMoves(turn, state).map(({ step }) => step);
}

/** A step and the moment that it leads to. */
interface Move {
  readonly step: Step;
  readonly after: TurnState;
}

function legalMoves(turn: Turn, state: TurnState): readonly Move[] {
  if (state.memory.over) return [];
  const most = playableDice(turn, state);
  if (most < 1) return [];
  const moves: Move[] = [];
  for (const step of openSteps(turn.rules, state)) {
    const after = afterStep(turn.rules, state, step);
    if (playableDice(turn, after) === most - 1) moves.push({ step, after });
  }
  return most === 1 ? withLargerDie(moves) : moves;
}

function withLargerDie(moves: readonly Move[]): readonly Move[] {
  const larger = Math.max(...moves.map(({ step }) => step.die));
  return moves.filter(({ step }) => step.die === larger);
}

/** The greatest number of dice that can still be played, each at most once and in any order (rules.md 1.2, item 2). */
export function playableDice(turn: Turn, state: TurnState): number {
  if (state.dice.length === 0) return mayEnd(turn, state);
  const key = stateKey(state);
  const known = turn.playable.get(key);
  if (known !== undefined) return known;
  let most = -Infinity;
  for (const step of openSteps(turn.rules, state)) {
    most = Math.max(most, 1 + playableDice(turn, afterStep(turn.rules, state, step)));
    if (most === state.dice.length) break;
  }
  if (most < 0) most = mayEnd(turn, state);
  turn.playable.set(key, most);
  return most;
}

function mayEnd({ rules }: Turn, { position }: TurnState): number {
  return rules.hooks.admissibleEnd(position) ? 0 : -Infinity;
}

/** All plays of a turn with different results, in no order; the one empty play when nothing can be moved. */
export function legalPlays(turn: Turn): readonly Play[] {
  return drained(walkEnds(turn)).map((end) => ({
    steps: stepsTo(end),
    result: end.state.position,
  }));
}

/** The results alone, for those who look at many. */
export function legalResults(turn: Turn): readonly Position[] {
  return drained(walkResults(turn));
}

/** The same list, made piece by piece: the walk can be laid down wherever it yields. */
export function* walkResults(turn: Turn): Walk<readonly Position[]> {
  const ends = yield* walkEnds(turn);
  return ends.map(({ state }) => state.position);
}

/** Work that can be laid down and taken up again, and what comes of it. */
type Walk<T> = Generator<undefined, T, undefined>;

function drained<T>(walk: Walk<T>): T {
  for (;;) {
    const { done, value } = walk.next();
    if (done) return value;
  }
}

/** A moment and how the turn came there. */
interface Reached {
  readonly state: TurnState;
  readonly step?: Step;
  readonly before?: Reached;
}

/** Moments looked at between two chances to lay the walk down. */
const PIECE = 64;

/** Walks the turn moment by moment, equal moments merged, to the complete turns with different positions. */
function* walkEnds(turn: Turn): Walk<readonly Reached[]> {
  const ends = new Map<string, Reached>();
  let reached: Iterable<Reached> = [{ state: turn.start }];
  let looked = 0;
  for (let more = true; more;) {
    const next = new Map<string, Reached>();
    for (const before of reached) {
      if (++looked % PIECE === 0) yield;
      const moves = legalMoves(turn, before.state);
      if (moves.length === 0) ends.set(positionKey(before.state.position), before);
      for (const { step, after } of moves) {
        const key = stateKey(after);
        if (!next.has(key)) next.set(key, { state: after, step, before });
      }
    }
    reached = next.values();
    more = next.size > 0;
  }
  return [...ends.values()];
}

function stepsTo(end: Reached): readonly Step[] {
  const steps: Step[] = [];
  for (let at: Reached | undefined = end; at?.step; at = at.before) steps.unshift(at.step);
  return steps;
}

/** A play that ends in `result`, or undefined when no legal play does. */
export function playTo(turn: Turn, result: Position): Play | undefined {
  const wanted = positionKey(result);
  const seen = new Set<string>();
  const search = (state: TurnState, steps: readonly Step[]): Play | undefined => {
    const key = stateKey(state);
    if (seen.has(key) || !canReach(state.position.own, result.own)) return undefined;
    seen.add(key);
    const moves = legalMoves(turn, state);
    if (moves.length === 0) {
      return positionKey(state.position) === wanted ? { steps, result: state.position } : undefined;
    }
    for (const { step, after } of moves) {
      const play = search(after, [...steps, step]);
      if (play) return play;
    }
    return undefined;
  };
  return search(turn.start, []);
}

/** Checkers only move down: above every point there are at least as many now as at the end. */
function canReach(now: Counts, end: Counts): boolean {
  let lead = 0;
  for (let point = BAR; point >= OFF; point--) {
    lead += now[point] - end[point];
    if (lead < 0) return false;
  }
  return true;
}

/** The steps that the board and the hooks allow with each remaining die, whatever they mean for the other dice. */
export function openSteps(rules: RuleSet, state: TurnState): readonly Step[] {
  return commonSteps(rules, state.position, state.dice).filter((step) =>
    rules.hooks.stepAllowed(state, step),
  );
}

/** The moment after a step; the step must be one of `openSteps`. */
export function afterStep(rules: RuleSet, state: TurnState, step: Step): TurnState {
  const position = positionAfter(rules, state.position, step);
  return {
    position,
    dice: withoutDie(state.dice, step.die),
    memory: rules.hooks.afterStep(state, step, position),
  };
}

function stateKey({ position, dice, memory }: TurnState): string {
  return `${positionKey(position)}${dice.join('')}${memoryKey(memory)}`;
}

/** Most moments of a turn share one memory, so its text is made once. */
const memoryKeys = new WeakMap<TurnMemory, string>();

function memoryKey(memory: TurnMemory): string {
  let key = memoryKeys.get(memory);
  if (key === undefined) memoryKeys.set(memory, (key = JSON.stringify(memory)));
  return key;
}
