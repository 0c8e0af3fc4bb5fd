import type { StringOverrides, Strings } from './strings.js';

/** Hears that the words under `key` cannot be used, and why; the board's own stand in for them. */
export type OnBadText = (key: string, why: string) => void;

/** The texts of a language with the host's own words in place of some, as far as these are what they should be. */
export function withOverrides(
  strings: Strings,
  overrides: StringOverrides | undefined,
  onBadText: OnBadText,
): Strings {
  // Whoever sets properties from JavaScript may hand in anything.
  const given: unknown = overrides;
  if (given === undefined || given === null) return strings;
  if (!isTable(given)) {
    onBadText('', `is of type ${typeof given}, not an object`);
    return strings;
  }
  return overridden({ ...strings }, given, '', onBadText) as unknown as Strings;
}

function overridden(
  table: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
  path: string,
  onBadText: OnBadText,
): Record<string, unknown> {
  const merged = { ...table };
  for (const name of Object.keys(given)) {
    const key = `${path}${name}`;
    try {
      const own = given[name];
      const base = Object.hasOwn(table, name) ? table[name] : undefined;
      const said = own === undefined ? base : chosen(key, base, own, given, onBadText);
      if (said !== undefined) merged[name] = said;
    } catch (fault) {
      onBadText(key, `cannot be read: ${messageOf(fault)}`);
    }
  }
  return merged;
}

/** The host's words where they are of the base's kind, else the base. */
function chosen(
  key: string,
  base: unknown,
  own: unknown,
  given: object,
  onBadText: OnBadText,
): unknown {
  if (typeof base === 'string' && typeof own === 'string') return own;
  if (isTable(base) && isTable(own)) return overridden(base, own, `${key}.`, onBadText);
  if (isTextFunction(base) && isTextFunction(own))
    return guarded(key, base, own.bind(given), onBadText);
  const wanted = base === undefined ? 'anything that the board says' : kindOf(base);
  onBadText(key, `is ${kindOf(own)}, not ${wanted}`);
  return base;
}

function guarded(
  key: string,
  base: TextFunction,
  own: TextFunction,
  onBadText: OnBadText,
): TextFunction {
  return (...values) => {
    try {
      const text = own(...values);
      if (typeof text === 'string') return text;
      onBadText(key, `gave ${typeof text}, not a text`);
    } catch (fault) {
      onBadText(key, `failed: ${messageOf(fault)}`);
    }
    return base(...values);
  };
}

type TextFunction = (...values: readonly unknown[]) => unknown;

function isTextFunction(value: unknown): value is TextFunction {
  return typeof value === 'function';
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  return typeof value === 'string' ? 'a text' : value === null ? 'null' : `of type ${typeof value}`;
}

function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : typeof fault;
}
