import { GameError, type GivenOptions } from '../../game/index.js';
import { applyCell } from './match-apply.js';
import { Assumption, MatchBuilder, type Refusal } from './match-builder.js';
import type { ReadFile, ReadGame } from './match-cells.js';
import { FileError, type MatchFile, type Place } from './match-file.js';
import { MOST } from './match-limits.js';
import { beginNext } from './match-next.js';
import { MisplacedError } from './match-roll.js';
import { settingsOf } from './match-settings.js';
import { startOf } from './match-start.js';

/**
 * The match that a file tells, played by the rules.
 * @returns a FileError for the first thing in it that cannot be, with the match up to there
 */
export function buildMatch(file: ReadFile): MatchFile | FileError {
  let assumed: GivenOptions = {};
  for (;;) {
    const built = build(file, assumed);
    if (!(built instanceof Assumption)) return built;
    assumed = { ...assumed, ...built.options };
  }
}

function build(file: ReadFile, assumed: GivenOptions): MatchFile | FileError | Assumption {
  const read = tooMany(file) ?? settingsOf(file, assumed);
  if (read instanceof FileError) return read;
  const [first] = file.games;
  const start = startOf(read.settings, first);
  if (start instanceof GameError) return faultAt(start, first.setup?.at ?? first.at);
  const builder = new MatchBuilder(start, read.stated);
  for (const game of file.games) {
    const found = playGame(builder, game, game === first, file.length);
    if (found?.refusal instanceof Assumption) return found.refusal;
    const before = builder.isEmpty ? undefined : matchOf(file, builder);
    if (found) return faultAt(found.refusal, found.at, before);
  }
  return matchOf(file, builder);
}

function tooMany({ headers, games }: ReadFile): FileError | undefined {
  const part = games[MOST.games] ?? headers[MOST.headers];
  return part && new FileError('bad-text', 'more games or headers than any match has', part.at);
}

/** What a file holds that cannot be done, and where. */
interface Found {
  readonly refusal: Refusal;
  readonly at: Place;
}

function playGame(
  builder: MatchBuilder,
  game: ReadGame,
  isFirst: boolean,
  length: number,
): Found | undefined {
  const fault = isFirst ? undefined : beginNext(builder, game, length);
  if (fault) return { refusal: fault, at: game.at };
  for (const cell of game.cells) {
    const refusal = applyCell(builder, cell, game.cube ?? 1);
    if (refusal) return { refusal, at: refusal instanceof MisplacedError ? refusal.at : cell.at };
  }
  return undefined;
}

function matchOf({ headers, players }: ReadFile, { record }: MatchBuilder): MatchFile {
  return { headers: headers.map(({ name, value }) => ({ name, value })), players, record };
}

function faultAt({ code, message }: GameError, at: Place, before?: MatchFile): FileError {
  return new FileError(code, message, at, before);
}
