import { DEFAULT_VARIANT, GameError, type GameState, type RuleSet } from '../../game/index.js';
import { FileError, type FileForm, type MatchFile } from '../../notation/matches/match-file.js';
import { formOf, matchesOf, readMatch, writeMatch } from '../../notation/matches/match-files.js';
import { decodeText } from '../../notation/matches/match-text.js';
import {
  formatGnuId,
  formatOwnPosition,
  formatXgid,
} from '../../notation/positions/position-notations.js';
import { readPosition } from '../../notation/positions/read-position.js';
import { openSession, type Session } from '../session.js';
import { courseOf, sessionAt } from './course.js';

/** The notations that a position is copied in. */
export type CopiedNotation = 'xgid' | 'gnu-id' | 'own';

export interface PositionText {
  readonly notation: CopiedNotation;
  readonly text: string;
}

/** What was read of a text or a file, ready to be put on the board. */
export type Found =
  | { readonly name: 'position'; readonly session: Session }
  | { readonly name: 'match'; readonly session: Session; readonly file: MatchFile };

/** What is wrong with a text or a file, and what stands before that, if anything. */
export interface Unreadable {
  readonly name: 'unreadable';
  readonly fault: GameError;
  readonly before: Found | undefined;
}

/**
 * The notations that hold a position, best known first. The IDs do not name the game: where it is none that everybody
 * takes for granted, the own text is among them.
 * @returns a GameError when the game is over
 */
export function positionTexts(state: GameState): readonly PositionText[] | GameError {
  const ids = writtenIn(state, ['xgid', 'gnu-id']);
  if (ids.length === 2 && state.settings.variant === DEFAULT_VARIANT) return ids;
  const own = formatOwnPosition(state);
  return own instanceof GameError ? own : [...ids, { notation: 'own', text: own }];
}

const writers: Readonly<Record<CopiedNotation, (state: GameState) => string | GameError>> = {
  xgid: formatXgid,
  'gnu-id': formatGnuId,
  own: formatOwnPosition,
};

function writtenIn(state: GameState, notations: readonly CopiedNotation[]): PositionText[] {
  return notations.flatMap((notation) => {
    const text = writers[notation](state);
    return text instanceof GameError ? [] : [{ notation, text }];
  });
}

/** The forms of match files, those that most programs read first. */
export const FORMS: readonly FileForm[] = ['mat', 'sgf', 'json'];

/** A match as text. Where the record holds several, only our own form holds more than the last one. */
export function writeFile(file: MatchFile, form: FileForm): string | GameError {
  const record = form === 'json' ? file.record : lastMatch(file.record);
  return writeMatch({ ...file, record }, form);
}

/** The first form that can hold a match. */
export function usualForm(file: MatchFile): FileForm {
  return FORMS.find((form) => typeof writeFile(file, form) === 'string') ?? 'json';
}

/** The match that is played; one that nobody has begun yet is not worth a file while there is another. */
function lastMatch(record: MatchFile['record']): MatchFile['record'] {
  return matchesOf(record).findLast(({ actions }) => actions.length > 0) ?? record;
}

/**
 * Reads a position or a match of any origin, told apart by what stands in it. What a position does not say of its game
 * is as in `rules`, where it fits them.
 */
export function readContent(content: string | Uint8Array, rules: RuleSet): Found | Unreadable {
  const text = decodeText(content);
  if (isMatch(text)) return foundInFile(text);
  const position = positionIn(text, rules);
  if (!(position instanceof GameError)) return position;
  const isAboutFile = text.trim().includes('\n') && !POSITION_SIGN.test(text);
  return isAboutFile
    ? foundInFile(text)
    : { name: 'unreadable', fault: position, before: undefined };
}

/** No position needs more, and what is said of a longer text should name a line. */
const LONGEST_POSITION = 20_000;

const MATCH_SIGN = /^(?:[ \t]*\d{1,9} point match|[ \t]*Game \d|[ \t]*; *\[)/im;
const POSITION_SIGN = /XGID=|nardy:|board:|\b(?:Position|Match) ID/i;

function isMatch(text: string): boolean {
  return formOf(text) !== 'mat' || text.length > LONGEST_POSITION || MATCH_SIGN.test(text);
}

function foundInFile(text: string): Found | Unreadable {
  const read = readMatch(text);
  if (!(read instanceof FileError)) return matchFound(read);
  return { name: 'unreadable', fault: read, before: read.before && matchFound(read.before) };
}

function matchFound(file: MatchFile): Found {
  const { record } = file;
  return { name: 'match', session: sessionAt(courseOf(record), record.actions.length), file };
}

/** By the rules of the game on the board, else by the usual ones: people paste what others play. */
function positionIn(text: string, rules: RuleSet): Found | GameError {
  const read = readPosition(text, rules);
  if (!(read instanceof GameError)) return { name: 'position', session: openSession(read.state) };
  const usual = readPosition(text);
  return usual instanceof GameError
    ? read
    : { name: 'position', session: openSession(usual.state) };
}

/** How many games a match has, the one that is being played included. */
export function gamesIn({ record }: MatchFile): number {
  return 1 + record.actions.filter(({ type }) => type === 'nextGame').length;
}
