import type { Side } from '../../game/index.js';
import { FILE_SIDES } from './match-file.js';

/** An entry of a game as text, in its column; the result ends the game. */
export interface TextCell {
  readonly side: Side;
  readonly text: string;
  readonly isResult: boolean;
}

/** Widths of GNU Backgammon's columns. */
const CELL = 27;
const NUMBER = 3;
/** Where a result stands in a line of its own. */
const FIRST_RESULT = ' '.repeat(6);
const SECOND_RESULT = ' '.repeat(34);

/** The lines of a game: numbered rows of two columns, a blank line after all. */
export function layOut(cells: readonly TextCell[]): readonly string[] {
  const lines: string[] = [];
  let rows = 0;
  /** A row whose second column is still empty. */
  let open: string | undefined;
  const close = (second = ''): void => {
    if (open !== undefined) lines.push(open + second);
    open = undefined;
  };
  const begin = (first: string): void => {
    close();
    open = `${String(++rows).padStart(NUMBER)}) ${first.padEnd(CELL)} `;
  };
  for (const { side, text, isResult } of cells) {
    const isFirst = side === FILE_SIDES[0];
    if (isResult && (isFirst || open === undefined)) {
      close();
      lines.push((isFirst ? FIRST_RESULT : SECOND_RESULT) + text);
    } else if (isFirst) begin(text);
    else {
      if (open === undefined) begin('');
      close(isResult ? ` ${text}` : text);
    }
  }
  close();
  return [...lines, ''];
}
