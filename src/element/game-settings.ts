import {
  GameError,
  orThrow,
  parseOptions,
  readOptions,
  readSettings,
  ruleSetOf,
  type ClockSettings,
  type GivenOptions,
  type GivenSettings,
  type Settings,
  type Variant,
} from '../game/index.js';

/** What a page may ask for; what it leaves out is settled by the rest. */
interface Asked {
  readonly variant: Variant;
  readonly options: GivenOptions;
  readonly matchLength: number;
  /** undefined = as it is usual in such a game. */
  readonly cube: boolean | undefined;
  readonly clock: ClockSettings | null;
}

/** The settings of the next new game. */
export function settingsFrom({ cube, ...asked }: Asked): Settings {
  return orThrow(readSettings({ ...asked, cube: cube ?? hasCubeUsually(asked.variant) }));
}

/** Where it is settled by an option, a cube has to be asked for; where there is no place for one, it is left out. */
function hasCubeUsually(variant: Variant): boolean {
  return ruleSetOf(variant).cube === 'yes';
}

/**
 * Settings that a host gives for a new game; what it leaves out is as the board is set, as far as that fits the variant.
 * @throws GameError that names what is wrong
 */
export function settingsGiven(given: GivenSettings, usual: Settings): Settings {
  // Whoever calls from JavaScript may hand in anything.
  const isTable = typeof given === 'object' && (given as object | null) !== null;
  if (!isTable || Array.isArray(given)) return orThrow(readSettings(given));
  const { matchLength, clock } = usual;
  const variant = given.variant ?? usual.variant;
  const options = variant === usual.variant ? usual.options : {};
  const settled = orThrow(readSettings({ matchLength, clock, options, ...given, variant }));
  return given.cube === undefined ? settingsFrom({ ...settled, cube: undefined }) : settled;
}

/** `name=value; name=value` as options of a variant. */
export function optionsFrom(text: string, variant: Variant): GivenOptions | GameError {
  const given = parseOptions(text);
  return given instanceof GameError ? given : readOptions(variant, given);
}

/** `none`, or a type of clock with its main time and the seconds of a move; undefined for anything else. */
export function clockFrom(text: string): ClockSettings | null | undefined {
  const words = text.trim().split(/\s+/);
  if (words.length === 1 && words[0] === 'none') return null;
  const [type, main, move] = words;
  if (words.length !== 3 || (type !== 'fischer' && type !== 'compensation')) return undefined;
  const clock = { type, main: milliseconds(main), move: milliseconds(move) } as const;
  return readSettings({ clock }) instanceof GameError ? undefined : clock;
}

function milliseconds(seconds: string): number {
  return Math.round(Number(seconds) * 1000);
}

/** Whether two games are played alike. */
export function isSame(a: Settings, b: Settings): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
