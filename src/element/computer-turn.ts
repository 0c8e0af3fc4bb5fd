import { sideToAct, type Draft, type Side, type StepChoice, type Turn } from '../game/index.js';
import { decide, thriftFor, type Thrift } from './computer.js';
import type { Deed } from './interaction.js';
import type { Showing } from './showing.js';
import { deedsOf } from './situation.js';
import type { Stage } from './stage.js';
import { hasNoMove } from './status.js';
import type { Table } from './table.js';

/** What the computer's turn tells while it lasts. */
interface Watcher {
  /** Its dice lie on the board; resolves when they have been shown. */
  throws(signal: AbortSignal): Promise<void>;
  thinks(progress: number): void;
  moves(): void;
  /** The engine could not be used; the notice says what was done without it. */
  improvises(notice: () => string): void;
}

/** The computer's turns: answer, or else decide about bomb and cube, throw, think, play step by step, hand in. */
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

  /** Plays from wherever the turn is until somebody else is to act. Rejects when `signal` fires, and with a GameError for bad dice. */
  async play(signal: AbortSignal): Promise<void> {
    const { phase } = this.#table.state;
    if (phase.name !== 'moving') {
      const deed = await this.#resolve(signal);
      signal.throwIfAborted();
      if (deed !== 'roll') return this.#do(deed, signal);
      this.#table.throwDice();
      signal.throwIfAborted();
      await this.#watcher.throws(signal);
      signal.throwIfAborted();
    }
    const { draft } = this.#table.session;
    if (!draft) return;
    if (hasNoMove(draft)) await this.#showing.reading();
    else await this.#playOut(draft, signal);
    signal.throwIfAborted();
    this.#table.handIn();
  }

  /** Drops the play that was begun. */
  forget(): void {
    this.#plan = undefined;
  }

  /** What it does before the throw, or answers. */
  async #resolve(signal: AbortSignal): Promise<Deed | 'roll'> {
    const side = this.#side();
    const { state } = this.#table;
    // Most games have no cube and no bomb.
    if (deedsOf(state, side).length === 0) return 'roll';
    const report = this.#reporter(side, signal);
    const { resolve } = await import('./advice.js');
    signal.throwIfAborted();
    const choice = await resolve(this.#stage, state, side, this.#thrift(), signal, report);
    if (choice.withoutEngine) this.#watcher.improvises(() => this.#stage.strings.noAdvice);
    return choice.deed;
  }

  /** Does it, with time to see what it was where the computer itself goes on. */
  async #do(deed: Deed, signal: AbortSignal): Promise<void> {
    const side = this.#side();
    this.#watcher.moves();
    const land = this.#table.promise(() => this.#table.deed(deed));
    if (deed === 'explode') await this.#showing.blast(this.#table.state, side);
    signal.throwIfAborted();
    land();
    signal.throwIfAborted();
    if (sideToAct(this.#table.state) === side) await this.#showing.reading();
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
    const land = this.#table.promise(() => this.#table.land(step, false));
    await this.#showing.step(this.#table.state, this.#side(), step, true);
    signal.throwIfAborted();
    land();
    signal.throwIfAborted();
  }

  async #think(draft: Draft, signal: AbortSignal): Promise<readonly StepChoice[]> {
    // Steps that someone else had tried are not part of the computer's play.
    if (draft.steps.length > 0) this.#table.reset();
    const report = this.#reporter(this.#side(), signal);
    const { session } = this.#table;
    const choice = await decide(this.#stage, session, draft, this.#thrift(), signal, report);
    if (choice.withoutEngine)
      this.#watcher.improvises(() => this.#stage.strings.faults['worker-failed']);
    return choice.steps;
  }

  /** Tells how far a search is; it has begun. */
  #reporter(side: Side, signal: AbortSignal): (progress: number) => void {
    const report = (progress: number): void => {
      if (signal.aborted) return;
      this.#watcher.thinks(progress);
      this.#stage.emit('thinking', { side, progress, state: this.#table.state });
    };
    report(0);
    return report;
  }

  /** How much time it takes, so that its clock does not run out. */
  #thrift(): Thrift {
    return thriftFor(this.#stage, this.#table.state, this.#side(), this.#table.watch.elapsed);
  }

  #side(): Side {
    return sideToAct(this.#table.state) as Side;
  }
}
