import { html, nothing, type CSSResult, type TemplateResult } from 'lit';
import type { DiceSource } from '../../game/index.js';
import { deskStyles } from '../desk/styles.js';
import type { Cover } from '../desk/types.js';
import { diceReportStyles } from '../dice-report/index.js';
import type { ExtrasHost } from '../extras-port.js';
import { DiceBox } from './dice-box.js';
import { KeptGame } from './kept-game.js';
import { RecordDesk } from './record-desk.js';

/** What a board has besides its game: where it is kept, dice that can be checked, the record. */
export class Extras {
  readonly #dice: DiceBox;
  readonly #kept: KeptGame;
  readonly #desk: RecordDesk;

  constructor(host: ExtrasHost) {
    this.#dice = new DiceBox(host);
    this.#kept = new KeptGame(host, this.#dice);
    this.#desk = new RecordDesk(host, this.#dice);
    adopt(host.board.renderRoot, [deskStyles, diceReportStyles]);
  }

  /** Where the board's dice come from; undefined = from where the page says. */
  get dice(): DiceSource | undefined {
    return this.#dice.source;
  }

  /** What is on the board in the game's place. */
  get cover(): Cover | undefined {
    return this.#kept.cover ?? this.#desk.cover;
  }

  /** What stands below the board. */
  get panel(): TemplateResult | typeof nothing {
    const panel = this.#desk.panel;
    return panel === nothing ? nothing : html`<div part="record" class="desk">${panel}</div>`;
  }

  /** Does what the page asks for now. */
  async follow(): Promise<void> {
    await Promise.all([this.#kept.follow(), this.#desk.follow()]);
    this.changed();
  }

  /** The game may have changed. */
  changed(): void {
    this.#dice.follow();
    this.#kept.keep();
  }

  /** The board is in a document, or no longer. */
  attend(): void {
    this.#kept.attend();
    this.#desk.attend();
  }
}

/** Styles that come later than the board's own. */
function adopt(root: ExtrasHost['board']['renderRoot'], styles: readonly CSSResult[]): void {
  if (!(root instanceof ShadowRoot)) return;
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
}
