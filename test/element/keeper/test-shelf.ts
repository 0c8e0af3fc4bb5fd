import type { Shelf } from '../../../src/element/keeper/shelf.js';

/** Storage that a test can fill, close and watch. */
export class TestShelf implements Shelf {
  readonly entries = new Map<string, string>();
  /** Every write that has succeeded. */
  readonly writes: string[] = [];
  /** How many characters fit in. */
  room = Infinity;
  isClosed = false;
  /** Done once, by others, right after the next reading. */
  meanwhile: (() => void) | undefined;

  getItem(key: string): string | null {
    this.#refuse(this.isClosed, 'SecurityError');
    const text = this.entries.get(key) ?? null;
    const work = this.meanwhile;
    this.meanwhile = undefined;
    work?.();
    return text;
  }

  setItem(key: string, text: string): void {
    this.#refuse(this.isClosed, 'SecurityError');
    const others = [...this.entries].filter(([name]) => name !== key);
    const used = others.reduce((sum, [, other]) => sum + other.length, 0);
    this.#refuse(used + text.length > this.room, 'QuotaExceededError');
    this.entries.set(key, text);
    this.writes.push(key);
  }

  #refuse(refuses: boolean, name: string): void {
    if (refuses) throw new DOMException(`the shelf says ${name}`, name);
  }
}
