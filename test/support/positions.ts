import {
  BAR,
  HOME,
  PINNED,
  POINTS,
  ROLLS,
  beginTurn,
  contacts,
  countsOf,
  endingOf,
  flip,
  legalPlays,
  ruleSets,
  startPosition,
  theirPoint,
  type Counts,
  type Dice,
  type Position,
  type RuleSet,
} from '../../src/game/index.js';
import { between, pick, type Random } from './random.js';

/** Where a random side keeps its checkers; each kind leads to other rules. */
export interface Kind {
  /** The points that may be occupied. */
  readonly points: readonly number[];
  /** How many different points are drawn; fewer points, higher stacks. */
  readonly stacks: readonly [number, number];
  readonly onBar: readonly [number, number];
  readonly off: readonly [number, number];
}

export const range = (low: number, high: number): readonly number[] =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);

export const everywhere = range(1, POINTS);
const home = range(1, HOME);

const kinds = {
  scattered: { points: everywhere, stacks: [8, 15], onBar: [0, 0], off: [0, 0] },
  stacked: { points: everywhere, stacks: [1, 5], onBar: [0, 1], off: [0, 4] },
  onTheBar: { points: everywhere, stacks: [3, 12], onBar: [1, 4], off: [0, 3] },
  bearingOff: { points: home, stacks: [1, 6], onBar: [0, 0], off: [0, 10] },
  lastCheckers: { points: everywhere, stacks: [1, 3], onBar: [0, 1], off: [11, 14] },
  nearHome: { points: range(1, 9), stacks: [3, 9], onBar: [0, 0], off: [0, 6] },
} satisfies Readonly<Record<string, Kind>>;

/** Fifteen lone checkers, and an opponent who waits on the bar: 1-1 has 2,220 results, the most known. */
export const scattered: Position = {
  own: countsOf(
    15,
    [3, 5, 7, 9, 11, 13, 15, 17, 18, 19, 20, 21, 22, 23, 24].map((point) => [point, 1]),
  ),
  opp: countsOf(15, [[BAR, 15]]),
};

/** A position that the rules allow, of every kind, likely and unlikely ones; nobody has won. */
export function randomPosition(random: Random, rules: RuleSet = ruleSets.short): Position {
  for (;;) {
    const position = anyPosition(random, rules);
    if (!endingOf(rules, position)) return position;
  }
}

function anyPosition(random: Random, rules: RuleSet): Position {
  const draw = (): Kind => pick(random, Object.values(kinds));
  const own = randomCounts(random, rules, draw(), () => true);
  const isFree = (point: number): boolean => own[theirPoint(rules.facing, point)] === 0;
  const position = { own, opp: randomCounts(random, rules, draw(), isFree) };
  return contacts[rules.contact].sharesPoints ? withPins(random, rules, position) : position;
}

/** Up to four times a checker of one side goes under a stack of the other. */
function withPins(random: Random, rules: RuleSet, position: Position): Position {
  let pinned = position;
  for (let pins = between(random, 0, 4); pins > 0; pins--) {
    const victim = random() < 0.5 ? pinned : flip(pinned);
    const after = withPin(random, rules, victim);
    pinned = victim === pinned ? after : flip(after);
  }
  return pinned;
}

function withPin(random: Random, rules: RuleSet, { own, opp }: Position): Position {
  const under = (point: number): number => opp[theirPoint(rules.facing, point)];
  // The last checker on a pin stays there.
  const free = everywhere.filter((point) => own[point] > (under(point) === PINNED ? 1 : 0));
  const traps = everywhere.filter((point) => own[point] === 0 && under(point) > 0);
  if (free.length === 0 || traps.length === 0) return { own, opp };
  const after = own.slice();
  after[pick(random, free)]--;
  after[pick(random, traps)] = PINNED;
  return { own: after, opp };
}

/** A side's checkers as the kind keeps them, on points that are free. */
export function randomCounts(
  random: Random,
  { checkers, contact }: RuleSet,
  kind: Kind,
  isFree: (point: number) => boolean,
): Counts {
  const points = kind.points.filter(isFree);
  const { hasBar } = contacts[contact];
  const free = points.length > 0 || hasBar ? points : everywhere.filter(isFree);
  const stacks = Array.from({ length: between(random, ...kind.stacks) }, () => pick(random, free));
  const off = Math.min(between(random, ...kind.off), checkers - 1);
  const waiting = free.length === 0 ? checkers - off : between(random, ...kind.onBar);
  const onBar = hasBar ? Math.min(waiting, checkers - off) : 0;
  const placed = Array.from({ length: checkers - off - onBar }, (_, index): [number, number] => [
    index < stacks.length ? stacks[index] : pick(random, stacks),
    1,
  ]);
  return countsOf(checkers, [[BAR, onBar], ...placed]);
}

/** Any of the 21 rolls, doubles as often as others, the larger die first or last. */
export function randomRoll(random: Random): Dice {
  const [high, low] = pick(random, ROLLS);
  return random() < 0.5 ? [high, low] : [low, high];
}

/** Every position of a game of random plays, before its roll, as the side on roll sees it. */
export function randomGame(random: Random, rules: RuleSet = ruleSets.short): readonly Position[] {
  const positions: Position[] = [];
  for (let position = startPosition(rules); ;) {
    positions.push(position);
    const dice: Dice = [between(random, 1, 6), between(random, 1, 6)];
    const { result } = pick(random, legalPlays(beginTurn(rules, position, dice)));
    if (endingOf(rules, result)) return positions;
    position = flip(result);
  }
}
