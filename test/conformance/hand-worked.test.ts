import { describe, expect, test } from 'vitest';
import type { Evaluator } from '../../src/engine/levels.js';
import { createNodeEngine } from '../../src/engine/node.js';
import { createReferenceEngine } from '../../src/engine/reference/index.js';
import { weightTables } from '../../src/engine/weights.js';
import { normalTable } from '../../src/engine/weights/normal.js';
import { countsOf, flip, type Position } from '../../src/game/index.js';
import {
  expertSheet,
  finishedSheet,
  raceSheet,
  simpleSheet,
  staticSheet,
  type Board,
  type Effort,
  type ExpertEntry,
  type Odds,
  type RaceCounts,
  type RaceEntry,
  type RaceSide,
  type RaceSums,
  type Shots,
  type SimpleEntry,
  type StaticEntry,
  type Times,
  workedWith,
} from './hand-worked.js';

const context = { variant: 'short' } as const;
const now = (): number => performance.now();
const engines = [createReferenceEngine(now), await createNodeEngine(now)];

const evaluators: readonly Evaluator[] = ['simple', 'static', 'expert'];
type Tables = Readonly<Record<string, readonly number[]>>;
const weights: Tables = weightTables.short.static;
const simpleWeights: Tables = weightTables.short.simple;
const raceWeights: Tables = weightTables.short.race;
const staticEntries: readonly StaticEntry[] = [...staticSheet, ...expertSheet];
const raceEntries = [...raceSheet, ...expertSheet.filter(hasRace)];

function hasRace(entry: ExpertEntry): entry is ExpertEntry & RaceEntry {
  return entry.race !== undefined;
}

function positionOf({ own, opp }: Board): Position {
  return { own: countsOf(15, own), opp: countsOf(15, opp) };
}

/** evaluation.md section 1. */
function squashed(sum: number): number {
  const s = sum / 100000;
  return s / (1 + Math.abs(s) / 3);
}

function numbered(times: Times): [index: number, times: number][] {
  return Object.entries(times).map(([index, n]) => [Number(index), n]);
}

function staticScore({ terms }: StaticEntry): number {
  const { otherRisk: _, otherRiskPip: __, ...counted } = terms;
  return squashed(weighed(counted, 1));
}

/** The score of the other side, had it just moved: all that counts for one side counts against the other. */
function otherStaticScore({ terms }: StaticEntry): number {
  const { onRoll = {}, risk: _, riskPip: __, otherRisk = {}, otherRiskPip = {}, ...shared } = terms;
  const ofItsOwn = { onRoll, risk: otherRisk, riskPip: otherRiskPip };
  return squashed(weighed(ofItsOwn, 1) + weighed(shared, -1));
}

function weighed(terms: Readonly<Record<string, Times>>, sign: number): number {
  let sum = 0;
  for (const [term, times] of Object.entries(terms))
    for (const [index, n] of numbered(times)) sum += sign * weights[term][index] * n;
  return sum;
}

function simpleScore({ counts }: SimpleEntry): number {
  const w = simpleWeights;
  return squashed(
    w.pips[0] * counts.pips +
      w.bar[0] * counts.bar +
      w.off[0] * counts.off +
      w.blot[0] * counts.ownBlots +
      w.blot[1] * counts.oppBlots,
  );
}

/** Section 5, from t and v on. */
function chance({ t, v }: Odds): number {
  const z = t / Math.sqrt(v);
  const a = Math.abs(z) * 32;
  const i = Math.floor(a);
  const low = normalTable[Math.min(i, 128)];
  const p = (i >= 128 ? low : low + (a - i) * (normalTable[i + 1] - low)) / 1000000;
  return z < 0 ? 1 - p : p;
}

type Sums = Omit<RaceSums, 'score'>;

/** E, t and v of section 5 from its counts. */
function raceSums({ own, opp }: RaceCounts, w: Tables): Sums {
  const effort = ({ pips, left, low, stacked, outside, gaps = 0 }: RaceSide): Effort => {
    const parts = {
      base: w.base[left],
      low: numbered(low).reduce((sum, [point, n]) => sum + w.low[point] * n, 0),
      stack: w.stack[0] * stacked,
      rest: outside === undefined ? w.gap[0] * gaps : w.outside[0] * outside,
    };
    return { ...parts, e: 100 * pips + parts.base + parts.low + parts.stack + parts.rest };
  };
  const odds = (r: number, o: number): Odds => {
    const v = w.variance[0] * (r + o) + w.variance[1] * (own.u + opp.u) + w.variance[2];
    return { t: o - r + w.onRoll[0], v: Math.max(10000, v) };
  };
  const toSave = ({ u, lowest }: RaceSide): number | undefined =>
    lowest && 100 * u + w.save[0] + w.save[1] * lowest;

  const sides = { own: effort(own), opp: effort(opp) };
  const mine = toSave(own);
  const theirs = toSave(opp);
  return {
    ...sides,
    lose: odds(sides.opp.e, sides.own.e),
    ...(mine && { ownSaves: { needs: mine, ...odds(sides.opp.e, mine) } }),
    ...(theirs && { oppSaves: { needs: theirs, ...odds(theirs, sides.own.e) } }),
  };
}

function raceScore({ lose, ownSaves, oppSaves }: Sums): number {
  const lost = chance(lose);
  let score = 1 - 2 * lost;
  if (ownSaves) score -= Math.min(lost, chance(ownSaves));
  if (oppSaves) score += Math.min(1 - lost, 1 - chance(oppSaves));
  return score;
}

function expertScore(entry: ExpertEntry): number {
  return entry.race ? raceScore(raceSums(entry.race, raceWeights)) : staticScore(entry);
}

/** How many of the 36 rolls the words of a sheet name, e.g. `6x 41 22`. */
function rollCount(words: string): number {
  const rolls = new Set<string>();
  for (const [i, j] of words.split(' ') as Iterable<string>)
    for (const other of j === 'x' ? '123456' : j) rolls.add(i + other).add(other + i);
  return rolls.size;
}

describe.each(engines)('$kind gives the score worked out by hand', (engine) => {
  test.each(staticEntries)('static: $name', (entry) =>
    expect(engine.score(context, 'static', positionOf(entry))).toBe(staticScore(entry)),
  );

  test.each(staticEntries)('static, from the other side: $name', (entry) =>
    expect(engine.score(context, 'static', flip(positionOf(entry)))).toBe(otherStaticScore(entry)),
  );

  test.each(simpleSheet)('simple: $name', (entry) =>
    expect(engine.score(context, 'simple', positionOf(entry))).toBe(simpleScore(entry)),
  );

  test.each(raceSheet)('race: $name', (entry) =>
    expect(engine.score(context, 'expert', positionOf(entry))).toBe(
      raceScore(raceSums(entry.race, raceWeights)),
    ),
  );

  test.each(expertSheet)('expert: $name', (entry) =>
    expect(engine.score(context, 'expert', positionOf(entry))).toBe(expertScore(entry)),
  );

  test.each(finishedSheet)('finished: $name', (entry) => {
    for (const evaluator of evaluators)
      expect(engine.score(context, evaluator, positionOf(entry)), evaluator).toBe(entry.score);
  });
});

describe('the sheet agrees with itself', () => {
  test.each(staticEntries)('shots and pips lost: $name', ({ terms, risk = {}, otherRisk = {} }) => {
    const total = (times: Times = {}): number => numbered(times).reduce((sum, [, n]) => sum + n, 0);
    const shots = (of: Shots, each: (point: number) => number): number =>
      Object.entries(of).reduce((sum, [p, words]) => sum + rollCount(words) * each(Number(p)), 0);
    const one = (): number => 1;
    const lost = (point: number): number => 25 - point;

    expect(total(terms.risk)).toBe(shots(risk, one));
    expect(total(terms.riskPip)).toBe(shots(risk, lost));
    expect(total(terms.otherRisk)).toBe(shots(otherRisk, one));
    expect(total(terms.otherRiskPip)).toBe(shots(otherRisk, lost));
  });

  test('every weight of the static score that is not 0 counts in some position', () => {
    // Of the fourteen numbers of checkers borne off a few stand for all.
    const { off: _, ...others } = weights;
    const unused = Object.entries(others).flatMap(([term, table]) =>
      [...table.keys()]
        .filter((index) => table[index] !== 0)
        .filter((index) =>
          staticSheet.every(({ terms }) => !(terms as Record<string, Times>)[term]?.[index]),
        )
        .map((index) => `${term}[${index}]`),
    );
    expect(unused).toEqual([]);
  });

  test.each(raceEntries)('sums of the race: $name', ({ race, worked }) => {
    const { score, ...sums } = worked;
    expect(raceSums(race, workedWith)).toEqual(sums);
    expect(raceScore(sums)).toBeCloseTo(score, 11);
  });
});
