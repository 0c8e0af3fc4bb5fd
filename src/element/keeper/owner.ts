import { isCount } from '../../game/json.js';

/** Who writes a save. Of several boards it is the one that opened it last; that can be told from any two of them. */
export interface Owner {
  /** Its own for each board; letters and digits. */
  readonly id: string;
  /** When it opened the save, in milliseconds since 1970; in any case later than the owner before it. */
  readonly opened: number;
}

/** How a save begins that has an owner; to see whose it is nobody has to read all of it. */
const SIGNATURE = /^\{"owner":\{"id":"([\da-z]+)","opened":(\d{1,16})\},/;

/** A text of a JSON object that has something, with its owner. */
export function signed(text: string, { id, opened }: Owner): string {
  return `{"owner":${JSON.stringify({ id, opened })},${text.slice(1)}`;
}

/** The owner that a text of any origin names, if it does. */
export function ownerOf(text: string): Owner | undefined {
  const [, id, digits] = SIGNATURE.exec(text) ?? [];
  const opened = Number(digits);
  return id !== undefined && isCount(opened + 1) ? { id, opened } : undefined;
}

/** Who owns a save from now on. @param now - milliseconds since 1970 */
export function nextOwner(id: string, now: number, before: Owner | undefined): Owner {
  return { id, opened: Math.max(now, (before?.opened ?? 0) + 1) };
}

/** Whether `a` has opened a save after `b`; of two that did it at the same moment one is the later all the same. */
export function isLater(a: Owner, b: Owner): boolean {
  return a.opened === b.opened ? a.id > b.id : a.opened > b.opened;
}
