import { findRuleSet, orThrow, type RuleSet } from '../src/game/index.js';

/** The rules of the variant that a command names, with the usual options. @throws GameError when there is none. */
export function rulesNamed(name: string): RuleSet {
  return orThrow(findRuleSet(name));
}
