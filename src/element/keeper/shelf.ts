/** Where saves are, such as `localStorage`; each method may throw. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Writes what was found under `key` under another one as well, and never over anything.
 * @returns the other key: `key.damaged`, `key.damaged-2`, and so on
 * @throws what the shelf throws; then nothing has been written
 */
export function setAside(shelf: Shelf, key: string, text: string): string {
  for (let number = 1; ; number++) {
    const aside = `${key}.damaged${number > 1 ? `-${number}` : ''}`;
    const there = shelf.getItem(aside);
    if (there === null) shelf.setItem(aside, text);
    // One that has been kept already need not be kept twice.
    if (there === null || there === text) return aside;
  }
}
