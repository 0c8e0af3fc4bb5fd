import {
  deepFreeze,
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
import type { ActionDetail, StepDetail } from './events.js';
import { actorOf, spotOf } from './seats.js';
import {
  act,
  beginSession,
  lastAction,
  playOf,
  stepsOf,
  takeBack,
  tryStep,
  trySteps,
  withoutSteps,
  type Session,
} from './session.js';
import type { Stage } from './stage.js';
import { drawText, hasNoMove, noMoveText, resultText, rollOf } from './status.js';

/**
 * The game on the table: every change of the session, drawn before its events are fired.
 * All methods work at once, throw a GameError when the rules forbid it, and then change nothing. Listeners may do
 * anything to the game: once the state is another, nothing more is told of what led to the old one.
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

  #draw(): boolean {
    const throws = drawOpening(this.#dice);
    const side = openingSide(throws);
    const entered = this.#enter({ type: 'opening', side, elapsed: this.#elapsed(), throws });
    const dice = deepFreeze(throws[throws.length - 1]);
    const { seats, strings, speed } = this.#stage;
    const drawn = drawText(this.session, seats, strings);
    this.#stage.emit('game-start', entered);
    if (!this.#isAt(entered)) return false;
    this.#stage.emit('dice-roll', { ...entered, side, dice });
    // Instant boards do not show the draw.
    if (drawn && this.#isAt(entered)) this.#stage.say(drawn, speed > 0);
    return this.#isAt(entered);
  }

  #roll(side: Side): boolean {
    const dice = deepFreeze(throwDice(this.#dice));
    const action = { type: 'roll', side, elapsed: this.#elapsed(), dice } as const;
    const entered = this.#enter(action);
    const said = this.#rollText(action);
    this.#stage.emit('dice-roll', { ...entered, side, dice });
    if (this.#isAt(entered)) this.#stage.say(said, true);
    return this.#isAt(entered);
  }

  /** What is said of a roll that has just been entered: the dice, or why they cannot be played. */
  #rollText({ side, dice }: Extract<Action, { type: 'roll' }>): string {
    const { strings, seats } = this.#stage;
    const { draft } = this.session;
    return draft && hasNoMove(draft)
      ? noMoveText(draft, side, dice, seats, strings)
      : strings.rolled(actorOf(seats, side), rollOf(dice));
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
    if (this.session !== after) return false;
    if (kept) this.#stage.say(said, false);
    else this.#show(orThrow(takeBack(after)));
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
    const entered = this.#enter(action);
    const { phase, score } = entered.state;
    this.#stage.emit('turn-end', entered);
    if (phase.name !== 'over' || !this.#isAt(entered)) return;
    this.#stage.emit('game-end', { ...entered, result: phase.result, score });
    if (this.#isAt(entered)) this.#sayResult(entered.state);
  }

  /** The next game of the session. */
  nextGame(): void {
    const side = this.#stage.seats.bottom;
    this.#enter({ type: 'nextGame', side, elapsed: this.#elapsed() });
    this.#stage.say(this.#stage.strings.toDraw, true);
  }

  /** Enters a host's action, whatever it may be; only spoken, for the host knows. */
  apply(value: Action): void {
    const before = withoutSteps(this.session);
    const entered = this.#enter(value);
    const { action } = entered;
    const tried = action.type === 'play' ? trySteps(before, action.steps) : undefined;
    if (action.type === 'roll') this.#stage.say(this.#rollText(action), true);
    if (!tried || tried instanceof GameError) return;
    for (const step of stepsOf(tried)) {
      if (!this.#isAt(entered)) return;
      this.#stage.say(this.#stepText(step, action.side), false);
    }
    if (this.#isAt(entered)) this.#sayResult(entered.state);
  }

  /** Says how the game has ended, if it has. */
  #sayResult({ phase }: GameState): void {
    const { seats, strings } = this.#stage;
    if (phase.name === 'over') this.#stage.say(resultText(phase.result, seats, strings), true);
  }

  /** @returns the action as the record has it, and the state that it led to */
  #enter(value: Action): ActionDetail {
    const session = orThrow(act(this.session, value));
    this.#since = now();
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
