import { GameError, readSettings, type Settings } from '../../game/index.js';
import type { Cover } from '../desk/types.js';
import type { ExtrasHost } from '../extras-port.js';
import {
  keepGame,
  loadKeeperTexts,
  noticeText,
  type Extra,
  type KeeperTexts,
  type Keeping,
  type StorageErrorDetail,
} from '../keeper/index.js';
import type { DiceBox } from './dice-box.js';

/** A board's game in the browser's storage, where its page wants it kept. */
export class KeptGame {
  readonly #host: ExtrasHost;
  readonly #dice: DiceBox;
  #key: string | undefined;
  #keeping: Keeping | undefined;
  /** Another board has the game: the words that say so. */
  #taken: KeeperTexts | undefined;

  constructor(host: ExtrasHost, dice: DiceBox) {
    this.#host = host;
    this.#dice = dice;
  }

  /** That the game goes on elsewhere, over the board. */
  get cover(): Cover | undefined {
    if (!this.#taken) return undefined;
    const { notices, goOn } = this.#taken;
    const panel = {
      title: notices.taken,
      lines: [],
      buttons: [{ name: 'go-on', label: goOn, filled: true, disabled: false } as const],
    };
    return {
      view: { ...this.#host.look(this.#host.director.session), marks: undefined, buttons: [], actions: [], panel },
      intents: {
        spot: () => undefined,
        die: () => undefined,
        skip: () => undefined,
        button: () => void this.#open(),
      },
    };
  }

  /** Keeps the game where the page says now; what was kept there is put on the board. */
  async follow(): Promise<void> {
    const key = this.#host.board.storageKey ?? '';
    if (key === (this.#key ?? '')) return;
    const isFirst = this.#key === undefined;
    this.#key = key;
    this.#keeping?.detach();
    this.#keeping = undefined;
    if (this.#taken) this.#resume();
    if (key === '') return;
    const keeping = await keepGame(key, this.#keepingHost(isFirst));
    if (key !== this.#key) return;
    this.#keeping = keeping;
    this.attend();
  }

  keep(): void {
    this.#keeping?.keep();
  }

  attend(): void {
    if (this.#host.board.isConnected) this.#keeping?.attach();
    else this.#keeping?.detach();
  }

  /** @param isFirst - a state that the page has set meanwhile is not put aside for the one that was kept */
  #keepingHost(isFirst: boolean): Parameters<typeof keepGame>[1] {
    const { director } = this.#host;
    const dice = this.#dice;
    const mayRestore = (): boolean => !isFirst || !director.isBegun;
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
        return { asked: director.asked, ...(dice.saved ? { dice: dice.saved } : {}) };
      },
      restore: (kept) => {
        if (!mayRestore()) return;
        const { session, elapsed, extra } = kept;
        dice.restore(extra['dice'], session);
        director.open(session, askedIn(extra));
        director.watch.elapsed = elapsed;
      },
      check: ({ extra, session }) => dice.check(extra['dice'], session) ?? faultIn(extra),
      tell: (detail) => void this.#tell(detail),
    };
  }

  async #tell(detail: StorageErrorDetail): Promise<void> {
    const { director, stage } = this.#host;
    if (detail.code === 'taken') director.stop();
    stage.emit('storage-error', detail);
    const texts = await loadKeeperTexts(this.#host.language());
    if (detail.code === 'taken') {
      this.#taken = texts;
      stage.say(() => texts.notices.taken, true);
    } else director.note(() => noticeText(detail, texts));
    stage.show();
  }

  async #open(): Promise<void> {
    await this.#keeping?.open();
    this.#resume();
  }

  #resume(): void {
    const { director, board } = this.#host;
    this.#taken = undefined;
    if (board.isConnected) director.start();
    this.#host.stage.show();
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
