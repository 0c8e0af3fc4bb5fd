import { describe, expect, test } from 'vitest';
import {
  legalActions,
  otherSide,
  type Dice,
  type GameState,
  type GivenOptions,
  type GivenSettings,
  type Phase,
  type ResultKind,
  type Side,
} from '../../src/game/index.js';
import { boardOf, deed, played, refusal, underWay } from '../support/deeds.js';

/** A side has thrown; the board is as that side sees it. */
function thrown(
  settings: GivenSettings,
  board: string,
  dice: Dice,
  side: Side = 'blue',
  changes: Partial<GameState> = {},
): GameState {
  return underWay(settings, {
    board: boardOf(settings, board, side),
    phase: { name: 'moving', side, dice },
    ...changes,
  });
}

/** The state after steps written `8/3`: from 8 with a 3. */
function after(state: GameState, steps: string): GameState {
  const { phase } = state;
  if (phase.name !== 'moving') throw new Error(`no play in the phase ${phase.name}`);
  const choices = steps.split(' ').map((step) => {
    const [from, die] = step.split('/').map(Number);
    return { from, die };
  });
  return played(state, { type: 'play', side: phase.side, elapsed: 0, steps: choices });
}

const overOnBoard = (winner: Side | null, kind: ResultKind, points: number): Phase => ({
  name: 'over',
  result: { winner, kind, points, by: 'board' },
  match: winner,
});

describe('sudden death', () => {
  const settings: GivenSettings = { variant: 'sudden-death' };
  const board = 'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:4 20:1';

  test('is won by the first hit; the rest of the roll is not played', () => {
    const end = after(thrown(settings, board, [4, 1]), '24/4');
    expect(end.phase).toEqual(overOnBoard('blue', 'single', 1));
    expect(end.board).toEqual(
      boardOf(settings, 'own 24:1 20:1 13:5 8:3 6:5 | opp bar:1 1:2 12:5 17:3 19:4'),
    );
  });

  test('does not oblige to hit', () => {
    const end = after(thrown(settings, board, [4, 1]), '8/4 6/1');
    expect(end.phase).toEqual({ name: 'rolling', side: 'red' });
  });

  test('lets nothing be played after the hit', () => {
    const state = thrown(settings, board, [4, 1]);
    const steps = [
      { from: 24, die: 4 },
      { from: 6, die: 1 },
    ];
    expect(refusal(state, { type: 'play', side: 'blue', elapsed: 0, steps }).code).toBe(
      'illegal-play',
    );
  });

  test('is won by bearing off all when nobody is hit, and only single', () => {
    const end = after(thrown(settings, 'own 1:1 | opp 24:15', [6, 5]), '1/6');
    expect(end.phase).toEqual(overOnBoard('blue', 'single', 1));
  });
});

describe('plakoto', () => {
  const settings: GivenSettings = { variant: 'plakoto' };
  const mutual: GivenSettings = { ...settings, options: { 'plakoto.mother': 'mutual' } };
  const f3 = 'own 24:10 6:5 | opp 1:1 13:14';

  test('F3: the mother pinned wins 2 at once, and the rest is not played', () => {
    for (const side of ['blue', 'red'] as const) {
      const end = after(thrown(settings, f3, [5, 2], side), '6/5');
      expect(end.phase).toEqual(overOnBoard(side, 'gammon', 2));
      expect(end.board).toEqual(boardOf(settings, 'own 24:10 6:4 1:1 | opp 1:-1 13:14', side));
    }
  });

  test('F3: plays without the pin are legal too', () => {
    const end = after(thrown(settings, f3, [5, 2]), '24/5 6/2');
    expect(end.phase).toEqual({ name: 'rolling', side: 'red' });
  });

  test('goes on while the pinner’s own mother may be pinned too (plakoto.mother = mutual)', () => {
    const end = after(thrown(mutual, f3, [5, 2]), '6/5 6/2');
    expect(end.phase).toEqual({ name: 'rolling', side: 'red' });
  });

  test('is drawn when both mothers are pinned: nobody scores (plakoto.mother = mutual)', () => {
    const board = 'own 24:-1 6:14 | opp 1:1 12:13 24:1';
    const end = after(thrown(mutual, board, [5, 2], 'red'), '6/5');
    expect(end.phase).toEqual(overOnBoard(null, 'single', 0));
    expect(end.score).toEqual(thrown(mutual, board, [5, 2]).score);
    expect(played(end, deed('red', 'nextGame')).phase).toEqual({ name: 'opening' });
  });

  test('is won by 2 once the pinner’s own start is empty (plakoto.mother = mutual)', () => {
    const end = after(thrown(mutual, 'own 24:1 6:13 1:1 | opp 1:-1 13:14', [2, 1]), '24/2');
    expect(end.phase).toEqual(overOnBoard('blue', 'gammon', 2));
  });
});

describe('the last throw of long nardy', () => {
  const settings: GivenSettings = { variant: 'long', options: { 'long.last_throw': 'on' } };
  const two = 'own 1:1 | opp 13:2';

  test('is due to the other side when the starter has borne off all', () => {
    const state = after(thrown(settings, two, [6, 5]), '1/6');
    expect(state.phase).toEqual({ name: 'rolling', side: 'red' });
    expect(legalActions(state, 'red')).toEqual(['roll', 'offerResignation', 'nextGame']);
    expect(legalActions(state, 'blue')).toEqual(['nextGame']);
  });

  /** Blue, who began, has borne off all; red throws. */
  const lastThrow = (board: string, dice: Dice, steps: string): GameState => {
    const state = after(thrown(settings, `own 1:1 | opp ${board}`, [6, 5]), '1/6');
    const roll = { type: 'roll', side: 'red', elapsed: 0, dice } as const;
    return after(played(state, roll), steps);
  };

  test.each<[string, string, Dice, string, Phase]>([
    [
      'draws the game if it bears off all',
      '13:2',
      [6, 5],
      '1/6 1/5',
      overOnBoard(null, 'single', 0),
    ],
    [
      'draws the game with a double too',
      '14:4',
      [2, 2],
      '2/2 2/2 2/2 2/2',
      overOnBoard(null, 'single', 0),
    ],
    ['is lost otherwise', '18:3', [6, 5], '6/6 6/5', overOnBoard('blue', 'single', 1)],
    [
      'saves a gammon by the first checker off',
      '18:15',
      [6, 5],
      '6/6 6/5',
      overOnBoard('blue', 'single', 1),
    ],
    [
      'loses a gammon if none comes off',
      '19:1 18:14',
      [1, 2],
      '7/1 6/2',
      overOnBoard('blue', 'gammon', 2),
    ],
  ])('%s', (_, board, dice, steps, phase) => {
    expect(lastThrow(board, dice, steps).phase).toEqual(phase);
  });

  test('is not due to the starter', () => {
    const state = thrown(settings, two, [6, 5], 'red', { starter: 'blue' });
    expect(after(state, '1/6').phase).toEqual(overOnBoard('red', 'single', 1));
  });

  test('is not due where it is not agreed', () => {
    const state = thrown({ variant: 'long' }, two, [6, 5]);
    expect(after(state, '1/6').phase).toEqual(overOnBoard('blue', 'single', 1));
  });

  test('may be given up by who has it, not by who has borne off all', () => {
    const state = after(thrown(settings, two, [6, 5]), '1/6');
    expect(played(state, deed('red', 'offerResignation')).phase).toMatchObject({
      result: { winner: 'blue', kind: 'single', points: 1, by: 'resignation' },
    });
    expect(refusal(state, deed('blue', 'offerResignation'))).toEqual({
      code: 'not-allowed',
      message: 'offerResignation: blue has borne off all its checkers',
    });
  });
});

describe('a resignation', () => {
  /** Blue gives up with these checkers, in its numbers. */
  const costs = (settings: GivenSettings, blue: string, changes = {}): [ResultKind, number] => {
    const board = boardOf(settings, `own ${blue} | opp`);
    const state = underWay(settings, { board, ...changes });
    const { phase } = played(state, deed('blue', 'offerResignation'));
    if (phase.name !== 'over') throw new Error(`the game is in its phase ${phase.name}`);
    return [phase.result.kind, phase.result.points];
  };

  test.each<[string, GivenSettings, string, ResultKind, number]>([
    ['a single with one off', {}, '13:14', 'single', 1],
    ['a gammon with none off', {}, '13:15', 'gammon', 2],
    ['a backgammon with one on the bar', {}, 'bar:1 13:14', 'backgammon', 3],
    ['a backgammon with one in the winner’s home', {}, '19:1 13:14', 'backgammon', 3],
    ['a gammon at most in long nardy', { variant: 'long' }, '24:15', 'gammon', 2],
    ['a gammon at most in plakoto', { variant: 'plakoto' }, '24:15', 'gammon', 2],
    ['a single in sudden death', { variant: 'sudden-death' }, '24:15', 'single', 1],
    ['a home gammon (score = four)', { options: { score: 'four' } }, '6:15', 'home-gammon', 3],
    [
      'its checkers (score = per_checker)',
      { options: { score: 'per_checker' } },
      '6:9',
      'single',
      9,
    ],
  ])('costs %s (resign = position)', (_, settings, blue, kind, points) => {
    expect(costs(settings, blue)).toEqual([kind, points]);
  });

  test('costs the cube times that, and a single under Jacoby', () => {
    const money: GivenSettings = { matchLength: 0, cube: true };
    expect(costs(money, '13:15', { cube: { value: 4, owner: 'red' } })).toEqual(['gammon', 8]);
    expect(costs(money, '13:15')).toEqual(['gammon', 1]);
  });

  test('is open to either side, whoever’s turn it is', () => {
    for (const phase of [
      { name: 'rolling', side: 'blue' },
      { name: 'moving', side: 'red', dice: [3, 1] },
    ] as const)
      for (const side of ['blue', 'red'] as const) {
        const end = played(underWay({}, { phase }), deed(side, 'offerResignation'));
        expect(end.phase).toMatchObject({ result: { winner: otherSide(side) } });
      }
  });

  test('offers nothing where the board says what it costs', () => {
    const offer = { ...deed('blue', 'offerResignation'), kind: 'single' } as const;
    expect(refusal(underWay({}), offer)).toEqual({
      code: 'bad-action',
      message: 'offerResignation: single cannot be offered: the board says what it costs',
    });
  });
});

describe('an offered resignation (resign = offer)', () => {
  const settings: GivenSettings = { options: { resign: 'offer' } };
  const state = underWay(settings, { phase: { name: 'moving', side: 'blue', dice: [3, 1] } });
  const offer = (side: Side, kind: ResultKind) =>
    ({ type: 'offerResignation', side, elapsed: 0, kind }) as const;
  const answer = (side: Side, accept: boolean) =>
    ({ type: 'answerResignation', side, elapsed: 0, accept }) as const;

  test('asks the other side, whoever’s turn it is', () => {
    for (const side of ['blue', 'red'] as const) {
      const asked = otherSide(side);
      const offered = played(state, offer(side, 'single'));
      expect(offered).toEqual({
        ...state,
        phase: { name: 'resigning', side: asked, kind: 'single', back: state.phase },
      });
      expect(legalActions(offered, asked)).toEqual(['answerResignation', 'nextGame']);
      expect(legalActions(offered, side)).toEqual(['nextGame']);
      expect(refusal(offered, answer(side, true)).code).toBe('wrong-side');
    }
  });

  test('that is accepted ends the game by what was offered', () => {
    expect(played(state, offer('blue', 'single'), answer('red', true))).toEqual({
      ...state,
      score: { ...state.score, red: { games: 1, points: 1 } },
      phase: {
        name: 'over',
        result: { winner: 'red', kind: 'single', points: 1, by: 'resignation' },
        match: 'red',
      },
    });
  });

  test('that is refused changes nothing', () => {
    for (const side of ['blue', 'red'] as const) {
      expect(played(state, offer(side, 'gammon'), answer(otherSide(side), false))).toEqual(state);
    }
  });

  test.each<[string, GivenSettings['variant'] & string, GivenOptions, readonly ResultKind[]]>([
    ['in short nardy', 'short', {}, ['single', 'gammon', 'backgammon']],
    ['in long nardy', 'long', {}, ['single', 'gammon']],
    ['in plakoto', 'plakoto', {}, ['single', 'gammon']],
    ['in sudden death', 'sudden-death', {}, ['single']],
    ['without koks', 'short', { score: 'no_koks' }, ['single', 'gammon']],
    ['where all wins are one', 'short', { score: 'flat' }, ['single']],
    [
      'where home mars is told apart',
      'short',
      { score: 'four' },
      ['single', 'gammon', 'home-gammon', 'backgammon'],
    ],
    ['where gammons do not count', 'hypergammon', { 'hyper.gammons': 'no' }, ['single']],
  ])('names a result that the game can have: %s', (_, variant, options, kinds) => {
    const game = underWay({ variant, options: { ...options, resign: 'offer' } });
    for (const kind of ['single', 'gammon', 'home-gammon', 'backgammon'] as const) {
      if (kinds.includes(kind)) {
        expect(played(game, offer('blue', kind)).phase).toMatchObject({ name: 'resigning', kind });
      } else {
        expect(refusal(game, offer('blue', kind))).toEqual({
          code: 'bad-action',
          message: `offerResignation: ${kind} is offered, not one of: ${kinds.join(', ')}`,
        });
      }
    }
  });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'nothing is offered, not one of: single, gammon, backgammon'],
    ['no result', 'mars', 'no result is named "mars": single, gammon, home-gammon, backgammon'],
    ['null', null, 'no result is named null: single, gammon, home-gammon, backgammon'],
  ])('is refused when it names %s', (_, kind, words) => {
    const action = { type: 'offerResignation', side: 'blue', elapsed: 0, kind } as never;
    expect(refusal(state, action)).toEqual({
      code: 'bad-action',
      message: `offerResignation: ${words}`,
    });
  });

  test('is not answered by anything but yes or no', () => {
    const offered = played(state, offer('blue', 'single'));
    const action = { type: 'answerResignation', side: 'red', elapsed: 0, accept: 'yes' } as never;
    expect(refusal(offered, action)).toEqual({
      code: 'bad-action',
      message: 'answerResignation: accept is "yes", not true or false',
    });
  });
});
