import {
  GameError,
  orThrow,
  readState,
  shown,
  sideToAct,
  SIDES,
  wrongPhase,
  type Action,
  type GivenSettings,
  type ResultKind,
  type StepChoice,
} from '../game/index.js';
import { isTime } from '../game/json.js';
import type { EngineNotice } from '../engine/protocol.js';
import { ClockWatch } from './clock-watch.js';
import { ComputerTurn } from './computer-turn.js';
import { faultDetail } from './events.js';
import { settingsGiven } from './game-settings.js';
import { drawOfTurn } from './history.js';
import {
  atRest,
  interact,
  pursuitOf,
  type Click,
  type Deed,
  type Effect,
  type Input,
  type Interaction,
} from './interaction.js';
import { CALM, type Mood } from './mood.js';
import { playerOf } from './seats.js';
import { beginSession, openSession, trySteps, type Session } from './session.js';
import { Showing } from './showing.js';
import { resigningSide, situationOf } from './situation.js';
import type { Stage } from './stage.js';
import { faultText } from './status.js';
import { Table } from './table.js';

/**
 * Leads a game: hears clicks and calls, changes the table, shows what happened one thing after another, and has
 * the computer's turns played. Whatever takes time belongs to a run; a run that was ended changes nothing more.
 */
export class Director {
  readonly #stage: Stage;
  readonly #table: Table;
  readonly #showing: Showing;
  readonly #computer: ComputerTurn;
  readonly #clock: ClockWatch;
  #interaction: Interaction = { name: 'idle' };
  #mood: Mood = CALM;
  #run = new AbortController();
  #live = false;

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
      improvises: (notice) => this.#note(notice),
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
    this.#clock.stop();
    this.#halt();
  }

  /** Milliseconds since the side to act began. */
  get elapsed(): number {
    return this.#table.watch.elapsed;
  }

  set elapsed(elapsed: number) {
    if (!isTime(elapsed))
      throw new GameError('bad-state', `elapsed: ${shown(elapsed)} is no time in milliseconds`);
    this.#table.watch.restart(elapsed);
    this.#stage.show();
  }

  /** Whether no time goes by. */
  get isHeld(): boolean {
    return this.#table.watch.isHeld;
  }

  /** The time stands still, or goes on. */
  hold(held: boolean): void {
    this.#table.watch.hold(held);
    this.#stage.show();
  }

  /** What is shown has changed, or whether anybody sees it. */
  keepTime(): void {
    if (!this.#live) return;
    const { elapsed, isHeld } = this;
    this.#clock.follow({ state: this.#table.state, elapsed, runs: !isHeld });
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
    const state = orThrow(readState(value));
    this.#halt();
    this.#table.set(openSession(state));
    this.#rest();
  }

  /** The engine has helped itself, and the person should know why it may be slow. */
  report(notice: EngineNotice): void {
    this.#note(() => this.#stage.strings.faults[notice.code]);
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
      case 'deed':
        if (effect.deed === 'explode')
          this.#go({ name: 'animating' }, (signal) => this.#explode(signal));
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

  /** Steps by hand: each is shown, and then made. */
  async #move(choices: readonly StepChoice[], signal: AbortSignal): Promise<void> {
    for (const choice of choices) {
      const step = this.#table.beginStep(choice, true);
      const side = sideToAct(this.#table.state);
      if (!step || !side || signal.aborted) return;
      const land = this.#table.promise(() => this.#table.land(step, true));
      await this.#showing.step(this.#table.state, side, step, false);
      if (signal.aborted || !land()) return;
    }
  }

  async #explode(signal: AbortSignal): Promise<void> {
    const { state } = this.#table;
    const land = this.#table.promise(() => this.#table.deed('explode'));
    const side = sideToAct(state);
    if (side) await this.#showing.blast(state, side);
    if (!signal.aborted) land();
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
    this.#go(this.#behind({ name: 'opponent-moving' }), (signal) => this.#computer.play(signal));
  }

  /** Whoever is asked about resigning stays asked while the computer goes on. */
  #behind(back: Interaction): Interaction {
    return this.#interaction.name === 'resigning' ? { name: 'resigning', back } : back;
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
    this.#note(() => faultText(detail.code, lastDie, this.#stage.strings));
    this.#stage.emit('engine-error', detail);
  }

  #note(words: () => string): void {
    this.#stage.say(() => {
      const notice = words();
      this.#mood = { ...this.#mood, notice };
      return notice;
    }, true);
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

  async #showDice(signal: AbortSignal): Promise<void> {
    const drawing = drawOfTurn(this.session) !== undefined && this.#stage.speed > 0;
    const side = sideToAct(this.#table.state);
    this.#mood = { ...this.#mood, drawing };
    this.#stage.show();
    const shown = drawing || !side ? SIDES : [side];
    await this.#showing.dice(this.#table.state, shown, drawing);
    if (!signal.aborted) this.#mood = { ...this.#mood, drawing: false };
  }
}
