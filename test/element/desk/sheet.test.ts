import { describe, expect, test } from 'vitest';
import { courseOf } from '../../../src/element/desk/course.js';
import { cellAt, cellsOf, openThrow, sheetOf, writtenOf } from '../../../src/element/desk/sheet.js';
import {
  applyAction,
  newRecord,
  orThrow,
  type Action,
  type GameRecord,
  type GivenSettings,
  type Side,
} from '../../../src/game/index.js';

type Deed<T = Action> = T extends Action ? Omit<T, 'elapsed'> : never;

function record(settings: GivenSettings, ...deeds: readonly Deed[]): GameRecord {
  const actions = deeds.map((deed) => ({ elapsed: 0, ...deed }));
  return { ...newRecord(settings), actions };
}

const steps = (...pairs: readonly (readonly [number, number])[]): Deed => ({
  type: 'play',
  side: 'blue',
  steps: pairs.map(([from, die]) => ({ from, die })),
});

const by = (side: Side, deed: Deed): Deed => ({ ...deed, side });

/** Red begins, blue doubles, red passes; then a game that red gives up. */
const course = courseOf(
  record(
    { matchLength: 3, cube: true },
    {
      type: 'opening',
      side: 'red',
      throws: [
        [3, 3],
        [2, 4],
      ],
    },
    by('red', steps([8, 4], [6, 2])),
    { type: 'roll', side: 'blue', dice: [6, 5] },
    steps([24, 6], [18, 5]),
    { type: 'roll', side: 'red', dice: [2, 1] },
    by('red', steps([13, 2], [6, 1])),
    { type: 'double', side: 'blue' },
    { type: 'pass', side: 'red' },
    { type: 'nextGame', side: 'blue' },
    { type: 'opening', side: 'blue', throws: [[6, 1]] },
    steps([13, 6], [8, 1]),
    { type: 'offerResignation', side: 'red' },
  ),
);

/** What each line says: left cell, right cell. */
function written(left: Side): readonly (readonly (readonly (string | undefined)[])[])[] {
  return sheetOf(course, left).map(({ lines }) =>
    lines.map(({ cells }) =>
      (['blue', 'red'] as const).map((side) => {
        const text = cells[side]?.text;
        return text?.name === 'notation' ? text.text : text?.name;
      }),
    ),
  );
}

describe('the score sheet', () => {
  test('has a line for each pair of entries, the side on the left first', () => {
    expect(written('blue')).toEqual([
      [
        [undefined, '4-2: 8/4 6/4'],
        ['6-5: 24/13', '2-1: 13/11 6/5'],
        ['Double 2', 'Pass'],
      ],
      [['6-1: 13/7 8/7', 'resigns']],
    ]);
    expect(written('red')).toEqual([
      [
        ['6-5: 24/13', '4-2: 8/4 6/4'],
        ['Double 2', '2-1: 13/11 6/5'],
        [undefined, 'Pass'],
      ],
      [
        ['6-1: 13/7 8/7', undefined],
        [undefined, 'resigns'],
      ],
    ]);
  });

  test('knows how each game began and how it stands now', () => {
    const games = sheetOf(course, 'blue');
    expect(
      games.map(({ before, after, at }) => [at, before.game, before.phase.name, after]),
    ).toEqual([
      [0, 1, 'opening', course.moments[7].after],
      [9, 2, 'opening', course.moments[11].after],
    ]);
  });

  test('finds the entry of a moment: a throw stands with its play', () => {
    const cells = cellsOf(sheetOf(course, 'blue'), 'blue');
    expect(cells.map(({ at }) => at)).toEqual([2, 4, 6, 7, 8, 11, 12]);
    const found = Array.from({ length: 14 }, (_, count) => cellAt(cells, count)?.at);
    expect(found).toEqual([2, 2, 2, 4, 4, 6, 6, 7, 8, 11, 11, 11, 12, 12]);
    expect(cellAt([], 3)).toBeUndefined();
  });

  test('writes a throw that is still to be played by itself', () => {
    const thrown = courseOf({ ...course.record, actions: course.record.actions.slice(0, 3) });
    const [{ lines, after }] = sheetOf(thrown, 'blue');
    expect(lines).toHaveLength(1);
    expect(openThrow(after)).toBe('6-5');
    expect(openThrow(orThrow(applyAction(after, course.record.actions[3])))).toBeUndefined();
  });

  test('is written on where a shorter one of the same record ended', () => {
    const { actions } = course.record;
    const lengths = actions.map((_, index) => index + 1);
    let known = writtenOf(courseOf({ ...course.record, actions: [] }), 'blue');
    let upTo = known.course;
    for (const length of lengths) {
      upTo = courseOf({ ...course.record, actions: actions.slice(0, length) }, upTo);
      const longer = writtenOf(upTo, 'blue', known);
      expect(longer).toEqual(writtenOf(upTo, 'blue'));
      // A game that is over is the same object, so that it need not be drawn again.
      if (known.games.length > 1) expect(longer.games[0]).toBe(known.games[0]);
      known = longer;
    }
    expect(known.games).toHaveLength(2);
    expect(writtenOf(upTo, 'blue', known)).toBe(known);
  });

  test('is written anew for another record, and for another side on the left', () => {
    const known = writtenOf(course, 'blue');
    const other = courseOf(record({ matchLength: 3 }));
    expect(writtenOf(other, 'blue', known)).toEqual(writtenOf(other, 'blue'));
    expect(writtenOf(course, 'red', known)).toEqual(writtenOf(course, 'red'));
    const shorter = courseOf({ ...course.record, actions: course.record.actions.slice(0, 3) });
    expect(writtenOf(shorter, 'blue', known)).toEqual(writtenOf(shorter, 'blue'));
  });

  test('calls what has no notation by a name', () => {
    const settings = {
      matchLength: 5,
      options: { resign: 'offer' },
      clock: { type: 'fischer', main: 1000, move: 0 },
    } as const;
    const { start, actions } = record(
      settings,
      { type: 'opening', side: 'blue', throws: [[6, 1]] },
      { type: 'offerResignation', side: 'blue', kind: 'single' },
      { type: 'answerResignation', side: 'red', accept: false },
      { type: 'flag', side: 'blue' },
    );
    const late = actions.map((action) =>
      action.type === 'flag' ? { ...action, elapsed: 5000 } : action,
    );
    const [{ lines }] = sheetOf(courseOf({ version: 1, start, actions: late }), 'blue');
    const names = lines.map(({ cells }) => [cells.blue?.text.name, cells.red?.text.name]);
    expect(names).toEqual([
      ['resigns', 'refuses'],
      ['flag', undefined],
    ]);
  });
});
