import type { ThinkOptions } from '../engine/client.js';
import type { Level } from '../engine/levels.js';
import type { Advice, AdviseRequest, Decision, ThinkRequest } from '../engine/protocol.js';
import type { DiceSource, Settings } from '../game/index.js';
import type { BoardEventDetails } from './events.js';
import type { Motion } from './motion.js';
import type { Telling } from './telling.js';
import type { TimeSource } from './time.js';

/** What the course of a game needs from the element around it; read anew at each need. */
export interface Stage extends Telling {
  /** The game that is asked for; a session keeps its own. */
  readonly settings: Settings;
  readonly time: TimeSource;
  /** Somebody can see the board. */
  readonly isVisible: boolean;
  /** For one throw. */
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
  advise(request: AdviseRequest, options: ThinkOptions): Promise<Advice>;
  /** Fires an event. @returns false when a listener prevented it. */
  emit<Name extends keyof BoardEventDetails>(
    name: Name,
    detail: BoardEventDetails[Name],
    cancelable?: boolean,
  ): boolean;
  /**
   * Speaks a sentence, if there is one, as soon as there are words for it; `shown` says that the status line holds it
   * already.
   */
  say(sentence: () => string | undefined, shown: boolean): void;
}
