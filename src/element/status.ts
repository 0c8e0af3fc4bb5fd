import {
  BAR,
  isComplete,
  leavesDice,
  rulesOf,
  shown,
  type Counts,
  type Dice,
  type Draft,
  type GameResult,
  type Phase,
  type Side,
  type Step,
} from '../game/index.js';
import type { Fault, NoMoveReason, Roll, Strings } from '../locale/index.js';
import type { EngineErrorDetail } from './events.js';
import type { Interaction, Situation } from './interaction.js';
import { actorOf, playerOf, spotOf, topOf, type Seats } from './seats.js';
import { drawOfTurn, isNew, lastTurn, type Session } from './session.js';

/** The larger die first, as rolls are said. */
export function rollOf([a, b]: Dice): Roll {
  return a >= b ? [a, b] : [b, a];
}

/** Why a side without a legal step has none. */
export function noMoveReason(own: Counts): NoMoveReason {
  return own[BAR] > 0 ? 'bar' : 'blocked';
}

/** What the line depends on besides the game and the person. */
interface Telling {
  readonly seats: Seats;
  readonly strings: Strings;
  /** The draw is being shown. */
  readonly drawing: boolean;
  /** Share of the computer's search done, while it thinks. */
  readonly progress: number | undefined;
}

/** The one line that says what is going on. */
export function statusOf(
  session: Session,
  interaction: Interaction,
  situation: Situation,
  telling: Telling,
): string {
  const { phase } = session.state;
  const { seats, strings, drawing } = telling;
  switch (phase.name) {
    case 'opening':
      return interaction.name === 'to-roll' ? strings.toDraw : strings.newGame;
    case 'rolling':
      return rolling(session, phase.side, seats, strings);
    case 'moving':
      if (drawing) return drawText(session, seats, strings) ?? '';
      return moving(session, phase, interaction, situation, telling);
    case 'over':
      return resultText(phase.result, seats, strings);
  }
}

/** Whose throw it is, after the reason for which the other side has just passed, or what the computer hit. */
function rolling(session: Session, side: Side, seats: Seats, strings: Strings): string {
  const turn = strings.toRoll[actorOf(seats, side)];
  const last = lastTurn(session);
  if (!last) return turn;
  if (last.steps.length > 0) {
    const hits = hitsOnPerson(session, last.side, seats);
    return hits.length > 0 ? `${strings.wasHit(hits)}. ${turn}` : turn;
  }
  const reason = noMoveReason(session.state.board[last.side]);
  return `${strings.passed(actorOf(seats, last.side), rollOf(last.dice), reason)}. ${turn}`;
}

/** Where the computer has just hit, in the person's numbers. */
function hitsOnPerson({ hits, state }: Session, by: Side, seats: Seats): readonly number[] {
  if (playerOf(seats, by) !== 'computer') return [];
  const spots = hits.map((point) => spotOf(rulesOf(state).facing, seats, by, point));
  return spots.filter((spot) => typeof spot === 'number').sort((a, b) => b - a);
}

function moving(
  session: Session,
  { side, dice }: Extract<Phase, { name: 'moving' }>,
  interaction: Interaction,
  { steps, stage }: Situation,
  { seats, strings, progress }: Telling,
): string {
  const { draft } = session;
  const who = actorOf(seats, side);
  if (draft && hasNoMove(draft)) return noMoveText(draft, side, dice, seats, strings);
  if (progress !== undefined) return strings.thinking(rollOf(dice));
  if (interaction.name === 'choosing-origin') return strings.chooseOrigin;
  if (interaction.name === 'choosing-die') return strings.chooseDie;
  if (stage === 'moving' && steps.length === 0 && draft)
    return leavesDice(draft.turn, draft.steps) ? strings.restBlocked : strings.toConfirm;
  const turn = strings.toMove(who, rollOf(dice));
  if (interaction.name !== 'ready' || !draft) return turn;
  if (interaction.stuck) return stuckText(draft, steps, strings);
  const hint = stage === 'moving' && draft.steps.length === 0 && isNew(session, side);
  return hint ? `${turn}. ${strings.chooseChecker}` : turn;
}

/** Why a clicked checker cannot move. */
function stuckText(draft: Draft, steps: readonly Step[], strings: Strings): string {
  if (steps.every(({ from }) => from === BAR)) return strings.barFirst;
  const left = [...draft.moments[draft.moments.length - 1].dice];
  return strings.stuck(left.sort((a, b) => b - a).slice(0, 2));
}

/** Why a side cannot move, and what a person does about it. */
export function noMoveText(
  draft: Draft,
  side: Side,
  dice: Dice,
  seats: Seats,
  strings: Strings,
): string {
  const reason = noMoveReason(draft.turn.start.position.own);
  const text = strings.noMove(actorOf(seats, side), rollOf(dice), reason);
  return playerOf(seats, side) === 'person' ? `${text}. ${strings.pressDone}` : text;
}

/** What is said of a fault; of bad dice also which, for whoever gave them can give others. */
export function faultText(
  code: EngineErrorDetail['code'],
  lastDie: unknown,
  { badDice, faults }: Strings,
): string {
  if (code === 'bad-dice') return badDice(lastDie === undefined ? undefined : shown(lastDie));
  return Object.hasOwn(faults, code) ? faults[code as Fault] : faults.failed;
}

/** True when the turn has no legal step from its beginning. */
export function hasNoMove(draft: Draft): boolean {
  return draft.steps.length === 0 && isComplete(draft);
}

/** What the draw of this turn showed, if the turn began with one. */
export function drawText(session: Session, seats: Seats, strings: Strings): string | undefined {
  const draw = drawOfTurn(session);
  if (!draw) return undefined;
  const [blue, red] = draw.throws[draw.throws.length - 1];
  return strings.drawn(blue, red, actorOf(seats, draw.side));
}

/** Who won, how, and what it counts. */
export function resultText(result: GameResult, seats: Seats, strings: Strings): string {
  const won = strings.won(actorOf(seats, result.winner), result.kind);
  return `${won}, ${strings.wonPoints(result.points)}`;
}

/** The score of the session in games, the bottom side first. */
export function standingText({ state }: Session, seats: Seats, strings: Strings): string {
  const name = (side: Side): string => strings.names[actorOf(seats, side)];
  const { bottom } = seats;
  const top = topOf(seats);
  return strings.standing(
    name(bottom),
    state.score[bottom].games,
    name(top),
    state.score[top].games,
  );
}
