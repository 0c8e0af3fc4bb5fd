import type { DiceName } from '../notation/index.js';
import type { Strings } from '../locale/index.js';
import type { Seats } from './seats.js';

/** What every text depends on besides the game. */
export interface Telling {
  readonly seats: Seats;
  readonly strings: Strings;
  /** The letters in which rolls are called by their names; undefined = they are not. */
  readonly rollNames: keyof DiceName | undefined;
}
