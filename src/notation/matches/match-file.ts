import { GameError, type GameErrorCode, type GameRecord, type Side } from '../../game/index.js';

/** A match as a file holds it. Who is named first in a file plays red (GNU Backgammon's player 0, O, White in SGF). */
export interface MatchFile {
  /** What the file says of itself, in its order; those lines too that mean nothing here. */
  readonly headers: readonly Header[];
  readonly players: Players;
  readonly record: GameRecord;
}

export type Players = Readonly<Record<Side, string>>;

/** A line `; [Name "value"]`; without a name it is a remark. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/** The forms in which a match is kept: Jellyfish's text, GNU Backgammon's SGF, and our own JSON. */
export type FileForm = 'mat' | 'sgf' | 'json';

/** Where something stands in a file: both numbers are from 1, columns are UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The side that is named first in a file, then the other. */
export const FILE_SIDES: readonly [Side, Side] = ['red', 'blue'];

/** A fault in a file, with the place where it stands. */
export class FileError extends GameError implements Place {
  readonly line: number;
  readonly column: number;

  /** @param before the match up to the fault, if there is anything of it */
  constructor(
    code: GameErrorCode,
    what: string,
    { line, column }: Place,
    readonly before?: MatchFile,
  ) {
    super(code, `line ${line}, column ${column}: ${what}`);
    this.line = line;
    this.column = column;
  }
}

/** What is read of a file that names no players. */
export const NAMELESS: Players = { blue: 'Blue', red: 'Red' };
