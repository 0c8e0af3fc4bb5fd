import { GameError, legalSteps, shown, type Play, type Turn } from '../game/index.js';
import { parsePlay } from './play-reader.js';

/** What files write, besides nothing at all, for a turn in which nothing could be moved. */
const CANNOT_MOVE = /^(?:cannot move)?$/i;

/**
 * Reads the play in a cell of a match file, without its dice: as `parsePlay`, but an empty cell and `Cannot Move` say
 * that nothing can be moved.
 * @returns a GameError as `parsePlay` does; `illegal-play` too where something could have been moved.
 */
export function parseCell(turn: Turn, text: string): Play | GameError {
  const words = text.trim().replace(/\s+/g, ' ');
  if (!CANNOT_MOVE.test(words)) return parsePlay(turn, text);
  const { position, dice } = turn.start;
  if (legalSteps(turn, turn.start).length === 0) return { steps: [], result: position };
  return new GameError(
    'illegal-play',
    `play: ${shown(words)} is not legal with ${dice.join(' ')}: something can be moved`,
  );
}
