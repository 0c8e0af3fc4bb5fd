import { GameError, type GameRecord, type GameState } from '../game/index.js';
import { isObject } from '../game/json.js';
import { countFault, createFairDice, readFairDice, withSalt, type FairDice } from './fair-dice.js';
import { beginsMatch, countDice, isMatchOver } from './thrown-dice.js';

/** A session at one moment, as far as its dice go. */
export interface Moment {
  readonly record: GameRecord;
  readonly state: GameState;
}

/** Dice whose match is over: their secret may be told. */
export interface ToldDice {
  readonly fair: FairDice;
  /** The record in which they were thrown. */
  readonly record: GameRecord;
}

/** The fair dice of a board, whatever is played on it; never changed, only replaced. */
export interface DiceLedger {
  /** For the match that is played or, once it is over, for the next: to be kept secret. */
  readonly fair: FairDice;
  readonly told: ToldDice | undefined;
  /** Where the board was when the ledger was last asked to follow. */
  readonly moment: Moment;
}

/** A ledger as it is saved beside its record; JSON, as secret as the dice. */
export interface SavedDice {
  readonly fair: FairDice;
  /** The dice of the record's last match that is over. */
  readonly told?: FairDice;
}

/** Fair dice for whatever is thrown from now on. */
export function beginLedger(moment: Moment): DiceLedger {
  return { fair: createFairDice(undefined, '', moment.record), told: undefined, moment };
}

/**
 * The ledger after one more action, or with another session on the board. A match that ends tells its dice, also one
 * that is given up; those of the next are there at once, so that a salt can be given before its first throw.
 */
export function followGame(ledger: DiceLedger, moment: Moment): DiceLedger {
  const { fair, moment: before } = ledger;
  const isOther = !continues(before.record, moment.record);
  if (!isOther && !isMatchOver(moment.state) && !beginsAnother(ledger, moment))
    return { ...ledger, moment };
  const { record } = isOther ? before : moment;
  if (countDice(record) > fair.before) return { ...beginLedger(moment), told: { fair, record } };
  // Dice that nobody has seen serve for what comes instead.
  return { ...ledger, fair: { ...fair, before: countDice(moment.record) }, moment };
}

/** The ledger with a salt for its next dice; a GameError once the first of them has been thrown, or for no good text. */
export function saltLedger(ledger: DiceLedger, salt: string): DiceLedger | GameError {
  const fair = withSalt(ledger.fair, salt, ledger.moment.record);
  return fair instanceof GameError ? fair : { ...ledger, fair };
}

/** Whether no die of the secret has been thrown, so that a salt may be given. */
export function takesSalt({ fair, moment }: DiceLedger): boolean {
  return countDice(moment.record) <= fair.before;
}

/** What to save with the record; dice that were told of another record are let go. */
export function savedDice({ fair, told, moment }: DiceLedger): SavedDice {
  return told && continues(told.record, moment.record) ? { fair, told: told.fair } : { fair };
}

/** The ledger of a session that is loaded again, from JSON of any origin, or the first fault. */
export function readLedger(value: unknown, moment: Moment): DiceLedger | GameError {
  const { fair: saved, told: savedTold } = isObject(value) ? value : {};
  const fair = readFairDice(saved);
  if (fair instanceof GameError) return fair;
  const fault = countFault(fair, moment.record);
  if (fault) return fault;
  if (savedTold === undefined) return { fair, told: undefined, moment };
  const told = readFairDice(savedTold);
  if (told instanceof GameError) return told;
  return { fair, told: { fair: told, record: moment.record }, moment };
}

/** Whether a record is another one with actions added, or none. */
function continues(before: GameRecord, after: GameRecord): boolean {
  return before.start === after.start && before.actions.length <= after.actions.length;
}

function beginsAnother({ moment: before }: DiceLedger, { record }: Moment): boolean {
  const added = record.actions.slice(before.record.actions.length);
  return added.some((action) => beginsMatch(before.state, action));
}
