import { rulesOf, type GameState, type Side, type Step } from '../game/index.js';
import { linkedTo, pause } from './motion.js';
import { colourOf, spotOf } from './seats.js';
import type { Stage } from './stage.js';

/** How many times as long as a checker travels dice tumble, a draw stays, a text is there to be read, and blots fly. */
const DICE_TIME = 1.6;
const DRAW_TIME = 5;
const READING_TIME = 9;
const BLAST_TIME = 3;

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
  dice(state: GameState, sides: readonly Side[], draw: boolean): Promise<void> {
    return this.#show(async (ms, skip) => {
      const { motion } = this.#stage;
      const tumble = (side: Side): Promise<void> =>
        motion.dice(colourOf(state, side), ms * DICE_TIME, skip);
      await Promise.all(sides.map(tumble));
      if (draw) await pause(ms * DRAW_TIME, skip);
    });
  }

  /**
   * A checker travels; `held` gives its time to a step also where nothing may move, so that nobody misses steps
   * of another.
   */
  step(state: GameState, side: Side, { from, to, hit }: Step, held: boolean): Promise<void> {
    const { seats, motion } = this.#stage;
    const { facing, contact } = rulesOf(state);
    const travel = {
      side: colourOf(state, side),
      from: spotOf(facing, seats, side, from),
      to: spotOf(facing, seats, side, to),
      hit: hit && contact === 'hit',
    };
    return this.#show(async (ms, skip) => {
      await Promise.all([motion.travel(travel, ms, skip), pause(held ? ms : 0, skip)]);
    });
  }

  /** The bomb throws blots to their bars. */
  blast(state: GameState, side: Side): Promise<void> {
    const { seats, motion } = this.#stage;
    return this.#show((ms, skip) => motion.blast({ state, side, seats }, ms * BLAST_TIME, skip));
  }

  /** Time to read why a turn is passed, or what was done. */
  reading(): Promise<void> {
    return this.#show((ms, skip) => pause(ms * READING_TIME, skip));
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
