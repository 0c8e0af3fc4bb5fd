import type { Options } from './options.js';
import type { ResultKind, RuleSet } from './rule-sets.js';

type Factors = RuleSet['factors'];

/** The points of each result by what is agreed on (rules.md 4); a point a checker leaves the kinds as they are usually. */
const factors: Readonly<Record<Options['score'], Factors>> = {
  std: { single: 1, gammon: 2, 'home-gammon': 2, backgammon: 3 },
  no_koks: { single: 1, gammon: 2, 'home-gammon': 2, backgammon: 2 },
  flat: { single: 1, gammon: 1, 'home-gammon': 1, backgammon: 1 },
  four: { single: 1, gammon: 2, 'home-gammon': 3, backgammon: 4 },
  per_checker: { single: 1, gammon: 2, 'home-gammon': 2, backgammon: 3 },
};

/** How far up the results go; a home gammon is a kind of gammon. */
const ranks: Readonly<Record<ResultKind, number>> = {
  single: 1,
  gammon: 2,
  'home-gammon': 2,
  backgammon: 3,
};

/** The lesser of two results, the first where they rank the same. */
export function lesserKind<Kind extends ResultKind>(kind: Kind, most: Kind): Kind {
  return ranks[kind] <= ranks[most] ? kind : most;
}

/** What a variant, in which a game can be lost by `most` at the worst, costs with these options. */
export function scoringOf(
  most: RuleSet['highest'],
  options: Options,
): Pick<RuleSet, 'highest' | 'factors' | 'perChecker'> {
  const { score } = options;
  const limits: Partial<Record<Options['score'], RuleSet['highest']>> = {
    no_koks: 'gammon',
    flat: 'single',
  };
  const agreed = options['hyper.gammons'] === 'no' ? 'single' : (limits[score] ?? most);
  const highest = lesserKind(most, agreed);
  const pays = (kind: ResultKind): number => factors[score][lesserKind(kind, highest)];
  return {
    highest,
    factors: {
      single: pays('single'),
      gammon: pays('gammon'),
      'home-gammon': pays('home-gammon'),
      backgammon: pays('backgammon'),
    },
    perChecker: score === 'per_checker',
  };
}
