import {
  BAR,
  GameError,
  OFF,
  POINTS,
  checkPosition,
  checkTotal,
  contacts,
  countsOf,
  theirPoint,
  type Counts,
  type Position,
  type RuleSet,
} from '../../game/index.js';

/** How many integers a position is written with: 26 from the mover's view, or both sides' 26. */
export type PositionForm = 26 | 52;

/** A position and the form it was written in, so that an answer can be written likewise. */
export interface PositionText {
  readonly position: Position;
  readonly form: PositionForm;
}

/** What the sides are called in an error, the one whose view it is first. */
export type SideNames = readonly [own: string, opp: string];

const MOVER_NAMES: SideNames = ['the side to move', 'the opponent'];

/**
 * Reads comma-separated integers (rules.md 8): 26 from the mover's view (index 0 = minus the opponent's bar,
 * own checkers positive, the opponent's negative, 25 = own bar), or 52, each side from its own. Games in which both
 * sides may stand on one point need 52.
 * @returns a GameError that names the bad number and its place.
 */
export function parsePosition(
  rules: RuleSet,
  text: string,
  names: SideNames = MOVER_NAMES,
): PositionText | GameError {
  const words = text.split(',');
  const numbers = words.map(Number);
  const bad = words.findIndex((word) => !/^-?\d+$/.test(word.trim()));
  if (bad >= 0) {
    return new GameError(
      'bad-text',
      `position: "${words[bad]}" (number ${bad + 1}) is no whole number`,
    );
  }
  if (numbers.length !== 26 && numbers.length !== 52) {
    return new GameError('bad-text', `position: ${numbers.length} numbers instead of 26 or 52`);
  }
  const form = numbers.length;
  if (form === 26 && contacts[rules.contact].sharesPoints) {
    return new GameError('bad-text', `position: ${rules.variant} needs 52 numbers, not 26`);
  }
  const position = form === 52 ? fromBothSides(numbers) : positionOfView(rules, numbers, names);
  if (position instanceof GameError) return position;
  return checkPosition(rules, position, names) ?? { position, form };
}

function fromBothSides(numbers: readonly number[]): Position {
  return { own: numbers.slice(0, BAR + 1), opp: numbers.slice(BAR + 1) };
}

/**
 * The position of 26 numbers from the view of `own`; a bar that the game does not have is not asked for.
 * @returns a GameError `bad-position` for a bar with the other side's checkers, and for too many checkers
 */
export function positionOfView(
  rules: RuleSet,
  numbers: readonly number[],
  [mine, theirs] = MOVER_NAMES,
): Position | GameError {
  const own = sideOf(rules, numbers.slice(1), mine);
  if (own instanceof GameError) return own;
  const seenByOpponent = [...numbers.slice(1, BAR), numbers[0]].map((count) => 0 - count);
  const opp = sideOf(rules, seenByOpponent, theirs);
  if (opp instanceof GameError) return opp;
  return { own, opp: turned(rules, opp) };
}

/** A side's counts from its 24 points and its bar; negative ones are the other side's, what is missing is off. */
export function sideOf(rules: RuleSet, counts: readonly number[], who: string): Counts | GameError {
  if (counts[POINTS] < 0) {
    return new GameError('bad-position', `${who} has ${counts[POINTS]} checkers on the bar`);
  }
  const pairs = counts.map((count, index): [number, number] => [index + 1, Math.max(0, count)]);
  const found = pairs.reduce((sum, [, count]) => sum + count, 0);
  const fault = found > rules.checkers ? checkTotal(rules, found, who) : undefined;
  return fault ?? countsOf(rules.checkers, pairs);
}

/** The opponent's counts in the opponent's own numbers. */
function turned(rules: RuleSet, counts: Counts): Counts {
  const own = counts.slice();
  for (let point = 1; point <= POINTS; point++)
    own[theirPoint(rules.facing, point)] = counts[point];
  return own;
}

/** The numbers of a position in one of its forms; the 26 need a game in which no point is shared. */
export function positionNumbers(
  rules: RuleSet,
  position: Position,
  form: PositionForm,
): readonly number[] {
  return form === 52 ? [...position.own, ...position.opp] : moversView(rules, position);
}

function moversView(rules: RuleSet, { own, opp }: Position): readonly number[] {
  const numbers: number[] = [...own];
  // 0 - x, since -0 would be written as such by some readers.
  numbers[OFF] = 0 - opp[BAR];
  for (let point = 1; point <= POINTS; point++)
    numbers[point] -= opp[theirPoint(rules.facing, point)];
  return numbers;
}

/** The text of a position in one of its forms. */
export function formatPosition(rules: RuleSet, position: Position, form: PositionForm): string {
  return positionNumbers(rules, position, form).join(',');
}

/** Orders number lists of equal length, ascending from the first number. */
export function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((number, place) => number !== b[place]);
  return index < 0 ? 0 : a[index] - b[index];
}
