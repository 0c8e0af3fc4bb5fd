import { contacts } from './contact.js';
import { GameError, shown } from './errors.js';
import { theirPoint } from './facing.js';
import { BAR, OFF, PINNED, POINTS, checkerCount, type Counts, type Position } from './position.js';
import type { RuleSet } from './rule-sets.js';

/** The fault of a position, if any: wrong numbers of checkers, or sides that cannot stand so. `names` are what to call the sides. */
export function checkPosition(
  rules: RuleSet,
  { own, opp }: Position,
  names: readonly [own: string, opp: string] = ['the side to move', 'the opponent'],
): GameError | undefined {
  const fault = checkCounts(rules, own, names[0]) ?? checkCounts(rules, opp, names[1]);
  if (fault) return fault;
  for (let point = 1; point <= POINTS; point++) {
    const fault = checkPoint(rules, point, own[point], opp[theirPoint(rules.facing, point)]);
    if (fault) return fault;
  }
  return undefined;
}

/** The fault of one side's counts, if any: length, whole numbers, no more or fewer checkers than the game has, no bar where there is none. */
function checkCounts(rules: RuleSet, counts: Counts, who: string): GameError | undefined {
  if (!Array.isArray(counts) || counts.length !== BAR + 1) {
    return badPosition(
      `${who}: expected ${BAR + 1} counts, got ${Array.isArray(counts) ? counts.length : shown(counts)}`,
    );
  }
  const { hasBar, sharesPoints } = contacts[rules.contact];
  const isCount = (count: number, index: number): boolean =>
    Number.isInteger(count) && (count >= 0 || (sharesPoints && count === PINNED && isPoint(index)));
  const bad = counts.findIndex((count: number, index) => !isCount(count, index));
  if (bad >= 0) {
    return badPosition(`${who}: ${shown(counts[bad])} is no number of checkers (index ${bad})`);
  }
  if (!hasBar && counts[BAR] > 0) {
    return badPosition(`${who}: ${counts[BAR]} checkers on the bar of a game without one`);
  }
  return checkTotal(rules, checkerCount(counts), who);
}

function isPoint(index: number): boolean {
  return index !== OFF && index !== BAR;
}

/** The fault of a side's number of checkers, if any. */
export function checkTotal(
  { checkers }: RuleSet,
  found: number,
  who: string,
): GameError | undefined {
  if (found === checkers) return undefined;
  return badPosition(`${who}: ${found} checkers instead of ${checkers}`);
}

/** The fault of what stands on one point, if any. */
function checkPoint(
  rules: RuleSet,
  point: number,
  mine: number,
  theirs: number,
): GameError | undefined {
  const [less, more] = mine < theirs ? [mine, theirs] : [theirs, mine];
  if (less === PINNED && more <= 0) {
    return badPosition(
      `point ${point} holds a pinned checker with none above it (${mine} and ${theirs})`,
    );
  }
  if (less === 0 || less === PINNED) return undefined;
  const missing = contacts[rules.contact].sharesPoints ? ', none of them pinned' : '';
  return badPosition(
    `point ${point} holds checkers of both sides (${mine} and ${theirs}${missing})`,
  );
}

function badPosition(what: string): GameError {
  return new GameError('bad-position', what);
}
