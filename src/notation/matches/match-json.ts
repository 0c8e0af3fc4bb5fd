import { shown, type GameError } from '../../game/index.js';
import { FileError, NAMELESS, type Header, type MatchFile, type Players } from './match-file.js';
import { placeInJson } from './match-json-place.js';
import {
  RECORD_VERSION,
  badJson,
  isTable,
  readRecord,
  type JsonFault,
} from './match-json-record.js';
import { placesIn } from './match-place.js';

const VERSION = 1;

/**
 * A match as JSON, an action a line: `{ version: 1, headers, players, record }`; nothing of it is lost.
 * @returns a GameError for a record that is not sound
 */
export function writeJson({ headers, players, record }: MatchFile): string | GameError {
  const read = readRecord(record);
  if ('error' in read) return read.error;
  const said = headers.map(({ name, value }) => ({ name, value }));
  return [
    `{"version":${VERSION},`,
    `"headers":[${lines(said)}],`,
    `"players":${JSON.stringify({ red: players.red, blue: players.blue })},`,
    `"record":{"version":${RECORD_VERSION},`,
    `"start":${JSON.stringify(read.start)},`,
    `"actions":[${lines(read.actions)}]}}`,
    '',
  ].join('\n');
}

function lines(values: readonly unknown[]): string {
  return values.map((value) => `\n${JSON.stringify(value)}`).join(',');
}

/** Reads a match from JSON of any origin, checked whole; a record alone is a match without names. */
export function readJson(text: string): MatchFile | FileError {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    return syntaxFault(text, fault instanceof Error ? fault.message : shown(fault));
  }
  const file = readFile(value);
  if (!('error' in file)) return file;
  const { path, error, before } = file;
  const place = placesIn(text)(placeInJson(text, path));
  return new FileError(error.code, error.message, place, before);
}

/** Engines tell the place of a slip in words of their own; what has none is at the end. */
function syntaxFault(text: string, message: string): FileError {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  const [, position = text.length] = /position (\d+)/.exec(message) ?? [];
  const place =
    line === undefined
      ? placesIn(text)(Math.min(Number(position), text.length))
      : { line: Number(line), column: Number(column) };
  return new FileError('bad-text', `the file is no JSON: ${message.slice(0, 200)}`, place);
}

/** A fault, with the match up to there. */
type FileFault = Pick<JsonFault, 'path' | 'error'> & { readonly before?: MatchFile };

function readFile(value: unknown): MatchFile | FileFault {
  if (!isTable(value)) return badJson([], `${shown(value)} is no match`);
  const isBare = 'actions' in value;
  if (!isBare && value.version !== VERSION)
    return badJson(['version'], `version ${shown(value.version)} of a match is not known`);
  const players = readPlayers(isBare ? undefined : value.players);
  if (!players) return badJson(['players'], `${shown(value.players)} is not { red, blue }`);
  const headers = readHeaders(isBare ? undefined : value.headers);
  if (!headers) return badJson(['headers'], `${shown(value.headers)} is not [{ name, value }]`);
  const record = readRecord(isBare ? value : value.record);
  if (!('error' in record)) return { headers, players, record };
  const { path, error, before } = record;
  return {
    path: isBare ? path : ['record', ...path],
    error,
    ...(before && { before: { headers, players, record: before } }),
  };
}

function readPlayers(value: unknown): Players | undefined {
  if (value === undefined) return NAMELESS;
  if (!isTable(value)) return undefined;
  const { red, blue } = value;
  return typeof red === 'string' && typeof blue === 'string' ? { red, blue } : undefined;
}

function readHeaders(value: unknown): readonly Header[] | undefined {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return undefined;
  const headers = value.flatMap((header: unknown): Header[] => {
    if (!isTable(header)) return [];
    const { name, value: said } = header;
    return typeof name === 'string' && typeof said === 'string' ? [{ name, value: said }] : [];
  });
  return headers.length === value.length ? headers : undefined;
}
