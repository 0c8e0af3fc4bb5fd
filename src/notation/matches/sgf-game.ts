import { ruleSetOf } from '../../game/index.js';
import type { ReadCell, ReadGame } from './match-cells.js';
import { readDice } from './match-dice.js';
import { FILE_SIDES, type Place } from './match-file.js';
import { readAct, readResult, readSide, sideOfColour } from './sgf-cells.js';
import { readRules } from './sgf-rules.js';
import { readSetup, setUpBy } from './sgf-setup.js';
import { plainText, type SgfFault, type SgfNode } from './sgf-tree.js';

/** Turns an index in the text into a line and a column. */
export type PlaceAt = (index: number) => Place;

/** What the first node of a game says of it. */
export interface SgfInfo {
  /** Points of the match, 0 = money play. */
  readonly length: number;
  /** The number of the game, from 0. */
  readonly game: number;
  /** Points before the game, of White and of Black. */
  readonly ws: number;
  readonly bs: number;
}

/** Reads `MI[length:5][game:0][ws:0][bs:0]`; what is not there is 0. */
export function infoOf(root: SgfNode): SgfInfo {
  const pairs = (root.get('MI') ?? []).map(({ text }) => text.split(':'));
  const numberOf = (name: string): number => {
    const value = pairs.find(([known]) => known.trim() === name)?.[1] ?? '';
    return /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : 0;
  };
  return {
    length: numberOf('length'),
    game: numberOf('game'),
    ws: numberOf('ws'),
    bs: numberOf('bs'),
  };
}

/** What a first node says of its rules. */
export function rulesText(root: SgfNode): string {
  return plainText(root.get('RU')?.[0].text ?? '');
}

/** Why a tree is no game of ours, if it is none. */
export function gameFault(root: SgfNode): SgfFault | undefined {
  const kind = root.get('GM')?.[0];
  if (kind?.text.trim() !== '6') {
    const said = kind ? `GM[${kind.text.slice(0, 20)}]` : 'without GM';
    return { reason: `the game is ${said}, not backgammon's GM[6]`, index: kind?.index ?? 0 };
  }
  const { length } = infoOf(root);
  if (length < 0) {
    const index = root.get('MI')?.[0].index ?? 0;
    return { reason: `a match to ${length} points cannot be played`, index };
  }
  const [cube] = root.get('CV') ?? [];
  if (cube && !/^(?:1|2|4|8|16|32|64)$/.test(cube.text.trim()))
    return { reason: `the cube cannot begin at "${cube.text.slice(0, 20)}"`, index: cube.index };
  const { unknown } = readRules(rulesText(root), length);
  if (unknown === undefined) return undefined;
  return { reason: `no rules are known for ${unknown}`, index: root.get('RU')?.[0].index ?? 0 };
}

/** A game by its nodes. */
export function readGame(root: SgfNode, nodes: readonly SgfNode[], placeAt: PlaceAt): ReadGame {
  const { length, game, ws, bs } = infoOf(root);
  const { crawfordGame, told } = readRules(rulesText(root), length);
  const leading = nodes.findIndex((node) => node.has('W') || node.has('B'));
  const before = nodes.slice(0, leading < 0 ? nodes.length : leading);
  const isSetUp = before.some((node) => setUpBy(node) !== undefined);
  const rest = isSetUp ? nodes.slice(before.length) : nodes;
  const at = placeAt(root.get('GM')?.[0].index ?? 0);
  const { checkers } = ruleSetOf(told.variant ?? 'short');
  const setup = isSetUp ? readSetup(before, checkers, at) : undefined;
  const stray = setup && 'text' in setup ? setup : undefined;
  return {
    number: game + 1,
    score: { red: ws, blue: bs },
    at,
    crawford: crawfordGame,
    ...(root.has('CV') && { cube: Number(root.get('CV')?.[0].text) }),
    ...(setup && !('text' in setup) && { setup }),
    cells: [
      ...(stray ? [badCell(`"${stray.text.slice(0, 20)}" is no point`, placeAt(stray.index))] : []),
      ...rest.flatMap((node) => cellsIn(node, placeAt)),
      ...resultIn(root, placeAt),
    ],
  };
}

function badCell(reason: string, at: Place): ReadCell {
  return { type: 'bad', side: FILE_SIDES[0], reason, at };
}

function cellsIn(node: SgfNode, placeAt: PlaceAt): readonly ReadCell[] {
  const acts = Object.entries(sideOfColour).flatMap(([colour, side]) =>
    (node.get(colour) ?? []).map(({ text, index }): ReadCell => ({
      ...readAct(side, text),
      at: placeAt(index),
    })),
  );
  const [dice] = node.get('DI') ?? [];
  const side = readSide(node.get('PL')?.[0].text ?? '');
  const thrown = dice && readDice(dice.text);
  if (thrown && side) acts.push({ type: 'roll', side, dice: thrown, at: placeAt(dice.index) });
  const late = setUpBy(node);
  const reason = 'a position is set up in the middle of the game, which a record cannot hold';
  return late ? [...acts, badCell(reason, placeAt(late.index))] : acts;
}

function resultIn(root: SgfNode, placeAt: PlaceAt): readonly ReadCell[] {
  const [said] = root.get('RE') ?? [];
  const cell = said && readResult(said.text);
  return cell ? [{ ...cell, at: placeAt(said.index) }] : [];
}
