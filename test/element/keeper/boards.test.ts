import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSave, type Kept } from '../../../src/element/keeper/index.js';
import { ownerOf } from '../../../src/element/keeper/owner.js';
import { orThrow } from '../../../src/game/index.js';
import { course, gameOf, KEY, TestKeeper } from './test-keeper.js';
import { TestShelf } from './test-shelf.js';

/**
 * Something happens to a board. `open`: it opens the save, for the first time or to go on here. `play`: its game goes
 * on. `look`: it hears that the save has changed. `meanwhile` happens between its next reading and what it does then.
 */
interface Deed {
  readonly board: number;
  readonly name: 'open' | 'play' | 'look';
  readonly meanwhile?: Omit<Deed, 'meanwhile'>;
}

const plain = {
  board: fc.nat(2),
  name: fc.constantFrom<Deed['name']>('open', 'play', 'play', 'look'),
};
const deeds: fc.Arbitrary<Deed> = fc.record(
  { ...plain, meanwhile: fc.record(plain) },
  { requiredKeys: ['board', 'name'] },
);

const sessions = course(12);

/** A board with a game that goes on until another board takes it. */
class Board {
  readonly keeper: TestKeeper;
  isLive = false;
  game: Kept | undefined;
  readonly #shelf: TestShelf;

  constructor(shelf: TestShelf, id: string) {
    this.#shelf = shelf;
    // All boards open at the same moment, as far as their clocks can tell.
    this.keeper = new TestKeeper(shelf, id, 1000);
  }

  async open(): Promise<void> {
    const kept = await this.keeper.open();
    this.isLive = true;
    this.game = kept ?? this.game ?? gameOf(sessions[0]);
    this.keeper.keep(this.game);
    this.hear();
  }

  play(): void {
    if (!this.isLive || !this.game) return;
    const at = this.game.session.record.actions.length;
    this.game = gameOf(sessions[Math.min(at + 1, sessions.length - 1)]);
    this.keeper.keep(this.game);
    this.hear();
  }

  look(): void {
    this.keeper.look();
    this.hear();
  }

  /** What is on the shelf, when this is the board that it belongs to. */
  get hasSave(): boolean {
    const text = this.#shelf.entries.get(KEY);
    return text !== undefined && ownerOf(text)?.id === this.keeper.id;
  }

  hear(): void {
    const codes = this.keeper.hear();
    if (codes.length === 0) return;
    expect(codes).toEqual(['taken']);
    this.isLive = false;
  }
}

test('whatever boards with one key do and when, the save is whole and in the end one of them has it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deeds, { minLength: 1, maxLength: 14 }), async (list) => {
      const shelf = new TestShelf();
      const boards = ['a', 'b', 'c'].map((id) => new Board(shelf, id));
      const waiting: Promise<void>[] = [];
      const happen = ({ board, name }: Omit<Deed, 'meanwhile'>): void => {
        const done = boards[board][name]();
        if (done) waiting.push(done);
      };
      for (const { meanwhile, ...deed } of list) {
        // A board does one thing after another.
        const others = meanwhile?.board === deed.board ? undefined : meanwhile;
        shelf.meanwhile = others && (() => happen(others));
        happen(deed);
        while (waiting.length > 0) await waiting.pop();
        shelf.meanwhile = undefined;
        const text = shelf.entries.get(KEY);
        if (text !== undefined) orThrow(readSave(text));
      }
      // In the end all hear of all.
      for (let round = 0; round < 3; round++) for (const board of boards) board.look();
      const live = boards.filter(({ isLive }) => isLive);
      if (boards.every(({ game }) => game === undefined)) return;
      expect(live).toHaveLength(1);
      expect(live[0].hasSave).toBe(true);
      const kept = orThrow(readSave(shelf.entries.get(KEY) ?? ''));
      expect(kept.session.record).toEqual(live[0].game?.session.record);
      expect([...shelf.entries.keys()]).toEqual([KEY]);
    }),
    { numRuns: 400 },
  );
});
