import { describe, expect, test } from 'vitest';
import {
  addChecker,
  baseOf,
  cubesFor,
  emptyBoard,
  exchanged,
  removeChecker,
  setUpOf,
  stateOf,
  type SetUp,
} from '../../../src/element/desk/setup-position.js';
import {
  checkPosition,
  contacts,
  newSession,
  orThrow,
  rulesOf,
  ruleSets,
  SIDES,
  VARIANTS,
  type GameError,
  type GameState,
} from '../../../src/game/index.js';
import { between, mulberry32, pick } from '../../support/random.js';
import { seededSession } from '../../support/seeded-session.js';

type Board = GameState['board'];

const empty = emptyBoard(ruleSets.short);

/** Puts checkers down one after another, as `[side, point]`. */
function board(
  places: readonly (readonly ['blue' | 'red', number])[],
  rules = ruleSets.short,
): Board {
  return places.reduce<Board>((before, [side, point]) => {
    const after = addChecker(rules, before, side, point);
    if (typeof after === 'string') throw new Error(after);
    return after;
  }, emptyBoard(rules));
}

function counts(of: Board, side: 'blue' | 'red'): Readonly<Record<number, number>> {
  return Object.fromEntries<number>(
    of[side].map((count, point) => [point, count] as const).filter(([, count]) => count !== 0),
  );
}

describe('putting checkers down', () => {
  test('takes them from those that are off the board', () => {
    const set = board([
      ['blue', 6],
      ['blue', 6],
      ['red', 25],
    ]);
    expect([counts(set, 'blue'), counts(set, 'red')]).toEqual([
      { 0: 13, 6: 2 },
      { 0: 14, 25: 1 },
    ]);
  });

  test('ends when none is left', () => {
    const full = board(Array.from({ length: 15 }, () => ['blue', 6] as const));
    expect(addChecker(ruleSets.short, full, 'blue', 5)).toBe('none-left');
  });

  test('is refused where the other side stands', () => {
    expect(addChecker(ruleSets.short, board([['blue', 6]]), 'red', 19)).toBe('held');
    expect(addChecker(ruleSets.long, board([['blue', 6]], ruleSets.long), 'red', 18)).toBe('held');
  });

  test('is refused on a bar that the game does not have', () => {
    for (const variant of ['long', 'plakoto'] as const)
      expect(addChecker(ruleSets[variant], emptyBoard(ruleSets[variant]), 'red', 25)).toBe(
        'no-bar',
      );
  });

  test('pins a lone checker where the game has that, and only a lone one', () => {
    const { plakoto } = ruleSets;
    const pinning = board(
      [
        ['blue', 6],
        ['red', 19],
        ['red', 19],
      ],
      plakoto,
    );
    expect([counts(pinning, 'blue'), counts(pinning, 'red')]).toEqual([
      { 0: 14, 6: -1 },
      { 0: 13, 19: 2 },
    ]);
    expect(addChecker(plakoto, pinning, 'blue', 6)).toBe('pinned');
    const two = board(
      [
        ['blue', 6],
        ['blue', 6],
      ],
      plakoto,
    );
    expect(addChecker(plakoto, two, 'red', 19)).toBe('held');
  });
});

describe('taking checkers away', () => {
  test('takes whoever stands on the point, from whichever side it is looked at', () => {
    const set = board([['red', 19]]);
    expect(removeChecker(ruleSets.short, set, 'blue', 6)).toEqual(empty);
    expect(removeChecker(ruleSets.short, set, 'red', 19)).toEqual(empty);
    expect(removeChecker(ruleSets.short, empty, 'red', 19)).toBe('empty');
  });

  test('takes from the bar of one side only', () => {
    const set = board([['red', 25]]);
    expect(removeChecker(ruleSets.short, set, 'blue', 25)).toBe('empty');
    expect(removeChecker(ruleSets.short, set, 'red', 25)).toEqual(empty);
  });

  test('frees a pinned checker with the last one above it', () => {
    const { plakoto } = ruleSets;
    const pinning = board(
      [
        ['blue', 6],
        ['red', 19],
      ],
      plakoto,
    );
    const freed = removeChecker(plakoto, pinning, 'blue', 6);
    expect(freed).toEqual(board([['blue', 6]], plakoto));
    expect(removeChecker(plakoto, freed as Board, 'blue', 6)).toEqual(emptyBoard(plakoto));
  });
});

test('whatever is put down and taken away, the board is one that can be', () => {
  const random = mulberry32(7);
  for (const variant of VARIANTS) {
    const rules = ruleSets[variant];
    let set = emptyBoard(rules);
    for (let click = 0; click < 500; click++) {
      const change = random() < 0.75 ? addChecker : removeChecker;
      const next = change(rules, set, pick(random, SIDES), between(random, 1, 25));
      if (typeof next !== 'string') set = next;
      expect(checkPosition(rules, { own: set.blue, opp: set.red })).toBeUndefined();
    }
  }
});

describe('playing on from there', () => {
  const set: SetUp = {
    board: board([
      ['blue', 6],
      ['red', 3],
    ]),
    mover: 'red',
    dice: [6, 4],
    cube: { value: 1, owner: null },
  };

  test('begins in the turn that was set up', () => {
    const state = orThrow(stateOf(newSession(), set) as GameState | GameError);
    expect(state).toEqual({
      ...newSession(),
      board: set.board,
      turns: 1,
      phase: { name: 'moving', side: 'red', dice: [6, 4] },
    });
    expect(stateOf(newSession(), { ...set, dice: undefined })).toEqual({
      ...state,
      phase: { name: 'rolling', side: 'red' },
    });
  });

  test('is not possible when a side has nothing left to play, or pins what ends the game', () => {
    expect(stateOf(newSession(), { ...set, board: empty })).toBe('over');
    expect(stateOf(newSession(), { ...set, board: board([['blue', 6]]) })).toBe('over');
    const plakoto = newSession({ variant: 'plakoto' });
    const mother = board(
      [
        ['blue', 24],
        ['red', 1],
        ['red', 5],
      ],
      ruleSets.plakoto,
    );
    expect(stateOf(plakoto, { ...set, board: mother })).toBe('over');
  });

  test('keeps the score of the match, also after a game of it', () => {
    const states = seededSession(mulberry32(4), 2, { matchLength: 7, cube: true });
    const over = states.find(({ after }) => after.phase.name === 'over')!.after;
    const base = baseOf(over);
    const state = stateOf(base, { ...set, cube: { value: 2, owner: 'blue' } }) as GameState;
    expect([state.score, state.game, state.cube]).toEqual([
      over.score,
      2,
      { value: 2, owner: 'blue' },
    ]);
  });

  test('begins from what stands on the board, dice and cube included', () => {
    const states = seededSession(mulberry32(4), 3, { matchLength: 0, cube: true });
    for (const { after } of states) {
      if (after.phase.name !== 'rolling' && after.phase.name !== 'moving') continue;
      const state = stateOf(baseOf(after), setUpOf(after)) as GameState;
      expect([state.board, state.phase.name, state.cube, state.score]).toEqual([
        after.board,
        after.phase.name,
        after.cube,
        after.score,
      ]);
    }
  });

  test('every cube that can be chosen can be played with', () => {
    const money = newSession({ matchLength: 0, cube: true });
    const cubes = cubesFor(money, set);
    expect(cubes.map(({ value, owner }) => [value, owner])).toEqual([
      [1, null],
      ...[2, 4, 8, 16, 32, 64].flatMap((value) => SIDES.map((side) => [value, side])),
    ]);
    for (const cube of cubes)
      expect((stateOf(money, { ...set, cube }) as GameState).cube).toEqual(cube);
    expect(cubesFor(newSession(), set)).toEqual([]);
  });
});

test('sides swap with all that is theirs, and swap back', () => {
  const set: SetUp = {
    board: board([
      ['blue', 6],
      ['red', 25],
    ]),
    mover: 'blue',
    dice: [2, 1],
    cube: { value: 4, owner: 'red' },
  };
  expect(exchanged(set)).toEqual({
    board: board([
      ['red', 6],
      ['blue', 25],
    ]),
    mover: 'red',
    dice: [2, 1],
    cube: { value: 4, owner: 'blue' },
  });
  expect(exchanged(exchanged(set))).toEqual(set);
});

test('games with a bar are those that hit', () => {
  for (const variant of VARIANTS) {
    const rules = rulesOf(newSession({ variant }));
    const isAdded = typeof addChecker(rules, emptyBoard(rules), 'blue', 25) !== 'string';
    expect(isAdded).toBe(contacts[rules.contact].hasBar);
  }
});
