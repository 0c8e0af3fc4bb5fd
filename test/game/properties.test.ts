import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BAR,
  ROLLS,
  afterStep,
  beginTurn,
  checkPosition,
  comparePositions,
  legalPlays,
  legalResults,
  legalSteps,
  openSteps,
  orThrow,
  pipCount,
  playSteps,
  playTo,
  playableDice,
  positionKey,
  ruleSets,
  theirPoint,
  type Dice,
  type Play,
  type Position,
  type Step,
  type Turn,
  type TurnState,
} from '../../src/game/index.js';
import { randomPosition } from '../support/positions.js';
import { mulberry32 } from '../support/random.js';

const rules = ruleSets.short;
const positions = fc.integer().map((seed) => randomPosition(mulberry32(seed)));
const rolls = fc.constantFrom(...ROLLS);

/** Holds for the legal plays of a position and a roll. */
function holds(
  numRuns: number,
  property: (turn: Turn, plays: readonly Play[]) => void,
  dice: fc.Arbitrary<Dice> = rolls,
): void {
  fc.assert(
    fc.property(positions, dice, (position, roll) => {
      const turn = beginTurn(rules, position, roll);
      property(turn, legalPlays(turn));
    }),
    { seed: 7, numRuns },
  );
}

/** Each step of a play with the moment before it. */
function walk(turn: Turn, { steps }: Play): readonly (readonly [TurnState, Step])[] {
  let state = turn.start;
  return steps.map((step) => {
    const before = state;
    state = afterStep(rules, state, step);
    return [before, step] as const;
  });
}

const enemies = ({ opp }: Position, point: number): number => opp[theirPoint(rules.facing, point)];

test('every result keeps all checkers and is a position that the rules allow', () => {
  holds(100, (_, plays) => {
    for (const { result } of plays) expect(checkPosition(rules, result)).toBeUndefined();
  });
});

test('the order of the dice makes no difference', () => {
  holds(60, (turn, plays) => {
    const [high, low] = [turn.start.dice[0], turn.start.dice[turn.start.dice.length - 1]];
    const sorted = (list: readonly Play[]): readonly Position[] =>
      list.map(({ result }) => result).sort(comparePositions);
    const swapped = beginTurn(rules, turn.start.position, [low, high]);
    expect(sorted(legalPlays(swapped))).toEqual(sorted(plays));
  });
});

test('every play goes step by step to its result and is then complete', () => {
  holds(60, (turn, plays) => {
    for (const { steps, result } of plays) {
      const moments = orThrow(playSteps(turn, steps));
      const end = moments[moments.length - 1] ?? turn.start;
      expect(end.position).toEqual(result);
      expect(legalSteps(turn, end)).toEqual([]);
    }
  });
});

test('every result is found again by a play that leads to it', () => {
  holds(60, (turn, plays) => {
    // A large double has hundreds of results; every so many of them are enough.
    const every = Math.ceil(plays.length / 40);
    for (const { result } of plays.filter((_, index) => index % every === 0)) {
      const fresh = beginTurn(
        rules,
        turn.start.position,
        turn.start.dice.slice(0, 2) as [number, number],
      );
      const play = playTo(fresh, result);
      if (!play) throw new Error(`no play leads to ${JSON.stringify(result)}`);
      const moments = orThrow(playSteps(fresh, play.steps));
      expect((moments[moments.length - 1] ?? fresh.start).position).toEqual(result);
    }
  });
});

test('no play leads to a position that is no result', () => {
  holds(60, (turn, plays) => {
    const results = new Set(plays.map(({ result }) => positionKey(result)));
    const tried = [
      turn.start.position,
      ...plays.slice(0, 20).map(({ result }) => oneStepOn(result)),
    ];
    for (const position of tried)
      expect(playTo(turn, position) !== undefined).toBe(results.has(positionKey(position)));
  });
});

/** Another position near by: the highest checker moved by one more pip. */
function oneStepOn({ own, opp }: Position): Position {
  const top = own.findLastIndex((count) => count > 0);
  const moved = own.slice();
  if (top > 0) {
    moved[top]--;
    moved[top - 1]++;
  }
  return { own: moved, opp };
}

test('all plays of a turn use the same number of dice, the greatest that any order of open steps does', () => {
  holds(100, (turn, plays) => {
    const lengths = new Set(plays.map(({ steps }) => steps.length));
    expect([...lengths]).toEqual([playableDice(turn, turn.start)]);
    expect([...lengths]).toEqual([longest(turn.start)]);
  });
});

/** The most dice that can be played one after the other, found without the generator's own count. */
function longest(start: TurnState): number {
  let reached = [start];
  for (let dice = 0; ; dice++) {
    const next = new Map<string, TurnState>();
    for (const state of reached)
      for (const step of openSteps(rules, state)) {
        const after = afterStep(rules, state, step);
        next.set(positionKey(after.position) + after.dice.join(''), after);
      }
    if (next.size === 0) return dice;
    reached = [...next.values()];
  }
}

test('of two different dice of which one can be played, it is the larger where that is possible', () => {
  // Most positions let both be played; the ones that do not are common enough in so many.
  let single = 0;
  holds(1500, (turn, plays) => {
    const [high, low] = turn.start.dice;
    if (high === low || plays[0].steps.length !== 1) return;
    single++;
    const larger = openSteps(rules, turn.start).some(({ die }) => die === high);
    const dice = new Set(plays.map(({ steps: [{ die }] }) => die));
    expect([...dice]).toEqual([larger ? high : low]);
  });
  expect(single).toBeGreaterThan(20);
});

test('the results alone are those of the plays', () => {
  holds(100, (turn, plays) => {
    expect(legalResults(turn)).toEqual(plays.map(({ result }) => result));
  });
});

test('all results of a turn are different', () => {
  holds(100, (_, plays) => {
    expect(new Set(plays.map(({ result }) => positionKey(result))).size).toBe(plays.length);
  });
});

test('a turn costs the mover as many pips as its dice say, no fewer but in bearing off', () => {
  holds(100, (turn, plays) => {
    for (const { steps, result } of plays) {
      const moved = pipCount(turn.start.position.own) - pipCount(result.own);
      const wasted = steps.filter(({ to, from, die }) => to === 0 && from < die);
      const played = steps.reduce((sum, { die }) => sum + die, 0);
      const lost = wasted.reduce((sum, { from, die }) => sum + die - from, 0);
      expect(moved).toBe(played - lost);
    }
  });
});

test('nothing moves while a checker is on the bar unless all have entered', () => {
  holds(100, (turn, plays) => {
    for (const play of plays)
      for (const [{ position }, step] of walk(turn, play))
        expect(position.own[BAR] === 0 || step.from === BAR).toBe(true);
  });
});

test('nothing lands on two or more enemy checkers, and what lands on one hits it', () => {
  holds(100, (turn, plays) => {
    for (const play of plays)
      for (const [{ position }, { to, hit }] of walk(turn, play)) {
        const there = to === 0 ? 0 : enemies(position, to);
        expect([there < 2, hit]).toEqual([true, there === 1]);
      }
  });
});

test('nothing is borne off while a checker is outside the home, nor past a higher one', () => {
  holds(100, (turn, plays) => {
    for (const play of plays)
      for (const [{ position }, { from, to, die }] of walk(turn, play)) {
        if (to !== 0) continue;
        const top = position.own.findLastIndex((count) => count > 0);
        expect(top <= 6 && (from === die || (from < die && from === top))).toBe(true);
      }
  });
});

test('the enemy changes only where he was hit', () => {
  holds(100, (turn, plays) => {
    for (const { steps, result } of plays) {
      const hit = steps.filter((step) => step.hit).map(({ to }) => theirPoint(rules.facing, to));
      const { opp } = turn.start.position;
      expect(result.opp).toEqual(
        opp.map((count, point) =>
          point === BAR ? count + hit.length : count - (hit.includes(point) ? 1 : 0),
        ),
      );
    }
  });
});
