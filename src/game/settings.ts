import { GameError, shown } from './errors.js';
import { deepFreeze } from './freeze.js';
import { isCount, isObject, isTime } from './json.js';
import type { GivenOptions } from './options.js';
import { readOptions } from './read-options.js';
import { DEFAULT_VARIANT, findRuleSet, ruleSetOf, type Variant } from './rule-sets.js';

/** What a session is played by; fixed from its first game. */
export interface Settings {
  readonly variant: Variant;
  /** The options that are not at their usual values. */
  readonly options: GivenOptions;
  /** Points (or wins) that decide a match; 1 = single games, 0 = unlimited play. */
  readonly matchLength: number;
  /** Whether there is a doubling cube; never in single games, in a match of wins, nor where the variant has none. */
  readonly cube: boolean;
  /** null = without clocks. */
  readonly clock: ClockSettings | null;
}

/** rules.md 7; milliseconds. */
export interface ClockSettings {
  readonly type: 'fischer' | 'compensation';
  /** What each side has to begin with. */
  readonly main: number;
  /** What each move brings (`fischer`) or may take without cost (`compensation`). */
  readonly move: number;
}

/** Settings as they are given; what is left out is as in `DEFAULT_SETTINGS`. */
export type GivenSettings = Partial<Settings>;

/** Short nardy, a single game, nothing added. */
export const DEFAULT_SETTINGS: Settings = {
  variant: DEFAULT_VARIANT,
  options: {},
  matchLength: 1,
  cube: false,
  clock: null,
};

/** Whether somebody wins by reaching a number of points over several games. */
export function isMatch({ matchLength }: Settings): boolean {
  return matchLength > 1;
}

/** Whether it is money play: each game for its own points, without end. */
export function isUnlimited({ matchLength }: Settings): boolean {
  return matchLength === 0;
}

/** Whether a game counts one towards the match, whatever it was won by. */
export function countsWins(settings: Settings): boolean {
  return isMatch(settings) && settings.options['match.unit'] === 'wins';
}

/**
 * Settings read from JSON of any origin, what is left out filled in. A cube that is asked for where there can be none
 * is no fault: it is left out of the settings.
 * @returns a GameError that names the first fault and what is allowed
 */
export function readSettings(value: unknown): Settings | GameError {
  if (!isObject(value)) return badSettings(shown(value), 'expected an object');
  const given = { ...DEFAULT_SETTINGS, ...withoutGaps(value) };
  const rules = findRuleSet(given.variant);
  if (rules instanceof GameError) return rules;
  const options = readOptions(rules.variant, given.options);
  if (options instanceof GameError) return options;
  const { matchLength, cube } = given as Record<string, unknown>;
  if (!isCount(matchLength)) {
    return badSettings(
      `matchLength ${shown(matchLength)}`,
      'a whole number: 0 = unlimited play, 1 = single games, N = a match to N',
    );
  }
  if (typeof cube !== 'boolean') return badSettings(`cube ${shown(cube)}`, 'true or false');
  const clock = readClock(given.clock);
  if (clock instanceof GameError) return clock;
  const wanted = { variant: rules.variant, options, matchLength, cube, clock };
  return deepFreeze({ ...wanted, cube: cube && hasCube(wanted) });
}

/** Whether these settings leave a place for a cube (rules.md 5.1 and 5.2). */
function hasCube(settings: Settings): boolean {
  const mayHave = ruleSetOf(settings.variant).cube !== 'no';
  return mayHave && settings.matchLength !== 1 && !countsWins(settings);
}

/** `undefined` says no more than a field that is not there. */
function withoutGaps(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
}

const CLOCK_TYPES: readonly ClockSettings['type'][] = ['fischer', 'compensation'];

function readClock(value: unknown): ClockSettings | null | GameError {
  if (value === null) return null;
  if (!isObject(value)) {
    return badSettings(`clock ${shown(value)}`, 'null or { type, main, move }');
  }
  const { main, move } = value;
  const type = CLOCK_TYPES.find((known) => known === value.type);
  if (!type) return badSettings(`clock type ${shown(value.type)}`, CLOCK_TYPES.join(' or '));
  if (!isTime(main)) return badSettings(`clock main ${shown(main)}`, 'milliseconds from 0');
  if (!isTime(move)) return badSettings(`clock move ${shown(move)}`, 'milliseconds from 0');
  // A clock that nobody can make a move on is a slip.
  if (main === 0 && (type === 'fischer' || move === 0)) {
    return badSettings(
      `clock main ${main}`,
      `more than 0 for a ${type} clock with a move of ${move}`,
    );
  }
  return { type, main, move };
}

function badSettings(what: string, allowed: string): GameError {
  return new GameError('bad-settings', `settings: ${what} is not allowed: ${allowed}`);
}
