import {
  GameError,
  boardFrom,
  otherSide,
  rulesOf,
  type GameState,
  type RuleSet,
} from '../../game/index.js';
import { readFibs } from './fibs-reader.js';
import { writeFibs, type FibsNames } from './fibs-writer.js';
import { readBareId, readGnuId, writeBareId, writeGnuId } from './gnu-id.js';
import { readOwn, writeOwn } from './own-position.js';
import { formatPosition, parsePosition, type PositionForm } from './position-text.js';
import { bareSituation, situationOf, type Situation } from './situation.js';
import { readXgid } from './xgid-reader.js';
import { writeXgid } from './xgid-writer.js';

/**
 * The ways to write a position (formats.md): 26 or 52 numbers; GNU Backgammon's position ID, alone or with its match
 * ID; eXtreme Gammon's XGID; a board line of FIBS; this project's own text.
 */
export type PositionNotation = PositionForm | TextNotation;

export type TextNotation = 'position-id' | 'gnu-id' | 'xgid' | 'fibs' | 'own';

/** What a text tells, and how it is written. */
export interface Told {
  readonly notation: PositionNotation;
  /** The rules that were asked by, but for the own text: it names its own. */
  readonly rules: RuleSet;
  readonly situation: Situation;
}

/** How a notation is called, read and written. Only `own` is for every game; the others are for those of hits. */
interface Notation {
  readonly name: string;
  readonly read: (rules: RuleSet, text: string) => Situation | GameError;
  readonly write: (rules: RuleSet, situation: Situation) => string | GameError;
}

const shared: Readonly<Record<Exclude<TextNotation, 'own'>, Notation>> = {
  'position-id': { name: 'position ID', read: readBareId, write: writeBareId },
  'gnu-id': { name: 'GNUbg ID', read: readGnuId, write: writeGnuId },
  xgid: { name: 'XGID', read: readXgid, write: writeXgid },
  fibs: { name: 'FIBS board', read: readFibs, write: writeFibs },
};

/** What a text of a known notation tells. @returns a GameError that names what is wrong with it */
export function readNotation(
  notation: TextNotation | 'numbers',
  rules: RuleSet,
  text: string,
): Told | GameError {
  if (notation === 'numbers') return readNumbers(rules, text);
  if (notation === 'own') {
    const own = readOwn(text);
    return own instanceof GameError ? own : { notation, ...own };
  }
  const { name, read } = shared[notation];
  const situation = misfit(name, rules, {}) ?? read(rules, text);
  return situation instanceof GameError ? situation : { notation, rules, situation };
}

/** Numbers tell a board and no more. */
function readNumbers(rules: RuleSet, text: string): Told | GameError {
  const read = parsePosition(rules, text);
  if (read instanceof GameError) return read;
  const situation = bareSituation(boardFrom(read.position, 'blue'));
  return { notation: read.form, rules, situation };
}

/** A situation as text. @returns a GameError `not-allowed` for what the notation cannot hold */
export function writeNotation(
  notation: PositionNotation,
  rules: RuleSet,
  situation: Situation,
): string | GameError {
  if (notation === 'own') return writeOwn(rules, situation);
  if (notation === 26 || notation === 52) {
    const { board, onRoll } = situation;
    const position = { own: board[onRoll], opp: board[otherSide(onRoll)] };
    return formatPosition(rules, position, notation);
  }
  const { name, write } = shared[notation];
  return misfit(name, rules, situation) ?? write(rules, situation);
}

/** The IDs know one direction for each side, and hits; nobody owns a bomb in them. */
function misfit(
  name: string,
  { facing, contact, variant }: RuleSet,
  { bomb }: Pick<Situation, 'bomb'>,
): GameError | undefined {
  const cannot = (what: string): GameError =>
    new GameError('not-allowed', `${name}: it cannot hold ${what}; the own text (nardy:...) can`);
  if (facing !== 'opposite' || contact !== 'hit') return cannot(`a position of ${variant}`);
  return bomb ? cannot('who has the bomb') : undefined;
}

function writeState(notation: TextNotation, state: GameState): string | GameError {
  const situation = situationOf(state);
  return situation instanceof GameError
    ? situation
    : writeNotation(notation, rulesOf(state), situation);
}

/** The state's board as a position ID, the side on roll being the one whose view it is. */
export function formatPositionId(state: GameState): string | GameError {
  return writeState('position-id', state);
}

/** The state as `positionID:matchID`. @returns a GameError `not-allowed` for what that cannot hold */
export function formatGnuId(state: GameState): string | GameError {
  return writeState('gnu-id', state);
}

/** The state as an XGID. @returns a GameError `not-allowed` for what that cannot hold */
export function formatXgid(state: GameState): string | GameError {
  return writeState('xgid', state);
}

/** The state in the own text, which every game has. @returns a GameError `not-allowed` when the game is over */
export function formatOwnPosition(state: GameState): string | GameError {
  return writeState('own', state);
}

/** The state as a board line of FIBS; blue is "you". @returns a GameError `not-allowed` for what that cannot hold */
export function formatFibs(state: GameState, names: FibsNames): string | GameError {
  const rules = rulesOf(state);
  const situation = situationOf(state);
  if (situation instanceof GameError) return situation;
  return misfit(shared.fibs.name, rules, situation) ?? writeFibs(rules, situation, names);
}
