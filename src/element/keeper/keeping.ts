import type { Session } from '../session.js';
import { Keeper, type KeeperHost, type Place } from './keeper.js';
import type { Extra, Kept } from './save.js';

/** A board whose game is kept; its game is read anew at each need. */
export interface KeepingHost extends KeeperHost {
  readonly session: Session;
  /** Milliseconds that the side to act has used since the last action; written when the page comes back. */
  elapsed: number;
  readonly extra: Extra;
  /** Puts the game that was kept on the board. */
  restore(kept: Kept): void;
}

/** Boards of one page: the browser tells of what other pages write only. */
const attached = new Set<Keeping>();

/** Keeps the game of a board: at each change, when the page is left, and apart from other boards. */
export class Keeping {
  readonly #key: string;
  readonly #host: KeepingHost;
  readonly #keeper: Keeper;
  #listeners = new AbortController();
  /** The time of the side to act when the page was left. */
  #left: number | undefined;

  constructor(key: string, place: Place, host: KeepingHost) {
    this.#key = key;
    this.#host = host;
    this.#keeper = new Keeper(key, place, {
      // The game may be in the middle of a change.
      tell: (detail) => queueMicrotask(() => host.tell(detail)),
      check: (kept) => host.check?.(kept),
    });
  }

  /** Puts what was kept on the board, or else keeps what is there; from now on the game is this board's. */
  async open(): Promise<void> {
    const kept = await this.#keeper.open();
    if (kept) this.#host.restore(kept);
    this.keep();
  }

  /** The game may have changed. */
  keep(): void {
    this.#keeper.keep(this.#game);
    for (const other of attached)
      if (other !== this && other.#key === this.#key) other.#keeper.look();
  }

  /** The board is in the page, or again. */
  attach(): void {
    if (attached.has(this)) return;
    attached.add(this);
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    window.addEventListener('storage', ({ key }) => this.#hear(key), { signal });
    window.addEventListener('pagehide', () => this.#leave(), { signal });
    window.addEventListener('pageshow', ({ persisted }) => this.#comeBack(persisted), { signal });
    document.addEventListener('visibilitychange', () => this.#fade(), { signal });
    this.#keeper.look();
  }

  /** The board is no longer in the page, or keeps its game elsewhere. */
  detach(): void {
    attached.delete(this);
    this.#listeners.abort();
    this.#keeper.keepTime(this.#game);
  }

  get #game(): Kept {
    const { session, elapsed, extra } = this.#host;
    return { session, elapsed, extra };
  }

  /** @param key - null = everything has been cleared */
  #hear(key: string | null): void {
    if (key === this.#key || key === null) this.#keeper.look();
  }

  #leave(): void {
    const game = this.#game;
    this.#left = game.elapsed;
    this.#keeper.keepTime(game);
  }

  /** What is hidden may be ended without another word. */
  #fade(): void {
    if (document.hidden) this.#keeper.keepTime(this.#game);
  }

  /** A page that was put away as it stood has heard nothing meanwhile, and nobody could play. */
  #comeBack(persisted: boolean): void {
    if (persisted && this.#left !== undefined) this.#host.elapsed = this.#left;
    this.#keeper.look();
  }
}
