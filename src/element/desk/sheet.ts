import { otherSide, type ActionType, type GameState, type Side } from '../../game/index.js';
import { formatLine, lineOf } from '../../notation/record-line.js';
import type { Course, Moment } from './course.js';

/** What a side did: a turn, or something with cube, bomb or resignation. */
export interface Cell {
  readonly side: Side;
  readonly text: CellText;
  /** How many actions of the record have been made with it. */
  readonly at: number;
}

/** Notation, or a name for what has none. */
export type CellText =
  | { readonly name: 'notation'; readonly text: string }
  | { readonly name: 'resigns' | 'accepts' | 'refuses' | 'flag' };

/** A line of the sheet: at most one entry a side. */
export interface Line {
  readonly number: number;
  readonly cells: Readonly<Partial<Record<Side, Cell>>>;
}

/** A game of the record. */
export interface GameSheet {
  /** As it stood before the game. */
  readonly before: GameState;
  /** As it stands after the game, or now. */
  readonly after: GameState;
  readonly lines: readonly Line[];
  /** How many actions of the record come before the game. */
  readonly at: number;
}

/** What has been written of a record. */
export interface Written {
  readonly course: Course;
  /** The side whose entries stand on the left. */
  readonly left: Side;
  readonly games: readonly GameSheet[];
  /** All entries in the order in which they were made. */
  readonly cells: readonly Cell[];
}

/**
 * The record as players write it down.
 * @param known - of the same record when it was shorter: then only what was added is written, and the games before it
 *   are the same objects
 */
export function writtenOf(course: Course, left: Side, known?: Written): Written {
  if (known?.course === course && known.left === left) return known;
  const shorter = known?.left === left && isPartOf(known.course, course) ? known : undefined;
  const games = sheetOf(course, left, shorter);
  return { course, left, games, cells: cellsOf(games, left) };
}

function isPartOf(shorter: Course, { record, moments }: Course): boolean {
  const last = shorter.moments.length - 1;
  return shorter.record.start === record.start && shorter.moments[last] === moments[last];
}

/**
 * The record game by game; `left` is the side whose entries stand there.
 * @param known - the games of its beginning
 */
export function sheetOf(
  { record, moments }: Course,
  left: Side,
  known?: Written,
): readonly GameSheet[] {
  const games: GameSheet[] = known?.games.slice() ?? [
    { before: record.start, after: record.start, lines: [], at: 0 },
  ];
  const done = known?.course.moments.length ?? 0;
  for (const [index, moment] of moments.slice(done).entries()) {
    const { action, after } = moment;
    const at = done + index + 1;
    const game = games[games.length - 1];
    if (action.type === 'nextGame') games.push({ before: after, after, lines: [], at });
    else {
      const text = cellText(moment);
      const lines = text ? withCell(game.lines, { side: action.side, text, at }, left) : game.lines;
      games[games.length - 1] = { ...game, after, lines };
    }
  }
  return games;
}

/** Whoever stands on the left has the first word of a line. */
function withCell(lines: readonly Line[], cell: Cell, left: Side): readonly Line[] {
  const line = lines[lines.length - 1];
  const isFree = line !== undefined && cell.side !== left && !line.cells[cell.side];
  if (isFree)
    return [...lines.slice(0, -1), { ...line, cells: { ...line.cells, [cell.side]: cell } }];
  return [...lines, { number: lines.length + 1, cells: { [cell.side]: cell } }];
}

/** Notation has to be worked out from the rules, and the sheet is drawn again at every step. */
const cellTexts = new WeakMap<Moment, CellText | 'none'>();

function cellText(moment: Moment): CellText | undefined {
  let text = cellTexts.get(moment);
  if (!text) cellTexts.set(moment, (text = textOf(moment) ?? 'none'));
  return text === 'none' ? undefined : text;
}

function textOf({ action, before }: Moment): CellText | undefined {
  const line = lineOf(before, action);
  if (line) return { name: 'notation', text: formatLine(line) };
  if (action.type === 'answerResignation') return { name: action.accept ? 'accepts' : 'refuses' };
  const name = names[action.type];
  return name && { name };
}

const names: Partial<Record<ActionType, 'resigns' | 'flag'>> = {
  offerResignation: 'resigns',
  flag: 'flag',
};

/** All entries of a sheet in the order in which they were made. */
export function cellsOf(sheet: readonly GameSheet[], left: Side): readonly Cell[] {
  return sheet.flatMap(({ lines }) =>
    lines.flatMap(({ cells }) =>
      [cells[left], cells[otherSide(left)]].filter((cell) => cell !== undefined),
    ),
  );
}

/** The entry that a moment belongs to: a throw stands with its play; undefined where nothing has been written yet. */
export function cellAt(cells: readonly Cell[], count: number): Cell | undefined {
  return cells.find(({ at }) => at >= count) ?? cells[cells.length - 1];
}

/** A throw that is still to be played, as the sheet writes it. */
export function openThrow({ phase }: GameState): string | undefined {
  if (phase.name !== 'moving') return undefined;
  const [a, b] = phase.dice;
  return `${Math.max(a, b)}-${Math.min(a, b)}`;
}
