import { contacts } from './contact.js';
import { theirPoint } from './facing.js';
import { BAR, HOME, OFF, highestPoint, type Position } from './position.js';
import type { RuleSet } from './rule-sets.js';
import type { Step } from './turn-state.js';

/** What the steps that all games have in common depend on. */
export type Ground = Pick<RuleSet, 'checkers' | 'facing' | 'contact'>;

/** The steps that the board allows with each of these dice (rules.md 1.1 and 1.3), whatever they mean for the others. */
export function commonSteps(ground: Ground, position: Position, dice: readonly number[]): Step[] {
  const steps: Step[] = [];
  const top = highestPoint(position.own);
  // While a checker is on the bar no other may move.
  const lowest = top === BAR ? BAR : 1;
  for (const die of new Set(dice)) {
    for (let from = top; from >= lowest; from--) {
      // Nothing stands there, or what does is pinned.
      if (position.own[from] <= 0) continue;
      const step = commonStep(ground, position, from, die, top);
      if (step) steps.push(step);
    }
  }
  return steps;
}

function commonStep(
  ground: Ground,
  { own, opp }: Position,
  from: number,
  die: number,
  top: number,
): Step | undefined {
  const to = from - die;
  if (to <= OFF) {
    return mayBearOff(from, die, top) ? { from, to: OFF, die, hit: false } : undefined;
  }
  const contact = contacts[ground.contact];
  const theirs = opp[theirPoint(ground.facing, to)];
  if (contact.closed(own[to], theirs)) return undefined;
  return { from, to, die, hit: contact.hits(theirs) };
}

/** rules.md 1.3: all at home, and the exact number or the highest point. */
function mayBearOff(from: number, die: number, top: number): boolean {
  return top <= HOME && (from === die || from === top);
}

/** The board after one of the steps that it allows. */
export function positionAfter(ground: Ground, position: Position, step: Step): Position {
  const own = position.own.slice();
  own[step.from]--;
  own[step.to]++;
  const contact = contacts[ground.contact];
  let { opp } = position;
  if (step.hit) opp = contact.afterHit(opp, theirPoint(ground.facing, step.to));
  if (contact.sharesPoints && own[step.from] === 0)
    opp = contact.afterLeaving(opp, theirPoint(ground.facing, step.from));
  return { own, opp };
}

/** The dice that are left when one of them has been played. */
export function withoutDie(dice: readonly number[], die: number): readonly number[] {
  const used = dice.indexOf(die);
  return dice.filter((_, index) => index !== used);
}
