import {
  GameError,
  checkDice,
  checkPosition,
  endingOf,
  findRuleSet,
  hasLastThrow,
  readOptions,
  rulesIn,
  shown,
  type Context,
  type Dice,
  type Position,
  type RuleSet,
} from '../game/index.js';
import { isObject } from '../game/json.js';
import { badRequest, messageOf } from './faults.js';
import { LEVELS, isLevel, levels, type Level } from './levels.js';
import type { AdviseRequest, ThinkRequest } from './protocol.js';

/** A request without faults and with its budget filled in; a copy that can be posted to a worker. */
export type CheckedRequest = Required<ThinkRequest>;

/**
 * Checks what may have come from anywhere.
 * @throws EngineError `bad-request` that names the first fault.
 */
export function checkRequest(request: unknown): CheckedRequest {
  const { fields, ...common } = readCommon(request);
  return { ...common, dice: readDice(fields['dice']) };
}

/** An AdviseRequest that can be posted to a worker, with its budget; its question and its stakes are as they came. */
export type CopiedAdvise = AdviseRequest & Required<Pick<AdviseRequest, 'budget'>>;

/**
 * Checks what all requests have, and copies the rest: `cube/advise-request.ts` checks it, which is loaded with all else
 * that knows of cubes.
 * @throws EngineError `bad-request` that names the first fault.
 */
export function copyAdvise(request: unknown): CopiedAdvise {
  const { fields, ...common } = readCommon(request);
  const { question, offered, onRoll } = fields;
  const { stakes } = fields['context'] as { stakes?: unknown };
  try {
    const context = { ...common.context, stakes };
    return structuredClone({ ...common, context, question, offered, onRoll }) as CopiedAdvise;
  } catch (error) {
    throw badRequest(messageOf(error));
  }
}

/** What all requests have, checked, and the fields of this one. */
interface Common extends Omit<CheckedRequest, 'dice'> {
  readonly fields: Readonly<Record<string, unknown>>;
}

/** @throws EngineError `bad-request` that names the first fault in what all requests have. */
export function readCommon(fields: unknown): Common {
  if (!isObject(fields)) throw badRequest(`${shown(fields)} is no request`);
  const context = readContext(fields['context']);
  const position = readPosition(rulesIn(context), fields['position']);
  const level = readLevel(fields['level']);
  const budget = readBudget(fields['budget'], levels[level].budget);
  return { context, position, level, budget, fields };
}

function readContext(value: unknown): Context {
  if (!isObject(value)) throw badRequest(`${shown(value)} is no context`);
  const { options: given = {} } = value;
  const { variant } = checked(findRuleSet(value['variant'], given));
  const options = checked(readOptions(variant, given));
  return Object.keys(options).length > 0 ? { variant, options } : { variant };
}

function readPosition(rules: RuleSet, value: unknown): Position {
  if (!isObject(value)) throw badRequest(`${shown(value)} is no position`);
  const { own, opp } = value as unknown as Position;
  checked(checkPosition(rules, { own, opp }));
  if (endingOf(rules, { own, opp }) && !hasLastThrow(rules, { own, opp })) {
    throw badRequest('the game is over');
  }
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
