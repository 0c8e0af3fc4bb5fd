import {
  BAR,
  countsOf,
  ruleSets,
  theirPoint,
  type Position,
  type RuleSet,
} from '../../src/game/index.js';

/**
 * A position as the rulebook writes it, both sides in the mover's numbers: `own 24:2 bar:1 | opp 1:2 12:5`.
 * What is not named is borne off.
 */
export function positionOf(text: string, rules: RuleSet = ruleSets.short): Position {
  const [own, opp = 'opp'] = text.split('|').map((part) => part.trim());
  const mine = stacks(own, 'own');
  const theirs = stacks(opp, 'opp').map(([point, checkers]): [number, number] => [
    point === BAR ? BAR : theirPoint(rules.facing, point),
    checkers,
  ]);
  return { own: countsOf(rules.checkers, mine), opp: countsOf(rules.checkers, theirs) };
}

function stacks(text: string, who: 'own' | 'opp'): [number, number][] {
  const [name, ...words] = text.split(/\s+/);
  if (name !== who) throw new Error(`"${text}" does not begin with ${who}`);
  return words.map((word) => {
    const [point, checkers] = word.split(':');
    return [point === 'bar' ? BAR : Number(point), Number(checkers)];
  });
}
