import { badState } from './bad-state.js';
import { checkDice, type Dice } from './dice.js';
import { lastThrowSide, outcomeAfter } from './ending.js';
import { GameError, shown } from './errors.js';
import { isCount, isObject } from './json.js';
import { matchWinner, resultOf, type Outcome } from './match.js';
import { isSide } from './read-action.js';
import { offeredKinds } from './resignation.js';
import { resultKind } from './result.js';
import { RESULT_KINDS, type ResultKind } from './rule-sets.js';
import {
  otherSide,
  rulesOf,
  type GameResult,
  type GameState,
  type Over,
  type Phase,
  type Side,
} from './state.js';

type ReadPhase<Name extends Phase['name']> = (
  value: Record<string, unknown>,
  state: GameState,
) => Extract<Phase, { readonly name: Name }> | GameError;

/**
 * The phase of a state that is read, the rest of it being known. A board that has ended the game is over, whatever
 * else is said, with the result that it shows.
 */
export function readPhase(value: unknown, state: GameState): Phase | GameError {
  if (!isObject(value)) return badState('the phase is missing');
  const ended = outcomeOnBoard(state);
  if (ended) return over(state, resultOf(state, ended));
  const { name } = value;
  if (typeof name !== 'string' || !Object.hasOwn(readers, name))
    return badState(`no phase is named ${shown(name)}`);
  const read = readers[name as Phase['name']] as ReadPhase<Phase['name']>;
  return read(value, state);
}

/** How the board has ended the game, unless a last throw is still due. */
function outcomeOnBoard(state: GameState): Outcome | undefined {
  if (lastThrowSide(state)) return undefined;
  return outcomeAfter(state, 'blue') ?? outcomeAfter(state, 'red');
}

const readers: { readonly [Name in Phase['name']]: ReadPhase<Name> } = {
  opening: () => ({ name: 'opening' }),

  rolling({ side, taken }) {
    if (!isSide(side)) return noSide(side);
    if (taken !== undefined && taken !== true)
      return badState(`taken ${shown(taken)} is not true, nor left out`);
    return taken ? { name: 'rolling', side, taken } : { name: 'rolling', side };
  },

  moving({ side, dice }) {
    if (!isSide(side)) return noSide(side);
    return (
      checkDice(dice) ?? { name: 'moving', side, dice: [...(dice as Dice)] as [number, number] }
    );
  },

  doubled: ({ side }) => (isSide(side) ? { name: 'doubled', side } : noSide(side)),

  beavered: ({ side }) => (isSide(side) ? { name: 'beavered', side } : noSide(side)),

  resigning({ side, kind, back }, state) {
    if (!isSide(side)) return noSide(side);
    const known = RESULT_KINDS.find((result) => result === kind);
    if (!known) return badState(`no result is named ${shown(kind)}`);
    if (!isObject(back) || (back.name !== 'rolling' && back.name !== 'moving'))
      return badState(`the phase "resigning" cannot go back to ${shown(back)}`);
    const before = readers[back.name](back, state);
    return before instanceof GameError
      ? before
      : { name: 'resigning', side, kind: known, back: before };
  },

  over({ result }, state) {
    const read = readResult(result, state);
    return read instanceof GameError ? read : over(state, read);
  },
};

function noSide(side: unknown): GameError {
  return badState(`no side is named ${shown(side)}`);
}

function over(state: GameState, result: GameResult): Over {
  return { name: 'over', result, match: matchWinner(state, result) };
}

/** A result that the board alone does not tell, unless it is that of a last throw. */
function readResult(value: unknown, state: GameState): GameResult | GameError {
  if (!isObject(value)) return badState('the result is missing');
  const { winner, kind, points } = value;
  const by = OFF_BOARD.find((way) => way === value.by);
  if (!by) return readLastThrow(state);
  if (!isSide(winner)) return noSide(winner);
  const kinds = kindsOfLoss[by](state, otherSide(winner));
  const known = kinds.find((result) => result === kind);
  if (!known) {
    return badState(`the game is lost by ${by} as ${shown(kind)}, not as ${kinds.join(', ')}`);
  }
  if (!isCount(points)) return badState(`the result gives ${shown(points)} points`);
  const result = resultOf(beforeResult(state, winner, points), { winner, kind: known, by });
  return result.points === points
    ? result
    : badState(`the result gives ${points} points, but the game was for ${result.points}`);
}

function readLastThrow(state: GameState): GameResult | GameError {
  const side = lastThrowSide(state);
  const outcome = side && outcomeAfter(state, side);
  return outcome
    ? resultOf(state, outcome)
    : badState('the phase is "over", but the board has not ended the game');
}

/** Ways to lose that the board does not show. */
type OffBoard = Exclude<GameResult['by'], 'board'>;

const OFF_BOARD: readonly OffBoard[] = ['pass', 'resignation', 'flag'];

const kindsOfLoss: Readonly<
  Record<OffBoard, (state: GameState, loser: Side) => readonly ResultKind[]>
> = {
  pass: () => ['single'],
  resignation: (state, loser) =>
    rulesOf(state).options.resign === 'offer'
      ? offeredKinds(rulesOf(state))
      : [kindOnBoard(state, loser)],
  flag: (state, loser) => [kindOnBoard(state, loser)],
};

function kindOnBoard(state: GameState, loser: Side): ResultKind {
  return resultKind(rulesOf(state), state.board[loser]);
}

/** The state before its score counted a result; what a lost match is worth depends on it. */
function beforeResult(state: GameState, winner: Side, points: number): GameState {
  const now = state.score[winner];
  const before = { ...now, points: Math.max(0, now.points - points) };
  return { ...state, score: { ...state.score, [winner]: before } };
}
