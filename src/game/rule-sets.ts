import { GameError, shown } from './errors.js';
import { contacts, type Contact } from './contact.js';
import { plainHooks, type TurnHooks } from './hooks.js';
import { BAR, POINTS, checkCounts, countsOf, type Counts, type Position } from './position.js';

/** How the opponent's numbers map to mine: `theirPoint(facing, p)` is the opponent's number of my point p. */
export type Facing = 'opposite';

/** What the loser's checkers make of a lost game (rules.md section 4). */
export type ResultKind = 'single' | 'gammon' | 'backgammon';

/** A variant is data; what is not data hangs on `hooks`. */
export interface RuleSet {
  readonly variant: Variant;
  /** Checkers of each side. */
  readonly checkers: number;
  /** Start of each side, in its own numbers, as `[point, checkers]`. */
  readonly start: readonly (readonly [number, number])[];
  readonly facing: Facing;
  readonly contact: Contact;
  /** Whether the dice of the draw are the first roll, or the winner of the draw throws anew. */
  readonly openingRoll: 'dice' | 'anew';
  /** Who begins the next game of a session: a new draw, or the last winner. */
  readonly nextStarter: 'draw' | 'winner';
  /** Points of each result, before the cube. */
  readonly factors: Readonly<Record<ResultKind, number>>;
  readonly hooks: TurnHooks;
  /**
   * Whether the steps of a double lead to the same positions in whatever order they are made: only where the hooks
   * neither forbid a step nor remember one. A generator may then walk one order alone.
   */
  readonly anyOrder: boolean;
}

/** The variants that can be played. */
export type Variant = 'short';

/** The rules of every variant. */
export const ruleSets: Readonly<Record<Variant, RuleSet>> = {
  short: {
    variant: 'short',
    checkers: 15,
    start: [
      [24, 2],
      [13, 5],
      [8, 3],
      [6, 5],
    ],
    facing: 'opposite',
    contact: 'hit',
    openingRoll: 'dice',
    nextStarter: 'draw',
    factors: { single: 1, gammon: 2, backgammon: 3 },
    hooks: plainHooks,
    anyOrder: true,
  },
};

/** The variant of whoever names none. */
export const DEFAULT_VARIANT: Variant = 'short';

const facings: Readonly<Record<Facing, (point: number) => number>> = {
  opposite: (point) => BAR - point,
};

/** The opponent's number of my point (1..24). */
export function theirPoint(facing: Facing, point: number): number {
  return facings[facing](point);
}

/** The rules of a variant. @returns a GameError `unknown-variant` that lists the known names. */
export function findRuleSet(variant: unknown): RuleSet | GameError {
  if (typeof variant === 'string' && Object.hasOwn(ruleSets, variant))
    return ruleSets[variant as Variant];
  const known = Object.keys(ruleSets).join(', ');
  return new GameError('unknown-variant', `no variant is named ${shown(variant)}: ${known}`);
}

/** A side's checkers at the start of a game. */
export function startCounts(rules: RuleSet): Counts {
  return countsOf(rules.checkers, rules.start);
}

/** The board at the start of a game; it looks the same from both sides. */
export function startPosition(rules: RuleSet): Position {
  return { own: startCounts(rules), opp: startCounts(rules) };
}

/** The fault of a position, if any: wrong numbers of checkers, or both sides on one point. `names` are what to call the sides. */
export function checkPosition(
  rules: RuleSet,
  { own, opp }: Position,
  names: readonly [own: string, opp: string] = ['the side to move', 'the opponent'],
): GameError | undefined {
  const fault =
    checkCounts(own, rules.checkers, names[0]) ?? checkCounts(opp, rules.checkers, names[1]);
  if (fault) return fault;
  for (let point = 1; point <= POINTS; point++) {
    const theirs = opp[theirPoint(rules.facing, point)];
    if (own[point] !== 0 && theirs !== 0 && !contacts[rules.contact].sharesPoints) {
      return new GameError(
        'bad-position',
        `point ${point} holds checkers of both sides (${own[point]} and ${theirs})`,
      );
    }
  }
  return undefined;
}
