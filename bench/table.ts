/** Prints rows in columns: the first to the left, the others to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]);
  for (const line of lines) process.stdout.write(`${line.map(pad).join('  ')}\n`);
}
