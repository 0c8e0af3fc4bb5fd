import { levels } from '../engine/levels.js';
import { EngineError, type Decision, type ThinkRequest } from '../engine/protocol.js';
import {
  contextOf,
  isComplete,
  legalPlays,
  timeLeft,
  type Draft,
  type GameState,
  type Side,
  type StepChoice,
} from '../game/index.js';
import { faultDetail } from './events.js';
import { trySteps, type Session } from './session.js';
import type { Stage } from './stage.js';

/** How often the engine is asked before it has to be done without. */
export const ATTEMPTS = 2;

/** Milliseconds for a decision; undefined = the level's. */
export type Thrift = Pick<Stage, 'level' | 'budget'>;

/** A turn at its beginning: what the engine is asked about. */
export function requestFor({ turn }: Draft, state: GameState, thrift: Thrift): ThinkRequest {
  const { phase } = state;
  if (phase.name !== 'moving') throw new Error('no dice to think about');
  return {
    context: contextOf(state, phase.side),
    position: turn.start.position,
    dice: phase.dice,
    ...effortFor(thrift),
  };
}

/** The level, and the time for a decision where it is not the level's. */
export function effortFor({ level, budget }: Thrift): Pick<ThinkRequest, 'level' | 'budget'> {
  return budget === undefined ? { level } : { level, budget };
}

/** The largest part of its time that the computer spends on a decision, and the least time. */
const SHARE = 1 / 30;
const LEAST = 10;

/** The time for a decision of a side whose clock runs: a small part of what is left, `elapsed` after the last action. */
export function thriftFor(thrift: Thrift, state: GameState, side: Side, elapsed: number): Thrift {
  const left = timeLeft(state, side, elapsed);
  if (left === undefined) return thrift;
  const { level } = thrift;
  const usual = thrift.budget ?? levels[level].budget;
  const most = Math.max(LEAST, Math.floor(left * SHARE));
  // 0 is no limit.
  return { level, budget: usual === 0 ? most : Math.min(usual, most) };
}

/** What the computer plays, and whether the engine had to be done without. */
export interface Choice {
  readonly steps: readonly StepChoice[];
  readonly withoutEngine: boolean;
}

/**
 * Asks the engine for the play of the session's turn, which no step of has been tried. An answer that fails or is
 * not legal is asked for once more; then the first legal play is taken. Each failure fires `engine-error`.
 * Rejects only when `signal` fires.
 */
export async function decide(
  stage: Stage,
  session: Session,
  draft: Draft,
  thrift: Thrift,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Choice> {
  const request = requestFor(draft, session.state, thrift);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const { steps } = await stage.think(request, { signal, onProgress });
      signal.throwIfAborted();
      if (isWholePlay(session, steps)) return { steps, withoutEngine: false };
      throw new EngineError('worker-failed', 'the engine answered no legal play');
    } catch (fault) {
      signal.throwIfAborted();
      stage.emit('engine-error', faultDetail(fault));
      signal.throwIfAborted();
    }
  }
  return { steps: legalPlays(draft.turn)[0].steps, withoutEngine: true };
}

function isWholePlay(session: Session, steps: Decision['steps']): boolean {
  const played = trySteps(session, steps);
  return !(played instanceof Error) && played.draft !== undefined && isComplete(played.draft);
}
