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
  newSession,
  positionFor,
  readAction,
  recordFrom,
  rulesOf,
  undoStep,
  wrongPhase,
  type Action,
  type Draft,
  type GameRecord,
  type GameState,
  type GivenSettings,
  type Phase,
  type Resigning,
  type Side,
  type Step,
  type StepChoice,
} from '../game/index.js';

/**
 * A session and the turn being tried: all that is known of the games. Never changed, only replaced;
 * `state` is the record applied, and `draft` is there exactly while a play is chosen.
 */
export interface Session {
  readonly record: GameRecord;
  readonly state: GameState;
  readonly draft: Draft | undefined;
  /** The turn being tried that an offered resignation interrupts. */
  readonly shelved: Draft | undefined;
  /** Where the play that led here hit, in the numbers of its side; nothing when it was no play that led here. */
  readonly hits: readonly number[];
}

/** A new session before its first draw. */
export function beginSession(settings?: GivenSettings): Session {
  return openSession(newSession(settings));
}

/** A session that goes on from a state; its record begins there. */
export function openSession(start: GameState): Session {
  const record = deepFreeze(recordFrom(start));
  return { record, state: start, ...draftsOf(start), hits: [] };
}

/** Actions of a record of single games after which the next game begins a new one. */
export const LONG_RECORD = 3000;

/**
 * The session after an action of any origin, or the error that forbids it; the record gets a copy of it. Single games
 * may go on for years: once their record is long, the next game begins another one.
 */
export function act(session: Session, value: Action): Session | GameError {
  const { record, state } = session;
  const action = readAction(value);
  if (action instanceof GameError) return action;
  const next = applyAction(state, action);
  if (next instanceof GameError) return next;
  return {
    record: deepFreeze(recordAfter(record, action, next)),
    state: next,
    ...draftsAfter(session, next),
    hits: hitsOf(session, action),
  };
}

function recordAfter(record: GameRecord, action: Action, next: GameState): GameRecord {
  const { actions } = record;
  const isSingle = action.type === 'nextGame' && next.settings.matchLength === 1;
  return isSingle && actions.length >= LONG_RECORD
    ? recordFrom(next)
    : { ...record, actions: [...actions, action] };
}

type Drafts = Pick<Session, 'draft' | 'shelved'>;

/** A resignation that is refused leaves the turn as it was, the steps tried included. */
function draftsAfter({ draft, shelved }: Session, next: GameState): Drafts {
  if (next.phase.name === 'resigning') return { draft: undefined, shelved: draft };
  if (next.phase.name === 'moving' && shelved) return { draft: shelved, shelved: undefined };
  return draftsOf(next);
}

function draftsOf(state: GameState): Drafts {
  const { phase } = state;
  return phase.name === 'resigning'
    ? { draft: undefined, shelved: draftOf(state, phase.back) }
    : { draft: draftOf(state, phase), shelved: undefined };
}

function draftOf(state: GameState, phase: Phase): Draft | undefined {
  if (phase.name !== 'moving') return undefined;
  const { side, dice } = phase;
  return beginDraft(beginTurn(rulesOf(state), positionFor(state, side), dice));
}

function hitsOf(session: Session, action: Action): readonly number[] {
  if (action.type !== 'play') return [];
  const tried = trySteps(withoutSteps(session), action.steps);
  if (tried instanceof GameError) return [];
  return stepsOf(tried).flatMap(({ to, hit }) => (hit ? [to] : []));
}

/** The steps of the turn that are tried, for whoever asks. */
export function stepsOf({ draft }: Session): readonly Step[] {
  return deepFreeze(draft?.steps ?? []);
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

/** The turn on the board, also while an offered resignation interrupts it: whose it is, and what has been tried of it. */
export function turnOf({
  state: { phase },
  draft,
  shelved,
}: Session): { readonly side: Side; readonly draft: Draft } | undefined {
  const turn = behindOffer(phase);
  const tried = draft ?? shelved;
  return tried && turn.name === 'moving' ? { side: turn.side, draft: tried } : undefined;
}

/** The board with the tried steps on it. */
export function boardNow(session: Session): GameState['board'] {
  const turn = turnOf(session);
  return turn ? boardFrom(currentMoment(turn.draft).position, turn.side) : session.state.board;
}

/** The phase, or while an offered resignation interrupts it the one that it goes back to. */
export function behindOffer(phase: Phase): Exclude<Phase, Resigning> {
  return phase.name === 'resigning' ? phase.back : phase;
}
