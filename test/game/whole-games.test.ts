import { describe, expect, test } from 'vitest';
import {
  GameError,
  SIDES,
  VARIANTS,
  applyAction,
  checkPosition,
  legalActions,
  newRecord,
  optionsFor,
  positionFor,
  readState,
  replay,
  rulesOf,
  type GameState,
  type GivenOptions,
  type GivenSettings,
  type OptionName,
  type Variant,
} from '../../src/game/index.js';
import { anyActions } from '../support/any-actions.js';
import { LIVELY } from '../support/random-actions.js';
import { mulberry32 } from '../support/random.js';
import { seededSession } from '../support/seeded-session.js';

/** Sessions that differ in all that a session can differ in. */
const sessions: Readonly<Record<string, Omit<GivenSettings, 'variant'>>> = {
  'single games': {},
  'unlimited play with cube, beavers and offered resignations': {
    matchLength: 0,
    cube: true,
    options: { 'cube.beaver': 'on', 'cube.auto': 2, resign: 'offer', 'next.starter': 'swap' },
  },
  'a match to 5 with cube and clocks': {
    matchLength: 5,
    cube: true,
    clock: { type: 'fischer', main: 300_000, move: 5_000 },
    options: { 'clock.flag': 'match', 'next.starter': 'winner_swap', 'open.roll': 'dice' },
  },
  'a match to 3 wins with clocks': {
    matchLength: 3,
    clock: { type: 'compensation', main: 60_000, move: 5_000 },
    options: { 'match.unit': 'wins', 'open.priority': 'low', 'open.roll': 'anew' },
  },
};

/** What the games of one variant may differ in besides. */
const dialects: Partial<Record<Variant, GivenSettings['options']>> = {
  nuclear: { 'nuclear.scope': 'enemy', 'nuclear.contact': 'on' },
  plakoto: { 'plakoto.mother': 'mutual' },
  long: { 'long.last_throw': 'on' },
};

/** The options that the variant has, of these. */
function fitting(variant: Variant, options: GivenOptions): GivenOptions {
  const names: readonly OptionName[] = optionsFor(variant);
  return Object.fromEntries(
    Object.entries(options).filter(([name]) => names.some((known) => known === name)),
  );
}

describe.each(VARIANTS)('%s', (variant) => {
  test.each(Object.entries(sessions))('is played to the end in %s', (_, { options, ...given }) => {
    const settings = {
      ...given,
      variant,
      options: fitting(variant, { ...options, ...dialects[variant] }),
    };
    const session = seededSession(mulberry32(5), 2, settings, LIVELY);
    for (const { after } of session) expectSound(after);
    const actions = session.map(({ action }) => action);
    const end = session[session.length - 1].after;
    expect(end.phase.name).toBe('over');
    expect(replay({ ...newRecord(settings), actions })).toEqual(end);
  });

  test('ends on the board when nobody gives up', () => {
    const session = seededSession(mulberry32(8), 3, { variant });
    const ends = session.flatMap(({ after: { phase } }) =>
      phase.name === 'over' ? [phase.result.by] : [],
    );
    expect(ends).toEqual(['board', 'board', 'board']);
  });
});

/** A state that was played has all its checkers, and its JSON says all of it. */
function expectSound(state: GameState): void {
  expect(checkPosition(rulesOf(state), positionFor(state, 'blue'))).toBeUndefined();
  const json = JSON.stringify(state);
  const read = readState(JSON.parse(json));
  // Comparing texts is quick, whole states are compared where they differ.
  if (JSON.stringify(read) !== json) expect(read).toEqual(state);
}

describe('a session in which everything may happen', () => {
  const settings: GivenSettings = {
    variant: 'nuclear',
    matchLength: 0,
    cube: true,
    clock: { type: 'compensation', main: 20_000, move: 8000 },
    options: { 'cube.beaver': 'on', 'cube.auto': 2, resign: 'offer' },
  };
  const session = seededSession(mulberry32(3), 14, settings, LIVELY);

  test('has every action in it', () => {
    const types = new Set(session.map(({ action }) => action.type));
    expect([...types].sort()).toEqual(Object.keys(anyActions('blue')).sort());
  });

  test('refuses what is not legal at its every moment, throws nothing and changes nothing', () => {
    // What is handed out is frozen: whoever tried to change it would throw.
    for (const { after } of session.filter((_, index) => index % 7 === 0))
      for (const side of SIDES) {
        const legal = legalActions(after, side);
        for (const action of Object.values(anyActions(side))) {
          const outcome = applyAction(after, action);
          if (!legal.includes(action.type)) expect(outcome).toBeInstanceOf(GameError);
        }
      }
  });
});
