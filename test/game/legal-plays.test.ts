import { describe, expect, it } from 'vitest';
import { ruleSets, type Dice } from '../../src/game/index.js';
import { playsOf } from '../support/plays-of.js';

interface Example {
  readonly name: string;
  readonly position: string;
  readonly roll: Dice;
  readonly plays: readonly string[];
}

/** rules.md 1.2, 1.3 and 3.1, each with its complete set of plays. */
const examples: readonly Example[] = [
  {
    name: 'A1: either number can be played but not both, so the larger must be',
    position: 'own 14:1 | opp 7:2',
    roll: [6, 1],
    plays: ['14/8, Ø'],
  },
  {
    name: 'A2: both numbers can be played, so both must be',
    position: 'own 14:1 2:1 | opp 7:2',
    roll: [6, 1],
    plays: ['14/8 2/1'],
  },
  {
    name: 'A3: the larger number is blocked first but not after the smaller',
    position: 'own 14:1 | opp 8:2',
    roll: [6, 1],
    plays: ['14/7'],
  },
  {
    name: 'A4: only the smaller number can be played',
    position: 'own 14:1 | opp 8:2 7:2',
    roll: [6, 1],
    plays: ['14/13, Ø'],
  },
  {
    name: 'B1: larger numbers than the highest point bear off from it',
    position: 'own 3:2 2:1',
    roll: [5, 4],
    plays: ['3/off(2)'],
  },
  {
    name: 'B2: a step inside the home is an alternative to bearing off',
    position: 'own 6:1 3:2',
    roll: [5, 2],
    // 6/4 and then 5 bears off the highest checker, which stands on 4.
    plays: ['6/1 3/1', '6/off'],
  },
  {
    name: 'B3: a blocked higher point keeps lower checkers from bearing off',
    position: 'own 6:2 5:1 | opp 2:2 1:2',
    roll: [4, 4],
    plays: ['Ø'],
  },
  {
    name: 'B4: exact numbers bear off or step',
    position: 'own 4:1 2:1',
    roll: [4, 1],
    plays: ['4/off 2/1', '4/off'],
  },
  {
    name: 'C2: as many as possible enter, the rest of the roll is lost',
    position: 'own bar:2 13:5 8:3 6:5 | opp 19:5 12:5 17:3 1:2',
    roll: [6, 2],
    plays: ['bar/23, Ø'],
  },
  {
    name: 'C3: an entering checker hits, and it or another goes on',
    position: 'own bar:1 10:1 6:1 | opp 19:2 21:1',
    roll: [6, 4],
    plays: ['bar/21* 10/4', 'bar/21*/15'],
  },
  {
    name: 'the last checkers go off without a word about dice that are left',
    position: 'own 1:1',
    roll: [6, 5],
    plays: ['1/off'],
  },
  {
    name: 'both dice must be used where they can, though one would win at once',
    position: 'own 5:1 | opp 3:1',
    roll: [5, 2],
    plays: ['5/3*/off'],
  },
];

describe('legal plays of short nardy', () => {
  it.each(examples)('$name', ({ position, roll, plays }) => {
    expect(playsOf(ruleSets.short, position, roll)).toEqual([...plays].sort());
    expect(playsOf(ruleSets.short, position, [roll[1], roll[0]])).toEqual([...plays].sort());
  });

  it('C1: a 4-2 from the start has 18 plays, one of them 8/4 6/4', () => {
    const start = 'own 24:2 13:5 8:3 6:5 | opp 1:2 12:5 17:3 19:5';
    const plays = playsOf(ruleSets.short, start, [4, 2]);
    expect(plays).toHaveLength(18);
    expect(plays).toContain('8/4 6/4');
  });

  it('C4: one checker may hit on its way', () => {
    const plays = ['13/5', '13/7*/5', '24/16', '24/18 13/11', '24/18 24/22', '24/22 13/7*'];
    expect(playsOf(ruleSets.short, 'own 13:1 24:14 | opp 7:1 12:14', [6, 2])).toEqual(plays);
  });
});
