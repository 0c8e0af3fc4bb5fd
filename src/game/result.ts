import { theirPoint } from './facing.js';
import type { Ending } from './hooks.js';
import { BAR, HOME, OFF, POINTS, highestPoint, type Counts, type Position } from './position.js';
import type { ResultKind, RuleSet } from './rule-sets.js';
import { lesserKind } from './scoring.js';

/**
 * How a position stands for the side that has just moved, `own`; undefined while the game goes on. Nobody wins where
 * both have borne off all: only a last throw of the second side leads there.
 */
export function endingOf(rules: RuleSet, position: Position): Ending | undefined {
  const { own, opp } = position;
  const [mine, theirs] = [hasBorneOffAll(rules, own), hasBorneOffAll(rules, opp)];
  if (mine && theirs) return { winner: 'nobody', kind: 'single' };
  if (mine) return { winner: 'own', kind: resultKind(rules, opp) };
  if (theirs) return { winner: 'opp', kind: resultKind(rules, own) };
  const ending = rules.hooks.ending(position);
  return ending && { ...ending, kind: lesserKind(ending.kind, rules.highest) };
}

/** Whether the side to move, `own`, may throw once more although the other has borne off all (rules.md 1.4). */
export function hasLastThrow(rules: RuleSet, { own, opp }: Position): boolean {
  const isPlayed = rules.options['long.last_throw'] === 'on';
  return isPlayed && hasBorneOffAll(rules, opp) && !hasBorneOffAll(rules, own);
}

/** What a game is lost by when the other side has borne off all, from the loser's checkers (rules.md 4). */
export function resultKind(rules: RuleSet, loser: Counts): ResultKind {
  return lesserKind(boardKind(rules, loser), rules.highest);
}

function boardKind(rules: RuleSet, loser: Counts): ResultKind {
  if (loser[OFF] > 0) return 'single';
  if (loser[BAR] > 0 || standsInWinnersHome(rules, loser)) return 'backgammon';
  return rules.options.score === 'four' && highestPoint(loser) <= HOME ? 'home-gammon' : 'gammon';
}

function standsInWinnersHome(rules: RuleSet, loser: Counts): boolean {
  for (let point = 1; point <= POINTS; point++) {
    if (loser[point] !== 0 && theirPoint(rules.facing, point) <= HOME) return true;
  }
  return false;
}

/** The points of a lost game, before the cube. */
export function pointsOf(rules: RuleSet, kind: ResultKind, loser: Counts): number {
  return rules.perChecker ? rules.checkers - loser[OFF] : rules.factors[kind];
}

/** True when a side has borne off all its checkers. */
export function hasBorneOffAll(rules: RuleSet, counts: Counts): boolean {
  return counts[OFF] === rules.checkers;
}
