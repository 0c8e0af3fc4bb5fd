import { isObject } from '../game/json.js';
import type { Engine } from './engine.js';
import { failed } from './faults.js';
import { EngineError, type Decision, type EngineErrorCode, type OnProgress } from './protocol.js';
import type { CheckedRequest } from './request.js';

/** What the worker offers through Comlink. */
export interface WorkerApi {
  /** The handshake: resolves when an engine is ready, and tells which. */
  start(): Promise<Started>;
  /** Decides for a client; a newer request of the same client takes the place of the older. */
  think(client: string, request: CheckedRequest, onProgress: OnProgress): Promise<Outcome>;
  /** Takes back what the client has asked. */
  stop(client: string): Promise<void>;
}

/** The engine that a worker has got. */
export interface Started {
  readonly kind: Engine['kind'];
  /** Why it is not the WebAssembly engine. */
  readonly fault?: string;
}

/** A promise's end as data: an error that crosses the worker's edge by itself loses its code. */
export type Outcome =
  { readonly decision: Decision } | { readonly code: EngineErrorCode; readonly message: string };

/** The end of a promise, which it never rejects with. */
export async function toOutcome(answer: Promise<Decision>): Promise<Outcome> {
  try {
    return { decision: await answer };
  } catch (error) {
    const { code, message } = failed(error);
    return { code, message };
  }
}

/** @throws EngineError when the outcome is one. */
export function fromOutcome(outcome: Outcome): Decision {
  if ('decision' in outcome) return outcome.decision;
  throw new EngineError(outcome.code, outcome.message);
}

/** Whether a worker of any origin has answered the handshake. */
export function isStarted(answer: unknown): answer is Started {
  return isObject(answer) && (answer.kind === 'wasm' || answer.kind === 'reference');
}

/** Whether a worker of any origin has answered a request. */
export function isOutcome(answer: unknown): answer is Outcome {
  if (!isObject(answer)) return false;
  const { decision, code, message } = answer;
  if (isObject(decision)) return Array.isArray(decision.steps);
  return isErrorCode(code) && typeof message === 'string';
}

function isErrorCode(code: unknown): code is EngineErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCodes, code);
}

const errorCodes: Readonly<Record<EngineErrorCode, true>> = {
  stopped: true,
  superseded: true,
  'worker-failed': true,
  'bad-request': true,
};
