import {
  deepFreeze,
  drawOpening,
  GameError,
  openingSide,
  orThrow,
  rulesOf,
  throwDice,
  wrongPhase,
  sideToAct,
  type Action,
  type DiceSource,
  type GameState,
  type ResultKind,
  type Settings,
  type Side,
  type Step,
  type StepChoice,
} from '../game/index.js';
import type { SpokenSpot } from '../locale/index.js';
import { deedText } from './deed-text.js';
import type { ActionDetail, StepDetail } from './events.js';
import { isSame } from './game-settings.js';
import { lastAction, lastThrow } from './history.js';
import type { Deed } from './interaction.js';
import { resultText } from './result-text.js';
import { actorOf, spotOf } from './seats.js';
import {
  act,
  beginSession,
  playOf,
  stepsOf,
  takeBack,
  tryStep,
  trySteps,
  withoutSteps,
  type Session,
} from './session.js';
import type { Stage } from './stage.js';
import { drawText, hasNoMove, noMoveText, rollText, turnText } from './status.js';
import { Stopwatch } from './time.js';

/**
 * The game on the table: every change of the session, drawn before its events are fired.
 * All methods work at once, throw a GameError when the rules forbid it, and then change nothing. Listeners may do
 * anything to the game: once the state is another, nothing more is told of what led to the old one.
 */
export class Table {
  readonly #stage: Stage;
  #begun: Session | undefined;
  /** A session that was begun for the asking, before anything was done. */
  #untouched: Session | undefined;
  #promised: (() => boolean) | undefined;
  #lastDie: unknown;
  #asked: Settings | undefined;
  /** The time of the side to act. */
  readonly watch: Stopwatch;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.watch = new Stopwatch(() => stage.time.now());
  }

  /** Begun when it is first asked for: by then the stage knows of which variant. */
  get session(): Session {
    this.#asked ??= this.#stage.settings;
    return (this.#begun ??= this.#untouched = beginSession(this.#asked));
  }

  /** What the next new game is to be, when something else was asked for since the session began; undefined: the next of the session. */
  get wanted(): Settings | undefined {
    const { settings } = this.#stage;
    const isNews = this.#asked !== undefined && !isSame(settings, this.#asked);
    return isNews && !isSame(settings, this.state.settings) ? settings : undefined;
  }

  get state(): GameState {
    return this.session.state;
  }

  /** What the dice source gave last, whatever it was; undefined when it threw. */
  get lastDie(): unknown {
    return this.#lastDie;
  }

  /** Whether anything has been done: a session was put on the table, or one that began by itself has gone on. */
  get isTouched(): boolean {
    return this.#begun !== this.#untouched;
  }

  /** What was asked for when the session began. */
  get asked(): Settings | undefined {
    return this.#asked;
  }

  /** Puts another session on the table; the host knows, no event is fired. @param elapsed - of the side to act */
  set(session: Session, asked = this.#stage.settings, elapsed = 0): void {
    this.#asked = asked;
    this.watch.restart(elapsed);
    this.#show(session);
  }

  /**
   * Throws what is to be thrown: the draw, or the dice of the side to act.
   * @returns false when a listener did something else with the game
   */
  throwDice(): boolean {
    const { phase } = this.state;
    if (phase.name === 'opening') return this.#draw();
    if (phase.name === 'rolling') return this.#roll(phase.side);
    throw wrongPhase('roll', phase);
  }

  /** The dice of a throw, which notes what they show. */
  #throw(): DiceSource {
    const { dice } = this.#stage;
    return () => {
      this.#lastDie = undefined;
      const die = dice();
      this.#lastDie = die;
      return die;
    };
  }

  #draw(): boolean {
    const throws = drawOpening(this.#throw());
    const side = openingSide(throws, rulesOf(this.state).options['open.priority']);
    const entered = this.#enter({ type: 'opening', side, elapsed: this.#elapsed(), throws });
    const dice = deepFreeze(lastThrow(throws));
    const { speed } = this.#stage;
    const { session } = this;
    this.#stage.emit('game-start', entered);
    if (!this.#isAt(entered)) return false;
    const isRoll = entered.state.phase.name === 'moving';
    if (isRoll) this.#stage.emit('dice-roll', { ...entered, side, dice });
    // Instant boards do not show the draw, unless the game waits for the first throw.
    if (this.#isAt(entered))
      this.#stage.say(() => drawText(session, this.#stage), speed > 0 || !isRoll);
    return this.#isAt(entered);
  }

  #roll(side: Side): boolean {
    const dice = deepFreeze(throwDice(this.#throw()));
    const action = { type: 'roll', side, elapsed: this.#elapsed(), dice } as const;
    const entered = this.#enter(action);
    const { session } = this;
    this.#stage.emit('dice-roll', { ...entered, side, dice });
    if (this.#isAt(entered)) this.#sayRoll(action, session);
    return this.#isAt(entered);
  }

  /** Says of a roll that has led to `session` what it is, or why it cannot be played. */
  #sayRoll({ side, dice }: Extract<Action, { type: 'roll' }>, session: Session): void {
    const { draft, state } = session;
    const sentence = (): string => {
      const { strings, seats } = this.#stage;
      return draft && hasNoMove(draft)
        ? noMoveText(session, draft, { side, dice }, this.#stage)
        : strings.rolled(actorOf(state, seats, side), rollText(dice, this.#stage));
    };
    this.#stage.say(sentence, true);
  }

  /**
   * Announces a step that is about to be made.
   * @returns undefined when a listener prevented it, or did something else with the game
   */
  beginStep(choice: StepChoice, cancelable: boolean): Step | undefined {
    const before = this.session;
    const steps = orThrow(tryStep(before, choice)).draft?.steps ?? [];
    const step = steps[steps.length - 1];
    const allowed = this.#stage.emit('move-start', this.#stepDetail(step), cancelable);
    return allowed && this.session === before ? step : undefined;
  }

  /** Makes a step. @returns false when a listener took it back, or did something else with the game */
  land(step: Step, cancelable: boolean): boolean {
    const after = orThrow(tryStep(this.session, step));
    this.#show(after);
    const side = this.#mover();
    const kept = this.#stage.emit('move-end', this.#stepDetail(step), cancelable);
    if (this.session !== after) return false;
    if (kept) this.#sayStep(step, side);
    else this.#show(orThrow(takeBack(after)));
    return kept && this.session === after;
  }

  /**
   * What is being shown and will be done: by the returned function, or earlier by `hurry`. A change of the session in
   * between makes it void. The function tells what `work` tells: whether the game goes on from there.
   */
  promise(work: () => boolean): () => boolean {
    const before = this.session;
    const land = (): boolean => {
      if (this.#promised !== land) return false;
      this.#promised = undefined;
      return this.session === before && work();
    };
    this.#promised = land;
    return land;
  }

  /** Does at once what is being shown, if there is something. */
  hurry(): void {
    this.#promised?.();
  }

  undo(): void {
    this.#show(orThrow(takeBack(this.session)));
    this.#stage.say(() => this.#stage.strings.undone, false);
  }

  /** Forgets the steps of the turn without a word. */
  reset(): void {
    this.#show(withoutSteps(this.session));
  }

  /** Hands in the steps of the turn; ends the game when it was the last. */
  handIn(): void {
    const entered = this.#enter(orThrow(playOf(this.session, this.#elapsed())));
    this.#stage.emit('turn-end', entered);
    this.#end(entered);
  }

  /**
   * Uses the cube or the bomb, or answers.
   * @returns false when a listener did something else with the game
   */
  deed(deed: Deed): boolean {
    const entered = this.#enter({ ...deeds[deed].action, ...this.#signature(deed) });
    this.#stage.emit(deeds[deed].event, entered);
    return this.#told(entered);
  }

  /** A side gives the game up. @param kind - what it offers to lose, where that is not the board's to say */
  resign(side: Side, kind: ResultKind | undefined): void {
    const deed = { type: 'offerResignation', side, elapsed: this.#elapsed() } as const;
    const entered = this.#enter(kind === undefined ? deed : { ...deed, kind });
    this.#stage.emit('resignation', entered);
    this.#told(entered);
  }

  /** The time of the side to act is up. */
  flag(): void {
    this.#end(this.#enter({ type: 'flag', ...this.#signature('flag') }));
  }

  /** The next game of the session. */
  nextGame(): void {
    const side = this.#stage.seats.bottom;
    const entered = this.#enter({ type: 'nextGame', side, elapsed: this.#elapsed() });
    if (entered.state.phase.name === 'rolling') this.#stage.emit('game-start', entered);
    const { session } = this;
    if (this.#isAt(entered)) this.#stage.say(() => turnText(session, this.#stage), true);
  }

  /** Enters a host's action, whatever it may be; only spoken, for the host knows. */
  apply(value: Action): void {
    const before = withoutSteps(this.session);
    const entered = this.#enter(value);
    const { action } = entered;
    if (action.type === 'roll') this.#sayRoll(action, this.session);
    else if (action.type === 'play') this.#sayPlay(trySteps(before, action.steps), entered);
    else this.#sayDeed(entered);
    if (this.#isAt(entered)) this.#sayResult(entered.state);
  }

  #sayPlay(played: Session | GameError, entered: ActionDetail): void {
    if (played instanceof GameError) return;
    for (const step of stepsOf(played))
      if (this.#isAt(entered)) this.#sayStep(step, entered.action.side);
  }

  #sayDeed({ action, state }: ActionDetail): void {
    const isShown = state.phase.name !== 'over';
    this.#stage.say(() => deedText(action, state, this.#stage), isShown);
  }

  /** Says what was done, and ends the game if that has ended it. @returns whether the game still is where that led */
  #told(entered: ActionDetail): boolean {
    if (this.#isAt(entered)) this.#sayDeed(entered);
    return this.#end(entered);
  }

  #end(entered: ActionDetail): boolean {
    const { phase, score } = entered.state;
    if (phase.name !== 'over' || !this.#isAt(entered)) return this.#isAt(entered);
    const { result, match } = phase;
    this.#stage.emit('game-end', { ...entered, result, score });
    if (match && this.#isAt(entered))
      this.#stage.emit('match-end', { ...entered, winner: match, score });
    if (this.#isAt(entered)) this.#sayResult(entered.state);
    return this.#isAt(entered);
  }

  /** Says how the game has ended, if it has. */
  #sayResult(state: GameState): void {
    const { phase } = state;
    if (phase.name !== 'over') return;
    this.#stage.say(() => {
      const { seats, strings } = this.#stage;
      return resultText(state, phase, seats, strings);
    }, true);
  }

  /** What an action of the side to act says besides what it is. */
  #signature(what: string): Pick<Action, 'side' | 'elapsed'> {
    const side = sideToAct(this.state);
    if (!side) throw wrongPhase(what, this.state.phase);
    return { side, elapsed: this.#elapsed() };
  }

  /** @returns the action as the record has it, and the state that it led to */
  #enter(value: Action): ActionDetail {
    const session = orThrow(act(this.session, value));
    this.watch.restart();
    this.#show(session);
    return { action: lastAction(session) ?? value, state: session.state };
  }

  /** Whether the game still is where an action has led. */
  #isAt({ state }: ActionDetail): boolean {
    return this.state === state;
  }

  #show(session: Session): void {
    this.#begun = session;
    this.#stage.show();
  }

  #stepDetail(step: Step): StepDetail {
    return {
      action: Object.freeze({ type: 'step', side: this.#mover(), ...step }),
      steps: stepsOf(this.session),
      state: this.state,
    };
  }

  #sayStep({ from, to, hit }: Step, side: Side): void {
    const { state } = this;
    const { facing, contact } = rulesOf(state);
    this.#stage.say(() => {
      const { seats, strings } = this.#stage;
      const spot = (point: number): SpokenSpot => spotOf(facing, seats, side, point);
      return strings.step({
        who: actorOf(state, seats, side),
        from: spot(from),
        to: spot(to),
        hit: hit && contact === 'hit',
        pin: hit && contact === 'pin',
      });
    }, false);
  }

  #mover(): Side {
    const { phase } = this.state;
    if (phase.name !== 'moving') throw wrongPhase('a step', phase);
    return phase.side;
  }

  #elapsed(): number {
    return Math.round(this.watch.elapsed);
  }
}

/** What each deed is as an action, and the event that tells of it. */
const deeds: Readonly<
  Record<
    Deed,
    { readonly action: Unsigned; readonly event: 'cube-action' | 'explosion' | 'resignation' }
  >
> = {
  double: { action: { type: 'double' }, event: 'cube-action' },
  take: { action: { type: 'take' }, event: 'cube-action' },
  pass: { action: { type: 'pass' }, event: 'cube-action' },
  beaver: { action: { type: 'beaver' }, event: 'cube-action' },
  explode: { action: { type: 'explode' }, event: 'explosion' },
  accept: { action: { type: 'answerResignation', accept: true }, event: 'resignation' },
  refuse: { action: { type: 'answerResignation', accept: false }, event: 'resignation' },
};

type Unsigned =
  | { readonly type: 'double' | 'take' | 'pass' | 'beaver' | 'explode' }
  | { readonly type: 'answerResignation'; readonly accept: boolean };
