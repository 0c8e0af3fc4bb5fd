import {
  drawOpening,
  GameError,
  openingSide,
  orThrow,
  rulesOf,
  throwDice,
  wrongPhase,
  type Action,
  type DiceSource,
  type GameState,
  type Side,
  type Step,
  type StepChoice,
} from '../game/index.js';
import type { SpokenSpot } from '../locale/index.js';
import type { StepDetail } from './events.js';
import { actorOf, spotOf } from './seats.js';
import {
  act,
  beginSession,
  playOf,
  takeBack,
  tryStep,
  trySteps,
  withoutSteps,
  type Session,
} from './session.js';
import type { Stage } from './stage.js';
import { drawText, hasNoMove, noMoveReason, resultText, rollOf } from './status.js';

/**
 * The game on the table: every change of the session, drawn before its events are fired.
 * All methods work at once, throw a GameError when the rules forbid it, and then change nothing.
 */
export class Table {
  readonly #stage: Stage;
  #begun: Session | undefined;
  #promised: (() => boolean) | undefined;
  #lastDie: unknown;
  readonly #dice: DiceSource = () => {
    this.#lastDie = undefined;
    const die = this.#stage.dice();
    this.#lastDie = die;
    return die;
  };
  /** When the time of the side to act began. */
  #since = now();

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Begun when it is first asked for: by then the stage knows of which variant. */
  get session(): Session {
    return (this.#begun ??= beginSession({ variant: this.#stage.variant }));
  }

  get state(): GameState {
    return this.session.state;
  }

  /** What the dice source gave last, whatever it was; undefined when it threw. */
  get lastDie(): unknown {
    return this.#lastDie;
  }

  /** Puts another session on the table; the host knows, no event is fired. */
  set(session: Session): void {
    this.#since = now();
    this.#show(session);
  }

  /** Throws what is to be thrown: the draw, or the dice of the side to act. */
  throwDice(): void {
    const { phase } = this.state;
    if (phase.name === 'opening') this.#draw();
    else if (phase.name === 'rolling') this.#roll(phase.side);
    else throw wrongPhase('roll', phase);
  }

  #draw(): void {
    const throws = drawOpening(this.#dice);
    const side = openingSide(throws);
    const action: Action = { type: 'opening', side, elapsed: this.#elapsed(), throws };
    const state = this.#enter(action);
    const dice = throws[throws.length - 1];
    const { seats, strings, speed } = this.#stage;
    const drawn = drawText(this.session, seats, strings);
    this.#stage.emit('game-start', { action, state });
    this.#stage.emit('dice-roll', { action, state, side, dice });
    // Instant boards do not show the draw.
    if (drawn) this.#stage.say(drawn, speed > 0);
  }

  #roll(side: Side): void {
    const dice = throwDice(this.#dice);
    const action: Action = { type: 'roll', side, elapsed: this.#elapsed(), dice };
    const state = this.#enter(action);
    const said = this.#rollText(action);
    this.#stage.emit('dice-roll', { action, state, side, dice });
    this.#stage.say(said, true);
  }

  /** What is said of a roll that has just been entered: the dice, or why they cannot be played. */
  #rollText({ side, dice }: Extract<Action, { type: 'roll' }>): string {
    const { strings, seats } = this.#stage;
    const { draft } = this.session;
    const who = actorOf(seats, side);
    return draft && hasNoMove(draft)
      ? strings.noMove(who, rollOf(dice), noMoveReason(draft.turn.start.position.own))
      : strings.rolled(who, rollOf(dice));
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
    const said = this.#stepText(step);
    const kept = this.#stage.emit('move-end', this.#stepDetail(step), cancelable);
    if (kept) this.#stage.say(said, false);
    else if (this.session === after) this.#show(orThrow(takeBack(after)));
    return kept && this.session === after;
  }

  /**
   * A step that is being shown and will be made: by the returned function, or earlier by `hurry`.
   * A change of the session in between makes it void. The function tells what `land` tells.
   */
  promise(step: Step, cancelable: boolean): () => boolean {
    const before = this.session;
    const land = (): boolean => {
      if (this.#promised !== land) return false;
      this.#promised = undefined;
      return this.session === before && this.land(step, cancelable);
    };
    this.#promised = land;
    return land;
  }

  /** Makes at once the step that is being shown, if there is one. */
  hurry(): void {
    this.#promised?.();
  }

  undo(): void {
    this.#show(orThrow(takeBack(this.session)));
    this.#stage.say(this.#stage.strings.undone, false);
  }

  /** Forgets the steps of the turn without a word. */
  reset(): void {
    this.#show(withoutSteps(this.session));
  }

  /** Hands in the steps of the turn; ends the game when it was the last. */
  handIn(): void {
    const action = orThrow(playOf(this.session, this.#elapsed()));
    const state = this.#enter(action);
    const { phase, score } = state;
    this.#stage.emit('turn-end', { action, state });
    if (phase.name !== 'over') return;
    this.#stage.emit('game-end', { action, state, result: phase.result, score });
    this.#sayResult(state);
  }

  /** The next game of the session. */
  nextGame(): void {
    const side = this.#stage.seats.bottom;
    this.#enter({ type: 'nextGame', side, elapsed: this.#elapsed() });
    this.#stage.say(this.#stage.strings.toDraw, true);
  }

  /** Enters a host's action; only spoken, for the host knows. */
  apply(action: Action): void {
    const tried =
      action.type === 'play' ? trySteps(withoutSteps(this.session), action.steps) : undefined;
    const state = this.#enter(action);
    if (action.type === 'roll') this.#stage.say(this.#rollText(action), true);
    if (!tried || tried instanceof GameError) return;
    for (const step of tried.draft?.steps ?? [])
      this.#stage.say(this.#stepText(step, action.side), false);
    this.#sayResult(state);
  }

  /** Says how the game has ended, if it has. */
  #sayResult({ phase }: GameState): void {
    const { seats, strings } = this.#stage;
    if (phase.name === 'over') this.#stage.say(resultText(phase.result, seats, strings), true);
  }

  #enter(action: Action): GameState {
    const session = orThrow(act(this.session, action));
    this.#since = now();
    this.#show(session);
    return session.state;
  }

  #show(session: Session): void {
    this.#begun = session;
    this.#stage.show();
  }

  #stepDetail(step: Step): StepDetail {
    const { state, draft } = this.session;
    return {
      action: { type: 'step', side: this.#mover(), ...step },
      steps: draft?.steps ?? [],
      state,
    };
  }

  #stepText({ from, to, hit }: Step, side: Side = this.#mover()): string {
    const { seats, strings } = this.#stage;
    const spot = (point: number): SpokenSpot =>
      spotOf(rulesOf(this.state).facing, seats, side, point);
    return strings.step({ who: actorOf(seats, side), from: spot(from), to: spot(to), hit });
  }

  #mover(): Side {
    const { phase } = this.state;
    if (phase.name !== 'moving') throw wrongPhase('a step', phase);
    return phase.side;
  }

  #elapsed(): number {
    return Math.round(now() - this.#since);
  }
}

function now(): number {
  return performance.now();
}
