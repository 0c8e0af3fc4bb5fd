import {
  addStep,
  applyAction,
  beginDraft,
  beginTurn,
  boardFrom,
  currentMoment,
  deepFreeze,
  GameError,
  isComplete,
  nextSteps,
  OFF,
  positionKey,
  newSession,
  positionFor,
  readAction,
  recordFrom,
  rulesOf,
  undoStep,
  wrongPhase,
  type Action,
  type Dice,
  type Draft,
  type GameRecord,
  type GameState,
  type Settings,
  type Side,
  type Step,
  type StepChoice,
} from '../game/index.js';
import type { Way } from './interaction.js';

/**
 * A session and the turn being tried: all that is known of the games. Never changed, only replaced;
 * `state` is the record applied, and `draft` is there exactly while a play is chosen.
 */
export interface Session {
  readonly record: GameRecord;
  readonly state: GameState;
  readonly draft: Draft | undefined;
  /** Where the play that led here hit, in the numbers of its side; nothing when it was no play that led here. */
  readonly hits: readonly number[];
}

/** A new session before its first draw. */
export function beginSession(settings: Settings): Session {
  return openSession(newSession(settings));
}

/** A session that goes on from a state; its record begins there. */
export function openSession(start: GameState): Session {
  return withState(recordFrom(start), start);
}

/** The session after an action of any origin, or the error that forbids it; the record gets a copy of it. */
export function act(session: Session, value: Action): Session | GameError {
  const { record, state } = session;
  const action = readAction(value);
  if (action instanceof GameError) return action;
  const next = applyAction(state, action);
  if (next instanceof GameError) return next;
  const longer = { ...record, actions: [...record.actions, action] };
  return { ...withState(longer, next), hits: hitsOf(session, action) };
}

function withState(record: GameRecord, state: GameState): Session {
  return { record: deepFreeze(record), state, draft: draftOf(state), hits: [] };
}

function hitsOf(session: Session, action: Action): readonly number[] {
  if (action.type !== 'play') return [];
  const tried = trySteps(withoutSteps(session), action.steps);
  if (tried instanceof GameError) return [];
  return stepsOf(tried).flatMap(({ to, hit }) => (hit ? [to] : []));
}

function draftOf(state: GameState): Draft | undefined {
  if (state.phase.name !== 'moving') return undefined;
  const { side, dice } = state.phase;
  return beginDraft(beginTurn(rulesOf(state), positionFor(state, side), dice));
}

/** The steps of the turn that are tried, for whoever asks. */
export function stepsOf({ draft }: Session): readonly Step[] {
  return deepFreeze(draft?.steps ?? []);
}

/** The action that led here, if any since the record began. */
export function lastAction({ record }: Session): Action | undefined {
  return record.actions[record.actions.length - 1];
}

/** The session with one more step tried, or the error that forbids it. */
export function tryStep(session: Session, choice: StepChoice): Session | GameError {
  if (!session.draft) return wrongPhase('a step', session.state.phase);
  const draft = addStep(session.draft, choice);
  return draft instanceof GameError ? draft : { ...session, draft };
}

/** All of the steps, or the error of the first that cannot be tried. */
export function trySteps(session: Session, choices: readonly StepChoice[]): Session | GameError {
  let next = session;
  for (const choice of choices) {
    const tried = tryStep(next, choice);
    if (tried instanceof GameError) return tried;
    next = tried;
  }
  return next;
}

/** The session with its last tried step taken back, or the error that there is none. */
export function takeBack(session: Session): Session | GameError {
  if (!session.draft) return wrongPhase('undo', session.state.phase);
  if (session.draft.steps.length === 0)
    return new GameError('wrong-phase', 'undo: no step has been tried in this turn');
  return { ...session, draft: undoStep(session.draft) };
}

/** The session with none of the turn's steps tried. */
export function withoutSteps(session: Session): Session {
  return session.draft ? { ...session, draft: beginDraft(session.draft.turn) } : session;
}

/** The tried steps as an action to hand in, or the error that a die is still to be played. */
export function playOf(session: Session, elapsed: number): Action | GameError {
  const { draft, state } = session;
  if (!draft || state.phase.name !== 'moving') return wrongPhase('done', state.phase);
  if (!isComplete(draft))
    return new GameError('illegal-play', 'done: a die that can be played is left');
  const steps = draft.steps.map(({ from, die }) => ({ from, die }));
  return { type: 'play', side: state.phase.side, elapsed, steps };
}

const waysOf = new WeakMap<Draft, readonly Way[]>();

/**
 * Where one checker can go from here with several dice and with no single one. Ends are left out that it
 * reaches in different manners (with a hit on the way, or without): those are for the person to go step by step.
 */
export function waysFrom(draft: Draft): readonly Way[] {
  const known = waysOf.get(draft);
  if (known) return known;
  const steps = nextSteps(draft);
  const origins = [...new Set(steps.map(({ from }) => from))];
  const ways = origins.flatMap((from) => {
    const single = steps.filter((step) => step.from === from).map(({ to }) => to);
    const found = new Map<number, { readonly way: Way; readonly results: Set<string> }>();
    for (const { way, result } of longWays(draft, from, from, [])) {
      const same = found.get(way.to);
      if (same) same.results.add(result);
      else found.set(way.to, { way, results: new Set([result]) });
    }
    return [...found.values()]
      .filter(({ way, results }) => results.size === 1 && !single.includes(way.to))
      .map(({ way }) => way);
  });
  waysOf.set(draft, ways);
  return ways;
}

/** All ways of a checker that stands on `at` by now, of two steps and more, and the boards they lead to. */
function* longWays(
  draft: Draft,
  from: number,
  at: number,
  before: readonly StepChoice[],
): Generator<{ readonly way: Way; readonly result: string }> {
  for (const { die, to } of nextSteps(draft).filter((step) => step.from === at)) {
    const next = addStep(draft, { from: at, die });
    if (next instanceof GameError) continue;
    const steps = [...before, { from: at, die }];
    if (before.length > 0)
      yield { way: { from, to, steps }, result: positionKey(currentMoment(next).position) };
    if (to !== OFF) yield* longWays(next, from, to, steps);
  }
}

/** The board with the tried steps on it. */
export function boardNow({ state, draft }: Session): GameState['board'] {
  if (!draft || state.phase.name !== 'moving') return state.board;
  return boardFrom(currentMoment(draft).position, state.phase.side);
}

/** A turn of the current game as the record has it. */
interface RecordedTurn {
  readonly side: Side;
  readonly dice: Dice;
  readonly steps: readonly StepChoice[];
}

/** The last turn of the current game that was handed in, as far as the record knows. */
export function lastTurn({ record }: Session): RecordedTurn | undefined {
  const { actions } = record;
  const played = actions.findLastIndex(({ type }) => type === 'play');
  const play = actions[played];
  if (play?.type !== 'play' || startsLater(actions, played)) return undefined;
  const dice = diceBefore(record, played);
  return dice && { side: play.side, dice, steps: play.steps };
}

function startsLater(actions: readonly Action[], index: number): boolean {
  return actions.slice(index).some(({ type }) => type === 'nextGame');
}

function diceBefore({ start, actions }: GameRecord, played: number): Dice | undefined {
  const before = actions[played - 1];
  if (before?.type === 'roll') return before.dice;
  if (before?.type === 'opening') return before.throws[before.throws.length - 1];
  return played === 0 && start.phase.name === 'moving' ? start.phase.dice : undefined;
}

/** Whether a side has not played yet, in a session that the record knows from its beginning. */
export function isNew({ record: { start, actions } }: Session, side: Side): boolean {
  const played = actions.some((action) => action.type === 'play' && action.side === side);
  return start.game === 1 && start.phase.name === 'opening' && !played;
}

/** The draw, when the current turn is the one that it began. */
export function drawOfTurn(session: Session): Extract<Action, { type: 'opening' }> | undefined {
  const last = lastAction(session);
  return last?.type === 'opening' ? last : undefined;
}
