import { sideToAct, type Draft, type Side, type StepChoice, type Turn } from '../game/index.js';
import { decide } from './computer.js';
import type { Showing } from './showing.js';
import type { Stage } from './stage.js';
import { hasNoMove } from './status.js';
import type { Table } from './table.js';

/** What the computer's turn tells while it lasts. */
interface Watcher {
  /** Its dice lie on the board; resolves when they have been shown. */
  throws(signal: AbortSignal): Promise<void>;
  thinks(progress: number): void;
  moves(): void;
  /** The engine could not be used. */
  improvises(): void;
}

/** The computer's turns: throw, think, play step by step, hand in. */
export class ComputerTurn {
  readonly #stage: Stage;
  readonly #table: Table;
  readonly #showing: Showing;
  readonly #watcher: Watcher;
  /** The play of a turn that was interrupted half way. */
  #plan: { readonly turn: Turn; readonly steps: readonly StepChoice[] } | undefined;

  constructor(stage: Stage, table: Table, showing: Showing, watcher: Watcher) {
    this.#stage = stage;
    this.#table = table;
    this.#showing = showing;
    this.#watcher = watcher;
  }

  /** Plays the turn from wherever it is. Rejects when `signal` fires, and with a GameError for bad dice. */
  async play(signal: AbortSignal): Promise<void> {
    if (this.#table.state.phase.name === 'rolling') {
      this.#table.throwDice();
      signal.throwIfAborted();
      await this.#watcher.throws(signal);
      signal.throwIfAborted();
    }
    const { draft } = this.#table.session;
    if (!draft) return;
    if (hasNoMove(draft)) await this.#showing.pass();
    else await this.#playOut(draft, signal);
    signal.throwIfAborted();
    this.#table.handIn();
  }

  /** Drops the play that was begun. */
  forget(): void {
    this.#plan = undefined;
  }

  async #playOut(draft: Draft, signal: AbortSignal): Promise<void> {
    const { turn } = draft;
    if (this.#plan?.turn !== turn) {
      const steps = await this.#think(draft, signal);
      this.#plan = { turn, steps };
    }
    const made = this.#table.session.draft?.steps.length ?? 0;
    this.#watcher.moves();
    for (const choice of this.#plan.steps.slice(made)) await this.#step(choice, signal);
  }

  async #step(choice: StepChoice, signal: AbortSignal): Promise<void> {
    const step = this.#table.beginStep(choice, false);
    signal.throwIfAborted();
    if (!step) return;
    const land = this.#table.promise(step, false);
    await this.#showing.step(this.#table.state, this.#side(), step, true);
    signal.throwIfAborted();
    land();
    signal.throwIfAborted();
  }

  async #think(draft: Draft, signal: AbortSignal): Promise<readonly StepChoice[]> {
    // Steps that someone else had tried are not part of the computer's play.
    if (draft.steps.length > 0) this.#table.reset();
    const side = this.#side();
    const report = (progress: number): void => {
      if (signal.aborted) return;
      this.#watcher.thinks(progress);
      this.#stage.emit('thinking', { side, progress, state: this.#table.state });
    };
    report(0);
    const { session } = this.#table;
    const { steps, withoutEngine } = await decide(
      this.#stage,
      session,
      draft,
      side,
      signal,
      report,
    );
    if (withoutEngine) this.#watcher.improvises();
    return steps;
  }

  #side(): Side {
    return sideToAct(this.#table.state) as Side;
  }
}
