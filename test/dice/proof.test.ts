import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countDice,
  createFairDice,
  dieAt,
  isMatchOver,
  proveDice,
  verifyDice,
  type DiceProof,
} from '../../src/dice/index.js';
import {
  newRecord,
  orThrow,
  replay,
  VARIANTS,
  type Action,
  type GameRecord,
} from '../../src/game/index.js';
import { anyActions } from '../support/any-actions.js';
import { faultOf } from '../support/fault-of.js';
import { mulberry32 } from '../support/random.js';
import { fairRecord, goOn, SEED } from './fair-record.js';

const fair = createFairDice(SEED, 'снег');
const match = { matchLength: 3, cube: true } as const;
const record = fairRecord(mulberry32(1), fair, match, isMatchOver);
const proof = orThrow(proveDice(fair, record));

/** The record with one die another than it was; the actions are then those of no possible game, or of another. */
function withDie(changed: GameRecord, number: number): GameRecord {
  let left = number;
  const actions = changed.actions.map((action): Action => {
    if (action.type !== 'roll') {
      if (action.type === 'opening') left -= 2 * action.throws.length;
      return action;
    }
    left -= 2;
    if (left !== -2 && left !== -1) return action;
    const [a, b] = action.dice;
    return left === -2
      ? { ...action, dice: [(a % 6) + 1, b] }
      : { ...action, dice: [a, (b % 6) + 1] };
  });
  return { ...changed, actions };
}

describe('the proof of a match', () => {
  test('holds the secret and all dice of the record', () => {
    const dice = Array.from({ length: countDice(record) }, (_, index) => dieAt(fair, index));
    const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
    expect(proof).toEqual({ ...fair, commitment, dice });
  });

  test('holds by itself, and against all that somebody else knows', () => {
    const { commitment, salt } = proof;
    expect(verifyDice(proof)).toBe(true);
    expect(verifyDice(proof, { commitment, salt, record })).toBe(true);
    expect(verifyDice(JSON.parse(JSON.stringify(proof)), { record })).toBe(true);
  });
});

test('every session of fair dice verifies, and none with one die changed', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom(...VARIANTS),
      fc.integer(),
      fc.nat(),
      (seed, salt, variant, random, pick) => {
        const dice = createFairDice(seed, salt);
        const isEnd = ({ phase }: { phase: { name: string } }): boolean => phase.name === 'over';
        const played = fairRecord(mulberry32(random), dice, { variant }, isEnd);
        const proved = orThrow(proveDice(dice, played));
        expect(verifyDice(proved, { record: played })).toBe(true);
        const index = pick % proved.dice.length;
        const faces = proved.dice.map((die, number) => (number === index ? (die % 6) + 1 : die));
        expect(faultOf(verifyDice({ ...proved, dice: faces }))).toEqual({
          code: 'bad-dice',
          message: `dice proof: die ${index + 1} is ${faces[index]}, and ${proved.dice[index]} follows from the seed`,
        });
      },
    ),
    { numRuns: 40 },
  );
});

describe('what was tampered with is named', () => {
  const zeros = '0'.repeat(64);
  const { commitment } = proof;
  test.each<[string, unknown, string]>([
    [
      'the commitment',
      { ...proof, commitment: zeros },
      `the SHA-256 of the seed is ${commitment}, not "${zeros}"`,
    ],
    [
      'the seed',
      { ...proof, seed: zeros },
      `the SHA-256 of the seed is 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925, not "${commitment}"`,
    ],
    ['the salt', { ...proof, salt: 'x' }, 'die 1 is 4, and 2 follows from the seed'],
    ['a die', { ...proof, dice: proof.dice.with(7, 6) }, 'die 8 is 6, and 5 follows from the seed'],
    ['a die that is none', { ...proof, dice: [1, 7] }, 'die 2 is 7: a die shows 1 to 6'],
    ['no list of dice', { ...proof, dice: '41' }, '"41" is no list of dice'],
    ['no commitment', { ...proof, commitment: 1 }, 'no commitment: 1'],
  ])('%s', (_, value, message) => {
    expect(faultOf(verifyDice(value, { record }))).toEqual({
      code: 'bad-dice',
      message: `dice proof: ${message}`,
    });
  });

  test('a whole other secret, by who has seen the commitment or given the salt', () => {
    const other = createFairDice(new Uint8Array(32), 'x');
    const forged = orThrow(proveDice(other, newRecord({})));
    expect(verifyDice(forged)).toBe(true);
    expect(faultOf(verifyDice(forged, { commitment })).message).toBe(
      `dice proof: the commitment is ${forged.commitment}, and "${commitment}" was shown`,
    );
    expect(faultOf(verifyDice(forged, { salt: 'снег' })).message).toBe(
      'dice proof: the salt is "x", and "снег" was given',
    );
  });

  test('dice left out, against the record', () => {
    const fewer = { ...proof, dice: proof.dice.slice(0, -2) };
    expect(verifyDice(fewer)).toBe(true);
    expect(faultOf(verifyDice(fewer, { record })).message).toBe(
      `dice proof: the record has ${proof.dice.length} dice, the proof ${proof.dice.length - 2}`,
    );
  });

  test('a roll of the record', () => {
    // The last roll: what comes after it no longer matters to the rules.
    const last = record.actions.findLastIndex(({ type }) => type === 'roll');
    const cut = { ...record, actions: record.actions.slice(0, last + 1) };
    const number = countDice(cut) - 1;
    const changed = withDie(cut, number);
    const face = (proof.dice[number] % 6) + 1;
    expect(faultOf(verifyDice(orThrow(proveDice(fair, cut)), { record: changed })).message).toBe(
      `dice proof: die ${number + 1} (action ${last + 1}) is ${face}, and ${proof.dice[number]} follows from the seed`,
    );
  });

  test('any one roll of the record, by the dice or by the rules that it breaks', () => {
    const rolls = record.actions.filter(({ type }) => type === 'roll').length;
    let found = 0;
    for (let number = 0; number < proof.dice.length; number++) {
      const changed = withDie(record, number);
      if (JSON.stringify(changed) === JSON.stringify(record)) continue;
      faultOf(verifyDice(proof, { record: changed }));
      found++;
    }
    expect(found).toBe(2 * rolls);
  });
});

test.each<[string, unknown, string, string]>([
  ['nothing', null, 'bad-state', 'null is no record'],
  [
    'no actions',
    { start: record.start },
    'bad-state',
    `${JSON.stringify({ start: record.start }).slice(0, 80)}... is no record`,
  ],
  ['no start', { actions: [] }, 'bad-state', 'this is no state of a game: expected an object'],
  [
    'a word for an action',
    { ...record, actions: [...record.actions, 'x'] },
    'unknown-action',
    `action ${record.actions.length + 1}: "x" is no action`,
  ],
  [
    'an action out of turn',
    { ...record, actions: [anyActions('blue').take] },
    'wrong-phase',
    'action 1: take: not now, the game is in its phase "opening"',
  ],
])('a record that is none is refused: %s', (_, value, code, message) => {
  expect(faultOf(verifyDice(proof, { record: value }))).toEqual({ code, message });
});

describe('each match of a record has dice of its own', () => {
  const seed = new Uint8Array(32).fill(7);
  test.each([
    ['a match', match],
    ['a single game', {}],
  ])('after %s', (_, settings) => {
    const first = createFairDice(SEED);
    const one = fairRecord(mulberry32(5), first, settings, isMatchOver);
    const { nextGame } = anyActions('blue');
    const between = { ...one, actions: [...one.actions, nextGame] };
    const second = createFairDice(seed, '', between);
    const two = goOn(mulberry32(6), second, between, isMatchOver);
    const proofs: readonly DiceProof[] = [first, second].map((dice) =>
      orThrow(proveDice(dice, two)),
    );
    expect(proofs.map((each) => verifyDice(each, { record: two }))).toEqual([true, true]);
    expect(proofs.map(({ before }) => before)).toEqual([0, countDice(one)]);
    expect(proofs.map(({ dice }) => dice.length)).toEqual([
      countDice(one),
      countDice(two) - countDice(one),
    ]);
  });

  test('also after a single game that was given up for another', () => {
    const begun = fairRecord(mulberry32(5), fair, {}, ({ turns }) => turns === 4);
    const after = { ...begun, actions: [...begun.actions, anyActions('blue').nextGame] };
    const second = createFairDice(seed, '', after);
    const whole = goOn(mulberry32(6), second, after, isMatchOver);
    expect(orThrow(proveDice(fair, whole)).dice).toHaveLength(countDice(begun));
    expect(verifyDice(orThrow(proveDice(fair, whole)), { record: whole })).toBe(true);
    expect(verifyDice(orThrow(proveDice(second, whole)), { record: whole })).toBe(true);
  });

  test('but not each game of a match, or of unlimited play', () => {
    for (const matchLength of [0, 25]) {
      const twice = fairRecord(
        mulberry32(3),
        fair,
        { matchLength },
        ({ game, phase }) => game === 2 && phase.name === 'over',
      );
      expect(orThrow(replay(twice)).game).toBe(2);
      expect(orThrow(proveDice(fair, twice)).dice).toHaveLength(countDice(twice));
      expect(verifyDice(orThrow(proveDice(fair, twice)), { record: twice })).toBe(true);
    }
  });
});
