import type { ThinkOptions } from '../engine/client.js';
import type { Level } from '../engine/levels.js';
import type { Decision, ThinkRequest } from '../engine/protocol.js';
import type { DiceSource, Variant } from '../game/index.js';
import type { Strings } from '../locale/index.js';
import type { BoardEventDetails } from './events.js';
import type { Motion } from './motion.js';
import type { Seats } from './seats.js';

/** What the course of a game needs from the element around it; read anew at each need. */
export interface Stage {
  /** The game that is asked for; a session keeps its own. */
  readonly variant: Variant;
  readonly seats: Seats;
  readonly strings: Strings;
  readonly dice: DiceSource;
  readonly level: Level;
  /** Milliseconds for a decision; undefined = the level's. */
  readonly budget: number | undefined;
  /** Milliseconds a step; 0 = instant. */
  readonly speed: number;
  readonly motion: Motion;
  /** Draws the present state at once. */
  show(): void;
  think(request: ThinkRequest, options: ThinkOptions): Promise<Decision>;
  /** Fires an event. @returns false when a listener prevented it. */
  emit<Name extends keyof BoardEventDetails>(
    name: Name,
    detail: BoardEventDetails[Name],
    cancelable?: boolean,
  ): boolean;
  /** Speaks a sentence; `shown` says that the status line holds it already. */
  say(message: string, shown: boolean): void;
}
