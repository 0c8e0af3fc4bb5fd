import {
  optionValues,
  ruleSetOf,
  variants,
  type GivenOptions,
  type OptionName,
  type RuleSet,
  type Variant,
} from '../../src/game/index.js';

/** A variant as some players play it. */
export interface Dialect {
  readonly name: string;
  readonly variant: Variant;
  readonly options: GivenOptions;
  readonly rules: RuleSet;
}

/** Options of one variant that mean something only together. */
const together: readonly GivenOptions[] = (['home', 'none', 'free'] as const).map((block) => ({
  'long.block': block,
  'long.block_check': 'step',
}));

/** Every variant as usual, and with each value of each option that is its own. */
export const dialects: readonly Dialect[] = (Object.keys(variants) as Variant[]).flatMap(
  (variant) => {
    const own = variants[variant].ownOptions ?? [];
    const single = own.flatMap((name) => otherValues(name));
    const choices = [{}, ...single, ...(variant === 'long' ? together : [])];
    return choices.map((options) => dialect(variant, options));
  },
);

/** A game of each kind: every contact, every set of own rules, every way to end and to count. */
export const kinds: readonly Dialect[] = [
  dialect('short', { score: 'four' }),
  dialect('caucasian'),
  dialect('hypergammon', { 'hyper.gammons': 'no' }),
  dialect('longgammon', { score: 'per_checker' }),
  dialect('sudden-death'),
  dialect('plakoto'),
  dialect('plakoto', { 'plakoto.mother': 'mutual' }),
  dialect('long'),
];

/** A variant with some options. */
export function dialect(variant: Variant, options: GivenOptions = {}): Dialect {
  const given = Object.entries(options).map(([option, value]) => `${option}=${value}`);
  const name = [variant, ...given].join(' ');
  return { name, variant, options, rules: ruleSetOf(variant, options) };
}

function otherValues(name: OptionName): GivenOptions[] {
  return optionValues[name].slice(1).map((value) => ({ [name]: value }));
}
