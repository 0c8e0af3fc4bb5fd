import {
  GameError,
  orThrow,
  readSettings,
  readState,
  sideToAct,
  SIDES,
  type Action,
  type Settings,
  type StepChoice,
  type Variant,
} from '../game/index.js';
import type { EngineNotice } from '../engine/protocol.js';
import { ComputerTurn } from './computer-turn.js';
import { faultDetail } from './events.js';
import {
  atRest,
  interact,
  type Click,
  type Effect,
  type Input,
  type Interaction,
} from './interaction.js';
import { playerOf } from './seats.js';
import { beginSession, drawOfTurn, openSession, trySteps, type Session } from './session.js';
import { Showing } from './showing.js';
import type { Stage } from './stage.js';
import { faultText } from './status.js';
import { Table } from './table.js';
import { situationOf } from './view.js';

/** What is shown besides the game itself. */
interface Mood {
  /** Each side's die of the draw is being shown. */
  readonly drawing: boolean;
  /** Share of the computer's search done, while it thinks. */
  readonly progress: number | undefined;
  /** What failed last, until something else is done. */
  readonly notice: string | undefined;
}

const CALM: Mood = { drawing: false, progress: undefined, notice: undefined };

/**
 * Leads a game: hears clicks and calls, changes the table, shows what happened one thing after another, and has
 * the computer's turns played. Whatever takes time belongs to a run; a run that was ended changes nothing more.
 */
export class Director {
  readonly #stage: Stage;
  readonly #table: Table;
  readonly #showing: Showing;
  readonly #computer: ComputerTurn;
  #interaction: Interaction = { name: 'idle' };
  #mood: Mood = CALM;
  #run = new AbortController();
  #live = false;
  /** What the next new game is to be, when it is not to be like this one. */
  #wanted: Settings | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#table = new Table(stage);
    this.#showing = new Showing(stage);
    this.#computer = new ComputerTurn(stage, this.#table, this.#showing, {
      throws: (signal) => {
        // From here on, so that a quick answer does not change the words for the blink of an eye.
        this.#mood = { ...this.#mood, progress: 0 };
        return this.#showDice(signal);
      },
      thinks: (progress) => this.#thinks(progress),
      moves: () => this.#moves(),
      improvises: () => this.#note(stage.strings.faults['worker-failed']),
    });
  }

  get session(): Session {
    return this.#table.session;
  }

  get interaction(): Interaction {
    return this.#interaction;
  }

  get mood(): Mood {
    return this.#mood;
  }

  /** Begins, or goes on after a pause. */
  start(): void {
    if (this.#live) return;
    this.#live = true;
    this.#settle();
  }

  /** Stops everything; the game stays as it is. */
  stop(): void {
    this.#table.hurry();
    this.#live = false;
    this.#halt();
  }

  /** A click, whatever it means now. */
  click(click: Click): void {
    this.#hear(click);
  }

  roll(): void {
    this.#prepare('roll');
    if (this.#table.throwDice())
      this.#go({ name: 'dice-rolling' }, (signal) => this.#showDice(signal));
  }

  /** Tries steps of the turn: none when one of them is not legal, and no more after one that a listener prevents. */
  play(choices: readonly StepChoice[]): void {
    this.#prepare('play');
    orThrow(trySteps(this.session, choices));
    for (const choice of choices) {
      const step = this.#table.beginStep(choice, true);
      if (!step || !this.#table.land(step, true)) break;
    }
    this.#rest();
  }

  undo(): void {
    this.#prepare('undo');
    this.#table.undo();
    this.#rest();
  }

  done(): void {
    this.#prepare('done');
    this.#table.handIn();
    this.#rest();
  }

  /** Enters an action of a host, for whichever side. */
  apply(action: Action): void {
    this.#table.hurry();
    this.#table.apply(action);
    this.#rest();
  }

  /** The next game of the session; with settings, or when another variant was asked for, the first of a new one. */
  newGame(settings?: Settings): void {
    const wanted = settings === undefined ? this.#wanted : orThrow(readSettings(settings));
    this.#halt();
    this.#wanted = undefined;
    if (wanted) this.#table.set(beginSession(wanted));
    else if (this.#table.state.phase.name !== 'opening') this.#table.nextGame();
    this.#rest();
  }

  /** Goes on from a state of any origin, once it has been checked. */
  load(value: unknown): void {
    const state = orThrow(readState(value));
    this.#halt();
    this.#wanted = undefined;
    this.#table.set(openSession(state));
    this.#rest();
  }

  /** Another variant is asked for: it waits for the next new game. */
  prefer(variant: Variant): void {
    this.#wanted = variant === this.#table.state.settings.variant ? undefined : { variant };
  }

  /** The engine has helped itself, and the person should know why it may be slow. */
  report(notice: EngineNotice): void {
    this.#note(this.#stage.strings.faults[notice.code]);
    this.#stage.emit('engine-error', notice);
  }

  /** Who sits where has changed. */
  reseat(): void {
    this.#table.hurry();
    this.#computer.forget();
    this.#rest();
  }

  /** What the computer thinks with has changed, or the dice after which it had halted. */
  rethink(): void {
    const { name } = this.#interaction;
    if (name === 'opponent-thinking' || name === 'halted') this.#rest();
  }

  /** Refuses what only a person or a host may do, and otherwise lets a step that is being shown land first. */
  #prepare(what: string): void {
    if (this.#isComputers())
      throw new GameError('wrong-side', `${what}: it is the computer's turn`);
    this.#table.hurry();
  }

  #isComputers(): boolean {
    const side = sideToAct(this.#table.state);
    return side !== undefined && playerOf(this.#stage.seats, side) === 'computer';
  }

  #hear(input: Input): void {
    const situation = situationOf(this.session, this.#stage.seats);
    const { state, effect } = interact(this.#interaction, input, situation);
    if (state !== this.#interaction) {
      this.#interaction = state;
      this.#stage.show();
    }
    if (effect) this.#carryOut(effect);
  }

  #carryOut(effect: Effect): void {
    try {
      this.#dispatch(effect);
    } catch (fault) {
      this.#fail(fault);
    }
  }

  #dispatch(effect: Effect): void {
    switch (effect.name) {
      case 'skip':
        this.#showing.skip();
        break;
      case 'roll':
        this.roll();
        break;
      case 'move':
        this.#go({ name: 'animating' }, (signal) => this.#move(effect.steps, signal));
        break;
      case 'undo':
        this.undo();
        break;
      case 'done':
        this.done();
        break;
      case 'new-game':
        this.newGame();
        break;
      case 'retry':
        this.#rest();
        break;
    }
  }

  /** Steps by hand: each is shown, and then made. */
  async #move(choices: readonly StepChoice[], signal: AbortSignal): Promise<void> {
    for (const choice of choices) {
      const step = this.#table.beginStep(choice, true);
      const side = sideToAct(this.#table.state);
      if (!step || !side || signal.aborted) return;
      const land = this.#table.promise(step, true);
      await this.#showing.step(this.#table.state, side, step, false);
      if (signal.aborted || !land()) return;
    }
  }

  /** Ends what is going on; what it still wanted to do is not done. */
  #halt(): void {
    this.#run.abort();
    this.#run = new AbortController();
    this.#mood = CALM;
  }

  /** Ends what is going on and what was begun, and waits for whoever is to act. */
  #rest(): void {
    this.#halt();
    this.#interaction = { name: 'idle' };
    this.#settle();
  }

  #settle(): void {
    this.#hear({ name: 'settled' });
    if (this.#live && this.#interaction.name === 'idle' && this.#isComputers())
      this.#go({ name: 'opponent-moving' }, (signal) => this.#computer.play(signal));
  }

  /** Begins a run; `during` is what the board is in meanwhile. */
  #go(during: Interaction, work: (signal: AbortSignal) => Promise<void>): void {
    this.#halt();
    const { signal } = this.#run;
    this.#showing.begin(signal);
    this.#interaction = during;
    this.#stage.show();
    work(signal).then(
      () => {
        if (!signal.aborted) this.#settle();
      },
      (fault: unknown) => {
        if (!signal.aborted) this.#fail(fault);
      },
    );
  }

  /** Nothing that fails leaves a dead board: it is said, and the same thing can be tried again. */
  #fail(fault: unknown): void {
    const detail = faultDetail(fault);
    this.#halt();
    if (this.#isComputers()) this.#hear({ name: 'failed' });
    else this.#interaction = atRest(situationOf(this.session, this.#stage.seats));
    this.#note(faultText(detail.code, this.#table.lastDie, this.#stage.strings));
    this.#stage.emit('engine-error', detail);
  }

  #note(notice: string): void {
    this.#mood = { ...this.#mood, notice };
    this.#stage.show();
    this.#stage.say(notice, true);
  }

  #thinks(progress: number): void {
    this.#mood = { ...this.#mood, progress };
    if (this.#interaction.name !== 'opponent-thinking') this.#hear({ name: 'opponent-thinks' });
    else this.#stage.show();
  }

  #moves(): void {
    this.#mood = { ...this.#mood, progress: undefined };
    this.#showing.begin(this.#run.signal);
    this.#hear({ name: 'opponent-moves' });
  }

  async #showDice(signal: AbortSignal): Promise<void> {
    const drawing = drawOfTurn(this.session) !== undefined && this.#stage.speed > 0;
    const side = sideToAct(this.#table.state);
    this.#mood = { ...this.#mood, drawing };
    this.#stage.show();
    await this.#showing.dice(drawing || !side ? SIDES : [side], drawing);
    if (!signal.aborted) this.#mood = { ...this.#mood, drawing: false };
  }
}
