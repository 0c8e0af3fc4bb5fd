import type { BoardView, Intents } from '../../board/view-model.js';

/** Something else that is on the board in the game's place, such as a past moment. */
export interface Cover {
  readonly view: BoardView;
  readonly intents: Intents;
}
