import type { BoardView } from '../../src/board/view-model.js';
import type { Interaction } from '../../src/element/interaction.js';
import type { Seats } from '../../src/element/seats.js';
import type { Session } from '../../src/element/session.js';
import { boardView, type ViewOptions } from '../../src/element/view.js';
import { en } from '../../src/locale/en.js';

const computer: Seats = { bottom: 'blue', opponent: 'computer' };

const calm: ViewOptions = {
  seats: computer,
  strings: en,
  level: 'expert',
  mirrored: false,
  narrow: false,
  pips: true,
  drawing: false,
  progress: undefined,
  notice: undefined,
  rollNames: undefined,
  elapsed: 0,
  isHeld: false,
};

/** A step is to be chosen. */
export const ready: Interaction = { name: 'ready' };

/** The view of a wide board in English against the computer, unless the options say otherwise. */
export function show(
  session: Session,
  interaction: Interaction = ready,
  options: Partial<ViewOptions> = {},
): BoardView {
  return boardView(session, interaction, { ...calm, ...options });
}
