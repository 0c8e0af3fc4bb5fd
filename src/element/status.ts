import {
  BAR,
  beginTurn,
  currentMoment,
  isComplete,
  leavesDice,
  positionFor,
  rulesOf,
  shown,
  type Action,
  type Dice,
  type Draft,
  type Moving,
  type Side,
  type Step,
} from '../game/index.js';
import type { Fault, Roll, Strings } from '../locale/index.js';
import { diceName } from '../notation/index.js';
import { deedText, offerText } from './deed-text.js';
import type { EngineErrorDetail } from './events.js';
import { drawOfTurn, isNew, lastAction, lastThrow, lastTurn } from './history.js';
import { pursuitOf, type Interaction, type Situation } from './interaction.js';
import { noMoveReason } from './no-move.js';
import { resultText } from './result-text.js';
import { actorOf, colourOf, playerOf, spotOf } from './seats.js';
import type { Session } from './session.js';
import type { Telling } from './telling.js';

/** A roll as it is said, the larger die first. */
export function rollText(dice: Dice, { strings, rollNames }: Telling): string {
  const [a, b] = dice;
  const roll: Roll = a >= b ? [a, b] : [b, a];
  return strings.roll(roll, rollNames && diceName(dice)[rollNames]);
}

/** What the line depends on besides the game and the person. */
interface Showing extends Telling {
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
  telling: Showing,
): string {
  const { phase } = session.state;
  const { seats, strings, drawing } = telling;
  if (interaction.name === 'resigning')
    return situation.losses?.length ? strings.chooseLoss : strings.sureToResign;
  switch (phase.name) {
    case 'opening':
      return interaction.name === 'to-roll' ? strings.toDraw : strings.newGame;
    case 'rolling':
      return drawing ? (drawText(session, telling) ?? '') : turnText(session, telling);
    case 'doubled':
    case 'beavered':
    case 'resigning': {
      const offer = offerText(session.state, telling) ?? '';
      return `${offer}. ${strings.toAnswer[actorOf(session.state, seats, phase.side)]}`;
    }
    case 'moving':
      if (drawing) return drawText(session, telling) ?? '';
      return moving(session, phase, pursuitOf(interaction), situation, telling);
    case 'over':
      return resultText(session.state, phase, seats, strings);
  }
}

/** Whose throw it is, after what led to it. */
export function turnText(session: Session, telling: Telling): string {
  const { phase } = session.state;
  const { seats, strings } = telling;
  if (phase.name !== 'rolling') return strings.toDraw;
  const turn = strings.toRoll[actorOf(session.state, seats, phase.side)];
  const news = newsOf(session, telling);
  return news === undefined ? turn : `${news}. ${turn}`;
}

/** What the last action was, where it is worth a word. */
function newsOf(session: Session, telling: Telling): string | undefined {
  const last = lastAction(session);
  if (!last) return undefined;
  if (last.type === 'opening') return drawText(session, telling);
  if (last.type !== 'play') return deedText(last, session.state, telling);
  return last.steps.length > 0 ? hitText(session, last, telling) : passText(session, telling);
}

/** Why the other side has just passed. */
function passText(session: Session, telling: Telling): string | undefined {
  const { state } = session;
  const last = lastTurn(session);
  if (!last) return undefined;
  const turn = beginTurn(rulesOf(state), positionFor(state, last.side), last.dice);
  const who = actorOf(state, telling.seats, last.side);
  return telling.strings.passed(who, rollText(last.dice, telling), noMoveReason(turn, turn.start));
}

/** Where the computer has just hit or pinned the person's checkers, in the person's numbers. */
function hitText({ hits, state }: Session, { side }: Action, telling: Telling): string | undefined {
  const { seats, strings } = telling;
  if (playerOf(seats, side) !== 'computer' || hits.length === 0) return undefined;
  const { facing, contact } = rulesOf(state);
  const spots = hits.map((point) => spotOf(facing, seats, side, point));
  const points = spots.filter((spot) => typeof spot === 'number').sort((a, b) => b - a);
  return contact === 'pin' ? strings.wasPinned(points) : strings.wasHit(points);
}

function moving(
  session: Session,
  { side, dice }: Moving,
  interaction: Interaction,
  { steps, stage }: Situation,
  telling: Showing,
): string {
  const { draft } = session;
  const { seats, strings, progress } = telling;
  const who = actorOf(session.state, seats, side);
  if (draft && hasNoMove(draft)) return noMoveText(session, draft, { side, dice }, telling);
  if (progress !== undefined) return strings.thinking(rollText(dice, telling));
  if (interaction.name === 'choosing-origin') return strings.chooseOrigin;
  if (interaction.name === 'choosing-die') return strings.chooseDie;
  if (stage === 'moving' && steps.length === 0 && draft) return completeText(draft, strings);
  const turn = strings.toMove(who, rollText(dice, telling));
  if (interaction.name !== 'ready' || !draft) return turn;
  if (interaction.stuck) return stuckText(draft, steps, strings);
  const last = lastAction(session);
  if (last?.type === 'answerResignation' && draft.steps.length === 0)
    return `${deedText(last, session.state, telling) ?? ''}. ${turn}`;
  const hint = stage === 'moving' && draft.steps.length === 0 && isNew(session, side);
  return hint ? `${turn}. ${strings.chooseChecker}` : turn;
}

/** Nothing more can be played. */
function completeText(draft: Draft, strings: Strings): string {
  if (!leavesDice(draft.turn, draft.steps)) return strings.toConfirm;
  return strings.restBlocked(noMoveReason(draft.turn, currentMoment(draft)));
}

/** Why a clicked checker cannot move. */
function stuckText(draft: Draft, steps: readonly Step[], strings: Strings): string {
  if (steps.every(({ from }) => from === BAR)) return strings.barFirst;
  const left = [...currentMoment(draft).dice];
  return strings.stuck(left.sort((a, b) => b - a).slice(0, 2));
}

/** Why a side cannot move, and what a person does about it. */
export function noMoveText(
  { state }: Session,
  { turn }: Draft,
  { side, dice }: { readonly side: Side; readonly dice: Dice },
  telling: Telling,
): string {
  const { seats, strings } = telling;
  const reason = noMoveReason(turn, turn.start);
  const text = strings.noMove(actorOf(state, seats, side), rollText(dice, telling), reason);
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
export function drawText(session: Session, { seats, strings }: Telling): string | undefined {
  const draw = drawOfTurn(session);
  if (!draw) return undefined;
  const { state } = session;
  const [blue, red] = lastThrow(draw.throws);
  const dice = { blue, red };
  const starter = actorOf(state, seats, draw.side);
  return strings.drawn(dice[colourOf(state, 'blue')], dice[colourOf(state, 'red')], starter);
}
