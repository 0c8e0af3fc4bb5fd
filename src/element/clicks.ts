import type { BoardView, Intents, Spot } from '../board/view-model.js';
import { rulesOf, sideToAct, type Side } from '../game/index.js';
import type { Click } from './interaction.js';
import { colourOf, pointOf, type Seats } from './seats.js';
import type { Session } from './session.js';

/** What has been drawn, and of what. */
interface Drawn {
  readonly session: Session;
  readonly seats: Seats;
  /** undefined before the first time. */
  readonly view: BoardView | undefined;
}

/** What is done on the drawing, told as clicks. */
export function intentsOn(drawn: () => Drawn, hear: (click: Click) => void): Intents {
  const tell = (click: Click | undefined): void => {
    if (click) hear(click);
  };
  return {
    spot: (spot, side) => {
      const { session, seats, view } = drawn();
      tell(view && spotClick(session, seats, view, spot, side));
    },
    die: (index, side) => {
      const { session, view } = drawn();
      tell(view && dieClick(session, view, index, side));
    },
    button: (button) => hear({ name: 'button', button }),
    skip: () => hear({ name: 'skip' }),
  };
}

/** What a click on a spot says; undefined on the other side's bar or tray, and when nobody is to move. */
function spotClick(
  { state }: Session,
  seats: Seats,
  view: BoardView,
  spot: Spot,
  colour: Side,
): Click | undefined {
  const mover = sideToAct(state);
  const own = mover && colourOf(state, mover);
  if (!mover || (typeof spot !== 'number' && colour !== own)) return undefined;
  const stack =
    typeof spot === 'number'
      ? view.points[spot]
      : { side: colour, count: spot === 'bar' ? view.bar[colour] : 0 };
  return {
    name: 'spot',
    point: pointOf(rulesOf(state).facing, seats, mover, spot),
    held: !stack?.count ? 'none' : stack.side === own ? 'own' : 'theirs',
  };
}

/** What a click on a die says; undefined when it is played or no die of the side to move. */
function dieClick(
  { state }: Session,
  view: BoardView,
  index: number,
  colour: Side,
): Click | undefined {
  const die = view.dice[colour][index];
  const mover = sideToAct(state);
  if (!mover || colour !== colourOf(state, mover) || !die || die.used) return undefined;
  return { name: 'die', die: die.value };
}

const QUICK = '[data-button="undo"], [data-spot="off"], .desk *';

/**
 * Stops the second click of a double click before anything hears it: whoever clicks twice means one thing.
 * Undo, the trays and what stands beside the game are the exceptions, for they are pressed quickly on purpose: checkers
 * are borne off in a row, and a record is gone through.
 */
export function swallowRepeats(event: Event): void {
  if (!(event instanceof MouseEvent) || event.detail < 2) return;
  const { target } = event;
  if (target instanceof Element && target.closest(QUICK)) return;
  event.stopPropagation();
  event.preventDefault();
}
