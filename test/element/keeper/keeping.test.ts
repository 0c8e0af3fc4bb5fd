import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  keepGame,
  readSave,
  type Kept,
  type Keeping,
  type KeepingHost,
  type StorageErrorDetail,
} from '../../../src/element/keeper/index.js';
import type { Session } from '../../../src/element/session.js';
import { orThrow } from '../../../src/game/index.js';
import { bare } from './any-game.js';
import { course, KEY } from './test-keeper.js';
import { TestShelf } from './test-shelf.js';

const sessions = course(4);

/** A board with a game, as far as it is kept. */
class Host implements KeepingHost {
  session = sessions[0];
  elapsed = 0;
  readonly extra = { dice: 'fair' };
  readonly told: StorageErrorDetail['code'][] = [];

  restore({ session, elapsed }: Kept): void {
    this.session = session;
    this.elapsed = elapsed;
  }

  tell({ code }: StorageErrorDetail): void {
    this.told.push(code);
  }
}

let shelf: TestShelf;
let page: Document & { hidden: boolean };
const kept: Keeping[] = [];

beforeEach(() => {
  shelf = new TestShelf();
  page = Object.assign(new EventTarget(), { hidden: false }) as typeof page;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', shelf);
});

afterEach(() => {
  for (const keeping of kept.splice(0)) keeping.detach();
  vi.unstubAllGlobals();
});

async function keep(host: Host): Promise<Keeping> {
  const keeping = await keepGame('club', host);
  keeping.attach();
  kept.push(keeping);
  return keeping;
}

function happens(type: string, more: object = {}): void {
  window.dispatchEvent(Object.assign(new Event(type), more));
}

/** What lies on the shelf. */
function saved(): { readonly session: unknown; readonly elapsed: number; readonly extra: unknown } {
  const { session, ...rest } = orThrow(readSave(shelf.entries.get(KEY) ?? ''));
  return { session: bare(session), ...rest };
}

function game(session: Session, elapsed: number): unknown {
  return { session: bare(session), elapsed, extra: { dice: 'fair' } };
}

test('a game is kept from the beginning, at each change, and put on the board of the next page', async () => {
  const host = new Host();
  const keeping = await keep(host);
  expect(saved()).toEqual(game(sessions[0], 0));
  Object.assign(host, { session: sessions[2], elapsed: 30 });
  keeping.keep();
  expect(saved()).toEqual(game(sessions[2], 30));
  keeping.detach();
  const next = new Host();
  await keep(next);
  expect(bare(next.session)).toEqual(bare(sessions[2]));
  expect(next.elapsed).toBe(30);
  expect(saved()).toEqual(game(sessions[2], 30));
});

test('the time that has gone by is kept when the page is hidden, left, or the board taken out of it', async () => {
  const host = new Host();
  const keeping = await keep(host);
  host.elapsed = 100;
  keeping.keep();
  expect(saved().elapsed).toBe(0);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(saved().elapsed).toBe(0);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(saved().elapsed).toBe(100);
  host.elapsed = 200;
  happens('pagehide');
  expect(saved().elapsed).toBe(200);
  host.elapsed = 300;
  keeping.detach();
  expect(saved().elapsed).toBe(300);
  host.elapsed = 400;
  happens('pagehide');
  expect(saved().elapsed).toBe(300);
});

test('the time that a page was put away does not count', async () => {
  const host = new Host();
  await keep(host);
  host.elapsed = 50;
  happens('pagehide');
  host.elapsed = 9_000;
  happens('pageshow', { persisted: true });
  expect(host.elapsed).toBe(50);
});

test('the first showing of a page changes nothing', async () => {
  const host = new Host();
  await keep(host);
  host.elapsed = 50;
  happens('pageshow', { persisted: false });
  expect(host.elapsed).toBe(50);
});

test('a board hears of another tab by the event of its own key, or when all is cleared', async () => {
  const host = new Host();
  await keep(host);
  const [, text] = [...shelf.entries][0];
  shelf.entries.set(KEY, text.replace(/"opened":\d+/, '"opened":9000000000000'));
  happens('storage', { key: 'other' });
  await Promise.resolve();
  expect(host.told).toEqual([]);
  happens('storage', { key: KEY });
  await Promise.resolve();
  expect(host.told).toEqual(['taken']);
});

test('a board hears of another one in the same page, and may go on again', async () => {
  const first = new Host();
  const older = await keep(first);
  first.session = sessions[1];
  older.keep();
  const second = new Host();
  const younger = await keep(second);
  await Promise.resolve();
  expect([first.told, second.told]).toEqual([['taken'], []]);
  second.session = sessions[3];
  younger.keep();
  await older.open();
  await Promise.resolve();
  expect([first.told, second.told]).toEqual([['taken'], ['taken']]);
  expect(bare(first.session)).toEqual(bare(sessions[3]));
});

test('a board that comes back to the page sees that its game has been taken meanwhile', async () => {
  const first = new Host();
  const older = await keep(first);
  older.detach();
  const second = new Host();
  await keep(second);
  expect(first.told).toEqual([]);
  older.attach();
  await Promise.resolve();
  expect([first.told, second.told]).toEqual([['taken'], []]);
});

test('what has happened is told once the change that led to it is done', async () => {
  const host = new Host();
  const keeping = await keep(host);
  shelf.isClosed = true;
  host.session = sessions[1];
  keeping.keep();
  expect(host.told).toEqual([]);
  await Promise.resolve();
  expect(host.told).toEqual(['unsaved']);
});

test('a page without storage is a page in which games are played', async () => {
  vi.stubGlobal('localStorage', undefined);
  const host = new Host();
  const keeping = await keep(host);
  host.session = sessions[1];
  keeping.keep();
  await Promise.resolve();
  expect(host.told).toEqual(['unsaved']);
});
