import { isObject } from '../game/json.js';
import type { Engine } from './engine.js';
import { failed } from './faults.js';
import { EngineError, type EngineErrorCode, type OnProgress } from './protocol.js';
import { isAnswer, type Answer, type Task, type TaskName } from './task.js';

/** What the worker offers through Comlink. */
export interface WorkerApi {
  /** The handshake: resolves when an engine is ready, and tells which. */
  start(): Promise<Started>;
  /** Answers a client; a newer request of the same client takes the place of the older. */
  ask(client: string, task: Task, onProgress: OnProgress): Promise<Outcome>;
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
  { readonly answer: Answer } | { readonly code: EngineErrorCode; readonly message: string };

/** The end of a promise, which it never rejects with. */
export async function toOutcome(answer: Promise<Answer>): Promise<Outcome> {
  try {
    return { answer: await answer };
  } catch (error) {
    const { code, message } = failed(error);
    return { code, message };
  }
}

/** @throws EngineError when the outcome is one. */
export function fromOutcome(outcome: Outcome): Answer {
  if ('answer' in outcome) return outcome.answer;
  throw new EngineError(outcome.code, outcome.message);
}

/** Whether a worker of any origin has answered the handshake. */
export function isStarted(answer: unknown): answer is Started {
  return isObject(answer) && (answer.kind === 'wasm' || answer.kind === 'reference');
}

/** Whether a worker of any origin has answered a request of this kind. */
export function isOutcome(name: TaskName, outcome: unknown): outcome is Outcome {
  if (!isObject(outcome)) return false;
  const { answer, code, message } = outcome;
  if (answer !== undefined) return isAnswer(name, answer);
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
