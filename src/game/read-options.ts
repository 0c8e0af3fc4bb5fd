import { GameError, shown } from './errors.js';
import { isCount, isObject } from './json.js';
import { optionValues, type GivenOptions, type OptionName } from './options.js';
import type { Variant } from './rule-sets.js';
import { optionsFor, optionsOf } from './variant-table.js';

/**
 * Options of any origin, by name, as a variant has them: a copy of those that are not at its usual values, in the order
 * of `optionValues`.
 * @returns a GameError `bad-option` that names the first fault and what is allowed.
 */
export function readOptions(variant: Variant, given: unknown): GivenOptions | GameError {
  if (!isObject(given)) return badOption(`options: ${shown(given)} is no table of options`);
  const names = optionsFor(variant);
  const stranger = Object.keys(given).find((name) => !names.some((known) => known === name));
  if (stranger !== undefined) {
    return badOption(`${variant} has no option ${shown(stranger)}: ${names.join(', ')}`);
  }
  const usual = optionsOf(variant, {});
  const read = names.filter((name) => given[name] !== undefined && given[name] !== usual[name]);
  const bad = read.find((name) => !isValue(name, given[name]));
  if (bad) return badOption(`option ${bad} is ${shown(given[bad])}, not ${allowed(bad)}`);
  return Object.fromEntries(read.map((name) => [name, given[name]]));
}

function isValue(name: OptionName, value: unknown): boolean {
  if (isNumber(name)) return isCount(value);
  return optionValues[name].some((known) => known === value);
}

function allowed(name: OptionName): string {
  return isNumber(name) ? 'a whole number from 0' : `one of ${optionValues[name].join(', ')}`;
}

function isNumber(name: OptionName): boolean {
  return typeof optionValues[name][0] === 'number';
}

/**
 * Options written `name=value; name=value`, by name; whether there are such options and values is not asked.
 * @returns a GameError `bad-option` for what is written otherwise, and for a name that is written twice.
 */
export function parseOptions(text: string): Readonly<Record<string, unknown>> | GameError {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  const entries: (readonly [string, unknown])[] = [];
  for (const part of parts) {
    const [, name, value] = /^\s*([^=\s]+)\s*=\s*(\S+)\s*$/.exec(part) ?? [];
    if (name === undefined) {
      return badOption(`options: ${shown(part.trim())} is not written name=value`);
    }
    if (entries.some(([known]) => known === name)) {
      return badOption(`options: ${shown(name)} is written twice`);
    }
    entries.push([name, valueOf(name, value)]);
  }
  return Object.fromEntries(entries);
}

/** The value as it is meant: digits are a number where the option is one. */
function valueOf(name: string, text: string): unknown {
  const isDigits = /^\d+$/.test(text);
  return isDigits && isOption(name) && isNumber(name) ? Number(text) : text;
}

function isOption(name: string): name is OptionName {
  return Object.hasOwn(optionValues, name);
}

function badOption(what: string): GameError {
  return new GameError('bad-option', what);
}
