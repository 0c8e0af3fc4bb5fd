import {
  GameError,
  addStep,
  beginDraft,
  beginTurn,
  positionFor,
  rulesOf,
  shown,
  type Action,
  type ActionType,
  type Dice,
  type Draft,
  type GameState,
} from '../game/index.js';
import { formatPlay } from './play-writer.js';
import { takeDice, tidy } from './play-words.js';

/** What a line of a record says (rules.md 8): a turn with its play as text, an act with the cube, or the bomb. */
export type RecordLine =
  | { readonly type: 'play'; readonly dice: Dice; readonly play: string }
  /** `value`: what the cube shows if it is taken. */
  | { readonly type: 'double' | 'beaver'; readonly value: number }
  | { readonly type: 'take' | 'pass' | 'explode' };

const WORDS = {
  double: 'Double',
  beaver: 'Beaver',
  take: 'Take',
  pass: 'Pass',
  explode: 'Bomb',
} as const;

type WordType = keyof typeof WORDS;

/** A turn: `6-2: 24/18 13/11`, the larger die first. `play` is written by `formatPlay`. */
export function formatTurn([a, b]: Dice, play: string): string {
  return `${Math.max(a, b)}-${Math.min(a, b)}: ${play}`;
}

/** A line: `6-2: 24/18 13/11`, `Double 2`, `Take`, `Pass`, `Beaver 4`, `Bomb`. */
export function formatLine(line: RecordLine): string {
  if (line.type === 'play') return formatTurn(line.dice, line.play);
  return 'value' in line ? `${WORDS[line.type]} ${line.value}` : WORDS[line.type];
}

/**
 * Reads a line; the dice may be written `62:` too. The play stays text: `parsePlay` reads it in its turn.
 * @returns a GameError `bad-text` that shows the line
 */
export function parseLine(text: string): RecordLine | GameError {
  const line = tidy(text);
  const [play, dice] = takeDice(line);
  if (dice) return { type: 'play', dice, play };
  const [, word, value] = /^([a-z]+)(?: (\d{1,13}))?$/i.exec(line) ?? [];
  const type = (Object.keys(WORDS) as WordType[]).find(
    (name) => WORDS[name].toLowerCase() === word?.toLowerCase(),
  );
  const read = type && readWord(type, value);
  return read ?? new GameError('bad-text', `line: ${shown(text)} is no turn such as 6-2: 13/5`);
}

function readWord(type: WordType, value: string | undefined): RecordLine | undefined {
  if (type !== 'double' && type !== 'beaver') return value === undefined ? { type } : undefined;
  const shows = Number(value);
  return Number.isInteger(Math.log2(shows)) && shows > 1 ? { type, value: shows } : undefined;
}

/** What an action says in a record; undefined for those that have no notation. `before` is the state that it is for. */
export function lineOf(before: GameState, action: Action): RecordLine | undefined {
  if (action.type === 'play') return turnLine(before, action);
  return deedLines[action.type]?.(before.cube.value);
}

const deedLines: Partial<Record<ActionType, (cube: number) => RecordLine>> = {
  double: (cube) => ({ type: 'double', value: 2 * cube }),
  beaver: (cube) => ({ type: 'beaver', value: 4 * cube }),
  take: () => ({ type: 'take' }),
  pass: () => ({ type: 'pass' }),
  explode: () => ({ type: 'explode' }),
};

function turnLine(
  before: GameState,
  { side, steps }: Extract<Action, { type: 'play' }>,
): RecordLine | undefined {
  const { phase } = before;
  if (phase.name !== 'moving') return undefined;
  const turn = beginTurn(rulesOf(before), positionFor(before, side), phase.dice);
  let draft: Draft = beginDraft(turn);
  for (const step of steps) {
    const next = addStep(draft, step);
    if (next instanceof GameError) return undefined;
    draft = next;
  }
  return { type: 'play', dice: phase.dice, play: formatPlay(turn, draft.steps) };
}
