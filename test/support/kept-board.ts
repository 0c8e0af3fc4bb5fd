import { expect, vi } from 'vitest';
import { readSave } from '../../src/element/keeper/index.js';
import {
  orThrow,
  type GameState,
  type GivenSettings,
  type StepChoice,
} from '../../src/game/index.js';
import {
  settled,
  showBoard,
  until,
  type BoardHarness,
  type FakeEngineBoard,
} from './board-harness.js';
import { stateOf } from './near-end.js';
import { TestTime } from './test-time.js';

export const KEY = 'backgammon-board:club';
export const two = { opponent: 'person' };
export const checkers = [
  [13, 5],
  [8, 5],
  [6, 5],
] as const;

export type Board = BoardHarness<FakeEngineBoard>;
export type Setup = NonNullable<Parameters<typeof showBoard>[0]>;

/** A board that keeps its game, on a clock of its own. */
export function showKept({ attributes, ...setup }: Setup = {}): Promise<Board> {
  const kept = { 'storage-key': 'club', ...attributes };
  return showBoard({
    clockwork: new TestTime(),
    ...setup,
    attributes: kept,
    early: (board) => {
      // Its watch was made by another clock.
      if (!setup.state) board.elapsed = 0;
      setup.early?.(board);
    },
  });
}

/** Until the browser holds the game of a board, though the files for that come late. */
export async function isKept(board: Board): Promise<void> {
  await until(() => localStorage.getItem(KEY) !== null);
  expect(keptRecord()).toEqual(board.element.record);
}

export function keptRecord(key = KEY): unknown {
  return orThrow(readSave(localStorage.getItem(key) ?? '')).session.record;
}

export function midGame(phase?: GameState['phase'], settings: GivenSettings = {}): GameState {
  return stateOf(checkers, checkers, phase, { settings });
}

/** All of a game that a reload may not change. */
export function gameOf({ element: { state, steps, record, elapsed } }: Board): unknown {
  return { state, steps, record, elapsed };
}

/** The game as it is looked at. */
export function lookOf(board: Board): unknown {
  return { offers: board.offers(), status: board.status(), panel: board.panel() };
}

export const noDice = vi.fn(() => NaN);

/** The same page anew; whoever throws again is told so. */
export async function reload(board: Board, setup: Setup = {}): Promise<Board> {
  board.remove();
  await settled();
  return showKept({ dice: noDice, ...setup });
}

/** What a board has told of its storage. */
export function errors(board: BoardHarness): readonly unknown[] {
  return board.heard.filter(({ name }) => name === 'storage-error').map(({ detail }) => detail);
}

export const phaseOf = ({ element }: Board): string => element.state.phase.name;

export const money = { matchLength: 0, cube: true } as const;

export async function play(board: Board, steps: readonly StepChoice[]): Promise<void> {
  board.element.play(steps);
  await settled();
}
