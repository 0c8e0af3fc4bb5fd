import { BAR, HOME, OFF, POINTS, type Counts } from './position.js';
import { theirPoint, type ResultKind, type RuleSet } from './rule-sets.js';

/** The kind of loss: single (oin), gammon (mars) or backgammon (koks), from the loser's checkers (rules.md 4). */
export function resultKind(rules: RuleSet, loser: Counts): ResultKind {
  if (loser[OFF] > 0) return 'single';
  return loser[BAR] > 0 || standsInWinnersHome(rules, loser) ? 'backgammon' : 'gammon';
}

function standsInWinnersHome(rules: RuleSet, loser: Counts): boolean {
  for (let point = 1; point <= POINTS; point++) {
    if (loser[point] !== 0 && theirPoint(rules.facing, point) <= HOME) return true;
  }
  return false;
}

/** True when a side has borne off all its checkers. */
export function hasBorneOffAll(rules: RuleSet, counts: Counts): boolean {
  return counts[OFF] === rules.checkers;
}
