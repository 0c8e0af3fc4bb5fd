import type {
  BoardView,
  ButtonName,
  ButtonView,
  PanelView,
  Spot,
  Stack,
  StripView,
} from '../board/view-model.js';
import {
  BAR,
  nextSteps,
  OFF,
  otherSide,
  pipCount,
  POINTS,
  rulesOf,
  sideToAct,
  SIDES,
  theirPoint,
  type GameState,
  type Side,
} from '../game/index.js';
import type { Strings } from '../locale/index.js';
import { diceOf } from './dice-view.js';
import type { Interaction, Situation } from './interaction.js';
import { lastMoveOf, marksOf, type ToSpot } from './marks.js';
import { actorOf, playerOf, spotOf, type Seats } from './seats.js';
import { boardNow, waysFrom, type Session } from './session.js';
import { standingText, statusOf } from './status.js';

/** What the board shows besides the game itself. */
export interface ViewOptions {
  readonly seats: Seats;
  readonly strings: Strings;
  readonly level: keyof Strings['levels'];
  readonly mirrored: boolean;
  /** There is room for short texts only. */
  readonly narrow: boolean;
  readonly pips: boolean;
  /** The draw is being shown: each side's die lies on its own half. */
  readonly drawing: boolean;
  /** Share of the computer's search done, while it thinks. */
  readonly progress: number | undefined;
  /** Something failed; said in place of the status until the next action. */
  readonly notice: string | undefined;
}

/** What the game allows the person at this moment. */
export function situationOf(session: Session, seats: Seats): Situation {
  const { state, draft } = session;
  const side = sideToAct(state);
  const yours = side ? playerOf(seats, side) === 'person' : seats.opponent !== 'none';
  const nothing = { steps: [], ways: [], mayUndo: false };
  if (!yours) return { stage: 'not-yours', ...nothing };
  if (state.phase.name === 'over') return { stage: 'over', ...nothing };
  if (!draft) return { stage: 'to-roll', ...nothing };
  return {
    stage: 'moving',
    steps: nextSteps(draft),
    ways: waysFrom(draft),
    mayUndo: draft.steps.length > 0,
  };
}

/** All that the board shows; pure. */
export function boardView(
  session: Session,
  interaction: Interaction,
  options: ViewOptions,
): BoardView {
  const { seats, strings, drawing } = options;
  const { state } = session;
  const { bottom } = seats;
  const { facing } = rulesOf(state);
  const board = boardNow(session);
  const situation = situationOf(session, seats);
  const toSpot: ToSpot = (side, point) => spotOf(facing, seats, side, point);
  const mover = sideToAct(state);
  const points = stacks(board, bottom, (point) => theirPoint(facing, point));
  const marks = mover && marksOf(mover, interaction, situation, toSpot);
  const view = {
    bottom,
    mirrored: options.mirrored,
    points,
    bar: { blue: board.blue[BAR], red: board.red[BAR] },
    off: { blue: board.blue[OFF], red: board.red[OFF] },
    dice: diceOf(session, interaction, situation, strings, drawing),
    marks,
    lastMove: lastMoveOf(session, toSpot),
    strips: { blue: strip('blue', session, options), red: strip('red', session, options) },
    status: options.notice ?? statusOf(session, interaction, situation, options),
    buttons: buttons(interaction, situation, strings),
    panel: panel(session, interaction, options),
    label: strings.board,
  };
  return { ...view, spotLabel: (spot, side) => spotLabel(view, spot, side, strings) };
}

function stacks(
  board: GameState['board'],
  bottom: Side,
  theirs: (point: number) => number,
): readonly (Stack | undefined)[] {
  const top = otherSide(bottom);
  return Array.from({ length: POINTS + 1 }, (_, point) => {
    if (point === 0) return undefined;
    const [own, opp] = [board[bottom][point], board[top][theirs(point)]];
    if (own > 0) return { side: bottom, count: own };
    return opp > 0 ? { side: top, count: opp } : undefined;
  });
}

function strip(side: Side, session: Session, options: ViewOptions): StripView {
  const { seats, strings, level, progress, narrow } = options;
  const { state } = session;
  const counts = boardNow(session)[side];
  const computer = playerOf(seats, side) === 'computer';
  const toMove = sideToAct(state) === side;
  return {
    // On a narrow line there is room for one of both, and the level says that it is the computer's.
    name: computer && narrow ? strings.levels[level] : strings.names[actorOf(seats, side)],
    detail: computer && !narrow ? strings.levels[level] : undefined,
    pips: options.pips ? strings.pips(pipCount(counts)) : undefined,
    off: strings.off(counts[OFF]),
    score: scoreText(side, session, options),
    toMove,
    thinking: computer && toMove ? progress : undefined,
  };
}

/** Nothing to count before a game of the session has been won. */
function scoreText(side: Side, { state }: Session, { strings, narrow }: ViewOptions): string {
  if (SIDES.every((any) => state.score[any].games === 0)) return '';
  const { games, points } = state.score[side];
  return narrow ? strings.shortScore(games, points) : strings.score(games, points);
}

/** Always the same three, in the same places; the thing to do next is filled. */
function buttons(
  interaction: Interaction,
  { stage, steps, mayUndo }: Situation,
  strings: Strings,
): readonly ButtonView[] {
  const rollable = interaction.name === 'to-roll' || interaction.name === 'halted';
  const complete = stage === 'moving' && steps.length === 0;
  const next: ButtonName | undefined = rollable ? 'roll' : stage === 'moving' ? 'done' : undefined;
  const button = (name: 'roll' | 'undo' | 'done', enabled: boolean): ButtonView => ({
    name,
    label: strings.buttons[name],
    filled: name === next,
    disabled: !enabled,
  });
  return [button('roll', rollable), button('undo', mayUndo), button('done', complete)];
}

function panel(
  session: Session,
  interaction: Interaction,
  { seats, strings }: ViewOptions,
): PanelView | undefined {
  const { phase } = session.state;
  if (interaction.name !== 'result' || phase.name !== 'over') return undefined;
  const { winner, kind, points } = phase.result;
  return {
    title: strings.won(actorOf(seats, winner), kind),
    lines: [strings.wonPoints(points), standingText(session, seats, strings)],
    button: { name: 'new-game', label: strings.buttons.newGame, filled: true, disabled: false },
  };
}

type Labelled = Pick<BoardView, 'points' | 'bar' | 'off' | 'marks'>;

function spotLabel(view: Labelled, spot: Spot, side: Side, strings: Strings): string {
  const stack = typeof spot === 'number' ? view.points[spot] : { side, count: view[spot][side] };
  const { marks } = view;
  const marked = typeof spot === 'number' || marks?.side === side ? marks : undefined;
  const has = (spots: readonly Spot[] | undefined): boolean => spots?.includes(spot) ?? false;
  return strings.spot({
    spot,
    colour: stack?.side ?? side,
    checkers: stack?.count ?? 0,
    selected: marked?.selected === spot,
    canMove: has(marked?.movable) || has(marked?.choices),
    target: has(marked?.targets),
  });
}
