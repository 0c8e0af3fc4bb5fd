import { readPlayers, type ReadPlayers } from './mat-players.js';
import { readRow } from './mat-row.js';
import { buildMatch } from './match-build.js';
import type { ReadCell, ReadFile, ReadGame, ReadHeader } from './match-cells.js';
import { FILE_SIDES, FileError, type MatchFile } from './match-file.js';
import { readHeader } from './match-headers.js';
import { MOST } from './match-limits.js';

const LENGTH = /^\s*(-?\d{1,15})\s+point\s+match\b/i;
const GAME = /^\s*game\s+(\d{1,9})\s*$/i;
const COMMENT = /^\s*[;#]\s*/;
/** How XG begins a game with a position. */
const SET_POSITION = /^\s*;\s*set pos\s*=/i;

/** Reads a match in Jellyfish's text, as GNU Backgammon, XG, Backgammon Studio and we write it. */
export function readMat(text: string): MatchFile | FileError {
  if (!/\S/.test(text)) return fault('the file is empty', 0);
  const file = readFile(text.split(/\r\n|\n|\r/));
  return file instanceof FileError ? file : buildMatch(file);
}

function readFile(lines: readonly string[]): ReadFile | FileError {
  const at = lines.findIndex((line) => isShort(line) && LENGTH.test(line));
  if (at < 0) return fault('no line of the file says how long the match is ("5 point match")', 0);
  const length = Number(LENGTH.exec(lines[at])?.[1]);
  if (length < 0) return fault(`a match to ${length} points cannot be played`, at);
  const begins = linesOf(lines, at + 1, GAME, MOST.games);
  if (begins.length === 0) return fault('the file has no game ("Game 1")', at);
  const first = readHead(lines, begins[0]);
  if ('reason' in first) return fault(first.reason, first.index);
  return {
    headers: linesOf(lines.slice(0, begins[0]), 0, COMMENT, MOST.headers).map((index) =>
      headerIn(lines[index], index),
    ),
    players: first.players,
    length,
    told: {},
    games: readGames(lines, begins),
  };
}

/** Regular expressions are not let loose on what is no line of a match. */
function isShort(line: string): boolean {
  return line.length <= MOST.columns;
}

/** A line that should say something else; `index` from 0. */
interface Misread {
  readonly reason: string;
  readonly index: number;
}

function fault(reason: string, index: number): FileError {
  return new FileError('bad-text', reason, { line: index + 1, column: 1 });
}

/** The indices of the lines of a kind from one on, one more than there may be at the most. */
function linesOf(
  lines: readonly string[],
  from: number,
  kind: RegExp,
  most: number,
): readonly number[] {
  const found: number[] = [];
  for (let index = from; index < lines.length && found.length <= most; index++)
    if (isShort(lines[index]) && kind.test(lines[index])) found.push(index);
  return found;
}

function headerIn(line: string, index: number): ReadHeader {
  const sign = COMMENT.exec(line)?.[0] ?? '';
  const at = { line: index + 1, column: sign.length + 1 };
  return { ...readHeader(line.slice(sign.length).trim()), at };
}

/** The two lines that a game begins with. */
interface Head extends ReadPlayers {
  readonly number: number;
  /** The index of the line behind them. */
  readonly end: number;
}

function readHead(lines: readonly string[], begin: number): Head | Misread {
  const number = Number(GAME.exec(lines[begin])?.[1]);
  let index = begin + 1;
  while (index < lines.length - 1 && lines[index].trim() === '') index++;
  const line = lines[index] ?? '';
  const read = isShort(line) ? readPlayers(line) : undefined;
  const reason = `game ${number} does not begin with its players ("Alice : 0    Bob : 0")`;
  return read ? { ...read, number, end: index + 1 } : { reason, index };
}

/** The games up to the first that has no players; that one is a fault in the game before. */
function readGames(lines: readonly string[], begins: readonly number[]): readonly ReadGame[] {
  const games: ReadGame[] = [];
  for (const [index, begin] of begins.entries()) {
    const head = readHead(lines, begin);
    if ('reason' in head) {
      const last = games[games.length - 1];
      games[games.length - 1] = { ...last, cells: [...last.cells, badCell(head)] };
      break;
    }
    const { number, score, end } = head;
    const cells = readCells(lines, end, begins[index + 1] ?? lines.length);
    games.push({ number, score, at: { line: end, column: 1 }, cells });
  }
  return games;
}

function badCell({ reason, index }: Misread): ReadCell {
  return { type: 'bad', reason, side: FILE_SIDES[0], at: { line: index + 1, column: 1 } };
}

function readCells(lines: readonly string[], from: number, to: number): readonly ReadCell[] {
  const cells: ReadCell[] = [];
  for (let index = from; index < to; index++) {
    const row = readLine(lines[index], index, index - from);
    cells.push(...row);
    // Nothing behind a fault is looked at.
    if (row.some(({ type }) => type === 'bad')) break;
  }
  return cells;
}

function readLine(line: string, index: number, row: number): readonly ReadCell[] {
  if (row > MOST.rows) return [badCell({ reason: 'more rows than any game has', index })];
  if (SET_POSITION.test(line)) {
    const reason = 'the game begins with a position, which cannot be read from this form';
    return [badCell({ reason, index })];
  }
  return line.trim() === '' || COMMENT.test(line) ? [] : readRow(line, index + 1);
}
