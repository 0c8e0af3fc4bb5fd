import { EngineError, type Decision, type ThinkRequest } from '../engine/protocol.js';
import { wrongPhase, type GameState } from '../game/index.js';
import { requestFor, type Thrift } from './computer.js';
import { playerOf, type Seats } from './seats.js';
import type { Session } from './session.js';

/** The hint that is being looked for. It belongs to one state of the game, and is given up with it. */
export class Hints {
  readonly #rest: () => void;
  #search: { readonly state: GameState; readonly stop: AbortController } | undefined;

  /** @param rest - called when the last hint asked for has been answered, or will not be */
  constructor(rest: () => void) {
    this.#rest = rest;
  }

  /** Rejects with an EngineError when there is no hint, `stopped` when the game has gone on meanwhile. */
  async ask(
    state: GameState,
    think: (signal: AbortSignal) => Promise<Decision>,
  ): Promise<Decision> {
    const stop = new AbortController();
    const search = (this.#search = { state, stop });
    try {
      const decision = await think(stop.signal);
      if (stop.signal.aborted) throw new EngineError('stopped', 'hint: the game has gone on');
      return decision;
    } finally {
      if (this.#search === search) {
        this.#search = undefined;
        this.#rest();
      }
    }
  }

  /** The game is in this state now. */
  follow(state: GameState): void {
    if (this.#search?.state !== state) this.stop();
  }

  /** The hint is given up. */
  stop(): void {
    this.#search?.stop.abort();
  }
}

/** What the engine is asked for a hint. @throws GameError when there is no play to choose, or it is the computer's */
export function hintRequest(
  { draft, state }: Session,
  settings: Thrift & { readonly seats: Seats },
): ThinkRequest {
  const { phase } = state;
  const own = phase.name === 'moving' && playerOf(settings.seats, phase.side);
  if (!draft || own === 'computer') throw wrongPhase('hint', phase);
  return requestFor(draft, state, settings);
}
