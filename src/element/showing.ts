import { rulesOf, type GameState, type Side, type Step } from '../game/index.js';
import { linkedTo, pause } from './motion.js';
import { spotOf } from './seats.js';
import type { Stage } from './stage.js';

/** Dice tumble this many times as long as a checker travels; a draw stays for the second, a pass for the third. */
const DICE_TIME = 1.6;
const DRAW_TIME = 5;
const PASS_TIME = 9;

/** Shows what happens, for as long as the speed says or until someone clicks. No promise of it rejects. */
export class Showing {
  readonly #stage: Stage;
  #skip = new AbortController();

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Something new is to be shown, in one or several pieces, at the longest until `signal` fires. */
  begin(signal: AbortSignal): void {
    this.#skip = linkedTo(signal);
  }

  /** Ends all pieces of what is being shown. */
  skip(): void {
    this.#skip.abort();
  }

  /** The dice of these sides turn over; those of a draw stay for a while. */
  dice(sides: readonly Side[], draw: boolean): Promise<void> {
    return this.#show(async (ms, skip) => {
      const { motion } = this.#stage;
      await Promise.all(sides.map((side) => motion.dice(side, ms * DICE_TIME, skip)));
      if (draw) await pause(ms * DRAW_TIME, skip);
    });
  }

  /**
   * A checker travels; `held` gives its time to a step also where nothing may move, so that nobody misses steps
   * of another.
   */
  step(state: GameState, side: Side, { from, to, hit }: Step, held: boolean): Promise<void> {
    const { seats, motion } = this.#stage;
    const { facing } = rulesOf(state);
    const travel = {
      side,
      from: spotOf(facing, seats, side, from),
      to: spotOf(facing, seats, side, to),
      hit,
    };
    return this.#show(async (ms, skip) => {
      await Promise.all([motion.travel(travel, ms, skip), pause(held ? ms : 0, skip)]);
    });
  }

  /** Time to read why a turn is passed. */
  pass(): Promise<void> {
    return this.#show((ms, skip) => pause(ms * PASS_TIME, skip));
  }

  async #show(piece: (ms: number, skip: AbortSignal) => Promise<void>): Promise<void> {
    const { speed } = this.#stage;
    const { signal } = this.#skip;
    if (speed <= 0 || signal.aborted) return;
    await piece(speed, signal);
    // The click that ended it has to be over before the board means something else.
    if (signal.aborted) await new Promise((resolve) => setTimeout(resolve));
  }
}
