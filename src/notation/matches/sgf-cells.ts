import type { Side } from '../../game/index.js';
import type { Cell } from './match-cells.js';
import { readDice } from './match-dice.js';
import { pointOf } from './sgf-points.js';

/** The side of each colour: White is GNU Backgammon's player 0. */
export const sideOfColour: Readonly<Record<string, Side>> = { W: 'red', B: 'blue' };

/** The colour of each side. */
export const colourOf: Readonly<Record<Side, string>> = { red: 'W', blue: 'B' };

/** The side that a value names (`W`, `b`, `white`), if it names one. */
export function readSide(text: string): Side | undefined {
  return sideOfColour[text.trim().charAt(0).toUpperCase()];
}

/** What a side does: dice and where its checkers go from and to (`53qvsv`), or a word of the cube. */
export function readAct(side: Side, text: string): Cell<string> {
  const act = text.trim();
  if (act === 'double' || act === 'take' || act === 'drop') return { type: act, side };
  const dice = readDice(act.slice(0, 2));
  const play = dice && readPlay(side, act.slice(2));
  if (dice === undefined || play === undefined)
    return { type: 'bad', side, reason: `"${act.slice(0, 40)}" is no move` };
  return { type: 'roll', side, dice, play };
}

/** A play as text, or undefined where the letters are no pairs of points. */
function readPlay(side: Side, letters: string): string | undefined {
  if (!/^(?:[a-z]{2}){0,8}$/.test(letters)) return undefined;
  const steps = letters.match(/../g) ?? [];
  return steps.map(([from, to]) => `${pointOf(side, from)}/${pointOf(side, to)}`).join(' ');
}

/** Who has won, and by how much: `W+2`, or `B+3R` where the other has given up. */
export function readResult(text: string): Cell<string> | undefined {
  const [, colour, points] = /^\s*([WB])\+(\d{1,15})[A-Z]?\s*$/i.exec(text) ?? [];
  if (points === undefined) return undefined;
  return { type: 'result', side: sideOfColour[colour.toUpperCase()], points: Number(points) };
}
