import {
  BAR,
  contacts,
  countsOf,
  cubeInPlay,
  hasBorneOffAll,
  nextGame,
  OFF,
  otherSide,
  PINNED,
  readState,
  rulesOf,
  SIDES,
  theirPoint,
  type Counts,
  type Cube,
  type Dice,
  type GameError,
  type GameState,
  type RuleSet,
  type Side,
} from '../../game/index.js';

type Board = GameState['board'];

/** A position that is being set up. What does not stand on the board is borne off, so that no checker is ever too many. */
export interface SetUp {
  readonly board: Board;
  /** The side to move. */
  readonly mover: Side;
  /** undefined = not thrown yet. */
  readonly dice: Dice | undefined;
  readonly cube: Cube;
}

/**
 * Why a checker cannot be put somewhere, or taken from there.
 * - `none-left`: all checkers of the side stand on the board.
 * - `held`: checkers of the other side stand there.
 * - `pinned`: one of the side is pinned there.
 * - `no-bar`: the game is played without a bar.
 * - `empty`: nothing stands there.
 */
export type Refusal = 'none-left' | 'held' | 'pinned' | 'no-bar' | 'empty';

/** The game that a position is set up for: the one on the board, or after its end the next one. */
export function baseOf(start: GameState): GameState {
  return start.phase.name === 'over' ? nextGame(start) : start;
}

/** What stands on the board, to begin with. */
export function setUpOf({ board, phase, cube }: GameState): SetUp {
  const turn = phase.name === 'resigning' ? phase.back : phase;
  const mover = 'side' in turn ? turn.side : 'blue';
  const owned = cube.owner === null ? { ...cube, value: 1 } : cube;
  return { board, mover, dice: turn.name === 'moving' ? turn.dice : undefined, cube: owned };
}

/** The board with one more checker of a side on its `point`, 25 = the bar. */
export function addChecker(
  rules: RuleSet,
  board: Board,
  side: Side,
  point: number,
): Board | Refusal {
  const { hasBar, sharesPoints } = contacts[rules.contact];
  if (point === BAR && !hasBar) return 'no-bar';
  if (board[side][OFF] === 0) return 'none-left';
  const own = moved(board[side], OFF, point);
  if (point === BAR) return { ...board, [side]: own };
  if (board[side][point] === PINNED) return 'pinned';
  const other = otherSide(side);
  const theirs = board[other][theirPoint(rules.facing, point)];
  if (theirs <= 0) return { ...board, [side]: own };
  if (!sharesPoints || theirs > 1) return 'held';
  return { ...board, [side]: own, [other]: pinnedAt(rules, board[other], point, PINNED) };
}

/** The board with one checker less on a side's `point`: the topmost one, whoever it belongs to. */
export function removeChecker(
  rules: RuleSet,
  board: Board,
  side: Side,
  point: number,
): Board | Refusal {
  const other = otherSide(side);
  const mine = board[side][point];
  const there = theirPoint(rules.facing, point);
  if (mine <= 0 && point !== BAR && board[other][there] > 0)
    return removeChecker(rules, board, other, there);
  if (mine <= 0) return 'empty';
  const own = moved(board[side], point, OFF);
  const isFreed = point !== BAR && mine === 1 && board[other][there] === PINNED;
  return isFreed
    ? { ...board, [side]: own, [other]: pinnedAt(rules, board[other], point, 1) }
    : { ...board, [side]: own };
}

function moved(counts: Counts, from: number, to: number): Counts {
  const after = counts.slice();
  after[from]--;
  after[to]++;
  return after;
}

/** The counts of whoever faces a `point`, with so many there. */
function pinnedAt({ facing }: RuleSet, counts: Counts, point: number, count: number): Counts {
  const after = counts.slice();
  after[theirPoint(facing, point)] = count;
  return after;
}

/** Nothing on the board. */
export function emptyBoard({ checkers }: RuleSet): Board {
  const counts = countsOf(checkers, []);
  return { blue: counts, red: counts };
}

/** The same position with the sides in each other's places. */
export function exchanged({ board, mover, dice, cube }: SetUp): SetUp {
  const { value, owner } = cube;
  return {
    board: { blue: board.red, red: board.blue },
    mover: otherSide(mover),
    dice,
    cube: { value, owner: owner && otherSide(owner) },
  };
}

/** The cubes to choose from: in the middle, or with a side that has taken it. None where the game is played without. */
export function cubesFor(base: GameState, { cube }: SetUp): readonly Cube[] {
  if (!cubeInPlay(base)) return [];
  const values = new Set([2, 4, 8, 16, 32, 64, ...(cube.value > 1 ? [cube.value] : [])]);
  const owned = [...values].flatMap((value) => SIDES.map((owner): Cube => ({ value, owner })));
  return [{ value: 1, owner: null }, ...owned];
}

/** The state that a position is drawn as, whatever is wrong with it. */
export function drawnState(base: GameState, { board, mover, cube }: SetUp): GameState {
  return { ...base, board, cube, phase: { name: 'rolling', side: mover }, starter: null };
}

/**
 * The state in which a position is played on, checked whole.
 * @returns `over` where the position has ended the game, and a GameError for what else is wrong with it
 */
export function stateOf(base: GameState, setUp: SetUp): GameState | GameError | 'over' {
  const { board, mover, dice, cube } = setUp;
  if (SIDES.some((side) => hasBorneOffAll(rulesOf(base), board[side]))) return 'over';
  const { version, settings, score, game, crawford, swapped } = base;
  const state = readState({
    ...{ version, settings, score, game, crawford, swapped, board },
    cube: cubeInPlay(base) ? cube : { value: 1, owner: null },
    // A cube that somebody has taken has seen a turn.
    ...(cube.owner && { turns: 1 }),
    phase: dice ? { name: 'moving', side: mover, dice } : { name: 'rolling', side: mover },
  });
  return 'phase' in state && state.phase.name === 'over' ? 'over' : state;
}
