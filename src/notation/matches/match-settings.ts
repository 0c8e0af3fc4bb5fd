import {
  GameError,
  optionsFor,
  readSettings,
  type GivenOptions,
  type Settings,
  type Variant,
} from '../../game/index.js';
import type { ReadFile, ReadHeader } from './match-cells.js';
import { FileError, type Place } from './match-file.js';
import { isNamed } from './match-headers.js';
import { SETTING_HEADERS, type Told } from './match-setting-headers.js';

/** The settings that a file is read with, and the options that it tells itself. */
export interface FileSettings {
  readonly settings: Settings;
  readonly stated: ReadonlySet<string>;
}

/** Where a fault stands that no header has made. */
const BEGINNING: Place = { line: 1, column: 1 };

/**
 * The settings of a match by its headers, and by what the file tells otherwise. `assumed`: options that no line tells,
 * but the games do.
 */
export function settingsOf(file: ReadFile, assumed: GivenOptions): FileSettings | FileError {
  let told: Told = {};
  let at = BEGINNING;
  for (const { name, tell } of SETTING_HEADERS) {
    const header = file.headers.find((known) => isNamed(known, name));
    const more = header && tell(header.value);
    if (more instanceof GameError) return faultIn(header, more);
    if (header?.name === 'Options') at = header.at;
    told = merged(told, more);
  }
  told = merged(told, file.told);
  const { variant = 'short', cube = true, singles = false, clock = null } = told;
  const options = optionsOfVariant(variant, { ...told.options, ...assumed });
  const matchLength = singles ? 1 : file.length;
  const settings = readSettings({ variant, options, matchLength, cube, clock });
  if (settings instanceof GameError) return new FileError(settings.code, settings.message, at);
  return { settings, stated: new Set(Object.keys(told.options ?? {})) };
}

function merged(told: Told, more: Told | undefined): Told {
  return { ...told, ...more, options: { ...told.options, ...more?.options } };
}

function faultIn(header: ReadHeader | undefined, { code, message }: GameError): FileError {
  return new FileError(code, message, header?.at ?? BEGINNING);
}

/** What other programs say of the cube means nothing in a game without one. */
function optionsOfVariant(
  variant: Variant,
  options: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const known: readonly string[] = optionsFor(variant);
  const isOfCube = (name: string): boolean => name.startsWith('cube.');
  const entries = Object.entries(options).filter(
    ([name]) => known.includes(name) || !isOfCube(name),
  );
  return Object.fromEntries(entries);
}
