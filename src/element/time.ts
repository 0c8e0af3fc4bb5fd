import { GameError, shown } from '../game/index.js';
import { isTime } from '../game/json.js';

/** Where the time comes from; tests bring another. */
export interface TimeSource {
  /** Milliseconds since whichever moment. */
  now(): number;
  /** Calls once, so many milliseconds later. @returns takes it back */
  after(ms: number, call: () => void): () => void;
}

/** Timers that are to wait longer would be called at once. */
const LONGEST = 2 ** 31 - 1;

export const pageTime: TimeSource = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, Math.min(ms, LONGEST));
    return () => clearTimeout(timer);
  },
};

/** Measures how long something takes; stands still while it is held. */
export class Stopwatch {
  readonly #now: () => number;
  #since: number;
  /** What it shows while it is held. */
  #held: number | undefined;

  constructor(now: () => number) {
    this.#now = now;
    this.#since = now();
  }

  get isHeld(): boolean {
    return this.#held !== undefined;
  }

  /** Milliseconds. */
  get elapsed(): number {
    return this.#held ?? this.#now() - this.#since;
  }

  /** Written by hosts. @throws GameError when it is no time */
  set elapsed(elapsed: number) {
    if (!isTime(elapsed))
      throw new GameError('bad-state', `elapsed: ${shown(elapsed)} is no time in milliseconds`);
    this.restart(elapsed);
  }

  /** Begins anew, as if it had run for so long. */
  restart(elapsed = 0): void {
    this.#since = this.#now() - elapsed;
    if (this.isHeld) this.#held = elapsed;
  }

  hold(held: boolean): void {
    const { elapsed } = this;
    this.#held = held ? elapsed : undefined;
    this.restart(elapsed);
  }
}
