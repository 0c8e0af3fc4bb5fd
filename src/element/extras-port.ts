import type { BoardView } from '../board/view-model.js';
import type { Language } from '../locale/index.js';
import type { Director } from './director.js';
import type { Extras } from './extras/extras.js';
import type { Session } from './session.js';
import type { Stage } from './stage.js';

/** What a page may ask for besides a game. */
interface Wanted extends HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** Resolves when the board is drawn for the first time. */
  readonly ready: Promise<void>;
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
  readonly language: () => Language;
  /** A session as the board draws it while nobody does anything. */
  readonly look: (session: Session) => BoardView;
}

/** Where a board has what it has besides its game: a file that is loaded once a page asks for some of it. */
export class ExtrasPort {
  readonly #host: ExtrasHost;
  #extras: Extras | undefined;
  /** What has been followed last. */
  #wish: string | undefined;

  constructor(host: ExtrasHost) {
    this.#host = host;
  }

  get current(): Extras | undefined {
    return this.#extras;
  }

  /**
   * Does what the page asks for now.
   * @returns what the board has to wait for: a game that was kept, or dice that are settled beforehand; never rejects
   */
  follow(): Promise<void> | undefined {
    const { storageKey, moveList, fairDice } = this.#host.board;
    const wish = [storageKey ?? '', moveList, fairDice, this.#host.language()].join();
    if (wish === this.#wish || !(this.#extras || storageKey || moveList || fairDice))
      return undefined;
    this.#wish = wish;
    const following = this.#follow();
    return fairDice || (storageKey && isKept(storageKey)) ? following : undefined;
  }

  async #follow(): Promise<void> {
    try {
      const { Extras } = await import('./extras/extras.js');
      await (this.#extras ??= new Extras(this.#host)).follow();
    } catch (fault) {
      // A game can be played without; what could not be loaded is tried again.
      this.#wish = undefined;
      this.#host.director.excuse(fault);
    }
  }
}

/** The key of the browser's storage under which a game is kept. */
export function storageKeyOf(name: string): string {
  return `backgammon-board:${name}`;
}

/** Whether something is kept, as far as the browser tells. */
function isKept(name: string): boolean {
  try {
    return localStorage.getItem(storageKeyOf(name)) !== null;
  } catch {
    return false;
  }
}
