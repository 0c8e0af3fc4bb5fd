import type { GameHead } from './match-cells.js';
import type { Players } from './match-file.js';

/** The line of a game that names its players. */
export interface ReadPlayers {
  readonly players: Players;
  readonly score: GameHead['score'];
}

/** Reads `Alice : 0     Bob : 0`; undefined when it is no such line. Who is named first plays red. */
export function readPlayers(line: string): ReadPlayers | undefined {
  const [, rest, second] = /^(.*):\s*(\d{1,15})\s*$/.exec(line) ?? [];
  if (rest === undefined) return undefined;
  const scores = [...rest.matchAll(/:\s*(\d{1,15})(\s+)/g)];
  // A name may hold a colon, but hardly a score before a gap.
  const gap = scores.find(([, , blanks]) => blanks.length > 1 || blanks === '\t') ?? scores[0];
  if (!gap) return undefined;
  return {
    players: {
      red: rest.slice(0, gap.index).trim(),
      blue: rest.slice(gap.index + gap[0].length).trim(),
    },
    score: { red: Number(gap[1]), blue: Number(second) },
  };
}

/** The least width of the first player with the score. */
const WIDTH = 31;

/** The line that names the players and their points before a game. */
export function formatPlayers({ players, score }: ReadPlayers): string {
  const red = `${nameOf(players.red)} : ${score.red}`;
  return ` ${`${red}  `.padEnd(WIDTH)}${nameOf(players.blue)} : ${score.blue}`;
}

/** A name as a line of a match can hold it. */
function nameOf(name: string): string {
  return (
    name
      .replace(/[\s\p{Cc}]+/gu, ' ')
      // Other programs take a name to end at its first colon.
      .replace(/:/g, '.')
      .trim() || '?'
  );
}
