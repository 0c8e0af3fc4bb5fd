import { html, type PropertyValues, type TemplateResult } from 'lit';
import { boardStyles, LayoutController, renderBoard } from './board/board.js';
import { mayMove } from './board/may-move.js';
import type { BoardView } from './board/view-model.js';
import { AttributedElement } from './element/attributed-element.js';
import { loadMotion, motionOn } from './element/board-motion.js';
import { BoardStage } from './element/board-stage.js';
import { intentsOn, swallowRepeats } from './element/clicks.js';
import { Director } from './element/director.js';
import { takeEarly } from './element/early.js';
import { EngineDesk, type Thinker } from './element/engine-desk.js';
import { ExtrasPort } from './element/extras-port.js';
import { FocusKeeper } from './element/focus.js';
import { hintRequest, Hints } from './element/hints.js';
import { LanguageWatch } from './element/language.js';
import { CALM, type Mood } from './element/mood.js';
import { stepsOf } from './element/session.js';
import { BoardSettings } from './element/settings.js';
import { Speech } from './element/speech.js';
import { elementStyles } from './element/styles.js';
import { pageTime, type Stopwatch, type TimeSource } from './element/time.js';
import { boardView, type ViewOptions } from './element/view.js';
import { Visibility } from './element/visibility.js';
import { Warnings } from './element/warnings.js';
import { writtenPlay } from './element/written-play.js';
import { EngineClient, type ClientOptions } from './engine/client.js';
import type { Decision } from './engine/protocol.js';
import {
  deepFreeze,
  GameError,
  shown,
  type Action,
  type GameRecord,
  type GameState,
  type GivenSettings,
  type ResultKind,
  type Step,
  type StepChoice,
} from './game/index.js';

/**
 * A board on which a person plays backgammon against the computer or another person.
 *
 * It takes the width that it is given, but by itself no more than fits into the window's height; a page that sets
 * `max-inline-size` decides otherwise.
 *
 * @tagname backgammon-board
 *
 * @attr {'simple'|'hard'|'expert'} level - how well the computer plays; `expert` when missing
 * @attr {'short'|'caucasian'|'nackgammon'|'hypergammon'|'longgammon'|'sudden-death'|'nuclear'|'plakoto'|'long'} variant - the game; set during a session, it and the next four wait for the next new game, which begins a new session
 * @attr {string} options - rules of the game that are not the usual ones: `name=value; name=value`
 * @attr {number} match-length - points (or wins) that decide a match; 1 = single games, 0 = unlimited play
 * @attr {'on'|'off'} cube - whether there is a doubling cube; when missing in matches and unlimited play, unless the game usually has none
 * @attr {string} clock - `none`, `fischer 300 10` or `compensation 300 10`: seconds a side, and for each move
 * @attr {'computer'|'person'|'none'} opponent - the computer, a second person at the same board, or a host that drives both sides
 * @attr {'blue'|'red'} player - the side of the person at the bottom; `blue` when missing
 * @attr {'en'|'ru'} lang - the language; when missing the nearest ancestor's, the page's, the browser's
 * @attr {boolean} mirrored - the home of the person at the bottom is on the left; `mirrored="false"` is as good as missing
 * @attr {string} storage-key - where in the browser's storage the game is kept, so that nothing is lost; two boards with one key take the game from each other
 * @attr {boolean} move-list - the record stands below the board, and can be gone through
 * @attr {boolean} fair-dice - the dice follow from a secret that the board commits itself to before the match and tells after it
 * @attr {'on'|'off'} pips - whether pip counts are shown
 * @attr {'on'|'off'} dice-names - whether rolls are called by their names; when missing in Russian only
 * @attr {boolean} paused - the clocks stand still, as while a dialog covers the board
 * @attr {number} speed - milliseconds that a checker travels, or that the computer's next step waits where motion is reduced; 0 = instant
 * @attr {'light'|'dark'|'contrast'} theme - colours; when missing those that the system prefers
 * @attr {number} budget - milliseconds for one decision of the computer; the level's when missing, 0 = no limit
 *
 * @fires {CustomEvent<ActionDetail>} game-start - the draw has been thrown, or a game begins without one
 * @fires {CustomEvent<DiceDetail>} dice-roll - the dice of a turn lie on the board
 * @fires {CustomEvent<StepDetail>} move-start - a checker is about to move; cancelable unless the computer moves it
 * @fires {CustomEvent<StepDetail>} move-end - a checker has moved; cancelable unless the computer moved it: the step is taken back
 * @fires {CustomEvent<ActionDetail>} turn-end - a play has been handed in
 * @fires {CustomEvent<ActionDetail>} cube-action - a double, a take, a pass, a beaver
 * @fires {CustomEvent<ActionDetail>} explosion - the bomb has been used
 * @fires {CustomEvent<ActionDetail>} resignation - a side has given the game up, or answered to that
 * @fires {CustomEvent<ThinkingDetail>} thinking - the computer's search goes on
 * @fires {CustomEvent<GameEndDetail>} game-end - a game is won, or drawn
 * @fires {CustomEvent<MatchEndDetail>} match-end - a match is won with it; a single game is a match of its own
 * @fires {CustomEvent<EngineErrorDetail>} engine-error - something failed; the game goes on
 * @fires {CustomEvent<StorageErrorDetail>} storage-error - the game that is kept could not be read or written, or has been opened elsewhere
 * @fires {CustomEvent<AnnounceDetail>} announce - a sentence for a screen reader
 *
 * @csspart board - everything
 * @csspart strip - the line of a side above or below the board
 * @csspart status - the line that says what is going on
 * @csspart button - a button; also `button-filled`, and each by its name: `button-roll`, `button-undo`, `button-done`, `button-new-game`, `button-take`, `button-pass`, `button-beaver`, `button-accept`, `button-refuse`
 * @csspart action - a quiet button: `button-double`, `button-explode`, `button-resign`
 * @csspart die - a die
 * @csspart cube - the doubling cube; also `cube-offered`
 * @csspart clock - a side's clock; also `clock-running`, `clock-low`, `clock-fallen`, `clock-stopped`
 * @csspart bomb - the bomb beside the side that may use it
 * @csspart checker-pinned - a checker that is pinned
 * @csspart tray - where checkers are borne off, in the narrow layout
 * @csspart panel - the result over the board
 * @csspart record - the record and the dice below the board
 */
export class BackgammonBoard extends AttributedElement {
  static override styles = [boardStyles, elementStyles];

  /** Resolves when the board is drawn for the first time. */
  readonly ready: Promise<void>;

  readonly #warnings = new Warnings();
  readonly #settings = new BoardSettings(this, this.#warnings);
  readonly #layout = new LayoutController(this);
  readonly #visibility = new Visibility(this);
  readonly #language = new LanguageWatch(this, (key, why) => {
    const name = ['strings', ...(key ? [key] : [])].join('.');
    this.#warnings.warn(name, `${name} ${why}; using the board's own words`);
  });
  readonly #speech = new Speech();
  readonly #engine = new EngineDesk(
    (options) => this.createEngine(options),
    (notice) => this.#director.report(notice),
  );
  readonly #hints = new Hints(() => {
    // A board that is in no document would keep its worker for good.
    if (!this.isConnected) this.#engine.close();
  });
  readonly #stage: BoardStage = new BoardStage(this, {
    settings: this.#settings,
    language: this.#language,
    visibility: this.#visibility,
    engine: this.#engine,
    speech: this.#speech,
    motion: motionOn(() => ({
      root: this.renderRoot,
      layout: this.#layout.layout,
      view: this.#extras.current?.cover ? undefined : this.#view,
    })),
    strings: () => this.#language.strings!,
    time: () => this.time,
    fairDice: () => this.#extras.current?.dice,
    show: () => this.#show(),
  });
  readonly #director = new Director(this.#stage);
  readonly #extras: ExtrasPort = new ExtrasPort({
    board: this,
    stage: this.#stage,
    director: this.#director,
    language: () => this.#language.language,
    look: (session) =>
      boardView(session, { name: 'idle' }, this.#options(CALM, { elapsed: 0, isHeld: true })),
  });
  #view: BoardView | undefined;
  #drawn = false;
  #resolveReady: () => void = () => undefined;

  constructor() {
    super();
    new FocusKeeper(this);
    this.ready = new Promise((resolve) => {
      this.#resolveReady = resolve;
    });
    takeEarly<'state' | 'elapsed'>(this, ['state', 'elapsed'], this.#warnings);
  }

  /** The session at this moment, as JSON; writing checks it whole. @throws GameError, and nothing has changed */
  get state(): GameState {
    return this.#director.session.state;
  }

  set state(state: GameState) {
    this.#director.load(state);
  }

  /**
   * Milliseconds since the last action, which the side to act has used of its time. Whoever keeps a state keeps it
   * too, and writes it after the state. @throws GameError when it is no time
   */
  get elapsed(): number {
    return this.#director.watch.elapsed;
  }

  set elapsed(elapsed: number) {
    this.#director.watch.elapsed = elapsed;
    this.#show();
  }

  /** The session as it was played, as JSON. */
  get record(): GameRecord {
    return this.#director.session.record;
  }

  /** The steps of the turn that are on the board but not handed in yet. */
  get steps(): readonly Step[] {
    return stepsOf(this.#director.session);
  }

  /**
   * The next game, the score goes on; with settings, or after other ones were set, a new session. What is left out of
   * `settings` is as the attributes say. @throws GameError for settings that cannot be
   */
  newGame(settings?: GivenSettings): void {
    this.#director.newGame(settings);
  }

  /** Throws the draw, or the dice of the side to move. @throws GameError when it is not the time, or for bad dice */
  roll(): void {
    this.#director.roll();
  }

  /**
   * Plays steps of the turn without handing it in; a text in notation plays all that is left of the turn.
   * @param play - `[{ from: 8, die: 3 }]` in the mover's numbers, or `8/5 6/5`
   * @throws GameError when a step is not legal; then none is played. A listener that prevents a step ends the play
   * there: the steps before it stay.
   */
  play(play: readonly StepChoice[] | string): void {
    const { session } = this.#director;
    const steps = typeof play === 'string' ? writtenPlay(session, play) : play;
    if (!Array.isArray(steps))
      throw new GameError('illegal-play', `play: ${shown(steps)} is no list of steps`);
    this.#director.play(steps);
  }

  /** Takes the last step of the turn back. @throws GameError when there is none */
  undo(): void {
    this.#director.undo();
  }

  /** Hands the turn in. @throws GameError when a die that can be played is left */
  done(): void {
    this.#director.done();
  }

  /** Offers a double. @throws GameError when the side to act may not */
  double(): void {
    this.#director.deed('double');
  }

  /** Takes the double, or the beaver, that is offered. @throws GameError when none is */
  take(): void {
    this.#director.deed('take');
  }

  /** Gives the game up for what it was worth before the double that is offered. @throws GameError when none is */
  pass(): void {
    this.#director.deed('pass');
  }

  /** Takes the double and doubles again at once. @throws GameError when that cannot be */
  beaver(): void {
    this.#director.deed('beaver');
  }

  /** Uses the bomb. @throws GameError when the side to act may not */
  explode(): void {
    this.#director.deed('explode');
  }

  /**
   * Gives the game up: the person alone at the board at any time, else the side to act.
   * @param kind - what is offered to lose, with the option `resign=offer` alone
   * @throws GameError when it is not the time, or for a kind that cannot be offered
   */
  resign(kind?: ResultKind): void {
    this.#director.resign(kind);
  }

  /** Accepts the loss that the other side offers, or plays on. @throws GameError when none is offered */
  answerResignation(accept: boolean): void {
    this.#director.deed(accept ? 'accept' : 'refuse');
  }

  /** Enters an action from elsewhere, for whichever side; of the events only `announce` tells of it. @throws GameError */
  apply(action: Action): void {
    this.#director.apply(action);
  }

  /**
   * The engine's best play of the turn, which is not played. Rejects with a GameError when there is none to choose,
   * and with an EngineError when the engine fails, or when the game goes on or the board is removed meanwhile.
   */
  async hint(): Promise<Decision> {
    const { session } = this.#director;
    const request = hintRequest(session, this.#settings);
    const decision = await this.#hints.ask(session.state, (signal) =>
      this.#engine.think(request, this.workerFactory, { signal }),
    );
    return deepFreeze(decision);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#extras.current?.attend();
    if (this.#drawn) this.#director.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // A node that is moved is back by then, and its game goes on.
    queueMicrotask(() => {
      if (!this.isConnected) this.#leave();
    });
  }

  /** Nothing is drawn before there are words for it; another language waits for its own, and the old one stays. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.#language.isCurrent) {
      await this.#language.load();
      // The game may have gone on meanwhile, and have been drawn.
      this.requestUpdate();
    }
    await this.#extras.follow();
    await super.scheduleUpdate();
  }

  protected override firstUpdated(): void {
    this.renderRoot.addEventListener('click', swallowRepeats, { capture: true });
    this.addEventListener('keydown', (event: KeyboardEvent) => {
      if (event.key === 'Escape') this.#director.click({ name: 'escape' });
    });
  }

  protected override updated(changed: PropertyValues<BackgammonBoard>): void {
    this.#settings.check();
    const has = (...names: (keyof BackgammonBoard)[]): boolean =>
      names.some((name) => changed.has(name));
    // Whoever sets properties from JavaScript may hand in anything.
    const held = Boolean(this.paused as unknown);
    if (held !== this.#director.watch.isHeld) {
      this.#director.watch.hold(held);
      this.#show();
    }
    if (!this.#drawn) {
      this.#drawn = true;
      if (this.isConnected) this.#director.start();
      this.#resolveReady();
      if (mayMove(this.#settings.speed)) void loadMotion();
      return;
    }
    if (has('workerFactory')) this.#engine.close();
    if (has('opponent', 'player')) this.#director.reseat();
    else if (has('level', 'budget', 'dice', 'workerFactory')) this.#director.rethink();
    this.#director.keepTime();
  }

  protected override render(): TemplateResult {
    const { session, interaction, mood, watch } = this.#director;
    const extras = this.#extras.current;
    const cover = extras?.cover;
    const view = cover?.view ?? boardView(session, interaction, this.#options(mood, watch));
    this.#view = view;
    // The page may be in a language that the board does not speak.
    return html`<div class="spoken" lang=${this.#language.language}>
      ${renderBoard(view, cover?.intents ?? this.#intents, this.#layout.layout)} ${extras?.panel}
      ${this.#speech.log}
    </div>`;
  }

  /** How a game is shown. */
  #options(mood: Mood, { elapsed, isHeld }: Pick<Stopwatch, 'elapsed' | 'isHeld'>): ViewOptions {
    const { seats, level, pips } = this.#settings;
    const { strings, rollNames } = this.#stage;
    const narrow = this.#layout.layout === 'narrow';
    const look = { level, pips, mirrored: this.mirrored, narrow, elapsed, isHeld };
    return { seats, strings, rollNames, ...look, ...mood };
  }

  /** The engine that this board asks; a subclass may bring another. */
  protected createEngine(options: ClientOptions): Thinker {
    return new EngineClient(options);
  }

  /** The time that clocks go by; a subclass may bring another. */
  protected get time(): TimeSource {
    return pageTime;
  }

  readonly #intents = intentsOn(
    () => ({ session: this.#director.session, seats: this.#settings.seats, view: this.#view }),
    (click) => this.#director.click(click),
  );

  /** Nothing of a board that is gone keeps running. */
  #leave(): void {
    this.#director.stop();
    this.#hints.stop();
    this.#engine.close();
    this.#extras.current?.attend();
  }

  /** Draws now, so that events find the board as they tell it. */
  #show(): void {
    this.#hints.follow(this.state);
    this.#extras.current?.changed();
    this.requestUpdate();
    if (this.#drawn && this.isConnected) this.performUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'backgammon-board': BackgammonBoard;
  }
}
