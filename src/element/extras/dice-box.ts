import {
  beginLedger,
  followGame,
  nextDice,
  readLedger,
  saltLedger,
  savedDice,
  type DiceLedger,
  type SavedDice,
} from '../../dice/index.js';
import { GameError, type DiceSource } from '../../game/index.js';
import type { ExtrasHost } from '../extras-port.js';
import type { Session } from '../session.js';

/** The dice that can be checked, where a page wants them. */
export class DiceBox {
  readonly #host: ExtrasHost;
  #ledger: DiceLedger | undefined;

  constructor(host: ExtrasHost) {
    this.#host = host;
  }

  get ledger(): DiceLedger | undefined {
    return this.#ledger;
  }

  /** The dice of the next throw. */
  get source(): DiceSource | undefined {
    const { board, director } = this.#host;
    // The page may have changed its mind just now.
    if (!board.fairDice) return undefined;
    return this.#ledger && nextDice(this.#ledger.fair, director.session.record);
  }

  /** What is kept with the game; secret. */
  get saved(): SavedDice | undefined {
    return this.#ledger && savedDice(this.#ledger);
  }

  /** The fault in what was kept with a game, if there is one. */
  check(saved: unknown, session: Session): GameError | undefined {
    if (saved === undefined) return undefined;
    const ledger = readLedger(saved, session);
    return ledger instanceof GameError ? ledger : undefined;
  }

  /** Goes on with the dice that were kept with a game. */
  restore(saved: unknown, session: Session): void {
    const ledger = saved === undefined ? undefined : readLedger(saved, session);
    this.#ledger = ledger instanceof GameError ? undefined : ledger;
  }

  /** The game, or what the page wants, may have changed. */
  follow(): void {
    const { board, director } = this.#host;
    const { session } = director;
    if (!board.fairDice) this.#ledger = undefined;
    else if (!this.#ledger) this.#ledger = beginLedger(session);
    else if (this.#ledger.moment.state !== session.state)
      this.#ledger = followGame(this.#ledger, session);
  }

  /** Takes a salt for the next dice, or tells what is wrong with it. */
  salt(text: string): GameError | undefined {
    const salted = this.#ledger && saltLedger(this.#ledger, text);
    if (salted instanceof GameError) return salted;
    this.#ledger = salted;
    return undefined;
  }
}
