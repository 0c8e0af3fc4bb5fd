import type { StripView } from '../board/view-model.js';
import {
  isMatch,
  isUnlimited,
  OFF,
  otherSide,
  pipCount,
  rulesOf,
  sideToAct,
  SIDES,
  type GameState,
  type Side,
} from '../game/index.js';
import type { Strings } from '../locale/index.js';
import { clockOf, type Time } from './clock-view.js';
import { matchPoints } from './result-text.js';
import { actorOf, playerOf, topOf, type Seats } from './seats.js';
import { boardNow, type Session } from './session.js';

/** What a strip shows besides the game itself. */
export interface StripOptions extends Time {
  readonly seats: Seats;
  readonly strings: Strings;
  readonly level: keyof Strings['levels'];
  /** There is room for short texts only. */
  readonly narrow: boolean;
  readonly pips: boolean;
  /** Share of the computer's search done, while it thinks. */
  readonly progress: number | undefined;
}

/** The line of a side above or below the board. */
export function stripOf(side: Side, session: Session, options: StripOptions): StripView {
  const { seats, strings, level, progress, narrow } = options;
  const { state } = session;
  const counts = boardNow(session)[side];
  const computer = playerOf(seats, side) === 'computer';
  const toMove = sideToAct(state) === side;
  return {
    // On a narrow line there is room for one of both, and the level says that it is the computer's.
    name: computer && narrow ? strings.levels[level] : strings.names[actorOf(state, seats, side)],
    detail: computer && !narrow ? strings.levels[level] : undefined,
    pips: options.pips ? strings.pips(pipCount(counts)) : undefined,
    off: strings.off(counts[OFF]),
    score: scoreText(side, state, options),
    note: side === topOf(seats) ? noteText(state, options) : undefined,
    clock: clockOf(state, side, options, strings),
    bomb: mayUseBomb(state, side) ? strings.bomb : undefined,
    toMove,
    thinking: computer && toMove ? progress : undefined,
  };
}

/** In a match always; else nothing to count before a game of the session has been won. */
function scoreText(side: Side, state: GameState, { strings, narrow }: StripOptions): string {
  const { score, settings } = state;
  const { games, points } = score[side];
  if (isMatch(settings)) {
    const say = narrow ? strings.shortMatchScore : strings.matchScore;
    return say(matchPoints(state, side), settings.matchLength);
  }
  if (SIDES.every((any) => score[any].games === 0)) return '';
  return narrow ? strings.shortScore(games, points) : strings.score(games, points);
}

/** Once, for it is said of both sides; where there is little room only what changes the play. */
function noteText(
  { crawford, settings }: GameState,
  { strings: { notes }, narrow }: StripOptions,
): string | undefined {
  if (crawford === 'now') return notes.crawford;
  if (crawford === 'past') return notes.postCrawford;
  return isUnlimited(settings) && !narrow ? notes.unlimited : undefined;
}

function mayUseBomb(state: GameState, side: Side): boolean {
  return rulesOf(state).bomb && state.bomb !== otherSide(side);
}
