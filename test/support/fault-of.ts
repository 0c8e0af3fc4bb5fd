import { GameError, type GameErrorCode } from '../../src/game/index.js';

/** What a GameError says. */
export interface Fault {
  readonly code: GameErrorCode;
  readonly message: string;
}

/** What an answer found wrong; an answer that is no GameError is not what the test is about. */
export function faultOf(outcome: unknown): Fault {
  if (!(outcome instanceof GameError)) throw new Error(`no fault: ${JSON.stringify(outcome)}`);
  const { code, message } = outcome;
  return { code, message };
}

/** What a call found wrong; a call that throws no GameError is not what the test is about. */
export function faultThrownBy(call: () => unknown): Fault {
  try {
    call();
  } catch (fault) {
    return faultOf(fault);
  }
  throw new Error('nothing was thrown');
}
