import { GameError } from '../../game/index.js';
import type { StorageErrorDetail } from './notices.js';
import { isLater, nextOwner, ownerOf, signed, type Owner } from './owner.js';
import { readSave, walkSave } from './read-save.js';
import { saveOf, saveText, type Kept } from './save.js';
import { setAside, type Shelf } from './shelf.js';
import { unhurried, type Leisure } from './unhurried.js';

/** Where a keeper works; tests bring another. */
export interface Place extends Leisure {
  /** Throws where the browser refuses to hand it out. */
  readonly shelf: Shelf;
  /** Another for each keeper, also those of other tabs; letters and digits. */
  readonly id: string;
}

/** What a keeper tells, and what it asks of a game that it has read. */
export interface KeeperHost {
  tell(detail: StorageErrorDetail): void;
  /** Refuses what is kept with a game and cannot be read; the whole save then counts as damaged. */
  check?(kept: Kept): GameError | undefined;
}

/**
 * Keeps one game under one key: each change of it is one write of the whole save. The board that opened it last is its
 * only writer; any other notices that before it writes, or when it looks, and writes no more. Two boards that write at
 * the same moment settle it as soon as they look: the later owner's save stays.
 * Nothing here throws: what fails is told, and the game goes on.
 */
export class Keeper {
  readonly #key: string;
  readonly #place: Place;
  readonly #host: KeeperHost;
  /** undefined = not opened yet, or taken by another. */
  #owner: Owner | undefined;
  /** What was under the key when it was last read or written here; undefined = it could not be read. */
  #seen: string | null | undefined;
  /** A damaged save that is still under the key and nowhere else. */
  #damaged: string | undefined;
  /** What has been written, or could not be. */
  #kept: Kept | undefined;
  /** It has been told that nothing can be written. */
  #isUnsaved = false;

  constructor(key: string, place: Place, host: KeeperHost) {
    this.#key = key;
    this.#place = place;
    this.#host = host;
  }

  /**
   * Opens the save, whoever has it, and makes it this keeper's.
   * @returns its game; undefined where there is none, or none that can be read: the next `keep` then writes the first
   */
  async open(): Promise<Kept | undefined> {
    this.#owner = this.#kept = this.#seen = this.#damaged = undefined;
    this.#isUnsaved = false;
    const found = await this.#read();
    const before = ownerOf(this.#seen ?? '');
    this.#owner = nextOwner(this.#place.id, this.#place.now(), before);
    if (found instanceof GameError) this.#setAside(this.#seen ?? '', found);
    else if (found) this.keepTime(found);
    return found instanceof GameError ? undefined : found;
  }

  /** Writes a game if it has changed; where that failed before, it is tried again with the next change. */
  keep(kept: Kept): void {
    this.#carefully(() => {
      if (!isSame(kept, this.#kept)) this.#write(kept);
    });
  }

  /** Writes a game with its time, for it may be left now. */
  keepTime(kept: Kept): void {
    this.#carefully(() => this.#write(kept));
  }

  /** Another may have written: gives the save up to a later owner, or takes it back from an earlier one. */
  look(): void {
    this.#carefully(() => {
      const there = this.#place.shelf.getItem(this.#key);
      if (there === null || there === this.#seen) return;
      if (!this.#mayReplace(there)) this.#yield();
      else if (this.#kept) this.#write(this.#kept);
    });
  }

  /** What is under the key, read; the second time at one go, so that nobody writes meanwhile. */
  async #read(): Promise<Kept | GameError | undefined> {
    try {
      const { shelf } = this.#place;
      const text = shelf.getItem(this.#key);
      let found = text === null ? undefined : await unhurried(walkSave(text), this.#place);
      const there = shelf.getItem(this.#key);
      if (there !== text) found = there === null ? undefined : readSave(there);
      if (found && !(found instanceof GameError)) found = this.#host.check?.(found) ?? found;
      this.#seen = there;
      return found;
    } catch (fault) {
      this.#fail(fault);
      return undefined;
    }
  }

  #write(kept: Kept): void {
    this.#kept = kept;
    const { shelf } = this.#place;
    const there = shelf.getItem(this.#key);
    if (!this.#owner || !this.#mayReplace(there)) {
      this.#yield();
      return;
    }
    if (this.#seen === undefined && there !== null)
      throw new Error('what is there could not be read before');
    if (this.#damaged !== undefined) setAside(shelf, this.#key, this.#damaged);
    this.#damaged = undefined;
    const text = signed(saveText(saveOf(kept)), this.#owner);
    shelf.setItem(this.#key, text);
    this.#seen = text;
    this.#isUnsaved = false;
  }

  /** Does something while this keeper owns the save; what is thrown is told once. */
  #carefully(work: () => void): void {
    if (!this.#owner) return;
    try {
      work();
    } catch (fault) {
      this.#fail(fault);
    }
  }

  /** Whether what is under the key now is this keeper's to write over. */
  #mayReplace(there: string | null): boolean {
    if (there === null || there === this.#seen) return true;
    const other = ownerOf(there);
    return other !== undefined && this.#owner !== undefined && !isLater(other, this.#owner);
  }

  #yield(): void {
    this.#owner = undefined;
    this.#tell('taken', `the game of "${this.#key}" has been opened elsewhere`);
  }

  #setAside(text: string, error: GameError): void {
    const { message } = error;
    try {
      const aside = setAside(this.#place.shelf, this.#key, text);
      this.#tell('damaged', `${message}; it is kept as "${aside}"`, { error, aside });
    } catch {
      this.#damaged = text;
      this.#isUnsaved = true;
      const stays = `it stays as "${this.#key}", and until it can be kept elsewhere nothing is saved`;
      this.#tell('damaged', `${message}; ${stays}`, { error });
    }
  }

  #fail(fault: unknown): void {
    if (this.#isUnsaved) return;
    this.#isUnsaved = true;
    const error = fault instanceof Error ? fault : new Error(String(fault));
    this.#tell('unsaved', `the game cannot be saved as "${this.#key}": ${error.message}`, {
      error,
    });
  }

  #tell(
    code: StorageErrorDetail['code'],
    message: string,
    more?: Pick<StorageErrorDetail, 'aside' | 'error'>,
  ): void {
    this.#host.tell({ code, message, key: this.#key, ...more });
  }
}

function isSame(a: Kept, b: Kept | undefined): boolean {
  return a.session === b?.session && JSON.stringify(a.extra) === JSON.stringify(b.extra);
}
