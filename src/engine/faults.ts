import { EngineError } from './protocol.js';

/** The request was taken back. */
export function stopped(): EngineError {
  return new EngineError('stopped', 'the search was stopped');
}

/** A newer request took the place of this one. */
export function superseded(): EngineError {
  return new EngineError('superseded', 'a newer request took the place of this one');
}

/** The request cannot be answered as it stands; `fault` names the field and the value. */
export function badRequest(fault: string): EngineError {
  return new EngineError('bad-request', `the engine cannot answer this request: ${fault}`);
}

/** The engine broke; an EngineError stays what it is, so that a cause further down keeps its code. */
export function failed(cause: unknown): EngineError {
  if (cause instanceof EngineError) return cause;
  return new EngineError('worker-failed', `the engine failed: ${messageOf(cause)}`);
}

/** What people can read of anything that was thrown. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
