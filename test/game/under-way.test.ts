import { expect, test } from 'vitest';
import { newSession, type GameState, type Phase } from '../../src/game/state.js';
import { isGameUnderWay, wouldLoseSession } from '../../src/game/under-way.js';

const over = (match: 'blue' | null): Phase => ({
  name: 'over',
  result: { winner: 'blue', kind: 'single', points: 1, by: 'board' },
  match,
});

function state(matchLength: number, phase: Phase, game = 1): GameState {
  return { ...newSession({ matchLength }), phase, game };
}

test.each<[string, GameState, boolean, boolean]>([
  ['before the first draw', state(1, { name: 'opening' }), false, false],
  ['before the first draw of a match', state(5, { name: 'opening' }), false, false],
  ['before a throw', state(1, { name: 'rolling', side: 'blue' }), true, true],
  ['in a turn', state(1, { name: 'moving', side: 'red', dice: [3, 1] }), true, true],
  ['while a double waits', state(0, { name: 'doubled', side: 'red' }), true, true],
  ['after a single game', state(1, over('blue')), false, false],
  ['after a game of unlimited play', state(0, over(null)), false, false],
  ['after a game of a match', state(5, over(null)), false, true],
  ['before a later game of a match', state(5, { name: 'opening' }, 2), false, true],
  ['after a match', state(5, over('blue')), false, false],
])('%s it is known what a new game would lose', (_, given, game, session) => {
  expect([isGameUnderWay(given), wouldLoseSession(given)]).toEqual([game, session]);
});
