import {
  DEFAULT_VARIANT,
  GameError,
  ruleSets,
  shown,
  type GameState,
  type RuleSet,
} from '../../game/index.js';
import {
  readNotation,
  type PositionNotation,
  type TextNotation,
  type Told,
} from './position-notations.js';
import { stateOf } from './situation.js';

/** A position that was read: the state, and how it was written. */
export interface ReadPosition {
  readonly notation: PositionNotation;
  readonly state: GameState;
}

/** What copied text may have around a position; nobody copies more. */
const MOST_LETTERS = 20_000;

/** Finds a notation in a text by its form: the part that is of it, whether sound or not. */
type Finder = readonly [TextNotation | 'numbers', (text: string) => string | undefined];

/** `positionID:matchID` among other words. */
const GNU_ID = /(?:^|[^A-Za-z0-9+/])([A-Za-z0-9+/]{14}:[A-Za-z0-9+/]{12})(?![A-Za-z0-9+/])/;

/** First those that can be found among other words, then those that are the whole text. */
const finders: readonly Finder[] = [
  ['xgid', (text) => /XGID=\s*(\S+)/i.exec(text)?.[1]],
  ['own', (text) => /(?:^|\s)(nardy:\S*)/.exec(text)?.[1]],
  ['fibs', (text) => /^[ \t]*(board:.*)$/m.exec(text)?.[1]],
  ['gnu-id', (text) => GNU_ID.exec(text)?.[1]],
  ['gnu-id', labelledIds],
  ['xgid', (text) => (text.split(':').length > 8 ? wholeIf(text, /^\S+$/) : undefined)],
  ['gnu-id', (text) => wholeIf(text, /^[^\s:,]+:[^\s:,]+$/)],
  ['numbers', (text) => wholeIf(text, /,/)],
  ['position-id', (text) => wholeIf(text, /^[A-Za-z0-9+/]{8,20}$/)],
];

function wholeIf(text: string, form: RegExp): string | undefined {
  return form.test(text) ? text : undefined;
}

/** The lines above a board that GNU Backgammon draws. */
function labelledIds(text: string): string | undefined {
  const position = /Position ID\s*: *(\S+)/i.exec(text)?.[1];
  const match = /Match ID\s*: *(\S+)/i.exec(text)?.[1];
  return position && match && `${position}:${match}`;
}

/**
 * What a text of any origin tells, told apart by its form: a position ID, alone or as `positionID:matchID`, an XGID with
 * or without its prefix, a board line of FIBS, 26 or 52 numbers, or the own text. All but bare numbers, bare position
 * IDs and bare XGIDs may stand among other words.
 * @returns a GameError that names the field at fault
 */
export function readSituation(
  text: string,
  rules: RuleSet = ruleSets[DEFAULT_VARIANT],
): Told | GameError {
  if (text.length > MOST_LETTERS) {
    return new GameError('bad-text', `position: ${text.length} characters are too many`);
  }
  const trimmed = text.trim();
  for (const [notation, find] of finders) {
    const found = find(trimmed);
    if (found !== undefined) return readNotation(notation, rules, found);
  }
  return new GameError(
    'bad-text',
    `position: ${shown(trimmed)} is none: no position ID, XGID, FIBS board nor 26 or 52 numbers`,
  );
}

/**
 * The state that a text of any origin tells, checked whole. Blue is X, GNU Backgammon's player 1, FIBS's "you", and the
 * side on roll of a text that does not name the sides. A board alone is that of a single game; what the text does not
 * tell of the rules is as in `rules`.
 * @returns a GameError that names what is wrong
 */
export function readPosition(text: string, rules?: RuleSet): ReadPosition | GameError {
  const told = readSituation(text, rules);
  if (told instanceof GameError) return told;
  const { notation } = told;
  const state = stateOf(told.rules, told.situation);
  return state instanceof GameError
    ? new GameError(state.code, `position: ${state.message}`)
    : { notation, state };
}
