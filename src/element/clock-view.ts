import type { ClockView } from '../board/view-model.js';
import {
  sideToAct,
  timeLeft,
  type ClockSettings,
  type GameState,
  type Side,
} from '../game/index.js';
import type { Strings } from '../locale/index.js';
import { TENTHS_BELOW } from './clock-watch.js';

/** Little time is this much, or this share of the main time if that is less. */
const LOW = 30_000;
const LOW_SHARE = 0.1;
/** What is left of the time of who has lost by it. */
const FALLEN = '0:00';

/** The time of the side to act since the last action. */
export interface Time {
  /** Milliseconds. */
  readonly elapsed: number;
  /** No time goes by. */
  readonly isHeld: boolean;
}

/** A side's clock, where the game has clocks. */
export function clockOf(
  state: GameState,
  side: Side,
  { elapsed, isHeld }: Time,
  strings: Strings,
): ClockView | undefined {
  const left = timeLeft(state, side, elapsed);
  const { clock } = state.settings;
  if (left === undefined || !clock) return undefined;
  if (hasFallen(state, side)) return { text: FALLEN, state: 'fallen', label: strings.timeUp };
  const text = timeText(Math.max(0, left));
  const runs = sideToAct(state) === side && !isHeld;
  const running = left < lowFor(clock) ? 'low' : 'running';
  return { text, state: runs ? running : 'stopped', label: strings.clock(text) };
}

function lowFor({ main }: ClockSettings): number {
  return Math.min(LOW, main * LOW_SHARE);
}

function hasFallen({ phase }: GameState, side: Side): boolean {
  return phase.name === 'over' && phase.result.by === 'flag' && phase.result.winner !== side;
}

/** `m:ss`, and when it gets short `m:ss.t`; what has begun to run is not shown any more. */
function timeText(left: number): string {
  const tenths = Math.floor(left / 100);
  const seconds = Math.floor(tenths / 10);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return left < TENTHS_BELOW ? `${text}.${tenths % 10}` : text;
}
