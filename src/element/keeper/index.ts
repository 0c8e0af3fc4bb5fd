import { pause } from '../../engine/pause.js';
import { storageKeyOf } from '../extras-port.js';
import type { Place } from './keeper.js';
import { Keeping, type KeepingHost } from './keeping.js';

export type { Keeping, KeepingHost } from './keeping.js';
export type { StorageErrorDetail } from './notices.js';
export { readSave } from './read-save.js';
export { saveOf, saveText, type Extra, type Kept, type Save } from './save.js';
export { loadKeeperTexts, noticeText, type KeeperTexts } from './texts.js';

/**
 * Keeps the game of a board in the browser's storage, under `backgammon-board:` and the name that its page gives it.
 * What was kept is on the board when this resolves; it never rejects.
 */
export async function keepGame(name: string, host: KeepingHost): Promise<Keeping> {
  const keeping = new Keeping(storageKeyOf(name), pagePlace(), host);
  await keeping.open();
  return keeping;
}

function pagePlace(): Place {
  return {
    // Asked for at each need: the browser may refuse it, and later no more.
    get shelf() {
      return localStorage;
    },
    id: [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join(''),
    now: () => Date.now(),
    pause,
  };
}
