import {
  GameError,
  applyAction,
  isMatch,
  type Action,
  type GameRecord,
  type GameState,
} from '../../game/index.js';
import type { GameHead, WrittenCell } from './match-cells.js';
import { cellsOf, unplayedAtEnd } from './match-tell.js';

/** A game as it is to be written. */
export interface WrittenGame extends GameHead {
  readonly cells: readonly WrittenCell[];
  /** Whether it is the Crawford game. */
  readonly crawford: boolean;
  /** What ties of the draw have brought the cube to. */
  readonly cube: number;
}

/** An action, what it found, and what it led to. */
export interface Moment {
  readonly before: GameState;
  readonly action: Action;
  readonly after: GameState;
}

/**
 * The games of a record that holds one match, entry by entry.
 * @returns a GameError that names an action that cannot be done, or with which another match begins
 */
export function listGames({ start, actions }: GameRecord): readonly WrittenGame[] | GameError {
  const games: WrittenGame[] = [];
  let [first, moments]: [GameState, Moment[]] = [start, []];
  let state = start;
  for (const [index, action] of actions.entries()) {
    const after = applyAction(state, action);
    const fault = after instanceof GameError ? after : matchFault(state, action);
    if (after instanceof GameError || fault) {
      const { code, message } = fault as GameError;
      return new GameError(code, `action ${index + 1}: ${message}`);
    }
    moments.push({ before: state, action, after });
    if (action.type === 'nextGame') {
      games.push(gameOf(first, moments));
      [first, moments] = [after, []];
    }
    state = after;
  }
  return [...games, gameOf(first, moments)];
}

function matchFault(state: GameState, action: Action): GameError | undefined {
  if (!beginsMatch(state, action)) return undefined;
  const words = 'another match begins, but a file of this form holds one';
  return new GameError('not-allowed', words);
}

function gameOf(first: GameState, moments: readonly Moment[]): WrittenGame {
  const { game, score, crawford } = first;
  const told = moments.flatMap((_, index) => cellsOf(moments, index));
  const [draw] = moments;
  return {
    number: game,
    score: { blue: score.blue.points, red: score.red.points },
    crawford: crawford === 'now',
    cube: draw?.action.type === 'opening' ? draw.after.cube.value : 1,
    cells: [...told, ...unplayedAtEnd(moments)],
  };
}

/**
 * The matches that a record holds, each as a record of its own: a match that is over may be followed by another, and
 * most files hold one. A record with an action that cannot be done stays whole.
 */
export function matchesOf(record: GameRecord): readonly GameRecord[] {
  const matches: GameRecord[] = [];
  let { start } = record;
  let actions: Action[] = [];
  let state = start;
  for (const action of record.actions) {
    const after = applyAction(state, action);
    if (after instanceof GameError) return [record];
    if (beginsMatch(state, action)) {
      matches.push({ ...record, start, actions });
      [start, actions] = [after, []];
    } else actions.push(action);
    state = after;
  }
  return [...matches, { ...record, start, actions }];
}

/** Whether an action begins another match; single games go on. */
function beginsMatch({ phase, settings }: GameState, { type }: Action): boolean {
  const isOver = phase.name === 'over' && phase.match !== null && isMatch(settings);
  return isOver && type === 'nextGame';
}
