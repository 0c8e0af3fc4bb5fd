import type { Contact } from './contact.js';
import { GameError, shown } from './errors.js';
import type { Facing } from './facing.js';
import type { TurnHooks } from './hooks.js';
import type { GivenOptions, Options } from './options.js';
import type { OwnRules } from './own-rules.js';
import { countsOf, type Counts, type Position } from './position.js';
import { readOptions } from './read-options.js';
import { scoringOf } from './scoring.js';
import { VARIANTS, optionsOf, variants } from './variant-table.js';
import { hooksOf } from './variants/hooks-of.js';

/** What the loser's checkers make of a lost game (rules.md section 4); `home-gammon` only where the score tells it apart. */
export type ResultKind = 'single' | 'gammon' | 'home-gammon' | 'backgammon';

/** The kinds of result, the mildest first. */
export const RESULT_KINDS: readonly ResultKind[] = [
  'single',
  'gammon',
  'home-gammon',
  'backgammon',
];

/** The variants that can be played. */
export type Variant =
  | 'short'
  | 'caucasian'
  | 'nackgammon'
  | 'hypergammon'
  | 'longgammon'
  | 'sudden-death'
  | 'nuclear'
  | 'plakoto'
  | 'long';

/** A variant with its options is data; what is not data hangs on `hooks`. */
export interface RuleSet {
  readonly variant: Variant;
  /** All options, the usual values filled in; those that the variant does not have are at their usual values too. */
  readonly options: Options;
  /** Checkers of each side. */
  readonly checkers: number;
  /** Start of each side, in its own numbers, as `[point, checkers]`. */
  readonly start: Start;
  readonly facing: Facing;
  readonly contact: Contact;
  /** The worst that a game can be lost by. */
  readonly highest: Exclude<ResultKind, 'home-gammon'>;
  /** Whether it is played with a cube: always if wanted, only where an option or attribute says so expressly, or never. */
  readonly cube: 'yes' | 'option' | 'no';
  /** Whether there is a bomb (rules.md 3.8). */
  readonly bomb: boolean;
  /** Points of each result, before the cube; `perChecker`: instead, a point for each checker that the loser has left. */
  readonly factors: Readonly<Record<ResultKind, number>>;
  readonly perChecker: boolean;
  readonly ownRules: OwnRules;
  readonly hooks: TurnHooks;
  /**
   * Whether the steps of a double lead to the same positions in whatever order they are made: only where the hooks
   * neither forbid a step nor remember one. A generator may then walk one order alone.
   */
  readonly anyOrder: boolean;
}

/** `[point, checkers]` of one side. */
export type Start = readonly (readonly [number, number])[];

/** Rule sets made so far, by variant and options. */
const made = new Map<string, RuleSet>();

/** The rules of a variant with some options; the same object for the same rules. */
export function ruleSetOf(variant: Variant, given: GivenOptions = {}): RuleSet {
  const options = optionsOf(variant, given);
  const key = JSON.stringify([variant, options]);
  let rules = made.get(key);
  if (!rules) made.set(key, (rules = makeRuleSet(variant, options)));
  return rules;
}

/** What names the rules of a game: a session's settings, a context. */
interface Game {
  readonly variant: Variant;
  readonly options?: GivenOptions;
}

/** The states of a session share their settings, and engines keep their context: they ask all the time. */
const known = new WeakMap<Game, RuleSet>();

/** The rules that a game is played by. */
export function rulesIn(game: Game): RuleSet {
  let rules = known.get(game);
  if (!rules) known.set(game, (rules = ruleSetOf(game.variant, game.options)));
  return rules;
}

function makeRuleSet(variant: Variant, options: Options): RuleSet {
  const { ownRules, checkers, start, facing, contact, highest, cube, bomb } = variants[variant];
  const own: OwnRules = ownRules?.(options) ?? { kind: 'none' };
  return {
    variant,
    options,
    checkers,
    start,
    facing,
    contact,
    ...scoringOf(highest, options),
    cube,
    bomb,
    ownRules: own,
    hooks: hooksOf(own, { checkers, facing, contact }),
    anyOrder: own.kind === 'none',
  };
}

/** The rules of every variant with its usual options. */
export const ruleSets: Readonly<Record<Variant, RuleSet>> = Object.fromEntries(
  VARIANTS.map((variant) => [variant, ruleSetOf(variant)]),
) as Record<Variant, RuleSet>;

/** The variant of whoever names none. */
export const DEFAULT_VARIANT: Variant = 'short';

/**
 * The rules of a variant with options of any origin.
 * @returns a GameError: `unknown-variant` that lists the known names, or `bad-option` that lists what is allowed.
 */
export function findRuleSet(variant: unknown, given: unknown = {}): RuleSet | GameError {
  if (typeof variant !== 'string' || !Object.hasOwn(variants, variant)) {
    const known = VARIANTS.join(', ');
    return new GameError('unknown-variant', `no variant is named ${shown(variant)}: ${known}`);
  }
  const options = readOptions(variant as Variant, given);
  return options instanceof GameError ? options : ruleSetOf(variant as Variant, options);
}

/** A side's checkers at the start of a game. */
export function startCounts(rules: RuleSet): Counts {
  return countsOf(rules.checkers, rules.start);
}

/** The board at the start of a game; it looks the same from both sides. */
export function startPosition(rules: RuleSet): Position {
  return { own: startCounts(rules), opp: startCounts(rules) };
}
