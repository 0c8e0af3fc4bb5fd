import { RESULT_KINDS, rulesIn, shown, type Stakes } from '../../game/index.js';
import { isCount, isObject } from '../../game/json.js';
import { badRequest } from '../faults.js';
import type { AdviseRequest, Question } from '../protocol.js';
import { readCommon } from '../request.js';

/** An AdviseRequest without faults, with its budget and its stakes filled in. */
export type CheckedAdvise = Question &
  Required<Omit<AdviseRequest, 'question'>> & { readonly stakes: Stakes };

/**
 * Checks what may have come from anywhere: a question that the rules do not let arise is a fault, too.
 * @throws EngineError `bad-request` that names the first fault.
 */
export function checkAdvise(request: unknown): CheckedAdvise {
  const { fields, ...common } = readCommon(request);
  const rules = rulesIn(common.context);
  const stakes = readStakes((fields['context'] as { stakes?: unknown }).stakes);
  if (stakes.cube && rules.cube === 'no') throw badRequest(`${rules.variant} has no cube`);
  if (stakes.bomb && !rules.bomb) throw badRequest(`${rules.variant} has no bomb`);
  const question = readQuestion(fields, stakes);
  return { ...common, ...question, stakes };
}

function readQuestion(fields: Readonly<Record<string, unknown>>, stakes: Stakes): Question {
  const { question, offered, onRoll } = fields;
  switch (question) {
    case 'turn':
      return { question };
    case 'answer':
      if (!stakes.cube || stakes.cube.owner === 'own') throw nobodyCould('double', stakes);
      return { question };
    case 'beavered':
      if (!stakes.beavers || stakes.cube?.owner !== 'opp') throw nobodyCould('beaver', stakes);
      return { question };
    case 'resignation':
      return { question, offered: oneOf(RESULT_KINDS, offered), onRoll: oneOf(SEATS, onRoll) };
    default:
      throw badRequest(`${shown(question)} is no question: ${QUESTIONS.join(', ')}`);
  }
}

const QUESTIONS: readonly Question['question'][] = ['turn', 'answer', 'beavered', 'resignation'];
const SEATS = ['own', 'opp'] as const;
const HOLDERS = ['own', 'opp', 'nobody'] as const;
const CRAWFORD = ['ahead', 'now', 'past'] as const;

function nobodyCould(what: string, stakes: Stakes): Error {
  return badRequest(`with these stakes the opponent cannot ${what}: ${shown(stakes)}`);
}

/** What is at stake when nobody says it: a single game. */
const bareStakes: Stakes = {
  cube: undefined,
  away: undefined,
  crawford: 'ahead',
  jacoby: false,
  beavers: false,
  bomb: undefined,
};

function readStakes(value: unknown): Stakes {
  if (value === undefined) return bareStakes;
  if (!isObject(value)) throw badRequest(`${shown(value)} are no stakes`);
  const stakes: Stakes = {
    cube: readCube(value['cube']),
    away: readAway(value['away']),
    crawford: oneOf(CRAWFORD, value['crawford']),
    jacoby: readFlag('jacoby', value['jacoby']),
    beavers: readFlag('beavers', value['beavers']),
    bomb: value['bomb'] === undefined ? undefined : oneOf(HOLDERS, value['bomb']),
  };
  if (stakes.cube && stakes.crawford === 'now')
    throw badRequest('the Crawford game is played without the cube');
  if (stakes.away && (stakes.jacoby || stakes.beavers))
    throw badRequest('a match is played without the Jacoby rule and without beavers');
  return stakes;
}

function readCube(value: unknown): Stakes['cube'] {
  if (value === undefined) return undefined;
  const cube = isObject(value) ? value : {};
  if (!isCount(cube['value']) || !Number.isInteger(Math.log2(cube['value'])))
    throw badRequest(`${shown(value)} is no cube: its value is 1, 2, 4 ...`);
  return { value: cube['value'], owner: oneOf(HOLDERS, cube['owner']) };
}

function readAway(value: unknown): Stakes['away'] {
  if (value === undefined) return undefined;
  const { own, opp } = (isObject(value) ? value : {}) as { own?: unknown; opp?: unknown };
  if (!isCount(own) || !isCount(opp) || own === 0 || opp === 0)
    throw badRequest(`${shown(value)} are no scores: points that each side needs, from 1`);
  return { own, opp };
}

function readFlag(name: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw badRequest(`${name} is true or false, not ${shown(value)}`);
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw badRequest(`${shown(value)} is none of: ${allowed.join(', ')}`);
  return found;
}
