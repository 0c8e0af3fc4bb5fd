import { sideToAct, SIDES, type StepChoice } from '../game/index.js';
import { drawOfTurn } from './history.js';
import type { Showing } from './showing.js';
import type { Stage } from './stage.js';
import type { Table } from './table.js';

/** What is done by hand, as far as it takes time: each thing is shown, and then made. */
export class PersonTurn {
  readonly #stage: Stage;
  readonly #table: Table;
  readonly #showing: Showing;
  readonly #draws: (drawing: boolean) => void;

  /** @param draws - told when a draw begins and when it ceases to be shown */
  constructor(stage: Stage, table: Table, showing: Showing, draws: (drawing: boolean) => void) {
    this.#stage = stage;
    this.#table = table;
    this.#showing = showing;
    this.#draws = draws;
  }

  /** The dice that have just been thrown turn over, whoever threw them. */
  async showDice(signal: AbortSignal): Promise<void> {
    const { session, state } = this.#table;
    const drawing = drawOfTurn(session) !== undefined && this.#stage.speed > 0;
    const side = sideToAct(state);
    this.#draws(drawing);
    this.#stage.show();
    await this.#showing.dice(state, drawing || !side ? SIDES : [side], drawing);
    if (!signal.aborted) this.#draws(false);
  }

  /** Steps one after another, until a listener prevents one. */
  async move(choices: readonly StepChoice[], signal: AbortSignal): Promise<void> {
    for (const choice of choices) {
      const step = this.#table.beginStep(choice, true);
      const side = sideToAct(this.#table.state);
      if (!step || !side || signal.aborted) return;
      const land = this.#table.promise(() => this.#table.land(step, true));
      await this.#showing.step(this.#table.state, side, step, false);
      if (signal.aborted || !land()) return;
    }
  }

  /** The bomb goes off. */
  async explode(signal: AbortSignal): Promise<void> {
    const { state } = this.#table;
    const land = this.#table.promise(() => this.#table.deed('explode'));
    const side = sideToAct(state);
    if (side) await this.#showing.blast(state, side);
    if (!signal.aborted) land();
  }
}
