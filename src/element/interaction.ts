import type { ButtonName } from '../board/view-model.js';
import type { ResultKind, Step, StepChoice } from '../game/index.js';

/**
 * What the person at the board is doing. All points are in the numbers of the side to move: 1 to 24, 25 = its bar,
 * 0 = off.
 * - `idle`: nothing to do here, the move is the host's.
 * - `to-roll`: the dice are to be thrown, unless the cube or the bomb comes first.
 * - `answering`: a double or a resignation is to be answered.
 * - `ready`: a step is to be chosen, nothing is selected; `stuck` when an own checker that cannot move was clicked.
 * - `checker-selected`: a checker of `from` is selected.
 * - `choosing-origin`: several checkers could go to `to`; one of `origins` is to be clicked.
 * - `choosing-die`: several `dice` take the checker from `from` to the same end; one is to be clicked.
 * - `to-confirm`: nothing more can be played, the play is to be handed in.
 * - `dice-rolling`: the person's dice are being shown; a click shortens it and does no more.
 * - `animating`: a step of the person is being shown; a click shortens it, and is carried out (`pending`) after it.
 * - `opponent-thinking`: the computer looks for its play; clicks mean nothing.
 * - `opponent-moving`: the computer's dice or steps are being shown; a click shortens it and does no more.
 * - `halted`: the computer's turn could not go on (bad dice); Roll tries again.
 * - `result`: the game is over and its result is shown.
 * - `resigning`: Resign has been pressed, and the person is asked whether it was meant, or what is offered. What went on
 *   before, `back`, goes on behind it; whatever else is clicked means what it means there, and that it was not meant.
 */
export type Interaction = Pursuit | Resigning;

interface Resigning {
  readonly name: 'resigning';
  readonly back: Pursuit;
}

/** What the person is doing, whether or not it is asked about resigning meanwhile. */
export type Pursuit =
  | { readonly name: 'idle' }
  | { readonly name: 'to-roll' }
  | { readonly name: 'answering' }
  | { readonly name: 'ready'; readonly stuck?: true }
  | { readonly name: 'checker-selected'; readonly from: number }
  | { readonly name: 'choosing-origin'; readonly to: number; readonly origins: readonly number[] }
  | { readonly name: 'choosing-die'; readonly from: number; readonly dice: readonly number[] }
  | { readonly name: 'to-confirm' }
  | { readonly name: 'dice-rolling' }
  | { readonly name: 'animating'; readonly pending?: Click }
  | { readonly name: 'opponent-thinking' }
  | { readonly name: 'opponent-moving' }
  | { readonly name: 'halted' }
  | { readonly name: 'result' };

/** What a person did. `held` says whose checkers stand on the clicked point. */
export type Click =
  | { readonly name: 'spot'; readonly point: number; readonly held: 'own' | 'theirs' | 'none' }
  | { readonly name: 'die'; readonly die: number }
  | { readonly name: 'button'; readonly button: ButtonName }
  | { readonly name: 'escape' }
  | { readonly name: 'skip' };

/** What the machine hears: clicks, and what became of the game. `settled`: whatever was going on has ended. */
export type Input =
  | Click
  | { readonly name: 'settled' }
  | { readonly name: 'opponent-thinks' }
  | { readonly name: 'opponent-moves' }
  | { readonly name: 'failed' };

/** What is to be done now; whoever does it says `settled` when it is done. */
export type Effect =
  | { readonly name: 'roll' }
  | { readonly name: 'move'; readonly steps: readonly StepChoice[] }
  | { readonly name: 'undo' }
  | { readonly name: 'done' }
  | { readonly name: 'deed'; readonly deed: Deed }
  | { readonly name: 'resign'; readonly kind: ResultKind | undefined }
  | { readonly name: 'new-game' }
  | { readonly name: 'retry' }
  | { readonly name: 'skip' };

/** What can be done with the cube and the bomb, and answered to a double and a resignation. */
export type Deed = 'double' | 'explode' | 'take' | 'pass' | 'beaver' | 'accept' | 'refuse';

/** What the game allows the person at this moment. */
export interface Situation {
  readonly stage: 'not-yours' | 'to-roll' | 'answering' | 'moving' | 'over';
  /** The steps that may be tried next; empty unless moving. */
  readonly steps: readonly Step[];
  /** Where one checker can go with several dice, and no single die takes it. */
  readonly ways: readonly Way[];
  readonly mayUndo: boolean;
  readonly deeds: readonly Deed[];
  /** By what the person may resign; an empty list: by what the board says; undefined: not now. */
  readonly losses: readonly ResultKind[] | undefined;
}

/** One checker's way over several steps. */
export interface Way {
  readonly from: number;
  readonly to: number;
  readonly steps: readonly StepChoice[];
}

export interface Outcome {
  readonly state: Interaction;
  readonly effect?: Effect;
}

/** The whole machine: the next state, and what is to be done. */
export function interact(state: Interaction, input: Input, situation: Situation): Outcome {
  return state.name === 'resigning'
    ? whileResigning(state, input, situation)
    : pursue(state, input, situation);
}

function pursue(state: Pursuit, input: Input, situation: Situation): Outcome {
  switch (input.name) {
    case 'settled':
      return settle(state, situation);
    case 'opponent-thinks':
      return { state: { name: 'opponent-thinking' } };
    case 'opponent-moves':
      return { state: { name: 'opponent-moving' } };
    case 'failed':
      return { state: { name: 'halted' } };
    case 'spot':
    case 'die':
    case 'button':
    case 'escape':
    case 'skip':
      return click(state, input, situation);
  }
}

/** The state in which the game waits for the person, when nothing is going on and nothing is selected. */
export function atRest({ stage, steps }: Situation): Pursuit {
  switch (stage) {
    case 'not-yours':
      return { name: 'idle' };
    case 'to-roll':
      return { name: 'to-roll' };
    case 'answering':
      return { name: 'answering' };
    case 'moving':
      return { name: steps.length > 0 ? 'ready' : 'to-confirm' };
    case 'over':
      return { name: 'result' };
  }
}

function settle(state: Pursuit, situation: Situation): Outcome {
  const rest = atRest(situation);
  const pending = state.name === 'animating' ? state.pending : undefined;
  return pending ? click(rest, pending, situation) : { state: rest };
}

/** What the person is doing apart from a question about resigning. */
export function pursuitOf(interaction: Interaction): Pursuit {
  return interaction.name === 'resigning' ? interaction.back : interaction;
}

function whileResigning(state: Resigning, input: Input, situation: Situation): Outcome {
  const { losses } = situation;
  if (input.name === 'escape') return { state: state.back };
  if (input.name === 'button' && losses) {
    const kind = losses.find((loss) => loss === input.button);
    if (kind ?? (losses.length === 0 && input.button === 'resign'))
      return act({ name: 'resign', kind });
  }
  const outcome = pursue(state.back, input, situation);
  if (isClick(input) || !losses) return outcome;
  return { ...outcome, state: { name: 'resigning', back: pursuitOf(outcome.state) } };
}

function isClick({ name }: Input): boolean {
  return name === 'spot' || name === 'die' || name === 'button' || name === 'skip';
}

function click(state: Pursuit, input: Click, situation: Situation): Outcome {
  if (isButton(input, 'resign') && situation.losses)
    return { state: { name: 'resigning', back: state } };
  switch (state.name) {
    case 'idle':
    case 'opponent-thinking':
      return { state };
    case 'to-roll':
      return isButton(input, 'roll')
        ? { state: { name: 'dice-rolling' }, effect: { name: 'roll' } }
        : (deedButton(input, situation) ?? { state });
    case 'answering':
      return deedButton(input, situation) ?? { state };
    case 'ready':
      return turnButton(input, situation) ?? fresh(state, input, situation);
    case 'checker-selected':
      return turnButton(input, situation) ?? withSelected(state, input, situation);
    case 'choosing-origin':
      return turnButton(input, situation) ?? withOrigins(state, input, situation);
    case 'choosing-die':
      return turnButton(input, situation) ?? withDice(state, input, situation);
    case 'to-confirm':
      return turnButton(input, situation) ?? { state };
    case 'animating':
      return shorten(input.name === 'skip' ? state : { name: 'animating', pending: input });
    case 'dice-rolling':
    case 'opponent-moving':
      return shorten(state);
    case 'halted':
      return isButton(input, 'roll') ? act({ name: 'retry' }) : { state };
    case 'result':
      return isButton(input, 'new-game') ? act({ name: 'new-game' }) : { state };
  }
}

function deedButton(input: Click, { deeds }: Situation): Outcome | undefined {
  if (input.name !== 'button') return undefined;
  const deed = deeds.find((possible) => possible === input.button);
  return deed && act({ name: 'deed', deed });
}

/** Undo and Done mean the same all through the turn. */
function turnButton(input: Click, { steps, mayUndo }: Situation): Outcome | undefined {
  if (isButton(input, 'undo') && mayUndo) return act({ name: 'undo' });
  if (isButton(input, 'done') && steps.length === 0) return act({ name: 'done' });
  return undefined;
}

/** A click with nothing selected: a checker that can move is selected, any other point is a destination. */
function fresh(
  state: Extract<Interaction, { name: 'ready' }>,
  input: Click,
  { steps }: Situation,
): Outcome {
  if (input.name !== 'spot') return { state };
  if (steps.some(({ from }) => from === input.point))
    return { state: { name: 'checker-selected', from: input.point } };
  const arriving = steps.filter(({ to }) => to === input.point);
  const origins = [...new Set(arriving.map(({ from }) => from))];
  if (origins.length > 1) return { state: { name: 'choosing-origin', to: input.point, origins } };
  if (arriving.length > 0) return take(arriving);
  if (input.held === 'own') return STUCK;
  return { state: state.stuck ? { name: 'ready' } : state };
}

function withSelected(
  state: Extract<Interaction, { name: 'checker-selected' }>,
  input: Click,
  situation: Situation,
): Outcome {
  const own = situation.steps.filter(({ from }) => from === state.from);
  if (input.name === 'die') {
    const step = own.find(({ die }) => die === input.die);
    return step ? take([step]) : { state };
  }
  if (input.name !== 'spot') return { state };
  const arriving = own.filter(({ to }) => to === input.point);
  if (arriving.length > 0) return take(arriving);
  const way = situation.ways.find(({ from, to }) => from === state.from && to === input.point);
  if (way) return act({ name: 'move', steps: way.steps });
  return letGo(state, state.from, input, situation);
}

function withOrigins(
  state: Extract<Interaction, { name: 'choosing-origin' }>,
  input: Click,
  situation: Situation,
): Outcome {
  if (input.name !== 'spot') return { state };
  if (state.origins.includes(input.point)) {
    return take(situation.steps.filter(({ from, to }) => from === input.point && to === state.to));
  }
  return letGo(state, state.to, input, situation);
}

function withDice(
  state: Extract<Interaction, { name: 'choosing-die' }>,
  input: Click,
  situation: Situation,
): Outcome {
  if (input.name === 'die') {
    return state.dice.includes(input.die)
      ? act({ name: 'move', steps: [{ from: state.from, die: input.die }] })
      : { state };
  }
  return input.name === 'spot' ? letGo(state, state.from, input, situation) : { state };
}

/** A click beside the choice: the opponent's checkers mean nothing, another own checker is selected, all else cancels. */
function letGo(
  state: Interaction,
  chosen: number,
  input: Extract<Click, { name: 'spot' }>,
  { steps }: Situation,
): Outcome {
  if (input.held === 'theirs') return { state };
  if (input.point === chosen) return { state: { name: 'ready' } };
  if (steps.some(({ from }) => from === input.point))
    return { state: { name: 'checker-selected', from: input.point } };
  return input.held === 'own' ? STUCK : { state: { name: 'ready' } };
}

const STUCK: Outcome = { state: { name: 'ready', stuck: true } };

/** One checker to one end: played, unless it is for the person to say with which die. */
function take(steps: readonly Step[]): Outcome {
  const [{ from, die }] = steps;
  if (steps.length === 1) return act({ name: 'move', steps: [{ from, die }] });
  return { state: { name: 'choosing-die', from, dice: steps.map((step) => step.die) } };
}

function act(effect: Effect): Outcome {
  return { state: { name: 'animating' }, effect };
}

function shorten(state: Interaction): Outcome {
  return { state, effect: { name: 'skip' } };
}

function isButton(input: Click, button: ButtonName): boolean {
  return input.name === 'button' && input.button === button;
}
