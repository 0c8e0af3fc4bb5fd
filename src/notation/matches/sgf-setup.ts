import { OFF, countsOf, type Counts, type GameState, type Side } from '../../game/index.js';
import type { Setup } from './match-cells.js';
import { readDice } from './match-dice.js';
import type { Place } from './match-file.js';
import { colourOf, readSide, sideOfColour } from './sgf-cells.js';
import { letterOf, pointOf } from './sgf-points.js';
import type { SgfNode, SgfValue } from './sgf-tree.js';

/** The properties that set up checkers, and those that set up the cube. */
const BOARD = ['AE', 'AW', 'AB'];
const CUBE = ['CV', 'CP'];

/** The first value with which a node sets up the board or the cube, if it does. */
export function setUpBy(node: SgfNode): SgfValue | undefined {
  return [...BOARD, ...CUBE].flatMap((name) => node.get(name) ?? [])[0];
}

/**
 * A position that nodes set up, the later over the earlier; whether it is sound is not asked.
 * @returns the value that sets a checker on no point, if there is one
 */
export function readSetup(
  nodes: readonly SgfNode[],
  checkers: number,
  at: Place,
): Setup | SgfValue {
  const all = new Map(nodes.flatMap((node) => [...node]));
  const stray = (['W', 'B'] as const).flatMap((colour) =>
    placed(nodes, colour).filter(({ text }) => pointOf(sideOfColour[colour], text) === undefined),
  );
  if (stray.length > 0) return stray[0];
  const value = (name: string): string => all.get(name)?.[0].text ?? '';
  const side = readSide(value('PL'));
  const dice = readDice(value('DI'));
  const phase = dice ? { name: 'moving', side, dice } : { name: 'rolling', side };
  const cube = { value: Number(value('CV') || 1), owner: readSide(value('CP')) ?? null };
  const board = { blue: countsFor(nodes, 'B', checkers), red: countsFor(nodes, 'W', checkers) };
  return {
    at,
    ...(BOARD.some((name) => all.has(name)) && { board }),
    ...(CUBE.some((name) => all.has(name)) && { cube }),
    ...(side && { phase }),
  };
}

/** Where a colour's checkers are set since the board was cleared for the last time, a value for each. */
function placed(nodes: readonly SgfNode[], colour: string): readonly SgfValue[] {
  const cleared = nodes.findLastIndex((node) => node.has('AE'));
  return nodes.slice(Math.max(0, cleared)).flatMap((node) => node.get(`A${colour}`) ?? []);
}

/** A side's checkers; those that are not set are borne off. */
function countsFor(nodes: readonly SgfNode[], colour: string, checkers: number): Counts {
  const side: Side = sideOfColour[colour];
  const points = placed(nodes, colour).map(({ text }) => pointOf(side, text) ?? 0);
  return countsOf(
    checkers,
    points.filter((point) => point > 0).map((point) => [point, 1]),
  );
}

/** The nodes that set up a state before the first move: board, cube, and who throws or has thrown. */
export function formatSetup({ board, cube, phase }: GameState): readonly string[] {
  const placed = (['red', 'blue'] as const).map((side) => {
    const points = [...board[side].entries()].filter(([point]) => point !== OFF);
    const letters = points.flatMap(([point, count]) =>
      // A pinned checker is counted below zero; the form has no word for the pin.
      new Array<string>(Math.abs(count)).fill(`[${letterOf(side, point)}]`),
    );
    return letters.length > 0 ? `A${colourOf[side]}${letters.join('')}` : '';
  });
  const owner = cube.owner === null ? 'c' : colourOf[cube.owner].toLowerCase();
  const turn = 'side' in phase ? `PL[${colourOf[phase.side]}]` : '';
  const dice = phase.name === 'moving' ? `DI[${phase.dice.join('')}]` : '';
  return [`AE[a:y]${placed.join('')}`, `CV[${cube.value}]`, `CP[${owner}]`, turn + dice];
}
