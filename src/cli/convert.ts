import { GameError } from '../game/index.js';
import { readMatch, writeMatch, type FileForm } from '../notation/matches/match-files.js';

/** A match file in another form, or what is wrong with it, or with that form for it. */
export function convert(file: Uint8Array, to: FileForm): string | GameError {
  const match = readMatch(file);
  return match instanceof GameError ? match : writeMatch(match, to);
}
