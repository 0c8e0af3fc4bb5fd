import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { deepFreeze, GameError, orThrow, shown, type GameRecord } from '../game/index.js';
import { isCount, isObject } from '../game/json.js';
import { countDice } from './thrown-dice.js';

/**
 * All that the dice of a match follow from; JSON, and secret until the match is over. The scheme is fair-dice.md, and
 * its `version` is this one.
 */
export interface FairDice {
  readonly version: 1;
  /** 32 bytes in lower-case hex. */
  readonly seed: string;
  /** What somebody who saw the commitment only has added; may be empty. */
  readonly salt: string;
  /** How many dice the record held before the first of these. */
  readonly before: number;
}

const VERSION = 1;
const SEED_BYTES = 32;

/** Characters (UTF-16 units); more is no word that somebody typed. */
export const LONGEST_SALT = 200;

/** Bytes from here up are passed over, so that each face has the same 42 of 252 values. */
const FAIR_BYTES = 252;

/**
 * Dice for the match that a record goes on to, by default for a new session.
 * @param seed - 32 bytes; the platform's cryptographic generator gives them when they are left out
 * @throws GameError `bad-dice` for another seed, or a salt that cannot be
 */
export function createFairDice(
  seed: Uint8Array = crypto.getRandomValues(new Uint8Array(SEED_BYTES)),
  salt = '',
  record?: GameRecord,
): FairDice {
  const before = record ? countDice(record) : 0;
  return orThrow(readFairDice({ version: VERSION, seed: bytesToHex(seed), salt, before }));
}

/** What was saved of the dice, read from JSON of any origin; a GameError `bad-dice` that names the first fault. */
export function readFairDice(value: unknown): FairDice | GameError {
  if (!isObject(value)) return badDice(`${shown(value)} is no object`);
  const { version, seed, salt, before } = value;
  if (version !== VERSION) return badDice(`version ${shown(version)} is not known`);
  if (!isSeed(seed))
    return badDice(`the seed ${shown(seed)} is not ${SEED_BYTES} bytes in lower-case hex`);
  if (!isCount(before)) return badDice(`before ${shown(before)} is no number of dice`);
  const fault = saltFault(salt);
  return fault ?? deepFreeze({ version: VERSION, seed, salt: salt as string, before });
}

/** SHA-256 of the seed, in hex: shown before the game, it gives nothing away and binds to the seed. */
export function commitmentOf({ seed }: FairDice): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** The dice with another salt; a GameError `not-allowed` once the first of them has been thrown. */
export function withSalt(fair: FairDice, salt: string, record: GameRecord): FairDice | GameError {
  if (countDice(record) > fair.before)
    return new GameError('not-allowed', 'salt: the first die has already been thrown');
  return readFairDice({ ...fair, salt });
}

/** The die of a number, the first of the match being 0: 1 to 6, each with exactly the same chance. */
export function dieAt({ seed, salt }: FairDice, index: number): number {
  const key = hexToBytes(seed);
  // A round without a fair byte has a chance of 1 in 2^192.
  for (let round = 0; ; round++) {
    const bytes = hmac(sha256, key, utf8ToBytes(`die:${index}:${round}:${salt}`));
    const fair = bytes.find((byte) => byte < FAIR_BYTES);
    if (fair !== undefined) return (fair % 6) + 1;
  }
}

/** What is wrong when dice and record do not belong together, as far as a count can tell. */
export function countFault({ before }: FairDice, record: GameRecord): GameError | undefined {
  const count = countDice(record);
  if (count >= before) return undefined;
  return badDice(`${before} dice had been thrown before these, and the record has ${count}`);
}

function isSeed(seed: unknown): seed is string {
  return typeof seed === 'string' && seed.length === 2 * SEED_BYTES && /^[0-9a-f]*$/.test(seed);
}

/** Half a surrogate pair has no UTF-8, in which the salt is hashed. */
function saltFault(salt: unknown): GameError | undefined {
  if (typeof salt !== 'string') return badDice(`the salt ${shown(salt)} is no text`);
  if (salt.length > LONGEST_SALT)
    return badDice(`the salt has ${salt.length} characters: at most ${LONGEST_SALT}`);
  return /\p{Surrogate}/u.test(salt)
    ? badDice(`the salt ${shown(salt)} is not well-formed Unicode`)
    : undefined;
}

function badDice(what: string): GameError {
  return new GameError('bad-dice', `fair dice: ${what}`);
}
