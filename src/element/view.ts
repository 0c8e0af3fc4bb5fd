import type { BoardView, PanelView, Spot, Stack } from '../board/view-model.js';
import {
  BAR,
  OFF,
  otherSide,
  PINNED,
  POINTS,
  rulesOf,
  sideToAct,
  theirPoint,
  type GameState,
  type RuleSet,
  type Side,
} from '../game/index.js';
import type { Strings } from '../locale/index.js';
import { actionsOf, button, buttonsOf } from './button-view.js';
import { cubeOf } from './cube-view.js';
import { diceOf } from './dice-view.js';
import type { Interaction } from './interaction.js';
import { lastMoveOf, marksOf, type ToSpot } from './marks.js';
import type { Mood } from './mood.js';
import { matchText, resultTitle, resultWorth, standingText } from './result-text.js';
import { colourOf, spotOf } from './seats.js';
import { boardNow, type Session } from './session.js';
import { situationOf } from './situation.js';
import { statusOf } from './status.js';
import { stripOf, type StripOptions } from './strip-view.js';
import type { Telling } from './telling.js';

/** What the board shows besides the game itself. */
export interface ViewOptions extends StripOptions, Telling, Mood {
  readonly mirrored: boolean;
}

/** All that the board shows, in the colours that the sides are drawn in; pure. */
export function boardView(
  session: Session,
  interaction: Interaction,
  options: ViewOptions,
): BoardView {
  const { seats, strings, drawing, notice } = options;
  const { state } = session;
  const rules = rulesOf(state);
  const { facing } = rules;
  const board = boardNow(session);
  const situation = situationOf(session, seats);
  const toSpot: ToSpot = (side, point) => spotOf(facing, seats, side, point);
  const mover = sideToAct(state);
  const inColours = <T>(of: (side: Side) => T): Readonly<Record<Side, T>> => ({
    blue: of(colourOf(state, 'blue')),
    red: of(colourOf(state, 'red')),
  });
  const painted = <T extends { readonly side: Side }>(part: T | undefined): T | undefined =>
    part && { ...part, side: colourOf(state, part.side) };
  const dice = diceOf(session, interaction, situation, strings, drawing);
  const asks = interaction.name === 'resigning';
  const view = {
    bottom: colourOf(state, seats.bottom),
    mirrored: options.mirrored,
    homes: homesFor[facing],
    points: stacks(board, seats.bottom, rules).map(painted),
    bar: inColours((side) => board[side][BAR]),
    off: inColours((side) => board[side][OFF]),
    dice: inColours((side) => dice[side]),
    cube: cubeOf(state, seats, strings),
    marks: painted(mover && marksOf(mover, interaction, situation, toSpot)),
    lastMove: painted(lastMoveOf(session, toSpot)),
    strips: inColours((side) => stripOf(side, session, options)),
    status: (asks ? undefined : notice) ?? statusOf(session, interaction, situation, options),
    buttons: buttonsOf(interaction, situation, strings),
    actions: actionsOf(state, seats, interaction, situation, strings),
    panel: panel(session, interaction, options),
    label: strings.board,
  };
  return { ...view, spotLabel: (spot, colour) => spotLabel(view, spot, colour, strings) };
}

const homesFor = { opposite: 'one-end', same: 'opposite-corners' } as const;

function stacks(
  board: GameState['board'],
  bottom: Side,
  { facing }: RuleSet,
): readonly (Stack | undefined)[] {
  const top = otherSide(bottom);
  return Array.from({ length: POINTS + 1 }, (_, point) => {
    if (point === 0) return undefined;
    const [own, opp] = [board[bottom][point], board[top][theirPoint(facing, point)]];
    if (own > 0) return stack(bottom, own, opp);
    return opp > 0 ? stack(top, opp, own) : undefined;
  });
}

function stack(side: Side, count: number, below: number): Stack {
  return below === PINNED ? { side, count, pinned: true } : { side, count };
}

function panel(
  { state }: Session,
  interaction: Interaction,
  { seats, strings }: ViewOptions,
): PanelView | undefined {
  const { phase } = state;
  if (interaction.name !== 'result' || phase.name !== 'over') return undefined;
  const standing = standingText(state, seats, strings);
  const worth = phase.result.winner === null ? [] : [resultWorth(phase, strings)];
  return {
    title: resultTitle(state, phase, seats, strings),
    lines: [...worth, matchText(state, phase, seats, strings) ?? standing],
    buttons: [button('new-game', strings.buttons.newGame, true)],
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
    pinning: typeof spot === 'number' && view.points[spot]?.pinned === true,
    selected: marked?.selected === spot,
    canMove: has(marked?.movable) || has(marked?.choices),
    target: has(marked?.targets),
  });
}
