import { EngineError, type AdvisedAction, type AdviseRequest } from '../engine/protocol.js';
import {
  contextOf,
  positionFor,
  RESULT_KINDS,
  resultKind,
  rulesOf,
  otherSide,
  type GameState,
  type Resigning,
  type Side,
} from '../game/index.js';
import { ATTEMPTS, effortFor, type Thrift } from './computer.js';
import { faultDetail } from './events.js';
import type { Deed } from './interaction.js';
import { deedsOf } from './situation.js';
import type { Stage } from './stage.js';

/** What the computer does besides moving checkers, and whether the engine had to be done without. */
export interface Resolve {
  readonly deed: Deed | 'roll';
  readonly withoutEngine: boolean;
}

/**
 * Asks the engine what the side to act does with the cube and the bomb, or answers. An advice that fails or is not
 * possible is asked for once more; then the simplest thing is done. Each failure fires `engine-error`.
 * Rejects only when `signal` fires.
 */
export async function resolve(
  stage: Stage,
  state: GameState,
  side: Side,
  thrift: Thrift,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Resolve> {
  const request = requestFor(state, side, thrift);
  const possible: readonly AdvisedAction[] = [
    ...deedsOf(state, side),
    ...(state.phase.name === 'rolling' ? (['roll'] as const) : []),
  ];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const { action } = await stage.advise(request, { signal, onProgress });
      signal.throwIfAborted();
      if (possible.includes(action)) return { deed: action, withoutEngine: false };
      throw new EngineError('worker-failed', `the engine advised ${action}, which is not possible`);
    } catch (fault) {
      signal.throwIfAborted();
      stage.emit('engine-error', faultDetail(fault));
      signal.throwIfAborted();
    }
  }
  return { deed: simplest(state), withoutEngine: true };
}

function requestFor(state: GameState, side: Side, thrift: Thrift): AdviseRequest {
  const { phase } = state;
  const asked = {
    context: contextOf(state, side),
    position: positionFor(state, side),
    ...effortFor(thrift),
  };
  switch (phase.name) {
    case 'rolling':
      return { ...asked, question: 'turn' };
    case 'doubled':
      return { ...asked, question: 'answer' };
    case 'beavered':
      return { ...asked, question: 'beavered' };
    case 'resigning': {
      const onRoll = phase.back.side === side ? 'own' : 'opp';
      return { ...asked, question: 'resignation', offered: phase.kind, onRoll };
    }
    case 'opening':
    case 'moving':
    case 'over':
      throw new Error(`nothing to advise about in "${phase.name}"`);
  }
}

/** What is done without the engine: play on, and accept no less than the board says. */
function simplest(state: GameState): Deed | 'roll' {
  const { phase } = state;
  if (phase.name === 'resigning') return isEnough(state, phase) ? 'accept' : 'refuse';
  return phase.name === 'rolling' ? 'roll' : 'take';
}

function isEnough(state: GameState, { side, kind }: Resigning): boolean {
  const onBoard = resultKind(rulesOf(state), state.board[otherSide(side)]);
  return RESULT_KINDS.indexOf(kind) >= RESULT_KINDS.indexOf(onBoard);
}
