import {
  GameError,
  legalPlays,
  rulesOf,
  type Dice,
  type OpeningThrow,
  type Side,
  type StepChoice,
  type Turn,
} from '../../game/index.js';
import type { MatchBuilder, Refusal } from './match-builder.js';
import type { Place } from './match-file.js';
import { readSteps } from './match-play.js';

/** A roll as a file tells it. */
export interface FileRoll {
  readonly side: Side;
  readonly dice: Dice;
  readonly play?: string;
  readonly at: Place;
}

/** Dice and their play; the first of a game tell its draw, `cube` what its ties have brought the cube to. */
export function rollAndPlay(
  builder: MatchBuilder,
  { side, dice, play, at }: FileRoll,
  cube: number,
): Refusal | undefined {
  const fault = throwDice(builder, side, dice, cube);
  if (fault) return fault;
  const turn = builder.turn();
  if (!turn) return new GameError('wrong-phase', 'nothing can be played now');
  const steps = stepsOf(turn, play);
  if (steps instanceof GameError) return steps;
  if (steps) return builder.act({ type: 'play', side, steps });
  builder.unplayed = { at, side, dice };
  return undefined;
}

/** The steps of a play; where nothing is written the only ones that there are; undefined where nothing is played. */
function stepsOf(
  turn: Turn,
  play: string | undefined,
): readonly StepChoice[] | GameError | undefined {
  if (play !== '') return play === undefined ? undefined : readSteps(turn, play);
  const plays = legalPlays(turn);
  if (plays.length > 1) return undefined;
  return plays[0].steps.map(({ from, die }): StepChoice => ({ from, die }));
}

/** The dice on the board: those of the draw, or thrown now; those that were thrown before may be named again. */
function throwDice(
  builder: MatchBuilder,
  side: Side,
  dice: Dice,
  cube: number,
): Refusal | undefined {
  const { phase } = builder.state;
  if (phase.name === 'moving' && phase.side === side && isSameRoll(phase.dice, dice)) {
    builder.unplayed = undefined;
    return undefined;
  }
  const fault = settle(builder) ?? takeBeaver(builder, side) ?? draw(builder, side, dice, cube);
  if (fault) return fault;
  const isThrown = builder.state.phase.name === 'moving' && phase.name === 'opening';
  return isThrown ? undefined : builder.act({ type: 'roll', side, dice });
}

function isSameRoll([a, b]: Dice, [c, d]: Dice): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

/** The fault of dice that are not played, although the game goes on. */
export function settle({ unplayed, state }: MatchBuilder): GameError | undefined {
  if (!unplayed || state.phase.name !== 'moving') return undefined;
  const words = `${unplayed.dice.join('')} is not played, but the game goes on`;
  return new MisplacedError(words, unplayed.at);
}

/** A fault that stands before the cell that shows it. */
export class MisplacedError extends GameError {
  constructor(
    words: string,
    readonly at: Place,
  ) {
    super('illegal-play', words);
  }
}

/** Who throws after the beaver has taken it; GNU Backgammon does not write that. */
function takeBeaver(builder: MatchBuilder, side: Side): GameError | undefined {
  return builder.state.phase.name === 'beavered' ? builder.act({ type: 'take', side }) : undefined;
}

function draw(builder: MatchBuilder, side: Side, dice: Dice, cube: number): Refusal | undefined {
  const { state } = builder;
  if (state.phase.name !== 'opening') return undefined;
  const { options } = rulesOf(state);
  const isRoll = options['open.roll'] === 'dice';
  if (isRoll && dice[0] === dice[1]) {
    const words = `${dice.join('')} is no draw: the first roll of the game shows equal dice`;
    return builder.needs('open.roll', 'anew', new GameError('bad-dice', words));
  }
  const ties = Math.log2(cube);
  if (ties > options['cube.auto']) {
    const words = `the cube begins at ${cube}, but ties of the draw do not turn it so often`;
    return builder.needs('cube.auto', ties, new GameError('bad-state', words));
  }
  const last = drawFor(side, isRoll ? dice : [2, 1], options['open.priority']);
  const throws = [...new Array<OpeningThrow>(ties).fill([1, 1]), last];
  return builder.act({ type: 'opening', side, throws }) ?? cubeFault(builder, cube);
}

function cubeFault({ state }: MatchBuilder, cube: number): GameError | undefined {
  if (state.cube.value === cube) return undefined;
  const words = `the cube begins at ${cube}, but the rules have it at ${state.cube.value}`;
  return new GameError('bad-state', words);
}

/** The throw of the draw that shows these dice, and lets a side begin. */
export function drawFor(side: Side, [a, b]: Dice, priority: 'high' | 'low'): OpeningThrow {
  const [high, low] = a > b ? [a, b] : [b, a];
  const first = priority === 'high' ? high : low;
  const second = priority === 'high' ? low : high;
  return side === 'blue' ? [first, second] : [second, first];
}
