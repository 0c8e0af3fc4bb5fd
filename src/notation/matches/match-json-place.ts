/** The way to a part of a JSON text: names of members and numbers of elements. */
export type JsonPath = readonly (string | number)[];

/**
 * The index in a sound JSON text where a part of it begins; where the way ends early, that of the last part that is
 * there. Of members with one name the last counts, as for `JSON.parse`.
 */
export function placeInJson(text: string, path: JsonPath): number {
  let index = skipBlanks(text, 0);
  for (const step of path) {
    const part = partOf(text, index, step);
    if (part === undefined) return index;
    index = part;
  }
  return index;
}

/** The index of a member or element of the value that begins at `index`. */
function partOf(text: string, index: number, step: string | number): number | undefined {
  const isList = text[index] === '[';
  if (!isList && text[index] !== '{') return undefined;
  let found: number | undefined;
  let at = skipBlanks(text, index + 1);
  for (let count = 0; at < text.length && !/[\]}]/.test(text[at]); count++) {
    const name = isList ? count : readString(text, at);
    const begin = isList ? at : skipBlanks(text, skipBlanks(text, endOfString(text, at)) + 1);
    if (name === step) found = begin;
    if (isList && found !== undefined) return found;
    at = skipBlanks(text, endOfValue(text, begin));
    if (text[at] === ',') at = skipBlanks(text, at + 1);
  }
  return found;
}

function skipBlanks(text: string, begin: number): number {
  let index = begin;
  while (index < text.length && text[index] <= ' ') index++;
  return index;
}

function endOfString(text: string, begin: number): number {
  let index = begin + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1;
  return index + 1;
}

function readString(text: string, begin: number): string {
  return JSON.parse(text.slice(begin, endOfString(text, begin))) as string;
}

function endOfValue(text: string, begin: number): number {
  let depth = 0;
  for (let index = begin; index < text.length; index++) {
    const letter = text[index];
    if (letter === '"') index = endOfString(text, index) - 1;
    else if (letter === '{' || letter === '[') depth++;
    else if (depth === 0 && /[,\]}]/.test(letter)) return index;
    else if (letter === '}' || letter === ']') depth--;
  }
  return text.length;
}
