import { describe, expect, test } from 'vitest';
import { createReferenceEngine } from '../../src/engine/reference/index.js';
import { weightTables } from '../../src/engine/weights.js';
import { OFF, flip, type Counts, type Position, type Variant } from '../../src/game/index.js';
import { stoppedClock, wasmEngine } from '../support/engine-module.js';
import { blockingSheet, pinningSheet, type OtherEntry } from './hand-worked-others.js';
import type { Checkers, Times } from './hand-worked.js';

const engines = [createReferenceEngine(stoppedClock), await wasmEngine()];

const entries = [
  ...blockingSheet.map((entry) => ({ ...entry, variant: 'long' as const })),
  ...pinningSheet.map((entry) => ({ ...entry, variant: 'plakoto' as const })),
];

type Tables = Readonly<Record<string, readonly number[]>>;
type Terms = Readonly<Record<string, Times>>;

function countsOf(checkers: Checkers): Counts {
  const counts = new Array<number>(26).fill(0);
  counts[OFF] = 15;
  for (const [point, count] of checkers) {
    counts[point] = count;
    counts[OFF] -= Math.abs(count);
  }
  return counts;
}

function positionOf({ own, opp }: OtherEntry): Position {
  return { own: countsOf(own), opp: countsOf(opp) };
}

/** evaluation.md section 1. */
function squashed(sum: number): number {
  const s = sum / 100000;
  return s / (1 + Math.abs(s) / 3);
}

function weighed(terms: Terms, weights: Tables): number {
  let sum = 0;
  for (const [term, times] of Object.entries(terms))
    for (const [index, n] of Object.entries(times)) sum += weights[term][Number(index)] * n;
  return sum;
}

/** The score of one side, which has just moved, from the terms of both. */
function staticScore(variant: Variant, pips: Times, [mine, theirs]: Terms[], risk?: Times): number {
  const weights: Tables = weightTables[variant].static;
  return squashed(
    weights.onRoll[0] +
      weighed({ pips }, weights) +
      weighed(mine, weights) -
      weighed(theirs, weights) +
      weighed(risk ? { risk } : {}, weights),
  );
}

describe.each(engines)('$kind gives the score worked out by hand', (engine) => {
  test.each(entries)('$variant, static: $name', (entry) => {
    const { variant, lead, stage, mine, theirs, risk, otherRisk } = entry;
    const position = positionOf(entry);
    expect(engine.score({ variant }, 'static', position)).toBe(
      staticScore(variant, { [stage]: lead }, [mine, theirs], risk),
    );
    expect(engine.score({ variant }, 'static', flip(position))).toBe(
      staticScore(variant, { [stage]: -lead }, [theirs, mine], otherRisk),
    );
  });

  test.each(entries)('$variant, the glance: $name', (entry) => {
    const weights: Tables = weightTables[entry.variant].simple;
    expect(engine.score({ variant: entry.variant }, 'simple', positionOf(entry))).toBe(
      squashed(weights.pips[0] * entry.lead + weighed(entry.glance, weights)),
    );
  });
});

test.each(['long', 'plakoto'] as const)('%s: every table counts in some position', (variant) => {
  const counted = new Set(['onRoll', 'pips']);
  for (const entry of entries.filter((one) => one.variant === variant)) {
    if (entry.risk) counted.add('risk');
    for (const term of [...Object.keys(entry.mine), ...Object.keys(entry.theirs)])
      counted.add(term);
  }
  expect([...counted].sort()).toEqual(Object.keys(weightTables[variant].static).sort());
});
