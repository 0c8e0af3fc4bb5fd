import { openingSide, type Action, type OpeningThrow } from './actions.js';
import { checkDice, isDie, type Dice } from './dice.js';
import { GameError } from './errors.js';
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
import {
  afterStep,
  beginTurn,
  legalSteps,
  type Step,
  type StepChoice,
  type Turn,
  type TurnState,
} from './turn.js';

type Apply<T extends Action['type']> = (
  state: GameState,
  action: Extract<Action, { type: T }>,
) => GameState | GameError;

/** The state after an action, or the error that forbids it; never throws, never changes `state`. */
export function applyAction(state: GameState, action: Action): GameState | GameError {
  if (!Object.hasOwn(appliers, action.type)) {
    return new GameError('wrong-phase', `no action is named ${JSON.stringify(action.type)}`);
  }
  if (action.side !== 'blue' && action.side !== 'red') {
    return new GameError(
      'wrong-side',
      `${action.type}: no side is named ${JSON.stringify(action.side)}`,
    );
  }
  const apply = appliers[action.type] as Apply<Action['type']>;
  return apply(state, action);
}

const appliers: { readonly [T in Action['type']]: Apply<T> } = {
  opening(state, { side, throws }) {
    if (state.phase.name !== 'opening') return wrongPhase('opening', state.phase);
    const fault = checkThrows(throws);
    if (fault) return fault;
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
    return checkDice(dice) ?? { ...state, phase: { name: 'moving', side, dice } };
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
        `the play ends too early: a die that can be played is left`,
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
export function findStep(
  turn: Turn,
  state: TurnState,
  { from, die }: StepChoice,
): Step | GameError {
  const step = legalSteps(turn, state).find((legal) => legal.from === from && legal.die === die);
  return (
    step ??
    new GameError(
      'illegal-play',
      `from ${String(from)} with a ${String(die)} no legal play goes on (dice left: ${state.dice.join(' ') || 'none'})`,
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

function checkThrows(throws: readonly OpeningThrow[]): GameError | undefined {
  const fits = (pair: OpeningThrow, index: number): boolean =>
    pair.length === 2 && pair.every(isDie) && (pair[0] === pair[1]) === index < throws.length - 1;
  if (Array.isArray(throws) && throws.length > 0 && throws.every(fits)) return undefined;
  return new GameError(
    'bad-dice',
    `opening: ${JSON.stringify(throws)} is no draw: ties, then two different dice`,
  );
}

function wrongPhase(action: Action['type'], phase: Phase): GameError {
  return new GameError(
    'wrong-phase',
    `${action}: not now, the game is in its phase "${phase.name}"`,
  );
}

function notYourTurn(action: Action['type'], side: Side): GameError {
  return new GameError('wrong-side', `${action}: it is not ${side}'s turn`);
}
