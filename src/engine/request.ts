import {
  GameError,
  checkDice,
  checkPosition,
  findRuleSet,
  hasBorneOffAll,
  ruleSets,
  shown,
  type Context,
  type Dice,
  type Position,
  type RuleSet,
} from '../game/index.js';
import { isObject } from '../game/json.js';
import { badRequest } from './faults.js';
import { LEVELS, isLevel, levels, type Level } from './levels.js';
import type { ThinkRequest } from './protocol.js';

/** A request without faults and with its budget filled in; a copy that can be posted to a worker. */
export type CheckedRequest = Required<ThinkRequest>;

/**
 * Checks what may have come from anywhere.
 * @throws EngineError `bad-request` that names the first fault.
 */
export function checkRequest(request: unknown): CheckedRequest {
  if (!isObject(request)) throw badRequest(`${shown(request)} is no request`);
  const context = readContext(request['context']);
  const position = readPosition(ruleSets[context.variant], request['position']);
  const dice = readDice(request['dice']);
  const level = readLevel(request['level']);
  const budget = readBudget(request['budget'], levels[level].budget);
  return { context, position, dice, level, budget };
}

function readContext(value: unknown): Context {
  if (!isObject(value)) throw badRequest(`${shown(value)} is no context`);
  const { variant } = checked(findRuleSet(value['variant']));
  return { variant };
}

function readPosition(rules: RuleSet, value: unknown): Position {
  if (!isObject(value)) throw badRequest(`${shown(value)} is no position`);
  const { own, opp } = value as unknown as Position;
  checked(checkPosition(rules, { own, opp }));
  if (hasBorneOffAll(rules, own) || hasBorneOffAll(rules, opp))
    throw badRequest('the game is over');
  return { own: [...own], opp: [...opp] };
}

function readDice(value: unknown): Dice {
  checked(checkDice(value));
  const [first, second] = value as Dice;
  return [first, second];
}

function readLevel(value: unknown): Level {
  if (isLevel(value)) return value;
  throw badRequest(`no level is named ${shown(value)}: ${LEVELS.join(', ')}`);
}

function readBudget(value: unknown, usual: number): number {
  if (value === undefined) return usual;
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  throw badRequest(`${shown(value)} is no budget: milliseconds, 0 for no limit`);
}

function checked<T>(outcome: T | GameError): T {
  if (outcome instanceof GameError) throw badRequest(outcome.message);
  return outcome;
}
