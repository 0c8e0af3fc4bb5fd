/**
 * How much of anything a match file can hold: far more than any match has, and little enough that nobody waits for what
 * is none.
 */
export const MOST = {
  games: 10_000,
  /** Rows of a game. */
  rows: 10_000,
  headers: 1000,
  /** Letters of a row. */
  columns: 500,
  /** Nodes and values of a file in SGF. */
  parts: 300_000,
  /** Open brackets in SGF. */
  depth: 1000,
} as const;
