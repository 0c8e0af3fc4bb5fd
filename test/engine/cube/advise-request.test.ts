import { expect, test } from 'vitest';
import { checkAdvise } from '../../../src/engine/cube/advise-request.js';
import { ruleSets, startPosition } from '../../../src/game/index.js';
import { stakesOf } from '../../support/stakes.js';

const asked = {
  context: { variant: 'short' },
  level: 'hard',
  position: startPosition(ruleSets.short),
  question: 'turn',
} as const;
const withStakes = (stakes: unknown) => ({ ...asked, context: { variant: 'short', stakes } });

test.each<[string, unknown, string]>([
  ['an unknown question', { ...asked, question: 'why' }, '"why" is no question'],
  ['no question', { ...asked, question: undefined }, 'undefined is no question'],
  ['an unknown level', { ...asked, level: 'god' }, 'no level is named "god"'],
  ['stakes that are none', withStakes(3), '3 are no stakes'],
  ['a cube of 3', withStakes(stakesOf({ cube: { value: 3, owner: 'own' } })), 'is no cube'],
  ['a cube of 0', withStakes(stakesOf({ cube: { value: 0, owner: 'own' } })), 'is no cube'],
  ['a score of 0', withStakes(stakesOf({ away: { own: 0, opp: 1 } })), 'are no scores'],
  ['half a point', withStakes(stakesOf({ away: { own: 1.5, opp: 1 } })), 'are no scores'],
  ['a cube in the Crawford game', withStakes(stakesOf({ crawford: 'now' })), 'without the cube'],
  ['Jacoby in a match', withStakes(stakesOf({ away: { own: 2, opp: 2 }, jacoby: true })), 'Jacoby'],
  ['no owner', withStakes({ ...stakesOf(), cube: { value: 1 } }), 'undefined is none of: own, opp'],
  ['a flag that is none', withStakes({ ...stakesOf(), beavers: 'no' }), 'beavers is true or false'],
  ['a bomb in short nardy', withStakes(stakesOf({ bomb: 'own' })), 'short has no bomb'],
  [
    'a cube in long nardy',
    {
      ...asked,
      context: { variant: 'long', stakes: stakesOf() },
      position: startPosition(ruleSets.long),
    },
    'long has no cube',
  ],
  [
    'an answer to a double that nobody can have offered',
    { ...withStakes(stakesOf({ cube: { value: 2, owner: 'own' } })), question: 'answer' },
    'the opponent cannot double',
  ],
  [
    'an answer without a cube',
    { ...withStakes(stakesOf({ cube: undefined })), question: 'answer' },
    'the opponent cannot double',
  ],
  [
    'a beaver where there are none',
    { ...withStakes(stakesOf({ cube: { value: 2, owner: 'opp' } })), question: 'beavered' },
    'the opponent cannot beaver',
  ],
  [
    'a result that is none',
    { ...asked, question: 'resignation', offered: 'half', onRoll: 'own' },
    '"half" is none of: single',
  ],
  [
    'nobody on roll',
    { ...asked, question: 'resignation', offered: 'single' },
    'undefined is none of: own, opp',
  ],
])('a request with %s is refused by name', (_, request, fault) => {
  expect(() => checkAdvise(request)).toThrow(expect.objectContaining({ code: 'bad-request' }));
  expect(() => checkAdvise(request)).toThrow(fault);
});

test('without stakes it is a single game without a cube', () => {
  const { stakes } = checkAdvise({ ...asked, context: { variant: 'short' } });
  expect(stakes).toEqual(stakesOf({ cube: undefined }));
});
