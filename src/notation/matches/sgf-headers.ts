import type { ReadHeader } from './match-cells.js';
import type { Header, Place } from './match-file.js';
import { formatHeader, onOneLine, readHeader } from './match-headers.js';
import { MOST } from './match-limits.js';
import { plainText, sgfText, type SgfNode } from './sgf-tree.js';

/** The headers that are a property, in the order in which GNU Backgammon writes them as headers of a text. */
const PROPERTIES: readonly (readonly [property: string, name: string])[] = [
  ['PC', 'Site'],
  ['EV', 'Event'],
  ['RO', 'Round'],
  ['DT', 'EventDate'],
  ['AN', 'Transcriber'],
  ['WR', 'WR'],
  ['BR', 'BR'],
];

/** A date as a text has it and as a property has it. */
const TEXT_DATE = /^(\d{4})\.(\d\d)\.(\d\d)$/;
const SGF_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** What the first node of a file says of the match; the remarks on it hold the headers that have no property. */
export function readSgfHeaders(
  root: SgfNode,
  placeAt: (index: number) => Place,
): readonly ReadHeader[] {
  const told = PROPERTIES.flatMap(([property, name]) => {
    const value = root.get(property)?.[0];
    if (!value) return [];
    const text = onOneLine(plainText(value.text)).replace(SGF_DATE, '$1.$2.$3');
    return [{ name, value: text, at: placeAt(value.index) }];
  });
  const remarks = (root.get('GC') ?? []).flatMap(({ text, index }) =>
    plainText(text)
      .split(/\r\n|\n|\r/, MOST.headers + 1)
      .filter((line) => line.trim() !== '')
      .map((line) => ({ ...readHeader(line.trim()), at: placeAt(index) })),
  );
  return [...told, ...remarks];
}

/** The properties that hold headers. */
export function formatSgfHeaders(headers: readonly Header[]): string {
  const used = new Set<Header>();
  const told = PROPERTIES.map(([property, name]) => {
    const header = headers.find((known) => known.name === name && holds(property, known.value));
    if (!header) return '';
    used.add(header);
    return `${property}[${sgfText(onOneLine(header.value).replace(TEXT_DATE, '$1-$2-$3'))}]`;
  });
  const others = headers.filter((header) => !used.has(header)).map(formatHeader);
  return told.join('') + (others.length > 0 ? `GC[${sgfText(others.join('\n'))}]` : '');
}

function holds(property: string, value: string): boolean {
  return property !== 'DT' || TEXT_DATE.test(value);
}
