import { openingSide, type Action } from './actions.js';
import type { Dice } from './dice.js';
import { GameError, shown } from './errors.js';
import { deepFreeze } from './freeze.js';
import { isStepChoice, readAction } from './read-action.js';
import { hasBorneOffAll } from './result.js';
import {
  boardFrom,
  gameResult,
  otherSide,
  positionFor,
  rulesOf,
  startBoard,
  type GameState,
  type Phase,
  type Side,
} from './state.js';
import type { Step, StepChoice, TurnState } from './turn-state.js';
import { afterStep, beginTurn, legalSteps, type Turn } from './turn.js';

type Apply<T extends Action['type']> = (
  state: GameState,
  action: Extract<Action, { type: T }>,
) => GameState | GameError;

/**
 * The state after an action of any origin, or the error that forbids it; never throws, never changes `state`.
 * What it returns is frozen, so that nobody who is handed it can change the game.
 */
export function applyAction(state: GameState, action: Action): GameState | GameError {
  const read = readAction(action);
  if (read instanceof GameError) return read;
  const apply = appliers[read.type] as Apply<Action['type']>;
  const next = apply(state, read);
  return next instanceof GameError ? next : deepFreeze(next);
}

const appliers: { readonly [T in Action['type']]: Apply<T> } = {
  opening(state, { side, throws }) {
    if (state.phase.name !== 'opening') return wrongPhase('opening', state.phase);
    if (openingSide(throws) !== side) {
      return new GameError(
        'wrong-side',
        `opening: the draw lets ${openingSide(throws)} begin, not ${side}`,
      );
    }
    const dice = throws[throws.length - 1];
    return { ...state, phase: firstTurn(state, side, dice) };
  },

  roll(state, { side, dice }) {
    if (state.phase.name !== 'rolling') return wrongPhase('roll', state.phase);
    if (state.phase.side !== side) return notYourTurn('roll', side);
    return { ...state, phase: { name: 'moving', side, dice } };
  },

  play(state, { side, steps }) {
    if (state.phase.name !== 'moving') return wrongPhase('play', state.phase);
    if (state.phase.side !== side) return notYourTurn('play', side);
    const turn = beginTurn(rulesOf(state), positionFor(state, side), state.phase.dice);
    const played = playSteps(turn, steps);
    if (played instanceof GameError) return played;
    const end = played[played.length - 1] ?? turn.start;
    if (legalSteps(turn, end).length > 0) {
      return new GameError(
        'illegal-play',
        'the play ends too early: a die that can be played is left',
      );
    }
    return afterPlay({ ...state, board: boardFrom(end.position, side) }, side);
  },

  nextGame(state) {
    const rules = rulesOf(state);
    const starter =
      rules.nextStarter === 'winner' && state.phase.name === 'over' && state.phase.result.winner;
    return {
      ...state,
      board: startBoard(rules),
      game: state.game + 1,
      phase: starter ? { name: 'rolling', side: starter } : { name: 'opening' },
    };
  },
};

function firstTurn(state: GameState, side: Side, dice: Dice): Phase {
  return rulesOf(state).openingRoll === 'dice'
    ? { name: 'moving', side, dice }
    : { name: 'rolling', side };
}

/** The moments after each of the steps, or the error that names the first step that no legal play allows. */
export function playSteps(
  turn: Turn,
  choices: readonly StepChoice[],
): readonly TurnState[] | GameError {
  const moments: TurnState[] = [];
  let state = turn.start;
  for (const choice of choices) {
    const step = findStep(turn, state, choice);
    if (step instanceof GameError) return step;
    state = afterStep(turn.rules, state, step);
    moments.push(state);
  }
  return moments;
}

/** The whole step that a choice names at this moment, or the error that it is not legal. */
export function findStep(turn: Turn, state: TurnState, choice: StepChoice): Step | GameError {
  if (!isStepChoice(choice))
    return new GameError('illegal-play', `${shown(choice)} is no step { from, die }`);
  const { from, die } = choice;
  const step = legalSteps(turn, state).find((legal) => legal.from === from && legal.die === die);
  const left = state.dice.join(' ') || 'none';
  return (
    step ??
    new GameError(
      'illegal-play',
      `from ${from} with a ${die} no legal play goes on (dice left: ${left})`,
    )
  );
}

function afterPlay(state: GameState, side: Side): GameState {
  const rules = rulesOf(state);
  if (!hasBorneOffAll(rules, state.board[side])) {
    return { ...state, phase: { name: 'rolling', side: otherSide(side) } };
  }
  const result = gameResult(rules, state.board, side);
  const { games, points } = state.score[side];
  const score = { ...state.score, [side]: { games: games + 1, points: points + result.points } };
  return { ...state, score, phase: { name: 'over', result } };
}

/** The error that `what` is asked for at the wrong time. */
export function wrongPhase(what: string, phase: Phase): GameError {
  return new GameError('wrong-phase', `${what}: not now, the game is in its phase "${phase.name}"`);
}

function notYourTurn(action: Action['type'], side: Side): GameError {
  return new GameError('wrong-side', `${action}: it is not ${side}'s turn`);
}
