import { describe, expect, test } from 'vitest';
import {
  legalActions,
  newSession,
  SIDES,
  type ActionType,
  type GameState,
  type GivenSettings,
  type Phase,
} from '../../src/game/index.js';
import { anyActions } from '../support/any-actions.js';
import { boardOf, refusal, underWay } from '../support/deeds.js';

/** Nuclear nardy with everything that can be agreed on, so that every action has its place. */
const settings: GivenSettings = {
  variant: 'nuclear',
  matchLength: 0,
  cube: true,
  clock: { type: 'fischer', main: 60_000, move: 5000 },
  options: { 'cube.beaver': 'on', resign: 'offer' },
};
const board = boardOf(settings, 'own 24:1 23:1 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:4 20:1');

const at = (phase: Phase, changes: Partial<GameState> = {}): GameState =>
  underWay(settings, { board, phase, ...changes });

const rolling: Phase = { name: 'rolling', side: 'blue' };
const moving: Phase = { name: 'moving', side: 'blue', dice: [3, 1] };

/** What each side may do, phase by phase. */
const table: Readonly<
  Record<string, readonly [GameState, blue: readonly ActionType[], red: readonly ActionType[]]>
> = {
  opening: [newSession(settings), ['opening', 'nextGame'], ['opening', 'nextGame']],
  rolling: [
    at(rolling),
    ['explode', 'double', 'roll', 'offerResignation', 'flag', 'nextGame'],
    ['offerResignation', 'nextGame'],
  ],
  'rolling after a double': [
    at({ ...rolling, taken: true }, { cube: { value: 2, owner: 'red' } }),
    ['roll', 'offerResignation', 'flag', 'nextGame'],
    ['offerResignation', 'nextGame'],
  ],
  moving: [
    at(moving),
    ['play', 'offerResignation', 'flag', 'nextGame'],
    ['offerResignation', 'nextGame'],
  ],
  doubled: [
    at({ name: 'doubled', side: 'red' }),
    ['nextGame'],
    ['take', 'pass', 'beaver', 'flag', 'nextGame'],
  ],
  beavered: [
    at({ name: 'beavered', side: 'blue' }, { cube: { value: 2, owner: 'red' } }),
    ['take', 'pass', 'flag', 'nextGame'],
    ['nextGame'],
  ],
  resigning: [
    at({ name: 'resigning', side: 'red', kind: 'gammon', back: moving }),
    ['nextGame'],
    ['answerResignation', 'flag', 'nextGame'],
  ],
  over: [
    at({
      name: 'over',
      result: { winner: 'red', kind: 'single', points: 1, by: 'pass' },
      match: null,
    }),
    ['nextGame'],
    ['nextGame'],
  ],
};

describe.each(Object.entries(table))('in the phase %s', (_, [state, blue, red]) => {
  test('each side may do what it says, and nothing else', () => {
    expect([legalActions(state, 'blue'), legalActions(state, 'red')]).toEqual([blue, red]);
  });

  test('everything else is refused, as coming at the wrong time, from the wrong side, or against the rules', () => {
    const legal = { blue, red };
    for (const side of SIDES)
      for (const action of Object.values(anyActions(side))) {
        const { type } = action;
        if (legal[side].includes(type)) continue;
        const { code, message } = refusal(state, action);
        expect(['wrong-phase', 'wrong-side', 'not-allowed']).toContain(code);
        expect(message.startsWith(`${type}: `)).toBe(true);
      }
  });
});
