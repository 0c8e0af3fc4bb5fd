import { html, nothing, svg, type TemplateResult } from 'lit';
import type { BoardView } from '../../board/view-model.js';
import type { GameState, Side } from '../../game/index.js';
import { colourOf } from '../seats.js';
import type { Session } from '../session.js';
import type { TimeSource } from '../time.js';
import { courseOf, sessionAt, type Course } from './course.js';
import { moveList } from './move-list.js';
import { REPLAY_SPEEDS, Review, type ReplaySpeed } from './review.js';
import { cellAt, writtenOf, type Written } from './sheet.js';
import type { Command, DeskTexts } from './texts.js';
import type { Cover } from './types.js';

/** What the desk needs of the element; read anew each time it is drawn. */
export interface DeskHost {
  /** The game itself. */
  readonly session: Session;
  readonly time: TimeSource;
  readonly texts: DeskTexts;
  /** The side at the bottom, whose entries stand on the left. */
  readonly bottom: Side;
  readonly names: Readonly<Record<Side, string>>;
  /** A session at rest as the element draws it. */
  look(session: Session): BoardView;
  standing(state: GameState): string;
  result(state: GameState): string | undefined;
  /** Says a sentence to a screen reader. */
  say(text: string): void;
  /** Draws anew. */
  show(): void;
}

/** The record of a game beside its board: a sheet, and ways to go through it. */
export class Desk {
  readonly #host: DeskHost;
  readonly #review: Review;
  #course: Course | undefined;
  #written: Written | undefined;
  #seen: { readonly at: number; readonly course: Course; readonly session: Session } | undefined;

  constructor(host: DeskHost) {
    this.#host = host;
    const length = (): number => this.#host.session.record.actions.length;
    this.#review = new Review({
      get time() {
        return host.time;
      },
      get length() {
        return length();
      },
      show: () => host.show(),
    });
  }

  /** What is looked at: a past moment, or the game itself. */
  get session(): Session {
    const course = this.#follow();
    const { at } = this.#review;
    if (at === undefined) return this.#host.session;
    if (this.#seen?.at !== at || this.#seen.course !== course)
      this.#seen = { at, course, session: sessionAt(course, at) };
    return this.#seen.session;
  }

  /** A past moment on the board; undefined while the game itself is there. */
  get cover(): Cover | undefined {
    const { moments } = this.#follow();
    const { at, hasGoneOn } = this.#review;
    if (at === undefined) return undefined;
    const { texts } = this.#host;
    const status = texts.looking(at, moments.length, hasGoneOn);
    const leave = { name: 'go-on', label: texts.commands.leave, filled: true, disabled: false };
    const view = { ...atRest(this.#host.look(this.session)), status };
    return {
      view: { ...view, buttons: [leave as BoardView['buttons'][number]] },
      intents: {
        spot: () => undefined,
        die: () => undefined,
        skip: () => undefined,
        button: () => this.#leave(),
      },
    };
  }

  panel(): TemplateResult {
    const { texts, names, bottom } = this.#host;
    const course = this.#follow();
    this.#written = writtenOf(course, bottom, this.#written);
    const { games, cells } = this.#written;
    const at = this.#review.at ?? course.moments.length;
    const current = cellAt(cells, at);
    const colour = (side: Side): Side => colourOf(this.#host.session.state, side);
    const standing = (state: GameState): string => this.#host.standing(state);
    const result = (state: GameState): string | undefined => this.#host.result(state);
    const go = (count: number): void => this.#review.go(count);
    return html`<h2>${texts.title}</h2>
      ${this.#bar(at, course.moments.length)}
      ${moveList({ games, cells, left: bottom, names, colour, current, texts, standing, result, go })}`;
  }

  /** Nothing of it goes on. */
  close(): void {
    this.#review.forget();
  }

  #follow(): Course {
    const { record } = this.#host.session;
    // Another game is on the board: its record begins elsewhere.
    if (this.#course && this.#course.record.start !== record.start) this.#review.forget();
    return (this.#course = courseOf(record, this.#course));
  }

  #bar(at: number, length: number): TemplateResult {
    const review = this.#review;
    const { texts } = this.#host;
    const isLive = review.at === undefined;
    return html`<div class="bar" role="group" aria-label=${texts.title}>
      ${this.#icon('first', at === 0, () => review.go(0))}
      ${this.#icon('back', at === 0, () => review.move(-1))}
      ${
        review.isPlaying
          ? this.#icon('pause', false, () => review.pause())
          : this.#icon('play', length === 0, () => review.play())
      }
      ${this.#icon('forward', isLive || at >= length, () => review.move(1))}
      ${this.#icon('last', isLive || at >= length, () => review.go(length))}
      <select
        aria-label=${texts.speed}
        @change=${({ target }: Event) => {
          review.speed = (target as HTMLSelectElement).value as ReplaySpeed;
        }}
      >
        ${Object.keys(REPLAY_SPEEDS).map(
          (speed) =>
            html`<option value=${speed} ?selected=${speed === review.speed}>
              ${texts.speeds[speed as ReplaySpeed]}
            </option>`,
        )}
      </select>
      ${
        isLive
          ? nothing
          : html`<button type="button" class="button" @click=${() => this.#leave()}>
              ${texts.commands.leave}
            </button>`
      }
    </div>`;
  }

  /** It keeps the focus where there is nothing left to do: a disabled one would lose it to the board. */
  #icon(command: Command, idle: boolean, press: () => void): TemplateResult {
    const label = this.#host.texts.commands[command];
    return html`<button
      type="button"
      class="button icon"
      aria-label=${label}
      title=${label}
      aria-disabled=${idle ? 'true' : nothing}
      @click=${idle ? nothing : press}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${icons[command]} />`}</svg>
    </button>`;
  }

  #leave(): void {
    this.#review.leave();
    this.#host.say(this.#host.texts.live);
  }
}

/** A view on which nothing can be done. */
function atRest(view: BoardView): BoardView {
  const actions = view.actions?.map((action) => ({ ...action, disabled: true }));
  return { ...view, actions, marks: undefined, panel: undefined };
}

const icons: Readonly<Record<Command, string>> = {
  first: 'M5 5h2.5v14H5zM20 5v14L9 12z',
  back: 'M17 5v14L6 12z',
  forward: 'M7 5v14l11-7z',
  last: 'M4 5v14l11-7zM16.5 5H19v14h-2.5z',
  play: 'M3 5v14l9-7zM12 5v14l9-7z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  leave: '',
};
