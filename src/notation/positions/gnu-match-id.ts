import { GameError } from '../../game/index.js';
import { badId, bitsOfText, textOfBits, type Bit } from './id-bits.js';

const NAME = 'match ID';
const LENGTH = 12;

/**
 * The fields of GNU Backgammon's match ID in their order, and their bits, lowest first. Sides are 0 and 1.
 * - `cube`: the power of two that it shows; `owner`: a side, or 3 = in the middle.
 * - `roller`: who throws or has thrown; `decider`: who has to decide, the other side while something is offered to it.
 * - `state`: 0 no game, 1 playing, 2 over, 3 resigned, 4 ended by a passed double.
 * - `resigned`: 1 to 3 = a single to a backgammon is offered. Dice: 0 = not thrown. `length`: 0 = unlimited.
 * - `noJacoby`: 1 = Jacoby's rule is not in use.
 */
const FIELDS = [
  ['cube', 4],
  ['owner', 2],
  ['roller', 1],
  ['crawford', 1],
  ['state', 3],
  ['decider', 1],
  ['doubled', 1],
  ['resigned', 2],
  ['die1', 3],
  ['die2', 3],
  ['length', 15],
  ['score0', 15],
  ['score1', 15],
  ['noJacoby', 1],
  ['rest', 5],
] as const;

type FieldName = (typeof FIELDS)[number][0];

/** What a match ID says, field by field. */
export type MatchId = Readonly<Record<Exclude<FieldName, 'rest'>, number>>;

/** @returns a GameError `not-allowed` that names the field that is too large for its bits */
export function writeMatchId(fields: MatchId): string | GameError {
  const all = { ...fields, rest: 0 };
  const large = FIELDS.find(([name, width]) => all[name] >= 2 ** width);
  if (large) {
    const [name] = large;
    return new GameError('not-allowed', `${NAME}: ${name} ${all[name]} is too large for it`);
  }
  const bits = FIELDS.flatMap(([name, width]) =>
    Array.from({ length: width }, (_, bit) => ((all[name] >> bit) & 1) as Bit),
  );
  return textOfBits(bits, LENGTH);
}

/** Reads a match ID; whether its fields fit together is not asked. @returns a GameError `bad-text` */
export function readMatchId(text: string): MatchId | GameError {
  const bits = bitsOfText(NAME, text, LENGTH);
  if (bits instanceof GameError) return bits;
  let at = 0;
  const entries = FIELDS.map(([name, width]) => {
    const value = bits.slice(at, (at += width)).reduceRight((sum: number, bit) => 2 * sum + bit, 0);
    return [name, value] as const;
  });
  const { rest, ...fields } = Object.fromEntries(entries) as Record<FieldName, number>;
  return rest === 0 ? fields : badId(NAME, 'its last five bits are not 0');
}
