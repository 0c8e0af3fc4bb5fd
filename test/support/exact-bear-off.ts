import { HOME, ROLLS, diceToPlay, rollWeight, type Dice } from '../../src/game/index.js';

/** The last checkers of a side, the points that they stand on, highest first; none when it has won. */
export type Last = readonly number[];

/** Who may double, as the side on roll sees it. */
export type ExactHolder = 'own' | 'opp' | 'nobody';

/** Money play of two sides that both bear off and have saved the gammon, in points with the cube at 1; no play is better. */
export interface ExactWorths {
  /** The chance of the side on roll when nobody doubles and both play for the win alone. */
  readonly win: number;
  /** What it has when it rolls, and both sides use the cube perfectly afterwards. */
  readonly roll: number;
  /** What it has when it doubles and is taken. */
  readonly take: number;
}

const known = new Map<string, ExactWorths>();

/** By going through all games to their ends. */
export function exactWorths(own: Last, opp: Last, holder: ExactHolder): ExactWorths {
  const key = `${own.join()}|${opp.join()}|${holder}`;
  let found = known.get(key);
  if (!found) {
    found = {
      win: meanOfBest(own, (end) => (end.length === 0 ? 1 : 1 - chance(opp, end))),
      roll: meanOfBest(own, (end) => (end.length === 0 ? 1 : -turn(opp, end, seenByOther[holder]))),
      take: meanOfBest(own, (end) => (end.length === 0 ? 2 : -2 * turn(opp, end, 'own'))),
    };
    known.set(key, found);
  }
  return found;
}

const seenByOther = { own: 'opp', opp: 'own', nobody: 'nobody' } as const;

function chance(own: Last, opp: Last): number {
  return exactWorths(own, opp, 'opp').win;
}

/** The worth of a turn in which the side on roll doubles if it should and may. */
function turn(own: Last, opp: Last, holder: ExactHolder): number {
  const { roll, take } = exactWorths(own, opp, holder);
  return holder === 'opp' ? roll : Math.max(roll, Math.min(take, 1));
}

function meanOfBest(own: Last, worth: (end: Last) => number): number {
  let sum = 0;
  for (const roll of ROLLS) sum += rollWeight(roll) * Math.max(...ends(own, roll).map(worth));
  return sum / 36;
}

const endsKnown = new Map<string, readonly Last[]>();

function ends(own: Last, roll: Dice): readonly Last[] {
  const key = `${own.join()}|${roll.join()}`;
  let found = endsKnown.get(key);
  if (!found) endsKnown.set(key, (found = allEnds(own, roll)));
  return found;
}

/** Each position once, in whatever order the dice are played. */
function allEnds(own: Last, [high, low]: Dice): readonly Last[] {
  const orders =
    high === low
      ? [diceToPlay([high, low])]
      : [
          [high, low],
          [low, high],
        ];
  return orders.flatMap((dice) =>
    dice.reduce<Last[]>((from, die) => from.flatMap((home) => after(home, die)), [own]),
  );
}

function after(home: Last, die: number): readonly Last[] {
  if (home.length === 0) return [home];
  return [...new Set(home)]
    .filter((from) => from >= die || from === home[0])
    .map((from) => {
      const rest = home.toSpliced(home.indexOf(from), 1);
      return from > die ? [...rest, from - die].sort((a, b) => b - a) : rest;
    });
}

/** All ways to have this many checkers left at home. */
export function lastCheckers(count: number, highest = HOME): readonly Last[] {
  if (count === 0) return [[]];
  return Array.from({ length: highest }, (_, index) => index + 1).flatMap((point) =>
    lastCheckers(count - 1, point).map((rest) => [point, ...rest]),
  );
}
