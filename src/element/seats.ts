import type { Spot } from '../board/view-model.js';
import {
  BAR,
  OFF,
  otherSide,
  theirPoint,
  type Facing,
  type GameState,
  type Side,
} from '../game/index.js';
import type { Actor } from '../locale/index.js';

/** Who plays against the person at the bottom: the computer, another person, or a host that drives both sides. */
export type Opponent = 'computer' | 'person' | 'none';

export const OPPONENTS: readonly Opponent[] = ['computer', 'person', 'none'];

/** Who sits where. */
export interface Seats {
  /** The side of the person at the bottom. */
  readonly bottom: Side;
  readonly opponent: Opponent;
}

/** Who moves a side's checkers. */
export function playerOf({ bottom, opponent }: Seats, side: Side): 'person' | 'computer' | 'host' {
  if (opponent === 'none') return 'host';
  return opponent === 'computer' && side !== bottom ? 'computer' : 'person';
}

/** A session that may have its sides drawn in each other's colours. */
export type Coloured = Pick<GameState, 'swapped'>;

/** The colour that a side is drawn and spoken of in, and the side that is drawn in a colour. */
export function colourOf({ swapped }: Coloured, side: Side): Side {
  return swapped ? otherSide(side) : side;
}

/** How a side is spoken of: against the computer `you`, else by its colour. */
export function actorOf(state: Coloured, { bottom, opponent }: Seats, side: Side): Actor {
  if (opponent !== 'computer') return colourOf(state, side);
  return side === bottom ? 'you' : 'computer';
}

/** A side's own number (25 = bar, 0 = off) as a spot in the numbers of the person at the bottom. */
export function spotOf(facing: Facing, { bottom }: Seats, side: Side, point: number): Spot {
  if (point === BAR) return 'bar';
  if (point === OFF) return 'off';
  return side === bottom ? point : theirPoint(facing, point);
}

/** A spot as the own number of the side that it is looked at by. */
export function pointOf(facing: Facing, { bottom }: Seats, side: Side, spot: Spot): number {
  if (spot === 'bar') return BAR;
  if (spot === 'off') return OFF;
  return side === bottom ? spot : theirPoint(facing, spot);
}

/** The side at the top. */
export function topOf({ bottom }: Seats): Side {
  return otherSide(bottom);
}
