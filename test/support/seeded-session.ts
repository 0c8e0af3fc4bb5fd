import {
  applyAction,
  beginTurn,
  drawOpening,
  legalPlays,
  newSession,
  openingSide,
  orThrow,
  positionFor,
  rulesOf,
  throwDice,
  type Action,
  type GameState,
} from '../../src/game/index.js';
import { between, pick, type Random } from './random.js';

/** One action of a session and the state that it led to. */
interface Turning {
  readonly action: Action;
  readonly after: GameState;
}

/** All actions of a number of whole games, random plays by both sides, one session. */
export function seededSession(random: Random, games = 1): readonly Turning[] {
  const turnings: Turning[] = [];
  let state = newSession({ variant: 'short' });
  while (state.phase.name !== 'over' || state.game < games) {
    const action = nextAction(random, state);
    state = orThrow(applyAction(state, action));
    turnings.push({ action, after: state });
  }
  return turnings;
}

function nextAction(random: Random, state: GameState): Action {
  const { phase } = state;
  const die = (): number => between(random, 1, 6);
  const elapsed = between(random, 0, 9999);
  switch (phase.name) {
    case 'opening': {
      const throws = drawOpening(die);
      return { type: 'opening', side: openingSide(throws), elapsed, throws };
    }
    case 'rolling':
      return { type: 'roll', side: phase.side, elapsed, dice: throwDice(die) };
    case 'moving': {
      const turn = beginTurn(rulesOf(state), positionFor(state, phase.side), phase.dice);
      const { steps } = pick(random, legalPlays(turn));
      const choices = steps.map(({ from, die }) => ({ from, die }));
      return { type: 'play', side: phase.side, elapsed, steps: choices };
    }
    case 'over':
      return { type: 'nextGame', side: phase.result.winner, elapsed };
  }
}
