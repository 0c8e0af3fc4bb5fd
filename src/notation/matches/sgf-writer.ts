import { GameError, type GameState } from '../../game/index.js';
import type { WrittenCell } from './match-cells.js';
import type { MatchFile } from './match-file.js';
import { headersFor, onOneLine } from './match-headers.js';
import { listGames, type WrittenGame } from './match-list.js';
import { lengthInFile } from './match-setting-headers.js';
import { isStartOf } from './match-start.js';
import { colourOf } from './sgf-cells.js';
import { formatSgfHeaders } from './sgf-headers.js';
import { letterOf } from './sgf-points.js';
import { formatRules } from './sgf-rules.js';
import { formatSetup } from './sgf-setup.js';
import { sgfText } from './sgf-tree.js';

/**
 * A match in SGF as GNU Backgammon writes it.
 * @returns a GameError that names what has no form there: a game or an action that GNU Backgammon does not know, a start
 * that is no plain position, several matches
 */
export function writeSgf(file: MatchFile): string | GameError {
  const games = listGames(file.record);
  if (games instanceof GameError) return games;
  const { start } = file.record;
  const setup = setupFor(start);
  if (setup instanceof GameError) return setup;
  const trees: string[] = [];
  for (const game of games) {
    const isFirst = game === games[0];
    const rules = formatRules(start, game.crawford);
    if (rules === undefined) return unknown(`a game of ${start.settings.variant}`);
    const nodes = nodesOf(game);
    if (nodes instanceof GameError) return nodes;
    const length = lengthInFile(start.settings, games.length);
    const headers = isFirst ? headersFor(file.headers, start.settings, games.length) : [];
    const root =
      `FF[4]GM[6]CA[UTF-8]AP[backgammon-board]${infoFor(game, length)}` +
      `PW[${nameFor(file.players.red)}]PB[${nameFor(file.players.blue)}]` +
      `${formatSgfHeaders(headers)}${rulesAndEnd(game, rules)}`;
    trees.push(`(;${[root, ...(isFirst ? setup : []), ...nodes].join('\n;')})\n`);
  }
  return trees.join('');
}

function unknown(what: string): GameError {
  return new GameError('not-allowed', `${what} cannot be written as SGF`);
}

function nameFor(name: string): string {
  return sgfText(onOneLine(name));
}

function infoFor({ number, score }: WrittenGame, length: number): string {
  return `MI[length:${length}][game:${number - 1}][ws:${score.red}][bs:${score.blue}]`;
}

function rulesAndEnd({ cube, cells }: WrittenGame, rules: string): string {
  const parts = [rules && `RU[${rules}]`, cube > 1 && `CV[${cube}]`, resultOf(cells)];
  return parts.filter((part) => part !== false).join('');
}

function resultOf(cells: readonly WrittenCell[]): string {
  const last = cells[cells.length - 1];
  if (last?.type !== 'result') return '';
  const isGivenUp = last.how?.by === 'resignation';
  const points = isGivenUp ? last.points : (last.how?.points ?? last.points);
  return `RE[${colourOf[last.side]}+${points}${isGivenUp ? 'R' : ''}]`;
}

/** The nodes that set up where a record begins; none where it begins with a game. */
function setupFor(start: GameState): readonly string[] | GameError {
  const { score, game: number, crawford, board, cube, phase } = start;
  const told = {
    number,
    score: { blue: score.blue.points, red: score.red.points },
    crawford: crawford === 'now',
  };
  if (isStartOf(start, told)) return [];
  const at = { line: 1, column: 1 };
  if (isStartOf(start, { ...told, setup: { at, board, cube, phase } })) return formatSetup(start);
  return unknown('a record that begins with more than a position');
}

function nodesOf({ cells }: WrittenGame): readonly string[] | GameError {
  const nodes: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const write = writers[cell.type] as WriteCell<WrittenCell['type']>;
    const node = write(cell, cells[index + 1]);
    if (node instanceof GameError) return node;
    if (node !== '') nodes.push(node);
  }
  return nodes;
}

type WriteCell<T extends WrittenCell['type']> = (
  cell: Extract<WrittenCell, { readonly type: T }>,
  next: WrittenCell | undefined,
) => string | GameError;

const writers: { readonly [T in WrittenCell['type']]: WriteCell<T> } = {
  roll({ side, dice, play }) {
    const colour = colourOf[side];
    if (!play) return `PL[${colour}]DI[${dice.join('')}]`;
    const letters = play.map(({ from, to }) => letterOf(side, from) + letterOf(side, to));
    return `${colour}[${dice.join('')}${letters.join('')}]`;
  },
  double: ({ side }) => `${colourOf[side]}[double]`,
  beaver: ({ side }) => `${colourOf[side]}[double]`,
  take: ({ side }) => `${colourOf[side]}[take]`,
  drop: ({ side }) => `${colourOf[side]}[drop]`,
  // It stands in the first node.
  result: () => '',
  // The roll tells who begins; what ties have made of the cube stands in the first node.
  opening: (_, next) => (next?.type === 'roll' ? '' : unknown('a draw without a roll')),
  resign: () =>
    unknown('a resignation that waits for its answer, is refused, or is not told by its points'),
  refuse: () => unknown('a resignation that is refused'),
  flag: () => unknown('a fallen flag'),
  bomb: () => unknown('the bomb'),
  drawn: () => unknown('a drawn game'),
};
