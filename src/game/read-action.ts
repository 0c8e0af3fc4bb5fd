import type { Action, OpeningThrow } from './actions.js';
import { checkDice, isDie, type Dice } from './dice.js';
import { GameError, shown } from './errors.js';
import { deepFreeze } from './freeze.js';
import { isObject, isTime } from './json.js';
import { RESULT_KINDS } from './rule-sets.js';
import type { Side } from './state.js';
import type { StepChoice } from './turn-state.js';

type Deed = Pick<Action, 'side' | 'elapsed'>;
type Read<T extends Action['type']> = (
  deed: Deed,
  value: Record<string, unknown>,
) => Extract<Action, { type: T }> | GameError;

/** An action read from JSON of any origin: a copy with nothing else in it. Whether it fits the state is not asked. */
export function readAction(value: unknown): Action | GameError {
  if (!isObject(value)) return new GameError('unknown-action', `${shown(value)} is no action`);
  const { type, side, elapsed } = value;
  if (typeof type !== 'string' || !Object.hasOwn(readers, type)) {
    return new GameError('unknown-action', `no action is named ${shown(type)}`);
  }
  if (!isSide(side)) return new GameError('wrong-side', `${type}: no side is named ${shown(side)}`);
  if (!isTime(elapsed)) {
    return new GameError(
      'bad-action',
      `${type}: elapsed ${shown(elapsed)} is no time in milliseconds`,
    );
  }
  const read = readers[type as Action['type']] as Read<Action['type']>;
  const action = read({ side, elapsed }, value);
  return action instanceof GameError ? action : deepFreeze(action);
}

const readers: { readonly [T in Action['type']]: Read<T> } = {
  opening(deed, { throws }) {
    if (!isDraw(throws)) {
      return new GameError(
        'bad-dice',
        `opening: ${shown(throws)} is no draw: ties, then two different dice`,
      );
    }
    return {
      ...deed,
      type: 'opening',
      throws: throws.map(([blue, red]): OpeningThrow => [blue, red]),
    };
  },
  roll(deed, { dice }) {
    return (
      checkDice(dice) ?? { ...deed, type: 'roll', dice: [...(dice as Dice)] as [number, number] }
    );
  },
  play(deed, { steps }) {
    if (!Array.isArray(steps))
      return new GameError('illegal-play', `play: ${shown(steps)} is no list of steps`);
    const bad = steps.findIndex((step) => !isStepChoice(step));
    if (bad >= 0) {
      return new GameError(
        'illegal-play',
        `play: step ${bad + 1} is ${shown(steps[bad])}, not { from, die }`,
      );
    }
    return {
      ...deed,
      type: 'play',
      steps: (steps as StepChoice[]).map(({ from, die }) => ({ from, die })),
    };
  },
  offerResignation(deed, { kind }) {
    if (kind === undefined) return { ...deed, type: 'offerResignation' };
    const known = RESULT_KINDS.find((result) => result === kind);
    if (known) return { ...deed, type: 'offerResignation', kind: known };
    return new GameError(
      'bad-action',
      `offerResignation: no result is named ${shown(kind)}: ${RESULT_KINDS.join(', ')}`,
    );
  },
  answerResignation(deed, { accept }) {
    if (typeof accept === 'boolean') return { ...deed, type: 'answerResignation', accept };
    return new GameError(
      'bad-action',
      `answerResignation: accept is ${shown(accept)}, not true or false`,
    );
  },
  explode: bare('explode'),
  double: bare('double'),
  take: bare('take'),
  pass: bare('pass'),
  beaver: bare('beaver'),
  flag: bare('flag'),
  nextGame: bare('nextGame'),
};

/** Reads an action that says nothing but what it is. */
function bare<T extends Action['type']>(type: T): (deed: Deed) => Deed & { readonly type: T } {
  return (deed) => ({ ...deed, type });
}

/** True for the name of a side. */
export function isSide(value: unknown): value is Side {
  return value === 'blue' || value === 'red';
}

/** A point and a die; whether a checker can go there is the turn's matter. */
export function isStepChoice(value: unknown): value is StepChoice {
  return isObject(value) && typeof value.from === 'number' && typeof value.die === 'number';
}

function isDraw(throws: unknown): throws is OpeningThrow[] {
  if (!Array.isArray(throws) || throws.length === 0) return false;
  return throws.every((pair: unknown, index) => {
    if (!Array.isArray(pair) || pair.length !== 2 || !pair.every(isDie)) return false;
    return (pair[0] === pair[1]) === index < throws.length - 1;
  });
}
