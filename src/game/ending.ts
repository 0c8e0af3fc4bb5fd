import type { Outcome } from './match.js';
import { endingOf, hasLastThrow } from './result.js';
import { otherSide, positionFor, rulesOf, type GameState, type Side } from './state.js';

/** How the board has ended the game after a turn of `side`, or undefined when it goes on. */
export function outcomeAfter(state: GameState, side: Side): Outcome | undefined {
  const other = otherSide(side);
  if (lastThrowSide(state) === other) return undefined;
  const ending = endingOf(rulesOf(state), positionFor(state, side));
  if (!ending) return undefined;
  const winners = { own: side, opp: other, nobody: null };
  return { winner: winners[ending.winner], kind: ending.kind, by: 'board' };
}

/** The side that has one throw left because the starter has borne off all (rules.md 3.6, `long.last_throw`), if any. */
export function lastThrowSide(state: GameState): Side | undefined {
  const { starter } = state;
  if (starter === null) return undefined;
  const other = otherSide(starter);
  return hasLastThrow(rulesOf(state), positionFor(state, other)) ? other : undefined;
}
