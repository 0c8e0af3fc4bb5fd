import { isMatch, otherSide, type GameState, type Over, type Side } from '../game/index.js';
import type { Strings } from '../locale/index.js';
import { actorOf, topOf, type Seats } from './seats.js';

/** Who has won and by what. */
export function resultTitle(
  state: GameState,
  { result }: Over,
  seats: Seats,
  strings: Strings,
): string {
  const { winner, kind, by } = result;
  if (winner === null) return strings.drawnGame;
  return strings.won(actorOf(state, seats, winner), by === 'pass' ? 'pass' : kind);
}

/** What a result was worth, and how it came about where the board does not tell. */
export function resultWorth({ result }: Over, strings: Strings): string {
  const { by, points } = result;
  const worth = strings.wonPoints(points);
  return by === 'resignation' || by === 'flag' ? `${worth}, ${strings.endedBy[by]}` : worth;
}

/** Who won, how, what it counts, and the match if that has ended. */
export function resultText(state: GameState, over: Over, seats: Seats, strings: Strings): string {
  const title = resultTitle(state, over, seats, strings);
  const text = over.result.winner === null ? title : `${title}, ${resultWorth(over, strings)}`;
  const match = matchText(state, over, seats, strings);
  return match === undefined ? text : `${text}. ${match}`;
}

/** A side's points in a match; a surplus counts for nothing (rules.md 5.2). */
export function matchPoints({ score, settings }: GameState, side: Side): number {
  return Math.min(score[side].points, settings.matchLength);
}

/** Who has won the match, if somebody has won one of more than a game. */
export function matchText(
  state: GameState,
  { match }: Over,
  seats: Seats,
  strings: Strings,
): string | undefined {
  if (!match || !isMatch(state.settings)) return undefined;
  const [own, other] = [match, otherSide(match)].map((side) => matchPoints(state, side));
  return strings.wonMatch(actorOf(state, seats, match), own, other);
}

/** The score of the session, the bottom side first: points where the session counts them, else games. */
export function standingText(state: GameState, seats: Seats, strings: Strings): string {
  const { bottom } = seats;
  const top = topOf(seats);
  const counted = state.settings.matchLength === 1 ? 'games' : 'points';
  return strings.standing(
    strings.names[actorOf(state, seats, bottom)],
    state.score[bottom][counted],
    strings.names[actorOf(state, seats, top)],
    state.score[top][counted],
  );
}
