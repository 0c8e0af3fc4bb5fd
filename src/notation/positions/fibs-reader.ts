import {
  BAR,
  GameError,
  MOST_CUBE,
  OFF,
  boardFrom,
  isDie,
  shown,
  type Cube,
  type Dice,
  type RuleSet,
  type Side,
} from '../../game/index.js';
import { positionOfView } from './position-text.js';
import type { Situation } from './situation.js';

/** The places of the fields that are read, from 1. Sides and directions are 1 or -1. */
const PLACES = {
  'match length': 4,
  'your score': 5,
  "the opponent's score": 6,
  board: 7,
  turn: 33,
  'your dice': 34,
  "the opponent's dice": 36,
  cube: 38,
  'may double': 39,
  'was doubled': 41,
  colour: 42,
  direction: 43,
  'borne off': 46,
  Crawford: 52,
} as const;

type Field = keyof typeof PLACES;

const FIELDS = 53;
const FIRST_NUMBER = PLACES['match length'];
/** The match length of unlimited play. */
export const UNLIMITED = 9999;

/**
 * Reads a board line of FIBS, which GNU Backgammon's sockets speak too. "You" are blue. A double that is offered is
 * that of the side whose turn it is; field 52 tells the Crawford game as long as the cube has not been turned.
 * @returns a GameError that names the field at fault
 */
export function readFibs(rules: RuleSet, text: string): Situation | GameError {
  const fields = text.trim().split(':');
  if (fields.length !== FIELDS) {
    return new GameError('bad-text', `FIBS board: ${fields.length} fields instead of ${FIELDS}`);
  }
  const isBad = (word: string, index: number): boolean =>
    index + 1 >= FIRST_NUMBER && !/^-?\d{1,13}$/.test(word);
  const bad = fields.findIndex(isBad);
  if (bad >= 0) {
    const words = `field ${bad + 1} is ${shown(fields[bad])}, no whole number`;
    return new GameError('bad-text', `FIBS board: ${words}`);
  }
  return situationIn(rules, fields.map(Number));
}

function situationIn(rules: RuleSet, numbers: readonly number[]): Situation | GameError {
  const at = (field: Field, further = 0): number => numbers[PLACES[field] - 1 + further];
  const fault = checks.find(([, isRight]) => !isRight(at));
  if (fault) {
    const [field] = fault;
    const words = `field ${PLACES[field]} (${field}) cannot be ${at(field)}`;
    return new GameError('bad-text', `FIBS board: ${words}`);
  }
  const board = boardIn(rules, numbers, at);
  if (board instanceof GameError) return board;
  const onRoll: Side = at('turn') === at('colour') ? 'blue' : 'red';
  const length = lengthIn(at);
  const score = { blue: at('your score'), red: at("the opponent's score") };
  const cube = cubeIn(at, onRoll);
  return {
    board,
    onRoll,
    ...diceIn(at),
    ...(isDoubled(at) && { offer: { type: 'double' } }),
    length,
    score,
    cube,
    crawford: at('Crawford') === 1 && cube.value === 1 && isClose(length, score),
  };
}

/** The number in a field, or in one further to the right. */
type At = (field: Field, further?: number) => number;

const isSign = (number: number): boolean => number === 1 || number === -1;
const isFlag = (number: number): boolean => number === 1 || number === 0;

/** What a field may say, where that is not asked elsewhere; turn 0 is a game that is over. */
const checks: readonly (readonly [Field, (at: At) => boolean])[] = [
  ['match length', (at) => at('match length') >= 0],
  ['your score', (at) => at('your score') >= 0],
  ["the opponent's score", (at) => at("the opponent's score") >= 0],
  ['colour', (at) => isSign(at('colour'))],
  ['direction', (at) => isSign(at('direction'))],
  ['turn', (at) => isSign(at('turn'))],
  ['your dice', (at) => areDice(at, 'your dice')],
  ["the opponent's dice", (at) => areDice(at, "the opponent's dice")],
  ['cube', (at) => at('cube') <= MOST_CUBE && Number.isInteger(Math.log2(at('cube')))],
  ['may double', (at) => isFlag(at('may double')) && isFlag(at('may double', 1))],
  ['was doubled', (at) => !isDoubled(at) || !diceIn(at).dice],
];

function areDice(at: At, field: Field): boolean {
  const dice = [at(field), at(field, 1)];
  return dice.every((die) => die === 0) || dice.every((die) => isDie(die));
}

/** GNU Backgammon gives the flag a sign. */
function isDoubled(at: At): boolean {
  return at('was doubled') !== 0;
}

/** The dice of the side whose turn it is; the other's may be the same ones. */
function diceIn(at: At): { dice?: Dice } {
  const field = at('turn') === at('colour') ? 'your dice' : "the opponent's dice";
  return at(field) > 0 ? { dice: [at(field), at(field, 1)] } : {};
}

function lengthIn(at: At): number {
  const length = at('match length');
  return length === UNLIMITED ? 0 : length;
}

/** While a double is offered nobody may double: the cube was the doubler's, or nobody's. */
function cubeIn(at: At, onRoll: Side): Cube {
  const value = at('cube');
  const [you, opponent] = [at('may double'), at('may double', 1)];
  if (value === 1 || (you === 1 && opponent === 1)) return { value, owner: null };
  if (you === opponent) return { value, owner: isDoubled(at) ? onRoll : null };
  return { value, owner: you === 1 ? 'blue' : 'red' };
}

function isClose(length: number, score: Situation['score']): boolean {
  return length > 1 && Math.max(score.blue, score.red) === length - 1;
}

/** The board as "you" see it, with what is borne off as the line says. */
function boardIn(
  rules: RuleSet,
  numbers: readonly number[],
  at: At,
): Situation['board'] | GameError {
  const first = PLACES.board - 1;
  const written = numbers.slice(first, first + BAR + 1).map((count) => at('colour') * count);
  const view = at('direction') === 1 ? written.reverse() : written;
  const position = positionOfView(rules, view, ['you', 'the opponent']);
  if (position instanceof GameError) {
    return new GameError(position.code, `FIBS board: ${position.message}`);
  }
  const off = [position.own[OFF], position.opp[OFF]];
  const said = [at('borne off'), at('borne off', 1)];
  const bad = off.findIndex((count, index) => count !== said[index]);
  if (bad < 0) return boardFrom(position, 'blue');
  const place = PLACES['borne off'] + bad;
  const words = `field ${place} (borne off) is ${said[bad]}, but ${off[bad]} checkers are missing`;
  return new GameError('bad-position', `FIBS board: ${words}`);
}
