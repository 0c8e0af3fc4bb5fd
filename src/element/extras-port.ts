import type { BoardView } from '../board/view-model.js';
import type { Language } from '../locale/index.js';
import type { Director } from './director.js';
import type { Extras } from './extras/extras.js';
import type { Session } from './session.js';
import type { Stage } from './stage.js';

/** What a page may ask for besides a game. */
interface Wanted {
  readonly isConnected: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** Where in the browser's storage the game is kept; empty = nowhere. */
  readonly storageKey: string | undefined;
  readonly moveList: boolean;
  readonly fairDice: boolean;
}

/** A board as its extras see it; everything is read anew at each need. */
export interface ExtrasHost {
  readonly board: Wanted;
  readonly stage: Stage;
  readonly director: Director;
  language(): Language;
  /** A session as the board draws it while nobody does anything. */
  look(session: Session): BoardView;
}

/** Where a board has what it has besides its game: a file that is loaded once a page asks for some of it. */
export class ExtrasPort {
  readonly #host: ExtrasHost;
  #extras: Extras | undefined;

  constructor(host: ExtrasHost) {
    this.#host = host;
  }

  get current(): Extras | undefined {
    return this.#extras;
  }

  /** Does what the page asks for now; resolves when a game that was kept is on the board. Never rejects. */
  async follow(): Promise<void> {
    const { storageKey, moveList, fairDice } = this.#host.board;
    if (!this.#extras && (storageKey || moveList || fairDice)) {
      try {
        const { Extras } = await import('./extras/extras.js');
        this.#extras ??= new Extras(this.#host);
      } catch (fault) {
        // A game can be played without.
        this.#host.director.excuse(fault);
      }
    }
    await this.#extras?.follow();
  }
}
