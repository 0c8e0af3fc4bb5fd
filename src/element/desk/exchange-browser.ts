import type { Side } from '../../game/index.js';
import type { FileForm } from '../../notation/matches/match-file.js';

/** Copies a text. @returns false where the browser has no clipboard, or refuses it */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Marks what stands in a field, so that the keyboard can copy it. */
export function selectField(root: ParentNode, name: string): void {
  const field = root.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `.exchange [name="${name}"]`,
  );
  field?.focus();
  field?.select();
}

const TYPES: Readonly<Record<FileForm, string>> = {
  mat: 'text/plain',
  sgf: 'application/x-go-sgf',
  json: 'application/json',
};

/** Browsers begin to fetch what is downloaded some time after the click. */
const LATE = 60_000;

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, text: string, form: FileForm): void {
  const url = URL.createObjectURL(new Blob([text], { type: TYPES[form] }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), LATE);
}

const LONGEST_NAME = 40;

/** A name that every system takes for a file: letters, figures and dashes, whatever the players are called. */
export function fileName(players: Readonly<Record<Side, string>>, form: FileForm): string {
  const names = [players.red, players.blue].map(safe).filter((name) => name !== '');
  return `${['match', ...names].join('-')}.${form}`;
}

/** Half a letter at the cut is none, and becomes a dash. */
function safe(name: string): string {
  return name
    .slice(0, LONGEST_NAME)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
