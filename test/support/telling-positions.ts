import {
  PINNED,
  POINTS,
  countsOf,
  endingOf,
  flip,
  theirPoint,
  type Counts,
  type OwnRules,
  type Position,
  type RuleSet,
} from '../../src/game/index.js';
import { everywhere, randomCounts, range, type Kind } from './positions.js';
import { between, pick, type Random } from './random.js';

/** Makes positions in which the rules of a kind often have something to say. */
type Source = (random: Random, rules: RuleSet) => Position;

const few: Kind = { points: everywhere, stacks: [2, 6], onBar: [0, 0], off: [9, 14] };

const sources: Readonly<Record<OwnRules['kind'], Source>> = {
  none: (random, rules) => twoSides(random, rules, { ...few, off: [0, 6] }, few),
  'no-hiding': (random, rules) =>
    twoSides(random, rules, { ...few, points: range(1, 10), off: [0, 12] }, atMyHome),
  'first-hit': (random, rules) => twoSides(random, rules, { ...few, off: [0, 10] }, few),
  head: (random, rules) => pick(random, [firstTurn, nearSix, lastOutside])(random, rules),
  mother: byMothers,
};

/** Lone checkers that are easily hit there. */
const atMyHome: Kind = { ...few, points: range(19, POINTS), off: [10, 13] };

/** A position for the side to move in which the own rules of a game often matter; nobody has won. */
export function tellingPosition(random: Random, rules: RuleSet): Position {
  for (;;) {
    const position = sources[rules.ownRules.kind](random, rules);
    if (!endingOf(rules, position)) return position;
  }
}

function twoSides(random: Random, rules: RuleSet, mine: Kind, theirs: Kind): Position {
  const own = randomCounts(random, rules, mine, () => true);
  return { own, opp: around(random, rules, own, theirs) };
}

/** The other side's checkers where these leave room. */
function around(random: Random, rules: RuleSet, own: Counts, kind: Kind): Counts {
  return randomCounts(random, rules, kind, (point) => own[theirPoint(rules.facing, point)] === 0);
}

/** All on the head, the others wherever they may have come to. */
function firstTurn(random: Random, rules: RuleSet): Position {
  const own = countsOf(rules.checkers, [[POINTS, rules.checkers]]);
  const theirs: Kind = { points: everywhere, stacks: [1, 5], onBar: [0, 0], off: [0, 0] };
  return { own, opp: around(random, rules, own, theirs) };
}

/** Most of seven points in a row on the enemy's way are held, and checkers come up behind. */
function nearSix(random: Random, rules: RuleSet): Position {
  const lowest = between(random, 1, POINTS - 6);
  const row = range(lowest, lowest + 6).map((number) => theirPoint(rules.facing, number));
  const points = [...row.filter(() => random() < 0.8), pick(random, everywhere)];
  const placed = Array.from({ length: rules.checkers }, (_, index): [number, number] => [
    index < points.length ? points[index] : pick(random, [...points, POINTS]),
    1,
  ]);
  const own = countsOf(rules.checkers, placed);
  const ahead: Kind = { points: everywhere, stacks: [1, 3], onBar: [0, 0], off: [0, 1] };
  return { own, opp: around(random, rules, own, ahead) };
}

/** One checker is still on its way home. */
function lastOutside(random: Random, rules: RuleSet): Position {
  const home: Kind = { points: range(1, 6), stacks: [2, 5], onBar: [0, 0], off: [1, 10] };
  const own = [...randomCounts(random, rules, home, () => true)];
  own[0]--;
  own[between(random, 7, 12)]++;
  return { own, opp: around(random, rules, own, few) };
}

/** Lone checkers on the starts, some of them pinned. */
function byMothers(random: Random, rules: RuleSet): Position {
  const last: Kind = { ...few, points: [POINTS, ...range(2, 10)], off: [8, 13] };
  let position = twoSides(random, rules, last, last);
  for (const turned of [true, false]) {
    position = flip(position);
    if (random() < (turned ? 0.3 : 0.6)) position = withPinnedMother(position);
  }
  return position;
}

/** `own` has its mother alone on its start, and one of the other side's checkers off the board comes to pin it. */
function withPinnedMother({ own, opp }: Position): Position {
  if (own[POINTS] !== 1 || opp[1] !== 0 || opp[0] === 0) return { own, opp };
  const pinned = own.slice();
  pinned[POINTS] = PINNED;
  const pinner = opp.slice();
  pinner[0]--;
  pinner[1]++;
  return { own: pinned, opp: pinner };
}
