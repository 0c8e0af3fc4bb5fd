import { otherSide, type Action, type ActionType, type GameState } from '../game/index.js';
import { actorOf } from './seats.js';
import type { Telling } from './telling.js';

type Say<T extends ActionType> = (
  action: Extract<Action, { readonly type: T }>,
  after: GameState,
  telling: Telling,
) => string | undefined;

/** What is said of each action; of those that are missing something else tells. */
const sayings: { readonly [T in ActionType]?: Say<T> } = {
  explode: ({ side }, after, { seats, strings }) => strings.explodes[actorOf(after, seats, side)],
  // The cube turns only when the double is taken.
  double: ({ side }, after, { seats, strings }) =>
    strings.doubles(actorOf(after, seats, side), 2 * after.cube.value),
  take: ({ side }, after, { seats, strings }) =>
    strings.takes(actorOf(after, seats, side), after.cube.value),
  pass: ({ side }, after, { seats, strings }) => strings.passes[actorOf(after, seats, side)],
  beaver: ({ side }, after, { seats, strings }) =>
    strings.beavers(actorOf(after, seats, side), 2 * after.cube.value),
  offerResignation: ({ side, kind }, after, { seats, strings }) =>
    kind && strings.offersLoss(actorOf(after, seats, side), kind),
  answerResignation: ({ side, accept }, after, { seats, strings }) =>
    accept ? undefined : strings.refusesLoss[actorOf(after, seats, side)],
};

/** What a side has done with the cube, the bomb or a resignation; `after` is the state that it led to. */
export function deedText(action: Action, after: GameState, telling: Telling): string | undefined {
  const say = sayings[action.type] as Say<ActionType> | undefined;
  return say?.(action, after, telling);
}

/** What is offered to the side that has to answer, when the action that offered it is not known. */
export function offerText(state: GameState, telling: Telling): string | undefined {
  const offer = offerIn(state);
  return offer && deedText(offer, state, telling);
}

function offerIn({ phase }: GameState): Action | undefined {
  if (!('side' in phase)) return undefined;
  const signed = { side: otherSide(phase.side), elapsed: 0 };
  switch (phase.name) {
    case 'doubled':
      return { ...signed, type: 'double' };
    case 'beavered':
      return { ...signed, type: 'beaver' };
    case 'resigning':
      return { ...signed, type: 'offerResignation', kind: phase.kind };
    case 'rolling':
    case 'moving':
      return undefined;
  }
}
