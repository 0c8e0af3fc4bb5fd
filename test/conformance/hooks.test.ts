import { beforeAll, describe, expect, test } from 'vitest';
import { listResults, writePosition, type EngineModule } from '../../src/engine/wasm-module.js';
import { plainHooks, type TurnHooks } from '../../src/game/hooks.js';
import {
  beginTurn,
  comparePositions,
  legalPlays,
  ruleSets,
  type Dice,
  type Position,
  type RuleSet,
  type TurnMemory,
  type TurnState,
} from '../../src/game/index.js';
import { instantiate } from '../support/engine-module.js';
import { compileWithHooks } from '../support/hooked-module.js';
import { positionOf } from '../support/position-of.js';
import { randomPosition, randomRoll } from '../support/positions.js';
import { mulberry32 } from '../support/random.js';

/** Hooks twice: for src/game, and for assembly/ what takes the place of its hooks.ts. */
interface Game {
  readonly name: string;
  readonly inGame: Partial<TurnHooks>;
  readonly inWasm: string;
}

const suddenDeath: Game = {
  name: 'the first hit ends the game',
  inGame: { afterStep: (_, { hit }) => ({ over: hit }) },
  inWasm: `
    import { OVER } from './turn-state';
    export function turnStart(position: usize, die: i32, otherDie: i32): u32 { return 0; }
    export function stepAllowed(state: usize, from: i32, to: i32, die: i32, hit: bool): bool { return true; }
    export function afterStep(before: usize, from: i32, to: i32, die: i32, hit: bool, after: usize): u32 {
      return hit ? OVER : 0;
    }
    export function admissibleEnd(position: usize): bool { return true; }`,
};

interface Allowance extends TurnMemory {
  readonly left: number;
}
const left = ({ memory }: TurnState): number => (memory as Allowance).left;

/**
 * Of the checkers on 13 and 6 as many may leave as the first die and the bar say; a 5 may not hit, nor a 2 end on 4;
 * a 1 to an empty point of mine behind which an enemy waits on the bar ends the game; no turn may end with a blot on 7
 * or 3.
 */
const everything: Game = {
  name: 'a game with rules at every hook',
  inGame: {
    turnStart: ({ own }, [die]): Allowance => ({ over: false, left: (die % 3) + own[25] }),
    stepAllowed: (state, { from, to, die, hit }) =>
      !((from === 13 || from === 6) && left(state) === 0) &&
      !(die === 5 && hit) &&
      !(die === 2 && to === 4),
    afterStep: (before, { from, to, die }, { own, opp }): Allowance => ({
      over: die === 1 && own[to] === 1 && opp[25] > 0,
      left: left(before) - (from === 13 || from === 6 ? 1 : 0),
    }),
    admissibleEnd: ({ own }) => own[7] !== 1 && own[3] !== 1,
  },
  inWasm: `
    import { BAR, MEMORY, OPP, OVER, OWN } from './turn-state';
    export function turnStart(position: usize, die: i32, otherDie: i32): u32 {
      return die % 3 + load<i8>(position, OWN + BAR);
    }
    export function stepAllowed(state: usize, from: i32, to: i32, die: i32, hit: bool): bool {
      return (
        !((from == 13 || from == 6) && left(state) == 0) && !(die == 5 && hit) && !(die == 2 && to == 4)
      );
    }
    export function afterStep(before: usize, from: i32, to: i32, die: i32, hit: bool, after: usize): u32 {
      const over = die == 1 && load<i8>(after + OWN + to) == 1 && load<i8>(after, OPP + BAR) > 0;
      return (left(before) - u32(from == 13 || from == 6)) | (over ? OVER : 0);
    }
    export function admissibleEnd(position: usize): bool {
      return load<i8>(position, OWN + 7) != 1 && load<i8>(position, OWN + 3) != 1;
    }
    function left(state: usize): u32 { return load<u16>(state, MEMORY) & ~OVER; }`,
};

// The compiler takes a moment on a busy machine.
const PATIENCE = 60_000;

describe.each([suddenDeath, everything])('$name', ({ inGame, inWasm }) => {
  const rules: RuleSet = {
    ...ruleSets.short,
    hooks: { ...plainHooks, ...inGame },
    anyOrder: false,
  };
  let module: EngineModule;

  beforeAll(async () => {
    module = await instantiate(await compileWithHooks(inWasm), rules);
  }, PATIENCE);

  /** What both generators list; the second are src/game's numbers of steps, shortest and longest. */
  function expectAgreement(position: Position, dice: Dice): readonly [number, number] {
    const plays = legalPlays(beginTurn(rules, position, dice));
    const results = plays.map(({ result }) => result).sort(comparePositions);
    writePosition(module, position);
    const found = listResults(module, dice).sort(comparePositions);
    const lengths = plays.map(({ steps }) => steps.length);
    expect([position, dice, found]).toEqual([position, dice, lengths[0] > 0 ? results : []]);
    return [Math.min(...lengths), Math.max(...lengths)];
  }

  test('has the same legal results in assembly/ as in src/game', () => {
    const random = mulberry32(8);
    let cutShort = 0;
    for (let i = 0; i < 1000; i++) {
      const [shortest, longest] = expectAgreement(randomPosition(random), randomRoll(random));
      if (shortest < longest) cutShort++;
    }
    // Else no step has ended a game that could have gone on.
    expect(cutShort).toBeGreaterThan(25);
  });

  test.each<[string, Dice]>([
    ['own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:4 20:1', [4, 1]],
    ['own 13:1 | opp 7:1 18:14', [6, 1]],
    ['own 14:1 2:1 | opp 13:1 7:2', [6, 1]],
    ['own 14:1 | opp 13:1 7:2', [6, 1]],
    ['own 14:1 | opp 8:2 13:1', [6, 1]],
    ['own 6:1 5:1 | opp 4:1 3:1 24:13', [1, 1]],
  ])('agrees on %s, %j', (board, dice) => {
    expectAgreement(positionOf(board), dice);
  });
});
