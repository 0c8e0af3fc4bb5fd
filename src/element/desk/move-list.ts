import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { ref } from 'lit/directives/ref.js';
import { otherSide, type GameState, type Side } from '../../game/index.js';
import { openThrow, type Cell, type GameSheet, type Line } from './sheet.js';
import type { DeskTexts } from './texts.js';

/** What the list shows; `current` is the entry that the board stands at. */
export interface MoveListView {
  readonly games: readonly GameSheet[];
  /** All entries in their order. */
  readonly cells: readonly Cell[];
  /** The side whose entries stand on the left. */
  readonly left: Side;
  readonly names: Readonly<Record<Side, string>>;
  /** What a side's checkers are drawn in. */
  readonly colour: (side: Side) => Side;
  readonly current: Cell | undefined;
  readonly texts: DeskTexts;
  /** The score as the board says it. */
  readonly standing: (state: GameState) => string;
  /** How a game has ended, once it has. */
  readonly result: (state: GameState) => string | undefined;
  readonly go: (count: number) => void;
}

/** Where the arrow keys lead from an entry: so many entries on. */
const keys: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** The record as a score sheet: one tab stop, and from there the arrow keys. */
export function moveList(view: MoveListView): TemplateResult {
  const { games, cells, texts } = view;
  const [first] = games;
  if (cells.length === 0 && games.length === 1 && openThrow(first.after) === undefined)
    return html`<p class="empty">${texts.empty}</p>`;
  const stop = view.current ?? cells[0];
  return html`<div class="sheet" @keydown=${(event: KeyboardEvent) => walk(event, cells, view)}>
    ${heads(view)} ${games.map((_, index) => gameOnce(index, view, stop))}
  </div>`;
}

/** Who stands in which column; the entries say it themselves. */
function heads({ left, names, colour }: MoveListView): TemplateResult {
  return html`<div class="heads" aria-hidden="true">
    <span></span>
    ${[left, otherSide(left)].map((side) => html`<span class="of-${colour(side)}">${names[side]}</span>`)}
  </div>`;
}

/** A long match has thousands of entries, and the board is drawn at every step: games are drawn anew when they change. */
function gameOnce(index: number, view: MoveListView, stop: Cell | undefined): unknown {
  const { games, left, names, texts, current } = view;
  const game = games[index];
  const end = games[index + 1]?.at ?? Infinity;
  const here = (cell: Cell | undefined): number | undefined =>
    cell && cell.at > game.at && cell.at <= end ? cell.at : undefined;
  const standing = view.standing(game.before);
  const result = view.result(game.after);
  const shown = [game, left, texts, names.blue, names.red, standing, result];
  return guard([...shown, here(current), here(stop)], () =>
    gameView(game, { standing, result }, view, stop),
  );
}

/** What stands above and below a game. */
interface Frame {
  readonly standing: string;
  readonly result: string | undefined;
}

function gameView(
  game: GameSheet,
  { standing, result }: Frame,
  view: MoveListView,
  stop: Cell | undefined,
): TemplateResult {
  const { before, lines } = game;
  const title = view.texts.game(before.game);
  return html`<div class="game" role="group" aria-label=${title}>
    <h3>${title}<span class="standing">${standing}</span></h3>
    <ol>
      ${lines.map((line, index) => lineView(line, view, stop, index))}
    </ol>
    ${openView(game, view)} ${result ? html`<p class="result">${result}</p>` : nothing}
  </div>`;
}

/** A throw that is still to be played stands under the rest. */
function openView({ after }: GameSheet, { names }: MoveListView): TemplateResult | typeof nothing {
  const dice = openThrow(after);
  if (dice === undefined || after.phase.name !== 'moving') return nothing;
  return html`<p class="open">${names[after.phase.side]}: ${dice}</p>`;
}

function lineView(
  { number, cells }: Line,
  view: MoveListView,
  stop: Cell | undefined,
  index: number,
): TemplateResult {
  const sides = [view.left, otherSide(view.left)];
  return html`<li value=${index + 1}>
    <span class="number" aria-hidden="true">${number}</span>
    ${sides.map((side) => cellView(cells[side], side, view, stop))}
  </li>`;
}

function cellView(
  cell: Cell | undefined,
  side: Side,
  { names, texts, current, go }: MoveListView,
  stop: Cell | undefined,
): unknown {
  if (!cell) return html`<span></span>`;
  const text = cell.text.name === 'notation' ? cell.text.text : texts.cells[cell.text.name];
  const isCurrent = cell.at === current?.at;
  return keyed(
    cell.at,
    html`<button
      type="button"
      class="cell of-${side}"
      data-at=${cell.at}
      tabindex=${cell.at === stop?.at ? 0 : -1}
      aria-current=${isCurrent ? 'true' : nothing}
      aria-label="${names[side]}, ${text}"
      @click=${() => go(cell.at)}
      ${isCurrent ? ref(bringIntoView) : nothing}
    >
      ${text}
    </button>`,
  );
}

/** The entry that the board stands at last was brought into view; whoever scrolls away from it is left alone. */
const shownLast = new WeakMap<Element, Element>();

/** Scrolls the sheet, and nothing else of the page. */
function bringIntoView(entry: Element | undefined): void {
  // It has no place before it is in the document.
  queueMicrotask(() => {
    const sheet = entry?.closest('.sheet');
    if (!entry || !sheet || shownLast.get(sheet) === entry) return;
    shownLast.set(sheet, entry);
    const [inner, outer] = [entry.getBoundingClientRect(), sheet.getBoundingClientRect()];
    if (inner.top < outer.top + inner.height)
      sheet.scrollTop -= outer.top + inner.height - inner.top;
    if (inner.bottom > outer.bottom) sheet.scrollTop += inner.bottom - outer.bottom;
  });
}

/** The keyboard goes from entry to entry, and the board follows. */
function walk(event: KeyboardEvent, cells: readonly Cell[], { go }: MoveListView): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event;
  const by = Object.hasOwn(keys, key) ? keys[key] : 0;
  if (by === 0 || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
  const here = cells.findIndex(({ at }) => String(at) === target.dataset['at']);
  if (here < 0) return;
  event.preventDefault();
  const there = cells[Math.max(0, Math.min(here + by, cells.length - 1))];
  go(there.at);
  const list = currentTarget as HTMLElement;
  list.querySelector<HTMLElement>(`[data-at='${there.at}']`)?.focus();
}
