import { describe, expect, test } from 'vitest';
import type { ButtonName } from '../../src/board/view-model.js';
import {
  atRest,
  interact,
  pursuitOf,
  type Click,
  type Input,
  type Interaction,
  type Outcome,
  type Pursuit,
  type Situation,
} from '../../src/element/interaction.js';
import type { Step } from '../../src/game/index.js';

const step = (from: number, to: number, die: number): Step => ({ from, to, die, hit: false });

/** 8 and 6 can both go to 5, 24 alone to 23; 6 can also be borne off with either die, as at the end of a game. */
const moving: Situation = {
  stage: 'moving',
  steps: [step(8, 5, 3), step(6, 5, 1), step(24, 23, 1), step(4, 0, 6), step(4, 0, 5)],
  ways: [
    {
      from: 8,
      to: 2,
      steps: [
        { from: 8, die: 3 },
        { from: 5, die: 1 },
      ],
    },
  ],
  mayUndo: true,
  deeds: [],
  losses: undefined,
};
const nothing = { steps: [], ways: [], mayUndo: false, deeds: [], losses: undefined };
const complete: Situation = { ...nothing, stage: 'moving', mayUndo: true };
const toRoll: Situation = { ...nothing, stage: 'to-roll' };
const notYours: Situation = { ...nothing, stage: 'not-yours' };
const toDouble: Situation = { ...toRoll, deeds: ['double', 'explode'] };
const doubled: Situation = { ...nothing, stage: 'answering', deeds: ['take', 'pass', 'beaver'] };
const offered: Situation = { ...nothing, stage: 'answering', deeds: ['accept', 'refuse'] };
const over: Situation = { ...nothing, stage: 'over' };

const spot = (point: number, held: 'own' | 'theirs' | 'none' = 'none'): Click => ({
  name: 'spot',
  point,
  held,
});
const button = (name: ButtonName): Click => ({
  name: 'button',
  button: name,
});
const die = (value: number): Click => ({ name: 'die', die: value });

/** Every input there is, in all its meanings. */
const inputs = {
  'own checker 8': spot(8),
  'own checker 24': spot(24),
  'destination of one 23': spot(23),
  'destination of several 5': spot(5),
  'two dice to the tray': spot(0),
  'two steps from 8 to 2': spot(2),
  'empty 10': spot(10),
  'enemy 19': spot(19, 'theirs'),
  'die 3': die(3),
  'die 5': die(5),
  roll: button('roll'),
  undo: button('undo'),
  done: button('done'),
  'new game': button('new-game'),
  double: button('double'),
  explode: button('explode'),
  take: button('take'),
  pass: button('pass'),
  beaver: button('beaver'),
  accept: button('accept'),
  refuse: button('refuse'),
  resign: button('resign'),
  gammon: button('gammon'),
  escape: { name: 'escape' },
  skip: { name: 'skip' },
  settled: { name: 'settled' },
  'opponent thinks': { name: 'opponent-thinks' },
  'opponent moves': { name: 'opponent-moves' },
  failed: { name: 'failed' },
} satisfies Record<string, Input>;
type InputName = keyof typeof inputs;

/** What the game says of itself is the same whatever the person was doing. */
const always = {
  'opponent thinks': 'opponent-thinking',
  'opponent moves': 'opponent-moving',
  failed: 'halted',
};
const turn = { undo: 'animating, undo', settled: 'ready' };
const choosingElsewhere = {
  'own checker 8': 'checker-selected from 8',
  'own checker 24': 'checker-selected from 24',
};
const pending = Object.fromEntries(
  Object.entries(inputs)
    .filter(([, { name }]) => ['spot', 'die', 'button', 'escape'].includes(name))
    .map(([name, input]) => [name, `animating then ${JSON.stringify(input)}, skip`]),
);
const skipped = (state: string) =>
  Object.fromEntries(
    Object.entries(inputs)
      .filter(([, { name }]) => ['spot', 'die', 'button', 'escape', 'skip'].includes(name))
      .map(([name]) => [name, `${state}, skip`]),
  );

interface Row {
  readonly state: Interaction;
  readonly situation: Situation;
  /** What each input does; all others do nothing. */
  readonly does: Partial<Record<InputName, string>>;
}

const table: readonly Row[] = [
  { state: { name: 'idle' }, situation: notYours, does: { settled: 'idle' } },
  {
    state: { name: 'to-roll' },
    situation: toRoll,
    does: { roll: 'dice-rolling, roll', settled: 'to-roll' },
  },
  {
    state: { name: 'to-roll' },
    situation: toDouble,
    does: {
      roll: 'dice-rolling, roll',
      double: 'animating, double',
      explode: 'animating, explode',
      settled: 'to-roll',
    },
  },
  {
    state: { name: 'answering' },
    situation: doubled,
    does: {
      take: 'animating, take',
      pass: 'animating, pass',
      beaver: 'animating, beaver',
      settled: 'answering',
    },
  },
  {
    state: { name: 'answering' },
    situation: offered,
    does: { accept: 'animating, accept', refuse: 'animating, refuse', settled: 'answering' },
  },
  {
    state: { name: 'ready' },
    situation: moving,
    does: {
      ...turn,
      ...choosingElsewhere,
      'destination of one 23': 'animating, step 24 with 1',
      'destination of several 5': 'choosing-origin to 5 of 8,6',
      'two dice to the tray': 'choosing-die from 4 of 6,5',
    },
  },
  {
    state: { name: 'checker-selected', from: 8 },
    situation: moving,
    does: {
      ...turn,
      'own checker 8': 'ready',
      'own checker 24': 'checker-selected from 24',
      'destination of several 5': 'animating, step 8 with 3',
      'destination of one 23': 'ready',
      'two dice to the tray': 'ready',
      'empty 10': 'ready',
      'two steps from 8 to 2': 'animating, step 8 with 3 step 5 with 1',
      'die 3': 'animating, step 8 with 3',
    },
  },
  {
    state: { name: 'checker-selected', from: 4 },
    situation: moving,
    does: {
      ...turn,
      ...choosingElsewhere,
      'destination of several 5': 'ready',
      'destination of one 23': 'ready',
      'two dice to the tray': 'choosing-die from 4 of 6,5',
      'two steps from 8 to 2': 'ready',
      'empty 10': 'ready',
      'die 5': 'animating, step 4 with 5',
    },
  },
  {
    state: { name: 'choosing-origin', to: 5, origins: [8, 6] },
    situation: moving,
    does: {
      ...turn,
      'own checker 8': 'animating, step 8 with 3',
      'own checker 24': 'checker-selected from 24',
      'destination of several 5': 'ready',
      'destination of one 23': 'ready',
      'two dice to the tray': 'ready',
      'two steps from 8 to 2': 'ready',
      'empty 10': 'ready',
    },
  },
  {
    state: { name: 'choosing-die', from: 4, dice: [6, 5] },
    situation: moving,
    does: {
      ...turn,
      ...choosingElsewhere,
      'destination of several 5': 'ready',
      'destination of one 23': 'ready',
      'two dice to the tray': 'ready',
      'two steps from 8 to 2': 'ready',
      'empty 10': 'ready',
      'die 5': 'animating, step 4 with 5',
    },
  },
  {
    state: { name: 'to-confirm' },
    situation: complete,
    does: { undo: 'animating, undo', done: 'animating, done', settled: 'to-confirm' },
  },
  {
    state: { name: 'dice-rolling' },
    situation: moving,
    does: { ...skipped('dice-rolling'), settled: 'ready' },
  },
  {
    state: { name: 'animating' },
    situation: moving,
    does: { ...pending, skip: 'animating, skip', settled: 'ready' },
  },
  {
    state: { name: 'animating', pending: spot(23) },
    situation: moving,
    does: { ...pending, skip: 'same, skip', settled: 'animating, step 24 with 1' },
  },
  { state: { name: 'opponent-thinking' }, situation: notYours, does: { settled: 'idle' } },
  {
    state: { name: 'opponent-moving' },
    situation: notYours,
    does: { ...skipped('opponent-moving'), settled: 'idle' },
  },
  {
    state: { name: 'halted' },
    situation: notYours,
    does: { roll: 'animating, retry', settled: 'idle' },
  },
  {
    state: { name: 'result' },
    situation: over,
    does: { 'new game': 'animating, new-game', settled: 'result' },
  },
];

function tell({ state, effect }: Outcome, before: Interaction): string {
  const said =
    state === before && state.name === 'animating' && state.pending ? 'same' : name(state);
  if (!effect) return said;
  if (effect.name === 'deed') return `${said}, ${effect.deed}`;
  return `${said}, ${effect.name === 'move' ? effect.steps.map(({ from, die }) => `step ${from} with ${die}`).join(' ') : effect.name}`;
}

function name(state: Interaction): string {
  if (state.name === 'checker-selected') return `${state.name} from ${state.from}`;
  if (state.name === 'choosing-origin')
    return `${state.name} to ${state.to} of ${state.origins.join(',')}`;
  if (state.name === 'choosing-die')
    return `${state.name} from ${state.from} of ${state.dice.join(',')}`;
  if (state.name === 'animating' && state.pending)
    return `${state.name} then ${JSON.stringify(state.pending)}`;
  return state.name;
}

describe.each(table)('$state', ({ state, situation, does }) => {
  test.each(Object.keys(inputs) as InputName[])('%s', (input) => {
    const nothing = state.name === 'animating' && state.pending ? 'same' : name(state);
    const expected = { ...always, ...does }[input] ?? nothing;
    expect(tell(interact(state, inputs[input], situation), state)).toBe(expected);
  });
});

test('a partial step is never refused because it is not a whole turn', () => {
  expect(interact({ name: 'ready' }, spot(23), moving).effect).toEqual({
    name: 'move',
    steps: [{ from: 24, die: 1 }],
  });
});

test('Done is heard only when nothing more can be played, Undo only when a step was tried', () => {
  const fresh: Situation = { ...moving, mayUndo: false };
  expect(interact({ name: 'ready' }, button('done'), moving).effect).toBeUndefined();
  expect(interact({ name: 'ready' }, button('undo'), fresh).effect).toBeUndefined();
});

test('the game at rest waits for whoever is to act', () => {
  expect(
    [notYours, toRoll, doubled, moving, complete, over].map((situation) => atRest(situation).name),
  ).toEqual(['idle', 'to-roll', 'answering', 'ready', 'to-confirm', 'result']);
});

test('an own checker that cannot move is told of, until something else is clicked', () => {
  const stuck: Interaction = { name: 'ready', stuck: true };
  const selected: Interaction = { name: 'checker-selected', from: 8 };
  expect(interact({ name: 'ready' }, spot(13, 'own'), moving)).toEqual({ state: stuck });
  expect(interact(selected, spot(13, 'own'), moving)).toEqual({ state: stuck });
  expect(interact(selected, spot(8, 'own'), moving)).toEqual({ state: { name: 'ready' } });
  expect(interact(stuck, { name: 'skip' }, moving)).toEqual({ state: stuck });
  expect(interact(stuck, spot(10), moving)).toEqual({ state: { name: 'ready' } });
  expect(interact(stuck, spot(8, 'own'), moving)).toEqual({ state: selected });
});

describe('resigning', () => {
  const resign = button('resign');
  const sure = (situation: Situation): Situation => ({ ...situation, losses: [] });
  const naming = (situation: Situation): Situation => ({
    ...situation,
    losses: ['single', 'gammon', 'backgammon'],
  });
  const asked = (back: Pursuit): Interaction => ({ name: 'resigning', back });
  const states: [Pursuit, Situation][] = [
    [{ name: 'to-roll' }, toDouble],
    [{ name: 'ready' }, moving],
    [{ name: 'checker-selected', from: 8 }, moving],
    [{ name: 'choosing-origin', to: 5, origins: [8, 6] }, moving],
    [{ name: 'choosing-die', from: 4, dice: [6, 5] }, moving],
    [{ name: 'to-confirm' }, complete],
    [{ name: 'animating' }, moving],
    [{ name: 'dice-rolling' }, moving],
    [{ name: 'opponent-thinking' }, notYours],
    [{ name: 'opponent-moving' }, notYours],
    [{ name: 'halted' }, notYours],
    [{ name: 'idle' }, notYours],
  ];

  test.each(states)('%j asks first, and Escape takes the question back', (state, situation) => {
    expect(interact(state, resign, sure(situation))).toEqual({ state: asked(state) });
    const escape: Input = { name: 'escape' };
    expect(interact(asked(state), escape, sure(situation))).toEqual({ state });
    expect(interact(asked(state), resign, sure(situation))).toEqual({
      state: { name: 'animating' },
      effect: { name: 'resign', kind: undefined },
    });
  });

  test.each(states)('%j knows no Resign where it is not possible', (state, situation) => {
    expect(pursuitOf(interact(state, resign, situation).state).name).toBe(state.name);
    expect(interact(state, resign, situation).state.name).not.toBe('resigning');
  });

  test('anything else that is clicked means what it means, and that it was not meant', () => {
    expect(interact(asked({ name: 'to-roll' }), button('roll'), sure(toRoll))).toEqual({
      state: { name: 'dice-rolling' },
      effect: { name: 'roll' },
    });
    expect(interact(asked({ name: 'ready' }), spot(8), sure(moving))).toEqual({
      state: { name: 'checker-selected', from: 8 },
    });
    expect(interact(asked({ name: 'ready' }), spot(10), sure(moving))).toEqual({
      state: { name: 'ready' },
    });
  });

  test('what the computer does meanwhile goes on behind the question', () => {
    const thinking = asked({ name: 'opponent-thinking' });
    const moves = asked({ name: 'opponent-moving' });
    expect(interact(thinking, { name: 'opponent-moves' }, sure(notYours))).toEqual({
      state: moves,
    });
    expect(interact(moves, { name: 'settled' }, sure(toRoll))).toEqual({
      state: asked({ name: 'to-roll' }),
    });
    expect(interact(moves, { name: 'settled' }, over)).toEqual({ state: { name: 'result' } });
  });

  test('where it is to be named what is offered, only that resigns', () => {
    const state = asked({ name: 'to-roll' });
    expect(interact(state, button('gammon'), naming(toRoll))).toEqual({
      state: { name: 'animating' },
      effect: { name: 'resign', kind: 'gammon' },
    });
    expect(interact(state, button('home-gammon'), naming(toRoll))).toEqual({
      state: { name: 'to-roll' },
    });
    expect(interact(state, resign, naming(toRoll))).toEqual({ state });
  });
});
