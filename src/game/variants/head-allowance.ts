import type { Dice } from '../dice.js';
import { diceToPlay } from '../dice.js';
import type { Options } from '../options.js';
import { POINTS, type Position } from '../position.js';
import { commonSteps, positionAfter, withoutDie, type Ground } from '../steps.js';

/** Where all checkers begin. */
export const HEAD = POINTS;

/** Whether two checkers may leave the head in a side's first turn. */
type Exception = (ground: Ground, position: Position, dice: Dice) => boolean;

const exceptions: Readonly<Record<Options['long.head_exception'], Exception>> = {
  computed(ground, position, dice) {
    const most = (leaving: number): number => mostDice(ground, position, diceToPlay(dice), leaving);
    return most(2) > most(1);
  },
  list3: (_ground, _position, [a, b]) => a === b && [3, 4, 6].includes(a),
  any_double: (_ground, _position, [a, b]) => a === b,
  only66: (_ground, _position, [a, b]) => a === 6 && b === 6,
};

/** How many checkers may leave the head in a turn (rules.md 3.6). */
export function headAllowance(
  exception: Options['long.head_exception'],
  ground: Ground,
  position: Position,
  dice: Dice,
): number {
  const isFirstTurn = position.own[HEAD] === ground.checkers;
  return isFirstTurn && exceptions[exception](ground, position, dice) ? 2 : 1;
}

/** The greatest number of dice that can be played when so many checkers may leave the head. */
function mostDice(
  ground: Ground,
  position: Position,
  dice: readonly number[],
  leaving: number,
): number {
  const played = commonSteps(ground, position, dice)
    .filter(({ from }) => from !== HEAD || leaving > 0)
    .map((step) => {
      const after = positionAfter(ground, position, step);
      const left = step.from === HEAD ? leaving - 1 : leaving;
      return 1 + mostDice(ground, after, withoutDie(dice, step.die), left);
    });
  return Math.max(0, ...played);
}
