import type { ThinkOptions } from '../engine/client.js';
import type { Level } from '../engine/levels.js';
import type { Advice, AdviseRequest, Decision, ThinkRequest } from '../engine/protocol.js';
import type { DiceSource, Settings } from '../game/index.js';
import type { Language, Strings } from '../locale/index.js';
import type { DiceName } from '../notation/index.js';
import type { EngineDesk } from './engine-desk.js';
import { fire, type BoardEventDetails } from './events.js';
import type { LanguageWatch } from './language.js';
import type { Motion } from './motion.js';
import type { Seats } from './seats.js';
import type { BoardSettings } from './settings.js';
import type { Speech } from './speech.js';
import type { Stage } from './stage.js';
import type { TimeSource } from './time.js';
import type { Visibility } from './visibility.js';

/** The letters in which each language calls rolls by their names. */
const alphabets: Readonly<Record<Language, keyof DiceName>> = { ru: 'ru', en: 'latin' };

/** The parts of an element that a game is played on. */
interface Parts {
  readonly settings: BoardSettings;
  readonly language: LanguageWatch;
  readonly visibility: Visibility;
  readonly engine: EngineDesk;
  readonly speech: Speech;
  readonly motion: Motion;
  strings(): Strings;
  time(): TimeSource;
  /** Dice that come before those that the page has set. */
  fairDice(): DiceSource | undefined;
  show(): void;
}

/** What a page sets and may set again at any moment. */
type Board = EventTarget & {
  readonly dice: DiceSource;
  readonly workerFactory: (() => Worker) | undefined;
};

/** The element as a game sees it. */
export class BoardStage implements Stage {
  readonly #board: Board;
  readonly #parts: Parts;

  constructor(board: Board, parts: Parts) {
    this.#board = board;
    this.#parts = parts;
  }

  get settings(): Settings {
    return this.#parts.settings.game;
  }

  get seats(): Seats {
    return this.#parts.settings.seats;
  }

  get level(): Level {
    return this.#parts.settings.level;
  }

  get budget(): number | undefined {
    return this.#parts.settings.budget;
  }

  get speed(): number {
    return this.#parts.settings.speed;
  }

  get rollNames(): keyof DiceName | undefined {
    const { settings, language } = this.#parts;
    return settings.diceNames(language.language) ? alphabets[language.language] : undefined;
  }

  get strings(): Strings {
    return this.#parts.strings();
  }

  get time(): TimeSource {
    return this.#parts.time();
  }

  get isVisible(): boolean {
    return this.#parts.visibility.isVisible;
  }

  get motion(): Motion {
    return this.#parts.motion;
  }

  get dice(): DiceSource {
    return this.#parts.fairDice() ?? this.#board.dice;
  }

  show(): void {
    this.#parts.show();
  }

  think(request: ThinkRequest, options: ThinkOptions): Promise<Decision> {
    return this.#parts.engine.think(request, this.#board.workerFactory, options);
  }

  advise(request: AdviseRequest, options: ThinkOptions): Promise<Advice> {
    return this.#parts.engine.advise(request, this.#board.workerFactory, options);
  }

  emit<Name extends keyof BoardEventDetails>(
    name: Name,
    detail: BoardEventDetails[Name],
    cancelable = false,
  ): boolean {
    return fire(this.#board, name, detail, cancelable);
  }

  say(sentence: () => string | undefined, shown: boolean): void {
    const { language } = this.#parts;
    if (!language.strings) {
      void language.load().then(() => this.say(sentence, shown));
      return;
    }
    const message = sentence();
    if (message === undefined) return;
    if (!shown) this.#parts.speech.add(message);
    this.show();
    this.emit('announce', { message });
  }
}
