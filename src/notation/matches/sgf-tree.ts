import { MOST } from './match-limits.js';

/** One value of a property, as it stands between its brackets, and the index of its first letter in the text. */
export interface SgfValue {
  readonly text: string;
  readonly index: number;
}

/** A node: its properties by name; one that is named twice has the values of both. */
export type SgfNode = ReadonlyMap<string, readonly SgfValue[]>;

/** What stands where it cannot; `index` in the text. */
export interface SgfFault {
  readonly reason: string;
  readonly index: number;
}

/** Game trees, each by the nodes of its main line, up to the fault, if there is one. */
export interface SgfTrees {
  readonly trees: readonly (readonly SgfNode[])[];
  readonly fault: SgfFault | undefined;
}

/** An open bracket: how many brackets have opened in it, and whether it lies off the main line. */
interface Level {
  branches: number;
  readonly isAside: boolean;
}

/** Reads game trees (FF[4]); of variations the first is the main line. What stands before the first is left out. */
export function readTrees(text: string): SgfTrees {
  const trees: Map<string, SgfValue[]>[][] = [];
  const levels: Level[] = [];
  let index = Math.max(0, text.indexOf('('));
  let parts = 0;
  const stopped = (reason: string): SgfTrees => ({ trees, fault: { reason, index } });
  for (; index < text.length; index++) {
    const letter = text[index];
    const level = levels[levels.length - 1];
    const tree = trees[trees.length - 1];
    if (isBlank(letter)) continue;
    if (parts > MOST.parts || levels.length > MOST.depth)
      return stopped('more nodes, values or variations than any match has');
    if (letter === '(') {
      if (!level) trees.push([]);
      const isAside = level !== undefined && (level.isAside || ++level.branches > 1);
      levels.push({ branches: 0, isAside });
    } else if (!level) return stopped(`"${letter}" stands outside of all games`);
    else if (letter === ')') levels.pop();
    else if (letter === ';') {
      parts++;
      if (!level.isAside) tree.push(new Map());
    } else {
      const property = readProperty(text, index);
      if (typeof property === 'string') return stopped(property);
      const node = tree[tree.length - 1];
      if (!node) return stopped('a property stands before the first ";"');
      if (!level.isAside) add(node, property);
      parts += property.values.length;
      index = property.end - 1;
    }
  }
  return levels.length > 0
    ? stopped('the file ends in the middle of a game')
    : { trees, fault: undefined };
}

function isBlank(letter: string): boolean {
  return letter <= ' ' || letter === '\u00a0' || letter === '\ufeff';
}

interface Property {
  readonly name: string;
  readonly values: SgfValue[];
  /** The index behind it. */
  readonly end: number;
}

function add(node: Map<string, SgfValue[]>, { name, values }: Property): void {
  const known = node.get(name);
  if (!known) node.set(name, values);
  else for (const value of values) known.push(value);
}

/** The property that begins at an index, or the words for what is wrong there. */
function readProperty(text: string, begin: number): Property | string {
  const letters = /[A-Za-z]{1,64}/y;
  letters.lastIndex = begin;
  const name = letters.exec(text)?.[0];
  if (name === undefined) return `"${text[begin]}" is no property`;
  const values: SgfValue[] = [];
  let end = begin + name.length;
  while (values.length <= MOST.parts) {
    const open = skipBlanks(text, end);
    if (text[open] !== '[') break;
    const close = closing(text, open + 1);
    if (close < 0) return `the value of ${name} has no end`;
    values.push({ text: text.slice(open + 1, close), index: open + 1 });
    end = close + 1;
  }
  return values.length > 0 ? { name, values, end } : `${name} has no value`;
}

function skipBlanks(text: string, begin: number): number {
  let index = begin;
  while (index < text.length && isBlank(text[index])) index++;
  return index;
}

/** The index of the bracket that ends a value, or -1: `\` takes its meaning from the letter behind it. */
function closing(text: string, begin: number): number {
  for (let index = begin; index < text.length; index++) {
    if (text[index] === '\\') index++;
    else if (text[index] === ']') return index;
  }
  return -1;
}

/** What a value says. */
export function plainText(value: string): string {
  return value.replace(/\\(\r\n|[\s\S])/g, (_, letter: string) =>
    /^[\r\n]/.test(letter) ? '' : letter,
  );
}

/** A text as the value of a property. */
export function sgfText(text: string): string {
  return text.replace(/[\]\\]/g, '\\$&');
}
