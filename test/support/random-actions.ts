import {
  afterStep,
  beginTurn,
  drawOpening,
  legalActions,
  legalSteps,
  offeredKinds,
  openingSide,
  positionFor,
  rulesOf,
  sideToAct,
  SIDES,
  throwDice,
  timeToFlag,
  type Action,
  type ActionType,
  type GameState,
  type ResultKind,
  type Side,
  type StepChoice,
} from '../../src/game/index.js';
import { between, pick, type Random } from './random.js';

/** How often each kind of action is chosen where it is possible, against the others; what is missing never is. */
export type Habits = Partial<Record<ActionType, number>>;

/** Games that are played to their end on the board, but for a double now and then where there is a cube. */
export const QUIET: Habits = { opening: 1, roll: 7, play: 1, double: 1, take: 1, pass: 1 };

/** Games in which everything happens, most of them played for a while. */
export const LIVELY: Habits = {
  opening: 200,
  roll: 200,
  play: 200,
  explode: 60,
  double: 12,
  take: 100,
  pass: 5,
  beaver: 40,
  offerResignation: 1,
  answerResignation: 100,
  flag: 0.2,
};

/** One of the actions that are legal now; the next game once one is over. */
export function randomAction(random: Random, state: GameState, habits: Habits): Action {
  const over = state.phase.name === 'over';
  const choices = SIDES.flatMap((side) =>
    legalActions(state, side).flatMap((type) => {
      const weight = over && type === 'nextGame' ? 1 : (habits[type] ?? 0);
      return weight > 0 ? [{ side, type, weight }] : [];
    }),
  );
  const { side, type } = weighed(random, choices);
  return actionOf(random, state, side, type);
}

function weighed<T extends { readonly weight: number }>(random: Random, choices: readonly T[]): T {
  let left = random() * choices.reduce((sum, { weight }) => sum + weight, 0);
  return choices.find(({ weight }) => (left -= weight) < 0) ?? choices[choices.length - 1];
}

function actionOf(random: Random, state: GameState, side: Side, type: ActionType): Action {
  const deed = { side, elapsed: elapsedFor(random, state) };
  const say = sayings[type];
  return { ...deed, type, ...say?.(random, state, side) } as Action;
}

/** What an action of a kind says besides who does it, and when. */
const sayings: Partial<
  Record<ActionType, (random: Random, state: GameState, side: Side) => Partial<Action>>
> = {
  opening(random, state) {
    const throws = drawOpening(() => between(random, 1, 6));
    return { throws, side: openingSide(throws, rulesOf(state).options['open.priority']) };
  },
  roll: (random) => ({ dice: throwDice(() => between(random, 1, 6)) }),
  play: (random, state) => ({ steps: randomSteps(random, state) }),
  offerResignation: offerOf,
  answerResignation: (random) => ({ accept: random() < 0.3 }),
  flag: (_, state, side) => ({ elapsed: Math.ceil(timeToFlag(state, side) ?? 0) + 1 }),
};

/** A time in which no flag falls. */
function elapsedFor(random: Random, state: GameState): number {
  const side = sideToAct(state);
  const left = side && timeToFlag(state, side);
  return between(random, 0, Math.min(9999, left ?? 9999));
}

/** The kind that is offered, where one has to be named. */
function offerOf(random: Random, state: GameState): { kind?: ResultKind } {
  const rules = rulesOf(state);
  return rules.options.resign === 'offer' ? { kind: pick(random, offeredKinds(rules)) } : {};
}

/** A legal play, step by step. */
function randomSteps(random: Random, state: GameState): readonly StepChoice[] {
  const { phase } = state;
  if (phase.name !== 'moving') throw new Error(`no play in the phase ${phase.name}`);
  const turn = beginTurn(rulesOf(state), positionFor(state, phase.side), phase.dice);
  const choices: StepChoice[] = [];
  let moment = turn.start;
  for (let steps = legalSteps(turn, moment); steps.length > 0; steps = legalSteps(turn, moment)) {
    const step = pick(random, steps);
    choices.push({ from: step.from, die: step.die });
    moment = afterStep(turn.rules, moment, step);
  }
  return choices;
}
