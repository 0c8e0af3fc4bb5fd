import {
  GameError,
  afterStep,
  beginTurn,
  findStep,
  legalPlays,
  openingSide,
  positionFor,
  rulesOf,
  type Action,
  type ActionType,
  type Dice,
  type GameState,
  type ResultKind,
  type Step,
  type Turn,
} from '../../game/index.js';
import type { WrittenCell } from './match-cells.js';
import { FILE_SIDES } from './match-file.js';
import type { Moment } from './match-list.js';
import { kindFor, pointsFor, writtenPoints } from './match-points.js';
import { drawFor } from './match-roll.js';

type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

/** What is around a moment in its game. */
interface Around {
  /** The last throw before it. */
  readonly thrown: Moment | undefined;
  readonly next: Action | undefined;
}

type Tell<T extends ActionType> = (
  moment: Moment & { readonly action: ActionOf<T> },
  around: Around,
) => readonly WrittenCell[];

/** What a file says of one of the moments of a game. */
export function cellsOf(moments: readonly Moment[], index: number): readonly WrittenCell[] {
  const moment = moments[index];
  const tell = tellers[moment.action.type] as Tell<ActionType>;
  const leavesDice = LEAVE_DICE.includes(moment.action.type);
  const thrown = lastThrow(moments, index);
  return [
    ...(leavesDice ? unplayedBefore(moments, index) : []),
    ...tell(moment, { thrown, next: moments[index + 1]?.action }),
    ...resultCells(moment),
  ];
}

function lastThrow(moments: readonly Moment[], before: number): Moment | undefined {
  let index = before - 1;
  while (index >= 0 && !isThrow(moments[index])) index--;
  return moments[index];
}

function isThrow({ action }: Moment): boolean {
  return action.type === 'opening' || action.type === 'roll';
}

/** What may be done while dice lie on the board, besides playing them. */
const LEAVE_DICE: readonly ActionType[] = ['offerResignation', 'flag', 'nextGame'];

/** Dice that lie on the board when the record ends. */
export function unplayedAtEnd(moments: readonly Moment[]): readonly WrittenCell[] {
  return unplayedBefore(moments, moments.length);
}

/** The dice that lie on the board before a moment, if nothing has told of them. */
function unplayedBefore(moments: readonly Moment[], index: number): readonly WrittenCell[] {
  const last = moments[index - 1];
  return last && isThrow(last) ? rollCells(last.after, last) : [];
}

/** Whether dice can be played in one way only, if at all. */
function isForced(state: GameState): boolean {
  const turn = turnOf(state);
  return turn !== undefined && legalPlays(turn).length <= 1;
}

function turnOf(state: GameState): Turn | undefined {
  const { phase } = state;
  return phase.name === 'moving'
    ? beginTurn(rulesOf(state), positionFor(state, phase.side), phase.dice)
    : undefined;
}

/** The dice on the board, if there are any; those of the draw have no order. */
function rollCells(
  state: GameState,
  thrown: Moment | undefined,
  play?: readonly Step[],
): readonly WrittenCell[] {
  const { phase } = state;
  if (phase.name !== 'moving') return [];
  const { side, dice } = phase;
  const isDraw = thrown?.action.type === 'opening';
  const shown: Dice = isDraw ? [Math.max(...dice), Math.min(...dice)] : dice;
  const rest = play ? { play } : { isForced: isForced(state) };
  return [{ type: 'roll', side, dice: shown, ...rest }];
}

const tellers: { readonly [T in ActionType]: Tell<T> } = {
  opening({ before, action, after }, { next }) {
    const { side, throws } = action;
    const pairs = throws.map(([blue, red]): Dice => [red, blue]);
    return isShownByRoll(before, after, throws, next)
      ? []
      : [{ type: 'opening', side, throws: pairs }];
  },
  explode: ({ action: { side } }) => [{ type: 'bomb', side }],
  double: ({ before, action: { side } }) => [
    { type: 'double', side, value: 2 * before.cube.value },
  ],
  take: ({ action: { side } }) => [{ type: 'take', side }],
  pass: ({ action: { side } }) => [{ type: 'drop', side }],
  beaver: ({ before, action: { side } }) => [
    { type: 'beaver', side, value: 4 * before.cube.value },
  ],
  roll: () => [],
  play: ({ before, action: { steps } }, { thrown }) =>
    rollCells(before, thrown, wholeSteps(before, steps)),
  offerResignation({ before, action: { side, kind } }, { next }) {
    const isTaken = next?.type === 'answerResignation' && next.accept;
    const isTold = kind === undefined || (isTaken && isShownByResult(before, side, kind));
    return isTold ? [] : [{ type: 'resign', side, kind }];
  },
  answerResignation: ({ action: { side, accept } }) => (accept ? [] : [{ type: 'refuse', side }]),
  flag: ({ action: { side } }) => [{ type: 'flag', side }],
  nextGame: () => [],
};

/** Whether the first roll tells the draw; ties are not told, unless they have turned the cube. */
function isShownByRoll(
  before: GameState,
  after: GameState,
  throws: ActionOf<'opening'>['throws'],
  next: Action | undefined,
): boolean {
  if (after.cube.value !== before.cube.value) return false;
  const { options } = rulesOf(before);
  if (options['open.roll'] === 'dice') return true;
  const priority = options['open.priority'];
  const side = openingSide(throws, priority);
  return next?.type === 'roll' && String(throws) === String([drawFor(side, [2, 1], priority)]);
}

function isShownByResult(
  state: GameState,
  loser: Moment['action']['side'],
  kind: ResultKind,
): boolean {
  return kindFor(state, loser, pointsFor(state, loser, kind)) === kind;
}

/** The steps that a play names, whole. */
function wholeSteps(state: GameState, choices: ActionOf<'play'>['steps']): readonly Step[] {
  const turn = turnOf(state);
  if (!turn) return [];
  const steps: Step[] = [];
  let moment = turn.start;
  for (const choice of choices) {
    const step = findStep(turn, moment, choice);
    if (step instanceof GameError) break;
    steps.push(step);
    moment = afterStep(turn.rules, moment, step);
  }
  return steps;
}

function resultCells({ before, after }: Moment): readonly WrittenCell[] {
  const { phase } = after;
  if (phase.name !== 'over' || before.phase.name === 'over') return [];
  const { result } = phase;
  if (result.winner === null) return [{ type: 'drawn', side: FILE_SIDES[0] }];
  const points = writtenPoints(after, result);
  return [{ type: 'result', side: result.winner, points, how: result }];
}
