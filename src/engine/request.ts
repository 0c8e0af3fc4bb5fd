import {
  GameError,
  checkDice,
  checkPosition,
  findRuleSet,
  hasBorneOffAll,
  type Dice,
  type Position,
  type RuleSet,
} from '../game/index.js';
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
  if (!isRecord(request)) throw badRequest(`${show(request)} is no request`);
  const rules = checked(findRuleSet(request['variant']));
  const position = readPosition(rules, request['position']);
  const dice = readDice(request['dice']);
  const level = readLevel(request['level']);
  const budget = readBudget(request['budget'], levels[level].budget);
  return { variant: rules.variant, position, dice, level, budget };
}

function readPosition(rules: RuleSet, value: unknown): Position {
  if (!isRecord(value)) throw badRequest(`${show(value)} is no position`);
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
  throw badRequest(`no level is named ${show(value)}: ${LEVELS.join(', ')}`);
}

function readBudget(value: unknown, usual: number): number {
  if (value === undefined) return usual;
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  throw badRequest(`${show(value)} is no budget: milliseconds, 0 for no limit`);
}

function checked<T>(outcome: T | GameError): T {
  if (outcome instanceof GameError) throw badRequest(outcome.message);
  return outcome;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** JSON where it says something; it calls NaN and Infinity null. */
function show(value: unknown): string {
  return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
}
