import { buildMatch } from './match-build.js';
import type { ReadGame } from './match-cells.js';
import { FILE_SIDES, FileError, NAMELESS, type MatchFile } from './match-file.js';
import { onOneLine } from './match-headers.js';
import { MOST } from './match-limits.js';
import { placesIn } from './match-place.js';
import { gameFault, infoOf, readGame, rulesText, type PlaceAt } from './sgf-game.js';
import { readSgfHeaders } from './sgf-headers.js';
import { readRules } from './sgf-rules.js';
import { plainText, readTrees, type SgfFault, type SgfNode } from './sgf-tree.js';

/** Reads a match in SGF as GNU Backgammon writes it: a game tree for each game. What analyses say is left out. */
export function readSgf(text: string): MatchFile | FileError {
  const placeAt = placesIn(text);
  const { trees, fault } = readTrees(text);
  const root = trees[0]?.[0];
  const early = root ? gameFault(root) : (fault ?? { reason: 'the file holds no game', index: 0 });
  if (!root || early) {
    const { reason, index } = early ?? NO_GAME;
    return new FileError('bad-text', reason, placeAt(index));
  }
  const { length } = infoOf(root);
  return buildMatch({
    headers: readSgfHeaders(root, placeAt),
    players: { red: nameIn(root, 'PW', NAMELESS.red), blue: nameIn(root, 'PB', NAMELESS.blue) },
    length,
    told: readRules(rulesText(root), length).told,
    games: readGames(trees, fault, placeAt),
  });
}

const NO_GAME: SgfFault = { reason: 'the file holds no game', index: 0 };

function nameIn(root: SgfNode, property: string, otherwise: string): string {
  return onOneLine(plainText(root.get(property)?.[0].text ?? '')) || otherwise;
}

/** The games up to a fault, which is then the last thing that the last of them says. */
function readGames(
  trees: readonly (readonly SgfNode[])[],
  fault: SgfFault | undefined,
  placeAt: PlaceAt,
): readonly ReadGame[] {
  const games: ReadGame[] = [];
  let found = fault;
  for (const [root, ...nodes] of trees) {
    const unfit = root && gameFault(root);
    found = unfit ?? found;
    if (!root || unfit || games.length > MOST.games) break;
    games.push(readGame(root, nodes, placeAt));
  }
  const last = games[games.length - 1];
  if (!found || !last) return games;
  const { reason, index } = found;
  const cell = { type: 'bad', side: FILE_SIDES[0], reason, at: placeAt(index) } as const;
  // The result is that of the whole game, which the file may not hold.
  const cells = last.cells.filter(({ type }) => type !== 'result');
  return [...games.slice(0, -1), { ...last, cells: [...cells, cell] }];
}
