import type { ClockSettings } from './settings.js';
import { sideToAct, type GameState, type Side } from './state.js';

/** How a type of clock counts, by the time of a move that its settings name (rules.md 7). */
interface ClockRule {
  /** Time of a turn that costs nothing. */
  readonly free: (move: number) => number;
  /** What a turn brings when it ends. */
  readonly bonus: (move: number) => number;
}

const clockRules: Readonly<Record<ClockSettings['type'], ClockRule>> = {
  fischer: { free: () => 0, bonus: (move) => move },
  compensation: { free: (move) => move, bonus: () => 0 },
};

/**
 * Main time that a side has left `since` milliseconds after the last action, in milliseconds: below zero once the flag
 * has fallen; undefined without clocks. Only the clock of the side to act runs.
 */
export function timeLeft(state: GameState, side: Side, since = 0): number | undefined {
  const toFlag = timeToFlag(state, side, since);
  if (toFlag === undefined || !state.clocks) return undefined;
  return Math.min(toFlag, state.clocks[side].left);
}

/**
 * Time until a side's flag falls if it does nothing, `since` milliseconds after the last action: its main time and what
 * is still free of this turn; below zero once it has fallen, undefined without clocks.
 */
export function timeToFlag(state: GameState, side: Side, since = 0): number | undefined {
  const { clocks, settings } = state;
  if (!clocks || !settings.clock) return undefined;
  const { type, move } = settings.clock;
  const { left, used } = clocks[side];
  const passed = sideToAct(state) === side ? since : 0;
  return left + clockRules[type].free(move) - used - passed;
}

/** Whether a side's flag has fallen, `since` milliseconds after the last action. */
export function flagFalls(state: GameState, side: Side, since = 0): boolean {
  return (timeToFlag(state, side, since) ?? 0) < 0;
}

/** The clocks after the side to act has used more of its time. */
export function chargeClock(state: GameState, elapsed: number): GameState['clocks'] {
  const { clocks } = state;
  const side = sideToAct(state);
  if (!clocks || !side) return clocks;
  const { left, used } = clocks[side];
  return { ...clocks, [side]: { left, used: used + elapsed } };
}

/** The clocks after a side has made its move: what it used is settled. */
export function settleClock(state: GameState, side: Side): GameState['clocks'] {
  const { clocks, settings } = state;
  const left = timeLeft(state, side);
  if (!clocks || !settings.clock || left === undefined) return clocks;
  const { type, move } = settings.clock;
  return { ...clocks, [side]: { left: left + clockRules[type].bonus(move), used: 0 } };
}
