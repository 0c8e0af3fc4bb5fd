import { flagFalls, sideToAct, timeLeft, type GameState } from '../game/index.js';
import type { Stage } from './stage.js';

/** Below this tenths of a second are shown. */
export const TENTHS_BELOW = 20_000;
const TENTH = 100;
const SECOND = 1000;

/** A game and its time. */
export interface Timed {
  readonly state: GameState;
  /** Milliseconds since the last action. */
  readonly elapsed: number;
  /** The time of whoever is to act goes on. */
  readonly runs: boolean;
}

/** Shows a running clock as it goes, while somebody can see it, and notices the fall of its flag; has no timer otherwise. */
export class ClockWatch {
  readonly #stage: Pick<Stage, 'time' | 'isVisible' | 'show'>;
  readonly #fall: () => void;
  #cancel: (() => void) | undefined;

  /** @param fall - called when the time of the side to act has run out */
  constructor(stage: Pick<Stage, 'time' | 'isVisible' | 'show'>, fall: () => void) {
    this.#stage = stage;
    this.#fall = fall;
  }

  /** Goes on from here. */
  follow(timed: Timed): void {
    this.stop();
    const due = this.#due(timed);
    if (due === undefined) return;
    const { time } = this.#stage;
    const seen = time.now();
    this.#cancel = time.after(due, () => {
      this.#cancel = undefined;
      const elapsed = timed.elapsed + time.now() - seen;
      const { state } = timed;
      const side = sideToAct(state);
      // An action says whole milliseconds.
      if (side && flagFalls(state, side, Math.floor(elapsed))) this.#fall();
      else if (this.#stage.isVisible) this.#stage.show();
      else this.follow({ ...timed, elapsed });
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** In how many milliseconds there is something to do. */
  #due({ state, elapsed, runs }: Timed): number | undefined {
    const side = sideToAct(state);
    if (!runs || !side) return undefined;
    const left = timeLeft(state, side, elapsed);
    if (left === undefined) return undefined;
    // The flag falls below zero; a free part of the turn comes before the time that is left.
    const fall = Math.max(0, left + 1);
    if (!this.#stage.isVisible) return fall;
    if (left < TENTHS_BELOW) return Math.min(fall, TENTH);
    const stands = timeLeft(state, side, elapsed + SECOND) === left;
    return stands ? SECOND : Math.max(TENTH, (left % SECOND) + 1);
  }
}
