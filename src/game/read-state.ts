import { checkDice, type Dice } from './dice.js';
import { GameError, shown } from './errors.js';
import { deepFreeze } from './freeze.js';
import { isCount, isObject } from './json.js';
import type { Counts } from './position.js';
import { hasBorneOffAll } from './result.js';
import { checkPosition, findRuleSet, ruleSets, type RuleSet } from './rule-sets.js';
import {
  SIDES,
  STATE_VERSION,
  boardFrom,
  gameResult,
  type GameState,
  type Phase,
  type Score,
  type Settings,
} from './state.js';

/** A state read from JSON of any origin, checked whole. @returns a GameError that names the first fault. */
export function readState(value: unknown): GameState | GameError {
  if (!isObject(value)) return badState('expected an object');
  if (value.version !== STATE_VERSION)
    return badState(`version ${shown(value.version)} is not known`);
  const settings = readSettings(value.settings);
  if (settings instanceof GameError) return settings;
  const board = readBoard(value.board, ruleSets[settings.variant]);
  if (board instanceof GameError) return board;
  const phase = readPhase(value.phase, board, ruleSets[settings.variant]);
  if (phase instanceof GameError) return phase;
  const score = readScore(value.score);
  if (score instanceof GameError) return score;
  if (!isCount(value.game) || value.game < 1)
    return badState(`game ${shown(value.game)} is no number`);
  return deepFreeze({ version: STATE_VERSION, settings, phase, board, score, game: value.game });
}

/** Settings read from JSON of any origin. */
export function readSettings(value: unknown): Settings | GameError {
  if (!isObject(value)) return badState('settings are missing');
  const rules = findRuleSet(value.variant);
  return rules instanceof GameError ? rules : { variant: rules.variant };
}

function readBoard(value: unknown, rules: RuleSet): GameState['board'] | GameError {
  if (!isObject(value)) return badState('the board is missing');
  const position = { own: value.blue as Counts, opp: value.red as Counts };
  const fault = checkPosition(rules, position, ['blue', 'red']);
  return fault ?? boardFrom({ own: [...position.own], opp: [...position.opp] }, 'blue');
}

function readPhase(value: unknown, board: GameState['board'], rules: RuleSet): Phase | GameError {
  if (!isObject(value)) return badState('the phase is missing');
  const [winner, other] = SIDES.filter((side) => hasBorneOffAll(rules, board[side]));
  if (other) return badState('both sides have borne off all their checkers');
  const { name, side, dice } = value;
  // A board on which a side has borne off all is over, whatever else is said.
  if (winner) return { name: 'over', result: gameResult(rules, board, winner) };
  if (name === 'over') return badState('the phase is "over", but nobody has borne off all');
  if (name === 'opening') return { name };
  if (name !== 'rolling' && name !== 'moving') return badState(`no phase is named ${shown(name)}`);
  if (side !== 'blue' && side !== 'red') return badState(`no side is named ${shown(side)}`);
  if (name === 'rolling') return { name, side };
  return checkDice(dice) ?? { name, side, dice: [...(dice as Dice)] as [number, number] };
}

function readScore(value: unknown): GameState['score'] | GameError {
  if (!isObject(value)) return badState('the score is missing');
  const sides = SIDES.map((side) => value[side]);
  const valid = sides.every(
    (score) => isObject(score) && isCount(score.games) && isCount(score.points),
  );
  if (!valid) return badState(`the score ${shown(value)} is not {games, points} of blue and red`);
  const [blue, red] = (sides as Score[]).map(({ games, points }) => ({ games, points }));
  return { blue, red };
}

function badState(what: string): GameError {
  return new GameError('bad-state', `this is no state of a game: ${what}`);
}
