import type { LastMove, Marks, Spot } from '../board/view-model.js';
import { OFF, type Side, type StepChoice } from '../game/index.js';
import type { Interaction, Situation } from './interaction.js';
import { lastTurn } from './history.js';
import { turnOf, type Session } from './session.js';

/** Turns a side's own number into a spot of the board. */
export type ToSpot = (side: Side, point: number) => Spot;

/** What is marked while a person chooses a step; nothing at any other time. */
export function marksOf(
  side: Side,
  interaction: Interaction,
  situation: Situation,
  toSpot: ToSpot,
): Marks | undefined {
  const { steps, ways } = situation;
  const spots = (points: readonly number[]): readonly Spot[] =>
    [...new Set(points)].map((point) => toSpot(side, point));
  const from = (origin: number): readonly number[] =>
    [...steps, ...ways].filter((step) => step.from === origin).map(({ to }) => to);
  const movable = spots(steps.map((step) => step.from));
  const plain: Marks = { side, selected: undefined, movable, targets: [], choices: [] };

  switch (interaction.name) {
    case 'ready':
      return plain;
    case 'checker-selected':
      return {
        ...plain,
        selected: toSpot(side, interaction.from),
        targets: spots(from(interaction.from)),
      };
    case 'choosing-origin':
      return { ...plain, choices: spots(interaction.origins) };
    case 'choosing-die': {
      const end = steps.find(
        (step) => step.from === interaction.from && interaction.dice.includes(step.die),
      );
      return {
        ...plain,
        selected: toSpot(side, interaction.from),
        targets: end ? spots([end.to]) : [],
      };
    }
    case 'idle':
    case 'to-roll':
    case 'to-confirm':
    case 'dice-rolling':
    case 'animating':
    case 'opponent-thinking':
    case 'opponent-moving':
    case 'halted':
    case 'result':
    case 'answering':
      return undefined;
    case 'resigning':
      return marksOf(side, interaction.back, situation, toSpot);
  }
}

/** The steps tried so far, and before the first of them the last turn that was handed in. */
export function lastMoveOf(session: Session, toSpot: ToSpot): LastMove | undefined {
  const turn = turnOf(session);
  if (turn && turn.draft.steps.length > 0) return moveOf(turn.side, turn.draft.steps, toSpot);
  const last = lastTurn(session);
  return last && last.steps.length > 0 ? moveOf(last.side, last.steps, toSpot) : undefined;
}

function moveOf(side: Side, steps: readonly StepChoice[], toSpot: ToSpot): LastMove {
  const left: number[] = [];
  const reached: number[] = [];
  for (const { from, die } of steps) {
    const to = Math.max(from - die, OFF);
    // Checkers are all alike: where one came and one went, none has come or gone.
    if (!without(reached, from)) left.push(from);
    if (!without(left, to)) reached.push(to);
  }
  const spots = (points: readonly number[]): readonly Spot[] =>
    [...new Set(points)].map((point) => toSpot(side, point));
  return { side, from: spots(left), to: spots(reached) };
}

/** Takes a point out once. @returns false when it was not there */
function without(points: number[], point: number): boolean {
  const index = points.indexOf(point);
  if (index >= 0) points.splice(index, 1);
  return index >= 0;
}
