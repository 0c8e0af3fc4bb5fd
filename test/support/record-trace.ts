import {
  applyAction,
  orThrow,
  rulesOf,
  type Action,
  type GameRecord,
  type GameState,
} from '../../src/game/index.js';

/** What a match file keeps of an action, and what the action led to. */
export interface Trace {
  readonly said: unknown;
  readonly after: Omit<GameState, 'clocks'>;
}

/**
 * A record without what no file but JSON keeps: times, who asked for the next game, the ties of the draw, and which of
 * two dice has borne off a checker that either could.
 */
export function traceOf({ start, actions }: GameRecord): readonly Trace[] {
  let state = start;
  return actions.map((action) => {
    const said = saidBy(state, action);
    state = orThrow(applyAction(state, action));
    const { clocks: _, ...after } = state;
    return { said, after };
  });
}

function saidBy(state: GameState, action: Action): unknown {
  const { elapsed: _, ...said } = action;
  if (said.type === 'nextGame') return said.type;
  if (said.type === 'play') return { ...said, steps: said.steps.map(({ from }) => from) };
  if (said.type !== 'opening') return said;
  const isRoll = rulesOf(state).options['open.roll'] === 'dice';
  return { ...said, throws: isRoll ? said.throws.at(-1) : undefined };
}

/** The turns, the cube and the results of a record, as every program tells them: plays by the board they lead to. */
export function courseOf({ start, actions }: GameRecord): readonly string[] {
  let state = start;
  return actions.flatMap((action) => {
    const before = state;
    state = orThrow(applyAction(before, action));
    return [...turnOf(before, action, state), ...endOf(before, state)];
  });
}

const CUBE_ACTIONS: readonly Action['type'][] = ['double', 'take', 'pass', 'beaver'];

function turnOf({ phase }: GameState, { type, side }: Action, after: GameState): string[] {
  if (type === 'play' && phase.name === 'moving') {
    const { blue, red } = after.board;
    return [`${side} ${[...phase.dice].sort().join('')}: ${blue.join()} ${red.join()}`];
  }
  if (type === 'nextGame') return [`game ${after.game}`];
  return CUBE_ACTIONS.includes(type) ? [`${side} ${type}, cube ${after.cube.value}`] : [];
}

function endOf(before: GameState, { phase }: GameState): string[] {
  if (phase.name !== 'over' || before.phase.name === 'over') return [];
  const { winner, points, by } = phase.result;
  return [`${winner} wins ${points} by ${by}`];
}
