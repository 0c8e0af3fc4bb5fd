import {
  animateDice,
  animateExplosion,
  animateTravel,
  type LayoutController,
} from '../board/board.js';
import type { BoardView } from '../board/view-model.js';
import type { Motion } from './motion.js';

/** What is drawn, where. */
interface Drawn {
  readonly root: ParentNode;
  readonly layout: LayoutController['layout'];
  /** What was drawn last; undefined before the first time. */
  readonly view: BoardView | undefined;
}

/** Shows motions on the board as it is drawn when they begin. */
export function motionOn(drawn: () => Drawn): Motion {
  return {
    async travel(travel, duration, signal) {
      const { root, view, layout } = drawn();
      if (view) await animateTravel(root, travel, view, layout, { duration, signal });
    },
    async blast(blots, duration, signal) {
      const { root, view, layout } = drawn();
      if (view) await animateExplosion(root, blots, view, layout, { duration, signal });
    },
    dice: (colour, duration, signal) => animateDice(drawn().root, colour, { duration, signal }),
  };
}
