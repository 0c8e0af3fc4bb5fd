import {
  GameError,
  orThrow,
  readState,
  sideToAct,
  wrongPhase,
  type Action,
  type GivenSettings,
  type ResultKind,
  type Settings,
  type StepChoice,
} from '../game/index.js';
import type { EngineNotice } from '../engine/protocol.js';
import { ClockWatch } from './clock-watch.js';
import { ComputerTurn } from './computer-turn.js';
import { faultDetail } from './events.js';
import { settingsGiven } from './game-settings.js';
import {
  atRest,
  interact,
  pursuitOf,
  type Click,
  type Deed,
  type Effect,
  type Input,
  type Interaction,
  type Outcome,
} from './interaction.js';
import { CALM, type Mood } from './mood.js';
import { PersonTurn } from './person-turn.js';
import { playerOf } from './seats.js';
import { beginSession, openSession, trySteps, type Session } from './session.js';
import { Showing } from './showing.js';
import { resigningSide, situationOf } from './situation.js';
import type { Stage } from './stage.js';
import { faultText } from './status.js';
import { Table } from './table.js';
import type { Stopwatch } from './time.js';

/**
 * Leads a game: hears clicks and calls, changes the table, shows what happened one thing after another, and has
 * the computer's turns played. Whatever takes time belongs to a run; a run that was ended changes nothing more.
 */
export class Director {
  readonly #stage: Stage;
  readonly #table: Table;
  readonly #showing: Showing;
  readonly #person: PersonTurn;
  readonly #computer: ComputerTurn;
  readonly #clock: ClockWatch;
  #interaction: Interaction = { name: 'idle' };
  #mood: Mood = CALM;
  #run = new AbortController();
  #live = false;
  /** The game goes on on another board: until it comes back nothing begins here by itself. */
  isElsewhere = false;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#table = new Table(stage);
    this.#showing = new Showing(stage);
    this.#person = new PersonTurn(stage, this.#table, this.#showing, (drawing) => {
      this.#mood = { ...this.#mood, drawing };
    });
    this.#computer = new ComputerTurn(stage, this.#table, this.#showing, {
      throws: (signal) => {
        // From here on, so that a quick answer does not change the words for the blink of an eye.
        this.#mood = { ...this.#mood, progress: 0 };
        return this.#person.showDice(signal);
      },
      thinks: (progress) => this.#thinks(progress),
      moves: () => this.#moves(),
      improvises: (notice) => this.note(notice),
    });
    this.#clock = new ClockWatch(stage, () => this.#fall());
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

  /** The time of the side to act. */
  get watch(): Stopwatch {
    return this.#table.watch;
  }

  /** Whether anything has been done: else the session is a new one that began by itself. */
  get isTouched(): boolean {
    return this.#table.isTouched;
  }

  /** What the page asked for when the session began. */
  get asked(): Settings | undefined {
    return this.#table.asked;
  }

  /** Begins, or goes on after a pause. */
  start(): void {
    if (this.#live || this.isElsewhere) return;
    this.#live = true;
    this.#settle();
  }

  /** Stops everything; the game stays as it is. */
  stop(): void {
    this.#table.hurry();
    this.#live = false;
    this.#clock.stop();
    this.#halt();
  }

  /** What is shown has changed, or whether anybody sees it. */
  keepTime(): void {
    if (!this.#live) return;
    const { elapsed, isHeld } = this.watch;
    this.#clock.follow({ state: this.#table.state, elapsed, runs: !isHeld });
  }

  /** A click, whatever it means now. */
  click(click: Click): void {
    this.#hear(click);
  }

  roll(): void {
    this.#prepare('roll');
    if (this.#table.throwDice())
      this.#go({ name: 'dice-rolling' }, (signal) => this.#person.showDice(signal));
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
    this.#act('undo', () => this.#table.undo());
  }

  done(): void {
    this.#act('done', () => this.#table.handIn());
  }

  /** Uses the cube or the bomb, or answers. */
  deed(deed: Deed): void {
    this.#act(deed, () => this.#table.deed(deed));
  }

  /** The person, or between two the side to act, gives the game up. */
  resign(kind: ResultKind | undefined): void {
    const side = resigningSide(this.#table.state, this.#stage.seats);
    if (!side) throw wrongPhase('resign', this.#table.state.phase);
    this.#table.hurry();
    this.#table.resign(side, kind);
    this.#rest();
  }

  /** Enters an action of a host, for whichever side. */
  apply(action: Action): void {
    this.#table.hurry();
    this.#table.apply(action);
    this.#rest();
  }

  /** The next game of the session; with settings, or when other ones were asked for, the first of a new one. */
  newGame(given?: GivenSettings): void {
    const { settings } = this.#stage;
    const wanted = given === undefined ? this.#table.wanted : settingsGiven(given, settings);
    this.#halt();
    if (wanted) this.#table.set(beginSession(wanted));
    else if (this.#table.state.phase.name !== 'opening') this.#table.nextGame();
    this.#rest();
  }

  /** Goes on from a state of any origin, once it has been checked. */
  load(value: unknown): void {
    this.open(openSession(orThrow(readState(value))));
  }

  /**
   * Goes on with a session.
   * @param asked - what the page had asked for when it began; else what it asks for now
   * @param elapsed - milliseconds that the side to act has used
   */
  open(session: Session, asked?: Settings, elapsed?: number): void {
    this.#halt();
    this.#table.set(session, asked, elapsed);
    this.#rest();
  }

  /** The engine has helped itself, and the person should know why it may be slow. */
  report(notice: EngineNotice): void {
    this.note(() => this.#stage.strings.faults[notice.code]);
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
    const { name } = pursuitOf(this.#interaction);
    if (name === 'opponent-thinking' || name === 'halted') this.#rest();
  }

  #act(what: string, work: () => void): void {
    this.#prepare(what);
    work();
    this.#rest();
  }

  /** The time of the side to act has run out. */
  #fall(): void {
    this.#halt();
    this.#table.flag();
    this.#rest();
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
    const { state, effect } = this.#outcomeOf(input);
    if (state !== this.#interaction) {
      this.#interaction = state;
      this.#stage.show();
    }
    if (effect) this.#carryOut(effect);
  }

  #outcomeOf(input: Input): Outcome {
    return interact(this.#interaction, input, situationOf(this.session, this.#stage.seats));
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
        this.#go({ name: 'animating' }, (signal) => this.#person.move(effect.steps, signal));
        break;
      case 'undo':
        this.undo();
        break;
      case 'done':
        this.done();
        break;
      case 'deed':
        if (effect.deed === 'explode')
          this.#go({ name: 'animating' }, (signal) => this.#person.explode(signal));
        else this.deed(effect.deed);
        break;
      case 'resign':
        this.resign(effect.kind);
        break;
      case 'new-game':
        this.newGame();
        break;
      case 'retry':
        this.#rest();
        break;
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
    if (!this.#live || pursuitOf(this.#interaction).name !== 'idle' || !this.#isComputers()) return;
    const { state } = this.#outcomeOf({ name: 'opponent-moves' });
    this.#go(state, (signal) => this.#computer.play(signal));
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
    if (fault instanceof GameError && fault.code === 'flag-fallen') {
      this.#fall();
      return;
    }
    const detail = faultDetail(fault);
    this.#halt();
    if (this.#isComputers()) this.#hear({ name: 'failed' });
    else this.#interaction = atRest(situationOf(this.session, this.#stage.seats));
    const { lastDie } = this.#table;
    this.note(() => faultText(detail.code, lastDie, this.#stage.strings));
    this.#stage.emit('engine-error', detail);
  }

  /** Says something that stays on the status line until something else is done. */
  note(words: () => string): void {
    this.#stage.say(() => {
      const notice = words();
      this.#mood = { ...this.#mood, notice };
      return notice;
    }, true);
  }

  /** Something that the game can do without could not be had. */
  excuse(fault: unknown): void {
    this.#stage.emit('engine-error', faultDetail(fault));
  }

  #thinks(progress: number): void {
    this.#mood = { ...this.#mood, progress };
    if (pursuitOf(this.#interaction).name !== 'opponent-thinking')
      this.#hear({ name: 'opponent-thinks' });
    else this.#stage.show();
  }

  #moves(): void {
    this.#mood = { ...this.#mood, progress: undefined };
    this.#showing.begin(this.#run.signal);
    this.#hear({ name: 'opponent-moves' });
  }
}
