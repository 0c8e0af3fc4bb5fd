import {
  BAR,
  GameError,
  checkPosition,
  type Counts,
  type Position,
  type RuleSet,
} from '../../game/index.js';
import { badId, bitsOfText, textOfBits, type Bit } from './id-bits.js';
import { sideOf } from './position-text.js';

const NAME = 'position ID';
const LENGTH = 14;

/**
 * A board as GNU Backgammon's position ID: first the side that is not on roll, then `own`; of each the points from 1
 * to the bar, a one for each checker and a zero behind each point. Borne-off checkers are what is missing.
 */
export function writePositionId({ own, opp }: Position): string {
  return textOfBits([...bitsOf(opp), ...bitsOf(own)], LENGTH);
}

function bitsOf(counts: Counts): readonly Bit[] {
  return counts.slice(1).flatMap((count): Bit[] => [...new Array<Bit>(count).fill(1), 0]);
}

/**
 * Reads a position ID in a game of opposite directions and hits; `own` is on roll.
 * @returns a GameError: `bad-text` for what is no ID, `bad-position` for checkers that the game does not have.
 */
export function readPositionId(rules: RuleSet, text: string): Position | GameError {
  const bits = bitsOfText(NAME, text, LENGTH);
  if (bits instanceof GameError) return bits;
  const points = bits.join('').split('0');
  // Behind the last zero there is always one part more.
  const [theirs, mine] = [points.slice(0, BAR), points.slice(BAR, 2 * BAR)];
  if (points.length <= 2 * BAR) return badId(NAME, 'it ends before both sides are complete');
  if (points.slice(2 * BAR).some((part) => part !== '')) {
    return badId(NAME, 'it goes on behind both sides');
  }
  const own = sideOf(rules, mine.map(lengthOf), 'the side to move');
  if (own instanceof GameError) return named(own);
  const opp = sideOf(rules, theirs.map(lengthOf), 'the opponent');
  if (opp instanceof GameError) return named(opp);
  const position = { own, opp };
  const fault = checkPosition(rules, position);
  return fault ? named(fault) : position;
}

function lengthOf({ length }: string): number {
  return length;
}

function named({ code, message }: GameError): GameError {
  return new GameError(code, `${NAME}: ${message}`);
}
