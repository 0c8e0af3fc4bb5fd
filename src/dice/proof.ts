import { deepFreeze, GameError, isDie, shown, type GameRecord } from '../game/index.js';
import { commitmentOf, dieAt, readFairDice, type FairDice } from './fair-dice.js';
import { diceOfMatch, type ThrownDie } from './thrown-dice.js';

/** The secret, told once the match is over, and the dice that were thrown by it; JSON. */
export interface DiceProof extends FairDice {
  /** SHA-256 of the seed, as it was shown before the game. */
  readonly commitment: string;
  /** The dice of the match, in the order in which they were thrown. */
  readonly dice: readonly number[];
}

/** What somebody else knows of the dice, to hold the proof against; what is left out is not asked. */
export interface Witness {
  /** As it was shown before the first throw. */
  readonly commitment?: string;
  /** As it was given before the first throw. */
  readonly salt?: string;
  /** The session that was played, of any origin. */
  readonly record?: unknown;
}

/** The proof for the dice of a match, or the error that its record cannot be. Whoever shows it ends the secret. */
export function proveDice(fair: FairDice, record: GameRecord): DiceProof | GameError {
  const thrown = diceOfMatch(record, fair.before);
  if (thrown instanceof GameError) return thrown;
  const { version, seed, salt, before } = fair;
  const dice = thrown.map(({ face }) => face);
  return deepFreeze({ version, commitment: commitmentOf(fair), seed, salt, before, dice });
}

/** A proof read from JSON of any origin; whether it proves anything is not asked. */
export function readDiceProof(value: unknown): DiceProof | GameError {
  const fair = readFairDice(value);
  if (fair instanceof GameError) return fair;
  const { commitment, dice } = value as Record<string, unknown>;
  if (typeof commitment !== 'string') return badProof(`no commitment: ${shown(commitment)}`);
  if (!Array.isArray(dice)) return badProof(`${shown(dice)} is no list of dice`);
  const bad = dice.findIndex((die) => !isDie(die));
  if (bad >= 0) return badProof(`die ${bad + 1} is ${shown(dice[bad])}: a die shows 1 to 6`);
  return deepFreeze({ ...fair, commitment, dice: [...(dice as number[])] });
}

/**
 * Whether the dice are those that the commitment binds to. Without a witness it is only asked whether the proof agrees
 * with itself.
 * @param value - a proof, of any origin
 * @returns true, or a GameError that names the first thing that differs; dice and actions are numbered from 1
 */
export function verifyDice(value: unknown, witness: Witness = {}): true | GameError {
  const proof = readDiceProof(value);
  if (proof instanceof GameError) return proof;
  return secretFault(proof, witness) ?? proofFault(proof) ?? recordFault(proof, witness) ?? true;
}

function secretFault(proof: DiceProof, witness: Witness): GameError | undefined {
  const hash = commitmentOf(proof);
  if (hash !== proof.commitment)
    return badProof(`the SHA-256 of the seed is ${hash}, not ${shown(proof.commitment)}`);
  const { commitment = hash, salt = proof.salt } = witness;
  if (commitment !== hash)
    return badProof(`the commitment is ${hash}, and ${shown(commitment)} was shown`);
  if (salt !== proof.salt)
    return badProof(`the salt is ${shown(proof.salt)}, and ${shown(salt)} was given`);
  return undefined;
}

function proofFault(proof: DiceProof): GameError | undefined {
  const index = proof.dice.findIndex((die, number) => die !== dieAt(proof, number));
  return index < 0 ? undefined : otherDie(proof, index, proof.dice[index]);
}

/** The record's dice against the proof's, which are known to be right. */
function recordFault(proof: DiceProof, { record }: Witness): GameError | undefined {
  if (record === undefined) return undefined;
  const thrown = diceOfMatch(record, proof.before);
  if (thrown instanceof GameError) return thrown;
  const index = thrown.findIndex(({ face }, number) => face !== dieAt(proof, number));
  if (index >= 0) return otherDie(proof, index, thrown[index].face, thrown[index]);
  if (thrown.length === proof.dice.length) return undefined;
  return badProof(`the record has ${thrown.length} dice, the proof ${proof.dice.length}`);
}

function otherDie(fair: FairDice, index: number, face: number, at?: ThrownDie): GameError {
  const place = at ? ` (action ${at.action})` : '';
  return badProof(
    `die ${index + 1}${place} is ${face}, and ${dieAt(fair, index)} follows from the seed`,
  );
}

function badProof(what: string): GameError {
  return new GameError('bad-dice', `dice proof: ${what}`);
}
