import type { GameState } from '../../src/index.js';
import { settled, type BoardHarness } from './board-harness.js';

/** Does by clicks the next thing that the board offers, as a person without plans would. */
export async function actOnce(board: BoardHarness): Promise<void> {
  const { root } = board;
  const [next] = board.offers().filter((name) => name === 'roll' || name === 'done');
  if (next === 'roll' || next === 'done') return board.press(next);
  const checker = spotSaying(root, 'can move');
  if (!checker) return settled();
  await click(checker);
  const target = spotSaying(root, 'legal target');
  if (!target) throw new Error(`no target for ${checker.getAttribute('aria-label') ?? ''}`);
  await click(target);
  if (board.status() === 'Two dice take it there: choose one') {
    const die = root.querySelector('.die.usable');
    if (die) await click(die);
  }
}

function spotSaying(root: ShadowRoot, words: string): Element | undefined {
  return [...root.querySelectorAll('[data-spot]')].find((spot) =>
    spot.getAttribute('aria-label')?.includes(words),
  );
}

async function click(place: Element): Promise<void> {
  place.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
  await settled();
}

/** Plays by clicks until the game is so. @returns what it has come to */
export async function playUntil(
  board: BoardHarness,
  isSo: (state: GameState) => boolean,
): Promise<GameState> {
  for (let act = 0; act < 20_000; act++) {
    if (isSo(board.element.state)) return board.element.state;
    await actOnce(board);
  }
  throw new Error('the game does not come to that');
}

/** Plays by clicks until the game is over. @returns how it ended */
export function playOut(board: BoardHarness): Promise<GameState> {
  return playUntil(board, ({ phase }) => phase.name === 'over');
}
