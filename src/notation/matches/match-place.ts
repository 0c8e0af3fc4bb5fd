import type { Place } from './match-file.js';

/** Tells the line and the column of any place in a text, given as an index. */
export function placesIn(text: string): (index: number) => Place {
  const begins = [0];
  for (const found of text.matchAll(/\r\n|\n|\r/g)) begins.push(found.index + found[0].length);
  return (index) => {
    const line = lineAt(begins, index);
    return { line: line + 1, column: index - begins[line] + 1 };
  };
}

/** The last of the ascending numbers that is not above the index, by halves. */
function lineAt(begins: readonly number[], index: number): number {
  let [low, high] = [0, begins.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (begins[middle] <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}
