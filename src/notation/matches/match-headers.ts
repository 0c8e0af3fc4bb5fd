import type { Settings } from '../../game/index.js';
import type { Header } from './match-file.js';
import { SETTING_HEADERS, meaningOf } from './match-setting-headers.js';

/** What a line of headers says without the sign that begins it; other words are a remark. */
export function readHeader(text: string): Header {
  const [, name, value] = /^\[([^"\]]*[^"\]\s])\s+"(.*)"\]$/.exec(text) ?? [];
  return name === undefined ? { name: '', value: text } : { name: name.trim(), value };
}

/** A header as one line, without the sign that begins it. */
export function formatHeader({ name, value }: Header): string {
  return name === '' ? onOneLine(value) : `[${onOneLine(name)} "${onOneLine(value)}"]`;
}

/** A text in which nothing ends the line or the file: runs of blanks and control characters are one blank. */
export function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/**
 * The headers of a match that is to be written: those it has, of which those that tell other settings than it is played
 * by are corrected, and what is not as usual added. `games`: how many there are.
 */
export function headersFor(
  headers: readonly Header[],
  settings: Settings,
  games: number,
): readonly Header[] {
  let all = headers;
  for (const row of SETTING_HEADERS) {
    const value = row.wanted(settings, games);
    const wanted = value === undefined ? [] : [{ name: row.name, value }];
    const at = all.findIndex((header) => isNamed(header, row.name));
    if (at < 0) all = [...all, ...wanted];
    else if (meaningOf(row, all[at].value) !== meaningOf(row, value))
      all = [...all.slice(0, at), ...wanted, ...all.slice(at + 1)];
  }
  return all;
}

/** Whether a header has this name, whatever the case of its letters. */
export function isNamed({ name }: Header, wanted: string): boolean {
  return name.toLowerCase() === wanted.toLowerCase();
}
