import { openingSide, type Action, type ActionType } from './actions.js';
import { chargeClock, flagFalls, settleClock, timeLeft } from './clock.js';
import { cubeAfterDraw, turnedCube } from './cube.js';
import { outcomeAfter } from './ending.js';
import { GameError } from './errors.js';
import { explode } from './explosion.js';
import { deepFreeze } from './freeze.js';
import { endGame, nextGame } from './match.js';
import { permit, type PhaseFor } from './permits.js';
import { playWhole } from './play-steps.js';
import { readAction } from './read-action.js';
import { resign } from './resignation.js';
import { resultKind } from './result.js';
import {
  boardFrom,
  otherSide,
  positionFor,
  rulesOf,
  sideToAct,
  type GameState,
  type Side,
} from './state.js';
import { beginTurn } from './turn.js';

type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

/** What a permitted action does; the clocks already show its time. */
type Apply<T extends ActionType> = (
  state: GameState,
  action: ActionOf<T>,
  phase: PhaseFor<T>,
) => GameState | GameError;

/**
 * The state after an action of any origin, or the error that forbids it; never throws, never changes `state`.
 * What it returns is frozen, so that nobody who is handed it can change the game.
 */
export function applyAction(state: GameState, action: Action): GameState | GameError {
  const read = readAction(action);
  if (read instanceof GameError) return read;
  const phase = permit(state, read.side, read.type);
  if (phase instanceof GameError) return phase;
  const timed = { ...state, clocks: chargeClock(state, read.elapsed) };
  const apply = appliers[read.type] as Apply<ActionType>;
  const next = flagFault(timed, read.type) ?? apply(timed, read, phase);
  return next instanceof GameError ? next : deepFreeze(next);
}

/** What can still be done once the time of the side to act has run out. */
const AFTER_FLAG: readonly ActionType[] = ['flag', 'nextGame'];

function flagFault(state: GameState, type: ActionType): GameError | undefined {
  const side = sideToAct(state);
  if (!side || !flagFalls(state, side) || AFTER_FLAG.includes(type)) return undefined;
  return new GameError('flag-fallen', `${type}: the time of ${side} has run out`);
}

const appliers: { readonly [T in ActionType]: Apply<T> } = {
  opening(state, { side, throws }) {
    const { options } = rulesOf(state);
    const first = openingSide(throws, options['open.priority']);
    if (first !== side) {
      return new GameError('wrong-side', `opening: the draw lets ${first} begin, not ${side}`);
    }
    const dice = throws[throws.length - 1];
    return {
      ...state,
      phase:
        options['open.roll'] === 'dice'
          ? { name: 'moving', side, dice }
          : { name: 'rolling', side },
      cube: cubeAfterDraw(state, throws.length - 1),
      starter: side,
    };
  },

  explode(state, { side }) {
    const position = explode(rulesOf(state), positionFor(state, side));
    return { ...state, board: boardFrom(position, side), bomb: otherSide(side) };
  },

  double(state, { side }) {
    return { ...state, phase: { name: 'doubled', side: otherSide(side) } };
  },

  take(state, { side }, { name }) {
    // A beaver is answered in one's own turn.
    const roller = name === 'doubled' ? otherSide(side) : side;
    return {
      ...state,
      phase: { name: 'rolling', side: roller, taken: true },
      cube: turnedCube(state.cube, otherSide(roller)),
    };
  },

  pass(state, { side }) {
    return endGame(state, { winner: otherSide(side), kind: 'single', by: 'pass' });
  },

  beaver(state, { side }) {
    return {
      ...state,
      phase: { name: 'beavered', side: otherSide(side) },
      cube: turnedCube(state.cube, side),
    };
  },

  roll(state, { side, dice }) {
    return { ...state, phase: { name: 'moving', side, dice } };
  },

  play(state, { side, steps }, { dice }) {
    const end = playWhole(beginTurn(rulesOf(state), positionFor(state, side), dice), steps);
    if (end instanceof GameError) return end;
    return afterTurn(
      {
        ...state,
        board: boardFrom(end.position, side),
        turns: state.turns + 1,
        clocks: settleClock(state, side),
      },
      side,
    );
  },

  offerResignation(state, { side, kind }, phase) {
    return resign(state, side, kind, phase);
  },

  answerResignation(state, { side, accept }, { kind, back }) {
    return accept
      ? endGame(state, { winner: side, kind, by: 'resignation' })
      : { ...state, phase: back };
  },

  flag(state, { side }) {
    if (!flagFalls(state, side)) {
      const left = `${side} still has ${timeLeft(state, side)} ms`;
      return new GameError('not-allowed', `flag: ${left}`);
    }
    const kind = resultKind(rulesOf(state), state.board[side]);
    return endGame(state, { winner: otherSide(side), kind, by: 'flag' });
  },

  nextGame,
};

function afterTurn(state: GameState, side: Side): GameState {
  const outcome = outcomeAfter(state, side);
  return outcome
    ? endGame(state, outcome)
    : { ...state, phase: { name: 'rolling', side: otherSide(side) } };
}
