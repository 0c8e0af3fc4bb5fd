import { GameError } from './errors.js';
import { endGame } from './match.js';
import { resultKind } from './result.js';
import { RESULT_KINDS, type ResultKind, type RuleSet } from './rule-sets.js';
import { otherSide, rulesOf, type GameState, type Resigning, type Side } from './state.js';

/** The kinds that may be offered by who gives a game up, the mildest first (rules.md 6.4). */
export function offeredKinds({ highest, options }: RuleSet): readonly ResultKind[] {
  return RESULT_KINDS.slice(0, RESULT_KINDS.indexOf(highest) + 1).filter(
    (kind) => kind !== 'home-gammon' || options.score === 'four',
  );
}

/** The state after a side has given the game up: at once by what the board says, or by what the other side may accept. */
export function resign(
  state: GameState,
  side: Side,
  kind: ResultKind | undefined,
  back: Resigning['back'],
): GameState | GameError {
  const rules = rulesOf(state);
  const other = otherSide(side);
  if (rules.options.resign === 'position') {
    if (kind) return badOffer(`${kind} cannot be offered: the board says what it costs`);
    const fromBoard = resultKind(rules, state.board[side]);
    return endGame(state, { winner: other, kind: fromBoard, by: 'resignation' });
  }
  const kinds = offeredKinds(rules);
  return kind && kinds.includes(kind)
    ? { ...state, phase: { name: 'resigning', side: other, kind, back } }
    : badOffer(`${kind ?? 'nothing'} is offered, not one of: ${kinds.join(', ')}`);
}

function badOffer(what: string): GameError {
  return new GameError('bad-action', `offerResignation: ${what}`);
}
