import {
  addStep,
  currentMoment,
  GameError,
  nextSteps,
  OFF,
  positionKey,
  type Draft,
  type StepChoice,
} from '../game/index.js';
import type { Way } from './interaction.js';

const waysOf = new WeakMap<Draft, readonly Way[]>();

/**
 * Where one checker can go from here with several dice and with no single one. Ends are left out that it
 * reaches in different manners (with a hit or a pin on the way, or without): those are for the person to go step by step.
 */
export function waysFrom(draft: Draft): readonly Way[] {
  const known = waysOf.get(draft);
  if (known) return known;
  const steps = nextSteps(draft);
  const origins = [...new Set(steps.map(({ from }) => from))];
  const ways = origins.flatMap((from) => {
    const single = steps.filter((step) => step.from === from).map(({ to }) => to);
    const found = new Map<number, { readonly way: Way; readonly results: Set<string> }>();
    for (const { way, result } of longWays(draft, from, from, [])) {
      const same = found.get(way.to);
      if (same) same.results.add(result);
      else found.set(way.to, { way, results: new Set([result]) });
    }
    return [...found.values()]
      .filter(({ way, results }) => results.size === 1 && !single.includes(way.to))
      .map(({ way }) => way);
  });
  waysOf.set(draft, ways);
  return ways;
}

/** All ways of a checker that stands on `at` by now, of two steps and more, and the boards they lead to. */
function* longWays(
  draft: Draft,
  from: number,
  at: number,
  before: readonly StepChoice[],
): Generator<{ readonly way: Way; readonly result: string }> {
  for (const { die, to } of nextSteps(draft).filter((step) => step.from === at)) {
    const next = addStep(draft, { from: at, die });
    if (next instanceof GameError) continue;
    const steps = [...before, { from: at, die }];
    if (before.length > 0)
      yield { way: { from, to, steps }, result: positionKey(currentMoment(next).position) };
    if (to !== OFF) yield* longWays(next, from, to, steps);
  }
}
