import { readFileSync } from 'node:fs';
import { orThrow, replay, type Action, type GameState } from '../../src/game/index.js';
import { readMatch, writeMatch, type MatchFile } from '../../src/notation/matches/match-files.js';
import { courseOf } from './record-trace.js';

/** A file of test/fixtures/files. */
export function fixture(name: string): Buffer {
  return readFileSync(new URL(`../fixtures/files/${name}`, import.meta.url));
}

/** The match in a file that has no fault. */
export function read(file: string | Uint8Array): MatchFile {
  return orThrow<MatchFile>(readMatch(file));
}

/** A match as text. */
export function written(file: MatchFile): string {
  return orThrow(writeMatch(file, 'mat'));
}

/** A money game, or a match, by its rows. */
export function gameOf(
  rows: readonly string[],
  length = 0,
  headers: readonly string[] = [],
): string {
  return [
    ...headers,
    ` ${length} point match`,
    '',
    ' Game 1',
    ' Anna : 0                       Boris : 0',
    ...rows,
    '',
  ].join('\n');
}

export function actionsOf(text: string): readonly Action[] {
  return read(text).record.actions;
}

/** The state after all of a match. */
export function endOf({ record }: MatchFile): GameState {
  return orThrow(replay(record));
}

/** How each game ended. */
export function resultsOf(file: MatchFile): readonly string[] {
  return courseOf(file.record).filter((line) => line.includes('wins'));
}

/** The first row of a game, and what it says. */
export const OPENING = ['  1) 31: 8/5 6/5                 65: 24/18 18/13'];
export const AFTER_OPENING: readonly Action[] = [
  { side: 'red', elapsed: 0, type: 'opening', throws: [[1, 3]] },
  play('red', [8, 3], [6, 1]),
  { side: 'blue', elapsed: 0, type: 'roll', dice: [6, 5] },
  play('blue', [24, 6], [18, 5]),
];

export function play(
  side: 'blue' | 'red',
  ...steps: readonly (readonly [number, number])[]
): Action {
  return { side, elapsed: 0, type: 'play', steps: steps.map(([from, die]) => ({ from, die })) };
}

export function roll(side: 'blue' | 'red', ...dice: [number, number]): Action {
  return { side, elapsed: 0, type: 'roll', dice };
}

export function deed(side: 'blue' | 'red', type: 'double' | 'take' | 'pass' | 'beaver'): Action {
  return { side, elapsed: 0, type };
}
