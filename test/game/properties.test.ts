import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BAR,
  PINNED,
  ROLLS,
  VARIANTS,
  afterStep,
  beginTurn,
  checkPosition,
  comparePositions,
  endingOf,
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
  ruleSetOf,
  theirPoint,
  type Contact,
  type Dice,
  type GivenOptions,
  type Play,
  type Position,
  type RuleSet,
  type Step,
  type Turn,
  type TurnState,
  type Variant,
} from '../../src/game/index.js';
import { randomPosition } from '../support/positions.js';
import { mulberry32 } from '../support/random.js';

/** Every variant, and every option that changes its plays. */
const games: readonly [Variant, GivenOptions][] = [
  ...VARIANTS.map((variant): [Variant, GivenOptions] => [variant, {}]),
  ['caucasian', { 'caucasian.bearoff_after_hit': 'never' }],
  ['caucasian', { 'caucasian.bearoff_after_hit': 'free' }],
  ['plakoto', { 'plakoto.mother': 'mutual' }],
  ['long', { 'long.block': 'none' }],
  ['long', { 'long.block': 'home', 'long.block_check': 'step' }],
  ['long', { 'long.head_exception': 'any_double', 'long.last_checker_large': 'on' }],
];

describe.each(games)('%s with %j', (variant, options) => {
  const rules = ruleSetOf(variant, options);
  // The other games share the generator with short nardy.
  const share = variant === 'short' ? 1 : 0.25;

  /** Holds for the legal plays of a position and a roll. */
  function holds(numRuns: number, property: (turn: Turn, plays: readonly Play[]) => void): void {
    const positions = fc.integer().map((seed) => randomPosition(mulberry32(seed), rules));
    fc.assert(
      fc.property(positions, fc.constantFrom(...ROLLS), (position, roll) => {
        const turn = beginTurn(rules, position, roll);
        property(turn, legalPlays(turn));
      }),
      { seed: 7, numRuns: Math.ceil(numRuns * share) },
    );
  }

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

  test('a play that ends the game is over with its last step, and no other', () => {
    holds(60, (turn, plays) => {
      for (const play of plays)
        for (const [before, step] of walk(rules, turn, play)) {
          expect(endingOf(rules, before.position)).toBeUndefined();
          const { position, memory } = afterStep(rules, before, step);
          expect(memory.over).toBe(rules.hooks.ending(position) !== undefined);
        }
    });
  });

  test('every result is found again by a play that leads to it', () => {
    holds(60, (turn, plays) => {
      // A large double has hundreds of results; every so many of them are enough.
      const every = Math.ceil(plays.length / 40);
      for (const { result } of plays.filter((_, index) => index % every === 0)) {
        const fresh = beginTurn(rules, turn.start.position, diceOf(turn));
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

  test('all plays of a turn that do not end the game use the same number of dice, the greatest that any order of open steps does', () => {
    holds(100, (turn, plays) => {
      const most = longest(rules, turn.start);
      expect(Math.max(0, playableDice(turn, turn.start))).toBe(most);
      for (const { steps, result } of plays)
        if (steps.length !== most) expect(endingOf(rules, result)?.winner).toBe('own');
    });
  });

  test('of two different dice of which one can be played, it is the larger where that is possible', () => {
    // Most positions let both be played; the ones that do not are common enough in so many.
    let single = 0;
    holds(1500, (turn, plays) => {
      const [high, low] = turn.start.dice;
      if (high === low || playableDice(turn, turn.start) !== 1) return;
      single++;
      const larger = openSteps(rules, turn.start).some(
        (step) =>
          step.die === high &&
          rules.hooks.admissibleEnd(afterStep(rules, turn.start, step).position),
      );
      const dice = new Set(plays.map(({ steps: [{ die }] }) => die));
      expect([...dice]).toEqual([larger ? high : low]);
    });
    expect(single).toBeGreaterThan(3);
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
        for (const [{ position }, step] of walk(rules, turn, play))
          expect(position.own[BAR] === 0 || step.from === BAR).toBe(true);
    });
  });

  test('nothing lands on a closed point, and what lands on a lone enemy does what its game says', () => {
    const limits: Readonly<Record<Contact, number>> = { hit: 1, pin: 1, block: 0 };
    holds(100, (turn, plays) => {
      for (const play of plays)
        for (const [{ position }, { to, hit }] of walk(rules, turn, play)) {
          const there = to === 0 ? 0 : enemies(rules, position, to);
          expect([there <= limits[rules.contact], hit]).toEqual([true, there === 1]);
          expect(position.own[to]).not.toBe(PINNED);
        }
    });
  });

  test('nothing is borne off while a checker is outside the home, nor past a higher one', () => {
    holds(100, (turn, plays) => {
      for (const play of plays)
        for (const [{ position }, { from, to, die }] of walk(rules, turn, play)) {
          if (to !== 0) continue;
          const top = position.own.findLastIndex((count) => count !== 0);
          expect(top <= 6 && (from === die || (from < die && from === top))).toBe(true);
        }
    });
  });

  test('the enemy changes only where he was hit, pinned or freed', () => {
    holds(100, (turn, plays) => {
      for (const { steps, result } of plays) {
        const hit = steps.filter((step) => step.hit).map(({ to }) => theirPoint(rules.facing, to));
        const { opp } = turn.start.position;
        const after = rules.contact === 'pin' ? result.opp.map(Math.abs) : result.opp;
        expect(after).toEqual(
          rules.contact === 'pin'
            ? opp.map(Math.abs)
            : opp.map((count, point) =>
                point === BAR ? count + hit.length : count - (hit.includes(point) ? 1 : 0),
              ),
        );
      }
    });
  });

  test('a pinned checker never moves', () => {
    const pinned = ({ own }: Position): readonly number[] =>
      own.flatMap((count, point) => (count === PINNED ? [point] : []));
    holds(100, (turn, plays) => {
      const before = pinned(turn.start.position);
      for (const { result } of plays) expect(pinned(result)).toEqual(before);
    });
  });
});

describe.each<[string, GivenOptions, (lowest: number) => number]>([
  ['nobody ahead of it', {}, (lowest) => lowest - 1],
  ['nobody in his home', { 'long.block': 'home' }, () => 6],
  ['even with somebody ahead', { 'long.block': 'none' }, () => -1],
  ['nobody ahead, in passing too', { 'long.block_check': 'step' }, (lowest) => lowest - 1],
])('long nardy: no turn ends with a block of six and %s', (_, options, last) => {
  const rules = ruleSetOf('long', options);

  test('unless nothing could be moved', () => {
    let blocks = 0;
    for (let seed = 0; seed < 300; seed++) {
      const random = mulberry32(seed);
      const turn = beginTurn(rules, crowded(random), ROLLS[seed % ROLLS.length]);
      for (const { steps, result } of legalPlays(turn)) {
        if (steps.length === 0) continue;
        const lowest = lowestBlocks(result);
        blocks += lowest.length;
        for (const low of lowest)
          expect(result.opp.some((count, point) => count > 0 && point <= last(low))).toBe(true);
      }
    }
    // Else there was nothing to see, where blocks may stand at all.
    expect(blocks > 0).toBe(options['long.block'] !== 'none');
  });

  /** Lone checkers close together, which a step or two makes a block of. */
  function crowded(random: () => number): Position {
    for (;;) {
      const { opp } = randomPosition(random, rules);
      const first = 9 + Math.floor(random() * 14);
      const own = new Array<number>(26).fill(0);
      let left = 15;
      for (let point = first; point > first - 9 && point > 0; point--) {
        if (random() < 0.25 || opp[theirPoint('same', point)] > 0) continue;
        own[point] = 1;
        left--;
      }
      own[24] += left;
      const position = { own, opp };
      if (!checkPosition(rules, position)) return position;
    }
  }

  /** The lowest number, on the enemy's way, of each run of six or more. */
  function lowestBlocks({ own }: Position): readonly number[] {
    const held = Array.from({ length: 26 }, (__, number) => {
      return number >= 1 && number <= 24 && own[theirPoint('same', number)] > 0;
    });
    return held.flatMap((isHeld, number) =>
      isHeld && !held[number - 1] && held.slice(number, number + 6).every(Boolean) ? [number] : [],
    );
  }
});

/** Each step of a play with the moment before it. */
function walk(
  rules: RuleSet,
  turn: Turn,
  { steps }: Play,
): readonly (readonly [TurnState, Step])[] {
  let state = turn.start;
  return steps.map((step) => {
    const before = state;
    state = afterStep(rules, state, step);
    return [before, step] as const;
  });
}

function enemies({ facing }: RuleSet, { opp }: Position, point: number): number {
  return opp[theirPoint(facing, point)];
}

function diceOf({ start }: Turn): Dice {
  return [start.dice[0], start.dice[1]];
}

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

/** The most dice that can be played one after the other to an end that is allowed, found without the generator's own count. */
function longest(rules: RuleSet, start: TurnState): number {
  let reached = [start];
  let most = 0;
  for (let dice = 0; reached.length > 0; dice++) {
    if (reached.some(({ position }) => rules.hooks.admissibleEnd(position))) most = dice;
    const next = new Map<string, TurnState>();
    for (const state of reached)
      for (const step of openSteps(rules, state)) {
        const after = afterStep(rules, state, step);
        const key = [positionKey(after.position), after.dice, JSON.stringify(after.memory)];
        next.set(key.join(), after);
      }
    reached = [...next.values()];
  }
  return most;
}
