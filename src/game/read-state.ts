import { badState } from './bad-state.js';
import { checkPosition } from './check-position.js';
import { contradiction } from './contradiction.js';
import { MOST_CUBE } from './cube.js';
import { GameError, shown } from './errors.js';
import { deepFreeze } from './freeze.js';
import { isCount, isObject, isTime } from './json.js';
import { crawfordAt } from './match.js';
import type { Counts } from './position.js';
import { isSide } from './read-action.js';
import { readPhase } from './read-phase.js';
import { readSettings } from './settings.js';
import {
  SIDES,
  STATE_VERSION,
  boardFrom,
  newSession,
  rulesOf,
  type Clock,
  type Cube,
  type GameState,
  type Score,
  type Side,
} from './state.js';

/**
 * A state read from JSON of any origin, checked whole. Version, settings, board and phase must be there; what else is
 * left out is as in a new session, but for what the others say: a board that is not the start has seen a turn, and a
 * side that is one point from the match plays the Crawford game.
 * @returns a GameError that names the first fault
 */
export function readState(value: unknown): GameState | GameError {
  if (!isObject(value)) return badState('expected an object');
  if (value.version !== STATE_VERSION)
    return badState(`version ${shown(value.version)} is not known`);
  if (!isObject(value.settings)) return badState('settings are missing');
  const settings = readSettings(value.settings);
  if (settings instanceof GameError) return settings;
  let state = newSession(settings);
  for (const name of Object.keys(partReaders) as Part[]) {
    const part = partReaders[name](value[name], state);
    if (part instanceof GameError) return part;
    state = { ...state, [name]: part };
  }
  const words = contradiction(state);
  return words === undefined ? deepFreeze(state) : badState(words);
}

type Part = Exclude<keyof GameState, 'version' | 'settings'>;

/** Reads a part of a state of which the parts before it are known. */
type ReadPart<Name extends Part> = (
  value: unknown,
  state: GameState,
) => GameState[Name] | GameError;

/** In this order: each may lean on those before it, the phase on all. */
const partReaders: { readonly [Name in Part]: ReadPart<Name> } = {
  board(value, state) {
    if (!isObject(value)) return badState('the board is missing');
    const position = { own: value.blue as Counts, opp: value.red as Counts };
    const fault = checkPosition(rulesOf(state), position, ['blue', 'red']);
    return fault ?? boardFrom({ own: [...position.own], opp: [...position.opp] }, 'blue');
  },

  score(value, state) {
    if (value === undefined) return state.score;
    const sides = bothSides(value, readScore);
    return sides ?? badState(`the score ${shown(value)} is not {games, points} of blue and red`);
  },

  game: (value = 1) =>
    isCount(value) && value >= 1 ? value : badState(`game ${shown(value)} is no number from 1`),

  turns(value, state) {
    if (value === undefined) return isAtStart(state) ? 0 : 1;
    return isCount(value) ? value : badState(`turns ${shown(value)} is no number from 0`);
  },

  starter: (value = null) => sideOrNobody('starter', value),

  swapped: (value = false) =>
    typeof value === 'boolean' ? value : badState(`swapped ${shown(value)} is not true or false`),

  crawford(value, state) {
    if (value === undefined) return crawfordAt(state);
    const known = (['ahead', 'now', 'past'] as const).find((name) => name === value);
    return known ?? badState(`crawford ${shown(value)} is not ahead, now or past`);
  },

  cube: (value, state) => (value === undefined ? state.cube : readCube(value)),

  bomb: (value = null) => sideOrNobody('bomb', value),

  clocks(value, state) {
    if (value === undefined) return state.clocks;
    if (value === null && !state.settings.clock) return null;
    if (!state.settings.clock) return badState('there are clocks, but the settings have none');
    const sides = bothSides(value, readClock);
    return sides ?? badState(`the clocks ${shown(value)} are not {left, used} of blue and red`);
  },

  phase: readPhase,
};

/** What blue and red have, or undefined when one of them cannot be read. */
function bothSides<T>(
  value: unknown,
  read: (value: unknown) => T | undefined,
): Readonly<Record<Side, T>> | undefined {
  if (!isObject(value)) return undefined;
  const [blue, red] = SIDES.map((side) => read(value[side]));
  return blue && red ? { blue, red } : undefined;
}

function readScore(value: unknown): Score | undefined {
  if (!isObject(value)) return undefined;
  const { games, points } = value;
  return isCount(games) && isCount(points) ? { games, points } : undefined;
}

function readClock(value: unknown): Clock | undefined {
  if (!isObject(value)) return undefined;
  const { left, used } = value;
  return isTime(left) && isTime(used) ? { left, used } : undefined;
}

function readCube(value: unknown): Cube | GameError {
  if (!isObject(value)) return badState(`the cube ${shown(value)} is not {value, owner}`);
  const owner = sideOrNobody('owner of the cube', value.owner);
  if (owner instanceof GameError) return owner;
  const shows = value.value;
  return isCount(shows) && shows <= MOST_CUBE && Number.isInteger(Math.log2(shows))
    ? { value: shows, owner }
    : badState(`the cube shows ${shown(shows)}, not 1, 2, 4, 8 ...`);
}

function sideOrNobody(what: string, value: unknown): Side | null | GameError {
  return value === null || isSide(value)
    ? value
    : badState(`the ${what} ${shown(value)} is not blue, red or null`);
}

function isAtStart({ board, settings }: GameState): boolean {
  return JSON.stringify(board) === JSON.stringify(newSession(settings).board);
}
