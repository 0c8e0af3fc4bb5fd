import { orThrow, type DiceSource, type GameRecord } from '../game/index.js';
import { countFault, dieAt, type FairDice } from './fair-dice.js';
import { countDice } from './thrown-dice.js';

/**
 * The dice of the next throw (a draw with all its ties, or a roll), one after the other. The record alone says which
 * they are: until the throw has been entered there, a source made anew gives the same ones.
 * @throws GameError `bad-dice` for a record that the dice do not belong to: it has fewer dice than came before them
 */
export function nextDice(fair: FairDice, record: GameRecord): DiceSource {
  orThrow(countFault(fair, record));
  let index = countDice(record) - fair.before;
  return () => dieAt(fair, index++);
}
