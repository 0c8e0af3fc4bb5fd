import { html, render } from 'lit';
import { boardStyles, renderBoard, type Layout } from '../../src/board/board.js';
import type { BoardView } from '../../src/board/view-model.js';
import { swallowRepeats } from '../../src/element/clicks.js';
import { Setup, type SetupHost } from '../../src/element/desk/setup.js';
import { setupStyles } from '../../src/element/desk/setup-styles.js';
import { deskStyles } from '../../src/element/desk/styles.js';
import { loadSetupTexts, type SetupTexts } from '../../src/element/desk/setup-texts.js';
import type { Session } from '../../src/element/session.js';
import { newSession, type GameState, type Side } from '../../src/game/index.js';
import { loadStrings, type Language, type Strings } from '../../src/locale/index.js';
import { show } from './shown-view.js';

/** How a position is set up; what is missing is as in a new game of short nardy, in English. */
interface Place {
  readonly start?: GameState;
  readonly language?: Language;
  readonly width?: number;
  readonly layout?: Layout;
  readonly bottom?: Side;
}

/** A board on which a position is set up, without an element around it. */
export class SetupStand implements SetupHost {
  readonly element = document.createElement('div');
  readonly root = this.element.attachShadow({ mode: 'open' });
  readonly start: GameState;
  readonly opened: Session[] = [];
  underWay = false;
  closed = 0;
  readonly setup: Setup;

  private constructor(
    private readonly place: Place,
    readonly texts: SetupTexts,
    private readonly strings: Strings,
  ) {
    this.start = place.start ?? newSession();
    this.root.adoptedStyleSheets = [
      boardStyles.styleSheet!,
      deskStyles.styleSheet!,
      setupStyles.styleSheet!,
    ];
    // As the element does it.
    this.root.addEventListener('click', swallowRepeats, { capture: true });
    this.element.style.width = `${place.width ?? 360}px`;
    this.element.lang = place.language ?? 'en';
    document.body.append(this.element);
    this.setup = new Setup(this);
    this.setup.attach(this.element);
    this.show();
  }

  static async open(place: Place = {}): Promise<SetupStand> {
    const { language = 'en' } = place;
    return new SetupStand(place, await loadSetupTexts(language), await loadStrings(language));
  }

  look(session: Session): BoardView {
    const { bottom = 'blue', layout } = this.place;
    const seats = { bottom, opponent: 'person' } as const;
    const options = { seats, strings: this.strings, narrow: layout !== 'wide' };
    return show(session, { name: 'to-roll' }, options);
  }

  isUnderWay(): boolean {
    return this.underWay;
  }

  open(session: Session): void {
    this.opened.push(session);
  }

  close(): void {
    this.closed++;
  }

  show(): void {
    const { view, intents } = this.setup;
    const board = renderBoard(view, intents, this.place.layout ?? 'narrow');
    render(
      html`${board}
        <div class="desk">${this.setup.panel()}</div>`,
      this.root,
    );
  }

  remove(): void {
    this.setup.detach();
    this.element.remove();
  }

  spot(name: number | 'bar', side?: Side): SVGElement {
    const ofSide = side ? `[data-side=${side}]` : '';
    return this.root.querySelector<SVGElement>(`svg [data-spot="${name}"]${ofSide}`)!;
  }

  /** Clicks as quickly as hands can, so many times. */
  click(name: number | 'bar', { times = 1, side, ...init }: Clicking = {}): void {
    for (let detail = 1; detail <= times; detail++)
      this.spot(name, side).dispatchEvent(
        new MouseEvent('click', { detail, bubbles: true, composed: true, ...init }),
      );
  }

  press(name: string): void {
    this.find(`[data-command=${name}], [data-choice=${name}]`).click();
  }

  find(selector: string): HTMLElement {
    return this.root.querySelector<HTMLElement>(`.setup :is(${selector})`)!;
  }

  selected(name: 'dice' | 'cube'): HTMLSelectElement {
    return this.root.querySelector<HTMLSelectElement>(`.setup select[name=${name}]`)!;
  }

  choose(name: 'dice' | 'cube', text: string): void {
    const select = this.selected(name);
    select.selectedIndex = [...select.options].findIndex(({ label }) => label === text);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** The board's status line. */
  get status(): string {
    return this.root.querySelector('.status')!.textContent;
  }

  /** What stands below the choices. */
  get fault(): string {
    return this.find('[role=status]').textContent.replace(/\s+/g, ' ').trim();
  }
}

interface Clicking extends MouseEventInit {
  readonly times?: number;
  readonly side?: Side;
}
