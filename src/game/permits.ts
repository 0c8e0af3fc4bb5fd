import type { ActionType } from './actions.js';
import { cubeInPlay, MOST_CUBE, playsBeavers } from './cube.js';
import { GameError } from './errors.js';
import { explosionFault } from './explosion.js';
import { hasBorneOffAll } from './result.js';
import {
  otherSide,
  positionFor,
  rulesOf,
  sideToAct,
  type GameState,
  type Phase,
  type Side,
} from './state.js';

/** The phases in which an action can be done at all. */
interface PhaseNames {
  readonly opening: 'opening';
  readonly explode: 'rolling';
  readonly double: 'rolling';
  readonly take: 'doubled' | 'beavered';
  readonly pass: 'doubled' | 'beavered';
  readonly beaver: 'doubled';
  readonly roll: 'rolling';
  readonly play: 'moving';
  readonly offerResignation: 'rolling' | 'moving';
  readonly answerResignation: 'resigning';
  readonly flag: Exclude<Phase['name'], 'opening' | 'over'>;
  readonly nextGame: Phase['name'];
}

/** The phase that an action of this type finds. */
export type PhaseFor<T extends ActionType> = Extract<Phase, { readonly name: PhaseNames[T] }>;

/** When an action may be done. */
interface Permit<T extends ActionType> {
  readonly phases: readonly PhaseNames[T][];
  /** Whether only the side to act may do it. */
  readonly inTurn: boolean;
  /** What else has to hold: the first reason that applies forbids it. */
  readonly reasons?: (state: GameState, side: Side, phase: PhaseFor<T>) => readonly Reason[];
}

/** Whether a reason applies, and its words. */
type Reason = readonly [applies: boolean, words: string];

const EVERY_PHASE: readonly Phase['name'][] = [
  'opening',
  'rolling',
  'moving',
  'doubled',
  'beavered',
  'resigning',
  'over',
];

const permits: { readonly [T in ActionType]: Permit<T> } = {
  opening: { phases: ['opening'], inTurn: false },
  explode: {
    phases: ['rolling'],
    inTurn: true,
    reasons(state, side, { taken }) {
      const fault = explosionFault(rulesOf(state), positionFor(state, side));
      return [
        [state.bomb === otherSide(side), `the bomb is ${otherSide(side)}'s`],
        [taken === true, 'it comes before the cube'],
        [fault !== undefined, fault ?? ''],
      ];
    },
  },
  double: {
    phases: ['rolling'],
    inTurn: true,
    reasons: (state, side, { taken }) => [
      [!state.settings.cube, 'the game is played without a cube'],
      [!cubeInPlay(state), 'the Crawford game is played without the cube'],
      [state.turns === 0, 'nobody has moved yet'],
      [taken === true, 'a double was taken in this turn already'],
      [state.cube.owner === otherSide(side), `the cube is ${otherSide(side)}'s`],
      [state.cube.value >= MOST_CUBE, 'the cube cannot be turned any further'],
    ],
  },
  take: { phases: ['doubled', 'beavered'], inTurn: true },
  pass: { phases: ['doubled', 'beavered'], inTurn: true },
  beaver: {
    phases: ['doubled'],
    inTurn: true,
    reasons: (state) => [
      [!playsBeavers(state), 'the session is played without beavers'],
      [2 * state.cube.value >= MOST_CUBE, 'the cube cannot be turned any further'],
    ],
  },
  roll: { phases: ['rolling'], inTurn: true },
  play: { phases: ['moving'], inTurn: true },
  offerResignation: {
    phases: ['rolling', 'moving'],
    inTurn: false,
    reasons: (state, side) => [
      [hasBorneOffAll(rulesOf(state), state.board[side]), `${side} has borne off all its checkers`],
    ],
  },
  answerResignation: { phases: ['resigning'], inTurn: true },
  flag: {
    phases: ['rolling', 'moving', 'doubled', 'beavered', 'resigning'],
    inTurn: true,
    reasons: ({ clocks }) => [[clocks === null, 'the game is played without clocks']],
  },
  nextGame: { phases: EVERY_PHASE, inTurn: false },
};

/** The phase in which a side may do an action now, or the error that says why it may not. */
export function permit<T extends ActionType>(
  state: GameState,
  side: Side,
  type: T,
): PhaseFor<T> | GameError {
  const { phases, inTurn, reasons }: Permit<T> = permits[type];
  const { phase } = state;
  if (!isOneOf(phase, phases)) return wrongPhase(type, phase);
  if (inTurn && sideToAct(state) !== side) {
    return new GameError('wrong-side', `${type}: it is not ${side}'s turn`);
  }
  const reason = reasons?.(state, side, phase).find(([applies]) => applies);
  return reason ? new GameError('not-allowed', `${type}: ${reason[1]}`) : phase;
}

function isOneOf<N extends Phase['name']>(
  phase: Phase,
  names: readonly N[],
): phase is Extract<Phase, { readonly name: N }> {
  return (names as readonly string[]).includes(phase.name);
}

/** The error that `what` is asked for at the wrong time. */
export function wrongPhase(what: string, phase: Phase): GameError {
  return new GameError('wrong-phase', `${what}: not now, the game is in its phase "${phase.name}"`);
}

/**
 * What a side may do now. What an action says (its dice, its steps) is not asked, nor whether the time of a clock that
 * runs has passed.
 */
export function legalActions(state: GameState, side: Side): readonly ActionType[] {
  return (Object.keys(permits) as ActionType[]).filter(
    (type) => !(permit(state, side, type) instanceof GameError),
  );
}
