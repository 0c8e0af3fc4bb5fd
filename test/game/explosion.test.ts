import { describe, expect, test } from 'vitest';
import {
  explode,
  explosionFault,
  legalActions,
  newSession,
  orThrow,
  applyAction,
  ruleSetOf,
  ruleSets,
  type GameState,
  type GivenOptions,
  type GivenSettings,
} from '../../src/game/index.js';
import { boardOf, deed, played, refusal, underWay } from '../support/deeds.js';
import { positionOf } from '../support/position-of.js';

const nuclear: GivenSettings = { variant: 'nuclear' };

/** The example of the rulebook: two own blots, one of the opponent's. */
const BLOTS = 'own 24:1 23:1 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:4 20:1';

function withBoard(text: string, settings = nuclear, changes: Partial<GameState> = {}): GameState {
  return underWay(settings, { board: boardOf(settings, text), ...changes });
}

describe('an explosion', () => {
  test.each<[string, GivenOptions, string, string]>([
    [
      'throws the blots of both sides on the bar',
      {},
      BLOTS,
      'own bar:2 13:5 8:3 6:5 | opp bar:1 1:2 12:5 17:3 19:4',
    ],
    [
      'throws those of the enemy alone (nuclear.scope = enemy)',
      { 'nuclear.scope': 'enemy' },
      BLOTS,
      'own 24:1 23:1 13:5 8:3 6:5 | opp bar:1 1:2 12:5 17:3 19:4',
    ],
    [
      'throws blots at home and in the bear-off too',
      {},
      'own 6:1 3:2 1:1 | opp 24:1 23:2',
      'own bar:2 3:2 | opp bar:1 23:2',
    ],
    [
      'leaves what is on the bar there',
      {},
      'own bar:1 6:1 5:13 | opp bar:2 24:13',
      'own bar:2 5:13 | opp bar:2 24:13',
    ],
  ])('%s', (_, options, before, after) => {
    const rules = ruleSetOf('nuclear', options);
    expect(explode(rules, positionOf(before))).toEqual(positionOf(after));
  });

  test('gives the bomb to the other side; the turn goes on', () => {
    const state = withBoard(BLOTS);
    expect(played(state, deed('blue', 'explode'))).toEqual({
      ...state,
      board: boardOf(nuclear, 'own bar:2 13:5 8:3 6:5 | opp bar:1 1:2 12:5 17:3 19:4'),
      bomb: 'red',
    });
  });

  test('lets the thrown checkers enter first: the example of the rulebook', () => {
    const state = played(withBoard(BLOTS), deed('blue', 'explode'), {
      type: 'roll',
      side: 'blue',
      elapsed: 0,
      dice: [5, 5],
    });
    const steps = [25, 25, 13, 13].map((from) => ({ from, die: 5 }));
    const after = played(state, { type: 'play', side: 'blue', elapsed: 0, steps });
    expect(after.board).toEqual(
      boardOf(nuclear, 'own 20:2 13:3 8:5 6:5 | opp bar:1 1:2 12:5 17:3 19:4'),
    );
    expect(after.bomb).toBe('red');
  });

  test('may come before a double of the same turn', () => {
    const settings: GivenSettings = { ...nuclear, matchLength: 0, cube: true };
    const state = played(withBoard(BLOTS, settings), deed('blue', 'explode'));
    expect(played(state, deed('blue', 'double')).phase).toEqual({ name: 'doubled', side: 'red' });
  });
});

describe('the bomb may be used', () => {
  test.each<[string, GameState]>([
    ['by either side while nobody has used it', withBoard(BLOTS)],
    ['by the side that has it', withBoard(BLOTS, nuclear, { bomb: 'blue' })],
    ['on own blots alone', withBoard('own 24:1 23:1 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:5')],
  ])('%s', (_, state) => {
    expect(legalActions(state, 'blue')).toContain('explode');
    expect(orThrow(applyAction(state, deed('blue', 'explode'))).bomb).toBe('red');
  });

  const cubed: GivenSettings = { ...nuclear, matchLength: 0, cube: true };
  const enemyOnly: GivenSettings = { ...nuclear, options: { 'nuclear.scope': 'enemy' } };
  const contact: GivenSettings = { ...nuclear, options: { 'nuclear.contact': 'on' } };

  test.each<[string, GameState, string]>([
    ['in other games', underWay({}), 'the game is played without a bomb'],
    [
      'by the side that has used it',
      withBoard(BLOTS, nuclear, { bomb: 'red' }),
      "the bomb is red's",
    ],
    ['twice in a turn', played(withBoard(BLOTS), deed('blue', 'explode')), "the bomb is red's"],
    ['without a blot on the board', underWay(nuclear), 'it would hit no checker'],
    [
      'on own blots where only the enemy is hit (nuclear.scope = enemy)',
      withBoard('own 24:1 23:1 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:5', enemyOnly),
      'it would hit no checker',
    ],
    [
      'after a double of the same turn',
      played(withBoard(BLOTS, cubed), deed('blue', 'double'), deed('red', 'take')),
      'it comes before the cube',
    ],
    [
      'once the sides have passed each other (nuclear.contact = on)',
      withBoard('own 6:1 5:14 | opp 7:1 8:14', contact),
      'the sides cannot meet any more',
    ],
  ])('not %s', (_, state, words) => {
    expect(legalActions(state, 'blue')).not.toContain('explode');
    expect(refusal(state, deed('blue', 'explode'))).toEqual({
      code: 'not-allowed',
      message: `explode: ${words}`,
    });
  });

  test('not after the throw, nor in the turn of the other side', () => {
    const state = withBoard(BLOTS);
    const thrown = played(state, { type: 'roll', side: 'blue', elapsed: 0, dice: [3, 1] });
    expect(refusal(thrown, deed('blue', 'explode')).code).toBe('wrong-phase');
    expect(refusal(state, deed('red', 'explode')).code).toBe('wrong-side');
  });

  test.each<[string, string, string | undefined]>([
    ['a checker still has to pass one of the enemy', 'own 8:1 5:14 | opp 7:1 9:14', undefined],
    ['one is on the bar', 'own bar:1 5:14 | opp 24:1 23:14', undefined],
    ['all have passed', 'own 6:1 5:14 | opp 7:1 9:14', 'the sides cannot meet any more'],
  ])('with nuclear.contact = on: %s', (_, text, fault) => {
    const on = ruleSetOf('nuclear', { 'nuclear.contact': 'on' });
    expect(explosionFault(on, positionOf(text))).toBe(fault);
    expect(explosionFault(ruleSets.nuclear, positionOf(text))).toBeUndefined();
  });
});

test('the bomb of the next game is nobody’s', () => {
  const state = withBoard(BLOTS, nuclear, { bomb: 'red' });
  expect(played(state, deed('blue', 'nextGame'))).toEqual({ ...newSession(nuclear), game: 2 });
});
