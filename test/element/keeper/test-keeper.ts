import type { Kept, StorageErrorDetail } from '../../../src/element/keeper/index.js';
import { Keeper, type KeeperHost } from '../../../src/element/keeper/keeper.js';
import { act, beginSession, type Session } from '../../../src/element/session.js';
import { orThrow } from '../../../src/game/index.js';
import { mulberry32 } from '../../support/random.js';
import { seededSession } from '../../support/seeded-session.js';
import type { TestShelf } from './test-shelf.js';

export const KEY = 'backgammon-board:club';

/** A keeper and what it has told. */
export class TestKeeper extends Keeper {
  readonly told: StorageErrorDetail[];
  readonly id: string;

  /** @param opens - the moment at which it opens, in milliseconds since 1970 */
  constructor(shelf: TestShelf, id = 'me', opens = 1000, check?: KeeperHost['check']) {
    const told: StorageErrorDetail[] = [];
    const place = { shelf, id, now: () => opens, pause: () => Promise.resolve() };
    super(KEY, place, { tell: (detail) => told.push(detail), ...(check ? { check } : {}) });
    this.told = told;
    this.id = id;
  }

  /** What has been told, and forgotten now. */
  hear(): readonly string[] {
    return this.told.splice(0).map(({ code }) => code);
  }
}

/** A game after each of its first actions. */
export function course(actions: number, seed = 1): readonly Session[] {
  const turnings = seededSession(mulberry32(seed), 1).slice(0, actions);
  const sessions = [beginSession()];
  for (const { action } of turnings)
    sessions.push(orThrow(act(sessions[sessions.length - 1], action)));
  return sessions;
}

export function gameOf(session: Session, elapsed = 0, extra: Kept['extra'] = {}): Kept {
  return { session, elapsed, extra };
}
