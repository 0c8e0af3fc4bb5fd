import { BAR, POINTS, highestPoint, type Counts, type Position } from './position.js';
import type { RuleSet } from './rule-sets.js';

/** The board after `own` has used the bomb: blots are on the bar of their owner (rules.md 3.8). */
export function explode(rules: RuleSet, { own, opp }: Position): Position {
  const hitsBoth = rules.options['nuclear.scope'] === 'all';
  return { own: hitsBoth ? withoutBlots(own) : own, opp: withoutBlots(opp) };
}

function withoutBlots(counts: Counts): Counts {
  const after = counts.slice();
  for (let point = 1; point <= POINTS; point++) {
    if (counts[point] !== 1) continue;
    after[point] = 0;
    after[BAR]++;
  }
  return after;
}

/** Why nobody may use the bomb in this position, whoever holds it; undefined when `own` may. */
export function explosionFault(rules: RuleSet, position: Position): string | undefined {
  if (!rules.bomb) return 'the game is played without a bomb';
  const after = explode(rules, position);
  const hits = after.own[BAR] + after.opp[BAR] - position.own[BAR] - position.opp[BAR];
  if (hits === 0) return 'it would hit no checker';
  return rules.options['nuclear.contact'] === 'on' && !canMeet(position)
    ? 'the sides cannot meet any more'
    : undefined;
}

/** Whether, of two sides that move in opposite directions, a checker of one still has to pass one of the other. */
function canMeet({ own, opp }: Position): boolean {
  return highestPoint(own) + highestPoint(opp) > BAR;
}
