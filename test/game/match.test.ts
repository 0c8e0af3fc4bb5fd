import { describe, expect, test } from 'vitest';
import {
  applyAction,
  newSession,
  orThrow,
  pointsAway,
  type Cube,
  type GameResult,
  type GameState,
  type GivenOptions,
  type GivenSettings,
  type Score,
  type Side,
} from '../../src/game/index.js';
import { boardOf, deed, played, underWay } from '../support/deeds.js';

const match: GivenSettings = { matchLength: 5, cube: true };

function score(blue: number, red: number): GameState['score'] {
  return { blue: { games: blue, points: blue }, red: { games: red, points: red } };
}

/** What red's checkers make of its loss. */
const boards = {
  single: 'own 1:1 | opp 24:14',
  gammon: 'own 1:1 | opp 24:15',
  backgammon: 'own 1:1 | opp 1:1 24:14',
} as const;

/** The end of a game that blue wins by its last checker. */
function blueWins(
  settings: GivenSettings,
  kind: keyof typeof boards,
  changes: Partial<GameState> = {},
): GameState {
  const state = underWay(settings, {
    board: boardOf(settings, boards[kind]),
    phase: { name: 'moving', side: 'blue', dice: [6, 5] },
    ...changes,
  });
  return played(state, { type: 'play', side: 'blue', elapsed: 0, steps: [{ from: 1, die: 6 }] });
}

/** Points and the winner of the match, if it is won. */
function endOf({ phase, score }: GameState): [GameResult, Side | null, Score] {
  if (phase.name !== 'over') throw new Error(`the game is in its phase ${phase.name}`);
  return [phase.result, phase.match, score.blue];
}

describe('a game is worth', () => {
  test.each<[string, GivenSettings, Cube, keyof typeof boards, number]>([
    ['its factor', match, { value: 1, owner: null }, 'gammon', 2],
    ['the cube', match, { value: 4, owner: 'red' }, 'single', 4],
    ['the cube times the factor', match, { value: 4, owner: 'red' }, 'gammon', 8],
    ['the cube times three', match, { value: 2, owner: 'blue' }, 'backgammon', 6],
    ['at most two (no_koks)', scored('no_koks'), { value: 2, owner: 'blue' }, 'backgammon', 4],
    ['the cube alone (flat)', scored('flat'), { value: 2, owner: 'blue' }, 'backgammon', 2],
    ['four times (four)', scored('four'), { value: 2, owner: 'blue' }, 'backgammon', 8],
    [
      'the cube for each checker (per_checker)',
      scored('per_checker'),
      { value: 2, owner: 'blue' },
      'single',
      28,
    ],
    ['one win, whatever it is', wins, { value: 1, owner: null }, 'backgammon', 1],
    [
      'its factor in single games, whatever the unit',
      { options: { 'match.unit': 'wins' } },
      { value: 1, owner: null },
      'gammon',
      2,
    ],
  ])('%s', (_, settings, cube, kind, points) => {
    const [result, , blue] = endOf(blueWins(settings, kind, { cube }));
    expect([result.points, blue.points]).toEqual([points, points]);
  });
});

function scored(value: GivenOptions['score'] & string): GivenSettings {
  return { ...match, options: { score: value } };
}

const wins: GivenSettings = { matchLength: 5, options: { 'match.unit': 'wins' } };

describe('a match', () => {
  test.each<[string, GivenSettings, number, keyof typeof boards, Side | null, number]>([
    ['goes on below its points', match, 2, 'gammon', null, 4],
    ['is won by its points', match, 3, 'gammon', 'blue', 5],
    ['is won by more, which count for nothing else', match, 4, 'backgammon', 'blue', 7],
    ['goes on below its wins', wins, 3, 'backgammon', null, 4],
    ['is won by its wins', wins, 4, 'backgammon', 'blue', 5],
    ['of one game is won by it', {}, 9, 'single', 'blue', 10],
    ['without end is never won', { matchLength: 0 }, 999, 'gammon', null, 1001],
  ])('%s', (_, settings, before, kind, winner, points) => {
    const end = endOf(blueWins(settings, kind, { score: score(before, 1), crawford: 'past' }));
    expect(end[1]).toBe(winner);
    expect(end[2]).toEqual({ games: before + 1, points });
  });

  test('says what each side still needs', () => {
    const state = underWay(match, { score: score(1, 3) });
    expect([pointsAway(state, 'blue'), pointsAway(state, 'red')]).toEqual([4, 2]);
    expect(pointsAway(underWay({}), 'blue')).toBeUndefined();
    expect(pointsAway(underWay({ matchLength: 0 }), 'red')).toBeUndefined();
  });
});

describe('the next game', () => {
  test('of a match goes on with the score', () => {
    const over = blueWins(match, 'gammon', { score: score(1, 2), game: 4, turns: 31 });
    expect(played(over, deed('red', 'nextGame'))).toEqual({
      ...newSession(match),
      score: { blue: { games: 2, points: 3 }, red: { games: 2, points: 2 } },
      game: 5,
    });
  });

  test('of single games goes on with the tally', () => {
    const over = blueWins({}, 'gammon', { score: score(1, 2), game: 4 });
    expect(played(over, deed('red', 'nextGame'))).toEqual({
      ...newSession(),
      score: { blue: { games: 2, points: 3 }, red: { games: 2, points: 2 } },
      game: 5,
    });
  });

  test('after a match that was won is the first of a new one', () => {
    const settings: GivenSettings = {
      ...match,
      options: { 'next.starter': 'winner_swap', 'clock.flag': 'match' },
      clock: { type: 'fischer', main: 60_000, move: 5000 },
    };
    const clocks = { blue: { left: 10, used: 0 }, red: { left: 20, used: 7 } };
    const over = blueWins(settings, 'gammon', {
      score: score(4, 2),
      crawford: 'past',
      game: 7,
      swapped: true,
      clocks,
    });
    expect(endOf(over)[1]).toBe('blue');
    expect(played(over, deed('red', 'nextGame'))).toEqual(newSession(settings));
  });

  test('instead of one that is not finished takes its place, and nobody has scored', () => {
    const state = underWay(match, {
      score: score(1, 2),
      game: 3,
      cube: { value: 4, owner: 'red' },
    });
    expect(played(state, deed('blue', 'nextGame'))).toEqual({
      ...newSession(match),
      score: score(1, 2),
      game: 4,
    });
  });
});

describe('the Crawford game', () => {
  const over = (
    settings: GivenSettings,
    blue: number,
    red: number,
    crawford: GameState['crawford'],
  ) =>
    underWay(settings, {
      score: score(blue, red),
      crawford,
      phase: {
        name: 'over',
        result: { winner: 'blue', kind: 'single', points: 1, by: 'pass' },
        match: null,
      },
    });
  const next = (state: GameState): GameState['crawford'] =>
    played(state, deed('blue', 'nextGame')).crawford;

  test('is the first after a side has come to one point from the match, and is played once', () => {
    // The example of the rulebook: a match to 5, at 4-2 no cube, at 4-3 the trailing side may double.
    const crawford = played(over(match, 4, 2, 'ahead'), deed('blue', 'nextGame'));
    expect(crawford.crawford).toBe('now');
    const onTurn: GameState = { ...crawford, turns: 5, phase: { name: 'rolling', side: 'red' } };
    expect(applyAction(onTurn, deed('red', 'double'))).toMatchObject({ code: 'not-allowed' });
    const after = played(over(match, 4, 3, 'now'), deed('blue', 'nextGame'));
    expect(after.crawford).toBe('past');
    const trailing: GameState = { ...after, turns: 5, phase: { name: 'rolling', side: 'red' } };
    expect(orThrow(applyAction(trailing, deed('red', 'double'))).phase.name).toBe('doubled');
    expect(next(over(match, 4, 4, 'past'))).toBe('past');
  });

  test.each<[string, GivenSettings, number, number, GameState['crawford']]>([
    ['is still ahead at 3-2 of 5', match, 3, 2, 'ahead'],
    ['comes by whichever side', match, 0, 4, 'now'],
    [
      'is not played where it is not agreed',
      { ...match, options: { 'cube.crawford': 'off' } },
      4,
      2,
      'ahead',
    ],
    ['is not played without a cube', { matchLength: 5 }, 4, 2, 'ahead'],
    ['is not played for wins', { ...wins, cube: true }, 4, 2, 'ahead'],
    ['is not played in unlimited play', { matchLength: 0, cube: true }, 4, 2, 'ahead'],
    ['comes at once in a match to 2', { matchLength: 2, cube: true }, 1, 0, 'now'],
  ])('%s', (_, settings, blue, red, crawford) => {
    expect(next(over(settings, blue, red, 'ahead'))).toBe(crawford);
  });

  test('that was abandoned is still to be played', () => {
    expect(next(underWay(match, { score: score(4, 2), crawford: 'now' }))).toBe('now');
  });
});

describe('who begins the next game', () => {
  /** The next game after one that red began. */
  const after = (options: GivenOptions, phase: GameState['phase']): Partial<GameState> => {
    const state = underWay({ matchLength: 0, options }, { starter: 'red', phase });
    const next = played(state, deed('blue', 'nextGame'));
    return { phase: next.phase, starter: next.starter, swapped: next.swapped };
  };
  const won = (winner: Side | null): GameState['phase'] => ({
    name: 'over',
    result: { winner, kind: 'single', points: winner ? 1 : 0, by: 'board' },
    match: null,
  });
  const throwsBoth = (side: Side, swapped: boolean): Partial<GameState> => ({
    phase: { name: 'rolling', side },
    starter: side,
    swapped,
  });
  const draws = (swapped: boolean): Partial<GameState> => ({
    phase: { name: 'opening' },
    starter: null,
    swapped,
  });

  test.each<[NonNullable<GivenOptions['next.starter']>, Record<string, Partial<GameState>>]>([
    ['draw', { red: draws(false), blue: draws(false), nobody: draws(false) }],
    [
      'winner',
      { red: throwsBoth('red', false), blue: throwsBoth('blue', false), nobody: draws(false) },
    ],
    [
      'swap',
      {
        red: throwsBoth('blue', true),
        blue: throwsBoth('blue', true),
        nobody: throwsBoth('blue', true),
      },
    ],
    [
      'winner_swap',
      { red: throwsBoth('red', true), blue: throwsBoth('blue', true), nobody: draws(true) },
    ],
  ])('next.starter = %s', (value, expected) => {
    const options: GivenOptions = { 'next.starter': value };
    expect({
      red: after(options, won('red')),
      blue: after(options, won('blue')),
      nobody: after(options, won(null)),
    }).toEqual(expected);
    // An abandoned game decides nothing.
    expect(after(options, { name: 'rolling', side: 'red' })).toEqual(draws(false));
  });

  test('is the winner in long nardy and plakoto, and the draw says it elsewhere', () => {
    const next = (variant: GivenSettings['variant'] & string): GameState['phase'] =>
      played(underWay({ variant, matchLength: 0 }, { phase: won('red') }), deed('blue', 'nextGame'))
        .phase;
    expect(next('long')).toEqual({ name: 'rolling', side: 'red' });
    expect(next('plakoto')).toEqual({ name: 'rolling', side: 'red' });
    expect(next('hypergammon')).toEqual({ name: 'opening' });
  });

  test('colours that are swapped twice are as they were', () => {
    const state = underWay(
      { matchLength: 0, options: { 'next.starter': 'swap' } },
      { phase: won('red'), swapped: true },
    );
    expect(played(state, deed('blue', 'nextGame')).swapped).toBe(false);
  });
});
