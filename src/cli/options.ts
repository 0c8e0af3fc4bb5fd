import { parseArgs } from 'node:util';
import {
  DEFAULT_VARIANT,
  GameError,
  findRuleSet,
  parseOptions,
  readOptions as readGivenOptions,
  ruleSetOf,
  type Context,
  type RuleSet,
} from '../game/index.js';
import type { FileForm } from '../notation/matches/match-file.js';
import { DEFAULT_LEVEL, LEVELS, isLevel, levels, type LevelRow } from '../engine/levels.js';

/** A command line that cannot be carried out; `message` says what is wrong with which argument. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The commands that answer lines. */
export const COMMANDS = ['legal', 'best'] as const;
export type Command = (typeof COMMANDS)[number];

const FORMS: readonly FileForm[] = ['mat', 'sgf', 'json'];

/** What the command line asks for: answers to lines, or a match file in another form. */
export type Order = Options | Conversion;

export interface Conversion {
  readonly command: 'convert';
  readonly to: FileForm;
}

export interface Options {
  readonly command: Command;
  readonly rules: RuleSet;
  /** The same rules, as engines are asked by them. */
  readonly context: Context;
  readonly row: LevelRow;
}

export const USAGE = `usage: backgammon-engine COMMAND [options] < requests
  legal   POSITION D1 D2  ->  COUNT RESULT RESULT ...
  best    POSITION D1 D2  ->  RESULT EQUITY PLAY
  convert --to mat|sgf|json < MATCH > MATCH
positions:
  26 numbers       from the mover's view: minus the opponent's bar, points 1 to 24, own bar
  52 numbers       both sides' 26, the mover's first, each from its own side: off, points, bar
  a position ID    of GNU Backgammon, alone or as positionID:matchID
  XGID=...         of eXtreme Gammon; a board line of FIBS
  nardy:...        the text of every game (src/notation/positions/formats.md)
  D1 D2 may be left out where the position tells the dice; score and cube are not looked at.
  A RESULT is written as its POSITION, from the mover's view: numbers for numbers, a position ID
  for either ID; in an XGID and in a line the mover stays on roll, and there are no dice.
options:
  --variant NAME   the game (${DEFAULT_VARIANT})
  --option N=V     a rule of the game that is played otherwise than usual; may be repeated
  --level NAME     ${LEVELS.join(', ')} (${DEFAULT_LEVEL})
  --budget MS      time for one decision, 0 = no limit (${levels[DEFAULT_LEVEL].budget})
  --plies N        depth of the search, 0 to 2 (the level's)
  --to FORM        what a match is converted to`;

/** Plies of a search with `--plies`: as many rows of the strongest level. */
const KEEP = levels.expert.keep;

/** Reads the arguments. @throws UsageError that names the wrong one. */
export function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parse(args);
  const [command, ...rest] = positionals;
  if (command !== 'convert') return readOptions(args);
  refuse(rest);
  return { command, to: readForm(values.to) };
}

/** Reads the arguments of a command that answers lines. @throws UsageError that names the wrong one. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const [command, ...rest] = positionals;
  if (!isCommand(command))
    throw new UsageError(`the command is one of ${COMMANDS.join(', ')}, convert, not "${command}"`);
  refuse(rest);
  const rules = readRules(values.variant, values.option);
  if (!isLevel(values.level))
    throw new UsageError(`--level is one of ${LEVELS.join(', ')}, not "${values.level}"`);
  const row = levels[values.level];
  const budget = readNumber('--budget', values.budget, Infinity) ?? row.budget;
  const plies = readNumber('--plies', values.plies, KEEP.length);
  const keep = plies === undefined ? row.keep : KEEP.slice(0, plies);
  return { command, ...rules, row: { ...row, budget, keep } };
}

/** Nothing but the command stands by itself. */
function refuse([unexpected]: readonly string[]): void {
  if (unexpected !== undefined)
    throw new UsageError(`unexpected argument "${unexpected}": requests come on standard input`);
}

function readForm(name: string | undefined): FileForm {
  const form = FORMS.find((known) => known === name);
  if (form) return form;
  throw new UsageError(`--to is one of ${FORMS.join(', ')}, not "${name}"`);
}

function readRules(name: string, written: readonly string[]): Pick<Options, 'rules' | 'context'> {
  const known = findRuleSet(name);
  if (known instanceof GameError) throw new UsageError(`--variant: ${known.message}`);
  const { variant } = known;
  const given = parseOptions(written.join(';'));
  const options = given instanceof GameError ? given : readGivenOptions(variant, given);
  if (options instanceof GameError) throw new UsageError(`--option: ${options.message}`);
  const context = Object.keys(options).length > 0 ? { variant, options } : { variant };
  return { rules: ruleSetOf(variant, options), context };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        variant: { type: 'string', default: DEFAULT_VARIANT },
        option: { type: 'string', multiple: true, default: [] },
        level: { type: 'string', default: DEFAULT_LEVEL },
        budget: { type: 'string' },
        plies: { type: 'string' },
        to: { type: 'string' },
      },
    });
  } catch (fault) {
    throw new UsageError(fault instanceof Error ? fault.message : String(fault));
  }
}

function isCommand(word: string | undefined): word is Command {
  return COMMANDS.some((command) => command === word);
}

function readNumber(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= most) return value;
  const limit = most === Infinity ? '' : ` up to ${most}`;
  throw new UsageError(`${name} takes a whole number from 0${limit}, not "${text}"`);
}
