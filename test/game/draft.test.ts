import { describe, expect, test } from 'vitest';
import {
  VARIANTS,
  addStep,
  beginDraft,
  beginTurn,
  currentMoment,
  isComplete,
  leavesDice,
  nextSteps,
  orThrow,
  ruleSets,
  undoStep,
  type Dice,
  type Draft,
  type Position,
  type RuleSet,
  type Step,
  type StepChoice,
  type Variant,
} from '../../src/game/index.js';
import { faultOf } from '../support/fault-of.js';
import { positionOf } from '../support/position-of.js';
import { randomGame, randomPosition, randomRoll } from '../support/positions.js';
import { mulberry32, pick, type Random } from '../support/random.js';

const START = 'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:5';

function draftOf(board: string, dice: Dice, variant: Variant = 'short'): Draft {
  const rules = ruleSets[variant];
  return beginDraft(beginTurn(rules, positionOf(board, rules), dice));
}

/** The draft after steps written `8/4 6/2`: from 8 with a 4, then from 6 with a 2. */
function tried(draft: Draft, steps: string): Draft {
  return steps.split(' ').reduce((before, word) => {
    const [from, die] = word.split('/').map(Number);
    return orThrow<Draft>(addStep(before, { from, die }));
  }, draft);
}

/** What a player sees of a draft, in a copy that later steps cannot touch. */
function seen(draft: Draft): unknown {
  const { steps, moments } = draft;
  return structuredClone({ steps, moments, next: nextSteps(draft), complete: isComplete(draft) });
}

const choices = (steps: readonly Step[]): readonly StepChoice[] =>
  steps.map(({ from, die }) => ({ from, die }));

describe('a draft', () => {
  test('begins with the whole roll and no step', () => {
    const draft = draftOf('own 8:1 | opp 2:2', [4, 1]);
    expect(draft.steps).toEqual([]);
    expect(draft.moments).toEqual([
      { position: positionOf('own 8:1 | opp 2:2'), dice: [4, 1], memory: { over: false } },
    ]);
    expect(nextSteps(draft)).toEqual([
      { from: 8, to: 4, die: 4, hit: false },
      { from: 8, to: 7, die: 1, hit: false },
    ]);
    expect(isComplete(draft)).toBe(false);
  });

  test('shows each moment: board, dice left, what hit', () => {
    const draft = tried(draftOf('own 13:1 | opp 7:1', [6, 2]), '13/6 7/2');
    expect(draft.steps).toEqual([
      { from: 13, to: 7, die: 6, hit: true },
      { from: 7, to: 5, die: 2, hit: false },
    ]);
    expect(draft.moments).toEqual([
      { position: positionOf('own 13:1 | opp 7:1'), dice: [6, 2], memory: { over: false } },
      { position: positionOf('own 7:1 | opp bar:1'), dice: [2], memory: { over: false } },
      { position: positionOf('own 5:1 | opp bar:1'), dice: [], memory: { over: false } },
    ]);
    expect(currentMoment(draft)).toBe(draft.moments[2]);
    expect(nextSteps(draft)).toEqual([]);
    expect(isComplete(draft)).toBe(true);
  });

  test('is complete at once when nothing moves', () => {
    const draft = draftOf('own 6:2 5:1 | opp 2:2 1:2', [4, 4]);
    expect(nextSteps(draft)).toEqual([]);
    expect(isComplete(draft)).toBe(true);
  });

  test.each<[string, string, Dice, StepChoice[]]>([
    [
      'the larger die where either but not both',
      'own 14:1 | opp 7:2',
      [6, 1],
      [{ from: 14, die: 6 }],
    ],
    [
      'only the order in which both can be played',
      'own 14:1 | opp 8:2',
      [6, 1],
      [{ from: 14, die: 1 }],
    ],
    ['nothing but the bar', 'own bar:1 10:1 6:1 | opp 19:2 21:1', [6, 4], [{ from: 25, die: 4 }]],
    ['both dice rather than the win with one', 'own 5:1 | opp 3:1', [5, 2], [{ from: 5, die: 2 }]],
  ])('offers %s', (_, board, dice, next) => {
    expect(choices(nextSteps(draftOf(board, dice)))).toEqual(next);
  });

  test('reaches the same moment by the same steps in another order', () => {
    const orders: readonly [string, Dice, string, string][] = [
      [START, [4, 2], '8/4 6/2', '6/2 8/4'],
      [START, [1, 1], '8/1 8/1 6/1 6/1', '6/1 8/1 6/1 8/1'],
      ['own bar:2 24:2 | opp 19:1', [6, 5], '25/6 25/5', '25/5 25/6'],
      ['own 6:2 5:2', [3, 3], '6/3 6/3 5/3 5/3', '5/3 6/3 5/3 6/3'],
    ];
    for (const [board, dice, one, other] of orders) {
      const [first, second] = [one, other].map((steps) => tried(draftOf(board, dice), steps));
      expect(currentMoment(second)).toEqual(currentMoment(first));
      expect(isComplete(first)).toBe(true);
      expect(isComplete(second)).toBe(true);
    }
  });

  test.each<[string, string, StepChoice, string]>([
    [
      'a closed point',
      '',
      { from: 24, die: 5 },
      'from 24 with a 5 no legal play goes on (dice left: 5 2)',
    ],
    [
      'no checker',
      '',
      { from: 20, die: 2 },
      'from 20 with a 2 no legal play goes on (dice left: 5 2)',
    ],
    [
      'no such die',
      '',
      { from: 8, die: 3 },
      'from 8 with a 3 no legal play goes on (dice left: 5 2)',
    ],
    [
      'a die played before',
      '13/5',
      { from: 13, die: 5 },
      'from 13 with a 5 no legal play goes on (dice left: 2)',
    ],
    [
      'nothing left',
      '13/5 13/2',
      { from: 13, die: 2 },
      'from 13 with a 2 no legal play goes on (dice left: none)',
    ],
  ])('refuses a step and stays as it is: %s', (_, steps, choice, message) => {
    const draft = steps === '' ? draftOf(START, [5, 2]) : tried(draftOf(START, [5, 2]), steps);
    const before = seen(draft);
    expect(faultOf(addStep(draft, choice))).toEqual({ code: 'illegal-play', message });
    expect(seen(draft)).toEqual(before);
  });
});

describe('undo', () => {
  test('of no step changes nothing', () => {
    const draft = draftOf(START, [4, 2]);
    expect(undoStep(draft)).toBe(draft);
  });

  test('puts the hit checker back from the bar and the borne-off one back on its point', () => {
    const begun = draftOf('own 5:1 2:1 | opp 3:1', [5, 2]);
    const before = seen(begun);
    const draft = tried(begun, '5/2 3/5');
    expect(currentMoment(draft).position).toEqual(positionOf('own 2:1 | opp bar:1'));
    expect(currentMoment(undoStep(draft)).position).toEqual(positionOf('own 3:1 2:1 | opp bar:1'));
    expect(seen(undoStep(undoStep(draft)))).toEqual(before);
  });

  test('frees the pinned checker, and pins it again', () => {
    const at = (board: string): Position => positionOf(board, ruleSets.plakoto);
    const begun = draftOf('own 24:13 13:2 | opp 1:14 7:1', [6, 4], 'plakoto');
    const before = seen(begun);
    const pinned = tried(begun, '13/6');
    expect(currentMoment(pinned).position).toEqual(at('own 24:13 13:1 7:1 | opp 1:14 7:-1'));
    const left = tried(pinned, '7/4');
    expect(currentMoment(left).position).toEqual(at('own 24:13 13:1 3:1 | opp 1:14 7:1'));
    expect(seen(undoStep(left))).toEqual(seen(pinned));
    expect(seen(undoStep(pinned))).toEqual(before);
  });

  test('lets the game go on that the step had ended', () => {
    const begun = draftOf('own 13:1 | opp 7:1 18:14', [6, 1], 'sudden-death');
    const before = seen(begun);
    const hit = tried(begun, '13/6');
    expect([currentMoment(hit).memory, isComplete(hit)]).toEqual([{ over: true }, true]);
    expect(seen(undoStep(hit))).toEqual(before);
  });

  test('lets another play be tried', () => {
    const draft = tried(undoStep(tried(draftOf(START, [4, 2]), '24/4')), '8/4 6/2');
    expect(seen(draft)).toEqual(seen(tried(draftOf(START, [4, 2]), '8/4 6/2')));
  });

  test('of every step in turn restores exactly what was before it, all through seeded games', () => {
    const random = mulberry32(31);
    for (let game = 0; game < 3; game++)
      for (const position of randomGame(random))
        expectUndo(random, ruleSets.short, position, randomRoll(random));
  });

  test.each(VARIANTS)('does so in positions of every kind of %s', (variant) => {
    const random = mulberry32(32);
    const rules = ruleSets[variant];
    for (let i = 0; i < 60; i++)
      expectUndo(random, rules, randomPosition(random, rules), randomRoll(random));
  });

  /** Tries a whole random play, looking at every moment, and takes it back step by step. */
  function expectUndo(random: Random, rules: RuleSet, position: Position, dice: Dice): void {
    let draft = beginDraft(beginTurn(rules, position, dice));
    const moments = [seen(draft)];
    while (!isComplete(draft)) {
      draft = orThrow<Draft>(addStep(draft, pick(random, nextSteps(draft))));
      moments.push(seen(draft));
    }
    while (draft.steps.length > 0) {
      expect(seen(draft)).toEqual(moments.pop());
      draft = undoStep(draft);
    }
    expect([seen(draft)]).toEqual(moments);
  }
});

describe('dice are left', () => {
  const left = (variant: Variant, board: string, dice: Dice, steps: string): boolean => {
    const draft = draftOf(board, dice, variant);
    return leavesDice(draft.turn, steps === '' ? [] : tried(draft, steps).steps);
  };

  test.each<[string, boolean, Variant, string, Dice, string]>([
    ['when nothing could be played', true, 'short', 'own 6:2 | opp 2:2 1:2', [4, 4], ''],
    ['when one die could not', true, 'short', 'own 14:1 | opp 7:2', [6, 1], '14/6'],
    ['not when all were played', false, 'short', 'own 14:1 2:1 | opp 7:2', [6, 1], '14/6 2/1'],
    ['not behind the last checker', false, 'short', 'own 2:1', [6, 5], '2/6'],
    ['not behind the last of three', false, 'hypergammon', 'own 2:1', [6, 5], '2/6'],
    ['not behind the hit that wins', false, 'sudden-death', 'own 13:1 | opp 7:1', [6, 1], '13/6'],
    ['behind a hit that does not', true, 'short', 'own 13:1 | opp 7:1 6:2 1:2', [6, 1], '13/6'],
    [
      'not behind the pin that wins',
      false,
      'plakoto',
      'own 24:10 6:5 | opp 1:1 13:14',
      [5, 2],
      '6/5',
    ],
    ['behind a pin that does not', true, 'plakoto', 'own 13:1 | opp 7:1 6:2 3:2', [6, 1], '13/6'],
    [
      'when the head may not be left again',
      true,
      'long',
      'own 24:15 | opp 12:15',
      [6, 6],
      '24/6 24/6',
    ],
  ])('%s', (_, expected, variant, board, dice, steps) => {
    expect(left(variant, board, dice, steps)).toBe(expected);
  });
});
