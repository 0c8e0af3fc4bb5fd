import { html, nothing, type TemplateResult } from 'lit';
import type { DiceSource } from '../../game/index.js';
import type { Cover } from '../desk/types.js';
import type { ExtrasHost } from '../extras-port.js';
import type { DiceBox } from './dice-box.js';
import type { KeptGame } from './kept-game.js';
import type { RecordDesk } from './record-desk.js';

/** What a board has besides its game: where it is kept, dice that can be checked, the record; each loaded when it is wanted. */
export class Extras {
  readonly #host: ExtrasHost;
  #dice: DiceBox | undefined;
  #kept: KeptGame | undefined;
  #desk: RecordDesk | undefined;
  #following: Promise<void> = Promise.resolve();
  /** What has failed while the board was drawn: each thing is told once, not at each drawing. */
  readonly #faults = new Set<string>();

  constructor(host: ExtrasHost) {
    this.#host = host;
  }

  /** Where the board's dice come from; undefined = from where the page says. */
  get dice(): DiceSource | undefined {
    return this.#dice?.source;
  }

  /** What is on the board in the game's place. */
  get cover(): Cover | undefined {
    return this.#carefully(() => this.#kept?.cover ?? this.#desk?.cover);
  }

  /** What stands below the board. */
  get panel(): TemplateResult | typeof nothing {
    const panel = this.#carefully(() => this.#desk?.panel) ?? nothing;
    return panel === nothing ? nothing : html`<div part="record" class="desk">${panel}</div>`;
  }

  /**
   * Does what the page asks for now, one wish after another; resolves when a game that was kept is on the board.
   * Rejects for what could not be loaded, once all else is done.
   */
  follow(): Promise<void> {
    return (this.#following = this.#following.catch(() => undefined).then(() => this.#follow()));
  }

  async #follow(): Promise<void> {
    await this.#load();
    const parts = await Promise.allSettled([
      this.#kept?.learn(),
      this.#kept?.follow(),
      this.#desk?.follow(),
    ]);
    this.changed();
    for (const part of parts) if (part.status === 'rejected') throw part.reason;
  }

  async #load(): Promise<void> {
    const host = this.#host;
    const dice = (): DiceBox | undefined => this.#dice;
    const { storageKey, moveList, fairDice } = host.board;
    const [box, kept, desk] = await Promise.all([
      fairDice && !this.#dice ? import('./dice-box.js') : undefined,
      storageKey && !this.#kept ? import('./kept-game.js') : undefined,
      (moveList || fairDice) && !this.#desk ? import('./record-desk.js') : undefined,
    ]);
    if (box) this.#dice ??= new box.DiceBox(host);
    if (kept) this.#kept ??= new kept.KeptGame(host, dice);
    if (desk) this.#desk ??= new desk.RecordDesk(host, dice);
  }

  /** The game may have changed. */
  changed(): void {
    this.#carefully(() => {
      this.#dice?.follow();
      this.#kept?.keep();
      this.#desk?.changed();
    });
  }

  /** The board is in a document, or no longer. */
  attend(): void {
    this.#kept?.attend();
    this.#desk?.attend();
  }

  /** Whatever fails here, the game goes on. */
  #carefully<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (fault) {
      this.#excuse(fault);
      return undefined;
    }
  }

  #excuse(fault: unknown): void {
    const name = String(fault);
    if (this.#faults.has(name)) return;
    this.#faults.add(name);
    // The board may be in the middle of being drawn.
    queueMicrotask(() => this.#host.director.excuse(fault));
  }
}
