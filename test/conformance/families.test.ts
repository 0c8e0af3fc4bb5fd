import { describe, expect, test } from 'vitest';
import { createReferenceEngine } from '../../src/engine/reference/index.js';
import { weightTables } from '../../src/engine/weights.js';
import { VARIANTS, countsOf, ruleSets, type Position, type Variant } from '../../src/game/index.js';
import { stoppedClock, wasmEngine } from '../support/engine-module.js';
import type { Checkers } from './hand-worked.js';

const engines = [createReferenceEngine(stoppedClock), await wasmEngine()];

/** Each side in its own numbers. */
function position(own: Checkers, opp: Checkers): Position {
  return { own: countsOf(15, own), opp: countsOf(15, opp) };
}

test.each(VARIANTS)('%s is evaluated by what happens where its sides meet', (variant) => {
  const families = { hit: 'hitting', block: 'blocking', pin: 'pinning' };
  expect(weightTables[variant].family).toBe(families[ruleSets[variant].contact]);
});

describe.each(engines)('$kind', (engine) => {
  const score = (variant: Variant, by: 'static' | 'expert', at: Position): number =>
    engine.score({ variant }, by, at);

  test('long nardy is a race once both sides are on their own 12 points', () => {
    const race = position(
      [
        [12, 5],
        [8, 10],
      ],
      [
        [12, 4],
        [6, 11],
      ],
    );
    // The same checkers have passed each other in short nardy, too.
    expect(score('long', 'expert', race)).toBe(score('short', 'expert', race));
    expect(score('long', 'expert', race)).not.toBe(score('long', 'static', race));
  });

  test.each([
    position(
      [
        [13, 1],
        [8, 14],
      ],
      [
        [11, 4],
        [6, 11],
      ],
    ),
    position(
      [
        [11, 1],
        [8, 14],
      ],
      [
        [13, 4],
        [6, 11],
      ],
    ),
  ])('long nardy is no race while a side stands on 13 (%#)', (contact) => {
    expect(score('long', 'expert', contact)).toBe(score('long', 'static', contact));
  });

  test('plakoto is a race once the armies have passed each other', () => {
    const race = position(
      [
        [12, 5],
        [8, 10],
      ],
      [
        [12, 4],
        [6, 11],
      ],
    );
    expect(score('plakoto', 'expert', race)).toBe(score('short', 'expert', race));
  });

  test('plakoto is no race while a checker is pinned', () => {
    const pinned = {
      own: countsOf(15, [
        [12, 5],
        [8, 10],
      ]),
      opp: countsOf(15, [
        [12, 4],
        [6, 10],
      ]).slice(),
    };
    pinned.opp[0] = 0;
    pinned.opp[13] = -1;
    expect(score('plakoto', 'expert', pinned)).toBe(score('plakoto', 'static', pinned));
  });

  test('a race in sudden death counts no gammons', () => {
    const won = position(
      [
        [2, 4],
        [1, 11],
      ],
      [[18, 15]],
    );
    expect(score('short', 'expert', won)).toBeGreaterThan(1.9);
    expect(score('sudden-death', 'expert', won)).toBeLessThanOrEqual(1);
    expect(score('sudden-death', 'expert', won)).toBeGreaterThan(0.9);
  });
});
