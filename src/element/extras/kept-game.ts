import { GameError, readSettings, type GameState, type Settings } from '../../game/index.js';
import type { Language } from '../../locale/index.js';
import type { Cover } from '../desk/types.js';
import type { ExtrasHost } from '../extras-port.js';
import {
  keepGame,
  loadKeeperTexts,
  noticeText,
  type Extra,
  type KeeperTexts,
  type Keeping,
  type KeepingHost,
  type StorageErrorDetail,
} from '../keeper/index.js';
import type { DiceBox } from './dice-box.js';

/** A board's game in the browser's storage, where its page wants it kept. */
export class KeptGame {
  readonly #host: ExtrasHost;
  readonly #dice: () => DiceBox | undefined;
  /** Empty = kept nowhere. */
  #key = '';
  #keeping: Keeping | undefined;
  /** The secret of dice that were kept with the game, for a board that does not use them. */
  #carried: { readonly dice: unknown; readonly start: GameState } | undefined;
  #words: { readonly language: Language; readonly texts: KeeperTexts } | undefined;
  /** The game is being taken back from another board. */
  #opening: Promise<void> | undefined;

  constructor(host: ExtrasHost, dice: () => DiceBox | undefined) {
    this.#host = host;
    this.#dice = dice;
  }

  /** That the game goes on elsewhere, over the board. */
  get cover(): Cover | undefined {
    const { director } = this.#host;
    if (!director.isElsewhere || !this.#words) return undefined;
    const { notices, goOn } = this.#words.texts;
    const panel = {
      title: notices.taken,
      lines: [],
      buttons: [{ name: 'go-on', label: goOn, filled: true, disabled: false } as const],
    };
    const nothingToDo = { marks: undefined, buttons: [], actions: [] };
    return {
      view: { ...this.#host.look(director.session), ...nothingToDo, status: notices.taken, panel },
      intents: {
        spot: () => undefined,
        die: () => undefined,
        skip: () => undefined,
        button: () => this.#open(),
      },
    };
  }

  /** Keeps the game where the page says now; what was kept there is put on the board. */
  async follow(): Promise<void> {
    await this.#opening;
    const { board, director } = this.#host;
    const before = this.#key;
    const key = board.storageKey ?? '';
    if (key === before) return;
    this.#key = key;
    this.#keeping?.detach();
    this.#keeping = undefined;
    const wasElsewhere = director.isElsewhere;
    director.isElsewhere = false;
    if (key !== '') {
      // A game that is kept nowhere is not put aside for one that was kept.
      const mayRestore = (): boolean => before !== '' || !director.isTouched;
      this.#keeping = await keepGame(key, this.#keepingHost(key, mayRestore));
      this.attend();
    }
    if (wasElsewhere) this.#goOn();
  }

  /** Learns the words that are to be spoken. */
  async learn(): Promise<void> {
    const language = this.#host.language();
    if (!this.#host.board.storageKey || language === this.#words?.language) return;
    this.#words = { language, texts: await loadKeeperTexts(language) };
  }

  keep(): void {
    this.#keeping?.keep();
  }

  attend(): void {
    if (this.#host.board.isConnected) this.#keeping?.attach();
    else this.#keeping?.detach();
  }

  /** @param mayRestore - asked when the game is first opened; whoever takes it back wants it as it is by then */
  #keepingHost(key: string, mayRestore: () => boolean): KeepingHost {
    const { director } = this.#host;
    const dice = this.#dice;
    const carried = (): unknown => {
      const { dice: secret, start } = this.#carried ?? {};
      return start === director.session.record.start ? secret : undefined;
    };
    return {
      get session() {
        return director.session;
      },
      get elapsed() {
        return director.watch.elapsed;
      },
      set elapsed(elapsed: number) {
        director.watch.elapsed = elapsed;
      },
      get extra() {
        const saved = dice()?.saved ?? carried();
        return { asked: director.asked, ...(saved === undefined ? {} : { dice: saved }) };
      },
      restore: ({ session, elapsed, extra }) => {
        const isTakenBack = this.#keeping !== undefined;
        if (!isTakenBack && !mayRestore()) return;
        this.#carried = { dice: extra['dice'], start: session.record.start };
        dice()?.restore(extra['dice'], session);
        // What another page has asked for is no wish of this one: the session goes on.
        director.open(session, isTakenBack ? undefined : askedIn(extra), elapsed);
      },
      check: ({ extra, session }) => dice()?.check(extra['dice'], session) ?? faultIn(extra),
      tell: (detail) => this.#tell(key, detail),
    };
  }

  #tell(key: string, detail: StorageErrorDetail): void {
    const { director, stage, board } = this.#host;
    if (detail.code === 'taken') {
      // It may be kept under another name by now.
      if (key !== this.#key) return;
      director.isElsewhere = true;
      director.stop();
    }
    stage.emit('storage-error', detail);
    // What is said earlier would be gone with the first thing that the board does.
    void Promise.allSettled([board.ready, this.learn()]).then(() => this.#say(detail));
  }

  #say(detail: StorageErrorDetail): void {
    const { director, stage } = this.#host;
    const words = (): string | undefined => this.#words && noticeText(detail, this.#words.texts);
    if (detail.code !== 'taken') director.note(() => words() ?? detail.message);
    else if (director.isElsewhere) stage.say(words, true);
    stage.show();
  }

  #open(): void {
    this.#opening ??= this.#reopen();
  }

  async #reopen(): Promise<void> {
    await this.#keeping?.open();
    this.#opening = undefined;
    this.#host.director.isElsewhere = false;
    this.#goOn();
  }

  #goOn(): void {
    const { director, board, stage } = this.#host;
    if (board.isConnected) director.start();
    stage.show();
  }
}

/** What the page had asked for when the session began; a change since then waits for the next new game. */
function askedIn(extra: Extra): Settings | undefined {
  const asked = readSettings(extra['asked']);
  return asked instanceof GameError ? undefined : asked;
}

function faultIn(extra: Extra): GameError | undefined {
  if (extra['asked'] === undefined) return undefined;
  const asked = readSettings(extra['asked']);
  return asked instanceof GameError ? asked : undefined;
}
