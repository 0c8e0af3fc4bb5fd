import {
  BAR,
  GameError,
  MOST_CUBE,
  boardFrom,
  otherSide,
  shown,
  type Cube,
  type GameErrorCode,
  type GivenOptions,
  type RuleSet,
  type Side,
} from '../../game/index.js';
import { positionOfView } from './position-text.js';
import type { Situation } from './situation.js';
import {
  BEAVERS,
  FIELDS,
  JACOBY,
  LETTERS,
  NUMBERS,
  USUAL_MOST,
  type Field,
} from './xgid-fields.js';

type Words = Readonly<Record<Field, string>>;

/**
 * Reads an XGID, its `XGID=` and its last field being optional. A maximum cube of 1 is a session without one.
 * @returns a GameError that names the field at fault
 */
export function readXgid(rules: RuleSet, text: string): Situation | GameError {
  const words = wordsOf(text);
  if (words instanceof GameError) return words;
  const board = readBoard(rules, words.position);
  if (board instanceof GameError) return board;
  const fault = FIELDS.find((field) => checks[field] && !checks[field](words));
  if (fault) return badField(fault, words[fault]);
  const onRoll = sideOfNumber(words.turn) ?? 'blue';
  const length = Number(words['match length']);
  const said = Number(words.rules);
  return {
    board,
    onRoll,
    ...actionOf(words),
    length,
    score: { blue: Number(words['score of X']), red: Number(words['score of O']) },
    cube: words['maximum cube'] === '0' ? undefined : cubeOf(words, onRoll),
    ...(length > 0 ? { crawford: said === 1 } : { options: optionsOf(said) }),
  };
}

function wordsOf(text: string): Words | GameError {
  const parts = text
    .trim()
    .replace(/^XGID=/i, '')
    .split(':');
  const { length } = FIELDS;
  if (parts.length !== length && parts.length !== length - 1) {
    return new GameError('bad-text', `XGID: ${parts.length} fields instead of ${length}`);
  }
  const entries = FIELDS.map((field, index) => [field, parts[index] ?? String(USUAL_MOST)]);
  return Object.fromEntries(entries) as Words;
}

/** The letters are the 26 numbers as X sees them. */
function readBoard(rules: RuleSet, text: string): Situation['board'] | GameError {
  if (text.length !== BAR + 1) return badBoard(`${text.length} characters instead of ${BAR + 1}`);
  const numbers = Array.from(text, checkersIn);
  const bad = numbers.indexOf(undefined);
  if (bad >= 0) return badBoard(`character ${bad + 1} cannot be ${shown(text[bad])}`);
  const position = positionOfView(rules, numbers as readonly number[], ['X', 'O']);
  if (position instanceof GameError) return badBoard(position.message, position.code);
  return boardFrom(position, 'blue');
}

function checkersIn(letter: string): number | undefined {
  const big = LETTERS.indexOf(letter);
  if (big >= 0) return big;
  const small = LETTERS.toLowerCase().indexOf(letter);
  return small >= 0 ? -small : undefined;
}

function badBoard(what: string, code: GameErrorCode = 'bad-text'): GameError {
  return new GameError(code, `XGID: field 1 (position): ${what}`);
}

function badField(field: Field, word: string): GameError {
  const reason = word === 'R' ? ', a raccoon, which is not played here' : '';
  const number = FIELDS.indexOf(field) + 1;
  return new GameError(
    'bad-text',
    `XGID: field ${number} (${field}) cannot be ${shown(word)}${reason}`,
  );
}

/** Which words a field may have, where that is not asked elsewhere. */
const checks: Partial<Record<Field, (words: Words) => boolean>> = {
  'cube value': (words) => isNumber(words['cube value']) && cubeValue(words) <= MOST_CUBE,
  'cube owner': (words) => /^(?:0|-?1)$/.test(words['cube owner']),
  turn: ({ turn }) => /^-?1$/.test(turn),
  dice: ({ dice }) => /^(?:00|[1-6]{2}|[DB])$/.test(dice),
  'score of X': (words) => isNumber(words['score of X']),
  'score of O': (words) => isNumber(words['score of O']),
  rules: (words) => (isMoney(words) ? /^[0-3]$/ : /^[01]$/).test(words.rules),
  'match length': (words) => isNumber(words['match length']),
  'maximum cube': (words) => isNumber(words['maximum cube']),
};

function isNumber(word: string): boolean {
  return /^\d{1,9}$/.test(word);
}

function isMoney(words: Words): boolean {
  return /^0+$/.test(words['match length']);
}

function cubeValue(words: Words): number {
  return 2 ** Number(words['cube value']);
}

function sideOfNumber(word: string): Side | null {
  const number = Number(word);
  if (number === 0) return null;
  return number === NUMBERS.blue ? 'blue' : 'red';
}

/** A beaver has turned the cube once; the text may show it as it stood before. */
function cubeOf(words: Words, onRoll: Side): Cube {
  const value = cubeValue(words);
  const owner = sideOfNumber(words['cube owner']);
  const beaverer = otherSide(onRoll);
  return words.dice === 'B' && owner !== beaverer
    ? { value: 2 * value, owner: beaverer }
    : { value, owner };
}

function actionOf({ dice }: Words): Pick<Situation, 'dice' | 'offer'> {
  if (dice === 'D') return { offer: { type: 'double' } };
  if (dice === 'B') return { offer: { type: 'beaver' } };
  return dice === '00' ? {} : { dice: [Number(dice[0]), Number(dice[1])] };
}

function optionsOf(said: number): GivenOptions {
  return {
    'cube.jacoby': said & JACOBY ? 'on' : 'off',
    'cube.beaver': said & BEAVERS ? 'on' : 'off',
  };
}
