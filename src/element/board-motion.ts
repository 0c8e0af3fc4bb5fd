import type { LayoutController } from '../board/board.js';
import { mayMove } from '../board/may-move.js';
import type { BoardView } from '../board/view-model.js';
import { pause, type Motion } from './motion.js';
import type * as moving from './moving.js';

/** What is drawn, where. */
interface Drawn {
  readonly root: ParentNode;
  readonly layout: LayoutController['layout'];
  /** What was drawn last; undefined before the first time. */
  readonly view: BoardView | undefined;
}

let loaded: typeof moving | undefined;

/** Loads what moves: a board can be played on before. What cannot be loaded is tried again at the next motion. */
export async function loadMotion(): Promise<void> {
  try {
    loaded ??= await import('./moving.js');
  } catch {
    // The game goes on without motion.
  }
}

/** Shows motions on the board as it is drawn when they begin. */
export function motionOn(drawn: () => Drawn): Motion {
  return {
    travel: (travel, duration, signal) => {
      const { root, view, layout } = drawn();
      return move(duration, signal, async ({ animateTravel }) => {
        if (view) await animateTravel(root, travel, view, layout, { duration, signal });
      });
    },
    blast: (explosion, duration, signal) => {
      const { root, view, layout } = drawn();
      return move(duration, signal, async ({ animateExplosion, blotsHit }) => {
        const options = { duration, signal };
        if (view) await animateExplosion(root, blotsHit(explosion), view, layout, options);
      });
    },
    dice: (colour, duration, signal) =>
      move(duration, signal, ({ animateDice }) =>
        animateDice(drawn().root, colour, { duration, signal }),
      ),
  };
}

/** What is not loaded in the time that the motion would take does without it. */
async function move(
  duration: number,
  signal: AbortSignal,
  motion: (parts: typeof moving) => Promise<void>,
): Promise<void> {
  if (!mayMove(duration, signal)) return;
  if (!loaded) await Promise.race([loadMotion(), pause(duration, signal)]);
  if (loaded) await motion(loaded);
}
