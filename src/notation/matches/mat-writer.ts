import { GameError, type GameRecord, type Step } from '../../game/index.js';
import { layOut, type TextCell } from './mat-layout.js';
import { formatPlayers } from './mat-players.js';
import type { WrittenCell } from './match-cells.js';
import { FILE_SIDES, type MatchFile } from './match-file.js';
import { formatHeader, headersFor } from './match-headers.js';
import { listGames } from './match-list.js';
import { lengthInFile } from './match-setting-headers.js';
import { isStartOf } from './match-start.js';

/**
 * A match in Jellyfish's text, as GNU Backgammon 1.07 writes it; what that has no words for is said in ours
 * (match-files.md).
 * @returns a GameError for a record that begins in the middle of a game, or that holds several matches
 */
export function writeMat({ headers, players, record }: MatchFile): string | GameError {
  const games = startFault(record) ?? listGames(record);
  if (games instanceof GameError) return games;
  const { settings } = record.start;
  return [
    ...headersFor(headers, settings, games.length).map((header) => `; ${formatHeader(header)}`),
    '',
    ` ${lengthInFile(settings, games.length)} point match`,
    '',
    ...games.flatMap(({ number, score, cells }) => [
      ` Game ${number}`,
      formatPlayers({ players, score }),
      ...layOut(textCells(cells)),
    ]),
    '',
  ].join('\n');
}

/** A score is all that a first game can begin with. */
function startFault({ start }: GameRecord): GameError | undefined {
  const { score, game } = start;
  const points = { blue: score.blue.points, red: score.red.points };
  if (isStartOf(start, { number: game, score: points })) return undefined;
  const words = 'a match that begins in the middle of a game cannot be written as text (mat)';
  return new GameError('not-allowed', words);
}

/** The entries of a game as text. */
function textCells(cells: readonly WrittenCell[]): readonly TextCell[] {
  return cells.flatMap((cell, index) => {
    if (isQuietTake(cells, index)) return [];
    const { side, type } = cell;
    const write = writers[type] as WriteCell<WrittenCell['type']>;
    const isResult = type === 'result' || type === 'drawn';
    return [{ side, text: write(cell, cells, index), isResult }];
  });
}

/**
 * Whether an entry takes a beaver, and the roll follows: GNU Backgammon then leaves the take out, and stumbles over one
 * that is written.
 */
function isQuietTake(cells: readonly WrittenCell[], index: number): boolean {
  return (
    cells[index - 1]?.type === 'beaver' &&
    cells[index]?.type === 'take' &&
    cells[index + 1]?.type === 'roll'
  );
}

type WriteCell<T extends WrittenCell['type']> = (
  cell: Extract<WrittenCell, { readonly type: T }>,
  cells: readonly WrittenCell[],
  index: number,
) => string;

const writers: { readonly [T in WrittenCell['type']]: WriteCell<T> } = {
  roll({ dice, play, isForced }) {
    // GNU Backgammon plays what it has no choice in.
    if (isForced) return ` Throws ${dice.join('')}`;
    return `${dice.join('')}: ${play ? playText(play) : NOT_PLAYED}`;
  },
  double: ({ value }) => ` Doubles => ${value}`,
  // After a beaver that is not taken GNU Backgammon reads the next game wrong; a double for a double means the same.
  beaver: ({ value }, cells, index) =>
    ` ${isQuietTake(cells, index + 1) ? 'Beavers' : 'Doubles'} => ${value}`,
  take: () => ' Takes',
  drop: () => ' Drops',
  result({ side, points }, cells, index) {
    // GNU Backgammon writes a drop of the first player and its result in one.
    const end = cells[index - 1]?.type === 'drop' && side === FILE_SIDES[1] ? ' ' : '';
    return `Wins ${points} point${points === 1 ? '' : 's'}${end}`;
  },
  opening: ({ throws }) => ` Opening ${throws.map((dice) => dice.join('')).join(' ')}`,
  resign: ({ kind = 'single' }) => ` Resigns ${kind}`,
  refuse: () => ' Refuses',
  flag: () => ' Flag',
  bomb: () => ' Bomb',
  drawn: () => 'Drawn',
};

/** What XG writes where the game was given up after the throw. */
const NOT_PLAYED = '????';

/** Most steps of a play; one that is shorter has a blank behind it, as GNU Backgammon writes it. */
const MOST_STEPS = 4;

function playText(steps: readonly Step[]): string {
  const words = steps.map(({ from, to, hit }) => `${from}/${to}${hit ? '*' : ''}`);
  return words.join(' ') + (steps.length > 0 && steps.length < MOST_STEPS ? ' ' : '');
}
