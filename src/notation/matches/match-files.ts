import type { GameError } from '../../game/index.js';
import { readMat } from './mat-reader.js';
import { writeMat } from './mat-writer.js';
import type { FileError, FileForm, MatchFile } from './match-file.js';
import { readJson, writeJson } from './match-json.js';
import { decodeText } from './match-text.js';
import { readSgf } from './sgf-reader.js';
import { writeSgf } from './sgf-writer.js';

export * from './match-file.js';
export { matchesOf } from './match-list.js';

/** How each form is read and written. */
const forms: Readonly<
  Record<
    FileForm,
    {
      readonly read: (text: string) => MatchFile | FileError;
      readonly write: (file: MatchFile) => string | GameError;
    }
  >
> = {
  mat: { read: readMat, write: writeMat },
  sgf: { read: readSgf, write: writeSgf },
  json: { read: readJson, write: writeJson },
};

/** What the first letter of a file says of its form; the others are text. */
const formByLetter: Readonly<Record<string, FileForm>> = { '{': 'json', '(': 'sgf' };

/** The form in which a match is written, told by its content. */
export function formOf(text: string): FileForm {
  const first = /\S/.exec(text)?.[0] ?? '';
  return formByLetter[first] ?? 'mat';
}

/**
 * Reads a match of any origin (match-files.md). It is not changed by what is wrong in it: a fault has its place, its
 * reason, and the match up to there.
 */
export function readMatch(file: string | Uint8Array): MatchFile | FileError {
  const text = decodeText(file);
  return forms[formOf(text)].read(text);
}

/**
 * A match as text in one of the forms.
 * @returns a GameError for what that form cannot hold, and for a record that is not sound
 */
export function writeMatch(file: MatchFile, form: FileForm): string | GameError {
  return forms[form].write(file);
}
