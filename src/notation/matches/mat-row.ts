import {
  RESULT_KINDS,
  otherSide,
  type Dice,
  type ResultKind,
  type Side,
} from '../../game/index.js';
import type { Cell, ReadCell } from './match-cells.js';
import { readDice } from './match-dice.js';
import { FILE_SIDES } from './match-file.js';
import { MOST } from './match-limits.js';

/** Cells of the second player begin from here on, in columns from 0; most programs have them at 33 or later. */
const SECOND_COLUMN = 20;

/** The beginning of a cell: dice, or one of the words. */
const CELL = new RegExp(
  `(^|\\s)(?:[1-6][1-6]\\s?:|(?:${[
    'redoubles?',
    'doubles?',
    'beavers?',
    'raccoons?',
    'takes?',
    'accepts?',
    'drops?',
    'pass(?:es)?',
    'rejects?',
    'wins?',
    'loses?',
    'losses',
    'resigns?',
    'refuses',
    'flag',
    'bomb',
    'throws',
    'opening',
    'drawn',
  ].join('|')})(?![a-z]))`,
  'gi',
);

/** The cells of a row, with its number or without. `line`: where it stands, from 1. */
export function readRow(text: string, line: number): readonly ReadCell[] {
  if (text.length > MOST.columns) return [badCell('the line is too long for a row', line, 0)];
  const head = /^\s*\d+\s*\)/.exec(text)?.[0].length ?? 0;
  const begins = [...text.slice(head).matchAll(CELL)].map(
    (found) => head + found.index + found[1].length,
  );
  const stray = text.slice(head, begins[0]);
  if (stray.trim() !== '') {
    return [
      badCell(`"${stray.trim()}" is no entry of a match`, line, text.indexOf(stray.trim(), head)),
    ];
  }
  return begins.map((begin, index) => {
    const words = text.slice(begin, begins[index + 1]).trim();
    const side = sideAt(text.slice(0, begin), index, /^(?:wins?|los)/i.test(words));
    return { ...readCell(words, side), at: { line, column: begin + 1 } };
  });
}

function badCell(reason: string, line: number, index: number): ReadCell {
  return { type: 'bad', reason, side: FILE_SIDES[0], at: { line, column: index + 1 } };
}

/** Whose a cell is, by what stands before it; a result may follow in the column of its row's first cell. */
function sideAt(before: string, index: number, isResult: boolean): Side {
  const isFar = widthOf(before) >= SECOND_COLUMN;
  return isFar || (index > 0 && !isResult) ? FILE_SIDES[1] : FILE_SIDES[0];
}

/** How wide a text is, tabs every eight columns. */
function widthOf(text: string): number {
  const [first, ...rest] = text.split('\t');
  return rest.reduce((width, part) => width + (8 - (width % 8)) + part.length, first.length);
}

/** How a word of a cell is read, with what follows it; undefined for what cannot be. */
type ReadWord = (side: Side, rest: string) => Cell<string> | undefined;

const words: readonly (readonly [RegExp, ReadWord])[] = [
  [/^(?:re)?doubles?/i, (side, rest) => cubeCell('double', side, rest)],
  [/^beavers?/i, (side, rest) => cubeCell('beaver', side, rest)],
  [/^raccoons?/i, (side, rest) => cubeCell('raccoon', side, rest)],
  [/^(?:takes?|accepts?)/i, bare('take')],
  [/^(?:drops?|pass(?:es)?|rejects?)/i, bare('drop')],
  [/^wins?/i, (side, rest) => resultCell(side, rest)],
  [/^los(?:es?|ses)/i, (side, rest) => resultCell(otherSide(side), rest)],
  [/^resigns?/i, resignCell],
  [/^refuses/i, bare('refuse')],
  [/^flag/i, bare('flag')],
  [/^bomb/i, bare('bomb')],
  [/^throws/i, throwsCell],
  [/^opening/i, openingCell],
  [/^drawn/i, (side, rest) => (rest === '' ? { type: 'drawn', side } : undefined)],
];

function readCell(text: string, side: Side): Cell<string> {
  const [, thrown, play] = /^([1-6]{2})\s?:\s*(.*)$/.exec(text) ?? [];
  const dice = thrown === undefined ? undefined : readDice(thrown);
  if (dice) return rollCell(side, dice, play);
  const unread: Cell<string> = { type: 'bad', side, reason: `"${text}" cannot be read` };
  for (const [word, read] of words) {
    const found = word.exec(text);
    if (found) return read(side, text.slice(found[0].length).trim()) ?? unread;
  }
  return unread;
}

function rollCell(side: Side, dice: Dice, play: string): Cell<string> {
  // What XG writes where the game was given up after the throw.
  if (/^\?+$/.test(play)) return { type: 'roll', side, dice };
  if (!/^illegal play/i.test(play)) return { type: 'roll', side, dice, play };
  return { type: 'bad', side, reason: `${dice.join('')}: the file says that the play was illegal` };
}

function cubeCell(
  type: 'double' | 'beaver' | 'raccoon',
  side: Side,
  rest: string,
): Cell<string> | undefined {
  if (rest === '') return { type, side };
  const [, value] = /^=>\s*(\d{1,15})$/.exec(rest) ?? [];
  return value === undefined ? undefined : { type, side, value: Number(value) };
}

function bare(type: 'take' | 'drop' | 'refuse' | 'flag' | 'bomb'): ReadWord {
  return (side, rest) => (rest === '' ? { type, side } : undefined);
}

function resultCell(side: Side, rest: string): Cell<string> | undefined {
  const [, points] = /^(\d{1,15})\s+points?(?:\s+and the match)?\.?$/i.exec(rest) ?? [];
  return points === undefined ? undefined : { type: 'result', side, points: Number(points) };
}

function resignCell(side: Side, rest: string): Cell<string> | undefined {
  if (rest === '') return { type: 'resign', side };
  const kind: ResultKind | undefined = RESULT_KINDS.find((known) => known === rest.toLowerCase());
  return kind && { type: 'resign', side, kind };
}

function throwsCell(side: Side, rest: string): Cell<string> | undefined {
  const dice = readDice(rest);
  return dice && { type: 'roll', side, dice };
}

function openingCell(side: Side, rest: string): Cell<string> | undefined {
  const throws = rest.split(/\s+/).map(readDice);
  const known = throws.filter((dice) => dice !== undefined);
  return known.length === throws.length ? { type: 'opening', side, throws: known } : undefined;
}
