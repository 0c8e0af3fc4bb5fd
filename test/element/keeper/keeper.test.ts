import { describe, expect, test } from 'vitest';
import { readSave, saveOf, saveText, type Kept } from '../../../src/element/keeper/index.js';
import { signed } from '../../../src/element/keeper/owner.js';
import { GameError, orThrow } from '../../../src/game/index.js';
import { bare } from './any-game.js';
import { course, gameOf, KEY, TestKeeper } from './test-keeper.js';
import { TestShelf } from './test-shelf.js';

const sessions = course(5);
const games = sessions.map((session) => gameOf(session));

function textOf(game: Kept, id: string, opened: number): string {
  return signed(saveText(saveOf(game)), { id, opened });
}

function bareGame(game: Kept | undefined): unknown {
  return game && { ...game, session: bare(game.session) };
}

/** The game that lies on the shelf. */
function keptOn(shelf: TestShelf): unknown {
  return bareGame(orThrow(readSave(shelf.entries.get(KEY) ?? '')));
}

describe('a game', () => {
  test('that is the first is written at once, and then at each of its changes', async () => {
    const shelf = new TestShelf();
    const keeper = new TestKeeper(shelf);
    expect(await keeper.open()).toBeUndefined();
    expect(shelf.writes).toEqual([]);
    for (const game of games) {
      keeper.keep(game);
      expect(shelf.entries).toEqual(new Map([[KEY, textOf(game, 'me', 1000)]]));
    }
    expect(shelf.writes).toEqual(games.map(() => KEY));
    expect(keeper.told).toEqual([]);
  });

  test('that has not changed is not written again, unless it is for its time', async () => {
    const shelf = new TestShelf();
    const keeper = new TestKeeper(shelf);
    await keeper.open();
    keeper.keep(gameOf(sessions[2], 10, { a: 1 }));
    keeper.keep(gameOf(sessions[2], 20, { a: 1 }));
    expect(keptOn(shelf)).toEqual(bareGame(gameOf(sessions[2], 10, { a: 1 })));
    keeper.keepTime(gameOf(sessions[2], 30, { a: 1 }));
    expect(keptOn(shelf)).toEqual(bareGame(gameOf(sessions[2], 30, { a: 1 })));
    keeper.keep(gameOf(sessions[2], 40, { a: 2 }));
    expect(keptOn(shelf)).toEqual(bareGame(gameOf(sessions[2], 40, { a: 2 })));
    expect(shelf.writes).toHaveLength(3);
  });

  test('that was kept is there after a reload, and belongs to the board that opened it', async () => {
    const shelf = new TestShelf();
    const old = new TestKeeper(shelf, 'old', 1000);
    await old.open();
    old.keep(gameOf(sessions[3], 70, { dice: 'x' }));
    const keeper = new TestKeeper(shelf, 'new', 900);
    const game = await keeper.open();
    expect(bareGame(game)).toEqual(bareGame(gameOf(sessions[3], 70, { dice: 'x' })));
    expect(shelf.entries.get(KEY)).toBe(
      textOf(gameOf(sessions[3], 70, { dice: 'x' }), 'new', 1001),
    );
    expect(keeper.told).toEqual([]);
  });

  test('is not touched by a board that has not opened it', () => {
    const shelf = new TestShelf();
    const keeper = new TestKeeper(shelf);
    keeper.keep(games[1]);
    keeper.keepTime(games[1]);
    keeper.look();
    expect(shelf.writes).toEqual([]);
  });

  test('is kept on when the storage has been cleared', async () => {
    const shelf = new TestShelf();
    const keeper = new TestKeeper(shelf);
    await keeper.open();
    keeper.keep(games[1]);
    shelf.entries.clear();
    keeper.look();
    keeper.keep(games[2]);
    expect(keptOn(shelf)).toEqual(bareGame(games[2]));
    expect(keeper.told).toEqual([]);
  });
});

describe('a damaged save', () => {
  const error = new GameError('bad-text', 'save: 8 characters that are no JSON: "<script>"');

  test('is put aside and told, and a fresh game takes its place', async () => {
    const shelf = new TestShelf();
    shelf.entries.set(KEY, '<script>');
    const keeper = new TestKeeper(shelf);
    expect(await keeper.open()).toBeUndefined();
    const aside = `${KEY}.damaged`;
    const message = `${error.message}; it is kept as "${aside}"`;
    expect(keeper.told).toEqual([{ code: 'damaged', message, key: KEY, aside, error }]);
    expect(Object.fromEntries(shelf.entries)).toEqual({ [KEY]: '<script>', [aside]: '<script>' });
    keeper.keep(games[0]);
    expect(Object.fromEntries(shelf.entries)).toEqual({
      [KEY]: textOf(games[0], 'me', 1000),
      [aside]: '<script>',
    });
  });

  test('is never put over an earlier one, nor kept twice', async () => {
    const shelf = new TestShelf();
    for (const text of ['one', 'two', 'one', 'three', 'two']) {
      shelf.entries.set(KEY, text);
      await new TestKeeper(shelf).open();
    }
    expect(Object.fromEntries(shelf.entries)).toEqual({
      [KEY]: 'two',
      [`${KEY}.damaged`]: 'one',
      [`${KEY}.damaged-2`]: 'two',
      [`${KEY}.damaged-3`]: 'three',
    });
  });

  test('stays where it is while it cannot be put aside, and nothing is written over it', async () => {
    const shelf = new TestShelf();
    shelf.entries.set(KEY, '<script>');
    shelf.room = 12;
    const keeper = new TestKeeper(shelf);
    expect(await keeper.open()).toBeUndefined();
    const stays = `it stays as "${KEY}", and until it can be kept elsewhere nothing is saved`;
    const message = `${error.message}; ${stays}`;
    expect(keeper.told).toEqual([{ code: 'damaged', message, key: KEY, error }]);
    keeper.keep(games[0]);
    keeper.keepTime(games[1]);
    expect(Object.fromEntries(shelf.entries)).toEqual({ [KEY]: '<script>' });
    shelf.room = Infinity;
    keeper.keep(games[2]);
    expect(Object.fromEntries(shelf.entries)).toEqual({
      [KEY]: textOf(games[2], 'me', 1000),
      [`${KEY}.damaged`]: '<script>',
    });
    expect(keeper.told).toHaveLength(1);
  });

  test('is also one of which the rest is refused by the host', async () => {
    const shelf = new TestShelf();
    const text = textOf(gameOf(sessions[1], 0, { dice: 'loaded' }), 'old', 5);
    shelf.entries.set(KEY, text);
    const refused = new GameError('bad-dice', 'the dice are loaded');
    const keeper = new TestKeeper(shelf, 'me', 1000, ({ extra }) =>
      extra['dice'] === 'loaded' ? refused : undefined,
    );
    expect(await keeper.open()).toBeUndefined();
    const aside = `${KEY}.damaged`;
    const message = `the dice are loaded; it is kept as "${aside}"`;
    expect(keeper.told).toEqual([{ code: 'damaged', message, key: KEY, aside, error: refused }]);
    expect(shelf.entries.get(aside)).toBe(text);
  });
});

describe('a browser that refuses', () => {
  test('is told of once, and tried again at each change until it gives in', async () => {
    const shelf = new TestShelf();
    shelf.room = 100;
    const keeper = new TestKeeper(shelf);
    await keeper.open();
    keeper.keep(games[0]);
    const message = `the game cannot be saved as "${KEY}": the shelf says QuotaExceededError`;
    expect(keeper.told).toMatchObject([{ code: 'unsaved', message, key: KEY }]);
    expect(keeper.told[0].error).toBeInstanceOf(DOMException);
    keeper.keep(games[1]);
    expect(keeper.hear()).toEqual(['unsaved']);
    shelf.room = Infinity;
    keeper.keep(games[1]);
    expect(shelf.writes).toEqual([]);
    keeper.keep(games[2]);
    expect(keptOn(shelf)).toEqual(bareGame(games[2]));
    shelf.room = 100;
    keeper.keep(games[3]);
    keeper.keep(games[4]);
    expect(keeper.hear()).toEqual(['unsaved']);
    expect(keptOn(shelf)).toEqual(bareGame(games[2]));
  });

  test('to be read from is told of once, and what was there unread is not written over', async () => {
    const shelf = new TestShelf();
    const old = textOf(games[4], 'old', 5);
    shelf.entries.set(KEY, old);
    shelf.isClosed = true;
    const keeper = new TestKeeper(shelf);
    expect(await keeper.open()).toBeUndefined();
    expect(keeper.told).toMatchObject([
      { message: `the game cannot be saved as "${KEY}": the shelf says SecurityError` },
    ]);
    keeper.keep(games[0]);
    shelf.isClosed = false;
    keeper.keep(games[1]);
    keeper.look();
    expect(Object.fromEntries(shelf.entries)).toEqual({ [KEY]: old });
    expect(keeper.hear()).toEqual(['unsaved']);
    shelf.entries.clear();
    keeper.keep(games[2]);
    expect(keptOn(shelf)).toEqual(bareGame(games[2]));
  });

  test('does not throw for what a host cannot have saved', async () => {
    const shelf = new TestShelf();
    const keeper = new TestKeeper(shelf);
    await keeper.open();
    const extra: Record<string, unknown> = {};
    extra['self'] = extra;
    keeper.keep(gameOf(sessions[1], 0, extra));
    expect(keeper.hear()).toEqual(['unsaved']);
    keeper.keep(games[2]);
    expect(keptOn(shelf)).toEqual(bareGame(games[2]));
  });
});

describe('of two boards with one key', () => {
  async function twoBoards(): Promise<{ shelf: TestShelf; first: TestKeeper; second: TestKeeper }> {
    const shelf = new TestShelf();
    const first = new TestKeeper(shelf, 'a', 1000);
    await first.open();
    first.keep(games[1]);
    const second = new TestKeeper(shelf, 'b', 2000);
    expect(bareGame(await second.open())).toEqual(bareGame(games[1]));
    return { shelf, first, second };
  }

  test('the older one notices when it looks, and writes no more', async () => {
    const { shelf, first, second } = await twoBoards();
    first.look();
    const message = `the game of "${KEY}" has been opened elsewhere`;
    expect(first.told).toEqual([{ code: 'taken', message, key: KEY }]);
    first.keep(games[2]);
    first.keepTime(games[2]);
    first.look();
    second.keep(games[3]);
    expect(keptOn(shelf)).toEqual(bareGame(games[3]));
    expect([first.hear(), second.hear()]).toEqual([['taken'], []]);
  });

  test('the older one notices before it writes', async () => {
    const { shelf, first } = await twoBoards();
    first.keep(games[2]);
    expect(first.hear()).toEqual(['taken']);
    expect(keptOn(shelf)).toEqual(bareGame(games[1]));
  });

  test('the older one may go on here, with what the younger one has come to', async () => {
    const { shelf, first, second } = await twoBoards();
    second.keep(games[3]);
    first.look();
    expect(bareGame(await first.open())).toEqual(bareGame(games[3]));
    second.look();
    expect([first.hear(), second.hear()]).toEqual([['taken'], ['taken']]);
    first.keep(games[4]);
    expect(keptOn(shelf)).toEqual(bareGame(games[4]));
  });

  test('the younger one keeps the save when the older one wrote at the same moment', async () => {
    const shelf = new TestShelf();
    const first = new TestKeeper(shelf, 'a', 1000);
    await first.open();
    first.keep(games[1]);
    const second = new TestKeeper(shelf, 'b', 2000);
    await second.open();
    second.keep(games[2]);
    // What the first has written before it heard of the second.
    shelf.entries.set(KEY, textOf(games[3], 'a', 1000));
    second.look();
    expect(shelf.entries.get(KEY)).toBe(textOf(games[2], 'b', 2000));
    first.look();
    expect([first.hear(), second.hear()]).toEqual([['taken'], []]);
  });

  test('what the older one plays while the younger one still reads is not lost', async () => {
    const shelf = new TestShelf();
    const first = new TestKeeper(shelf, 'a', 1000);
    await first.open();
    first.keep(games[1]);
    const second = new TestKeeper(shelf, 'b', 2000);
    shelf.meanwhile = () => first.keep(games[3]);
    expect(bareGame(await second.open())).toEqual(bareGame(games[3]));
    expect(shelf.entries.get(KEY)).toBe(textOf(games[3], 'b', 2000));
  });

  test('none writes over what a newer version of the board has saved', async () => {
    const shelf = new TestShelf();
    const keeper = new TestKeeper(shelf);
    await keeper.open();
    keeper.keep(games[1]);
    const newer = '{"version":2}';
    shelf.entries.set(KEY, newer);
    keeper.keep(games[2]);
    expect(keeper.hear()).toEqual(['taken']);
    expect(await keeper.open()).toBeUndefined();
    expect(keeper.hear()).toEqual(['damaged']);
    // The board has kept its game meanwhile.
    keeper.keep(games[2]);
    expect(Object.fromEntries(shelf.entries)).toEqual({
      [KEY]: textOf(games[2], 'me', 1000),
      [`${KEY}.damaged`]: newer,
    });
  });
});
