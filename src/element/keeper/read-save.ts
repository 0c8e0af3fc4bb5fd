import {
  applyAction,
  deepFreeze,
  GameError,
  readAction,
  readState,
  shown,
  type Action,
  type GameState,
  type StepChoice,
} from '../../game/index.js';
import { isObject, isTime } from '../../game/json.js';
import { act, openSession, tryStep, type Session } from '../session.js';
import { SAVE_VERSION, type Extra, type Kept } from './save.js';

/** Reading that can be laid down after each action and taken up again. */
export type Reading<T> = Generator<undefined, T | GameError, undefined>;

/**
 * The game of a save, exactly as it was: every action applied anew, every step of the turn tried anew.
 * @param text - of any origin
 * @returns a GameError that names the first fault and its place
 */
export function readSave(text: string): Kept | GameError {
  const reading = walkSave(text);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** The same, piece by piece: a long match takes a moment. */
export function* walkSave(text: string): Reading<Kept> {
  const kept = yield* walkText(text);
  return kept instanceof GameError ? at('save', kept) : kept;
}

function* walkText(text: string): Reading<Kept> {
  const save = parse(text);
  if (save instanceof GameError) return save;
  const { version, elapsed, extra, steps, record } = save;
  if (version !== SAVE_VERSION) return fault(`version ${shown(version)} is not known`);
  if (!isTime(elapsed)) return fault(`elapsed ${shown(elapsed)} is no time in milliseconds`);
  if (!isExtra(extra)) return fault(`extra ${shown(extra)} is no object that can be saved`);
  if (!Array.isArray(steps)) return fault(`steps ${shown(steps)} are no list`);
  const played = yield* walkRecord(record);
  if (played instanceof GameError) return at('record', played);
  const session = withDraft(played, steps);
  return session instanceof GameError ? session : { session, elapsed, extra };
}

function parse(text: string): Record<string, unknown> | GameError {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : fault(`${shown(value)} is no object`);
  } catch {
    return new GameError('bad-text', `${text.length} characters that are no JSON: ${shown(text)}`);
  }
}

/** What is nested too deeply can be read, but not written again. */
function isExtra(value: unknown): value is Extra {
  try {
    return isObject(value) && JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

/** A record that has been applied but for its last action, which may interrupt a turn with steps in it. */
interface Played {
  readonly before: Session;
  readonly last: Action | undefined;
}

function* walkRecord(value: unknown): Reading<Played> {
  if (!isObject(value)) return fault(`${shown(value)} is no object`);
  const { version, actions } = value;
  if (version !== 1) return fault(`version ${shown(version)} is not known`);
  if (!Array.isArray(actions)) return fault(`actions ${shown(actions)} are no list`);
  const start = readState(value.start);
  if (start instanceof GameError) return at('start', start);
  const read: Action[] = [];
  let [before, state] = [start, start];
  for (const [index, given] of (actions as unknown[]).entries()) {
    const next = applied(state, given);
    if (next instanceof GameError) return at(`action ${index + 1}`, next);
    read.push(next.action);
    [before, state] = [state, next.after];
    yield;
  }
  const last = read.pop();
  const record = deepFreeze({ version, start, actions: read } as const);
  return { before: { ...openSession(before), record }, last };
}

/** An action of any origin, read and applied. */
function applied(
  state: GameState,
  value: unknown,
): { readonly action: Action; readonly after: GameState } | GameError {
  const action = readAction(value);
  if (action instanceof GameError) return action;
  const after = applyAction(state, action);
  return after instanceof GameError ? after : { action, after };
}

function withDraft({ before, last }: Played, steps: readonly unknown[]): Session | GameError {
  const session = last ? act(before, last) : before;
  if (session instanceof GameError || !last || !session.shelved) return withSteps(session, steps);
  // The turn that an offer interrupts goes on with its steps.
  const tried = withSteps(before, steps);
  return tried instanceof GameError ? tried : act(tried, last);
}

function withSteps(session: Session | GameError, steps: readonly unknown[]): Session | GameError {
  let next = session;
  for (const [index, step] of steps.entries()) {
    if (next instanceof GameError) return next;
    const tried = tryStep(next, step as StepChoice);
    if (tried instanceof GameError) return at(`step ${index + 1}`, tried);
    next = tried;
  }
  return next;
}

function fault(what: string): GameError {
  return new GameError('bad-state', what);
}

function at(place: string, { code, message }: GameError): GameError {
  return new GameError(code, `${place}: ${message}`);
}
