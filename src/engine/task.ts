import { isObject } from '../game/json.js';
import { badRequest } from './faults.js';
import type { Advice, AdviseRequest, Decision, ThinkRequest } from './protocol.js';
import { checkRequest, copyAdvise, type CheckedRequest, type CopiedAdvise } from './request.js';

/** What can be asked: as it comes, checked, and what is answered. */
export interface Tasks {
  readonly think: {
    readonly request: ThinkRequest;
    readonly checked: CheckedRequest;
    readonly answer: Decision;
  };
  readonly advise: {
    readonly request: AdviseRequest;
    readonly checked: CopiedAdvise;
    readonly answer: Advice;
  };
}

export type TaskName = keyof Tasks;

/** A checked request and its kind. */
export type Task = {
  [N in TaskName]: { readonly name: N; readonly request: Tasks[N]['checked'] };
}[TaskName];

export type Answer = Tasks[TaskName]['answer'];

/**
 * Checks what may have come from anywhere.
 * @throws EngineError `bad-request` that names the first fault.
 */
export function checkTask(task: unknown): Task {
  const { name, request } = isObject(task) ? task : {};
  switch (name) {
    case 'think':
      return { name, request: checkRequest(request) };
    case 'advise':
      return { name, request: copyAdvise(request) };
    default:
      throw badRequest('it is of no known kind');
  }
}

/** Whether an answer of any origin is one to this kind of request. */
export function isAnswer(name: TaskName, answer: unknown): answer is Answer {
  return isObject(answer) && answers[name](answer);
}

const answers: Readonly<Record<TaskName, (answer: Record<string, unknown>) => boolean>> = {
  think: ({ steps }) => Array.isArray(steps),
  advise: ({ action }) => typeof action === 'string',
};
