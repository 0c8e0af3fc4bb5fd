import { GameError, type Cube, type RuleSet } from '../../game/index.js';
import { positionNumbers } from './position-text.js';
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

const PREFIX = 'XGID=';

/**
 * A situation as an XGID.
 * @returns a GameError `not-allowed` for a resignation, which it cannot hold
 */
export function writeXgid(rules: RuleSet, situation: Situation): string | GameError {
  const { board, onRoll, offer, length, score } = situation;
  if (offer?.type === 'resignation') {
    return new GameError('not-allowed', 'XGID: it cannot hold a resignation');
  }
  const cube = shownCube(situation);
  const exponent = Math.log2(cube.value);
  const numbers: Readonly<Record<Exclude<Field, 'position' | 'dice'>, number>> = {
    'cube value': exponent,
    'cube owner': cube.owner ? NUMBERS[cube.owner] : 0,
    turn: NUMBERS[onRoll],
    'score of X': score.blue,
    'score of O': score.red,
    rules: rulesNumber(situation),
    'match length': length,
    'maximum cube': situation.cube ? Math.max(USUAL_MOST, exponent) : 0,
  };
  const view = positionNumbers(rules, { own: board.blue, opp: board.red }, 26);
  const position = view.map(letterOf).join('');
  const words = { ...numbers, position, dice: actionWord(situation) };
  return PREFIX + FIELDS.map((field) => words[field]).join(':');
}

/** The cube as it stood before anything was offered; who beavers has turned it once. */
function shownCube({ cube, offer, onRoll }: Situation): Cube {
  if (!cube) return { value: 1, owner: null };
  if (offer?.type !== 'beaver') return cube;
  const value = cube.value / 2;
  return { value, owner: value > 1 ? onRoll : null };
}

function actionWord({ dice, offer }: Situation): string {
  if (offer) return offer.type === 'double' ? 'D' : 'B';
  return dice ? dice.join('') : '00';
}

function rulesNumber({ length, crawford, options }: Situation): number {
  if (length > 0) return crawford ? 1 : 0;
  const jacoby = options?.['cube.jacoby'] === 'on' ? JACOBY : 0;
  const beavers = options?.['cube.beaver'] === 'on' ? BEAVERS : 0;
  return jacoby + beavers;
}

function letterOf(checkers: number): string {
  return checkers < 0 ? LETTERS[-checkers].toLowerCase() : LETTERS[checkers];
}
