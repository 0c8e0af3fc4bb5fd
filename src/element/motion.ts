import type { Travel } from '../board/view-model.js';
import type { GameState, Side } from '../game/index.js';
import type { Seats } from './seats.js';

/** The bomb that `side` uses. */
export interface Explosion {
  /** Before it. */
  readonly state: GameState;
  readonly side: Side;
  readonly seats: Seats;
}

/** How what happened is shown. Each promise resolves at the end, or early when `signal` fires; none rejects. */
export interface Motion {
  /** A checker sets out from where it is shown; the state changes when it has landed. */
  travel(travel: Travel, ms: number, signal: AbortSignal): Promise<void>;
  /** Blots fly to their bars; the state changes when they are there. */
  blast(explosion: Explosion, ms: number, signal: AbortSignal): Promise<void>;
  /** A colour's dice on the board turn over and settle. */
  dice(side: Side, ms: number, signal: AbortSignal): Promise<void>;
}

/** Waits, or ends early when the signal fires. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/** A controller that is aborted together with `signal`. */
export function linkedTo(signal: AbortSignal): AbortController {
  const linked = new AbortController();
  if (signal.aborted) linked.abort();
  else {
    signal.addEventListener('abort', () => linked.abort(), { once: true, signal: linked.signal });
  }
  return linked;
}
