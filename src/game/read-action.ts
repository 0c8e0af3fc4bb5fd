import type { Action, OpeningThrow } from './actions.js';
import { checkDice, isDie, type Dice } from './dice.js';
import { GameError, shown } from './errors.js';
import { deepFreeze } from './freeze.js';
import { isObject } from './json.js';
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
  if (typeof elapsed !== 'number' || !(elapsed >= 0 && elapsed < Infinity)) {
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
  nextGame(deed) {
    return { ...deed, type: 'nextGame' };
  },
};

function isSide(value: unknown): value is Side {
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
