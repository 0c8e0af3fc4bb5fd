const KEY = 'backgammon-board.settings';

/** Attributes of the board; null = without it. */
export type Attributes = Readonly<Record<string, string | null>>;

/** The attributes that a look may hold, save the language, which is the page's; the board judges what they say. */
const boardAttributes = [
  'variant',
  'options',
  'match-length',
  'cube',
  'clock',
  'player',
  'opponent',
  'level',
  'mirrored',
  'pips',
  'dice-names',
  'move-list',
  'fair-dice',
  'theme',
  'speed',
] as const;

/**
 * What the page begins with, all in texts: the board's attributes, the names of the game by language, and the
 * language that was chosen. It follows from the settings and is kept beside them, so that nothing that reads and
 * judges settings has to be loaded before somebody changes them.
 */
export type Look = Readonly<
  Partial<Record<(typeof boardAttributes)[number] | 'en' | 'ru' | 'language', string>>
>;

/** What the last visit kept: settings, and the look that follows from them. */
export interface Kept {
  readonly game: unknown;
  readonly table: unknown;
  readonly look: unknown;
}

/** What this browser kept, whatever that is; nothing where it kept nothing, damaged it or refuses to say. */
export function kept(): Partial<Kept> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Partial<Kept>;
  } catch {
    return {};
  }
}

/** Keeps what is given for the next visit, and leaves the rest, where the browser allows it. */
export function keep(changes: Partial<Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...changes }));
  } catch {
    // It holds until the page is left.
  }
}

/** The look that the last visit left; what is missing or damaged is as in `index.html`. */
export function keptLook(): Look {
  const entries = Object.entries(Object(kept().look) as object);
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
}

/** Keeps a change of the table, and how it looks, before anything has read the rest of the settings. */
export function keepChange(table: object, look: Look): void {
  const before = kept();
  keep({
    table: { ...Object(before.table), ...table },
    look: { ...Object(before.look), ...look },
  });
}

/** Gives the board all that a look holds of it. */
export function dress(board: Element, look: Look): void {
  for (const name of boardAttributes) {
    const value = look[name];
    if (value !== undefined) board.setAttribute(name, value);
  }
}

/** The attributes of who plays against the person; between two people the board keeps its level. */
export function opponentAttributes(opponent: string): Attributes {
  return opponent === 'person' ? { opponent } : { opponent: 'computer', level: opponent };
}

export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
