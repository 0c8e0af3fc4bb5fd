import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  beginTurn,
  comparePositions,
  legalPlays,
  plainHooks,
  ruleSetOf,
  type Dice,
  type Position,
  type RuleSet,
  type TurnHooks,
} from '../../src/game/index.js';
import { dialects, type Dialect } from '../support/dialects.js';
import { wasmEngine } from '../support/engine-module.js';
import { randomGame, randomPosition, randomRoll } from '../support/positions.js';
import { mulberry32 } from '../support/random.js';
import { tellingPosition } from '../support/telling-positions.js';

const engine = await wasmEngine();

/** The results of src/game in the form of the engine: sorted, none when no checker can move. */
function listed(rules: RuleSet, position: Position, dice: Dice): readonly Position[] {
  return legalPlays(beginTurn(rules, position, dice))
    .filter(({ steps }) => steps.length > 0)
    .map(({ result }) => result)
    .sort(comparePositions);
}

function expectAgreement(game: Dialect, position: Position, dice: Dice): readonly Position[] {
  const { variant, options, rules } = game;
  const results = listed(rules, position, dice);
  const found = engine.legalResults({ variant, options }, position, dice);
  expect([position, dice, found]).toEqual([position, dice, results]);
  return results;
}

describe.each(dialects)('both generators agree in $name', (game) => {
  test('in random positions of every kind', () => {
    const random = mulberry32(11);
    for (let i = 0; i < 250; i++) {
      expectAgreement(game, randomPosition(random, game.rules), randomRoll(random));
    }
  });

  test('all through games of random plays', () => {
    const random = mulberry32(12);
    for (let i = 0; i < 2; i++) {
      for (const position of randomGame(random, game.rules)) {
        expectAgreement(game, position, randomRoll(random));
      }
    }
  });

  test('where its own rules have something to say', () => {
    const { variant, rules } = game;
    const usual = ruleSetOf(variant);
    const random = mulberry32(13);
    let [told, changed] = [0, 0];
    for (let i = 0; i < 300; i++) {
      const [position, roll] = [tellingPosition(random, rules), randomRoll(random)];
      const results = expectAgreement(game, position, roll);
      const differs = (hooks: TurnHooks): boolean =>
        hooks !== rules.hooks &&
        !isDeepStrictEqual(results, listed({ ...rules, hooks }, position, roll));
      if (differs(plainHooks)) told++;
      if (differs(usual.hooks)) changed++;
    }
    // Else the positions say nothing about the rules that they are made for.
    expect(told > 10).toBe(rules.ownRules.kind !== 'none');
    expect(changed > 0).toBe(!isDeepStrictEqual(rules.ownRules, usual.ownRules));
  });
});
