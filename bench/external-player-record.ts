import {
  applyAction,
  beginTurn,
  orThrow,
  positionFor,
  rulesOf,
  type Action,
  type ActionType,
  type GameRecord,
  type GameResult,
  type GameState,
  type Side,
} from '../src/game/index.js';
import { playText } from './external-player.js';

/** A session that GNU Backgammon has kept, played again by our rules. */
export interface PlayedSession {
  readonly results: readonly GameResult[];
  /** What `side` has done, as an external player says it; throws are left out. */
  readonly answers: readonly string[];
  /** Plays of both sides, lost turns included. */
  readonly plays: number;
}

/** @throws GameError for the first action that our rules do not allow */
export function playAgain({ start, actions }: GameRecord, side: Side): PlayedSession {
  const results: GameResult[] = [];
  const answers: string[] = [];
  let plays = 0;
  let state = start;
  for (const action of actions) {
    const after = orThrow(applyAction(state, action));
    const answer = action.side === side ? answerOf(state, action, after) : undefined;
    if (answer !== undefined) answers.push(answer);
    if (action.type === 'play') plays++;
    if (after.phase.name === 'over') results.push(after.phase.result);
    state = after;
  }
  return { results, answers, plays };
}

/** What an action other than a play is called. */
const words: Partial<Record<ActionType, string>> = {
  double: 'double',
  take: 'take',
  pass: 'drop',
  beaver: 'beaver',
};

function answerOf(before: GameState, action: Action, after: GameState): string | undefined {
  const { phase } = before;
  if (action.type !== 'play' || phase.name !== 'moving') return words[action.type];
  const { side } = action;
  const turn = beginTurn(rulesOf(before), positionFor(before, side), phase.dice);
  return playText(turn, positionFor(after, side));
}
