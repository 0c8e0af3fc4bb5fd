import { readFileSync } from 'node:fs';
import { orThrow, ruleSets, type Dice, type Position, type RuleSet } from '../../src/game/index.js';
import { parsePosition, type PositionText } from '../../src/notation/positions/position-text.js';

/** A position, a roll and the complete set of positions after the turn; none when no checker can move. */
interface LegalCase {
  readonly position: Position;
  readonly dice: Dice;
  readonly results: readonly Position[];
}

/** A position, a roll, and what is known of the set of positions after the turn. */
interface CountCase {
  readonly position: Position;
  readonly dice: Dice;
  readonly count: number;
  /** Of the sorted set (test/fixtures/README.md). */
  readonly sha1: string;
}

/** A line of `legal/*.jsonl`. */
interface LegalLine {
  readonly position: readonly number[];
  readonly dice: Dice;
  readonly dicePlayed: number;
  readonly results: readonly (readonly number[])[];
}

/** The games of `legal/*.jsonl`. */
export const FIXTURE_VARIANTS = ['short', 'caucasian', 'hypergammon', 'plakoto', 'long'] as const;

/** The cases of one of these games. */
export function legalCases(
  variant: (typeof FIXTURE_VARIANTS)[number] = 'short',
): readonly LegalCase[] {
  const rules = ruleSets[variant];
  return lines(`${variant}.jsonl`).map((line) => {
    const { position, dice, dicePlayed, results } = JSON.parse(line) as LegalLine;
    return {
      position: read(rules, position.join()),
      dice,
      results: dicePlayed === 0 ? [] : results.map((result) => read(rules, result.join())),
    };
  });
}

/** The cases of `short-counts.tsv`. */
export function countCases(): readonly CountCase[] {
  return lines('short-counts.tsv')
    .slice(1)
    .map((line) => {
      const [position, die, otherDie, count, sha1] = line.split('\t');
      return {
        position: read(ruleSets.short, position),
        dice: [Number(die), Number(otherDie)],
        count: Number(count),
        sha1,
      };
    });
}

function lines(file: string): readonly string[] {
  const url = new URL(`../fixtures/legal/${file}`, import.meta.url);
  return readFileSync(url, 'utf8').trimEnd().split('\n');
}

function read(rules: RuleSet, text: string): Position {
  return orThrow<PositionText>(parsePosition(rules, text)).position;
}
