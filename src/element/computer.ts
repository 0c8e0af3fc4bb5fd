import { EngineError, type Decision, type ThinkRequest } from '../engine/protocol.js';
import {
  contextOf,
  isComplete,
  legalPlays,
  type Draft,
  type GameState,
  type Side,
  type StepChoice,
} from '../game/index.js';
import { faultDetail } from './events.js';
import { trySteps, type Session } from './session.js';
import type { Stage } from './stage.js';

/** How often the engine is asked before the first legal play has to do. */
const ATTEMPTS = 2;

/** A turn at its beginning: what the engine is asked about. */
export function requestFor(
  { turn }: Draft,
  state: GameState,
  { level, budget }: Pick<Stage, 'level' | 'budget'>,
): ThinkRequest {
  if (state.phase.name !== 'moving') throw new Error('no dice to think about');
  const request = {
    context: contextOf(state),
    position: turn.start.position,
    dice: state.phase.dice,
    level,
  };
  return budget === undefined ? request : { ...request, budget };
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
  side: Side,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Choice> {
  const request = requestFor(draft, session.state, stage);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const { steps } = await stage.think(request, { signal, onProgress });
      signal.throwIfAborted();
      if (isWholePlay(session, steps)) return { steps, withoutEngine: false };
      throw new EngineError('worker-failed', `the engine answered no legal play of ${side}`);
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
