import { describe, expect, test } from 'vitest';
import { beginTurn, comparePositions, legalPlays, ruleSets } from '../../src/game/index.js';
import { FIXTURE_VARIANTS, legalCases } from '../support/legal-fixtures.js';

describe.each(FIXTURE_VARIANTS)('the legal results of %s', (variant) => {
  test('are the complete sets that two other generators found', () => {
    for (const { position, dice, results } of legalCases(variant)) {
      const plays = legalPlays(beginTurn(ruleSets[variant], position, dice));
      const found = plays.filter(({ steps }) => steps.length > 0).map(({ result }) => result);
      expect([position, dice, found.sort(comparePositions)]).toEqual([
        position,
        dice,
        [...results].sort(comparePositions),
      ]);
    }
  });
});
