import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import {
  animateDice,
  animateTravel,
  boardStyles,
  LayoutController,
  renderBoard,
} from './board/board.js';
import type { BoardView, Intents } from './board/view-model.js';
import { dieClick, spotClick, swallowRepeats } from './element/clicks.js';
import { requestFor } from './element/computer.js';
import { Director } from './element/director.js';
import { EngineDesk, type Thinker } from './element/engine-desk.js';
import { EventfulElement } from './element/eventful-element.js';
import { fire } from './element/events.js';
import { FocusKeeper } from './element/focus.js';
import { Hints } from './element/hints.js';
import { LanguageWatch } from './element/language.js';
import type { Motion } from './element/motion.js';
import { playerOf } from './element/seats.js';
import { stepsOf } from './element/session.js';
import {
  BoardSettings,
  DEFAULT_SPEED,
  readFlag,
  readNumber,
  writeText,
} from './element/settings.js';
import { Speech } from './element/speech.js';
import type { Stage } from './element/stage.js';
import { elementStyles } from './element/styles.js';
import { boardView } from './element/view.js';
import { Warnings } from './element/warnings.js';
import { EngineClient, type ClientOptions } from './engine/client.js';
import { DEFAULT_LEVEL } from './engine/levels.js';
import type { Decision } from './engine/protocol.js';
import {
  cryptoDice,
  currentMoment,
  deepFreeze,
  DEFAULT_VARIANT,
  GameError,
  orThrow,
  shown,
  wrongPhase,
  type Action,
  type DiceSource,
  type GameRecord,
  type GameState,
  type Settings,
  type Step,
  type StepChoice,
} from './game/index.js';
import { languages, withOverrides, type StringOverrides, type Strings } from './locale/index.js';
import { parsePlay } from './notation/index.js';

/**
 * A board on which a person plays backgammon against the computer or another person.
 *
 * It takes the width that it is given, but by itself no more than fits into the window's height; a page that sets
 * `max-inline-size` decides otherwise.
 *
 * @tagname backgammon-board
 *
 * @attr {'simple'|'hard'|'expert'} level - how well the computer plays; `expert` when missing
 * @attr {'short'} variant - the game; set during a session, it waits for the next new game, which begins a new session
 * @attr {'computer'|'person'|'none'} opponent - the computer, a second person at the same board, or a host that drives both sides
 * @attr {'blue'|'red'} player - the side of the person at the bottom; `blue` when missing
 * @attr {'en'|'ru'} lang - the language; when missing the nearest ancestor's, the page's, the browser's
 * @attr {boolean} mirrored - the home of the person at the bottom is on the left; `mirrored="false"` is as good as missing
 * @attr {'on'|'off'} pips - whether pip counts are shown
 * @attr {number} speed - milliseconds that a checker travels, or that the computer's next step waits where motion is reduced; 0 = instant
 * @attr {'light'|'dark'|'contrast'} theme - colours; when missing those that the system prefers
 * @attr {number} budget - milliseconds for one decision of the computer; the level's when missing, 0 = no limit
 *
 * @fires {CustomEvent<ActionDetail>} game-start - the draw has been thrown
 * @fires {CustomEvent<DiceDetail>} dice-roll - dice lie on the board
 * @fires {CustomEvent<StepDetail>} move-start - a checker is about to move; cancelable unless the computer moves it
 * @fires {CustomEvent<StepDetail>} move-end - a checker has moved; cancelable unless the computer moved it: the step is taken back
 * @fires {CustomEvent<ActionDetail>} turn-end - a play has been handed in
 * @fires {CustomEvent<ThinkingDetail>} thinking - the computer's search goes on
 * @fires {CustomEvent<GameEndDetail>} game-end - a game is won
 * @fires {CustomEvent<EngineErrorDetail>} engine-error - something failed; the game goes on
 * @fires {CustomEvent<AnnounceDetail>} announce - a sentence for a screen reader
 *
 * @csspart board - everything
 * @csspart strip - the line of a side above or below the board
 * @csspart status - the line that says what is going on
 * @csspart button - a button; also `button-roll`, `button-undo`, `button-done`, `button-new-game`, `button-filled`
 * @csspart die - a die
 * @csspart tray - where checkers are borne off, in the narrow layout
 * @csspart panel - the result over the board
 */
export class BackgammonBoard extends EventfulElement {
  static override styles = [boardStyles, elementStyles];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  @property() level: string = DEFAULT_LEVEL;
  @property() variant: string = DEFAULT_VARIANT;
  @property() opponent = 'computer';
  @property() player = 'blue';
  @property({ converter: readFlag }) mirrored = false;
  @property() pips = 'on';
  @property({ converter: readNumber }) speed = DEFAULT_SPEED;
  @property({ reflect: true, converter: { toAttribute: writeText } }) theme: string | undefined;
  @property({ converter: readNumber }) budget: number | undefined;

  /** Where the dice of both sides come from. */
  @property({ attribute: false }) dice: DiceSource = cryptoDice;
  /** The host's own words in place of some of the board's; what is no text is named on the console and left out. */
  @property({ attribute: false }) strings: StringOverrides | undefined;
  /** Makes the engine's worker, where the page's policy or bundler needs another way. */
  @property({ attribute: false }) workerFactory: (() => Worker) | undefined;

  /** Resolves when the board is drawn for the first time. */
  readonly ready: Promise<void>;

  readonly #warnings = new Warnings();
  readonly #settings = new BoardSettings(this, this.#warnings);
  readonly #layout = new LayoutController(this);
  readonly #language = new LanguageWatch(this);
  readonly #speech = new Speech();
  readonly #engine = new EngineDesk(
    (options) => this.createEngine(options),
    (notice) => this.#director.report(notice),
  );
  readonly #hints = new Hints(() => {
    // A board that is in no document would keep its worker for good.
    if (!this.isConnected) this.#engine.close();
  });
  readonly #motion: Motion = {
    travel: async (travel, duration, signal) => {
      if (!this.#view) return;
      const { layout } = this.#layout;
      await animateTravel(this.renderRoot, travel, this.#view, layout, { duration, signal });
    },
    dice: (side, duration, signal) => animateDice(this.renderRoot, side, { duration, signal }),
  };
  readonly #director = new Director(this.#stage());
  #view: BoardView | undefined;
  #drawn = false;
  #resolveReady: () => void = () => undefined;

  constructor() {
    super();
    new FocusKeeper(this);
    this.ready = new Promise((resolve) => {
      this.#resolveReady = resolve;
    });
    this.#takeEarlyState();
  }

  /** The session at this moment, as JSON; writing checks it whole. @throws GameError, and nothing has changed */
  get state(): GameState {
    return this.#director.session.state;
  }

  set state(state: GameState) {
    this.#director.load(state);
  }

  /** The session as it was played, as JSON. */
  get record(): GameRecord {
    return this.#director.session.record;
  }

  /** The steps of the turn that are on the board but not handed in yet. */
  get steps(): readonly Step[] {
    return stepsOf(this.#director.session);
  }

  /** The next game, the score goes on; with settings, or after another `variant` was set, a new session. @throws GameError for unknown settings */
  newGame(settings?: Settings): void {
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
    const steps = typeof play === 'string' ? this.#read(play) : play;
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
    const { phase } = session.state;
    const own = phase.name === 'moving' && playerOf(this.#settings.seats, phase.side);
    if (!session.draft || own === 'computer') throw wrongPhase('hint', phase);
    const request = requestFor(session.draft, session.state, this.#settings);
    const decision = await this.#hints.ask(session.state, (signal) =>
      this.#engine.think(request, this.workerFactory, { signal }),
    );
    return deepFreeze(decision);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#drawn) this.#director.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // A node that is moved is back by then, and its game goes on.
    queueMicrotask(() => {
      if (!this.isConnected) this.#leave();
    });
  }

  override attributeChangedCallback(name: string, old: string | null, now: string | null): void {
    super.attributeChangedCallback(name, old, now);
    if (name === 'lang') this.requestUpdate();
  }

  protected override firstUpdated(): void {
    this.renderRoot.addEventListener('click', swallowRepeats, { capture: true });
  }

  protected override updated(changed: PropertyValues<BackgammonBoard>): void {
    this.#settings.check();
    const has = (...names: (keyof BackgammonBoard)[]): boolean =>
      names.some((name) => changed.has(name));
    if (!this.#drawn) {
      this.#drawn = true;
      if (this.isConnected) this.#director.start();
      this.#resolveReady();
      return;
    }
    if (has('variant')) this.#director.prefer(this.#settings.variant);
    if (has('workerFactory')) this.#engine.close();
    if (has('opponent', 'player')) this.#director.reseat();
    else if (has('level', 'budget', 'dice', 'workerFactory')) this.#director.rethink();
  }

  protected override render(): TemplateResult {
    const { session, interaction, mood } = this.#director;
    const { seats, level, pips } = this.#settings;
    const { mirrored } = this;
    const { layout } = this.#layout;
    const look = { mirrored, narrow: layout === 'narrow', strings: this.#strings() };
    const options = { seats, level, pips, ...look, ...mood };
    this.#view = boardView(session, interaction, options);
    // The page may be in a language that the board does not speak.
    return html`<div class="spoken" lang=${this.#language.language}>
      ${renderBoard(this.#view, this.#intents, layout)} ${this.#speech.log}
    </div>`;
  }

  /** The engine that this board asks; a subclass may bring another. */
  protected createEngine(options: ClientOptions): Thinker {
    return new EngineClient(options);
  }

  readonly #intents: Intents = {
    spot: (spot, side) => {
      const { session } = this.#director;
      const { seats } = this.#settings;
      const click = this.#view && spotClick(session, seats, this.#view, spot, side);
      if (click) this.#director.click(click);
    },
    die: (index, side) => {
      const click = this.#view && dieClick(this.#director.session, this.#view, index, side);
      if (click) this.#director.click(click);
    },
    button: (button) => this.#director.click({ name: 'button', button }),
    skip: () => this.#director.click({ name: 'skip' }),
  };

  /** A state that was set before the element was defined lies on the element itself and hides the accessor. */
  #takeEarlyState(): void {
    if (!Object.hasOwn(this, 'state')) return;
    const { state } = this;
    delete (this as Partial<Pick<this, 'state'>>).state;
    try {
      this.state = state;
    } catch (fault) {
      if (!(fault instanceof GameError)) throw fault;
      this.#warnings.warn('state', `state: ${fault.message}; a new game begins`);
    }
  }

  /** Nothing of a board that is gone keeps running. */
  #leave(): void {
    this.#director.stop();
    this.#hints.stop();
    this.#engine.close();
  }

  #strings(): Strings {
    const language = languages[this.#language.language];
    return withOverrides(language, this.strings, (key, why) => {
      const name = ['strings', ...(key ? [key] : [])].join('.');
      this.#warnings.warn(name, `${name} ${why}; using the board's own words`);
    });
  }

  #read(text: string): readonly StepChoice[] {
    const { session } = this.#director;
    if (!session.draft) throw wrongPhase('play', session.state.phase);
    const rest = { ...session.draft.turn, start: currentMoment(session.draft) };
    return orThrow(parsePlay(rest, text)).steps;
  }

  /** What the director needs of this element; read anew at each need. */
  #stage(): Stage {
    const board = (): this => this;
    return {
      get variant() {
        return board().#settings.variant;
      },
      get seats() {
        return board().#settings.seats;
      },
      get level() {
        return board().#settings.level;
      },
      get budget() {
        return board().#settings.budget;
      },
      get speed() {
        return board().#settings.speed;
      },
      get dice() {
        return board().dice;
      },
      get strings() {
        return board().#strings();
      },
      motion: this.#motion,
      show: () => this.#show(),
      think: (request, options) => this.#engine.think(request, this.workerFactory, options),
      emit: (name, detail, cancelable = false) => fire(this, name, detail, cancelable),
      say: (message, shown) => {
        if (!shown) this.#speech.add(message);
        this.#show();
        fire(this, 'announce', { message });
      },
    };
  }

  /** Draws now, so that events find the board as they tell it. */
  #show(): void {
    this.#hints.follow(this.state);
    this.requestUpdate();
    if (this.#drawn && this.isConnected) this.performUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'backgammon-board': BackgammonBoard;
  }
}
