import { BAR, GameError, OFF, shown, type Dice } from '../game/index.js';

/** A play as it is written: what one checker after the other does, whether it is legal or not. */
export interface WrittenPlay {
  /** Two dice, larger first, where the text begins with them. */
  readonly dice: Dice | undefined;
  readonly legs: readonly Leg[];
  /** The text says that nothing (more) can be played. */
  readonly nothing: boolean;
}

/** A checker's way from one point that is written to the next; with how many dice is not said. */
export interface Leg {
  readonly from: number;
  readonly to: number;
  /** `*` stands behind it. */
  readonly hit: boolean;
}

/** No play is longer, and nobody has to wait for what is none. */
const MOST_LETTERS = 200;

const DICE = /^([1-6]) ?-? ?([1-6]) ?: ?/;
const GROUP = /^(bar|\d{1,2})((?:\/(?:off|\d{1,2})\*?)+)(?:\(([2-4])\))?$/i;

/** Reads Magriel's notation (rules.md 8) in all its spellings. @returns a GameError `bad-text` that names the word */
export function readWords(text: string): WrittenPlay | GameError {
  if (text.length > MOST_LETTERS) return badText(`${text.length} letters are no play`);
  const [all, dice] = takeDice(tidy(text));
  const words = all.split(/[ ,]+/).filter((word) => word !== '');
  const nothing = /^ø$/i.test(words[words.length - 1] ?? '');
  if (nothing) words.pop();
  else if (words.length === 0) return badText('nothing is written');
  const groups = words.map(readGroup);
  const bad = groups.indexOf(undefined);
  return bad < 0
    ? { dice, legs: groups.flatMap((legs) => legs ?? []), nothing }
    : badText(`${shown(words[bad])} in ${shown(text)} is no notation such as 13/7*/5`);
}

/** The roll that a tidy text begins with, larger die first, and the text behind it. */
export function takeDice(text: string): readonly [rest: string, dice: Dice | undefined] {
  const found = DICE.exec(text);
  if (!found) return [text, undefined];
  const [a, b] = [Number(found[1]), Number(found[2])];
  return [text.slice(found[0].length), a > b ? [a, b] : [b, a]];
}

/** One blank between words and none around signs; blanks of every kind first, so that their number costs nothing. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/бар/gi, 'bar')
    .replace(/ ?\/ ?/g, '/')
    .replace(/ (?=[*()])/g, '')
    .replace(/\( /g, '(');
}

/** The legs of a group; where it is made several times, the first of them makes its hits. */
function readGroup(word: string): readonly Leg[] | undefined {
  const [, start, path, times = 1] = GROUP.exec(word) ?? [];
  if (start === undefined) return undefined;
  const stops = `${start}${path}`.split('/');
  const points = stops.map(pointOf);
  const goesDown = points.every((point, at) => point < (at > 0 ? points[at - 1] : BAR + 1));
  if (!goesDown) return undefined;
  const legs = points
    .slice(1)
    .map((to, at): Leg => ({ from: points[at], to, hit: stops[at + 1].endsWith('*') }));
  const quiet = legs.map((leg) => ({ ...leg, hit: false }));
  return [...legs, ...new Array<Leg[]>(Number(times) - 1).fill(quiet).flat()];
}

function pointOf(stop: string): number {
  if (/^bar/i.test(stop)) return BAR;
  return /^off/i.test(stop) ? OFF : parseInt(stop, 10);
}

function badText(what: string): GameError {
  return new GameError('bad-text', `play: ${what}`);
}
