import {
  BAR,
  GameError,
  OFF,
  POINTS,
  checkPosition,
  countsOf,
  theirPoint,
  type Position,
  type RuleSet,
} from '../game/index.js';

/** How many integers a position is written with: 26 from the mover's view, or both sides' 26. */
export type PositionForm = 26 | 52;

/** A position and the form it was written in, so that an answer can be written likewise. */
export interface PositionText {
  readonly position: Position;
  readonly form: PositionForm;
}

/**
 * Reads comma-separated integers (design.md section 2): 26 from the mover's view (index 0 = minus the opponent's bar,
 * own checkers positive, the opponent's negative, 25 = own bar), or 52, each side from its own.
 * @returns a GameError that names the bad number and its place.
 */
export function parsePosition(rules: RuleSet, text: string): PositionText | GameError {
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
  const position = form === 52 ? fromBothSides(numbers) : fromMoversView(rules, numbers);
  return checkPosition(rules, position) ?? { position, form };
}

function fromBothSides(numbers: readonly number[]): Position {
  return { own: numbers.slice(0, BAR + 1), opp: numbers.slice(BAR + 1) };
}

function fromMoversView(rules: RuleSet, numbers: readonly number[]): Position {
  const own: [number, number][] = [[BAR, numbers[BAR]]];
  const opp: [number, number][] = [[BAR, -numbers[0]]];
  for (let point = 1; point <= POINTS; point++) {
    const count = numbers[point];
    if (count > 0) own.push([point, count]);
    if (count < 0) opp.push([theirPoint(rules.facing, point), -count]);
  }
  return { own: countsOf(rules.checkers, own), opp: countsOf(rules.checkers, opp) };
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
