import type { Action, Dice, GameRecord, GameState, Side, StepChoice } from '../game/index.js';
import { behindOffer, type Session } from './session.js';

/** The action that led here, if any since the record began. */
export function lastAction({ record }: Session): Action | undefined {
  return record.actions[record.actions.length - 1];
}

/** A turn of the current game as the record has it. */
interface RecordedTurn {
  readonly side: Side;
  readonly dice: Dice;
  readonly steps: readonly StepChoice[];
}

/** The last turn of the current game that was handed in, as far as the record knows. */
export function lastTurn({ record }: Session): RecordedTurn | undefined {
  const { actions } = record;
  const played = actions.findLastIndex(({ type }) => type === 'play');
  const play = actions[played];
  if (play?.type !== 'play' || startsLater(actions, played)) return undefined;
  const dice = diceOf(record, played);
  return dice && { side: play.side, dice, steps: play.steps };
}

function startsLater(actions: readonly Action[], index: number): boolean {
  return actions.slice(index).some(({ type }) => type === 'nextGame');
}

/** The dice of a play: those thrown last before it. */
function diceOf({ start, actions }: GameRecord, played: number): Dice | undefined {
  const thrown = actions
    .slice(0, played)
    .findLast(({ type }) => type === 'roll' || type === 'opening');
  if (thrown?.type === 'roll') return thrown.dice;
  if (thrown?.type === 'opening') return lastThrow(thrown.throws);
  return diceAt(start);
}

function diceAt({ phase }: GameState): Dice | undefined {
  const turn = behindOffer(phase);
  return turn.name === 'moving' ? turn.dice : undefined;
}

/** Whether a side has not played yet, in a session that the record knows from its beginning. */
export function isNew({ record: { start, actions } }: Session, side: Side): boolean {
  const played = actions.some((action) => action.type === 'play' && action.side === side);
  return start.game === 1 && start.phase.name === 'opening' && !played;
}

type Draw = Extract<Action, { type: 'opening' }>;

/** The draw, when the current turn is the one that it began. */
export function drawOfTurn(session: Session): Draw | undefined {
  const last = lastAction(session);
  return last?.type === 'opening' ? last : undefined;
}

/** The throw that has decided a draw, blue's die first. */
export function lastThrow(throws: Draw['throws']): Dice {
  return throws[throws.length - 1];
}
